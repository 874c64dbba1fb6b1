"""The lines on which the objects and arrays of a JSON document begin.

The decoder of the standard library tells no positions, so the opening brackets of the text are
paired, in their order, with the containers of the decoded document.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Any

_NESTED = {list, dict}
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_MARK = re.compile(rf"{_STRING.pattern}|[\[{{]")
# All of a text but brackets and line ends is dropped, and both brackets become one.
_BRACKETS = bytes.maketrans(b"{", b"[")
_OTHERS = bytes(set(range(256)).difference(b"{[\n"))


def lines(text: str, data: Any) -> dict[int, int]:
    """Return the line of each container by its id(); empty where text and data do not pair."""
    containers = all_in(data)
    found = openings(text)
    if len(found) != len(containers):  # a bracket inside a string opens nothing
        found = openings(_STRING.sub('""', text))
    # Where an object repeats a key, only its last value is left, and nothing pairs.
    return dict(zip(containers, found, strict=True)) if len(containers) == len(found) else {}


def openings(text: str) -> list[int]:
    """Return the line of each opening bracket, those inside strings too."""
    marks = text.encode(errors="replace").translate(_BRACKETS, _OTHERS).split(b"[")
    marks.pop()
    return list(accumulate(map(len, marks), initial=1))[1:]


def size(value: Any) -> int:
    """Return how many objects and arrays a value is and holds."""
    if value.__class__ is dict and _NESTED.isdisjoint(map(type, value.values())):
        return 1  # as most of them are
    return len(all_in(value))


def offsets(text: str, data: Any) -> dict[int, int]:
    """Return where in the text each container begins, by its id(); empty as `lines` is."""
    containers = all_in(data)
    found = [m.start() for m in _MARK.finditer(text) if m[0] in "[{"]
    return dict(zip(containers, found, strict=True)) if len(containers) == len(found) else {}


def all_in(value: Any) -> list[int]:
    """Return the ids of all objects and arrays in the order of their opening brackets."""
    found: list[int] = []
    stack = [value] if isinstance(value, list | dict) else []
    while stack:
        item = stack.pop()
        found.append(id(item))
        inner = reversed(item.values()) if item.__class__ is dict else reversed(item)
        stack += [v for v in inner if v.__class__ is dict or v.__class__ is list]
    return found
