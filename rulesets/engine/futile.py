"""Whether everybody can see that a program would do nothing now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import CONTAINS, Frame, Program

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState


def futile(s: MatchState, program: Program, f: Frame) -> bool:
    """Tell whether no step of a program can do anything but pay a price.

    Picks stand for all their candidates, branches and coins for both of their outcomes. The frame
    is used up: its registers hold those candidates afterwards.
    """
    for op in program:
        op.foresee(s, f)
        if op.part == CONTAINS:
            if not all(futile(s, branch, f) for branch in op.branches(s, f)):
                return False
        elif not op.idle(s, f):
            return False
    return True
