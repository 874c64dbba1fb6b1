"""A Yu-Gi-Oh! card on the screen: what is printed on it, and its set numbers."""

from __future__ import annotations

from cardpool.model.yugioh import YugiohCard
from rulesets.family import Fact, Listing

_SHOWN = 40  # set numbers listed; the rest are counted


def facts(card: YugiohCard) -> list[Fact]:
    """Return what is printed on a card."""
    others = ", ".join(map(str, card.passwords[1:7])) + " …" * (len(card.passwords) > 7)
    regions = ", ".join(f"{region} {day or 'day unknown'}" for region, day in card.released.items())
    return [
        Fact("Property", card.property),
        Fact("Scale", str(card.scale) if card.scale >= 0 else ""),
        Fact("Link arrows", ", ".join(card.arrows)),
        Fact("Password", f"{card.password:08}" if card.password else ""),
        Fact("Other passwords", others),
        Fact("Konami id", str(card.konami_id or "")),
        Fact("First released", regions),
        Fact("Copies count as", card.copy_key if card.copy_key != card.identity else ""),
        Fact("In no deck", card.never),
    ]


def printings(card: YugiohCard) -> Listing:
    """Return the set numbers of a card."""
    numbers = card.set_numbers
    left = len(numbers) - _SHOWN
    more = f"… {left} more" if left > 0 else ""
    return Listing(f"Set numbers ({len(numbers)})", words=numbers[:_SHOWN], more=more)
