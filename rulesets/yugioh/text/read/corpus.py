"""The texts of the sources: the cards released by the day of the rulebook."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterable, Iterator
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Any

from rulesets.yugioh.text.read.cardtext import CardText

LAST_DAY = "2014-07-14"  # of the pool of rulebook 9.0
# Bits of the type column that the kinds of the texts leave out on some monsters.
_NORMAL, _FLIP = 0x10, 0x200000


def records(source: Path, until: str = LAST_DAY) -> Iterator[dict[str, Any]]:
    """Yield the source's records of the cards released in the TCG by a day."""
    file = source / "yugioh" / "yugi-cards.jsonl.gz"
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            day = (record.get("first_tcg") or {}).get("date") or "9999"
            if day <= until:
                yield record


def cards(source: Path, until: str = LAST_DAY) -> Iterator[CardText]:
    """Yield the texts of the pool, in the order of the source."""
    types = _types(source)
    for record in records(source, until):
        yield card_text(record, types.get(int(record["password"] or 0), 0))


def card_text(record: dict[str, Any], bits: int = 0) -> CardText:
    """Return the text of a source's record; `bits` are the kinds of the other source."""
    subs = list(record.get("kinds") or ())
    if record.get("property"):
        subs.append(record["property"])
    if bits & _NORMAL and "Normal" not in subs:
        subs.append("Normal")
    if bits & _FLIP and "Flip" not in subs:
        subs.append("Flip")
    return CardText(
        str(record["password"] or f"k{record['konami_id']}"),
        record["name"]["en"],
        record["card_type"],
        tuple(subs),
        record.get("text") or "",
        record.get("materials") or "",
        record.get("pendulum_text") or "",
        int(record.get("level") or record.get("rank") or 0),
    )


def second_texts(source: Path, wanted: Iterable[CardText]) -> Iterator[CardText]:
    """Yield the cards again with the text of the other source, where it has another one."""
    with sqlite3.connect(_database(source)) as db:
        other = dict(db.execute("select id, desc from texts"))
    for card in wanted:
        text = other.get(int(card.id) if card.id.isdigit() else 0, "").replace("\r\n", "\n").strip()
        if text and text != card.text:
            yield card._replace(text=text)


def _database(source: Path) -> Path:
    """Return the database of the sources, which connecting would else begin anew."""
    path = source / "yugioh" / "cards.cdb"
    if not path.is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path))
    return path


def _types(source: Path) -> dict[int, int]:
    with sqlite3.connect(_database(source)) as db:
        return dict(db.execute("select id, type from datas"))
