"""Coins of an attack that a player may flip once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.asking import May
from rulesets.engine.frames import Frame, push
from rulesets.engine.lasting import Spent
from rulesets.engine.modifiers import applying, of_player
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

AGAIN, TAILS_ARE_HEADS = "flips again", "tails are heads"


def flipped(s: Match, f: Frame) -> None:
    """Ask the attacker who may flip coins of an attack once more, before they decide anything."""
    if "attack" not in f.values or f.controller != s.seat:
        return
    if TAILS_ARE_HEADS in s.table.points and f.values["tails"]:
        _as_heads(s, f)
    for m in of_player(s, AGAIN, s.seat):
        if Spent("turn", s.seat, m.value) not in s.game_uses:
            push(s, (May((FlipAgain(m.value),), label=m.value),), s.seat)
            return


def _as_heads(s: Match, f: Frame) -> None:
    """Count tails as heads, where an effect on the Pokémon attacked says so."""
    found = applying(s, TAILS_ARE_HEADS, f.card("target"), f.card("self"))
    if any(x.modifier.value == f.values["attack"] for x in found):
        f.values["heads"] += f.values["tails"]
        f.values["tails"] = 0


@dataclass(frozen=True, slots=True)
class FlipAgain(Op):
    """Flip the coins of the program below once more; what they showed is forgotten."""

    name: str

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Go back to the coins, once a turn."""
        s.game_uses += (Spent("turn", f.controller, self.name),)
        s.stack[-2].pc -= 1
        return None
