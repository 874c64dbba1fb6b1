"""Read files of Yu-Gi-Oh! cards and lists that users import."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardpool.importing.found import FoundCard, FoundList
from cardpool.ingest import cdb, lflist, yamlyugi, ygoprodeck
from cardpool.model.yugioh import CardTexts

if TYPE_CHECKING:
    from cardpool.store import CardPool
    from cardpool.writing.database import Database

FORMATS = CDB, LFLIST, YGOPRODECK, YAMLYUGI = (
    "EDOPro cdb",
    "lflist",
    "YGOPRODeck cardinfo",
    "yaml-yugi",
)
FIELDS = {"card_type": YAMLYUGI, "frameType": YGOPRODECK, "card_images": YGOPRODECK}
SUFFIXES = {".cdb": CDB, ".conf": LFLIST}
_RECORDS = {CDB: cdb.records, YGOPRODECK: ygoprodeck.records, YAMLYUGI: yamlyugi.records}


def of_folder(path: Path) -> str | None:
    """Return the format of a folder, if its form tells."""
    return LFLIST if next(path.rglob("*.conf"), None) else None


def read(form: str, source: Path) -> Iterator[FoundCard | FoundList]:
    """Yield the cards or the lists of a file or folder."""
    if form == LFLIST:
        for file in sorted(source.rglob("*.conf")) if source.is_dir() else [source]:
            for found in lflist.read(file):
                yield FoundList(found.name, found.kind, found.limits)
        return
    for file in _files(source):
        for fact in _RECORDS[form](file):
            text, printed = fact.pop("text", ""), fact.pop("printed", None)
            texts = CardTexts(*printed) if printed else _divided(fact, text, form != CDB)
            yield FoundCard(file, fact, {"en": text} if text else {}, texts if text else None)


# How sources that have one text for everything divide that of a Pendulum Monster.
_PENDULUM = re.compile(
    r"\[ ?Pendulum Effect ?\](?P<pendulum>.*?)[-\s]*"
    r"\[ ?(?:Monster Effect|Flavor Text) ?\](?P<text>.*)",
    re.DOTALL,
)
_WITH_MATERIALS = frozenset(("Fusion", "Synchro", "Xyz", "Link"))


def _divided(fact: Mapping[str, Any], text: str, official: bool) -> CardTexts:
    """Divide a text into Pendulum effect, line of materials and the rest."""
    found = _PENDULUM.search(text)
    pendulum, text = (found["pendulum"].strip(), found["text"].strip()) if found else ("", text)
    subkinds = frozenset(fact.get("subkinds", ()))
    has_line = not subkinds.isdisjoint(_WITH_MATERIALS) and (
        "\n" in text or "Effect" not in subkinds
    )
    materials = text.partition("\n")[0].strip() if has_line else ""
    return CardTexts(text.replace("\r", ""), materials, pendulum, official)


def join(database: Database, base: CardPool) -> None:
    """Do nothing: a card has one record, whatever its printings."""


def _files(source: Path) -> list[Path]:
    if source.is_file():
        return [source]
    return sorted(file for file in source.rglob("*") if file.suffix in (".json", ".jsonl", ".gz"))
