"""Which cards an effect means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards as Numbers
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnyFilter, AnySelector, Held
from rulesets.engine.sides import seats_of
from rulesets.engine.values import Number, number
from rulesets.engine.words import joined
from rulesets.yugioh.effects.context import (
    ACTIVATING,
    AWAY,
    happening_of,
    own,
)
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.spots import BACK_SLOTS, FIELD_SLOT, PENDULUM_SLOTS
from rulesets.yugioh.match.terms import Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

FIGURES = {
    "atk": derived.atk_of,
    "def": derived.def_of,
    "level": derived.level_of,
    "rank": derived.rank_of,
}

WHOSE_ZONE = {"you": "your", "opponent": "the opponent's", "either": "either"}


def Targets() -> Held:  # noqa: N802  reads like the other words of programs
    """Return the targets of the effect."""
    return Held("target")


def in_zone(s: Duel, zone: str, seat: int) -> Numbers:
    """Return the cards of a zone of one side; "spells" is all that is not a Monster Zone."""
    if zone == "monsters":
        return s.monsters(seat)
    if zone == "spells":
        return s.cards_at(BACK_SLOTS[seat])
    if zone == "field":
        return s.monsters(seat) + s.cards_at(BACK_SLOTS[seat])
    if zone == "field zone":
        return s.cards_at((FIELD_SLOT[seat],))
    if zone == "pendulum":
        return s.cards_at(PENDULUM_SLOTS[seat])
    if zone == "materials":
        spots = [s.spot(card) for card in s.monsters(seat)]
        return tuple([c for spot in spots if spot is not None for c in spot.materials])
    return s.zone(zone, seat)


def _is_spent(s: Duel, card: int) -> bool:
    """Tell whether a card on the field goes to the Graveyard after its effect (YGO-910).

    Such a Spell or Trap is not among the cards that its own effect finds: what returns all Spells
    to the hand does not come back with them.
    """
    if s.spot(card) is None:
        return False
    face = s.table.faces[card]
    return not (face.is_monster or face.stays)


@dataclass(frozen=True, slots=True)
class Cards(Selector):
    """The cards of some zones of a side that have a property."""

    zones: tuple[str, ...]
    side: str = "you"
    filter: AnyFilter | None = None

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Look through the zones, the controller's first."""
        found: list[int] = []
        for seat in seats_of(self.side, f.controller):
            for zone in self.zones:
                found += in_zone(s, zone, seat)
        this = own(f)
        if this in found and (AWAY in f.values or _is_spent(s, this)):
            found = [card for card in found if card != this]
        wanted = self.filter
        if wanted is None:
            return tuple(found)
        return tuple([card for card in found if wanted.accepts(s, f, card)])

    def in_words(self, say: Speaker) -> str:
        what = "cards" if self.filter is None else f"cards that are {self.filter.in_words(say)}"
        return f"{what} in {WHOSE_ZONE[self.side]} {joined(self.zones)}"


@dataclass(frozen=True, slots=True)
class This(Selector):
    """The effect's own card."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the card."""
        return f.cards.get("card", ())

    def in_words(self, say: Speaker) -> str:
        return "this card"


@dataclass(frozen=True, slots=True)
class Equipped(Selector):
    """The monster this card is equipped to."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the holder; of a card that left the field the one it had, if that is there."""
        spot = s.spot(own(f)) if own(f) >= 0 else None
        if spot is not None:
            return (spot.holder,) if spot.holder >= 0 else ()
        told = happening_of(f)
        if told is None or told.last is None or told.card != own(f):
            return ()
        holder = told.last.holder
        return (holder,) if holder >= 0 and s.spot(holder) is not None else ()

    def in_words(self, say: Speaker) -> str:
        return "the equipped monster"


@dataclass(frozen=True, slots=True)
class EquipsOf(Selector):
    """The cards equipped to some monsters."""

    of: AnySelector

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the cards with such a holder."""
        of = self.of.find(s, f)
        return tuple([spot.card for spot in s.spots if spot is not None and spot.holder in of])

    def in_words(self, say: Speaker) -> str:
        return f"the cards equipped to {say.which(self.of)}"


@dataclass(frozen=True, slots=True)
class MaterialsOf(Selector):
    """The materials attached to some monsters, or that a monster was Summoned with."""

    of: AnySelector
    used: bool = False

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the cards under them, or what they were Summoned with."""
        of = self.of.find(s, f)
        if self.used:
            return tuple([material for card in of for material in _made_with(s, card)])
        found = [s.spot(card) for card in of]
        return tuple([c for spot in found if spot is not None for c in spot.materials])

    def in_words(self, say: Speaker) -> str:
        return f"the materials of {say.which(self.of)}"


def _made_with(s: Duel, card: int) -> Numbers:
    """Return what a monster was Summoned with, also where it has left the field this turn."""
    spot = s.spot(card)
    if spot is not None:
        return spot.made_with
    left = [h.last for h in s.history if h.card == card and h.last is not None and h.last.position]
    return left[-1].made_with if left else ()


@dataclass(frozen=True, slots=True)
class TopOf(Selector):
    """The first cards of a Deck."""

    side: str = "you"
    count: Number = 1

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return as many as there are."""
        count = number(self.count, s, f)
        return tuple(
            [c for seat in seats_of(self.side, f.controller) for c in s.decks[seat][:count]]
        )

    def in_words(self, say: Speaker) -> str:
        return f"the top {say.number(self.count)} of the Deck of {self.side}"


@dataclass(frozen=True, slots=True)
class Strongest(Selector):
    """Those of some cards with the highest or lowest figure."""

    cards: AnySelector
    figure: str = "atk"
    highest: bool = True

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Compare the figures."""
        found = self.cards.find(s, f)
        figures = [FIGURES[self.figure](s, card) for card in found]
        if not found:
            return ()
        best = max(figures) if self.highest else min(figures)
        return tuple([c for c, n in zip(found, figures, strict=True) if n == best])

    def in_words(self, say: Speaker) -> str:
        end = "highest" if self.highest else "lowest"
        return f"those of {say.which(self.cards)} with the {end} {self.figure.upper()}"


@dataclass(frozen=True, slots=True)
class Those(Selector):
    """Those of some cards that have a property."""

    cards: AnySelector
    filter: AnyFilter

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Ask each."""
        return tuple([c for c in self.cards.find(s, f) if self.filter.accepts(s, f, c)])

    def in_words(self, say: Speaker) -> str:
        return f"those of {say.which(self.cards)} that are {self.filter.in_words(say)}"


@dataclass(frozen=True, slots=True)
class Targetable(Selector):
    """Those of some cards that the effect may choose as its target."""

    cards: AnySelector

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Leave out what cannot be a target."""
        found = self.cards.find(s, f)
        if ACTIVATING in f.values:
            found = tuple([c for c in found if c != own(f)])  # no card is its own target
        if "untargetable" not in s.table.points:
            return found
        by = own(f)
        return tuple([c for c in found if not derived.holds_for(s, "untargetable", c, by)])

    def in_words(self, say: Speaker) -> str:
        return say.which(self.cards)
