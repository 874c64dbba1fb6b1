"""How well a seat stands, for look-ahead bots."""

from __future__ import annotations

from rulesets.yugioh.match.derived import atk_of, def_of
from rulesets.yugioh.match.spots import ATTACK, BACK_SLOTS, SET
from rulesets.yugioh.match.state import Duel

_CARD = 400.0  # what a card in hand is worth in Life Points


def standing(s: Duel, seat: int) -> float:
    """Return the value of a state for a seat; a won duel is worth 100,000."""
    if s.result:
        return 200_000.0 * (s.result[seat] - 0.5)
    return _side(s, seat) - _side(s, 1 - seat)


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
