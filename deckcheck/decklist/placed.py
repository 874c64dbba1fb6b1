"""The lines on which the objects and arrays of a JSON document begin.

The decoder of the standard library tells no positions, so a report about a JSON list pairs the
opening brackets of the text, in their order, with the containers of the decoded document.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

# Strings are skipped whole, so that a bracket inside a name opens nothing.
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|([\[{])')


def lines(text: str, data: Any) -> dict[int, int]:
    """Return the line of each container by its id(); empty where text and data do not pair."""
    found: list[int] = []
    line, last = 1, 0
    for token in _TOKEN.finditer(text):
        if token[1]:
            line += text.count("\n", last, token.start())
            last = token.start()
            found.append(line)
    containers = [id(container) for container in _containers(data)]
    # A key that an object repeats keeps only its last value: then nothing pairs.
    return dict(zip(containers, found, strict=True)) if len(containers) == len(found) else {}


def _containers(value: Any) -> Iterator[Any]:
    """Yield the objects and arrays of a document in the order of their opening brackets."""
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            yield item
            stack.extend(reversed(item.values()))
        elif isinstance(item, list):
            yield item
            stack.extend(reversed(item))
