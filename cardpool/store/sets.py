"""The sets of cards, and which of them a code means."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cardpool.names import code_key, search_key
from cardpool.store.lines import LineRow
from cardpool.store.pages import Pages, map_row
from cardpool.store.schema import CODES

if TYPE_CHECKING:
    from cardpool.model import IsoDate
    from cardpool.store.layer import Layer

_REMEMBERED = 20_000  # codes as they are written, right or wrong
_ITEM, _PART = "\x1e", "\x1f"


class CardSet(NamedTuple):
    """A set of cards; `prefix` is the number prefix where a code means only a subset."""

    id: str
    game: str
    name: str
    series: str
    released: IsoDate
    prefix: str = ""


def code_row(codes: Iterable[tuple[str, str, str]], sets: Mapping[str, Any]) -> LineRow:
    """Return the row of the map from codes to sets; `codes` are key, id of the set and prefix."""
    found: dict[str, list[str]] = defaultdict(list)
    for key, set_id, prefix in sorted(codes):
        own = sets[set_id]
        facts = (set_id, own["game"], own["name"], own["series"], own["released"], prefix)
        found[key].append(_PART.join(facts))
    return map_row(CODES, {key: _ITEM.join(lines) for key, lines in found.items()})


class SetCodes:
    """The sets of one database by their codes, in any convention."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._written: dict[str, list[CardSet]] = {}

    def get(self, code: str) -> list[CardSet]:
        """Return the sets that a code means, however it is written."""
        known = self._written.get(code)
        if known is None:
            if len(self._written) >= _REMEMBERED:
                self._written.clear()
            found = self._pages.get(code_key(code))
            each = found.split(_ITEM) if found else ()
            known = self._written[code] = [CardSet(*one.split(_PART)) for one in each]
        return known

    def items(self) -> Iterator[tuple[str, str, str]]:
        """Yield all codes as `code_row` takes them."""
        for key, line in self._pages.items():
            for one in line.split(_ITEM):
                found = CardSet(*one.split(_PART))
                yield key, found.id, found.prefix


class Printed(NamedTuple):
    """What cards and shops say of sets: their names, and the total behind a number (57/191)."""

    ids: Mapping[str, Sequence[str]]  # by the search key of the name
    totals: Mapping[str, int]  # by id


@lru_cache(maxsize=4)
def printed(*layers: Layer) -> Printed:
    """Return the names and totals of all sets of some databases."""
    import json

    ids: dict[str, list[str]] = defaultdict(list)
    totals: dict[str, int] = {}
    for layer in layers:
        for set_id, name, facts in layer.rows("SELECT id, name, facts FROM cardset"):
            ids[search_key(name)].append(set_id)
            totals.setdefault(set_id, json.loads(facts).get("official", 0))
    return Printed(ids, totals)
