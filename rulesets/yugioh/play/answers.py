"""Opening a window of answers, where anybody could have one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.chains import WINDOW
from rulesets.engine.frames import Frame, push
from rulesets.yugioh.match.terms import Op

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def open_window(s: Duel, passed: bool = False) -> None:
    """Let players answer what just happened; `passed`: the turn player has given up priority."""
    if s.result:
        return
    if not s.table.effects_of:
        # No card of this duel is ever activated: nobody has an answer.
        s.happenings = ()
        s.settle()
        return
    push(s, WINDOW, s.seat, values={"passes": 1} if passed else None)


@dataclass(frozen=True, slots=True)
class Answers(Op):
    """Let players answer what just happened (YGO-902)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Open the window."""
        open_window(s)
        return None


@dataclass(frozen=True, slots=True)
class LeavePhase(Op):
    """Let the opponent answer once the turn player has declared the end of a phase (YGO-248).

    Where something was activated, the phase does not end yet: the program goes back `again` steps
    (YGO-901).
    """

    again: int

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Open the window the first time; the second time, look whether a chain was made."""
        before = f.values.pop("tick", None)
        if before is None:
            f.values["tick"] = s.tick
            f.pc -= 1
            open_window(s, passed=True)
        elif s.tick != before:
            f.pc -= 1 + self.again
        return None
