"""Write the components of the board game: from facts to records and columns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardpool.model.board import BOARD
from cardpool.names import search_key
from cardpool.writing.database import Database
from cardpool.writing.entry import Entry, Fact, bars, common_fields, tags

_FIELDS: dict[str, object] = {  # of a record, with what stands where a fact is not told
    "number": 0, "colour": "", "power": 0, "attack": 0, "attack_name": "", "catch": (),
    "groups": (), "amount": 1,
}  # fmt: skip


def add_file(database: Database, stem: str, facts: Iterator[Fact]) -> None:
    """Add the components of a file; spaces and movers are none."""
    for fact in facts:
        if "file" in fact:
            database.note_source(BOARD, fact)
        elif "kind" in fact and "name" in fact:
            database.add(entry(fact))


def finish(database: Database, folder: Path | None = None) -> None:
    """Do nothing: every component stands for itself."""


def other_names(card: Fact) -> tuple[str, ...]:
    """Return how a component is called besides the name on it."""
    return ()


def entry(fact: Fact) -> Entry:
    """Return the entry of one component."""
    columns = {
        "number": str(fact.get("number") or ""),
        "tags": tags(fact, fact.get("colour")),
        "summary": f"Master Trainer {fact['kind'].lower()}",
        "behind": 0.2,  # cards come before chips of the same name
        "attacks": bars([search_key(fact["attack_name"])] if fact.get("attack_name") else []),
    }
    own = {field: fact.get(field) or empty for field, empty in _FIELDS.items()}
    return Entry(BOARD, common_fields(BOARD, fact) | own, fact["name"], columns)
