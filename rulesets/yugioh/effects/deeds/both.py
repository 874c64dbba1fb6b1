"""What both players do at the same time: the turn player first (YGO-241)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import CONTAINS, Frame, Program
from rulesets.yugioh.effects.possible import payable
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class TurnPlayerFirst(Deed):
    """Let both players do something, the turn player first."""

    mine: Program
    theirs: Program

    part = CONTAINS

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put both programs in the order of the turn (YGO-241, YGO-242)."""
        first = f.controller == s.seat
        f.insert((*self.mine, *self.theirs) if first else (*self.theirs, *self.mine))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Both players must be able to do their part."""
        return payable(s, f, self.mine) and payable(s, f, self.theirs)

    def in_words(self, say: Speaker) -> str:
        return f"the turn player first: {say.inner(self.mine)}; {say.inner(self.theirs)}"
