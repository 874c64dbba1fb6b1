"""The search bot: tries whole turns on resampled states, for as long as it may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import thread_time

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.effort import run
from deckcheck.play.bots.following import PlanningBot
from deckcheck.play.bots.levels import effort
from deckcheck.play.bots.plan import Line
from deckcheck.play.bots.trials import Search
from rulesets.api import Action

_SAVED = 8  # decisions whose time is kept at most
_TAKEN = 2 / 3  # of what was saved, for one plan


class SearchBot(PlanningBot):
    """Try lines of the own turn with what follows them.

    A decision that needs no thought leaves its time to later ones, as with a clock that adds some
    seconds for each move: a turn is planned once and followed for several decisions. A third of
    what was saved is kept for plans that a draw or a coin may call for in the same turn.
    """

    name = "search"

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.effort = effort(text)
        self._clock = 0.0  # seconds that may be spent

    def choose(self, position: Position, rng: Random) -> Action:
        """Return the next action of the plan, or the first one of a new plan."""
        if len(position.actions) > 1:
            each = self.effort.seconds
            self._clock = min(self._clock + each, _SAVED * each)
        return super().choose(position, rng)

    def plan(self, position: Position, actions: Sequence[Action], rng: Random) -> Line:
        """Return the best line that was found in the rounds or the time there are."""
        start = thread_time()
        search = Search(position, actions, rng)
        seconds = max(_TAKEN * self._clock, min(self._clock, self.effort.seconds))
        run(search, replace(self.effort, seconds=seconds))
        self._clock = max(0.0, self._clock - (thread_time() - start))
        return search.best()
