"""What an effect asks of the duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.engine.terms import Term
from rulesets.engine.words import joined
from rulesets.yugioh.match.terms import Condition

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is a side's turn."""

    side: str

    def in_words(self, say: Speaker) -> str:
        return f"it is the turn of {self.side}"


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """It is one of these phases."""

    words: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return f"it is the {joined(self.words)} phase"


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """Something of this kind has happened this turn (or in the duel)."""

    on: Term
    since: str = "turn"

    def in_words(self, say: Speaker) -> str:
        return f"{self.on.in_words(say)} this {self.since}"


@dataclass(frozen=True, slots=True)
class IsFaceUp(Condition):
    """Some cards are face-up on the field."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.cards)} is face-up"


@dataclass(frozen=True, slots=True)
class Are(Condition):
    """There are some cards and all of them have a property."""

    cards: AnySelector
    filter: AnyFilter

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.cards)} is {self.filter.in_words(say)}"


@dataclass(frozen=True, slots=True)
class Battled(Condition):
    """This card battled, attacked or was attacked this turn."""

    how: str = "battled"

    def in_words(self, say: Speaker) -> str:
        return f"this card {self.how} this turn"


@dataclass(frozen=True, slots=True)
class ChainLengthAtLeast(Condition):
    """The chain has at least so many links."""

    count: int

    def in_words(self, say: Speaker) -> str:
        return f"the chain has {self.count} or more links"


@dataclass(frozen=True, slots=True)
class WasInPosition(Condition):
    """The card of the happening was in such a state before it happened."""

    filter: AnyFilter

    def in_words(self, say: Speaker) -> str:
        return f"it was {self.filter.in_words(say)}"
