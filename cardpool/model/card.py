"""What the cards of every game have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardpool.model.later import Stored

CardId: TypeAlias = str
UNOFFICIAL = "Unofficial"  # kind of a card that no publisher made for its game
IsoDate: TypeAlias = str  # "2014-07-14": compares as a date and costs nothing to load


# Final, not frozen: nothing changes a record, and a frozen one takes seven times as long to make.
@dataclass(slots=True, eq=False)
class Card(Stored):
    """What every game's card has. Compared by identity; `id` is unique in a pool."""

    id: Final[CardId]
    game: Final[str]
    name: Final[str]  # English; the key of everything shown to people
    identity: Final[str]  # strict key: δ, ★, ◇, ♀/♂, -EX / ex / GX and owners all count
    copy_key: Final[str]  # what the copy rule counts
    kind: Final[
        str
    ]  # Pokémon, Trainer, Energy | Monster, Spell, Trap, Token, Skill | Chip, Item, Event …
    subkinds: Final[frozenset[str]]
