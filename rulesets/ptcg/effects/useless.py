"""Trainers and uses that all can see would do nothing (RO-01, RO-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame, Program
from rulesets.engine.futile import futile

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def useless(s: Match, program: Program, f: Frame) -> bool:
    """Tell whether a program, not yet begun, is forbidden because it would do nothing."""
    return s.rules.useless_forbidden and futile(s, program, f)
