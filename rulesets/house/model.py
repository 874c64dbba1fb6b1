"""What a format file says, and the rules of a day that its checks read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpool.names import copy_key
from rulesets.deck import Deck, Entry
from rulesets.family import Family
from rulesets.plain import AnyCard, Json


class FormatError(ValueError):
    """A format file that cannot be used: path, line and cause."""


class Size(NamedTuple):
    """Least and most cards of a section."""

    least: int
    most: int

    def __str__(self) -> str:
        if self.least == self.most:
            return f"exactly {self.most}"
        return f"{self.least} to {self.most}"


class Named(NamedTuple):
    """A card that the file names, and on which line."""

    name: str
    value: int
    line: int


@dataclass(frozen=True, slots=True)
class Format:
    """A format file, read; every rule has the statement that its findings cite."""

    path: str
    id: str
    title: str
    base: str
    on: str = ""  # the day whose cards are meant; "": that of the base
    region: str = ""
    drop: tuple[str, ...] = ()  # checks of the base that do not hold: codes and names
    statements: Mapping[str, str] = field(default_factory=dict)
    sets_in: frozenset[str] = frozenset()
    sets_out: frozenset[str] = frozenset()
    first: str = ""  # days between which a card must have come out
    last: str = ""
    only: Sequence[Named] = ()
    bans: Sequence[Named] = ()
    limits: Sequence[Named] = ()
    points: Sequence[Named] = ()
    cap: int | None = None
    copies: int | None = None
    sizes: Mapping[str, Size] = field(default_factory=dict)
    single_type: bool = False
    types: tuple[str, ...] = ()
    kinds_out: tuple[str, ...] = ()
    rarities: tuple[str, ...] = ()
    cites: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # table -> statements


class HouseRules:
    """The rules of the base on a day, and what the format adds to them."""

    def __init__(self, base: Json, format_: Format, family: Family) -> None:
        self.base, self.format, self.family = base, format_, family
        self.only = self._keyed(format_.only)
        self.bans = self._keyed(format_.bans)
        self.limits = self._keyed(format_.limits)
        self.points = self._keyed(format_.points)

    def __getattr__(self, name: str) -> Json:
        """Answer as the rules of the base do, for all but the checks of the format."""
        return getattr(self.base, name)

    def _keyed(self, cards: Sequence[Named]) -> dict[str, int]:
        return {copy_key(card.name, self.family.id): card.value for card in cards}

    def cites(self, table: str) -> tuple[str, ...]:
        """Return the statements that a table of the file cites."""
        return self.format.cites[table]

    def named(self, deck: Deck) -> dict[str, list[Entry]]:
        """Return the entries by what the copy rule counts as one; any-number cards left out."""
        return deck.by(self._counted)

    def _counted(self, card: AnyCard) -> str | None:
        return None if self.family.any_number(card) else str(card.copy_key)
