"""Tell which of the known formats a file or folder is in."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cardpool import games
from cardpool.ingest.errors import IngestError
from cardpool.ingest.stream import objects


class Format(NamedTuple):
    """A format of the cards or lists of a game."""

    game: str
    name: str


def format_of(path: Path) -> Format:
    """Return the format of a file or folder; an unknown one is an error."""
    if path.is_dir():
        return _of_folder(path)
    for game, own in games.modules("importing").items():
        if path.suffix in own.SUFFIXES:
            return Format(game, own.SUFFIXES[path.suffix])
    if path.suffix in (".json", ".jsonl", ".gz"):
        return _of_json(path)
    raise IngestError(path, "", f"expected one of {_known()}, found none of them")


def _known() -> str:
    return ", ".join(name for own in games.modules("importing").values() for name in own.FORMATS)


def _of_folder(path: Path) -> Format:
    for game, own in games.modules("importing").items():
        if name := own.of_folder(path):
            return Format(game, name)
    for file in sorted(path.rglob("*.json*")):
        return _of_json(file)
    raise IngestError(path, "", "expected card files (.json, .jsonl) or lists (.conf), found none")


def _of_json(path: Path) -> Format:
    for position, record in objects(path):
        if not isinstance(record, dict):
            raise IngestError(path, position, f"expected a record, found {str(record)[:40]!r}")
        for game, own in games.modules("importing").items():
            for field, name in own.FIELDS.items():
                if field in record:
                    return Format(game, name)
        raise IngestError(path, position, f"the fields fit none of the formats {_known()}")
    raise IngestError(path, "", "expected card records, found none")
