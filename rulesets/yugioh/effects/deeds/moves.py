"""Deeds that move cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnySelector
from rulesets.engine.values import Number
from rulesets.yugioh.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Target(Op):
    """Choose targets at activation."""

    source: AnySelector
    count: Number = 1
    at_least: Number = -1  # -1: exactly as many
    into: str = "target"
    by: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"target {say.number(self.count)} of {say.which(self.source)}"


@dataclass(frozen=True, slots=True)
class Destroy(Op):
    """Destroy cards."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"destroy {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class SendToGrave(Op):
    """Send cards to the Graveyard."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"send {say.which(self.cards)} to the Graveyard"


@dataclass(frozen=True, slots=True)
class Banish(Op):
    """Banish cards; `until` a phase: they come back then."""

    cards: AnySelector
    face_down: bool = False
    until: str = ""

    def in_words(self, say: Speaker) -> str:
        return (
            f"banish {say.which(self.cards)}"
            + (" face-down" if self.face_down else "")
            + (f" until {self.until}" if self.until else "")
        )


@dataclass(frozen=True, slots=True)
class ToHand(Op):
    """Put cards into their owner's hand."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"put {say.which(self.cards)} into the hand"


@dataclass(frozen=True, slots=True)
class ToDeck(Op):
    """Put cards into the Deck: shuffled in, on the top or on the bottom."""

    cards: AnySelector
    end: str = "shuffle"

    def in_words(self, say: Speaker) -> str:
        return f"put {say.which(self.cards)} into the Deck ({self.end})"


@dataclass(frozen=True, slots=True)
class ToExtraDeck(Op):
    """Return cards to the Extra Deck."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"return {say.which(self.cards)} to the Extra Deck"


@dataclass(frozen=True, slots=True)
class Tribute(Op):
    """Tribute cards."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"Tribute {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Discard(Op):
    """Discard cards."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"discard {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class DiscardRandom(Op):
    """Discard cards at random."""

    count: Number = 1
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: discard {say.number(self.count)} at random"


@dataclass(frozen=True, slots=True)
class Draw(Op):
    """Draw cards."""

    count: Number = 1
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: draw {say.number(self.count)}"


@dataclass(frozen=True, slots=True)
class Mill(Op):
    """Send the top cards of a Deck to the Graveyard."""

    count: Number = 1
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"send the top {say.number(self.count)} of the Deck of {self.side} to the Graveyard"


@dataclass(frozen=True, slots=True)
class BanishTop(Op):
    """Banish the top cards of a Deck."""

    count: Number = 1
    side: str = "you"
    face_down: bool = False

    def in_words(self, say: Speaker) -> str:
        return f"banish the top {say.number(self.count)} of the Deck of {self.side}"


@dataclass(frozen=True, slots=True)
class SetCard(Op):
    """Set a Spell or Trap on the field."""

    cards: AnySelector
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"Set {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class ToField(Op):
    """Place cards face-up in the Spell & Trap Zone or Field Zone; `as_`: Continuous Spell …"""

    cards: AnySelector
    as_: str = ""

    def in_words(self, say: Speaker) -> str:
        return f"place {say.which(self.cards)} face-up {self.as_}".rstrip()


@dataclass(frozen=True, slots=True)
class Equip(Op):
    """Equip a card to a monster."""

    card: AnySelector
    to: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"equip {say.which(self.card)} to {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class Detach(Op):
    """Detach materials from a monster."""

    count: Number = 1
    of: AnySelector | None = None
    at_least: Number = -1

    def in_words(self, say: Speaker) -> str:
        return f"detach {say.number(self.count)} from " + (
            "this card" if self.of is None else say.which(self.of)
        )


@dataclass(frozen=True, slots=True)
class Attach(Op):
    """Attach cards to an Xyz Monster as materials."""

    cards: AnySelector
    to: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"attach {say.which(self.cards)} to {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Op):
    """Shuffle a Deck."""

    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: shuffle the Deck"


@dataclass(frozen=True, slots=True)
class Then(Op):
    """What follows is a later step of the resolution."""

    def in_words(self, say: Speaker) -> str:
        return "then"
