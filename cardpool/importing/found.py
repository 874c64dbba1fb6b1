"""What a file that a user imports may hold."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardpool.model import Texts


class FoundCard(NamedTuple):
    """A card of a file: its facts, its set, its text by language, its English text by part."""

    file: Path
    fact: dict[str, Any]
    texts: Mapping[str, str] = {}
    printed: Texts | None = None  # None: the record has no English text, or not all of it
    cardset: Mapping[str, Any] | None = None


class FoundList(NamedTuple):
    """A list of restrictions: its name, what its figures mean, and the figure of each card."""

    name: str
    kind: str  # of cardpool.lists
    limits: Mapping[int, int]  # by password


_MOST = 10**18  # what a database holds in a column
_UNFIT = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+")


def printable(value: Any) -> Any:
    """Return data of a file with a space in the place of what a terminal would act on.

    A number that no database holds is a ValueError.
    """
    if isinstance(value, str):
        return value if value.isprintable() else _UNFIT.sub(" ", value)
    if isinstance(value, Mapping):
        return {printable(key): printable(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [printable(item) for item in value]
    if isinstance(value, int) and abs(value) >= _MOST:
        raise ValueError("a number of more than 18 digits")
    return value


def printable_text(text: str) -> str:
    """Return a text of several lines, each of them printable."""
    return "\n".join(map(printable, text.splitlines()))
