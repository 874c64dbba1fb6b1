"""Deeds on Life Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import OPPONENT, YOU, seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.possible import is_nothing
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class PayLp(Deed):
    """Pay LP."""

    amount: Number

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Pay."""
        acts.lose_lp(s, f, number(self.amount, s, f), YOU)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Compare with the Life Points (YGO-921)."""
        lp = s.lp[f.controller]
        return number(self.amount, s, f) <= lp

    def in_words(self, say: Speaker) -> str:
        return f"pay {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class Damage(Deed):
    """Inflict effect damage."""

    amount: Number
    side: str = "opponent"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Inflict it."""
        acts.damage(s, f, number(self.amount, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Ask for more than nothing."""
        return not is_nothing(s, f, self.amount)

    def in_words(self, say: Speaker) -> str:
        return f"inflict {say.number(self.amount)} damage to {self.side}"


@dataclass(frozen=True, slots=True)
class DamageController(Deed):
    """Inflict effect damage to who controls some card, or did when it left the field."""

    amount: Number
    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Look where the card was last on the field."""
        for card in self.cards.find(s, f):
            moves = [h.last for h in s.history if h.card == card and h.last is not None]
            there = [last.controller for last in moves if last.position]
            seat = there[-1] if there else s.controller(card)
            side = YOU if seat == f.controller else OPPONENT
            acts.damage(s, f, number(self.amount, s, f), side)
        return None

    def in_words(self, say: Speaker) -> str:
        return (
            f"inflict {say.number(self.amount)} damage to the controller of {say.which(self.cards)}"
        )


@dataclass(frozen=True, slots=True)
class GainLp(Deed):
    """Gain LP."""

    amount: Number
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Gain them."""
        acts.gain(s, f, number(self.amount, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Ask for more than nothing."""
        return not is_nothing(s, f, self.amount)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: gain {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class LoseLp(Deed):
    """Lose LP, which is no damage."""

    amount: Number
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Lose them."""
        acts.lose_lp(s, f, number(self.amount, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Ask for more than nothing."""
        return not is_nothing(s, f, self.amount)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: lose {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class SetLp(Deed):
    """Make LP a figure."""

    amount: Number
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set them."""
        for seat in seats_of(self.side, f.controller):
            s.lp[seat] = max(0, number(self.amount, s, f))
        f.values[acts.DONE] = 1
        s.changed()
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the LP of {self.side} become {say.number(self.amount)}"
