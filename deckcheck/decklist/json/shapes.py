"""Card records of one shape, read at one stroke: the lists of a source keep theirs alike.

A shape knows in which fields its records keep count, name, set, number and id, and remembers what
records say by the values of just these fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from operator import itemgetter
from typing import Any, TypeAlias

from deckcheck.decklist.json.fields import (
    COUNTS,
    IDS,
    NAMES,
    NUMBERS,
    SETS,
    Fields,
    is_record,
    plain,
    say,
)
from rulesets.lines.grammar import MAX_LINE, clip, number_alone, parse
from rulesets.lines.model import Written

MEMO_SIZE = 50_000  # some 20 MB of real lists
MAX_SHAPES = 16  # each with a memo; a source has one or two

_SET_AND_NUMBER = re.compile(r"^(\S+(?: \d+[A-Za-z]?)?)\s+(\S+)$")
_IMAGE = re.compile(
    r"/([a-z0-9]+)(?:/([A-Za-z0-9]+)(?:_hires)?\.png|-([A-Za-z0-9]+)/(?:small|medium|large))$"
)
_CONTAINERS = {list, dict}

_Row: TypeAlias = tuple[Any, ...]  # the values of a record that are read, its count first
_Keys: TypeAlias = tuple[str, ...]
_Said: TypeAlias = list[Written | str]  # a str: why a record says nothing


def read(items: list[Any]) -> tuple[_Said, int]:
    """Return what records of one shape say, and how many brackets each opens at least.

    Equal records share what they say. 0 brackets: not all items are records of one shape.
    """
    kinds = set(map(type, items))
    if kinds == {dict}:
        if is_record(items[0]) and _alike(items):
            return _objects(items), _brackets(items)
    elif kinds == {list} and all(map(is_record, items)):
        return _ARRAYS.read([list(map(itemgetter(at), items)) for at in (2, 0, 1)]), 1
    return [], 0


def alone(value: Any) -> Written | str:
    """Return what a number, a line or a name says that stands in the place of a record."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**18:
        return _PLAIN[1, "", "", "", str(value)]
    if isinstance(value, str) and value.strip():
        said = number_alone(value) or parse(value)
        if isinstance(said, Written):
            return said
        if isinstance(said, str) and len(value) <= MAX_LINE and not value.strip()[0].isdigit():
            return _PLAIN[1, value, "", "", ""]
    return f"expected a card record, found {clip(repr(value))}"


def pair(value: Any) -> Written | str | None:
    """Return what a name and its count say, in either order, or None for anything else."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None
    count, name = value if isinstance(value[1], str) else reversed(value)
    if not isinstance(name, str) or not isinstance(count, int) or isinstance(count, bool):
        return None
    return _PLAIN[count, name, "", "", ""]


def _alike(items: list[dict[str, Any]]) -> bool:
    """Tell whether all objects have the same keys: as many as all of them have together."""
    return set(map(len, items)) == {len(set().union(*items))}


def _brackets(items: list[dict[str, Any]]) -> int:
    """Return how many brackets objects of one shape open at least."""
    held = [key for key, value in items[0].items() if value.__class__ in _CONTAINERS]
    return 1 + sum(_CONTAINERS.issuperset(map(type, map(itemgetter(key), items))) for key in held)


def _objects(items: list[dict[str, Any]]) -> _Said:
    """Return what objects with the same keys say."""
    cards = items
    if "card" in items[0]:
        cards = [card if isinstance(card := item["card"], dict) else item for item in items]
        if not _alike(cards):
            return [said for item in items for said in _objects([item])]
    return _shape(tuple(items[0]), tuple(cards[0])).read_objects(items, cards)


class _Shape(dict[_Row, Written | str]):
    """What records say, found out when they are first met; kept, but not without end."""

    def __init__(self, fields: Callable[[_Row], Fields]) -> None:
        self._fields = fields  # of a row and "", which stands for fields that are missing

    def read(self, columns: Sequence[Sequence[Any]]) -> _Said:
        """Return what records say whose values come in columns, the counts first."""
        # True and 1.0 equal 1 but are no counts; a string equals nothing but a string.
        if set(map(type, columns[0])) == {int}:
            with suppress(TypeError):  # a field is a list or an object
                return list(map(self.__getitem__, zip(*columns, strict=True)))
        return [_checked(self._fields((*row, ""))) for row in zip(*columns, strict=True)]

    def __missing__(self, row: _Row) -> Written | str:
        fields = count, name, code, number, card_id = self._fields((*row, ""))
        if not name.__class__ is code.__class__ is number.__class__ is card_id.__class__ is str:
            return _checked(fields)
        found = say(count, name, code, number, card_id)
        if found.__class__ is Written and len(found.raw) <= MAX_LINE:
            if len(self) >= MEMO_SIZE:
                self.clear()
            self[row] = found
        return found


class _Objects(_Shape):
    """Objects with the same keys: their own, and those of the cards in them."""

    def __init__(self, keys: _Keys, of_card: _Keys) -> None:
        named = [_first(names, of_card) for names in (NAMES, SETS, NUMBERS, IDS)]
        image = "image" if named[1] and "image" in keys else ""
        self._count = _first(COUNTS, keys)
        self._of_card = [itemgetter(key) for key in named if key]
        self._of_item = [itemgetter(image)] if image else []
        row = ["count", *filter(None, named), *filter(None, [image])]
        places = [0, *(row.index(key) if key else -1 for key in (*named, image))]
        self._places = itemgetter(*places)
        super().__init__(self._pictured if named[1] else itemgetter(*places[:5]))

    def read_objects(self, items: list[dict[str, Any]], cards: list[dict[str, Any]]) -> _Said:
        """Return what objects say: a column for each field, which no loop of ours passes."""
        counts = list(map(itemgetter(self._count), items)) if self._count else [1] * len(items)
        columns = [list(map(get, cards)) for get in self._of_card]
        return self.read([counts, *columns, *(list(map(get, items)) for get in self._of_item)])

    def _pictured(self, row: _Row) -> Fields:
        """Return the fields of a row that may have a collector number in the place of a set."""
        count, name, code, number, card_id, image = self._places(row)
        if isinstance(code, str) and ("/" in code or not code):
            # "130/167" or nothing: the picture tells which set it is, else the total may.
            if found := _IMAGE.search(str(image)):
                code, number = found[1], found[2] or found[3]
            elif code and isinstance(name, str):
                name, code, number = f"{name} {code}", "", ""
        return count, name, code, number, card_id


def _array(row: _Row) -> Fields:
    """Return the fields of an array `[name, "SET number", count]`."""
    count, name, place, _ = row
    found = _SET_AND_NUMBER.match(place) if isinstance(place, str) else None
    code, number = found.groups() if found else ("", "")
    return count, name, code, number, ""


def _first(names: Iterable[str], keys: _Keys) -> str:
    return next((name for name in names if name in keys), "")


_shape = lru_cache(maxsize=MAX_SHAPES)(_Objects)
_ARRAYS = _Shape(_array)
_PLAIN = _Shape(itemgetter(slice(5)))


def _checked(fields: Fields) -> Written | str:
    """Return what a record says whose fields may be of any type."""
    found = plain(fields)
    return found if isinstance(found, str) else _PLAIN[found]
