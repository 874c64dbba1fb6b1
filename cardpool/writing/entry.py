"""A card on its way into a database, and how its values are written."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cardpool.names import copy_key, identity_key, tag_key

_MOST = 1 << 31
Fact = Mapping[str, Any]  # a record of the text files or of an import


@dataclass
class Entry:
    """A card: the fields of its record, its printed names and the columns that queries ask for."""

    game: str
    record: dict[str, Any]
    names: Mapping[str, str]  # by language
    columns: dict[str, Any]
    inferred: frozenset[str] = frozenset()  # languages whose name follows from other cards
    n: int = 0
    t: int = 0


def common_fields(game: str, fact: Fact) -> dict[str, Any]:
    """Return the fields that the records of all games have."""
    name = english(fact["name"])
    return {
        "id": str(fact["id"]),
        "name": name,
        "identity": identity_key(name, game),
        "copy_key": copy_key(name, game),
        "kind": fact.get("kind") or "",
        "subkinds": fact.get("subkinds") or (),
    }


def compact(data: object) -> str:
    """Return JSON without spaces, names in their own script."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def number(value: object) -> int | None:
    """Return a whole number, or None for "?", "", more than any card has and the like."""
    if isinstance(value, bool) or value is None:
        return None
    try:
        found = int(str(value))
    except ValueError:
        return None
    return found if abs(found) < _MOST else None


def english(names: Mapping[str, str]) -> str:
    """Return the English name, or the first there is."""
    return names.get("en") or next(iter(names.values()))


def tags(fact: Fact, *others: object) -> str:
    """Return the kind, the sub-kinds and other values of a card as tags between bars."""
    values = (fact.get("kind"), *(fact.get("subkinds") or ()), *others)
    return bars(dict.fromkeys(tag_key(str(value)) for value in values if value))


def bars(values: Iterable[object] | None) -> str:
    """Return values between bars, so that one of them is found by LIKE '%|value|%'."""
    items = [str(value) for value in values or ()]
    return f"|{'|'.join(items)}|" if items else ""


def unbarred(text: str) -> list[str]:
    """Return the values that `bars` joined."""
    return text[1:-1].split("|") if text else []
