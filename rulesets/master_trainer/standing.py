"""How well a trainer stands: the evaluation that look-ahead bots use."""

from __future__ import annotations

from rulesets.api import OVER, Seat
from rulesets.master_trainer.components import (
    BALLS,
    BONUS,
    BONUS_KINDS,
    CINNABAR,
    FLY,
    GATE,
    PLATEAU,
    RIVAL_STRENGTH,
)
from rulesets.master_trainer.final import POINTS_TO_ENTER
from rulesets.master_trainer.state import TrainerState

# Mean score of a Master: strength, die and a bonus of seven.
_MASTER = sum(RIVAL_STRENGTH) / len(RIVAL_STRENGTH) + 3.5 + 7
_DIE = 3.5

_POINTS, _FINAL, _GATE, _PLATEAU, _ITEM = 10.0, 12.0, 3.0, 2.0, 0.25
_RIVALRY = 0.3  # what the best opponent's standing takes away


def final_chance(s: TrainerState, seat: Seat) -> float:
    """Estimate the chance to beat a Master now with the best Pokémon and cards."""
    able = s.conscious(seat)
    if not able:
        return 0.0
    held = [BONUS[k] for k in (*s.hand[seat], *s.laid[seat]) if k in BONUS_KINDS]
    best = max([s.strength(seat, chip) for chip in able]) + sum(sorted(held)[-2:])
    # Two dice and the card make a spread of about six either way.
    return min(1.0, max(0.0, 0.5 + (best + _DIE - _MASTER) / 12))


def _own(s: TrainerState, seat: Seat) -> float:
    points = s.points(seat)
    worth = _POINTS * min(points, POINTS_TO_ENTER) / POINTS_TO_ENTER
    worth += 0.05 * max(0, points - POINTS_TO_ENTER) + _FINAL * final_chance(s, seat)
    worth += _ITEM * sum([2 if k in BALLS or k == FLY else 1 for k in s.hand[seat]])
    # A knocked-out Pokémon can be revived: worth something still.
    worth += 0.1 * len(s.team[seat])
    place = s.place[seat]
    if place >= GATE:
        worth += _GATE + _PLATEAU
        steps = [i - (place - GATE) for i, p in enumerate(PLATEAU) if p.type == "final_battle"]
        worth += 0.1 * sum(1 for n in steps if 1 <= n <= 6)
    elif points >= POINTS_TO_ENTER:
        worth += _GATE if place == CINNABAR else _GATE - 0.5
    else:
        # Later spaces hold stronger Pokémon.
        worth += 0.02 * min(place, CINNABAR - 10)
    return worth


def evaluate(s: TrainerState, seat: Seat) -> float:
    """Return how well a seat stands; a finished match is worth more than any standing."""
    if s.waits == OVER:
        return 100.0 * s.result[seat]
    best = max(_own(s, other) for other in range(s.seats) if other != seat)
    return _own(s, seat) - _RIVALRY * best
