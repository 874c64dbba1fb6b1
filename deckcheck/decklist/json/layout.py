"""How a program laid a JSON document out on one line, so that a fixed one can be written alike.

Fixes name lines. A document on one line is spread out for them, one value a line, and written
back as it was.
"""

from __future__ import annotations

import json
from itertools import product
from typing import NamedTuple

_SEPARATORS = ((", ", ": "), (",", ":"))


class Layout(NamedTuple):
    """The signs between values, whether other letters are escaped, and what ends the text."""

    separators: tuple[str, str]
    ascii: bool
    end: str

    def one_a_line(self, text: str) -> str:
        """Return a document with each value on a line of its own."""
        return json.dumps(json.loads(text), ensure_ascii=self.ascii, indent=1)

    def restored(self, text: str) -> str:
        """Return a document on one line, as the program wrote it."""
        found = json.dumps(json.loads(text), ensure_ascii=self.ascii, separators=self.separators)
        return found + self.end


def layout_of(text: str) -> Layout | None:
    """Return how a document of one line is laid out; None where it is not, or not evenly."""
    body = text.rstrip()
    if "\n" in body:
        return None
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        return None
    for separators, ascii in product(_SEPARATORS, (False, True)):
        if json.dumps(data, ensure_ascii=ascii, separators=separators) == body:
            return Layout(separators, ascii, text[len(body) :])
    return None
