"""Numbers and conditions inside programs, asked when the program gets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from rulesets.engine.frames import Frame, S
from rulesets.engine.terms import Term

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState


class Value(Term, Generic[S]):
    """A number that depends on the match."""

    __slots__ = ()

    def of(self, s: S, f: Frame) -> int:
        """Return the number now."""
        raise NotImplementedError(type(self).__name__)


AnyValue: TypeAlias = Value[Any]  # of whichever game
Number: TypeAlias = int | AnyValue


def number(n: Number, s: MatchState, f: Frame) -> int:
    """Return a number, asking it if it depends on the match."""
    return n if isinstance(n, int) else n.of(s, f)


@dataclass(frozen=True, slots=True)
class Reg(Value["MatchState"]):
    """The int in a register."""

    name: str

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the register's value; one never set is 0."""
        return f.values.get(self.name, 0)  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class Controller(Value["MatchState"]):
    """The seat that controls the program."""

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the seat."""
        return f.controller


ME = Controller()


@dataclass(frozen=True, slots=True)
class Size(Value["MatchState"]):
    """How many cards a register holds."""

    name: str

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the length."""
        return len(f.cards.get(self.name, ()))


@dataclass(frozen=True, slots=True)
class Plus(Value["MatchState"]):
    """A sum."""

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the sum."""
        return number(self.left, s, f) + number(self.right, s, f)


@dataclass(frozen=True, slots=True)
class Times(Value["MatchState"]):
    """A product."""

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the product."""
        return number(self.left, s, f) * number(self.right, s, f)


@dataclass(frozen=True, slots=True)
class Minus(Value["MatchState"]):
    """A difference, never below 0."""

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the difference."""
        return max(0, number(self.left, s, f) - number(self.right, s, f))


@dataclass(frozen=True, slots=True)
class Least(Value["MatchState"]):
    """The smaller of two numbers."""

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the smaller."""
        return min(number(self.left, s, f), number(self.right, s, f))


@dataclass(frozen=True, slots=True)
class Half(Value["MatchState"]):
    """Half of a number, rounded up or down to a multiple of `step`."""

    number: Number
    up: bool = False
    step: int = 10

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the half."""
        whole = number(self.number, s, f)
        units, rest = divmod(whole, 2 * self.step)
        return units * self.step + (self.step if rest and self.up else 0)


@dataclass(frozen=True, slots=True)
class Opponent(Value["MatchState"]):
    """The seat of the controller's opponent."""

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the seat."""
        return 1 - f.controller


class Condition(Term, Generic[S]):
    """Something that holds or does not."""

    __slots__ = ()

    def holds(self, s: S, f: Frame) -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError(type(self).__name__)


AnyCondition: TypeAlias = Condition[Any]


@dataclass(frozen=True, slots=True)
class AtLeast(Condition["MatchState"]):
    """One number is at least another."""

    left: Number
    right: Number

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare now."""
        return number(self.left, s, f) >= number(self.right, s, f)


@dataclass(frozen=True, slots=True)
class Equal(Condition["MatchState"]):
    """Two numbers are equal."""

    left: Number
    right: Number

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare now."""
        return number(self.left, s, f) == number(self.right, s, f)


@dataclass(frozen=True, slots=True)
class Not(Condition["MatchState"]):
    """The opposite of a condition."""

    condition: AnyCondition

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Tell whether the condition fails."""
        return not self.condition.holds(s, f)


@dataclass(frozen=True, slots=True)
class AllOf(Condition["MatchState"]):
    """Every one of several conditions."""

    conditions: tuple[AnyCondition, ...]

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Tell whether all hold."""
        return all(c.holds(s, f) for c in self.conditions)


@dataclass(frozen=True, slots=True)
class AnyOf(Condition["MatchState"]):
    """At least one of several conditions."""

    conditions: tuple[AnyCondition, ...]

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Tell whether one holds."""
        return any(c.holds(s, f) for c in self.conditions)


@dataclass(frozen=True, slots=True)
class Equals(Condition["MatchState"]):
    """A register holds this word, for named types and kinds."""

    register: str
    word: str

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare the word."""
        return bool(f.values.get(self.register) == self.word)


@dataclass(frozen=True, slots=True)
class Whether(Value["MatchState"]):
    """One of two numbers, by a condition."""

    condition: AnyCondition
    then: Number
    otherwise: Number = 0

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the number that applies."""
        return number(self.then if self.condition.holds(s, f) else self.otherwise, s, f)
