"""What a card carries: counters, equipment and materials."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.yugioh.effects.context import known
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


def equips_of(s: Duel, card: int) -> tuple[int, ...]:
    """Return the cards equipped to a monster."""
    return tuple([spot.card for spot in s.spots if spot is not None and spot.holder == card])


@dataclass(frozen=True, slots=True)
class HasCounter(Filter):
    """A card with at least so many counters of a kind; "": of any kind."""

    kind: str = ""
    count: int = 1

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Count the counters on it."""
        last = known(f, card)
        spot = s.spot(card)
        counters = last.counters if last is not None else spot.counters if spot else ()
        found = sum(n for kind, n in counters if self.kind in ("", kind))
        return found >= self.count

    def in_words(self, say: Speaker) -> str:
        return f"with {self.count} {self.kind} counter(s)"


@dataclass(frozen=True, slots=True)
class CanHold(Filter):
    """A card on which a counter of this kind may be placed."""

    kind: str

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look for an effect of its own that places such counters."""
        return s.spot(card) is not None and any(
            type(term).__name__ == "PlaceCounter"
            and getattr(term, "kind", None) == self.kind
            and type(getattr(term, "cards", None)).__name__ == "This"
            for term in s.table.faces[card].terms
        )

    def in_words(self, say: Speaker) -> str:
        return f"that can have a {self.kind} counter"


@dataclass(frozen=True, slots=True)
class IsEquipped(Filter):
    """A card that is equipped to a monster."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether it has a holder."""
        spot = s.spot(card)
        return spot is not None and spot.holder >= 0

    def in_words(self, say: Speaker) -> str:
        return "that is an equip card"


@dataclass(frozen=True, slots=True)
class MayHold(Filter):
    """A monster that some Equip card may be equipped to."""

    card: AnySelector

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask what the Equip card says of its holder."""
        for equip in self.card.find(s, f):
            wanted = s.table.faces[equip].script.equip_to
            if wanted is not None and not wanted.accepts(s, f, card):
                return False
        return True

    def in_words(self, say: Speaker) -> str:
        return f"that can be equipped with {say.which(self.card)}"


@dataclass(frozen=True, slots=True)
class WasEquipped(Filter):
    """A card that was equipped to a monster when it left the field."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether it had a holder."""
        last = known(f, card)
        return last is not None and last.holder >= 0

    def in_words(self, say: Speaker) -> str:
        return "that was equipped to a monster"


@dataclass(frozen=True, slots=True)
class EquippedTo(Filter):
    """A card equipped to one of some cards."""

    cards: AnySelector

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether its holder is one of them."""
        spot = s.spot(card)
        return spot is not None and spot.holder in self.cards.find(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"equipped to {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class EquippedWith(Filter):
    """A monster equipped with a card of a kind; None: with any."""

    card: AnyFilter | None = None

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at the cards it holds."""
        return any(self.card is None or self.card.accepts(s, f, c) for c in equips_of(s, card))

    def in_words(self, say: Speaker) -> str:
        return "equipped with " + (
            "a card" if self.card is None else f"a card that is {self.card.in_words(say)}"
        )


@dataclass(frozen=True, slots=True)
class HasMaterials(Filter):
    """An Xyz Monster with at least so many materials of a kind."""

    count: int = 1
    card: AnyFilter | None = None

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Count the materials under it."""
        spot = s.spot(card)
        found = spot.materials if spot is not None else ()
        if self.card is not None:
            found = tuple([c for c in found if self.card.accepts(s, f, c)])
        return len(found) >= self.count

    def in_words(self, say: Speaker) -> str:
        return f"with {self.count} material(s)" + (
            "" if self.card is None else f" that are {self.card.in_words(say)}"
        )
