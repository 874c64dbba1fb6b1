"""Read the bundled facts, one JSON record a line, into a database."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardpool import games
from cardpool.store.bundle import fingerprint
from cardpool.writing.database import Database, Progress

ALIASES = "aliases.jsonl"


class FactsError(ValueError):
    """A line of the bundled facts cannot be read: file, line and cause."""


def fact_files(folder: Path) -> list[Path]:
    """Return the fact files in a stable order."""
    found = [folder / ALIASES]
    for game in games.GAMES:
        found += (folder / game).glob("*.jsonl")
    return sorted(path for path in found if path.is_file())


def content_hash(folder: Path) -> str:
    """Return a hash of the facts themselves, equal on every machine."""
    digest = hashlib.sha256()
    for path in fact_files(folder):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()


def records(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the records of one file."""
    with path.open(encoding="utf-8") as lines:
        for line_number, line in enumerate(lines, 1):
            try:
                record = json.loads(line)
            except ValueError as error:
                raise FactsError(
                    f"{path}:{line_number}: expected one JSON record: {error}"
                ) from None
            if not isinstance(record, dict):
                raise FactsError(f"{path}:{line_number}: expected an object, found {line[:40]!r}")
            yield record


def compile_facts(folder: Path, path: Path, progress: Progress | None = None) -> None:
    """Write the database of all facts in `folder` to `path`."""
    report = progress or (lambda done, total: None)
    database = Database()
    files = fact_files(folder)
    total = len(files) + 60  # writing takes about as long as a few dozen files
    for done, file in enumerate(files):
        report(done, total)
        if file.parent != folder:
            _add_file(database, file)
    for game in games.GAMES:
        games.module("writing", game).finish(database, folder / game)
    if (folder / ALIASES).is_file():
        _add_aliases(database, folder / ALIASES)
    database.meta = {"hash": content_hash(folder), "fingerprint": fingerprint(str(folder))}
    database.write(path, lambda done, of: report(len(files) + 60 * done // of, total))


def _add_file(database: Database, path: Path) -> None:
    try:
        games.module("writing", path.parent.name).add_file(database, path.stem, records(path))
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, FactsError):
            raise
        raise FactsError(f"{path}: a record lacks or distorts a field: {error!r}") from error


def _add_aliases(database: Database, path: Path) -> None:
    named: dict[int, dict[str, str]] = {}  # title -> language -> name
    # A name that was read from a card comes before one put together.
    for record in sorted(records(path), key=lambda record: record.get("kind") == "inferred"):
        entry = database.by_id.get(str(record.get("id")))
        if entry is not None:
            kind, sure = record.get("kind") or "alias", bool(record.get("sure", True))
            lang = record.get("lang") or ""
            database.add_alias(entry, record["alias"], kind, sure, lang or "en")
            if lang and sure:
                named.setdefault(entry.t, {}).setdefault(lang, record["alias"])
    for entry in database.entries:  # every card of the name is called so
        if entry.t in named:
            entry.names = {**entry.names, **named[entry.t], **entry.names}
