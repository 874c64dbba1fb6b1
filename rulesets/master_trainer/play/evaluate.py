"""How well a trainer stands: the evaluation that look-ahead bots use."""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum

from rulesets.api import OVER, Seat
from rulesets.engine import Frame
from rulesets.engine.game import waiting
from rulesets.master_trainer.match.components import (
    BONUS,
    BONUS_KINDS,
    CATCHES,
    CINNABAR,
    GATE,
    ITEM_COUNTS,
    MASTER_BALL,
    POWER,
    RIVAL_STRENGTH,
    STRENGTH,
    TIME_MACHINE,
)
from rulesets.master_trainer.match.state import Cards, TrainerState, strength_among
from rulesets.master_trainer.play.battle import (
    CHALLENGE,
    LETS_FIGHT,
    MOST_BONUS_CARDS,
    LayBonus,
)
from rulesets.master_trainer.play.catching import ADJUSTMENTS, CATCH, DUNGEON_CATCH, PLATEAU_CATCH
from rulesets.master_trainer.play.final import FINAL, POINTS_TO_ENTER
from rulesets.master_trainer.play.odds import final_chance

_SPREAD = 1.8  # of the difference of two scores, on the logistic scale

_POINT, _STRENGTH, _GATE, _PLATEAU = 0.5, 0.6, 3.0, 2.0
_WIN = 100.0
_READY = 40.0  # a Final Battle that is as good as won, when it comes
_BONUS_CARD = 0.2  # a point of Attack Bonus cards, for battles before it
_ITEM = [0.3] * len(ITEM_COUNTS)
_ITEM[MASTER_BALL] = _ITEM[TIME_MACHINE] = 0.5
_RIVALRY = 0.3  # what the best opponent's standing takes away
_CATCHES_BY_PROGRAM = (CATCH, PLATEAU_CATCH, DUNGEON_CATCH)


def _chance(difference: float) -> float:
    """Estimate the chance to win a battle from the expected difference of the scores."""
    return 1 / (1 + exp(-difference / _SPREAD))


def _bonus(cards: Cards, room: int) -> int:
    """Return what the best Attack Bonus cards of some add, as many as there is room for."""
    held = sorted([BONUS[k] for k in cards if k in BONUS_KINDS])
    return sum(held[-room:]) if room else 0


def _own(s: TrainerState, seat: Seat) -> float:
    rules = s.rules
    down, place = s.down[seat], s.place[seat]
    team = _team(s.team[seat], down, rules.knocked_out_stages, rules.two_of_three)
    points, worth, best = team
    worth += _hand(s.hand[seat], best, rules.rival_table)
    if place >= GATE:
        worth += _GATE + _PLATEAU
    elif points >= POINTS_TO_ENTER:
        worth += _GATE if place == CINNABAR else _GATE - 0.5
    else:
        worth += 0.02 * min(place, CINNABAR - 10)  # later spaces hold stronger Pokémon
    return worth


# Look-ahead asks for the same teams and hands again and again.
@lru_cache(maxsize=1 << 14)
def _team(team: Cards, down: Cards, all_stages: bool, two_of_three: int) -> tuple[int, float, int]:
    """Return the Power Points of a team, what it is worth, and its best Attack Strength."""
    able = tuple([chip for chip in team if chip not in down])
    owned = team if all_stages else able
    best = max([strength_among(chip, owned, two_of_three) for chip in able], default=0)
    points = sum([POWER[chip] for chip in able])
    worth = _POINT * min(points, POINTS_TO_ENTER) + 0.05 * max(0, points - POINTS_TO_ENTER)
    # A knocked-out Pokémon can be revived: worth something still.
    return points, worth + _STRENGTH * best + 0.2 * len(team), best


@lru_cache(maxsize=1 << 14)
def _hand(cards: Cards, best: int, table: str) -> float:
    """Return what Item cards in hand are worth beside a best Pokémon.

    Nearly all of it is the chance that they give in the next Final Battle.
    """
    machines = cards.count(TIME_MACHINE)
    ready = _READY * final_chance(best + _bonus(cards, MOST_BONUS_CARDS), 0, machines, table)
    kept = _BONUS_CARD * _bonus(cards, 2 * MOST_BONUS_CARDS)
    # The sum of floats is rounded otherwise from Python 3.12 on; fsum is the same everywhere.
    return ready + kept + fsum([_ITEM[k] for k in cards])


def _laid_total(s: TrainerState, f: Frame, side: int) -> int:
    """Return the score of a side before its die: what lies there, and what may still be laid."""
    seat: Seat = f.values["rollers"][side]
    laid = sum([BONUS[k] for k in s.laid[seat]])
    op = waiting(s)[0]
    if isinstance(op, LayBonus) and op.side == side and s.stack[-1] is f:
        laid += _bonus(s.hand[seat], MOST_BONUS_CARDS - len(s.laid[seat]))
    return s.strength(seat, f.values["fighters"][side]) + laid


def _final_pending(s: TrainerState, f: Frame, seat: Seat) -> float:
    """Return what a Final Battle in progress promises a seat."""
    if f.values.get("fighters", (0,))[0] == 0:
        return 0.0
    rival = RIVAL_STRENGTH[f.values["rival"]] if "rival" in f.values else 0
    machines = s.hand[f.controller].count(TIME_MACHINE)
    wins = final_chance(_laid_total(s, f, 0), rival, machines, s.rules.rival_table)
    return wins * (_WIN if seat == f.controller else -_WIN / 4)


def _battle_pending(s: TrainerState, f: Frame, seat: Seat) -> float:
    """Return what a battle between trainers in progress promises a seat."""
    sides = f.values.get("rollers", ())
    fighters = f.values.get("fighters", (0, 0))
    if seat not in sides or 0 in fighters:
        return 0.0
    wins = _chance(_laid_total(s, f, 0) - _laid_total(s, f, 1))
    side: int = sides.index(seat)
    loss: float = _POINT * POWER[fighters[side]] + 0.2 * STRENGTH[fighters[side]]
    return (1.5 + loss) * (wins if side == 0 else 1 - wins) - loss


def _catch_pending(s: TrainerState, f: Frame, seat: Seat) -> float:
    """Return what an attempt to catch promises a seat."""
    chip: int = f.values.get("chip", 0)
    if seat != f.controller or not chip:
        return 0.0
    by = ADJUSTMENTS.get(f.values.get("ball", -1), (0,))
    faces = f.values["dice"][:1] if f.values.get("dice") else range(1, 7)
    caught = [any(face + n in CATCHES[chip] for n in by) for face in faces]
    worth: float = _POINT * POWER[chip] + 0.5
    return worth * sum(caught) / len(caught)


def _pending(s: TrainerState, seat: Seat) -> float:
    for f in s.stack[1:]:
        if f.program is FINAL:
            return _final_pending(s, f, seat)
        if f.program is CHALLENGE or f.program is LETS_FIGHT:
            return _battle_pending(s, f, seat)
        if f.program in _CATCHES_BY_PROGRAM:
            return _catch_pending(s, f, seat)
    return 0.0


def evaluate(s: TrainerState, seat: Seat) -> float:
    """Return how well a seat stands; a finished match is worth more than any standing."""
    if s.waits == OVER:
        return _WIN * s.result[seat]
    best = max([_own(s, other) for other in range(s.seats) if other != seat])
    return _own(s, seat) + _pending(s, seat) - _RIVALRY * best
