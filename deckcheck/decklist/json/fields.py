"""The fields of a card record in a JSON list: the names they go by, and what their values say."""

from __future__ import annotations

from typing import Any, TypeAlias

from rulesets.lines.grammar import MAX_LINE, clip
from rulesets.lines.model import MAX_COPIES, Written
from rulesets.registry import built_in_families

COUNTS = ("count", "quantity", "amount", "copies", "qty")
NAMES = ("name", "card_name", "cardName")
SETS = ("set", "set_code", "setCode", *(k for f in built_in_families() for k in f.set_keys))
NUMBERS = ("number", "collector_number", "card_number")
IDS = ("password", "id")
_RECORD_KEYS = frozenset((*COUNTS, *NAMES, "id", "card", "password"))

Fields: TypeAlias = tuple[Any, Any, Any, Any, Any]  # count, name, set, number, id

CONTAINERS = (list, dict)  # a union made for each question costs four times as much


def is_record(item: Any) -> bool:
    """Tell whether a JSON value is the record of a card."""
    if isinstance(item, dict):
        return not _RECORD_KEYS.isdisjoint(item)
    return isinstance(item, list) and len(item) >= 3 and isinstance(item[0], str)


def is_array(item: list[Any]) -> bool:
    """Tell whether an array is surely a record, `[name, "SET number", count]`, not a list."""
    return len(item) >= 3 and isinstance(item[0], str) and list(map(type, item[1:3])) == [str, int]


def plain(fields: Fields) -> Fields | str:
    """Return an int and four strings for fields of any type, or why there is no count."""
    count, *others = fields
    if isinstance(count, str) and count.isascii() and count.isdigit() and len(count) < 6:
        count = int(count)
    if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MAX_COPIES:
        return _no_count(fields[0])
    name, code, number, card_id = map(_text, others)
    return count, name, code, number, card_id


def _text(value: Any) -> str:
    return str(value) if isinstance(value, str | int) else ""


def _no_count(stated: Any) -> str:
    return f"expected a count from 1 to {MAX_COPIES}, found {clip(repr(stated), 20)}"


def say(count: int, name: str, code: str, number: str, card_id: str) -> Written | str:
    """Return the card line that plain fields make, or why they make none."""
    if not 0 < count <= MAX_COPIES:
        return _no_count(count)
    raw = f"{count}{name and ' ' + name}{code and ' ' + code}{number and ' ' + number}"
    if len(raw) + len(card_id) > MAX_LINE < max(map(len, (name, code, number, card_id))):
        return f"expected at most {MAX_LINE} characters in a field, found more"
    name = name.strip()
    if not (name or card_id or (code and number)):
        return "expected a card name, an id or a set with a number, found none of them"
    if card_id and card_id.isascii() and card_id.isdigit():
        return Written(raw, count, name, code, number, "", int(card_id))
    return Written(raw, count, name, code, number, card_id, -1, "")


def recounted(record: Any, copies: int) -> Any:
    """Return a record with another number of copies, in the field where it keeps it."""
    again = record.copy()
    key: Any = next((k for k in COUNTS if k in record), "count")
    if isinstance(record, list):  # [name, place, count], or name and count in either order
        key = len(record) - 1 if isinstance(record[-1], int) else 0
        key = 2 if len(record) > 2 else key
    again[key] = str(copies) if isinstance(record[key], str) else copies
    return again
