"""What is counted in a deck of Fleets."""

from __future__ import annotations

from collections.abc import Sequence

from deckcheck_fleets.cards import SHIP
from rulesets.deck import Deck
from rulesets.parts.statistics import Chart, Group, Opening, Statistics, bars, tally


class FleetStatistics(Statistics):
    """Three cards in hand (FL-005), and a draw in each turn (FL-006)."""

    opening = Opening(3, first_draws=True, cites=("FL-005", "FL-006"))

    def groups(self) -> Sequence[Group]:
        """Return the Ships, which win the game."""
        return (Group("Ship", lambda card: card.kind == SHIP),)

    def charts(self, deck: Deck) -> Sequence[Chart]:
        """Return how strong the cards are."""
        return (Chart("Strength", bars(tally(deck, "main", lambda card: str(card.strength)))),)

    def remarks(self, deck: Deck) -> Sequence[str]:
        """Return what the Port adds to the hand."""
        return [f"{e.card.name}: add --extra {e.card.strength}" for e in deck.in_section("port")]
