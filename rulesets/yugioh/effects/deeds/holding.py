"""Deeds that lay cards on the field or under and beside others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts, placing
from rulesets.yugioh.effects.possible import some
from rulesets.yugioh.effects.terms.selectors import MaterialsOf, This
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.spots import SET, SPELL_SLOTS, UP
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class SetCard(Deed):
    """Set a Spell or Trap on the field."""

    cards: AnySelector
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set each where there is room: Spells and Traps, Field Spells in their zone."""
        done = 0
        for seat in seats_of(self.side, f.controller):
            for card in self.cards.find(s, f):
                done += placing.place(s, card, seat, SET)
        f.values[acts.DONE] = done
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them. There must be room."""
        return some(s, f, self.cards) and s.free(SPELL_SLOTS[f.controller]) >= 0

    def in_words(self, say: Speaker) -> str:
        return f"Set {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class SetAgain(Deed):
    """Set this Spell or Trap again where it lies, in place of its way to the Graveyard."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Turn it face down; it was Set in this turn."""
        card = f.card("card")
        if s.spot(card) is not None:
            s.change(card, position=SET, since=s.turn)
        return None

    def in_words(self, say: Speaker) -> str:
        return "Set this card again"


@dataclass(frozen=True, slots=True)
class ToField(Deed):
    """Place cards face-up in the Spell & Trap Zone or Field Zone; `as_`: Continuous Spell …"""

    cards: AnySelector
    as_: str = ""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Place each where there is room."""
        f.values[acts.DONE] = sum(
            placing.place(s, card, f.controller, UP) for card in self.cards.find(s, f)
        )
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"place {say.which(self.cards)} face-up {self.as_}".rstrip()


@dataclass(frozen=True, slots=True)
class Equip(Deed):
    """Equip a card to a monster."""

    card: AnySelector
    to: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Equip each to the monster, if it is there and face up."""
        to = acts.on_field(s, self.to.find(s, f))
        done = 0
        for card in self.card.find(s, f):
            done += bool(to) and placing.equip(s, f, card, to[0])
        f.values[acts.DONE] = done
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a card and a monster to hold it."""
        return some(s, f, self.card) and some(s, f, self.to)

    def in_words(self, say: Speaker) -> str:
        return f"equip {say.which(self.card)} to {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class Detach(Deed):
    """Detach materials from a monster."""

    count: Number = 1
    of: AnySelector | None = None
    at_least: Number = -1

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let the controller pick the materials."""
        of = This() if self.of is None else self.of
        pick = Pick(MaterialsOf(of), "detached", self.count, self.at_least)
        f.insert((pick, DetachPicked()))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Count the materials."""
        of = This() if self.of is None else self.of
        least = number(self.at_least, s, f)
        wanted = number(self.count, s, f) if least < 0 else max(1, least)
        return len(MaterialsOf(of).find(s, f)) >= wanted

    def in_words(self, say: Speaker) -> str:
        return f"detach {say.number(self.count)} from " + (
            "this card" if self.of is None else say.which(self.of)
        )


@dataclass(frozen=True, slots=True)
class DetachPicked(Deed):
    """Send the materials picked to the Graveyard."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Detach them one by one."""
        picked = f.cards.get("detached", ())
        for card in picked:
            zones.detach(s, card, (acts.cause(f),), f.card("card"), f.controller)
        f.values[acts.DONE] = len(picked)
        return None

    def in_words(self, say: Speaker) -> str:
        return "detach [detached]"


@dataclass(frozen=True, slots=True)
class Attach(Deed):
    """Attach cards to an Xyz Monster as materials."""

    cards: AnySelector
    to: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put them under the first Xyz Monster found."""
        to = acts.on_field(s, self.to.find(s, f))
        cards = [card for card in self.cards.find(s, f) if to and card != to[0]]
        if to:
            zones.attach(s, cards, to[0])
        f.values[acts.DONE] = len(cards)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"attach {say.which(self.cards)} to {say.which(self.to)}"
