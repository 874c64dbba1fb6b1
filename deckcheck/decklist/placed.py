"""The lines on which the objects and arrays of a JSON document begin.

The decoder of the standard library tells no positions, so the opening brackets of the text are
paired, in their order, with the containers of the decoded document.
"""

from __future__ import annotations

import re
from typing import Any

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


def lines(text: str, data: Any) -> dict[int, int]:
    """Return the line of each container by its id(); empty where text and data do not pair."""
    found = _openings(text)
    containers = _containers(data)
    # A key that an object repeats keeps only its last value: then nothing pairs.
    return dict(zip(containers, found, strict=True)) if len(containers) == len(found) else {}


def _openings(text: str) -> list[int]:
    """Return the line of each opening bracket that stands outside of strings."""
    if "\\" in text:
        text = _STRING.sub('""', text)
    found: list[int] = []
    line = 1
    for part in text.split('"')[::2]:  # every other part is a string
        if "{" in part or "[" in part:
            for sign in part:
                if sign == "\n":
                    line += 1
                elif sign in "{[":
                    found.append(line)
        else:
            line += part.count("\n")
    return found


def _containers(value: Any) -> list[int]:
    """Return the ids of all objects and arrays in the order of their opening brackets."""
    found: list[int] = []
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            found.append(id(item))
            stack.extend(reversed(item.values()))
        elif isinstance(item, list):
            found.append(id(item))
            stack.extend(reversed(item))
    return found
