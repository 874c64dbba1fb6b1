"""Lines of a turn, tried on the same deals: what falls behind is no longer tried.

Every round deals the hidden cards anew and tries each line on that one deal with the same luck, so
that lines are compared like with like. A trial plays the line and some turns after it by a fast
policy; the standing before and after these counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh
from random import Random
from typing import Any, NamedTuple, TypeAlias

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.plan import Line, distinct, held, lines
from deckcheck.play.bots.quick import play_turn
from deckcheck.play.bots.turns import Turn
from rulesets.api import OVER, Action, Game, Seat

_WIDTH, _NODES = 8, 600  # of the beam that finds lines
_FIRST = 8  # lines to begin with
_MORE = 2  # lines that a later deal may add
_WIDENED = (12, 36, 108, 324)  # rounds whose deal is looked at for more lines
_LEFT = {3: 5, 6: 3}  # rounds after which so many lines are left: the time is for the best
_SURE = 8  # rounds before a line is dropped for what it brought
_DOUBT = 2.5  # standard errors by which a line must be behind to be dropped
_PRIOR = 2  # rounds for which the standing at the end of the turn counts beside what follows
_TURNS = 4  # that a trial plays on

Deal: TypeAlias = int  # the seed that it is dealt by


class Outcome(NamedTuple):
    """What a line brought on a deal: the standing after the turn, and after those that follow."""

    now: float
    later: float


Outcomes: TypeAlias = dict[tuple[Action, ...], dict[Deal, Outcome]]  # by line


class Tried:
    """A line, and what it brought by deal."""

    __slots__ = ("actions", "brought", "line")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.actions = line.actions()
        self.brought: dict[Deal, Outcome] = {}


class Search:
    """A search for the best line of a position."""

    def __init__(self, position: Position, actions: Sequence[Action], rng: Random) -> None:
        self.position = position
        self.game: Game[Any] = position.game
        self.seat: Seat = position.seat
        self.actions = actions
        self.rng = rng
        self.found: list[Tried] = []  # all lines; the first is the best at the end of the turn
        self.running: list[Tried] = []  # those that are still tried
        self.rounds = 0

    def round(self) -> None:
        """Deal anew and try the lines that are left on the deal."""
        deal = self.rng.getrandbits(32)
        rng = Random(deal)
        state, luck = self.position.sample(rng), rng.getrandbits(32)
        turn = Turn(self.game, state, self.seat)
        if not self.rounds or self.rounds in _WIDENED:
            self._widen(turn, state, luck)
        if len(self.found) > 1:
            for tried in self.running:
                tried.brought[deal] = self._try(turn, tried.actions, state.clone(), luck)
        self.rounds += 1
        if self.rounds in _LEFT:
            self._keep(_LEFT[self.rounds])
        elif self.rounds >= _SURE:
            self._drop()

    def settled(self) -> bool:
        """Tell whether one line is left, so that nothing is left to find out."""
        return len(self.running) == 1

    def best(self) -> Line:
        """Return the line that did best."""
        return self._leader().line

    def outcomes(self) -> Outcomes:
        """Return what each line brought by deal."""
        return {tried.actions: tried.brought for tried in self.found}

    def add(self, outcomes: Outcomes) -> None:
        """Add what another search of the position found out of the lines of this one."""
        for tried in self.found:
            tried.brought.update(outcomes.get(tried.actions, {}))

    def _widen(self, turn: Turn, state: Any, luck: int) -> None:
        """Look for lines on a deal: several at first, some more later (progressive widening)."""
        found = distinct(lines(turn, state, self.actions, luck, _WIDTH, _NODES))
        known = {tried.actions for tried in self.found}
        new = [Tried(line) for line in found if line.actions() not in known]
        new = new[: _MORE if known else _FIRST]
        self.found += new
        self.running += new

    def _try(self, turn: Turn, line: Sequence[Action], state: Any, luck: int) -> Outcome:
        """Play a line and the turns that follow."""
        game, seat = self.game, self.seat
        state = held(turn, line, state, luck)
        now = game.evaluate(state, seat)
        rng = Random(luck)
        for _ in range(_TURNS):
            if game.actor(state) == OVER:
                break
            state = play_turn(game, state, rng)
        return Outcome(now, game.evaluate(state, seat))

    def _keep(self, most: int) -> None:
        """Go on with the best lines."""
        scale = self._scale()
        first = self.running[0]
        self.running.sort(key=lambda tried: -sum(_differences(tried, first, scale)))
        del self.running[most:]

    def _drop(self) -> None:
        """Drop lines that are surely behind the leader, and those that always bring the same."""
        leader, scale = self._leader(), self._scale()
        self.running = [
            tried for tried in self.running if tried is leader or not _behind(leader, tried, scale)
        ]

    def _leader(self) -> Tried:
        """Return the line that is ahead of every other; the first of equals."""
        leader, scale = self.running[0], self._scale()
        for tried in self.running[1:]:
            ahead = _differences(tried, leader, scale)
            if ahead and sum(ahead) > 0:
                leader = tried
        return leader

    def _scale(self) -> float:
        """Return how far apart standings are in what follows; far more counts little more."""
        values = sorted(o.later for tried in self.running for o in tried.brought.values())
        if not values:
            return 1.0
        middle = values[len(values) // 2]
        apart = sorted(abs(value - middle) for value in values)
        return max(3 * apart[len(apart) // 2], 1e-6)


def _differences(one: Tried, other: Tried, scale: float) -> list[float]:
    """Return by how much a line did better than another on each deal on which both were tried.

    The standing at the end of the turn is sure and sees little, what follows sees more and varies:
    with many rounds the second counts for more.
    """
    deals = [deal for deal in one.brought if deal in other.brought]
    sure = _PRIOR / (_PRIOR + len(deals))
    found = []
    for deal in deals:
        a, b = one.brought[deal], other.brought[deal]
        now, later = tanh((a.now - b.now) / scale), tanh((a.later - b.later) / scale)
        found.append(sure * now + (1 - sure) * later)
    return found


def _behind(leader: Tried, tried: Tried, scale: float) -> bool:
    """Tell whether a line is surely behind, or brought the same on every deal."""
    ahead = _differences(leader, tried, scale)
    count = len(ahead)
    if count < _SURE:
        return False
    mean = sum(ahead) / count
    spread = sqrt(sum((x - mean) ** 2 for x in ahead) / (count - 1))
    return not any(ahead) or mean > _DOUBT * spread / sqrt(count)
