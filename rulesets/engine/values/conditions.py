"""Conditions inside programs, asked when the program gets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from rulesets.engine.frames import Frame, S
from rulesets.engine.terms import Term
from rulesets.engine.values.numbers import Number, Value, number
from rulesets.engine.words import joined

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


class Condition(Term, Generic[S]):
    """Something that holds or does not."""

    __slots__ = ()

    settled: ClassVar[bool] = False  # what a program does in the meantime changes nothing

    def holds(self, s: S, f: Frame) -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError(type(self).__name__)

    def denied(self, say: Speaker) -> str:
        """Return the clause that it does not hold."""
        return f"not ({say.condition(self)})"


AnyCondition: TypeAlias = Condition[Any]


@dataclass(frozen=True, slots=True)
class AtLeast(Condition["MatchState"]):
    """One number is at least another."""

    settled = True

    left: Number
    right: Number

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare now."""
        return number(self.left, s, f) >= number(self.right, s, f)

    def in_words(self, say: Speaker) -> str:
        if isinstance(self.left, int):
            return f"{say.number(self.right)} is at most {self.left}"
        return self.left.at_least(say, self.right)

    def denied(self, say: Speaker) -> str:
        """Let the number say how it falls short of the other."""
        if isinstance(self.left, int):
            return f"{say.number(self.right)} is more than {self.left}"
        return self.left.less_than(say, self.right)


@dataclass(frozen=True, slots=True)
class Equal(Condition["MatchState"]):
    """Two numbers are equal."""

    settled = True

    left: Number
    right: Number

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare now."""
        return number(self.left, s, f) == number(self.right, s, f)

    def in_words(self, say: Speaker) -> str:
        return f"{say.number(self.left)} is {say.number(self.right)}"


@dataclass(frozen=True, slots=True)
class Not(Condition["MatchState"]):
    """The opposite of a condition."""

    settled = True

    condition: AnyCondition

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Tell whether the condition fails."""
        return not self.condition.holds(s, f)

    def in_words(self, say: Speaker) -> str:
        return say.denied(self.condition)

    def denied(self, say: Speaker) -> str:
        """Leave two denials out."""
        return say.condition(self.condition)


@dataclass(frozen=True, slots=True)
class AllOf(Condition["MatchState"]):
    """Every one of several conditions."""

    settled = True

    conditions: tuple[AnyCondition, ...]

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Tell whether all hold."""
        return all(c.holds(s, f) for c in self.conditions)

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(say.condition(c) for c in self.conditions), "and")


@dataclass(frozen=True, slots=True)
class AnyOf(Condition["MatchState"]):
    """At least one of several conditions."""

    settled = True

    conditions: tuple[AnyCondition, ...]

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Tell whether one holds."""
        return any(c.holds(s, f) for c in self.conditions)

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(say.condition(c) for c in self.conditions))


@dataclass(frozen=True, slots=True)
class Equals(Condition["MatchState"]):
    """A register holds this word, for named types and kinds."""

    settled = True

    register: str
    word: str

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare the word."""
        return bool(f.values.get(self.register) == self.word)

    def in_words(self, say: Speaker) -> str:
        return f"[{self.register}] is {self.word}"


@dataclass(frozen=True, slots=True)
class Whether(Value["MatchState"]):
    """One of two numbers, by a condition."""

    settled = True

    condition: AnyCondition
    then: Number
    otherwise: Number = 0

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the number that applies."""
        return number(self.then if self.condition.holds(s, f) else self.otherwise, s, f)

    def in_words(self, say: Speaker) -> str:
        then, otherwise = say.number(self.then), say.number(self.otherwise)
        return f"{then} if {say.condition(self.condition)}, else {otherwise}"
