"""What was imported before: taken over into a new database, whole or without one import."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardpool import games
from cardpool.store.overlay import lists_of
from cardpool.writing.database import Database
from cardpool.writing.entry import Entry

if TYPE_CHECKING:
    from cardpool.store import CardPool
    from cardpool.store.layer import Layer

CARD, SET, LIST = "card", "set", "list"  # what an import brings

# The columns that a database fills itself.
_OTHERS = ("n", "t", "id", "game", "name", "identity", "kind", "names", "record")


def entries(layer: Layer, where: str = "1", *values: str) -> Iterator[Entry]:
    """Yield cards of a database as they were when they were written to it."""
    columns = [row[1] for row in layer.rows("PRAGMA table_info(card)")]
    for row in layer.rows(f"SELECT * FROM card WHERE {where} ORDER BY n", values):
        found = dict(zip(columns, row, strict=True))
        fields, values = games.module("store", found["game"]).FIELDS, json.loads(found["record"])
        record = dict(zip(fields, values, strict=True))
        kept = {key: value for key, value in found.items() if key not in _OTHERS}
        yield Entry(found["game"], record, json.loads(found["names"]), kept)


def copy(layer: Layer, database: Database, without: str = "") -> None:
    """Take over what was imported before, save what one import or list alone brought."""
    noted = layer.rows("SELECT source, what, key FROM brought")
    lists = {own.name: own for own in lists_of(layer.db)}
    database.brought = {(*row,) for row in noted if row[0] != without}
    gone = {row[1:] for row in noted} - {row[1:] for row in database.brought}
    if without in lists and without not in {row[0] for row in noted}:
        gone.add((LIST, without))
        database.brought = {row for row in database.brought if row[1:] != (LIST, without)}
    sets, names = ({key for what, key in gone if what == each} for each in (SET, LIST))
    database.lists = {name: own for name, own in lists.items() if name not in names}
    # What no import brought was laid over the bundle to join it with prints that one did.
    _copy_cards(layer, database, {key for _, what, key in database.brought if what == CARD})
    for row in layer.rows("SELECT id, game, name, series, released, facts FROM cardset"):
        keys = ("id", "game", "name", "series", "released", "facts")
        if row[0] not in sets:
            database.sets[row[0]] = dict(zip(keys, row, strict=True))
    codes = layer.rows("SELECT code, set_id, prefix FROM code")
    database.codes = {row for row in codes if row[1] not in sets}


def _copy_cards(layer: Layer, database: Database, kept: set[str]) -> None:
    """Take over cards with their passwords, texts and programs."""
    for entry in entries(layer):
        if entry.record["id"] in kept:
            database.add(entry)
    for password, card_id in layer.rows(
        "SELECT p.password, c.id FROM password p JOIN card c USING (n)"
    ):
        if card_id in kept:
            database.passwords[password] = database.by_id[card_id]
    for card_id, place, text in layer.rows("SELECT id, place, text FROM part ORDER BY rowid"):
        if card_id in kept:
            database.parts.setdefault(card_id, {})[place] = text
    for card_id, *made in layer.rows("SELECT id, text, script, gaps FROM program"):
        if card_id in kept:
            database.programs[card_id] = (made[0], made[1], made[2])
    for card_id, lang, text in layer.rows("SELECT id, lang, text FROM cardtext"):
        if card_id in kept:
            database.texts[card_id, lang] = text


def join_reprints(database: Database, base: CardPool) -> None:
    """Tell cards of all imports and of the pool which of them are one card."""
    for own in games.modules("importing").values():
        own.join(database, base)
