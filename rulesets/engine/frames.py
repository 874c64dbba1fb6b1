"""Programs, frames and the loop that runs them: an effect in progress is plain data."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, TypeAlias

from rulesets.api import CHANCE, OVER, Action, Refusal, Seat
from rulesets.engine.terms import Term

# What an op says when it has done its work and the next op may run.
GO_ON = None


class Op(Term):
    """One step of a program: a frozen slotted dataclass whose fields are plain data or terms.

    `run` is called when the program arrives at the op; the frame's `pc` already points behind
    it. It returns GO_ON, or the seat (or CHANCE) whose decision the match now waits for. While it
    waits, `offers` lists the decisions and `take` carries one out, with the same answer as `run`:
    a seat again means that the same op waits for another decision.
    """

    __slots__ = ()

    statement: ClassVar[str] = "engine"  # cited when a decision is refused

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Do the step, or say whose decision it needs."""
        raise NotImplementedError(type(self).__name__)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return the decisions open now; for chance, none where they are too many to list."""
        return ()

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Carry out a decision."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, s: Any, f: Frame, action: Action) -> Refusal | None:
        """Return why a decision outside the offers is not allowed; None allows it (chance)."""
        return Refusal(f"{action!r} is not offered here", self.statement)

    def chance(self, s: Any, f: Frame, rng: Random) -> Action:
        """Sample one decision of chance; listed ones are equally likely unless overridden."""
        return rng.choice(self.offers(s, f))

    def outcomes(self, s: Any, f: Frame) -> Sequence[tuple[Action, float]] | None:
        """Return the decisions of chance with their probabilities, None where too many."""
        listed = self.offers(s, f)
        return [(action, 1 / len(listed)) for action in listed] if listed else None


Program: TypeAlias = tuple[Op, ...]


class Frame:
    """A program in progress: where it is, what it remembers and who controls it.

    Registers hold ints, strings, None and tuples of these: never anything that can change.
    """

    __slots__ = ("controller", "pc", "program", "regs")

    def __init__(
        self,
        program: Program,
        controller: Seat = 0,
        regs: dict[str, Any] | None = None,
        pc: int = 0,
    ) -> None:
        self.program = program
        self.pc = pc
        self.regs = {} if regs is None else regs
        self.controller = controller

    def clone(self) -> Frame:
        """Return an independent copy; program and register values are shared, being immutable."""
        copy = Frame.__new__(Frame)
        copy.program = self.program
        copy.pc = self.pc
        copy.regs = self.regs.copy()
        copy.controller = self.controller
        return copy

    def insert(self, program: Program) -> None:
        """Run a program before what is left of this one, with the same registers."""
        self.program = program + self.program[self.pc :]
        self.pc = 0

    def key(self) -> tuple[Any, ...]:
        """Return a hashable value equal for equal frames."""
        return self.program, self.pc, tuple(sorted(self.regs.items())), self.controller

    def __repr__(self) -> str:
        at = self.program[self.pc - 1] if self.pc else "start"
        return f"Frame({at!r}, pc={self.pc}, regs={self.regs!r}, controller={self.controller})"


def advance(s: Any) -> Seat:
    """Run the top frame, and those it leaves, until a decision is needed or nothing is left."""
    stack = s.stack
    while stack:
        f = stack[-1]
        program = f.program
        pc = f.pc
        if pc >= len(program):
            stack.pop()
            continue
        f.pc = pc + 1
        waits = program[pc].run(s, f)
        if waits is not None:
            return waits  # type: ignore[no-any-return]
    return OVER


def push(
    s: Any, program: Program, controller: Seat = 0, regs: dict[str, Any] | None = None
) -> Frame:
    """Put a program on top of the stack; it runs before the frames below go on."""
    frame = Frame(program, controller, regs)
    s.stack.append(frame)
    return frame


def end(s: Any, result: tuple[float, ...]) -> None:
    """End the match: drop every program and note what each seat gets."""
    s.stack.clear()
    s.result = result


__all__ = ["CHANCE", "GO_ON", "OVER", "Frame", "Op", "Program", "advance", "end", "push"]
