"""What the state asks of the layer above it while players may answer: effects and the chain.

The match knows no effects. `Duel.answering` is put in place by `rulesets.yugioh.effects`; without
it nothing is due, nobody has an answer, and only the rules themselves are settled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.chains import Due

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


class Answering:
    """A duel without effects: nothing is due and nobody answers."""

    def collect_due(self, s: Duel) -> tuple[Due, ...]:
        """Return what is due by all that happened since it was last asked, and forget that."""
        s.happenings = ()
        return ()

    def still_due(self, s: Duel, due: Due) -> bool:
        """Tell whether a due effect can still be activated."""
        return False

    def answers(self, s: Duel, seat: Seat) -> Sequence[Action]:
        """Return what a seat may activate now in answer."""
        return ()

    def must_answer(self, s: Duel) -> tuple[Seat, Action] | None:
        """Return an answer to the chain that a seat has to give now."""
        return None

    def openings(self, s: Duel) -> Sequence[Action]:
        """Return what the turn player may activate in an open game state."""
        return ()

    def refuse(self, s: Duel, seat: Seat, action: Action, opening: bool) -> Refusal | None:
        """Return why something may not be activated now."""
        return Refusal("that cannot be activated now", s.cite("answer"))

    def activate(self, s: Duel, seat: Seat, action: Action) -> None:
        """Push the program that pays for an activation, picks its targets and adds its link."""
        raise ValueError(f"{action!r} activates nothing")

    def resolve(self, s: Duel, number: int) -> None:
        """Push the program of a link of the chain."""

    def resolved(self, s: Duel) -> None:
        """Clear the table after the last link."""
        s.chain = ()

    def settle(self, s: Duel) -> None:
        """Carry out what the rules do by themselves after every step."""
