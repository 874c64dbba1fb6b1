"""Taking Prizes one after another, and winning by a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import ACTS, Frame, end, push
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.values import Number, number
from rulesets.engine.words import does
from rulesets.ptcg.match import zones
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

TAKEN = "taken as a Prize"


def take(s: Match, seat: Seat, count: int) -> None:
    """Let a player take Prizes: one after another where a card acts on being taken (PL-168)."""
    if TAKEN in s.table.triggers:
        push(s, (NextPrize(),), seat, values={"left": count})
    else:
        zones.take_prizes(s, seat, count)


@dataclass(frozen=True, slots=True)
class NextPrize(Op):
    """Take the next of the Prizes that are owed, and let it act before the one after it."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take one; face down they are all alike."""
        if not f.values["left"] or not s.prizes[f.controller]:
            return None
        f.values["left"] -= 1
        f.pc -= 1
        card = s.prizes[f.controller][0]
        zones.take_prizes(s, f.controller, 1)
        face = s.table.faces[card]
        for trigger in (*face.script.triggers, *(t for p in face.powers for t in p.triggers)):
            if trigger.event == TAKEN:
                push(s, trigger.program, f.controller, {"self": (card,), "card": (card,)})
        return None


@dataclass(frozen=True, slots=True)
class TakePrizes(Op):
    """Let a side take Prizes, picking among the face-down cards."""

    part = ACTS
    moves = False

    count: Number = 1
    side: str = YOU

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take the first ones: face down they are all alike."""
        for seat in seats_of(self.side, f.controller):
            take(s, seat, number(self.count, s, f))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.side, 'take')} {say.number(self.count)} Prizes"


@dataclass(frozen=True, slots=True)
class Win(Op):
    """Win the game at once, whatever protects the other player or their Pokémon (PL-124)."""

    part = ACTS
    moves = False

    side: str = YOU

    def run(self, s: Match, f: Frame) -> Seat | None:
        """End the match."""
        (seat,) = seats_of(self.side, f.controller)
        s.note("win", seat)
        end(s, (1.0, 0.0) if seat == 0 else (0.0, 1.0))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.side, 'win')} the game"
