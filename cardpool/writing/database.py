"""Collect cards, sets and texts, and write them to a pool database in one atomic step."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from cardpool import games
from cardpool.files import replacing
from cardpool.lists import ImportedList
from cardpool.names import code_key, digits, number_key
from cardpool.store.schema import APPLICATION_ID, INDEXES, TABLES, VERSION
from cardpool.writing.entry import Entry, Fact, compact, english, unbarred
from cardpool.writing.titles import Titles

Progress = Callable[[int, int], None]  # done, total


class Database:
    """Collects everything, then writes it to a new file that replaces the old one."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.by_id: dict[str, Entry] = {}
        self.titles = Titles()
        self.passwords: dict[int, Entry] = {}
        self.placeholders: list[tuple[int, str, int, str]] = []  # number, day, card, place
        self.unofficial: dict[int, Entry] = {}
        self.sets: dict[str, dict[str, Any]] = {}
        self.codes: set[tuple[str, str, str]] = set()  # code, set, prefix
        self.texts: dict[tuple[str, str], str] = {}  # card, language -> text
        self.parts: dict[str, dict[str, str]] = {}  # card -> place -> English text
        self.programs: dict[str, tuple[str, str, str]] = {}  # card -> fingerprint, script, gaps
        self.lists: dict[str, ImportedList] = {}  # of restrictions, by name
        self.brought: set[tuple[str, str, str]] = set()  # file, what, key
        self.sources: dict[str, dict[str, list[Any]]] = {}  # game -> what -> from where
        self.meta: dict[str, str] = {}

    def add(self, entry: Entry) -> None:
        """Add a card, or replace the one with the same id."""
        card, game = entry.record, entry.game
        old = self.by_id.get(card["id"])
        if old is not None:
            entry.n = old.n
            self.entries[old.n - 1] = entry
        else:
            self.entries.append(entry)
            entry.n = len(self.entries)
        self.by_id[card["id"]] = entry
        entry.t = self.titles.number(game, card["identity"])
        for lang, name in entry.names.items():
            source = "inferred" if lang in entry.inferred else "name"
            self.titles.spell(game, entry.t, lang, name, source)
        for name in games.module("writing", game).other_names(card):
            self.titles.spell(game, entry.t, "en", name)

    def add_alias(self, entry: Entry, alias: str, kind: str, sure: bool, lang: str = "en") -> None:
        """Add a former name or nickname of a card, or its name in another language."""
        self.titles.spell(entry.game, entry.t, lang, alias, kind, sure)

    def add_set(self, fact: Fact, game: str, codes: Iterable[tuple[str, str]]) -> None:
        """Add a set with its codes, each with the number prefix it implies."""
        set_id = fact["set"]
        self.sets[set_id] = {
            "id": set_id,
            "game": game,
            "name": english(fact["name"]) if isinstance(fact["name"], dict) else fact["name"],
            "series": fact.get("series") or "",
            "released": fact.get("released") or "",
            "facts": compact({k: v for k, v in fact.items() if k not in ("set", "name")}),
        }
        for code, prefix in (*codes, (set_id, "")):
            if code_key(code):
                self.codes.add((code_key(code), set_id, prefix))

    def note_source(self, game: str, fact: Fact) -> None:
        """Note where the facts of a file come from."""
        provenance = fact.get("provenance") or {}
        named = provenance if isinstance(provenance, dict) else {"facts": provenance}
        for group, source in named.items():
            places = self.sources.setdefault(game, {}).setdefault(group, [])
            if source not in places:
                places.append(source)

    def write(self, path: Path, progress: Progress | None = None) -> None:
        """Write everything beside `path`, then swap it in; an interruption leaves `path` as is."""
        with replacing(path) as draft:
            with sqlite3.connect(draft, isolation_level=None) as db:
                self._fill(db, progress or (lambda done, total: None))
            db.close()

    def _fill(self, db: sqlite3.Connection, report: Progress) -> None:
        db.executescript("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA page_size=8192;")
        db.executescript(TABLES)
        own = [games.module("store", game) for game in games.GAMES]
        for column in (column for game in own for column in game.COLUMNS):
            db.execute(f"ALTER TABLE card ADD COLUMN {column}")
        db.execute("BEGIN")
        stages = (self._cards, self._places, self._other_tables, self._titles)
        for done, stage in enumerate(stages):
            report(done, len(stages) + 1)
            stage(db)
        db.execute("COMMIT")
        db.executescript(INDEXES + ";".join(index for game in own for index in game.INDEXES))
        db.execute("ANALYZE")
        db.execute(f"PRAGMA user_version={VERSION}")
        db.execute(f"PRAGMA application_id={APPLICATION_ID}")
        report(len(stages) + 1, len(stages) + 1)

    def _cards(self, db: sqlite3.Connection) -> None:
        for entry in self.entries:
            row = {key: entry.record[key] for key in ("id", "name", "identity", "kind")}
            row |= {"n": entry.n, "t": entry.t, "game": entry.game, **entry.columns}
            row |= {"names": compact(dict(entry.names)), "record": _stored(entry)}
            slots = ",".join("?" * len(row))
            sql = f"INSERT INTO card ({','.join(row)}) VALUES ({slots})"
            db.execute(sql, [*row.values()])

    def _places(self, db: sqlite3.Connection) -> None:
        """Write where cards are; another number in use counts where no card has it."""
        found: dict[tuple[str, str], list[int]] = {}
        of_sets = [entry for entry in self.entries if entry.columns.get("set_id")]
        for entry in of_sets:
            at = entry.columns["set_id"], number_key(entry.columns["number"])
            found.setdefault(at, []).append(entry.n)
        for entry in of_sets:
            for other in unbarred(entry.columns["alt_numbers"]):
                found.setdefault((entry.columns["set_id"], number_key(other)), [entry.n])
        places = ((*at, n, digits(at[1])) for at, numbers in found.items() for n in numbers)
        _insert(db, "place", places)
        _insert(db, "password", ((password, e.n) for password, e in self.passwords.items()))
        _insert(db, "placeholder", self.placeholders)
        no_cards = ((number, e.game, _stored(e)) for number, e in self.unofficial.items())
        _insert(db, "unofficial", no_cards)

    def _other_tables(self, db: sqlite3.Connection) -> None:
        _insert(db, "cardset", (tuple(found.values()) for found in self.sets.values()))
        _insert(db, "code", sorted(self.codes))
        _insert(db, "cardtext", ((*at, text) for at, text in sorted(self.texts.items())))
        parts = ((i, place, text) for i, own in self.parts.items() for place, text in own.items())
        _insert(db, "part", parts)
        _insert(db, "program", ((i, *made) for i, made in sorted(self.programs.items())))
        _insert(db, "brought", sorted(self.brought))
        lists = [own for _, own in sorted(self.lists.items())]
        _insert(db, "restrictionlist", ((own.name, own.game, own.kind) for own in lists))
        limits = ((own.name, *limit) for own in lists for limit in sorted(own.limits.items()))
        _insert(db, "restriction", limits)
        tags = {tag for entry in self.entries for tag in unbarred(entry.columns["tags"])}
        self.meta |= {"sources": compact(self.sources), "tags": compact(sorted(tags))}
        _insert(db, "meta", sorted(self.meta.items()))

    def _titles(self, db: sqlite3.Connection) -> None:
        for table, rows in self.titles.tables({entry.t for entry in self.entries}):
            _insert(db, table, rows)


def _stored(entry: Entry) -> str:
    """Return the record of a card as a database stores it."""
    fields = games.module("store", entry.game).FIELDS
    return compact([entry.record[field] for field in fields])


def _insert(db: sqlite3.Connection, table: str, rows: Iterable[tuple[Any, ...]]) -> None:
    """Insert rows into a table, if there are any."""
    found: Iterator[tuple[Any, ...]] = iter(rows)
    first = next(found, None)
    if first is not None:
        sql = f"INSERT INTO {table} VALUES ({','.join('?' * len(first))})"
        db.execute(sql, first)
        db.executemany(sql, found)
