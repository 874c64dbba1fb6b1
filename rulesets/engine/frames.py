"""Programs, frames and the loop that runs them: an effect in progress is plain data."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from rulesets.api import CHANCE, OVER, Action, Refusal, Seat
from rulesets.engine.terms import Term

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState

# What an op says when it has done its work and the next op may run.
GO_ON = None

# The state a term speaks about: a term for any match also serves a game's own.
S = TypeVar("S", bound="MatchState", contravariant=True)

Cards: TypeAlias = tuple[int, ...]
Values: TypeAlias = dict[str, Any]  # of ints, strings and tuples of these


def held(card: int) -> Cards:
    """Return a card as a register holds it: -1 is none."""
    return (card,) if card >= 0 else ()


# What kind of step an op is; a game may have parts of its own beside these.
PREPARES = "prepares"  # asks, tosses, shows or remembers: the match itself stays as it is
ACTS = "acts"  # changes the match
CONTAINS = "contains"  # is whatever the programs inside it are

CARDS, VALUES = "cards", "values"  # the kinds of registers


class Register(NamedTuple):
    """A register that an op writes; `{op.into}` in its name stands for the op's field `into`."""

    name: str
    kind: str
    meaning: str = ""  # "" for what only the op itself reads


class Op(Term, Generic[S]):
    """One step of a program: a frozen slotted dataclass whose fields are plain data or terms.

    `run` is called when the program arrives at the op; the frame's `pc` already points behind
    it. It returns GO_ON, or the seat (or CHANCE) whose decision the match now waits for. While it
    waits, `offers` lists the decisions and `take` carries one out, with the same answer as `run`:
    a seat again means that the same op waits for another decision.
    """

    __slots__ = ()

    statement: ClassVar[str] = ""  # cited when a decision is refused; "": that of effects
    part: ClassVar[str] = ACTS
    moves: ClassVar[bool] = True  # by acting it may change which cards in play a pick finds
    writes: ClassVar[tuple[Register, ...]] = ()
    outcome: ClassVar[str] = ""  # the register that tells how much was done

    def run(self, s: S, f: Frame) -> Seat | None:
        """Do the step, or say whose decision it needs."""
        raise NotImplementedError(type(self).__name__)

    def offers(self, s: S, f: Frame) -> Sequence[Action]:
        """Return the decisions open now; for chance, none where they are too many to list."""
        return ()

    def take(self, s: S, f: Frame, action: Action) -> Seat | None:
        """Carry out a decision."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, s: S, f: Frame, action: Action) -> Refusal | None:
        """Return why a decision outside the offers is not allowed; None allows it (chance)."""
        return Refusal(f"{action!r} is not offered here", self.statement or s.cite("effect"))

    def asks(self, s: S, f: Frame) -> str:
        """Return what its choice or coin is for, where neither its words nor its card say so."""
        return ""

    def chance(self, s: S, f: Frame, rng: Random) -> Action:
        """Sample one decision of chance; listed ones are equally likely unless overridden."""
        return rng.choice(self.offers(s, f))

    def outcomes(self, s: S, f: Frame) -> Sequence[tuple[Action, float]] | None:
        """Return the decisions of chance with their probabilities, None where too many."""
        listed = self.offers(s, f)
        return [(action, 1 / len(listed)) for action in listed] if listed else None

    def programs(self) -> tuple[Program, ...]:
        """Return the programs inside the op that it may run now."""
        return ()

    def branches(self, s: S, f: Frame) -> tuple[Program, ...]:
        """Return those of the programs inside it that may run, as far as all can see."""
        return self.programs()

    def foresee(self, s: S, f: Frame) -> None:
        """Fill the registers it writes with every card they may hold, as far as all can see."""

    def idle(self, s: S, f: Frame) -> bool:
        """Tell whether all can see that it would change nothing now, a price paid aside."""
        return self.part == PREPARES

    def written(self) -> dict[str, str]:
        """Return the registers it writes, each with its kind."""
        return {register.name.format(op=self): register.kind for register in self.writes}


AnyOp: TypeAlias = Op[Any]  # of whichever game
Program: TypeAlias = tuple[AnyOp, ...]


class Frame:
    """A program in progress: where it is, what it remembers and who controls it.

    It remembers in registers of two kinds. `cards` holds cards of the match: hiding, resampling
    and views read it as such. `values` holds anything else: ints, strings and tuples of these.
    Neither ever holds something that can change.
    """

    __slots__ = ("cards", "controller", "pc", "program", "values")

    def __init__(
        self,
        program: Program,
        controller: Seat = 0,
        cards: dict[str, Cards] | None = None,
        values: Values | None = None,
        pc: int = 0,
    ) -> None:
        self.program = program
        self.pc = pc
        self.cards = {} if cards is None else cards
        self.values = {} if values is None else values
        self.controller = controller

    def card(self, name: str) -> int:
        """Return the one card of a register, -1 for none."""
        held = self.cards.get(name)
        return held[0] if held else -1

    def clone(self) -> Frame:
        """Return an independent copy; program and register values are shared, being immutable."""
        return Frame(self.program, self.controller, self.cards.copy(), self.values.copy(), self.pc)

    def insert(self, program: Program) -> None:
        """Run a program before what is left of this one, with the same registers."""
        self.program = program + self.program[self.pc :]
        self.pc = 0

    def leave(self) -> None:
        """Skip what is left of the program."""
        self.pc = len(self.program)

    def key(self) -> Hashable:
        """Return a hashable value equal for equal frames."""
        registers = tuple(sorted(self.cards.items())), tuple(sorted(self.values.items()))
        return self.program, self.pc, registers, self.controller

    def __repr__(self) -> str:
        at = self.program[self.pc - 1] if self.pc else "start"
        return (
            f"Frame({at!r}, pc={self.pc}, cards={self.cards!r}, values={self.values!r}, "
            f"controller={self.controller})"
        )


def advance(s: MatchState) -> Seat:
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
            return waits
    return OVER


def push(
    s: MatchState,
    program: Program,
    controller: Seat = 0,
    cards: dict[str, Cards] | None = None,
    values: Values | None = None,
) -> Frame:
    """Put a program on top of the stack; it runs before the frames below go on."""
    frame = Frame(program, controller, cards, values)
    s.stack.append(frame)
    return frame


def end(s: MatchState, result: tuple[float, ...]) -> None:
    """End the match: drop every program and note what each seat gets."""
    s.stack.clear()
    s.result = result


__all__ = [
    "ACTS",
    "CARDS",
    "CHANCE",
    "CONTAINS",
    "GO_ON",
    "OVER",
    "PREPARES",
    "VALUES",
    "AnyOp",
    "Cards",
    "Frame",
    "Op",
    "Program",
    "Register",
    "S",
    "advance",
    "end",
    "held",
    "push",
]
