"""The sets of cards, and which of them a code means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardpool.model import IsoDate


class CardSet(NamedTuple):
    """A set of cards; `prefix` is the number prefix where a code means only a subset."""

    id: str
    game: str
    name: str
    series: str
    released: IsoDate
    prefix: str = ""


class PrintedSets(NamedTuple):
    """What cards and shops say of sets: their names, and the total behind a number (57/191)."""

    ids: Mapping[str, Sequence[str]]  # by the search key of the name
    totals: Mapping[str, int]  # by id
