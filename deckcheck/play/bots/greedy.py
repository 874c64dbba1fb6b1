"""The greedy bot: plans its whole turn on resampled states, by the game's own evaluation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.plan import Line, held, lines
from deckcheck.play.bots.turns import Turn
from rulesets.api import Action

# A game may let an action be repeated for ever, such as retreating for free (BASE-041).
OFTEN = 12  # times a turn that one action is taken while there is another


class GreedyBot:
    """Find lines to the end of the turn on one sampled state, take what holds on others too.

    The line is followed as long as the seat sees what it expected; then it plans anew.
    """

    name = "greedy"

    def __init__(
        self, *, samples: int = 4, width: int = 4, nodes: int = 300, kept: int = 6
    ) -> None:
        self.samples = samples  # on which lines are compared
        self.width = width
        self.nodes = nodes
        self.kept = kept  # lines that are compared
        self._turn = -1
        self._taken: Counter[Action] = Counter()
        self._plan: list[Line] = []

    def choose(self, position: Position, rng: Random) -> Action:
        """Return the next action of the plan, or the first one of a new plan."""
        if position.turn != self._turn:
            self._turn = position.turn
            self._taken.clear()
            self._plan = []
        actions = [a for a in position.actions if self._taken[a] < OFTEN] or position.actions
        chosen = self._next(position, actions)
        if chosen is None:
            chosen = actions[0] if len(actions) == 1 else self._anew(position, actions, rng)
        self._taken[chosen] += 1
        return chosen

    def _next(self, position: Position, actions: Sequence[Action]) -> Action | None:
        """Return the next action of the plan, if the seat sees what was expected."""
        if len(self._plan) > 1:
            done = self._plan.pop(0)
            action = self._plan[0].action
            if action in actions and position.looks_like(done.state):
                return action
            self._plan = []
        return None

    def _anew(self, position: Position, actions: Sequence[Action], rng: Random) -> Action:
        """Plan the rest of the turn and return its first action."""
        state = position.sample(rng)
        turn = Turn(position.game, state, position.seat)
        found = lines(turn, state, actions, rng.getrandbits(32), self.width, self.nodes)
        best = self._compare(position, turn, found[: self.kept], rng)
        self._plan = best.steps()
        return self._plan[0].action

    def _compare(self, position: Position, turn: Turn, found: Sequence[Line], rng: Random) -> Line:
        """Return the line that is best on average on other sampled states."""
        if len(found) == 1:
            return found[0]
        told = [[step.action for step in line.steps()] for line in found]
        totals = [0.0] * len(found)
        for _ in range(self.samples):
            sampled, luck = position.sample(rng), rng.getrandbits(32)
            for i, actions in enumerate(told):
                totals[i] += held(turn, actions, sampled.clone(), luck)
        return found[max(range(len(found)), key=totals.__getitem__)]
