"""How well a seat stands, for look-ahead bots."""

from __future__ import annotations

from typing import NamedTuple

from rulesets.yugioh.match.derived import atk_of, def_of
from rulesets.yugioh.match.spots import ATTACK, BACK_SLOTS, SET
from rulesets.yugioh.match.state import Duel

_CARD = 400.0  # what a card in hand is worth in Life Points
# What battle may take counts so much: where the attacker's turn is on, and where it comes later.
_NOW, _LATER = 0.6, 0.15
_LETHAL = 8000.0


class _Monster(NamedTuple):
    """A monster as battle sees it: `guard` is what an attacker must exceed."""

    guard: int
    card: int
    attacks: bool
    worth: float


def standing(s: Duel, seat: int) -> float:
    """Return the value of a state for a seat; a won duel is worth 100,000."""
    if s.result:
        return 200_000.0 * (s.result[seat] - 0.5)
    mine, theirs = _monsters(s, seat), _monsters(s, 1 - seat)
    value = _side(s, seat, mine) - _side(s, 1 - seat, theirs)
    return value - _exposed(s, seat, mine, theirs) + _exposed(s, 1 - seat, theirs, mine)


def _monsters(s: Duel, seat: int) -> list[_Monster]:
    """Return the monsters of a seat, in the order of their slots."""
    return [_monster(s, card) for card in s.monsters(seat)]


def _monster(s: Duel, card: int) -> _Monster:
    spot = s.spot(card)
    assert spot is not None
    if spot.position == ATTACK:
        atk = atk_of(s, card)
        return _Monster(atk, card, True, 1.0 * atk)
    guard = def_of(s, card)
    if spot.position == SET and not spot.seen:
        return _Monster(guard, card, False, 700.0)
    return _Monster(guard, card, False, 0.5 * max(atk_of(s, card), guard))


def _side(s: Duel, seat: int, monsters: list[_Monster]) -> float:
    value = float(s.lp[seat]) + _CARD * min(len(s.hands[seat]), 8)
    for monster in monsters:
        value += 300.0 + monster.worth
    value += 500.0 * len(s.cards_at(BACK_SLOTS[seat]))
    if len(s.decks[seat]) < 3:
        value -= 1000.0 * (3 - len(s.decks[seat]))
    return value


def _exposed(s: Duel, seat: int, mine: list[_Monster], theirs: list[_Monster]) -> float:
    """Return what the attackers of the other player may take from a seat in battle."""
    foes = sorted([foe.guard for foe in theirs if foe.attacks])
    if not foes:
        return 0.0
    lost, fallen = 0.0, 0
    for guard, _, attacks, worth in sorted(mine):
        # The weakest that is strong enough, so that the others are left for more.
        beats = next((atk for atk in foes if atk > guard), None)
        if beats is not None:
            foes.remove(beats)
            fallen += 1
            lost += 300.0 + worth
            if attacks:
                lost += beats - guard
    if fallen == len(mine):
        hit = sum(foes)
        lost += hit if hit < s.lp[seat] else _LETHAL
    return lost * (_LATER if s.seat == seat else _NOW)
