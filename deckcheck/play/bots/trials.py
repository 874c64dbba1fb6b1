"""Lines of a turn, tried on the same deals: what falls behind is no longer tried.

Lines are found on several deals of the hidden cards. Each is looked at on some: what it leads to at
the end of the turn, which costs little. Then every round deals anew and tries each line on that one
deal with the same luck, so that lines are compared like with like: a trial plays the line and some
turns after it by a fast policy, and the standing before and after these counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from random import Random
from typing import Any, TypeAlias

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.plan import Line, covering, distinct, held, lines
from deckcheck.play.bots.quick import play_turn
from deckcheck.play.bots.turns import Turn
from deckcheck.play.bots.weighing import (
    SURE,
    Deal,
    Outcome,
    Tried,
    ahead,
    at_least,
    behind,
    standing,
)
from rulesets.api import OVER, Action, Game, Seat

_WIDTH = 8  # of the beam that finds lines on the first deal, twice as many on each that follows
_NODES = 100  # that a beam looks at, for each line of its width
_EACH = 8  # lines that a deal adds
_LOOKS = 4  # deals on which lines are looked at, for each on which they are found
_AGAIN = 2  # more of these in a round
_KEPT = 6  # lines that are tried at first
_STAGES = (_KEPT - 1).bit_length()  # in which half as many are tried each
_WORTH = 3  # trials to come for which a line is kept beside others
_TURNS = 3  # that a trial plays on, where the game does not say
_PLANNED = 0  # of these, the first ones, that are planned by a beam, where the game does not say

Outcomes: TypeAlias = dict[tuple[Action, ...], dict[Deal, Outcome]]  # by line


class Search:
    """A search for the best line of a position."""

    def __init__(self, position: Position, actions: Sequence[Action], rng: Random) -> None:
        self.position = position
        self.game: Game[Any] = position.game
        self.seat: Seat = position.seat
        self.actions = actions
        self.rng = rng
        self.found: list[Tried] = []  # all lines
        self.running: list[Tried] = []  # those that are still tried
        self.width = _WIDTH
        self.looked: list[Deal] = []  # deals of which only the end of the turn is looked at
        self.rounds = 0
        self.trials = 0
        self.turns = int(getattr(self.game, "foresight", _TURNS))
        self.planned = int(getattr(self.game, "planned", _PLANNED))
        self.lead = float(getattr(self.game, "lead", 0.0))

    def find(self) -> None:
        """Look for lines on one deal more, and what all of them lead to.

        What hangs on a coin that fell badly, or on a card that was not drawn, is found on another.
        A wider beam finds lines of long turns that look poor for some steps.
        """
        state, turn, luck = self._dealt(self.rng.getrandbits(32))
        width = self.width
        best = distinct(lines(turn, state, self.actions, luck, width, _NODES * width))
        self.width = 2 * width
        known = {each.actions for each in self.found}
        new = [Tried(line) for line in covering(best, _EACH) if line.actions() not in known]
        self.found += new
        self.running += new
        self._look(_LOOKS)

    def round(self) -> None:
        """Deal anew and try the lines that are left on the deal."""
        self._look(_AGAIN)
        deal = self.rng.getrandbits(32)
        state, turn, luck = self._dealt(deal)
        for tried in self.running:
            copy = state.clone()
            tried.brought[deal] = self._try(turn, tried.actions, copy, luck, self.turns)
        self.trials += len(self.running)
        self.rounds += 1
        if self.rounds >= SURE:
            self._drop()

    def narrow(self, spent: float) -> None:
        """Leave what is not spent yet, of 1, to the best lines.

        Sequential halving: in equal shares of the time half as many lines are tried each. Where a
        trial costs so much that few are to come, there are only as many lines as may share them.
        """
        most = -(-_KEPT // 2 ** int(spent * _STAGES))
        if self.trials and spent:
            most = min(most, int(self.trials * (1 - spent) / spent / _WORTH))
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

    def _look(self, more: int) -> None:
        """Look what lines lead to at the end of the turn, on more deals than before."""
        if len(self.running) == 1:
            return
        self.looked += [self.rng.getrandbits(32) for _ in range(more)]
        for deal in self.looked:
            new = [tried for tried in self.running if deal not in tried.brought]
            if not new:
                continue
            state, turn, luck = self._dealt(deal)
            for tried in new:
                tried.brought[deal] = self._try(turn, tried.actions, state.clone(), luck, 0)

    def _try(
        self, turn: Turn, line: Sequence[Action], state: Any, luck: int, turns: int
    ) -> Outcome:
        """Play a line, and so many turns that follow."""
        game = self.game
        state = held(turn, line, state, luck)
        now = self._standing(state)
        if not turns:
            return Outcome(now)
        for n in range(1, turns + 1):
            if game.actor(state) == OVER:
                break
            # However often a line has asked for luck before, the next turn has the same.
            state = play_turn(game, state, Random(luck + n), planned=n <= self.planned)
        return Outcome(now, self._standing(state))

    def _standing(self, state: Any) -> float:
        """Return how well the seat stands; a match that is won counts no more than a sure lead.

        Else one match in a hundred that happens to end would decide between lines.
        """
        value = self.game.evaluate(state, self.seat)
        return self.lead * tanh(value / self.lead) if self.lead else value

    def _keep(self, most: int) -> None:
        """Go on with the best lines, among them the one that stands best after the turn."""
        if len(self.running) <= most:
            return
        home = self._home()
        others = [tried for tried in self.running if tried is not home]
        others.sort(key=lambda tried: -ahead(tried, home))
        self.running = [home, *others[: most - 1]]

    def _drop(self) -> None:
        """Drop lines that are surely behind the leader, and those that always bring the same."""
        leader = self._leader()
        self.running = [
            tried for tried in self.running if tried is leader or not behind(tried, leader)
        ]

    def _home(self) -> Tried:
        """Return the line that stands best at the end of the turn; the first of equals."""
        return max(self.running, key=standing)

    def _leader(self) -> Tried:
        """Return the line that did best: the home line, unless another is ahead of it for sure.

        Of several lines one is always ahead by luck, and what follows is played by a simple policy:
        a lead of less than a standard error is no reason to do what stands worse.
        """
        home = self._home()
        return max(self.running, key=lambda tried: 0.0 if tried is home else at_least(tried, home))
