"""Properties of a card by other cards: what it evolves from, shares a name or a type with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpool.pokemon import lines
from rulesets.engine.frames import Frame
from rulesets.engine.words import joined
from rulesets.ptcg.effects.modifiers import (
    letters_of,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class EvolvesFrom(CardFilter):
    """Evolution cards that evolve from one of some Pokémon in play or cards."""

    source: Selector

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Compare the card's "Evolves from" with their names."""
        wanted = s.table.faces[card].evolves_from
        return bool(wanted) and any(s.key_of(c) == wanted for c in self.source.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"evolving from {say.which(self.source)}"


@dataclass(frozen=True, slots=True)
class EvolvesFromNamed(CardFilter):
    """Evolution cards, or Pokémon in play, that evolve from a Pokémon of one of these names."""

    steady = True

    names: tuple[str, ...]

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Compare the card's "Evolves from" with the names."""
        return s.table.faces[card].evolves_from in self.names

    def in_words(self, say: Speaker) -> str:
        return f"evolving from {joined(self.names)}"


@dataclass(frozen=True, slots=True)
class EvolvesInto(CardFilter):
    """Pokémon in play that one of some Evolution cards evolves from."""

    source: Selector

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Compare its name with the cards' "Evolves from"."""
        name = s.key_of(s.stacks[pos][0])
        return any(s.table.faces[c].evolves_from == name for c in self.source.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"that {say.which(self.source)} evolves from"


@dataclass(frozen=True, slots=True)
class GrowsFrom(CardFilter):
    """Stage 2 cards whose Stage 1 evolves from one of some Basic Pokémon.

    The Stage 1 need not be in the match.
    """

    source: Selector

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Look the Stage 1 up among all evolution lines."""
        face = s.table.faces[card]
        if "Stage 2" not in face.subkinds:
            return False
        basics = lines().get(face.evolves_from, ())
        return any(s.key_of(c) in basics for c in self.source.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"Stage 2 of the line of {say.which(self.source)}"


@dataclass(frozen=True, slots=True)
class SameName(CardFilter):
    """The name of one of some Pokémon or cards."""

    source: Selector

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Compare the names."""
        key = s.table.faces[card].key
        return any(s.key_of(c) == key for c in self.source.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"of the same name as {say.which(self.source)}"


@dataclass(frozen=True, slots=True)
class SameType(CardFilter):
    """A type in common with one of some Pokémon or Energy cards."""

    source: Selector

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Compare the types."""
        mine = letters_of(s, card)
        return any(t in mine for c in self.source.find(s, f) for t in s.types_of_card(c))

    def in_words(self, say: Speaker) -> str:
        return f"of the type of {say.which(self.source)}"
