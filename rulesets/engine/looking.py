"""Ops that show cards which stay where they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import PREPARES, Frame, Op
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.words import does

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Look(Op["MatchState"]):
    """Let a side see cards."""

    part = PREPARES

    cards: AnySelector
    by: str = YOU

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Note what was seen, for that side alone."""
        found = self.cards.find(s, f)
        if found:
            for seat in seats_of(self.by, f.controller):
                s.note("see", seat, found)
        return None

    def idle(self, s: MatchState, f: Frame) -> bool:
        """Change what is known, if there is anything to see."""
        return not self.cards.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.by, 'look')} at {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Reveal(Op["MatchState"]):
    """Show cards to both players."""

    part = PREPARES

    cards: AnySelector

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Note what was shown."""
        found = self.cards.find(s, f)
        if found:
            s.note("show", f.controller, found)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"show {say.which(self.cards)}"
