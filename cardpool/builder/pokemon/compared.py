"""Facts that a third source corrects or completes: pkmncards.com, compared print by print.

A correction says what the pool had, so that one which no longer applies is noticed. Facts of low
confidence are left as they are.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardpool.builder.pokemon.facts import Facts
from cardpool.ingest.errors import IngestError

LOW = "low"
PKMNCARDS = "pkmncards"


def correct(research: Path, by_id: Mapping[str, Facts]) -> None:
    """Apply `pokemon-corrections.csv` and give the Pokémon of trainer kits their attacks."""
    path = research / "corrections/pokemon-corrections.csv"
    with path.open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table):
            if row["pool"] != row["proposed"] and row["confidence"] != LOW:
                facts, (before, after) = by_id[row["id"]], (row["pool"], row["proposed"])
                held = _spelled(facts, *_split(row["field"]))
                if held != before:
                    raise IngestError(path, facts.id, f"{row['field']} is {held}, not {before}")
                _replace(facts, *_split(row["field"]), after)
    path = research / "corrections/kit-facts.jsonl"
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        if any(cost for _, cost, _ in by_id[row["id"]].attacks):
            raise IngestError(path, row["id"], "it has attacks with costs already")
        _complete(by_id, row)


def _split(field: str) -> tuple[str, str]:
    """Return field and attack: `cost of NAME` and `damage of NAME` are fields of an attack."""
    part, _, attack = field.partition(" of ")
    return part, attack


def _replace(facts: Facts, part: str, attack: str, after: str) -> None:
    if attack:
        if part == "cost":
            after = "".join(sorted(after, key=lambda letter: letter == "C"))
        facts.attacks = [
            (name, after if part == "cost" else cost, after if part == "damage" else damage)
            if name == attack
            else (name, cost, damage)
            for name, cost, damage in facts.attacks
        ]
    elif part in ("weaknesses", "resistances"):
        setattr(facts, part, [(kind, amount) for kind, amount in json.loads(after)])
    else:
        setattr(facts, part, int(after) if part == "hp" else after)


def _spelled(facts: Facts, part: str, attack: str) -> str:
    """Return a field as the table spells it: Weaknesses by their types only."""
    if attack:
        _, cost, damage = next(each for each in facts.attacks if each[0] == attack)
        # The table sorts the letters of a cost.
        return "".join(sorted(cost)) if part == "cost" else damage
    held = getattr(facts, part)
    return json.dumps([kind for kind, _ in held]) if isinstance(held, list) else str(held)


def _complete(by_id: Mapping[str, Facts], row: dict[str, Any]) -> None:
    """Give a Pokémon of a trainer kit the attacks, or the costs, that both sources lack."""
    facts = by_id[row["id"]]
    facts.attacks = [(name, cost, damage) for name, cost, damage in row["attacks"]]
    facts.source = PKMNCARDS
    # The same card in a set has its attacks' names in the usual spelling, and its abilities.
    for other in row.get("same_figures_as", ()):
        facts.attacks = list(by_id[other].attacks)
        facts.abilities = list(by_id[other].abilities)
