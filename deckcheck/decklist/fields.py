"""What the card records of a JSON list say, by whichever names their fields go."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from itertools import repeat
from operator import itemgetter
from typing import Any, TypeAlias

from deckcheck.decklist.model import MAX_COPIES, Written
from deckcheck.decklist.text import MAX_LINE, clip

_COUNTS = ("count", "quantity", "amount", "copies", "qty")
_NAMES = ("name", "card_name", "cardName")
_SETS = ("set", "set_code", "setCode", "ptcgoCode")
_NUMBERS = ("number", "collector_number", "card_number")
_IDS = ("password", "id")
_SET_AND_NUMBER = re.compile(r"^(\S+(?: \d+[A-Za-z]?)?)\s+(\S+)$")
_IMAGE = re.compile(r"/([a-z0-9]+)/([A-Za-z0-9]+)(?:_hires)?\.png$")
_RECORD_KEYS = frozenset((*_COUNTS, *_NAMES, "id", "card", "password"))

_Fields: TypeAlias = tuple[Any, Any, Any, Any, Any]  # count, name, set, number, id

MEMO_SIZE = 50_000  # some 20 MB of real lists
CONTAINERS = (list, dict)  # a union made for each question costs four times as much


def is_record(item: Any) -> bool:
    """Tell whether a JSON value is the record of a card."""
    if isinstance(item, dict):
        return not _RECORD_KEYS.isdisjoint(item)
    return isinstance(item, list) and len(item) >= 3 and isinstance(item[0], str)


def brackets(items: list[Any]) -> int:
    """Return how many brackets each item opens at least; 0: not all are records of one shape."""
    kinds = set(map(type, items))
    if kinds == {list}:
        return int(all(map(is_record, items)))
    if kinds != {dict} or not is_record(items[0]) or not _alike(items):
        return 0
    held = [key for key, value in items[0].items() if isinstance(value, CONTAINERS)]
    return 1 + sum({list, dict}.issuperset(map(type, map(itemgetter(k), items))) for k in held)


def _alike(items: list[dict[str, Any]]) -> bool:
    """Tell whether all objects have the same keys."""
    return len(set(map(tuple, items))) == 1


def read(items: list[Any]) -> list[Written | str]:
    """Return what records of one shape say, or why they say nothing; equal ones share it."""
    if isinstance(items[0], dict):
        rows = _rows(items)
    elif isinstance(items[0], list):
        rows = [_row(item) for item in items]
    else:
        return [_number(item) for item in items]
    # True and 1.0 equal 1 but are no counts; a string equals nothing but a string.
    if set(map(type, map(itemgetter(0), rows))) == {int}:
        with suppress(TypeError):  # a field is a list or an object
            return list(map(_memo.__getitem__, rows))
    return [_checked(*row) for row in rows]


def _rows(items: list[dict[str, Any]]) -> list[_Fields]:
    """Return the fields of records of one shape: a column each, which no loop of ours passes."""
    cards = items
    if "card" in items[0]:
        cards = [card if isinstance(card := item["card"], dict) else item for item in items]
        if not _alike(cards):
            return [row for item in items for row in _rows([item])]
    columns = (
        _column(items, _COUNTS, 1),
        _column(cards, _NAMES, ""),
        _column(cards, _SETS, ""),
        _column(cards, _NUMBERS, ""),
        _column(cards, _IDS, ""),
    )
    rows = list(zip(*columns, strict=True))
    if cards[0].keys().isdisjoint(_SETS):
        return rows
    return [
        _pictured(item, row) if isinstance(row[2], str) and "/" in row[2] else row
        for item, row in zip(items, rows, strict=True)
    ]


def _column(items: list[dict[str, Any]], names: tuple[str, ...], default: Any) -> Iterable[Any]:
    for name in names:
        if name in items[0]:
            return map(itemgetter(name), items)
    return repeat(default, len(items))


def _pictured(record: dict[str, Any], fields: _Fields) -> _Fields:
    """Return the fields of a record with a collector number, "130/167", in the place of a set."""
    count, name, _, _, card_id = fields
    image = _IMAGE.search(str(record.get("image", "")))  # the picture tells which set it is
    code, number = image.groups() if image else ("", "")
    return count, name, code, number, card_id


def _row(item: list[Any]) -> _Fields:
    said = _SET_AND_NUMBER.match(item[1]) if isinstance(item[1], str) else None
    code, number = said.groups() if said else ("", "")
    return item[2], item[0], code, number, ""


def _number(value: Any) -> Written | str:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**18:
        return _memo[1, "", "", "", str(value)]
    return f"expected a card record, found {clip(repr(value))}"


def _checked(stated: Any, *others: Any) -> Written | str:
    """Return what a record says whose fields may be of any type."""
    count = stated
    if isinstance(count, str) and count.isascii() and count.isdigit() and len(count) < 6:
        count = int(count)
    if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MAX_COPIES:
        return _no_count(stated)
    name, code, number, card_id = map(_text, others)
    return _memo[count, name, code, number, card_id]


def _no_count(stated: Any) -> str:
    return f"expected a count from 1 to {MAX_COPIES}, found {clip(repr(stated), 20)}"


def _text(value: Any) -> str:
    return str(value) if isinstance(value, str | int) else ""


def _learn(count: int, name: str, code: str, number: str, card_id: str) -> Written | str:
    if not 0 < count <= MAX_COPIES:
        return _no_count(count)
    raw = " ".join(filter(None, (str(count), name, code, number)))
    if len(raw) + len(card_id) > MAX_LINE < max(map(len, (name, code, number, card_id))):
        return f"expected at most {MAX_LINE} characters in a field, found more"
    if not name.strip() and not card_id and not (code and number):
        return "expected a card name, an id or a set with a number, found none of them"
    if card_id.isascii() and card_id.isdigit():
        return Written(raw, count, name.strip(), code, number, "", int(card_id))
    return Written(raw, count, name.strip(), code, number, card_id)


class _Memo(dict[_Fields, Written | str]):
    """What records say, by an int and four strings; kept, but not without end."""

    def __missing__(self, key: _Fields) -> Written | str:
        _, name, code, number, card_id = key
        if not name.__class__ is code.__class__ is number.__class__ is card_id.__class__ is str:
            return _checked(*key)
        found = _learn(*key)
        if isinstance(found, Written) and len(found.raw) <= MAX_LINE:
            if len(self) >= MEMO_SIZE:
                self.clear()
            self[key] = found
        return found


_memo = _Memo()


def set_count(record: Any, copies: int) -> None:
    """Give a record another number of copies, in the field where it keeps it."""
    if isinstance(record, list):
        record[2] = copies
    else:
        record[next((key for key in _COUNTS if key in record), "count")] = copies
