"""Lines of a turn, tried on the same deals: what falls behind is no longer tried.

Every round deals the hidden cards anew and tries each line on that one deal with the same luck, so
that lines are compared like with like. The first round only looks at the end of the turn, on some
deals. In later ones a trial plays the line and some turns after it by a fast policy; the standing
before and after these counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh
from random import Random
from typing import Any, NamedTuple, TypeAlias

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.plan import Line, distinct, held, lines, varied
from deckcheck.play.bots.quick import play_turn
from deckcheck.play.bots.turns import Turn
from rulesets.api import OVER, Action, Game, Seat

_WIDTH, _NODES = 8, 600  # of the beam that finds lines
_FIRST = 8  # lines to begin with
_LOOKS = 6  # deals of the first round
_KEPT = 6  # lines that are left after the first round
_MORE = 2  # lines that a later deal may add
_WIDENED = (1, 4)  # rounds whose deal is looked at for more lines
_MOST = _KEPT + _MORE * len(_WIDENED)  # lines that are tried at a time
_SURE = 8  # rounds before a line is dropped for what it brought
_DOUBT = 3.0  # standard errors by which a line must be behind to be dropped
_PRIOR = 4  # rounds for which the standing at the end of the turn counts beside what follows
_TURNS = 4  # that a trial plays on, where the game does not say

Deal: TypeAlias = int  # the seed that it is dealt by


class Outcome(NamedTuple):
    """What a line brought on a deal: the standing after the turn, and after those that follow.

    Where the deal was only looked at, there is no later one.
    """

    now: float
    later: float | None = None


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
        self.looked: list[Deal] = []  # deals of which only the end of the turn is looked at
        self.rounds = 0
        self.trials = 0
        self.turns = int(getattr(self.game, "foresight", _TURNS))

    def round(self) -> None:
        """Deal anew and try the lines that are left on the deal."""
        if not self.rounds:
            self._widen(self.rng.getrandbits(32))
            if len(self.found) > 1:
                self._look([self.rng.getrandbits(32) for _ in range(_LOOKS)])
        else:
            deal = self.rng.getrandbits(32)
            if self.rounds in _WIDENED:
                self._widen(deal)
                self._look(self.looked)
            state, turn, luck = self._dealt(deal)
            for tried in self.running:
                tried.brought[deal] = self._try(turn, tried.actions, state.clone(), luck)
            self.trials += len(self.running)
        self.rounds += 1
        if self.rounds == 1:
            self._keep(_KEPT)
        elif self.rounds > _SURE:
            self._drop()

    def narrow(self, spent: float) -> None:
        """Leave what is not spent yet, of 1, to the best lines.

        Sequential halving: in equal shares of the time half as many lines are tried each. Where a
        trial costs so much that few are to come, there are only as many lines as these tell apart.
        """
        stages = (_MOST - 1).bit_length()
        most = -(-_MOST // 2 ** int(spent * stages))
        if spent:
            to_come = self.trials * (1 - spent) / spent
            most = min(most, int(to_come / _SURE))
        self._keep(max(2, most))

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

    def _dealt(self, deal: Deal) -> tuple[Any, Turn, int]:
        """Return the state of a deal, the turn that is played on it, and the luck in it."""
        rng = Random(deal)
        state = self.position.sample(rng)
        return state, Turn(self.game, state, self.seat), rng.getrandbits(32)

    def _look(self, deals: list[Deal]) -> None:
        """Look what lines lead to at the end of the turn, where that is not known yet."""
        self.looked = deals
        for deal in deals:
            state, turn, luck = self._dealt(deal)
            for tried in self.running:
                if deal not in tried.brought:
                    ended = held(turn, tried.actions, state.clone(), luck)
                    tried.brought[deal] = Outcome(self.game.evaluate(ended, self.seat))

    def _widen(self, deal: Deal) -> None:
        """Look for lines on a deal: several at first, some more later (progressive widening).

        What hangs on a coin that fell badly, or on a card that was not drawn, is found on another.
        """
        state, turn, luck = self._dealt(deal)
        found = distinct(lines(turn, state, self.actions, luck, _WIDTH, _NODES))
        known = {each.actions for each in self.found}
        new = [line for line in found if line.actions() not in known]
        new = varied(new, _MORE if known else _FIRST)
        tried = [Tried(line) for line in new]
        self.found += tried
        self.running += tried

    def _try(self, turn: Turn, line: Sequence[Action], state: Any, luck: int) -> Outcome:
        """Play a line and the turns that follow."""
        game, seat = self.game, self.seat
        state = held(turn, line, state, luck)
        now = game.evaluate(state, seat)
        rng = Random(luck)
        for _ in range(self.turns):
            if game.actor(state) == OVER:
                break
            state = play_turn(game, state, rng)
        return Outcome(now, game.evaluate(state, seat))

    def _keep(self, most: int) -> None:
        """Go on with the best lines."""
        if len(self.running) <= most:
            return
        first, scale = self.running[0], self._scale()
        self.running.sort(key=lambda tried: -_ahead(tried, first, scale))
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
            if _ahead(tried, leader, scale) > 0:
                leader = tried
        return leader

    def _scale(self) -> float:
        """Return how far apart standings are in what follows; far more counts little more."""
        brought = [o for tried in self.running for o in tried.brought.values()]
        values = sorted(o.now if o.later is None else o.later for o in brought)
        if not values:
            return 1.0
        middle = values[len(values) // 2]
        apart = sorted(abs(value - middle) for value in values)
        return max(3 * apart[len(apart) // 2], 1e-6)


def _differences(one: Tried, other: Tried, scale: float) -> list[float]:
    """Return by how much a line did better than another on each deal that was played on for both.

    The standing at the end of the turn is sure and sees little, what follows sees more and varies:
    with many rounds the second counts for more. Before there is any, the first is all there is.
    """
    now: list[float] = []
    later: list[float] = []
    for deal, a in one.brought.items():
        b = other.brought.get(deal)
        if b is not None:
            now.append(tanh((a.now - b.now) / scale))
            if a.later is not None and b.later is not None:
                later.append(tanh((a.later - b.later) / scale))
    if not now:
        return []
    before = sum(now) / len(now)
    if not later:
        return [before]
    sure = _PRIOR / (_PRIOR + len(later))
    return [sure * before + (1 - sure) * x for x in later]


def _ahead(one: Tried, other: Tried, scale: float) -> float:
    """Return by how much a line is ahead of another, a deal; 0 where nothing compares them."""
    found = _differences(one, other, scale)
    return sum(found) / len(found) if found else 0.0


def _behind(leader: Tried, tried: Tried, scale: float) -> bool:
    """Tell whether a line is surely behind, or brought the same on every deal."""
    ahead = _differences(leader, tried, scale)
    count = len(ahead)
    if count < _SURE:
        return False
    mean = sum(ahead) / count
    spread = sqrt(sum((x - mean) ** 2 for x in ahead) / (count - 1))
    return not any(ahead) or mean > _DOUBT * spread / sqrt(count)
