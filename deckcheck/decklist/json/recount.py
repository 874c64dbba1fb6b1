"""Change counts in a JSON list where they stand, so that all else of the document stays."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from deckcheck.decklist.json import fields, placed, records

_NUMBER = re.compile(r"\d+")
_NEXT = re.compile(r"\s*,\s*")  # between a record and the next one
_LAST = re.compile(r",\s*\Z")  # between the last record and the one before it


def fixed(text: str, wanted: Mapping[int, int]) -> str:
    """Return the document with other counts on some lines.

    A line that holds several cards does not tell which of them is meant: it stays as it is.
    """
    data = json.loads(text)
    starts = placed.offsets(text, data)
    by_line: dict[int, list[tuple[int, Any]]] = {}
    for record in records.cards(data):
        if (start := starts.get(id(record))) is None:
            return text  # lines are numbered by order then, and mean no place in the text
        by_line.setdefault(1 + text.count("\n", 0, start), []).append((start, record))
    for line in sorted(wanted.keys() & by_line.keys(), reverse=True):
        if len(by_line[line]) == 1:
            ((start, record),) = by_line[line]
            text = _recounted(text, start, record, wanted[line])
    return text


def _recounted(text: str, start: int, record: Any, copies: int) -> str:
    """Return the text with another count in a record, or without a record of no copies."""
    _, end = json.JSONDecoder().raw_decode(text, start)
    before, said, behind = text[:start], text[start:end], text[end:]
    if copies <= 0:
        if parted := _NEXT.match(behind):
            return before + behind[parted.end() :]
        return _LAST.sub("", before) + behind
    meant = fields.recounted(record, copies)
    for found in _NUMBER.finditer(said):
        again = f"{said[: found.start()]}{copies}{said[found.end() :]}"
        if json.loads(again) == meant:
            return before + again + behind
    return text
