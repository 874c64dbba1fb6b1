"""The stored programs of Pokémon cards: JSON beside the facts, without any card text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def of_set(set_id: str) -> dict[str, Any]:
    """Return {printing id: script as JSON} of a set; None as script: only its printed numbers."""
    file = files("cardpool") / "data" / "programs" / f"{set_id}.jsonl"
    if not file.is_file():
        return {}
    records = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {record["id"]: record.get("script") for record in records}


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
