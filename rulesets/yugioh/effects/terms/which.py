"""Which card it is, whose and where; and compound filters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.engine.sides import seats_of
from rulesets.engine.words import joined
from rulesets.yugioh.effects.context import known, own
from rulesets.yugioh.match.spots import in_zones
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """The effect's own card."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare with the effect's own card."""
        return card == own(f)

    def in_words(self, say: Speaker) -> str:
        return "this card"


@dataclass(frozen=True, slots=True)
class NotThis(Filter):
    """Any other card than the effect's own."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare with the effect's own card."""
        return card != own(f)

    def in_words(self, say: Speaker) -> str:
        return "other than this card"


@dataclass(frozen=True, slots=True)
class Owned(Filter):
    """A card owned by a side, whoever controls it."""

    side: str

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask whose card it is."""
        return s.table.owner[card] in seats_of(self.side, f.controller)

    def in_words(self, say: Speaker) -> str:
        return f"owned by {self.side}"


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    """A card controlled by a side."""

    side: str

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask who controls it, or did when it happened."""
        last = known(f, card)
        seat = s.controller(card) if last is None else last.controller
        return seat in seats_of(self.side, f.controller)

    def in_words(self, say: Speaker) -> str:
        return f"controlled by {self.side}"


@dataclass(frozen=True, slots=True)
class InZone(Filter):
    """A card in one of these zones."""

    zones: tuple[str, ...]
    side: str = "either"

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look where it is."""
        return in_zones(s.zone_of(card), self.zones) and s.controller(card) in seats_of(
            self.side, f.controller
        )

    def in_words(self, say: Speaker) -> str:
        return f"in {self.side} {joined(self.zones)}"


@dataclass(frozen=True, slots=True)
class OneOfCards(Filter):
    """One of the cards of a selection."""

    cards: AnySelector

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look for it among them."""
        return card in self.cards.find(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"among {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class LeavesTarget(Filter):
    """A card with which a price can be paid so that another card is a target then."""

    targets: AnySelector
    into: str  # the register of the price that the targets are compared with

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look for a target as if it had been paid."""
        paid = Frame((), f.controller, {**f.cards, self.into: (card,)}, dict(f.values))
        return any(target != card for target in self.targets.find(s, paid))

    def in_words(self, say: Speaker) -> str:
        return "that leaves a target"


@dataclass(frozen=True, slots=True)
class And(Filter):
    """Everything at once."""

    parts: tuple[AnyFilter, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask every part."""
        for part in self.parts:  # noqa: SIM110  asked most of all, and twice as fast as all()
            if not part.accepts(s, f, card):
                return False
        return True

    def in_words(self, say: Speaker) -> str:
        return " ".join(p.in_words(say) for p in self.parts)


@dataclass(frozen=True, slots=True)
class Or(Filter):
    """At least one of several."""

    parts: tuple[AnyFilter, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask the parts until one fits."""
        for part in self.parts:  # noqa: SIM110
            if part.accepts(s, f, card):
                return True
        return False

    def in_words(self, say: Speaker) -> str:
        return "either " + joined(tuple(p.in_words(say) for p in self.parts))


@dataclass(frozen=True, slots=True)
class NotA(Filter):
    """Not this."""

    part: AnyFilter

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask the part."""
        return not self.part.accepts(s, f, card)

    def in_words(self, say: Speaker) -> str:
        return f"not {self.part.in_words(say)}"
