"""The search bot: a tree search over whole turns on resampled states, for as long as it may."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.effort import run
from deckcheck.play.bots.following import PlanningBot
from deckcheck.play.bots.levels import effort
from deckcheck.play.bots.plan import Line
from deckcheck.play.bots.tree import Search
from rulesets.api import Action


class SearchBot(PlanningBot):
    """Search lines of the own turn and the replies to them; the more time, the stronger."""

    name = "search"

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.effort = effort(text)

    def plan(self, position: Position, actions: Sequence[Action], rng: Random) -> Line:
        """Return the best line that was found in the rounds or the time there are."""
        search = Search(position, actions, rng)
        run(search, self.effort)
        return search.best()
