"""Read an EDOPro or YGOPro card database (`.cdb`, SQLite)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardpool.ingest.errors import IngestError
from cardpool.ingest.stream import LONGEST, MOST_BYTES

_KIND = {0x1: "Monster", 0x2: "Spell", 0x4: "Trap"}
_SUBKIND = {
    0x10: "Normal",
    0x20: "Effect",
    0x40: "Fusion",
    0x80: "Ritual",
    0x2000: "Synchro",
    0x800000: "Xyz",
    0x1000000: "Pendulum",
    0x4000000: "Link",
    0x1000: "Tuner",
    0x200000: "Flip",
    0x800: "Gemini",
    0x200: "Spirit",
    0x400000: "Toon",
    0x400: "Union",
}
_PROPERTY = {
    0x80: "Ritual",
    0x10000: "Quick-Play",
    0x20000: "Continuous",
    0x40000: "Equip",
    0x80000: "Field",
    0x100000: "Counter",
}
TOKEN, LINK, PENDULUM, SKILL = 0x4000, 0x4000000, 0x1000000, 0x8000000
_ATTRIBUTES = ("EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE")
_RACES = (
    *("Warrior", "Spellcaster", "Fairy", "Fiend", "Zombie", "Machine", "Aqua", "Pyro", "Rock"),
    *("Winged Beast", "Plant", "Insect", "Thunder", "Dragon", "Beast", "Beast-Warrior"),
    *("Dinosaur", "Fish", "Sea Serpent", "Reptile", "Psychic", "Divine-Beast", "Creator God"),
    *("Wyrm", "Cyberse", "Illusion"),
)
_ARROWS = {
    0o100: "TL",
    0o200: "T",
    0o400: "TR",
    0o10: "L",
    0o40: "R",
    0o1: "BL",
    0o2: "B",
    0o4: "BR",
}
# An alias this near is another artwork; further away it is a name the card is treated as.
ARTWORK_OFFSET = 20


def _bit_name(names: tuple[str, ...], bits: int) -> str:
    index = (bits & -bits).bit_length() - 1
    return names[index] if 0 <= index < len(names) else ""


def _figure(value: int) -> int | str:
    return "?" if value == -2 else value


def facts(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a row of `datas` in the key order of the bundled pool."""
    bits = row["type"]
    kind = next((name for bit, name in _KIND.items() if bits & bit), "Other")
    record: dict[str, Any] = {"id": f"{row['id']:08}", "password": row["id"]}
    if bits & SKILL:
        return record | {"kind": "Skill", "never": "Skill Card"}
    if kind != "Monster":
        return record | {"kind": kind, "property": _property(bits)}
    record["kind"] = "Token" if bits & TOKEN else kind
    subkinds = [name for bit, name in _SUBKIND.items() if bits & bit]
    record["subkinds"] = [] if bits & TOKEN else subkinds
    record["attribute"] = _bit_name(_ATTRIBUTES, row["attribute"])
    record["race"] = _bit_name(_RACES, row["race"])
    record["level"] = row["level"] & 0xFF
    if bits & PENDULUM:
        record["scale"] = row["level"] >> 24 & 0xFF
    record["atk"] = _figure(row["atk"])
    if bits & LINK:
        record["arrows"] = [name for bit, name in _ARROWS.items() if row["def"] & bit]
    else:
        record["def"] = _figure(row["def"])
    if bits & TOKEN:
        record["never"] = "token"
    return {k: v for k, v in record.items() if v or k in ("atk", "def", "scale")}


def _property(bits: int) -> str:
    return next((name for bit, name in _PROPERTY.items() if bits & bit), "Normal")


def records(path: Path) -> Iterator[dict[str, Any]]:
    """Yield facts, name and text of each card; alternate artworks are folded into their card."""
    try:
        yield from _records(path)
    except sqlite3.Error as error:
        raise IngestError(path, "", f"not a readable card database: {error}") from error


def _records(path: Path) -> Iterator[dict[str, Any]]:
    if not path.is_file():
        raise IngestError(path, "", "no such file")
    from sqlite_utils import Database

    if path.stat().st_size > MOST_BYTES:
        raise IngestError(path, "", f"larger than {MOST_BYTES // 1_000_000} MB")
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    db = Database(connection)
    missing = {"datas", "texts"}.difference(db.table_names())
    if missing:
        raise IngestError(path, "", f"no card database: table {min(missing)!r} is missing")
    artworks: dict[int, list[int]] = {}
    names = {row["id"]: row["name"] for row in db["texts"].rows}
    folded = {}
    for row in db["datas"].rows_where("alias != 0", order_by="id", select="id, alias"):
        code, alias = row["id"], row["alias"]
        if abs(code - alias) < ARTWORK_OFFSET or names.get(code) == names.get(alias):
            artworks.setdefault(alias, []).append(code)
            folded[code] = alias
    query = "select datas.*, name, desc from datas left join texts using (id) order by id"
    for row in db.query(query):
        if row["id"] in folded and folded[row["id"]] in names:
            continue
        yield _record(path, row, artworks.get(row["id"], []))
    db.close()


def _record(path: Path, row: Mapping[str, Any], artworks: list[int]) -> dict[str, Any]:
    if not row["name"]:
        raise IngestError(path, f"card {row['id']}", "no name in table texts")
    try:
        record = facts(row)
    except TypeError as error:
        raise IngestError(path, f"card {row['id']}", f"a figure is missing: {error}") from error
    record["name"] = {"en": row["name"]}
    if artworks:
        record["passwords"] = {"artwork": artworks}
    if row["alias"]:
        record["treated_as"] = f"{row['alias']:08}"
    if row["desc"]:
        record["text"] = row["desc"]
    return record
