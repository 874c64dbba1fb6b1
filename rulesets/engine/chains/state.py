"""What a game with chains tells the window in which players answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.chains.link import Link
from rulesets.engine.state import MatchState


class Due(NamedTuple):
    """An effect that something which happened makes due."""

    controller: Seat
    mandatory: bool
    action: Action  # what activates it, as `answers` would offer it


class ChainedMatch(MatchState, ABC):
    """A match in which activations form a chain. A game's state derives from it."""

    __slots__ = ("chain",)

    chain: tuple[Link, ...]

    @abstractmethod
    def turn_player(self) -> Seat:
        """Return whose turn it is."""

    @abstractmethod
    def collect_due(self) -> tuple[Due, ...]:
        """Return what is due by all that happened since it was last asked, and forget that."""

    @abstractmethod
    def still_due(self, due: Due) -> bool:
        """Tell whether a due effect can still be activated: another may have taken its targets."""

    @abstractmethod
    def answers(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may activate now, in answer to the chain or to what happened."""

    def must_answer(self) -> tuple[Seat, Action] | None:
        """Return an answer to the chain that a seat has to give now, if there is one."""
        return None

    @abstractmethod
    def activate(self, seat: Seat, action: Action) -> None:
        """Push the program that pays for an activation, picks its targets and adds its link."""

    @abstractmethod
    def resolve(self, number: int) -> None:
        """Push the program of a link of the chain, unless it is negated or lost."""

    @abstractmethod
    def resolved(self) -> None:
        """Clear the table after the last link: cards that stayed for the chain leave."""

    def refuse_answer(self, seat: Seat, action: Action) -> Refusal:
        """Return why a seat may not activate something in answer."""
        return Refusal("that cannot be activated now", self.cite("answer"))

    def settle(self) -> None:
        """Carry out what the rules do by themselves after every step."""
