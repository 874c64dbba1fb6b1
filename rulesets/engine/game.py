"""The half of a Game that is the same for every ruleset: decisions go to the waiting op."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from rulesets.api import CHANCE, OVER, Action, Refusal, Seat
from rulesets.engine.frames import AnyOp, Frame, advance
from rulesets.engine.state import MatchState

M = TypeVar("M", bound=MatchState)


def waiting(s: MatchState) -> tuple[AnyOp, Frame]:
    """Return the op that waits for a decision, and its frame."""
    f = s.stack[-1]
    return f.program[f.pc - 1], f


class EngineGame(Generic[M]):
    """Answer actor, legal_actions, refusal, apply and chance from the top of the stack."""

    def actor(self, s: M) -> Seat:
        """Return the seat to decide, CHANCE, or OVER."""
        return s.waits

    def legal_actions(self, s: M) -> Sequence[Action]:
        """Return all actions open to the actor."""
        offers = s.offers
        if offers is None:
            if s.waits == OVER:
                return ()
            f = s.stack[-1]
            offers = s.offers = tuple(f.program[f.pc - 1].offers(s, f))
        return offers

    def refusal(self, s: M, a: Action) -> Refusal | None:
        """Return why the actor may not take this action, or None."""
        if s.waits == OVER:
            return Refusal("the match is over", "engine")
        if a in self.legal_actions(s):
            return None
        op, f = waiting(s)
        return op.refuse(s, f, a)

    def apply(self, s: M, a: Action) -> None:
        """Carry out an action in place; the caller has asked `refusal`."""
        s.offers = None
        f = s.stack[-1]
        waits = f.program[f.pc - 1].take(s, f, a)
        s.waits = advance(s) if waits is None else waits

    def chance(self, s: M, rng: Random) -> Action:
        """Sample one chance action."""
        op, f = waiting(s)
        return op.chance(s, f, rng)

    def chance_outcomes(self, s: M) -> Sequence[tuple[Action, float]] | None:
        """Return the chance actions with their probabilities, or None where they are too many."""
        if s.waits != CHANCE:
            return None
        op, f = waiting(s)
        return op.outcomes(s, f)

    def returns(self, s: M) -> tuple[float, ...]:
        """Return 1 for a win, 0 for a loss and shares for a draw, by seat; () before the end."""
        return s.result
