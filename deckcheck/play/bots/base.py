"""What a bot is given and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from rulesets.api import Action, Game, Seat, View

# name -> what it does; the module of a bot is loaded when it is made.
BOTS = {
    "random": "picks any legal action",
    "greedy": "looks one step ahead on resampled states",
}


class Position:
    """A decision as a seat sees it: the legal actions, its view, and samples of what may be."""

    __slots__ = ("_state", "actions", "game", "seat")

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.actions: Sequence[Action] = game.legal_actions(state)
        self._state = state

    @property
    def turn(self) -> int:
        """Return the number of the turn; a game without turns has one."""
        return int(getattr(self._state, "turn", 0))

    def view(self) -> View:
        """Return what the seat may know."""
        return self.game.view(self._state, self.seat)

    def sample(self, rng: Random) -> Any:
        """Return a state that the seat's view allows, its hidden cards dealt anew."""
        return self.game.resample(self._state, self.seat, rng)


class Bot(Protocol):
    """Something that decides for a seat."""

    name: str

    def choose(self, position: Position, rng: Random) -> Action:
        """Return one of the position's actions."""


def make(name: str) -> Bot:
    """Return a bot by name; an unknown one is a ValueError."""
    if name == "random":
        from deckcheck.play.bots.uniform import RandomBot

        return RandomBot()
    if name == "greedy":
        from deckcheck.play.bots.greedy import GreedyBot

        return GreedyBot()
    raise ValueError(f"no bot named {name!r}; there are {', '.join(BOTS)}")
