"""Duties of a card that stays: something is paid again and again, or it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import Frame, Program, push
from rulesets.yugioh.effects.possible import payable
from rulesets.yugioh.match.continuous import is_negated
from rulesets.yugioh.match.spots import ALL_SLOTS, SET
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

DUTY = "duty"  # the kind of effects that are due at the beginning of a phase, without a chain


@dataclass(frozen=True, slots=True)
class Unless(Deed):
    """Do something, unless its player pays a price instead; who cannot pay is not asked."""

    price: Program
    otherwise: Program

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Ask who can pay."""
        if payable(s, f, self.price):
            return f.controller
        f.insert(self.otherwise)
        return None

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return yes and no."""
        return ("yes",), ("no",)

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Pay, or let it happen."""
        f.insert(self.price if action[0] == "yes" else self.otherwise)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{say.inner(self.otherwise)}, unless: {say.inner(self.price)}"


def push_duties(s: Duel, phase: str) -> None:
    """Push what face-up cards demand at the beginning of a phase."""
    for card, number in s.table.duties:
        place = s.place[card]
        on = s.table.faces[card].effects[number].on
        spot = s.spots[place] if place < ALL_SLOTS else None
        if on is None or on.how != (phase,) or spot is None or spot.position == SET:
            continue
        seat = s.controller(card)
        if ((on.side == "you") and seat != s.seat) or (on.side == "opponent" and seat == s.seat):
            continue
        if not is_negated(s, card):
            program = s.table.faces[card].effects[number].program
            push(s, program, seat, {"card": (card,), "self": (card,)})
