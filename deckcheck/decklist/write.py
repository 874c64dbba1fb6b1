"""Write a resolved list in any format, and say what the format cannot hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckcheck.decklist.formats import PLAIN, TEXT, find
from rulesets import registry
from rulesets.family import Family
from rulesets.lines.list_format import Export
from rulesets.lines.resolution import Reading

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool


def write(reading: Reading, to: str, pool: Pool) -> Export:
    """Return a list in a format."""
    game = reading.entries[0].card.game if reading.entries else ""
    family = registry.family(game) if game else Family()
    chosen = find(PLAIN if to == TEXT else to)
    if chosen is None or chosen.write is None:
        raise ValueError(f"no list is written as {to!r}")
    return chosen.write(reading, family, pool)
