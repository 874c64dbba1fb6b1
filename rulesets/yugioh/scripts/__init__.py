"""Find the script of a card: stored, written by hand, or none needed."""

from __future__ import annotations

from collections.abc import Iterable

from cardpool.model.yugioh import YugiohCard
from rulesets.yugioh.match.script import EMPTY, CardScript

# Kinds whose cards say how they are Summoned, or what they do elsewhere, beside their figures.
_WITH_TEXT = frozenset(("Effect", "Fusion", "Synchro", "Xyz", "Ritual", "Pendulum"))


def is_plain(card: YugiohCard) -> bool:
    """Tell whether a card has nothing to carry out but its figures: a Normal Monster (YGO-044)."""
    return card.kind == "Monster" and card.subkinds.isdisjoint(_WITH_TEXT)


def script_of(card: YugiohCard) -> CardScript | None:
    """Return a card's script; None if no program carries its text out."""
    return EMPTY if is_plain(card) else None


def scripts_of(cards: Iterable[YugiohCard]) -> dict[str, CardScript]:
    """Return the scripts of cards by id, for a duel."""
    found = ((card.id, script_of(card)) for card in dict.fromkeys(cards))
    return {card_id: script for card_id, script in found if script is not None}


def unscripted(cards: Iterable[YugiohCard]) -> list[YugiohCard]:
    """Return the cards, each once, whose effects no program carries out."""
    seen = {card.id: card for card in cards}
    return [card for card in seen.values() if script_of(card) is None]
