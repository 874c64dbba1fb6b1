"""The programs of Pokémon cards: JSON beside the facts and in the user's imports, no card text.

A program carries the fingerprint of the text it was compiled from. What an import holds for a card
outranks the bundled program, unless both were made from the same text.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from cardpool.store import overlay
from cardpool.store.opening import read_only

Record = dict[str, Any]


class Imported(NamedTuple):
    """What an import made of a card's text: a script, or the words that were not understood."""

    text: str  # fingerprint of the text
    script: str  # JSON; "null": only its printed numbers; "": none
    gaps: tuple[tuple[str, str, str, str], ...]  # place, sentence, words, why

    @property
    def waits(self) -> bool:
        """Tell whether the text was stored without the compiler."""
        return not self.script and not self.gaps


@cache
def records(set_id: str) -> Mapping[str, Record]:
    """Return the bundled records of a set by printing id."""
    file = files("cardpool") / "data" / "programs" / f"{set_id}.jsonl"
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


def same_text(one: str, other: str) -> bool:
    """Tell whether two fingerprints mean the same text; one source may leave out rule boxes."""
    if not one or not other or ("-" in one and "-" in other):
        return bool(one) and one == other
    return one.partition("-")[0] == other.partition("-")[0]


def imported(set_id: str, card_id: str) -> Imported | None:
    """Return what the user's imports say of a card's program, if they say anything."""
    place = overlay.found()
    if place is None:
        return None
    found = _overlaid(place, overlay.stamp(place)).get(card_id)
    if found is None:
        return None
    bundled = records(set_id).get(card_id, {}).get("text", "")
    return None if same_text(found.text, bundled) else found


def is_scripted(set_id: str, card_id: str) -> bool:
    """Tell whether a printing has a program of its own."""
    own = imported(set_id, card_id)
    return bool(own.script) if own is not None else card_id in records(set_id)


@lru_cache(maxsize=1)
def _overlaid(path: str, stamp: object) -> Mapping[str, Imported]:
    """Read the programs of an overlay once for each state of its file."""
    with closing(read_only(path)) as db:
        try:
            rows = db.execute("SELECT id, text, script, gaps FROM program").fetchall()
        except sqlite3.DatabaseError:  # an overlay that the pool itself refuses
            return {}
    return {
        card_id: Imported(text, script, tuple((*gap,) for gap in json.loads(gaps)))
        for card_id, text, script, gaps in rows
    }


@cache
def lines() -> dict[str, list[str]]:
    """Return the Basic Pokémon below each Stage 1 of the pool, all by the names rules compare."""
    file = files("cardpool") / "data" / "programs" / "lines.json"
    if not file.is_file():
        return {}
    known: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return known


def sets() -> list[str]:
    """Return the sets that have stored programs."""
    folder = files("cardpool") / "data" / "programs"
    if not folder.is_dir():
        return []
    return sorted(
        p.name.removesuffix(".jsonl") for p in folder.iterdir() if p.name.endswith(".jsonl")
    )


def printings() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield (set, printing) of the bundled Pokémon facts, in a fixed order."""
    folder = files("cardpool") / "data" / "pokemon"
    for name in sorted(p.name for p in folder.iterdir() if p.name.endswith(".jsonl")):
        lines = (folder / name).read_text(encoding="utf-8").splitlines()
        set_record = json.loads(lines[0])
        for line in lines[1:]:
            yield set_record, json.loads(line)
