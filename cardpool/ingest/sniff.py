"""Tell which of the known formats a file or folder is in."""

from __future__ import annotations

from pathlib import Path

from cardpool.ingest import pokemontcg
from cardpool.ingest.errors import IngestError
from cardpool.ingest.records import objects

POKEMONTCG, TCGDEX, CDB = "pokemon-tcg-data", "tcgdex", "EDOPro cdb"
LFLIST, YGOPRODECK, YAMLYUGI = "lflist", "YGOPRODeck cardinfo", "yaml-yugi"
FORMATS = (POKEMONTCG, TCGDEX, CDB, LFLIST, YGOPRODECK, YAMLYUGI)
# Fields that only one format's card records have.
_TELLING = {
    "localId": TCGDEX,
    "supertype": POKEMONTCG,
    "card_type": YAMLYUGI,
    "frameType": YGOPRODECK,
    "card_images": YGOPRODECK,
}


def format_of(path: Path) -> str:
    """Return the format of a file or folder; an unknown one is an error."""
    if path.is_dir():
        return _of_folder(path)
    if path.suffix == ".cdb":
        return CDB
    if path.suffix == ".conf":
        return LFLIST
    if path.suffix in (".json", ".jsonl", ".gz"):
        return _of_json(path)
    raise IngestError(path, "", f"expected one of {', '.join(FORMATS)}, found none of them")


def _of_folder(path: Path) -> str:
    if pokemontcg.recognises(path):
        return POKEMONTCG
    if next(path.rglob("*.conf"), None):
        return LFLIST
    for file in sorted(path.rglob("*.json*")):
        return _of_json(file)
    raise IngestError(path, "", "expected card files (.json, .jsonl) or lists (.conf), found none")


def _of_json(path: Path) -> str:
    for position, record in objects(path):
        if not isinstance(record, dict):
            raise IngestError(path, position, f"expected a record, found {str(record)[:40]!r}")
        for field, name in _TELLING.items():
            if field in record:
                return name
        known = ", ".join(FORMATS)
        raise IngestError(path, position, f"the fields fit none of the formats {known}")
    raise IngestError(path, "", "expected card records, found none")
