"""Read the bundled facts of Pokémon cards: printings, and which evolve into one another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from cardpool import programs


def printings() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield (set, printing) in a fixed order; an installed wheel has none."""
    folder = files("cardpool") / "data" / "pokemon"
    for name in sorted(p.name for p in folder.iterdir() if p.name.endswith(".jsonl")):
        lines = (folder / name).read_text(encoding="utf-8").splitlines()
        set_record = json.loads(lines[0])
        for line in lines[1:]:
            yield set_record, json.loads(line)


@cache
def lines() -> dict[str, list[str]]:
    """Return the Basic Pokémon below each Stage 1, all by the names that rules compare."""
    file = programs.folder() / "lines.json"
    if not file.is_file():
        return {}
    known: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return known
