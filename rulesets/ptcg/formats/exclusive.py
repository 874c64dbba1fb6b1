"""Cards of different names of which a deck may hold one name only, from a day on (PF-043)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cardpool.model.pokemon import POKEMON
from cardpool.names import copy_key
from rulesets.ptcg.formats.sets import read


class Exclusive(NamedTuple):
    """Names that exclude each other, as printed and as the copy rule counts them."""

    names: tuple[str, ...]
    keys: frozenset[str]
    start: str


@cache
def all_exclusive() -> tuple[Exclusive, ...]:
    """Return every group of such names."""
    return tuple(
        Exclusive(
            tuple(row["names"]),
            frozenset(copy_key(name, POKEMON) for name in row["names"]),
            row["start"],
        )
        for row in read("exclusive")
    )


def exclusive_on(day: str) -> tuple[Exclusive, ...]:
    """Return the groups in force on a day; one that has grown stands in its widest form."""
    groups = [group for group in all_exclusive() if group.start <= day]
    return tuple(g for g in groups if not any(g.keys < other.keys for other in groups))
