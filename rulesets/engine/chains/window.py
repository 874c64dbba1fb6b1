"""The window in which players answer: effects that are due, then both players until they pass.

One program serves every moment at which somebody may answer. It asks a seat only if that seat has
something to offer, which is rare: most windows open and close without a decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import OVER, Action, Refusal, Seat
from rulesets.engine.chains.state import ChainedMatch, Due
from rulesets.engine.frames import CONTAINS, VALUES, Frame, Op, Register, push
from rulesets.engine.terms import named

PASS: Action = ("pass",)

# Where the steps stand in the program.
_COLLECT, _DUE, _ANSWER, _RESOLVE = range(4)

Row = tuple[Seat, int, Action]  # a Due as plain data


class WindowOp(Op["ChainedMatch"]):
    """A step of the window."""

    __slots__ = ()
    part = CONTAINS


@dataclass(frozen=True, slots=True)
class Collect(WindowOp):
    """Line up what has become due: mandatory before optional, the turn player's first."""

    writes = (Register("due", VALUES),)

    def run(self, s: ChainedMatch, f: Frame) -> Seat | None:
        """Sort by the rulebook's order; players order their own within a group."""
        s.settle()
        if s.result:
            return OVER
        due = s.collect_due()
        if not due:
            f.values["due"] = ()
            return None
        first = s.turn_player()
        rows = [(d.controller, int(d.mandatory), d.action) for d in due]
        rows.sort(key=lambda row: (not row[1], row[0] != first))
        f.values["due"] = tuple(rows)
        return None


def _open(s: ChainedMatch, f: Frame) -> tuple[Row, ...]:
    """Return the due effects of the group whose turn it is that can still be activated."""
    rows: tuple[Row, ...] = f.values["due"]
    found = [row for row in rows if s.still_due(Due(row[0], bool(row[1]), row[2]))]
    f.values["due"] = tuple(found)
    return tuple(row for row in found if row[:2] == found[0][:2])


def _listed(group: tuple[Row, ...]) -> tuple[Action, ...]:
    """Return one action a due effect; a group that is optional may be passed."""
    actions = tuple(dict.fromkeys([row[2] for row in group]))
    return actions if group[0][1] else (*actions, PASS)


@dataclass(frozen=True, slots=True)
class ActivateDue(WindowOp):
    """Put due effects on the chain, one after another."""

    writes = (Register("due", VALUES),)

    def run(self, s: ChainedMatch, f: Frame) -> Seat | None:
        """Take a lone mandatory effect at once; ask where there is something to decide."""
        if not f.values["due"]:
            return None
        group = _open(s, f)
        if not group:
            return None
        if group[0][1] and len(group) == 1:
            self._activate(s, f, group[0])
            return None
        s.offers = _listed(group)  # asked for next, and known already
        return group[0][0]

    def _activate(self, s: ChainedMatch, f: Frame, row: Row) -> None:
        rows = list(f.values["due"])
        rows.remove(row)
        f.values["due"] = tuple(rows)
        f.pc = _DUE  # the rest of the group after this one
        s.activate(row[0], row[2])

    def offers(self, s: ChainedMatch, f: Frame) -> Sequence[Action]:
        """Return one action a due effect; optional ones may be passed."""
        return _listed(_open(s, f))

    def asks(self, s: ChainedMatch, f: Frame) -> str:
        """Say what is open."""
        return "activate what is due, or pass"

    def take(self, s: ChainedMatch, f: Frame, action: Action) -> Seat | None:
        """Activate the effect chosen, or let the rest of the group go."""
        group = _open(s, f)
        if action == PASS:
            f.values["due"] = tuple(row for row in f.values["due"] if row not in group)
            f.pc = _DUE
            return None
        self._activate(s, f, next(row for row in group if row[2] == action))
        return None

    def refuse(self, s: ChainedMatch, f: Frame, action: Action) -> Refusal | None:
        """Say that a mandatory effect cannot be passed."""
        if action == PASS:
            return Refusal("a mandatory effect must be activated", s.cite("mandatory"))
        return Refusal("that is not due now", s.cite("trigger"))


@dataclass(frozen=True, slots=True)
class Answer(WindowOp):
    """Ask the players in turn for an answer, until both have passed one after the other."""

    writes = (Register("passes", VALUES), Register("asked", VALUES))

    def run(self, s: ChainedMatch, f: Frame) -> Seat | None:
        """Begin with the player who may answer first; skip who has nothing to offer."""
        forced = s.must_answer()
        if forced is not None:
            f.values["passes"] = 0
            f.pc = _ANSWER
            s.activate(*forced)
            return None
        passes = f.values.get("passes", 0)
        while passes < 2:
            seat = self._seat(s, passes)
            found = s.answers(seat)
            if found:
                f.values["passes"] = passes
                s.offers = (*found, PASS)  # asked for next, and known already
                return seat
            passes += 1
        f.values["passes"] = 0
        return None

    def _seat(self, s: ChainedMatch, passes: int) -> Seat:
        first = 1 - s.chain[-1].controller if s.chain else s.turn_player()
        return first if passes == 0 else 1 - first

    def offers(self, s: ChainedMatch, f: Frame) -> Sequence[Action]:
        """Return the answers and passing."""
        return (*s.answers(self._seat(s, f.values["passes"])), PASS)

    def asks(self, s: ChainedMatch, f: Frame) -> str:
        """Say what is open."""
        return "answer, or pass"

    def take(self, s: ChainedMatch, f: Frame, action: Action) -> Seat | None:
        """Activate the answer and ask again, or count the pass."""
        seat = self._seat(s, f.values["passes"])
        f.pc = _ANSWER
        if action == PASS:
            f.values["passes"] += 1
            return None
        f.values["passes"] = 0
        s.activate(seat, action)
        return None

    def refuse(self, s: ChainedMatch, f: Frame, action: Action) -> Refusal | None:
        """Say what the game says of an activation that is not open now."""
        return s.refuse_answer(self._seat(s, f.values["passes"]), action)


@dataclass(frozen=True, slots=True)
class Resolve(WindowOp):
    """Carry out the chain, the last link first."""

    writes = (Register("left", VALUES),)

    def run(self, s: ChainedMatch, f: Frame) -> Seat | None:
        """Push the program of the next link and come again; the links stay until the end."""
        if not s.chain:
            return None
        left = f.values.get("left", len(s.chain))
        if left > 0:
            f.values["left"] = left - 1
            f.pc = _RESOLVE
            s.resolve(left - 1)
            return None
        f.values.pop("left")
        s.resolved()
        f.pc = _COLLECT  # what the chain set off is answered in a window of its own
        return None


WINDOW = named("engine.window", (Collect(), ActivateDue(), Answer(), Resolve()))


def open_window(s: ChainedMatch) -> None:
    """Let players answer what just happened, before the frames below go on."""
    push(s, WINDOW, s.turn_player())
