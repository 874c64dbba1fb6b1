"""What one card record of a JSON list says, by whichever names its fields go."""

from __future__ import annotations

import re
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

_memo: dict[_Fields, Written] = {}  # by an int and four strings
MEMO_SIZE = 50_000  # some 20 MB of real lists


def is_record(item: Any) -> bool:
    """Tell whether a JSON value is the record of a card."""
    if isinstance(item, dict):
        return not _RECORD_KEYS.isdisjoint(item)
    return isinstance(item, list) and len(item) >= 3 and isinstance(item[0], str)


def card_of(record: dict[str, Any]) -> dict[str, Any]:
    """Return what holds the name of a record's card: an object inside it, or itself."""
    inner = record.get("card")
    return inner if inner.__class__ is dict else record


class RecordReader:
    """Reads the records of a list; where the last one had its fields, the next has them too."""

    def __init__(self) -> None:
        self._shape: tuple[tuple[str, ...], ...] = ()
        self._keys: tuple[Any, ...] = ()

    def read(self, value: Any) -> Written | str:
        """Return what a record says, or why it says nothing; equal ones give the same object."""
        if isinstance(value, dict):
            return _interned(self._fields(value))
        if isinstance(value, list):
            said = _SET_AND_NUMBER.match(value[1]) if isinstance(value[1], str) else None
            code, number = said.groups() if said else ("", "")
            return _interned((value[2], value[0], code, number, ""))
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**18:
            return _interned((1, "", "", "", str(value)))
        return f"expected a card record, found {clip(repr(value))}"

    def _fields(self, record: dict[str, Any]) -> _Fields:
        card = card_of(record)
        shape = (tuple(record), tuple(card))
        if shape != self._shape:
            self._shape, self._keys = shape, _keys(record, card)
        count, name, code, number, card_id = self._keys
        get = card.get
        found = (record.get(count, 1), get(name, ""), get(code, ""), get(number, ""))
        if isinstance(found[2], str) and "/" in found[2]:  # a number "130/167" stands as the set
            image = _IMAGE.search(str(record.get("image", "")))
            found = (*found[:2], *(image.groups() if image else ("", "")))
        return (*found, get(card_id, ""))


def _keys(record: dict[str, Any], card: dict[str, Any]) -> tuple[str | None, ...]:
    """Return the keys of count, name, set, number and id; None for what is not given."""
    places = ((_COUNTS, record), (_NAMES, card), (_SETS, card), (_NUMBERS, card), (_IDS, card))
    return tuple(next((key for key in names if key in held), None) for names, held in places)


def _interned(fields: _Fields) -> Written | str:
    try:
        # True and 1.0 are no counts, but equal 1; a string equals nothing but a string.
        found = _memo.get(fields) if fields[0].__class__ is int else None
    except TypeError:  # a field is a list or an object
        found = None
    return found or _checked(*fields)


def _checked(stated: Any, *others: Any) -> Written | str:
    count = stated
    if isinstance(count, str) and count.isascii() and count.isdigit() and len(count) < 6:
        count = int(count)
    if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MAX_COPIES:
        return f"expected a count from 1 to {MAX_COPIES}, found {clip(repr(stated), 20)}"
    texts = (x if isinstance(x, str) else str(x) if isinstance(x, int) else "" for x in others)
    name, code, number, card_id = texts
    if max(len(name), len(code), len(number), len(card_id)) > MAX_LINE:
        return f"expected at most {MAX_LINE} characters in a field, found more"
    if not name.strip() and not card_id and not (code and number):
        return "expected a card name, an id or a set with a number, found none of them"
    key = (count, name, code, number, card_id)
    found = _memo.get(key)
    if found is None:
        if len(_memo) >= MEMO_SIZE:
            _memo.clear()
        found = _memo[key] = _written(*key)
    return found


def _written(count: int, name: str, code: str, number: str, card_id: str) -> Written:
    raw = " ".join(str(part) for part in (count, name, code, number) if part != "")
    secret = int(card_id) if card_id.isascii() and card_id.isdigit() else -1
    return Written(raw, count, name.strip(), code, number, "" if secret >= 0 else card_id, secret)


def set_count(record: Any, copies: int) -> None:
    """Give a record another number of copies, in the field where it keeps it."""
    if isinstance(record, list):
        record[2] = copies
    else:
        record[next((key for key in _COUNTS if key in record), "count")] = copies
