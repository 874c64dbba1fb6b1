"""Deeds to the player whose card it is: its controller, or its owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.possible import is_nothing, some
from rulesets.yugioh.match.happenings import MOVED
from rulesets.yugioh.match.spots import ALL_SLOTS
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


def controllers(s: Duel, f: Frame, cards: AnySelector) -> list[Seat]:
    """Return who controls some cards, or did when they left the field this turn."""
    found: list[Seat] = []
    for card in cards.find(s, f):
        seat = s.controller(card)
        if s.place[card] >= ALL_SLOTS:
            moves = [h.last for h in s.history if h.card == card and h.what == MOVED]
            left = [last for last in moves if last is not None and last.position]
            seat = left[-1].controller if left else seat
        if seat not in found:
            found.append(seat)
    return found


@dataclass(frozen=True, slots=True)
class DamageController(Deed):
    """Inflict effect damage to the controller of a card, now or when it left the field."""

    amount: Number
    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Inflict it to each of them."""
        amount = number(self.amount, s, f)
        for seat in controllers(s, f, self.cards):
            acts.damage(s, f, amount, YOU if seat == f.controller else OPPONENT)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Ask for more than nothing, and for a card."""
        return some(s, f, self.cards) and not is_nothing(s, f, self.amount)

    def in_words(self, say: Speaker) -> str:
        whom = say.which(self.cards)
        return f"inflict {say.number(self.amount)} damage to the controller of {whom}"
