"""Figures of cards and players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects.context import happening_of
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.happenings import MOVED, Last
from rulesets.yugioh.match.spots import MONSTER_SLOTS
from rulesets.yugioh.match.terms import Value

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


def _name(s: Duel, card: int) -> str:
    return derived.names_of(s, card)[0]


def _last_on_field(s: Duel, card: int) -> Last | None:
    """Return what a card was when it last left the field, if that was this turn."""
    for happening in reversed(s.history):
        last = happening.last
        moved = happening.card == card and happening.what == MOVED
        if moved and last is not None and last.position:
            return last
    return None


def _counters(s: Duel, card: int) -> tuple[tuple[str, int], ...]:
    spot = s.spot(card)
    if spot is not None:
        return spot.counters
    last = _last_on_field(s, card)
    return () if last is None else last.counters


_TRAITS = {"name": _name, "Type": derived.race_of, "Attribute": derived.attribute_of}


@dataclass(frozen=True, slots=True)
class Atk(Value):
    """The ATK of some cards together."""

    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Add them up."""
        return sum(derived.atk_of(s, card) for card in self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the ATK of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Def(Value):
    """The DEF of some cards together."""

    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Add them up."""
        return sum(derived.def_of(s, card) for card in self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the DEF of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class OriginalAtk(Value):
    """The original ATK of some cards together."""

    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Add up what is printed."""
        return sum(s.table.faces[card].atk for card in self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the original ATK of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class OriginalDef(Value):
    """The original DEF of some cards together."""

    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Add up what is printed."""
        return sum(s.table.faces[card].defence for card in self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the original DEF of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class LevelOf(Value):
    """The Levels of some cards together."""

    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Add them up."""
        return sum(derived.level_of(s, card) for card in self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the Level of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class RankOf(Value):
    """The Ranks of some cards together."""

    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Add them up."""
        return sum(derived.rank_of(s, card) for card in self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the Rank of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Lp(Value):
    """The LP of a side."""

    side: str = "you"

    def of(self, s: Duel, f: Frame) -> int:
        """Return the Life Points."""
        return sum(s.lp[seat] for seat in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"the LP of {self.side}"


@dataclass(frozen=True, slots=True)
class CountersOn(Value):
    """The counters of a kind on some cards."""

    cards: AnySelector
    kind: str = ""

    def of(self, s: Duel, f: Frame) -> int:
        """Count them; of a card that left the field this turn those it had."""
        found = [_counters(s, card) for card in self.cards.find(s, f)]
        return sum(n for counters in found for kind, n in counters if self.kind in ("", kind))

    def in_words(self, say: Speaker) -> str:
        return f"the {self.kind} counters on {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Amount(Value):
    """How much: damage or LP of the happening answered."""

    def of(self, s: Duel, f: Frame) -> int:
        """Return the figure of the happening, 0 without one."""
        happening = happening_of(f)
        return 0 if happening is None else happening.amount

    def in_words(self, say: Speaker) -> str:
        return "that amount"


@dataclass(frozen=True, slots=True)
class HandSize(Value):
    """The number of cards in the hand of a side."""

    side: str = "you"

    def of(self, s: Duel, f: Frame) -> int:
        """Count the cards."""
        return sum(len(s.hands[seat]) for seat in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"the cards in the hand of {self.side}"


@dataclass(frozen=True, slots=True)
class CountersLeft(Value):
    """The counters of a kind that were on the card of the happening when it left the field."""

    kind: str

    def of(self, s: Duel, f: Frame) -> int:
        """Look at what the card was then."""
        told = happening_of(f)
        counters = told.last.counters if told is not None and told.last is not None else ()
        return sum(n for kind, n in counters if kind == self.kind)

    def in_words(self, say: Speaker) -> str:
        return f"the {self.kind} counters that were on it"


@dataclass(frozen=True, slots=True)
class HighestLevel(Value):
    """The highest Level among some cards."""

    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Compare them; 0 where there is none."""
        return max((derived.level_of(s, card) for card in self.cards.find(s, f)), default=0)

    def in_words(self, say: Speaker) -> str:
        return f"the highest Level of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Negative(Value):
    """The opposite of a number."""

    number: Number

    def of(self, s: Duel, f: Frame) -> int:
        """Turn the sign."""
        return -number(self.number, s, f)

    def in_words(self, say: Speaker) -> str:
        return f"minus {say.number(self.number)}"


@dataclass(frozen=True, slots=True)
class HowMany(Value):
    """How many different names, Types or Attributes some cards have."""

    what: str
    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Count the different ones."""
        return len({_TRAITS[self.what](s, card) for card in self.cards.find(s, f)})

    def in_words(self, say: Speaker) -> str:
        return f"the number of different {self.what}s of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Was(Value):
    """A figure that some cards had together when they last left the field: atk, def, level."""

    figure: str
    cards: AnySelector

    def of(self, s: Duel, f: Frame) -> int:
        """Look for the last move off the field of each this turn; without one, ask it now."""
        return sum(self._one(s, card) for card in self.cards.find(s, f))

    def _one(self, s: Duel, card: int) -> int:
        last = _last_on_field(s, card)
        if last is not None:
            return {"atk": last.atk, "def": last.defence, "level": last.level}[self.figure]
        return {"atk": derived.atk_of, "def": derived.def_of, "level": derived.level_of}[
            self.figure
        ](s, card)

    def in_words(self, say: Speaker) -> str:
        return f"the {self.figure} on the field of {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class FreeZones(Value):
    """The free Monster Zones of a side."""

    side: str = "you"

    def of(self, s: Duel, f: Frame) -> int:
        """Count them."""
        slots = [slot for seat in seats_of(self.side, f.controller) for slot in MONSTER_SLOTS[seat]]
        return sum(s.spots[slot] is None for slot in slots)

    def in_words(self, say: Speaker) -> str:
        return f"the free Monster Zones of {self.side}"
