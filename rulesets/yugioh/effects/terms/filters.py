"""What a card is doing now: position, how it was Summoned, counters; and compound filters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.engine.words import joined
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class FaceUp(Filter):
    """A face-up card."""

    def in_words(self, say: Speaker) -> str:
        return "face-up"


@dataclass(frozen=True, slots=True)
class FaceDown(Filter):
    """A face-down card."""

    def in_words(self, say: Speaker) -> str:
        return "face-down"


@dataclass(frozen=True, slots=True)
class InPosition(Filter):
    """A monster in one of these positions: attack, defense, set."""

    words: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return f"in {joined(self.words)} position"


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """The effect's own card."""

    def in_words(self, say: Speaker) -> str:
        return "this card"


@dataclass(frozen=True, slots=True)
class NotThis(Filter):
    """Any other card than the effect's own."""

    def in_words(self, say: Speaker) -> str:
        return "other than this card"


@dataclass(frozen=True, slots=True)
class HasCounter(Filter):
    """A card with at least so many counters of a kind; "": of any kind."""

    kind: str = ""
    count: int = 1

    def in_words(self, say: Speaker) -> str:
        return f"with {self.count} {self.kind} counter(s)"


@dataclass(frozen=True, slots=True)
class CanHold(Filter):
    """A card on which a counter of this kind may be placed."""

    kind: str

    def in_words(self, say: Speaker) -> str:
        return f"that can have a {self.kind} counter"


@dataclass(frozen=True, slots=True)
class IsEquipped(Filter):
    """A card that is equipped to a monster."""

    def in_words(self, say: Speaker) -> str:
        return "that is an equip card"


@dataclass(frozen=True, slots=True)
class EquippedTo(Filter):
    """A card equipped to one of some cards."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"equipped to {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class EquippedWith(Filter):
    """A monster equipped with a card of a kind; None: with any."""

    card: AnyFilter | None = None

    def in_words(self, say: Speaker) -> str:
        return "equipped with " + (
            "a card" if self.card is None else f"a card that is {self.card.in_words(say)}"
        )


@dataclass(frozen=True, slots=True)
class HasMaterials(Filter):
    """An Xyz Monster with at least so many materials of a kind."""

    count: int = 1
    card: AnyFilter | None = None

    def in_words(self, say: Speaker) -> str:
        return f"with {self.count} material(s)" + (
            "" if self.card is None else f" that are {self.card.in_words(say)}"
        )


@dataclass(frozen=True, slots=True)
class SummonedThisTurn(Filter):
    """A monster Summoned this turn in one of these ways; (): in any."""

    how: tuple[str, ...] = ()

    def in_words(self, say: Speaker) -> str:
        return f"{joined(self.how)} Summoned this turn".strip()


@dataclass(frozen=True, slots=True)
class WasSummoned(Filter):
    """A monster that was Summoned in one of these ways."""

    how: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return f"that was {joined(self.how)} Summoned"


@dataclass(frozen=True, slots=True)
class SummonedByEffectOf(Filter):
    """A monster that was Summoned by the effect of such a card."""

    card: AnyFilter

    def in_words(self, say: Speaker) -> str:
        return f"Summoned by the effect of a card that is {self.card.in_words(say)}"


@dataclass(frozen=True, slots=True)
class DeclaredAttack(Filter):
    """A monster that declared an attack this turn."""

    def in_words(self, say: Speaker) -> str:
        return "that declared an attack this turn"


@dataclass(frozen=True, slots=True)
class CanAttack(Filter):
    """A monster that could attack now."""

    def in_words(self, say: Speaker) -> str:
        return "that can attack"


@dataclass(frozen=True, slots=True)
class SetThisTurn(Filter):
    """A card that was Set this turn."""

    def in_words(self, say: Speaker) -> str:
        return "Set this turn"


@dataclass(frozen=True, slots=True)
class Owned(Filter):
    """A card owned by a side, whoever controls it."""

    side: str

    def in_words(self, say: Speaker) -> str:
        return f"owned by {self.side}"


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    """A card controlled by a side."""

    side: str

    def in_words(self, say: Speaker) -> str:
        return f"controlled by {self.side}"


@dataclass(frozen=True, slots=True)
class InZone(Filter):
    """A card in one of these zones."""

    zones: tuple[str, ...]
    side: str = "either"

    def in_words(self, say: Speaker) -> str:
        return f"in {self.side} {joined(self.zones)}"


@dataclass(frozen=True, slots=True)
class OneOfCards(Filter):
    """One of the cards of a selection."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"among {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class And(Filter):
    """Everything at once."""

    parts: tuple[AnyFilter, ...]

    def in_words(self, say: Speaker) -> str:
        return " ".join(p.in_words(say) for p in self.parts)


@dataclass(frozen=True, slots=True)
class Or(Filter):
    """At least one of several."""

    parts: tuple[AnyFilter, ...]

    def in_words(self, say: Speaker) -> str:
        return "either " + joined(tuple(p.in_words(say) for p in self.parts))


@dataclass(frozen=True, slots=True)
class NotA(Filter):
    """Not this."""

    part: AnyFilter

    def in_words(self, say: Speaker) -> str:
        return f"not {self.part.in_words(say)}"
