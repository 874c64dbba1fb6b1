"""Write the facts of the Master Trainer board game as lines of JSON.

Facts only: names, numbers, links, sources and how sure they are. One component, space or
evolution group stands on one line.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from cardpool.files import write_text

Record = dict[str, Any]
Progress = Callable[[str], None]

MOVERS = {
    "green": "vert",
    "red": "rouge",
    "blue": "bleu",
    "pink": "rose",
    "brown": "marron",
    "yellow": "jaune",
}
RECONSTRUCTION = "reconstruction"
WRITERS = {"board": "cardpool.builder.board"}


def write(source: Path, out: Path, progress: Progress = lambda name: None) -> None:
    """Read the component tables in `source` and write the bundled lines into `out`."""
    board = json.loads((source / "board.json").read_text("utf-8"))
    tables: dict[str, Iterable[Record]] = {
        "chips": map(_chip, _rows(source / "chips.csv")),
        "evolutions": map(_evolution, _rows(source / "evolutions.csv")),
        "items": (_card(row, "item") for row in _rows(source / "items.csv")),
        "events": (_card(row, "event") for row in _rows(source / "events.csv")),
        "rivals": map(_rival, _rows(source / "rivals.csv")),
        "movers": map(_mover, MOVERS),
        "spaces": map(_space, board["spaces"]),
        "plateau": map(_plateau_space, board["indigo_plateau"]["spaces"]),
    }
    out.mkdir(parents=True, exist_ok=True)
    for name, records in tables.items():
        _write_lines(out / f"{name}.jsonl", records)
        progress(name)


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _write_lines(path: Path, records: Iterable[Record]) -> None:
    text = "".join(json.dumps(r, ensure_ascii=False) + "\n" for r in records)
    write_text(path, text)


def _ints(text: str) -> list[int]:
    return [int(part) for part in text.split()]


def _source(text: str) -> str:
    return text.replace("seed", "rulebook")


def _names(row: dict[str, str]) -> Record:
    english = row["name_en"].replace("Poke ", "Poké ").replace("Pokemon", "Pokémon")
    return {"en": english, "fr": row["name_fr"].partition(" (")[0]}


def _chip(row: dict[str, str]) -> Record:
    record: Record = {
        "id": f"chip-{row['number']}",
        "kind": "Chip",
        "number": int(row["number"]),
        "name": _names(row),
        "colour": row["colour"],
        "power": int(row["power_points"]),
        "attack": int(row["attack_strength"]),
        "attack_name": row["attack_name_en"],
        "catch": _ints(row["capture_dice"]),
        "groups": _ints(row["evolution_groups"]),
        "confidence": row["confidence"],
        "provenance": {
            "colour": row["colour_source"],
            "power": row["power_points_source"],
            "attack": row["attack_strength_source"],
            "catch": _source(row["capture_source"]),
        },
    }
    if row["disagreements"]:
        record["provenance"]["disagreements"] = row["disagreements"]
    return record


def _evolution(row: dict[str, str]) -> Record:
    return {
        "group": int(row["group"]),
        "stages": _ints(row["numbers"]),
        "bonus_on": int(row["bonus_on"]),
        "bonus": int(row["bonus"]),
        "provenance": {
            "bonus": _source(row["bonus_source"]),
            "stages": _source(row["membership_source"]),
        },
    }


def _card(row: dict[str, str], prefix: str) -> Record:
    return {
        "id": f"{prefix}-{row['id'].replace('_', '-')}",
        "kind": prefix.capitalize(),
        "name": _names(row),
        "amount": int(row["count"]),
        "provenance": {
            "amount": _source(row["count_source"]),
            "effect": _source(row["effect_source"]),
        },
    }


def _rival(row: dict[str, str]) -> Record:
    known = {
        str(face): int(row[f"bonus_die_{face}"])
        for face in range(1, 7)
        if row[f"bonus_die_{face}"] != "unknown"
    }
    return {
        "id": f"rival-{row['rival_en'].lower()}",
        "kind": "Rival",
        "name": {"en": row["rival_en"], "fr": row["rival_fr"]},
        "pokemon": {"en": row["pokemon_en"], "fr": row["pokemon_fr"]},
        "attack": int(row["attack_strength"]),
        "bonus": _ints(row["candidate_bonus_by_die"]),
        "bonus_known": known,
        "bonus_status": RECONSTRUCTION,
        "provenance": {"attack": _source(row["attack_strength_source"])},
    }


def _mover(colour: str) -> Record:
    return {
        "id": f"mover-{colour}",
        "kind": "Mover",
        "name": {"en": f"{colour.capitalize()} Mover", "fr": f"Pion {MOVERS[colour]}"},
        "colour": colour,
        "provenance": {"colour": "Bulbapedia; which starter has which is not given"},
    }


def _space(node: Record) -> Record:
    record: Record = {
        "id": node["id"],
        "type": node["type"],
        "colour": node["colour"] or "",
        "links": node["neighbours"],
        "effect": node.get("effect", ""),
        "provenance": {"space": _source(node["source"])},
    }
    if "name_en" in node:
        record["name"] = {"en": node["name_en"], "fr": node["name_fr"]}
        record["provenance"]["name"] = _source(node["name_source"])
    if "note" in node:
        record["provenance"]["disagreements"] = _source(node["note"])
    return record


def _plateau_space(node: Record) -> Record:
    return {
        "id": node["id"],
        "type": node["type"],
        "colour": node.get("colour", ""),
        "count": node.get("count", 0),
        "next": node["next"],
        "provenance": {"space": _source(node["source"])},
    }
