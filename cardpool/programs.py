"""The programs of cards: bundled as JSON beside the facts, and made of the user's imports.

A program carries the fingerprint of the text it was compiled from. What an import holds for a card
outranks the bundled program, unless both were made from the same text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Record: TypeAlias = dict[str, Any]


class Imported(NamedTuple):
    """What an import made of a card's text: a script, or the words that were not understood."""

    text: str  # fingerprint of the text
    script: str  # JSON; "null": only its printed numbers; "": none
    gaps: tuple[tuple[str, str, str, str], ...]  # place, sentence, words, why

    @property
    def waits(self) -> bool:
        """Tell whether the text was stored without the compiler."""
        return not self.script and not self.gaps


Imports: TypeAlias = Callable[[], Mapping[str, Imported]]  # the programs of an import by card id
_imports: list[Imports] = []  # one at the most


def use_imports(imports: Imports) -> None:
    """Take the programs of the user's imports from here on; without this call there are none."""
    _imports[:] = [imports]


_NONE: Mapping[str, Imported] = {}


def imports() -> Mapping[str, Imported]:
    """Return the programs of the user's imports; the same object while they stay the same."""
    return _imports[0]() if _imports else _NONE


def imported(set_id: str, card_id: str) -> Imported | None:
    """Return what the user's imports say of a card's program, if they say anything."""
    found = imports().get(card_id)
    if found is None:
        return None
    bundled = records(set_id).get(card_id, {}).get("text", "")
    return None if same_text(found.text, bundled) else found


def is_scripted(set_id: str, card_id: str) -> bool:
    """Tell whether a printing has a program of its own."""
    own = imported(set_id, card_id)
    return bool(own.script) if own is not None else card_id in records(set_id)


def same_text(one: str, other: str) -> bool:
    """Tell whether two fingerprints mean the same text; one source may leave out rule boxes."""
    if not one or not other or ("-" in one and "-" in other):
        return bool(one) and one == other
    return one.partition("-")[0] == other.partition("-")[0]


def folder() -> Traversable:
    """Return the folder of the bundled programs."""
    from importlib.resources import files  # every command imports this module, few read programs

    return files("cardpool") / "data" / "programs"


@cache
def records(set_id: str) -> Mapping[str, Record]:
    """Return the bundled records of a set by printing id."""
    file = folder() / f"{set_id}.jsonl"
    if not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return {record["id"]: record for record in map(json.loads, lines)}


@cache
def of_set(set_id: str) -> dict[str, Any]:
    """Return {printing id: script as JSON} of a set; None as script: only its printed numbers."""
    return {card_id: record.get("script") for card_id, record in records(set_id).items()}


@cache
def of_texts() -> Mapping[str, Record]:
    """Return the bundled records by the fingerprint of their text."""
    return {
        record["text"]: record
        for set_id in sets()
        for record in records(set_id).values()
        if "text" in record
    }


def sets() -> list[str]:
    """Return the sets that have stored programs."""
    if not folder().is_dir():
        return []
    names = (file.name for file in folder().iterdir())
    return sorted(name.removesuffix(".jsonl") for name in names if name.endswith(".jsonl"))
