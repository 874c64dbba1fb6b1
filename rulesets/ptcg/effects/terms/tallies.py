"""Numbers that count kinds of things: conditions, types of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.ptcg.effects.modifiers import letters_of
from rulesets.ptcg.match.terms import Selector, Value

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class ConditionsOn(Value):
    """Special Conditions that affect Pokémon, added up."""

    on: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return how many."""
        return sum(len(s.conditions[p]) for p in s.spots_of(self.on.find(s, f)))

    def in_words(self, say: Speaker) -> str:
        return f"the Special Conditions of {say.which(self.on)}"


@dataclass(frozen=True, slots=True)
class CardTypes(Value):
    """How many different types some cards have; Energy counts as what it gives."""

    cards: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return the number of types."""
        return len({t for card in self.cards.find(s, f) for t in letters_of(s, card)})

    def in_words(self, say: Speaker) -> str:
        return f"the types among {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class MostCounters(Value):
    """The damage counters on the one of some Pokémon that has most."""

    on: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return how many."""
        return max((s.damage[p] // 10 for p in s.spots_of(self.on.find(s, f))), default=0)

    def in_words(self, say: Speaker) -> str:
        return f"the most damage counters on one of {say.which(self.on)}"
