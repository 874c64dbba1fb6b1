"""Numbers inside programs, asked when the program gets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from rulesets.engine.frames import Frame, S
from rulesets.engine.terms import Term
from rulesets.engine.words import ANSWER

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


class Value(Term, Generic[S]):
    """A number that depends on the match."""

    __slots__ = ()

    settled: ClassVar[bool] = False  # what a program does in the meantime changes nothing

    def of(self, s: S, f: Frame) -> int:
        """Return the number now."""
        raise NotImplementedError(type(self).__name__)

    def at_least(self, say: Speaker, n: Number) -> str:
        """Return the clause that it is at least another number."""
        return f"{self.in_words(say)} is at least {say.number(n)}"

    def less_than(self, say: Speaker, n: Number) -> str:
        """Return the clause that it is less than another number."""
        return f"{self.in_words(say)} is less than {say.number(n)}"


AnyValue: TypeAlias = Value[Any]  # of whichever game
Number: TypeAlias = int | AnyValue


def number(n: Number, s: MatchState, f: Frame) -> int:
    """Return a number, asking it if it depends on the match."""
    return n if isinstance(n, int) else n.of(s, f)


@dataclass(frozen=True, slots=True)
class Reg(Value["MatchState"]):
    """The int in a register."""

    settled = True

    name: str

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the register's value; one never set is 0."""
        return f.values.get(self.name, 0)  # type: ignore[no-any-return]

    def in_words(self, say: Speaker) -> str:
        return say.register(self.name)

    def at_least(self, say: Speaker, n: Number) -> str:
        """Say of a noted answer that it was yes."""
        if self.name.startswith(ANSWER):
            return f"[{self.name}]"
        return Value.at_least(self, say, n)


@dataclass(frozen=True, slots=True)
class Controller(Value["MatchState"]):
    """The seat that controls the program."""

    settled = True

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the seat."""
        return f.controller

    def in_words(self, say: Speaker) -> str:
        return "you"


ME = Controller()


@dataclass(frozen=True, slots=True)
class Size(Value["MatchState"]):
    """How many cards a register holds."""

    settled = True

    name: str

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the length."""
        return len(f.cards.get(self.name, ()))

    def in_words(self, say: Speaker) -> str:
        return f"the number of [{self.name}]"

    def at_least(self, say: Speaker, n: Number) -> str:
        """Say that there are so many."""
        return f"there are {say.number(n)} or more [{self.name}]"

    def less_than(self, say: Speaker, n: Number) -> str:
        """Say that there are not so many."""
        return f"there are fewer than {say.number(n)} [{self.name}]"


@dataclass(frozen=True, slots=True)
class Plus(Value["MatchState"]):
    """A sum."""

    settled = True

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the sum."""
        return number(self.left, s, f) + number(self.right, s, f)

    def in_words(self, say: Speaker) -> str:
        return f"{say.number(self.left)} plus {say.number(self.right)}"


@dataclass(frozen=True, slots=True)
class Times(Value["MatchState"]):
    """A product."""

    settled = True

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the product."""
        return number(self.left, s, f) * number(self.right, s, f)

    def in_words(self, say: Speaker) -> str:
        return f"{say.number(self.left)} × {say.number(self.right)}"


@dataclass(frozen=True, slots=True)
class Minus(Value["MatchState"]):
    """A difference, never below 0."""

    settled = True

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the difference."""
        return max(0, number(self.left, s, f) - number(self.right, s, f))

    def in_words(self, say: Speaker) -> str:
        return f"{say.number(self.left)} minus {say.number(self.right)}"


@dataclass(frozen=True, slots=True)
class Least(Value["MatchState"]):
    """The smaller of two numbers."""

    settled = True

    left: Number
    right: Number

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the smaller."""
        return min(number(self.left, s, f), number(self.right, s, f))

    def in_words(self, say: Speaker) -> str:
        return f"{say.number(self.left)} (at most {say.number(self.right)})"


@dataclass(frozen=True, slots=True)
class Half(Value["MatchState"]):
    """Half of a number, rounded up or down to a multiple of `step`."""

    settled = True

    number: Number
    up: bool = False
    step: int = 10

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the half."""
        whole = number(self.number, s, f)
        units, rest = divmod(whole, 2 * self.step)
        return units * self.step + (self.step if rest and self.up else 0)

    def in_words(self, say: Speaker) -> str:
        return f"half of {say.number(self.number)} (rounded {'up' if self.up else 'down'})"


@dataclass(frozen=True, slots=True)
class Opponent(Value["MatchState"]):
    """The seat of the controller's opponent."""

    settled = True

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the seat."""
        return 1 - f.controller

    def in_words(self, say: Speaker) -> str:
        return "the opponent"
