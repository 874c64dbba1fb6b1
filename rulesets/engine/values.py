"""Numbers and conditions inside programs, asked when the program gets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from rulesets.engine.frames import Frame, S
from rulesets.engine.terms import Term
from rulesets.engine.words import ANSWER, joined

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
