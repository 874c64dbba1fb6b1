"""Records of Yu-Gi-Oh! cards."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cardpool.model.card import Card, IsoDate

YUGIOH = "yugioh"  # as `Card.game`


class CardTexts(NamedTuple):
    """The English text of a card: what it says, its line of materials, its Pendulum effect."""

    text: str  # with the line of materials, which stands first
    materials: str = ""
    pendulum: str = ""
    official: bool = True  # False: another wording, which may be that of the Japanese game

    def places(self) -> dict[str, str]:
        """Return the texts by the place they stand at."""
        return {"pendulum": self.pendulum, "text": self.text}


@dataclass(slots=True, eq=False)
class YugiohCard(Card):
    """One Yu-Gi-Oh! card; `id` is its password, or `k<konami id>` where it has none."""

    password: Final[int] = 0
    passwords: Final[tuple[int, ...]] = ()  # all that mean this card, the own one first
    released: Final[Mapping[str, IsoDate]] = field(
        default_factory=dict
    )  # region -> first day there
    never: Final[str] = ""  # why it can be in no deck at all: token, skill, not for duels …
    konami_id: Final[int] = 0
    property: Final[str] = ""  # Normal, Continuous, Equip, Quick-Play, Field, Ritual, Counter
    attribute: Final[str] = ""
    race: Final[str] = ""
    level: Final[int] = 0  # Level, Rank or Link rating
    scale: Final[int] = -1
    atk: Final[int | None] = None  # None: "?" or not a monster
    defence: Final[int | None] = None
    arrows: Final[tuple[str, ...]] = ()
    printed_as: Final[str] = ""  # its set numbers, a space between: "LOB-EN001 SDK-001"

    @builtins.property
    def set_numbers(self) -> tuple[str, ...]:
        """Return the numbers of its printings; hundreds on some cards, and few ask for them."""
        return tuple(self.printed_as.split())
