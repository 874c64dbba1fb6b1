"""What is asked before a match and never decides whether a deck is legal."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import Finding, check
from rulesets.deck import Deck
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import printed


@check("PTCG901", "unscripted-card", cites=("BASE-036", "BASE-071", "EX-068", "BW-085", "BW-134"))
def unscripted_card(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A card whose printed effects no program carries out.

    Effects are compiled from the printed text, whole or not at all. The deck is legal, but `play`
    and `simulate` refuse it; --allow-unscripted plays such a card as if it had no text and says so
    in the result. Where the text was imported, the words that were not understood are named.

    Illegal:
        1 Team Galactic's Wager MT 115
    Legal:
        4 Pikachu BS 58
    """
    from cardpool.model.pokemon import PokemonCard
    from rulesets.ptcg.scripts.stored import unscripted, why_unscripted

    cards = [e.card for e in deck.entries if isinstance(e.card, PokemonCard)]
    for card in unscripted(cards, rules.day):
        entries = [e for e in deck.entries if e.card.id == card.id]
        told = "; ".join(f"{place}: {why}" if place else why for place, why in why_unscripted(card))
        yield unscripted_card.finding(
            f"no program carries out {printed(card)}: " + (told or "its text was not understood"),
            entries=entries,
        )
