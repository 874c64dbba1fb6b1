"""Ops of control: what a program needs to begin, loops, and registers noted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulesets.api import Seat
from rulesets.engine.frames import Frame, Op, Program
from rulesets.engine.select import Selector
from rulesets.engine.values import Condition, Number, number


@dataclass(frozen=True, slots=True)
class Require(Op):
    """At the head of a program: it may be begun only if this holds."""

    condition: Condition
    reason: str = ""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Do nothing: the rules asked before the program began."""
        return None


@dataclass(frozen=True, slots=True)
class FirstTurnToo(Op):
    """At the head of a Supporter's program: whoever goes first may play it in the first turn."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Do nothing: the rules asked before the program began."""
        return None


@dataclass(frozen=True, slots=True)
class UseUp(Op):
    """Use a power of which only one of its name may be used a turn."""

    name: str

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Note it for the rest of the turn."""
        s.game_uses += (("turn", f.controller, self.name),)
        return None


@dataclass(frozen=True, slots=True)
class Repeat(Op):
    """Run a program so many times; with a condition, as long as it holds, at most so often."""

    count: Number
    program: Program
    while_: Condition | None = None

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Put the program and the rest of the repetition in front of what is left."""
        count = number(self.count, s, f)
        if count > 0 and (self.while_ is None or self.while_.holds(s, f)):
            f.insert((*self.program, Repeat(count - 1, self.program, self.while_)))
        return None


@dataclass(frozen=True, slots=True)
class ForEach(Op):
    """Run a program once for each Pokémon or card found at the start, held in a register."""

    source: Selector
    into: str
    program: Program

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Unroll the loop in front of what is left."""
        steps: Program = ()
        for card in self.source.find(s, f):
            steps += (Hold(self.into, (card,)), *self.program)
        f.insert(steps)
        return None


@dataclass(frozen=True, slots=True)
class Hold(Op):
    """Put known Pokémon or cards into a register."""

    into: str
    cards: tuple[int, ...]

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Set the register."""
        f.regs[self.into] = self.cards
        return None


@dataclass(frozen=True, slots=True)
class Note(Op):
    """Put what a selector finds now into a register, before anything moves."""

    source: Selector
    into: str

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Set the register."""
        f.regs[self.into] = self.source.find(s, f)
        return None
