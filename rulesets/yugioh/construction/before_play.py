"""What is asked before a duel and never decides whether a deck is legal."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import Finding, check
from rulesets.deck import Deck
from rulesets.yugioh.construction.rules import YugiohRules


@check("YGO901", "unscripted-card", cites=("YGO-071",))
def unscripted_card(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A card whose printed effects no program carries out.

    The deck is legal, but `play` and `simulate` refuse it; --allow-unscripted plays such a card as
    if it had no text and says so in the result. Cards of the Side Deck are not asked: they are not
    played.

    Illegal:
        1 Last Turn
    Legal:
        3 Alexandrite Dragon
    """
    from cardpool.model.yugioh import YugiohCard
    from rulesets.yugioh.scripts import unscripted

    entries = [e for e in deck.entries if e.section != "side" and isinstance(e.card, YugiohCard)]
    for card in unscripted(e.card for e in entries):
        yield unscripted_card.finding(
            f"no program carries out {card.name} ({card.id})",
            entries=[e for e in entries if e.card.id == card.id],
        )
