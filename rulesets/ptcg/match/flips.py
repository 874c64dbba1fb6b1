"""Coins of an attack that a player may flip once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.asking import May
from rulesets.engine.frames import Frame, push
from rulesets.engine.lasting import Spent
from rulesets.engine.modifiers import of_player
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

AGAIN = "flips again"


def flipped(s: Match, f: Frame) -> None:
    """Ask the attacker who may flip coins of an attack once more, before they decide anything."""
    if "attack" not in f.values or f.controller != s.seat:
        return
    for m in of_player(s, AGAIN, s.seat):
        if Spent("turn", s.seat, m.value) not in s.game_uses:
            push(s, (May((FlipAgain(m.value),), label=m.value),), s.seat)
            return


@dataclass(frozen=True, slots=True)
class FlipAgain(Op):
    """Flip the coins of the program below once more; what they showed is forgotten."""

    name: str

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Go back to the coins, once a turn."""
        s.game_uses += (Spent("turn", f.controller, self.name),)
        s.stack[-2].pc -= 1
        return None
