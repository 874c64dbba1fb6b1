"""Properties made of other properties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.words import joined
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX, Kind, OfType
from rulesets.ptcg.effects.terms.selectors import CardFilter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


BASIC_ENERGY = Kind(("Basic Energy",))


def _by_name(x: CardFilter, s: Match, f: Frame, card: int) -> bool:
    """Tell whether basic Energy has a property, whatever type an effect makes it (PL-174)."""
    if type(x) is OfType:
        return any(t in unit for t in x.types for unit in s.table.faces[card].units)
    return x.accepts(s, f, card)


@dataclass(frozen=True, slots=True)
class Unlike(CardFilter):
    """The opposite of a property."""

    steady = True

    filter: CardFilter

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Tell whether a card lacks the property."""
        return not self.filter.accepts(s, f, card)

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell it of a Pokémon in play."""
        return not self.filter.mon(s, f, pos)

    def in_words(self, say: Speaker) -> str:
        if self.filter == RULE_BOX:
            return "without a Rule Box"
        return f"not {self.filter.in_words(say)}"


@dataclass(frozen=True, slots=True)
class Every(CardFilter):
    """All of several properties."""

    steady = True

    filters: tuple[CardFilter, ...]

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Tell whether a card has all of them."""
        if "energy" in s.table.points and BASIC_ENERGY in self.filters:
            return all(_by_name(x, s, f, card) for x in self.filters)
        return all(x.accepts(s, f, card) for x in self.filters)

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell it of a Pokémon in play."""
        return all(x.mon(s, f, pos) for x in self.filters)

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(x.in_words(say) for x in self.filters), "and")


@dataclass(frozen=True, slots=True)
class Some(CardFilter):
    """At least one of several properties."""

    steady = True

    filters: tuple[CardFilter, ...]

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Tell whether a card has one of them."""
        return any(x.accepts(s, f, card) for x in self.filters)

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell it of a Pokémon in play."""
        return any(x.mon(s, f, pos) for x in self.filters)

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(x.in_words(say) for x in self.filters))
