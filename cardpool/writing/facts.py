"""Read the bundled facts, one JSON record a line, into a database."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardpool.games import BOARD, POKEMON, YUGIOH
from cardpool.store.bundle import fingerprint
from cardpool.store.numbers import placeholder_rows, unofficial_row
from cardpool.writing.database import Database, Progress
from cardpool.writing.rows import (
    Row,
    alternate_passwords,
    board_row,
    compact,
    pokemon_row,
    yugioh_row,
)

GAMES = (POKEMON, YUGIOH, BOARD)
PLACEHOLDERS = "placeholders"  # names cards of all other files, so it comes after them


class FactsError(ValueError):
    """A line of the bundled facts cannot be read: file, line and cause."""


def fact_files(folder: Path) -> list[Path]:
    """Return the fact files in a stable order."""
    found = [folder / "aliases.jsonl"]
    for game in GAMES:
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
    database = Database()
    files = fact_files(folder)
    total = len(files) + 60  # writing takes about as long as a few dozen files
    sources: dict[str, Any] = {}
    for done, file in enumerate(files):
        if progress:
            progress(done, total)
        if file.parent != folder and file.stem != PLACEHOLDERS:
            _add_file(database, file, sources)
    fold_treated_as(database)
    _add_placeholders(database, folder / YUGIOH / f"{PLACEHOLDERS}.jsonl")
    if (folder / "aliases.jsonl").is_file():
        _add_aliases(database, folder / "aliases.jsonl")
    database.meta = {
        "sources": compact(sources),
        "hash": content_hash(folder),
        "fingerprint": fingerprint(str(folder)),
    }

    def writing(done: int, of: int) -> None:
        if progress:
            progress(len(files) + 60 * done // of, total)

    database.write(path, writing)


def _add_file(database: Database, path: Path, sources: dict[str, Any]) -> None:
    game, found = path.parent.name, records(path)
    try:
        if game == POKEMON:
            _add_pokemon(database, found, sources)
        elif game == YUGIOH:
            _add_yugioh(database, path.stem, found, sources)
        else:
            _add_board(database, found, sources)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, FactsError):
            raise
        raise FactsError(f"{path}: a record lacks or distorts a field: {error!r}") from error


def _note_source(sources: dict[str, Any], game: str, record: Mapping[str, Any]) -> None:
    provenance = record.get("provenance")
    if isinstance(provenance, Mapping):
        for group, source in provenance.items():
            places = sources.setdefault(game, {}).setdefault(group, [])
            if source not in places:
                places.append(source)
    elif provenance:
        sources.setdefault(game, {}).setdefault("facts", [])
        if provenance not in sources[game]["facts"]:
            sources[game]["facts"].append(provenance)


def _add_pokemon(
    database: Database, found: Iterator[dict[str, Any]], sources: dict[str, Any]
) -> None:
    cardset = next(found, None)
    if cardset is None or "set" not in cardset:
        return
    _note_source(sources, POKEMON, cardset)
    database.add_set(cardset, POKEMON, set_codes(cardset))
    for fact in found:
        database.add_card(pokemon_row(fact, cardset), fact["name"])


def set_codes(cardset: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the codes of a set, each with the number prefix of its subset ("" for the set)."""
    yield from ((code, "") for code in cardset.get("codes") or ())
    yield from ((subset["code"], subset["prefix"]) for subset in cardset.get("subsets") or ())


def _add_yugioh(
    database: Database, stem: str, found: Iterator[dict[str, Any]], sources: dict[str, Any]
) -> None:
    for fact in found:
        if "file" in fact:
            _note_source(sources, YUGIOH, fact)
        elif stem == "unofficial":
            database.unofficial.append(unofficial_row(fact))
        elif stem == "sets":
            released = min((d for d in (fact.get("released") or {}).values() if d), default="")
            codes = [(code, "") for code in fact.get("codes") or ()]
            database.add_set({**fact, "set": fact["name"], "released": released}, YUGIOH, codes)
        else:
            row = yugioh_row(fact)
            database.add_card(row, fact["name"])
            database.add_passwords(row, alternate_passwords(fact))


def _add_placeholders(database: Database, path: Path) -> None:
    if not path.is_file():
        return
    found = (fact for fact in records(path) if "file" not in fact)
    try:
        rows = [*placeholder_rows(found, database.cards, database.passwords)]
    except (KeyError, TypeError) as error:
        raise FactsError(f"{path}: a record lacks or distorts a field: {error!r}") from error
    database.placeholders = [row for row in rows if row[0] not in database.passwords]


def fold_treated_as(database: Database) -> None:
    """Count cards that are always treated as another by that card's name."""
    for row in database.cards:
        if row["game"] != YUGIOH or '"treated_as"' not in row["facts"]:
            continue
        head = database.by_id.get(json.loads(row["facts"]).get("treated_as", ""))
        if head is None:
            continue
        row["copy_key"] = head["copy_key"]
        if row["identity"] == head["identity"]:
            _fold_twin(database, row, head)


def _fold_twin(database: Database, twin: Row, head: Row) -> None:
    """Let all passwords of one card mean the record that its class is named after."""
    twin["plays_as"] = head["id"]
    own, others = json.loads(head["facts"]), json.loads(twin["facts"]).get("passwords", ())
    passwords = {p for p in (twin["password"], *others) if p}
    database.passwords.update(dict.fromkeys(passwords, head))
    own["passwords"] = sorted(passwords | set(own.get("passwords", ())))
    head["facts"] = compact(own)


def _add_board(
    database: Database, found: Iterator[dict[str, Any]], sources: dict[str, Any]
) -> None:
    for fact in found:
        if "file" in fact:
            _note_source(sources, BOARD, fact)
        elif "kind" in fact and "name" in fact:  # spaces and movers are not cards
            database.add_card(board_row(fact), fact["name"])


def _add_aliases(database: Database, path: Path) -> None:
    for record in records(path):
        if "file" in record:
            continue
        row = database.by_id.get(str(record.get("id")))
        if row is not None:
            database.add_alias(
                row, record["alias"], record.get("kind") or "alias", bool(record.get("sure", True))
            )
