"""What a bot is given and what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from deckcheck.play.bots.turns import turn_of
from rulesets.api import Action, Game, Seat, View


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
        return turn_of(self._state)

    def view(self) -> View:
        """Return what the seat may know."""
        return self.game.view(self._state, self.seat)

    def words(self) -> list[str]:
        """Return the actions in words, as the seat's menu has them."""
        return [self.game.describe(self._state, action) for action in self.actions]

    def sample(self, rng: Random) -> Any:
        """Return a state that the seat's view allows, its hidden cards dealt anew."""
        return self.game.resample(self._state, self.seat, rng)

    def looks_like(self, state: Any) -> bool:
        """Tell whether the seat sees here what it would see in another state."""
        return self.view() == self.game.view(state, self.seat)


class Bot(Protocol):
    """Something that decides for a seat.

    A bot may also have `begin(table)`, called before a match with its `Table`, and
    `close(result)`, called after it with what each seat got, or None where it was broken off.
    """

    name: str

    def choose(self, position: Position, rng: Random) -> Action:
        """Return one of the position's actions."""


class Table(NamedTuple):
    """What a seat knows before a match."""

    ruleset: str
    seat: Seat
    seats: int
    options: Mapping[str, Any]
    deck: Sequence[Sequence[Any]]  # its own, by rows of card id, copies and section


class FaultError(Exception):
    """What loses a match: an agent that crashed, took too long or answered what is not allowed."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


CRASH, TIME, ANSWER = "crash", "time", "illegal answer"  # kinds of faults
