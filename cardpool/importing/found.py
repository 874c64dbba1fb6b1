"""What a file that a user imports may hold."""

from __future__ import annotations

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
    """A list of restrictions: its name, and how many copies of each card are allowed."""

    name: str
    limits: Mapping[int, int]  # by password
