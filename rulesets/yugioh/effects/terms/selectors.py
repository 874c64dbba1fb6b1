"""Which cards an effect means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnyFilter, AnySelector, Held
from rulesets.engine.values import Number
from rulesets.engine.words import joined
from rulesets.yugioh.match.terms import Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker

WHOSE_ZONE = {"you": "your", "opponent": "the opponent's", "either": "either"}


def Targets() -> Held:  # noqa: N802  reads like the other words of programs
    """Return the targets of the effect."""
    return Held("target")


@dataclass(frozen=True, slots=True)
class Cards(Selector):
    """The cards of some zones of a side that have a property."""

    zones: tuple[str, ...]
    side: str = "you"
    filter: AnyFilter | None = None

    def in_words(self, say: Speaker) -> str:
        what = "cards" if self.filter is None else f"cards that are {self.filter.in_words(say)}"
        return f"{what} in {WHOSE_ZONE[self.side]} {joined(self.zones)}"


@dataclass(frozen=True, slots=True)
class This(Selector):
    """The effect's own card."""

    def in_words(self, say: Speaker) -> str:
        return "this card"


@dataclass(frozen=True, slots=True)
class Attacker(Selector):
    """The monster that attacks."""

    def in_words(self, say: Speaker) -> str:
        return "the attacking monster"


@dataclass(frozen=True, slots=True)
class AttackTarget(Selector):
    """The monster that is attacked."""

    def in_words(self, say: Speaker) -> str:
        return "the attack target"


@dataclass(frozen=True, slots=True)
class BattleOpponent(Selector):
    """The monster that battles one of some monsters."""

    of: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the monster that battles {say.which(self.of)}"


@dataclass(frozen=True, slots=True)
class Equipped(Selector):
    """The monster this card is equipped to."""

    def in_words(self, say: Speaker) -> str:
        return "the equipped monster"


@dataclass(frozen=True, slots=True)
class EquipsOf(Selector):
    """The cards equipped to some monsters."""

    of: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the cards equipped to {say.which(self.of)}"


@dataclass(frozen=True, slots=True)
class MaterialsOf(Selector):
    """The materials attached to some monsters, or that a monster was Summoned with."""

    of: AnySelector
    used: bool = False

    def in_words(self, say: Speaker) -> str:
        return f"the materials of {say.which(self.of)}"


@dataclass(frozen=True, slots=True)
class LinkedTo(Selector):
    """The cards this card remembers."""

    def in_words(self, say: Speaker) -> str:
        return "the linked card"


@dataclass(frozen=True, slots=True)
class HappenedTo(Selector):
    """The cards that the happening answered befell."""

    def in_words(self, say: Speaker) -> str:
        return "that card"


@dataclass(frozen=True, slots=True)
class HappenedBy(Selector):
    """The card that caused the happening answered."""

    def in_words(self, say: Speaker) -> str:
        return "the card that did it"


@dataclass(frozen=True, slots=True)
class ActivatedCard(Selector):
    """The card of the chain link that is answered."""

    def in_words(self, say: Speaker) -> str:
        return "the activated card"


@dataclass(frozen=True, slots=True)
class TopOf(Selector):
    """The first cards of a Deck."""

    side: str = "you"
    count: Number = 1

    def in_words(self, say: Speaker) -> str:
        return f"the top {say.number(self.count)} of the Deck of {self.side}"


@dataclass(frozen=True, slots=True)
class Strongest(Selector):
    """Those of some cards with the highest or lowest figure."""

    cards: AnySelector
    figure: str = "atk"
    highest: bool = True

    def in_words(self, say: Speaker) -> str:
        end = "highest" if self.highest else "lowest"
        return f"those of {say.which(self.cards)} with the {end} {self.figure.upper()}"


@dataclass(frozen=True, slots=True)
class Those(Selector):
    """Those of some cards that have a property."""

    cards: AnySelector
    filter: AnyFilter

    def in_words(self, say: Speaker) -> str:
        return f"those of {say.which(self.cards)} that are {self.filter.in_words(say)}"
