"""Deeds that show, declare and toss."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnySelector
from rulesets.engine.values import Number
from rulesets.yugioh.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class LookAt(Op):
    """Let a side see cards."""

    cards: AnySelector
    by: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.by}: look at {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Excavate(Op):
    """Turn over the top cards of a Deck into a register."""

    count: Number = 1
    side: str = "you"
    into: str = "excavated"

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: excavate {say.number(self.count)}"


@dataclass(frozen=True, slots=True)
class ArrangeTop(Op):
    """Put the top cards of a Deck back in any order."""

    count: Number
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"put the top {say.number(self.count)} of the Deck of {self.side} back in any order"


@dataclass(frozen=True, slots=True)
class Declare(Op):
    """Declare a card name, Type, Attribute, Level or kind of card into a register."""

    what: str
    into: str = "declared"
    words: tuple[str, ...] = ()
    by: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.by}: declare 1 {self.what}"


@dataclass(frozen=True, slots=True)
class RollDice(Op):
    """Roll dice; their sum goes into a register."""

    count: int = 1
    into: str = "die"
    by: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"roll {self.count} die"


@dataclass(frozen=True, slots=True)
class CallCoin(Op):
    """Toss a coin and call it: 1 in a register for a right call."""

    into: str = "called"
    by: str = "you"

    def in_words(self, say: Speaker) -> str:
        return "toss a coin and call it"
