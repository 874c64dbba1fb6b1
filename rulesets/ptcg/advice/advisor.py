"""What the Pokémon TCG knows of building decks."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.advice import Advisor, Catalog
from rulesets.deck import Deck
from rulesets.plain import AnyCard
from rulesets.ptcg.advice import likeness, roles
from rulesets.ptcg.construction.kinds import bare, lower_stage


class PokemonAdvisor(Advisor):
    """Evolution lines, Energy by attack costs, Trainers by their programs."""

    def role(self, card: AnyCard) -> str:
        """Return in a few words what a card is for."""
        return roles.in_words(card)

    def likeness(self, card: AnyCard, other: AnyCard) -> float:
        """Return how well another card takes a card's place."""
        return likeness.likeness(card, other)

    def near(self, card: AnyCard, catalog: Catalog) -> Sequence[AnyCard]:
        """Return cards of the kind; of Pokémon those of the type and those of the name."""
        if card.kind != "Pokémon":
            return catalog.cards(card.kind)
        found = [c for t in card.types for c in catalog.cards(card.kind, t.casefold())]
        return list({c.id: c for c in (*found, *catalog.named(card.name))}.values())

    def fits(self, card: AnyCard, deck: Deck) -> bool:
        """Tell whether a Pokémon is Basic or evolves from one of the deck."""
        lower = lower_stage(card)
        return not lower or any(bare(e.card.name) == lower for e in deck.entries)
