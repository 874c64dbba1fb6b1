"""Log entries: what is told of a duel. Cards stand there by name, as they were called then.

A number would come to mean another card for those who no longer know which one it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rulesets.yugioh.match.table import CardTable

Entry = tuple[Any, ...]

# Which parts of an entry are cards, by its kind: numbers (below 0: none) or tuples of numbers.
CARDS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "activate": (2,),
        "without effect": (1,),
        "resolve": (2,),
        "equip": (1, 2),
        "negate": (2,),
        "loop": (1,),
        "see": (2,),
        "show": (2,),
        "hand": (2,),
        "control": (2,),
        "summon": (2,),
        "flip": (2,),
        "discard": (2,),
        "attack": (2, 3),
        "replay": (2,),
        "position": (2,),
        "turned up": (2,),
        "destroyed": (2,),
    }
)


def written(table: CardTable, entry: Entry) -> Entry:
    """Return an entry with its cards by name; a number below 0 stays."""
    places = CARDS.get(entry[0])
    if places is None:
        return entry
    parts = list(entry)
    for place in places:
        parts[place] = _name(table, parts[place])
    return tuple(parts)


def _name(table: CardTable, card: int | tuple[int, ...]) -> int | str | tuple[str, ...]:
    if isinstance(card, tuple):
        return tuple([table.faces[c].name for c in card])
    return table.faces[card].name if card >= 0 else card
