"""Add cards to a JSON list where its other cards stand, in the shape that these have."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from deckcheck.decklist.json import placed, records
from deckcheck.decklist.json.fields import COUNTS, IDS, NAMES, NUMBERS, SETS
from rulesets.lines.model import Decklist
from rulesets.lines.rows import Row

_SECTIONS = "sections"  # of our own documents


def added(source: Decklist, rows: Sequence[Row]) -> str:
    """Return the document with more cards; as it stands where it has no place for them."""
    text = source.text
    for row in rows:
        text = _with(text, row)
    return text


def _with(text: str, row: Row) -> str:
    data = json.loads(text)
    starts = placed.offsets(text, data)
    last = _last(data, row.section)
    if last is not None and (start := starts.get(id(last))) is not None:
        return _behind(text, start, json.dumps(_alike(row, last), ensure_ascii=False))
    if not isinstance(data, dict):
        return text
    home = data.get(_SECTIONS, data)
    if not isinstance(home, dict):
        return text
    said = json.dumps(_alike(row, {}), ensure_ascii=False)
    if isinstance(there := home.get(row.section), list):
        return _inside(text, starts[id(there)], said, bool(there))
    text = _inside(text, starts[id(home)], f"{json.dumps(row.section)}: []", bool(home))
    data = json.loads(text)
    there = data.get(_SECTIONS, data)[row.section]
    return _inside(text, placed.offsets(text, data)[id(there)], said, False)


def _last(data: Any, section: str) -> Any:
    """Return the last card record of a section; lists without sections have one."""
    groups = records.groups(data)
    under = [g for g in groups if g.section == section] or [g for g in groups if not g.section]
    return under[-1].records[-1] if under else None


def _alike(row: Row, other: Any) -> Any:
    """Return the record of a card with the fields that another record has."""
    place = f"{row.set} {row.number}".strip()
    if isinstance(other, list):
        return [row.name, place, row.copies] if len(other) > 2 else [row.name, row.copies]
    values = ((COUNTS, row.copies), (NAMES, row.name), (SETS, row.set), (NUMBERS, row.number))
    of_key: dict[str, Any] = {key: value for keys, value in values for key in keys}
    ids = [key for key in other if key in IDS]
    of_key |= {key: int(row.id) if isinstance(other[key], int) else row.id for key in ids}
    keys = [key for key in other if key in of_key]
    if not any(key in NAMES or key in IDS for key in keys):
        keys = ["count", "name", "set", "number", "id"]
        of_key["id"] = row.id
    return {key: of_key[key] for key in keys if of_key[key] != ""}


def _behind(text: str, start: int, said: str) -> str:
    """Put a record behind another, with the space that stands before that one."""
    _, end = json.JSONDecoder().raw_decode(text, start)
    space = text[len(text[:start].rstrip()) : start]
    return f"{text[:end]},{space or ' '}{said}{text[end:]}"


def _inside(text: str, start: int, said: str, filled: bool) -> str:
    """Put something at the end of an array or object, on a line of its own if there are lines."""
    _, end = json.JSONDecoder().raw_decode(text, start)
    body = text[: end - 1].rstrip()
    if "\n" not in text.strip():
        return f"{body}{', ' if filled else ''}{said}{text[end - 1 :]}"
    line = text[text.rfind("\n", 0, start) + 1 : start]
    space = "\n" + line[: len(line) - len(line.lstrip())]
    return f"{body}{',' if filled else ''}{space} {said}{space}{text[end - 1 :]}"
