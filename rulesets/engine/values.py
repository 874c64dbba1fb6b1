"""Numbers and conditions inside programs, asked when the program gets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from rulesets.engine.frames import Frame
from rulesets.engine.terms import Term


class Value(Term):
    """A number that depends on the match."""

    __slots__ = ()

    def of(self, s: Any, f: Frame) -> int:
        """Return the number now."""
        raise NotImplementedError(type(self).__name__)


Number: TypeAlias = int | Value


def number(n: Number, s: Any, f: Frame) -> int:
    """Return a number, asking it if it depends on the match."""
    return n if isinstance(n, int) else n.of(s, f)


@dataclass(frozen=True, slots=True)
class Reg(Value):
    """The int in a register."""

    name: str

    def of(self, s: Any, f: Frame) -> int:
        """Return the register's value; one never set is 0."""
        return f.regs.get(self.name, 0)  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class Controller(Value):
    """The seat that controls the program."""

    def of(self, s: Any, f: Frame) -> int:
        """Return the seat."""
        return f.controller


ME = Controller()


@dataclass(frozen=True, slots=True)
class Size(Value):
    """How many are in a register that holds a tuple."""

    name: str

    def of(self, s: Any, f: Frame) -> int:
        """Return the length."""
        return len(f.regs.get(self.name, ()))


@dataclass(frozen=True, slots=True)
class Plus(Value):
    """A sum."""

    left: Number
    right: Number

    def of(self, s: Any, f: Frame) -> int:
        """Return the sum."""
        return number(self.left, s, f) + number(self.right, s, f)


@dataclass(frozen=True, slots=True)
class Times(Value):
    """A product."""

    left: Number
    right: Number

    def of(self, s: Any, f: Frame) -> int:
        """Return the product."""
        return number(self.left, s, f) * number(self.right, s, f)


class Condition(Term):
    """Something that holds or does not."""

    __slots__ = ()

    def holds(self, s: Any, f: Frame) -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """One number is at least another."""

    left: Number
    right: Number

    def holds(self, s: Any, f: Frame) -> bool:
        """Compare now."""
        return number(self.left, s, f) >= number(self.right, s, f)


@dataclass(frozen=True, slots=True)
class Equal(Condition):
    """Two numbers are equal."""

    left: Number
    right: Number

    def holds(self, s: Any, f: Frame) -> bool:
        """Compare now."""
        return number(self.left, s, f) == number(self.right, s, f)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The opposite of a condition."""

    condition: Condition

    def holds(self, s: Any, f: Frame) -> bool:
        """Tell whether the condition fails."""
        return not self.condition.holds(s, f)


@dataclass(frozen=True, slots=True)
class AllOf(Condition):
    """Every one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, s: Any, f: Frame) -> bool:
        """Tell whether all hold."""
        return all(c.holds(s, f) for c in self.conditions)


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, s: Any, f: Frame) -> bool:
        """Tell whether one holds."""
        return any(c.holds(s, f) for c in self.conditions)
