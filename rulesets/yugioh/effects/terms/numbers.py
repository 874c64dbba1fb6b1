"""Figures of cards and players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnySelector
from rulesets.engine.values import Number
from rulesets.yugioh.match.terms import Value

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Atk(Value):
    """The ATK of some cards together."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the ATK of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Def(Value):
    """The DEF of some cards together."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the DEF of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class OriginalAtk(Value):
    """The original ATK of some cards together."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the original ATK of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class OriginalDef(Value):
    """The original DEF of some cards together."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the original DEF of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class LevelOf(Value):
    """The Levels of some cards together."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the Level of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class RankOf(Value):
    """The Ranks of some cards together."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the Rank of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Lp(Value):
    """The LP of a side."""

    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"the LP of {self.side}"


@dataclass(frozen=True, slots=True)
class CountersOn(Value):
    """The counters of a kind on some cards."""

    cards: AnySelector
    kind: str = ""

    def in_words(self, say: Speaker) -> str:
        return f"the {self.kind} counters on {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Amount(Value):
    """How much: damage or LP of the happening answered."""

    def in_words(self, say: Speaker) -> str:
        return "that amount"


@dataclass(frozen=True, slots=True)
class HandSize(Value):
    """The number of cards in the hand of a side."""

    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"the cards in the hand of {self.side}"


@dataclass(frozen=True, slots=True)
class Negative(Value):
    """The opposite of a number."""

    number: Number

    def in_words(self, say: Speaker) -> str:
        return f"minus {say.number(self.number)}"


@dataclass(frozen=True, slots=True)
class HowMany(Value):
    """How many different names, Types or Attributes some cards have."""

    what: str
    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the number of different {self.what}s of {say.which(self.cards)}"
