"""How well a seat stands, for look-ahead bots."""

from __future__ import annotations

from rulesets.yugioh.match.derived import atk_of, def_of
from rulesets.yugioh.match.spots import ATTACK, BACK_SLOTS, SET
from rulesets.yugioh.match.state import Duel

_CARD = 400.0  # what a card in hand is worth in Life Points
# What battle may take counts so much: where the attacker's turn is on, and where it comes later.
_NOW, _LATER = 0.6, 0.15
_LETHAL = 8000.0


def standing(s: Duel, seat: int) -> float:
    """Return the value of a state for a seat; a won duel is worth 100,000."""
    if s.result:
        return 200_000.0 * (s.result[seat] - 0.5)
    return _side(s, seat) - _side(s, 1 - seat) - _exposed(s, seat) + _exposed(s, 1 - seat)


def _side(s: Duel, seat: int) -> float:
    value = float(s.lp[seat]) + _CARD * min(len(s.hands[seat]), 8)
    for card in s.monsters(seat):
        value += 300.0 + _monster(s, card)
    value += 500.0 * len(s.cards_at(BACK_SLOTS[seat]))
    if len(s.decks[seat]) < 3:
        value -= 1000.0 * (3 - len(s.decks[seat]))
    return value


def _monster(s: Duel, card: int) -> float:
    spot = s.spot(card)
    assert spot is not None
    if spot.gone:
        return -300.0
    if spot.position == ATTACK:
        return 1.0 * atk_of(s, card)
    if spot.position == SET and not spot.seen:
        return 700.0
    return 0.5 * max(atk_of(s, card), def_of(s, card))


def _exposed(s: Duel, seat: int) -> float:
    """Return what the attackers of the other player may take from a seat in battle."""
    foes = sorted([atk_of(s, c) for c in s.monsters(1 - seat) if _position(s, c) == ATTACK])
    if not foes:
        return 0.0
    guards = sorted([(_guard(s, c), c) for c in s.monsters(seat)])
    lost, fallen = 0.0, 0
    for guard, card in guards:
        # The weakest that is strong enough, so that the others are left for more.
        beats = next((atk for atk in foes if atk > guard), None)
        if beats is not None:
            foes.remove(beats)
            fallen += 1
            lost += 300.0 + _monster(s, card)
            if _position(s, card) == ATTACK:
                lost += beats - guard
    if fallen == len(guards):
        hit = sum(foes)
        lost += hit if hit < s.lp[seat] else _LETHAL
    return lost * (_LATER if s.seat == seat else _NOW)


def _position(s: Duel, card: int) -> str:
    spot = s.spot(card)
    return spot.position if spot is not None else ""


def _guard(s: Duel, card: int) -> int:
    """Return what an attacker must exceed."""
    return atk_of(s, card) if _position(s, card) == ATTACK else def_of(s, card)
