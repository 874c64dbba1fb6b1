"""What the cards of every game have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

CardId: TypeAlias = str
IsoDate: TypeAlias = str  # "2014-07-14": compares as a date and costs nothing to load
UNOFFICIAL = "Unofficial"  # kind of a card that no publisher made for its game


# Final, not frozen: nothing changes a record, and a frozen one takes seven times as long to make.
@dataclass(slots=True, eq=False)
class Card:
    """What every game's card has. Compared by identity; `id` is unique in a pool."""

    id: Final[CardId]
    game: Final[str]
    name: Final[str]  # English; the key of everything shown to people
    identity: Final[str]  # strict key: cards of one identity bear the same name
    copy_key: Final[str]  # what the copy rule counts
    kind: Final[str]
    subkinds: Final[frozenset[str]]


class Texts(Protocol):
    """The English texts of a printing, as the compiler of its game takes them."""

    def places(self) -> dict[str, str]:
        """Return the texts by the place they stand at."""
