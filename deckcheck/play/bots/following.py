"""Follow a plan as long as the seat sees what it expected; what the planning bots share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from random import Random

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.plan import Line
from rulesets.api import Action

# A game may let an action be repeated for ever, such as retreating for free (BASE-041).
OFTEN = 12  # times a turn that one action is taken while there is another
LONG = 4  # steps of a plan before whose last one there may be more to do than was looked at


class PlanningBot(ABC):
    """A bot that plans the rest of its turn, and plans anew when it sees something else."""

    name = ""

    def __init__(self) -> None:
        self._turn = -1
        self._taken: Counter[Action] = Counter()
        self._plan: list[Line] = []
        self._planned = 0  # steps of the plan when it was made

    def choose(self, position: Position, rng: Random) -> Action:
        """Return the next action of the plan, or the first one of a new plan."""
        if position.turn != self._turn:
            self._turn = position.turn
            self._taken.clear()
            self._plan = []
        actions = [a for a in position.actions if self._taken[a] < OFTEN] or position.actions
        chosen = self._next(position, actions)
        if chosen is None:
            chosen = actions[0]
            if len(actions) > 1:
                self._plan = self.plan(position, actions, rng).steps()
                self._planned = len(self._plan)
                chosen = self._plan[0].action
        self._taken[chosen] += 1
        return chosen

    @abstractmethod
    def plan(self, position: Position, actions: Sequence[Action], rng: Random) -> Line:
        """Return the line to follow; it begins with one of the actions."""

    def _next(self, position: Position, actions: Sequence[Action]) -> Action | None:
        """Return the next action of the plan, if the seat sees what was expected.

        Before the last step of a long plan it looks again: the step ends the turn.
        """
        if len(self._plan) > (2 if self._planned >= LONG else 1):
            done = self._plan.pop(0)
            action = self._plan[0].action
            if action in actions and position.looks_like(done.state):
                return action
        self._plan = []
        return None
