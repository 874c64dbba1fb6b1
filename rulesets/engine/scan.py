"""Ask, don't subscribe: continuous effects and triggers are found by scanning what is in play.

A state that uses them has `in_play()`, which yields (card, controller, abilities) in the
ruleset's order; abilities are Modifiers and Triggers from the static card table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulesets.engine.frames import Frame, Program
from rulesets.engine.terms import Term
from rulesets.engine.values import Condition, Number, number


class Change(Term):
    """What a modifier makes of a number."""

    __slots__ = ()

    def of(self, value: int, s: Any, f: Frame) -> int:
        """Return the changed number."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class Add(Change):
    """Add to the number."""

    amount: Number

    def of(self, value: int, s: Any, f: Frame) -> int:
        """Return the sum."""
        return value + number(self.amount, s, f)


@dataclass(frozen=True, slots=True)
class Become(Change):
    """Replace the number."""

    amount: Number

    def of(self, value: int, s: Any, f: Frame) -> int:
        """Return the new number."""
        return number(self.amount, s, f)


@dataclass(frozen=True, slots=True)
class Modifier(Term):
    """A continuous effect: at a named point, if the condition holds, change the number."""

    point: str
    change: Change
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Trigger(Term):
    """A program that a named event starts, if the condition holds."""

    event: str
    program: Program
    condition: Condition | None = None


def ask(s: Any, point: str, value: int, **about: Any) -> int:
    """Return a number after every modifier in play at that point; `about` are its registers."""
    for card, controller, abilities in s.in_play():
        for ability in abilities:
            if type(ability) is Modifier and ability.point == point:
                f = Frame((), controller, {**about, "source": card})
                if ability.condition is None or ability.condition.holds(s, f):
                    value = ability.change.of(value, s, f)
    return value


def announce(s: Any, event: str, **about: Any) -> None:
    """Push the programs that an event starts; the first found runs first."""
    found = []
    for card, controller, abilities in s.in_play():
        for ability in abilities:
            if type(ability) is Trigger and ability.event == event:
                f = Frame(ability.program, controller, {**about, "source": card})
                if ability.condition is None or ability.condition.holds(s, f):
                    found.append(f)
    s.stack.extend(reversed(found))
