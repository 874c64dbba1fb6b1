"""Ops of control: conditions to begin, branches, loops, and registers noted."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import (
    ACTS,
    CARDS,
    CONTAINS,
    PREPARES,
    VALUES,
    Frame,
    Op,
    Program,
    Register,
)
from rulesets.engine.select import AnySelector
from rulesets.engine.values import AnyCondition, AtLeast, Number, Reg, Size, Whether, number
from rulesets.engine.words import ANSWER

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Put(Op["MatchState"]):
    """Put a number into a register."""

    part = PREPARES
    writes = (Register("{op.name}", VALUES, "the number"),)

    name: str
    value: Number

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Set the register."""
        f.values[self.name] = number(self.value, s, f)
        return None

    def in_words(self, say: Speaker) -> str:
        value = self.value
        if isinstance(value, Whether) and (value.then, value.otherwise) == (1, 0):
            return f"note whether {say.condition(value.condition)} as [{self.name}]"
        if value == 1 and self.name.startswith(ANSWER):
            return f"note [{self.name}]"
        return f"note {say.number(value)} as [{self.name}]"


@dataclass(frozen=True, slots=True)
class If(Op["MatchState"]):
    """Go on with one of two inner programs, then with the rest of this one."""

    part = CONTAINS
    moves = False

    condition: AnyCondition
    then: Program
    otherwise: Program = ()

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Put the branch that applies in front of what is left."""
        branch = self.then if self.condition.holds(s, f) else self.otherwise
        if branch:
            # Not a frame of its own: what a branch picks, the rest of the program may use.
            f.insert(branch)
        return None

    def in_words(self, say: Speaker) -> str:
        text = f"if {say.condition(self.condition)}: {say.inner(self.then)}"
        return f"{text}; otherwise: {say.inner(self.otherwise)}" if self.otherwise else text

    def programs(self) -> tuple[Program, ...]:
        """Return both branches."""
        return self.then, self.otherwise

    def branches(self, s: MatchState, f: Frame) -> tuple[Program, ...]:
        """Leave out what asks for more cards than a pick can find."""
        c = self.condition
        if isinstance(c, AtLeast) and isinstance(c.left, Size) and isinstance(c.right, int):
            found = f.cards.get(c.left.name, ())
            return self.programs() if len(found) >= c.right else (self.otherwise,)
        return self.programs()


@dataclass(frozen=True, slots=True)
class Stop(Op["MatchState"]):
    """End this program early."""

    part = ACTS
    moves = False

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Leave the frame."""
        f.leave()
        return None

    def in_words(self, say: Speaker) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Require(Op["MatchState"]):
    """At the head of a program: it may be begun only if this holds."""

    part = PREPARES

    condition: AnyCondition
    reason: str = ""

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Do nothing: the rules asked before the program began."""
        return None

    def in_words(self, say: Speaker) -> str:
        return f"only if {say.condition(self.condition)}"


def needs(program: Program) -> tuple[AnyCondition, ...]:
    """Return what must hold for a program to begin."""
    heads = takewhile(lambda op: type(op) is Require, program)
    return tuple(op.condition for op in heads if isinstance(op, Require))


def may_begin(s: MatchState, program: Program, f: Frame) -> bool:
    """Tell whether the requirements at the head of a program hold for a frame."""
    for op in program:
        if type(op) is not Require:
            return True
        if not op.condition.holds(s, f):
            return False
    return True


@dataclass(frozen=True, slots=True)
class Repeat(Op["MatchState"]):
    """Run a program so many times; with a condition, as long as it holds, at most so often."""

    part = CONTAINS
    moves = False

    count: Number
    program: Program
    while_: AnyCondition | None = None

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Put the program and the rest of the repetition in front of what is left."""
        count = number(self.count, s, f)
        if count > 0 and (self.while_ is None or self.while_.holds(s, f)):
            f.insert((*self.program, Repeat(count - 1, self.program, self.while_)))
        return None

    def in_words(self, say: Speaker) -> str:
        heads = self.count == Reg("heads")
        times = "for each heads" if heads else f"{say.number(self.count)} times"
        while_ = f" while {say.condition(self.while_)}" if self.while_ else ""
        return f"{times}{while_}: {say.inner(self.program)}"

    def programs(self) -> tuple[Program, ...]:
        """Return what is repeated."""
        return (self.program,)


@dataclass(frozen=True, slots=True)
class ForEach(Op["MatchState"]):
    """Run a program once for each card found at the start, held in a register."""

    part = CONTAINS
    moves = False
    writes = (Register("{op.into}", CARDS, "each card in turn"), Register("each {op.into}", CARDS))

    source: AnySelector
    into: str
    program: Program

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Line the cards up in a register of their own and begin with the first."""
        each = Each(self.into, self.program)
        f.cards[each.queue] = self.source.find(s, f)
        return each.run(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"for each of {say.which(self.source)} as [{self.into}]: {say.inner(self.program)}"

    def foresee(self, s: MatchState, f: Frame) -> None:
        """Hold every card whose turn may come."""
        f.cards[self.into] = self.source.perhaps(s, f)

    def programs(self) -> tuple[Program, ...]:
        """Return what is done for each."""
        return (self.program,)


@dataclass(frozen=True, slots=True)
class Each(Op["MatchState"]):
    """Run a program for the next card in line, then for the others."""

    part = CONTAINS
    moves = False
    writes = (Register("{op.into}", CARDS, "each card in turn"), Register("each {op.into}", CARDS))

    into: str
    program: Program

    @property
    def queue(self) -> str:
        """Return the register of the cards whose turn is still to come."""
        return f"each {self.into}"

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Hold the next card, if there is one, and come again after the program."""
        left = f.cards[self.queue]
        if left:
            f.cards[self.into], f.cards[self.queue] = left[:1], left[1:]
            f.insert((*self.program, self))
        return None

    def programs(self) -> tuple[Program, ...]:
        """Return what is done for each."""
        return (self.program,)


@dataclass(frozen=True, slots=True)
class Note(Op["MatchState"]):
    """Put what a selector finds now into a register, before anything moves."""

    part = PREPARES
    writes = (Register("{op.into}", CARDS, "the cards found"),)

    source: AnySelector
    into: str

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Set the register."""
        f.cards[self.into] = self.source.find(s, f)
        return None

    def foresee(self, s: MatchState, f: Frame) -> None:
        """Hold whatever may be found."""
        f.cards[self.into] = self.source.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"note {say.which(self.source)} as [{self.into}]"
