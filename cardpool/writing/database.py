"""Write a pool database: cards, titles, spellings and the name index, in one atomic step."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardpool.games import POKEMON
from cardpool.names import ENERGY_LETTERS, code_key, is_latin, search_key
from cardpool.store.lines import line_row
from cardpool.store.records import lines
from cardpool.store.schema import (
    APPLICATION_ID,
    CARD_COLUMNS,
    INDEXES,
    RECORDS,
    RESTS,
    TABLES,
    VERSION,
    unbarred,
)
from cardpool.store.sets import code_row
from cardpool.writing.maps import map_rows, number_rows
from cardpool.writing.rows import Row, compact, english

Progress = Callable[[int, int], None]  # done, total

_BASIC_ENERGY = {f"{name} energy" for name in ENERGY_LETTERS.values()}


_INSERT_LINES = "INSERT INTO lines (name, places, lines) VALUES (?,?,?)"
_ABANDONED = 3600.0  # seconds; no build takes as long


class Spelling(NamedTuple):
    """One way to write a title: in a language, by inference or by nickname."""

    game: str
    key: str
    t: int
    lang: str
    name: str
    source: str
    sure: bool


class Database:
    """Collects rows, then writes them to a new file that replaces the old one."""

    def __init__(self) -> None:
        self.cards: list[Row] = []
        self.by_id: dict[str, Row] = {}
        self.passwords: dict[int, Row] = {}
        self.placeholders: list[tuple[int, int, str, str]] = []
        self.unofficial: list[tuple[int, str, str]] = []
        self.sets: dict[str, Row] = {}
        self.codes: set[tuple[str, str, str]] = set()
        self.texts: dict[tuple[str, str], str] = {}
        self.parts: dict[str, dict[str, str]] = {}  # card -> place -> English text
        self.programs: dict[str, tuple[str, str, str]] = {}  # card -> fingerprint, script, gaps
        self.restrictions: dict[tuple[str, int], int] = {}
        self.meta: dict[str, str] = {}
        self._titles: dict[tuple[str, str], int] = {}
        self._title_cards: dict[int, list[Row]] = defaultdict(list)
        self._spellings: dict[tuple[str, str, int, str, str], Spelling] = {}

    def add_card(self, row: Row, names: Mapping[str, str]) -> None:
        """Add a card, or replace the one with the same id."""
        old = self.by_id.get(row["id"])
        if old is not None:
            self._title_cards[old["t"]].remove(old)
            row["n"] = old["n"]
            self.cards[old["n"] - 1] = row
        else:
            row["n"] = len(self.cards) + 1
            self.cards.append(row)
        self.by_id[row["id"]] = row
        title = self._titles.setdefault((row["game"], row["identity"]), len(self._titles) + 1)
        row["t"] = title
        self._title_cards[title].append(row)
        inferred = row.pop("_inferred", ())
        for lang, name in names.items():
            self._spell(row, lang, name, "inferred" if lang in inferred else "name", True)
        if row["game"] == POKEMON and row["identity"] in _BASIC_ENERGY:
            plain = row["identity"].title()
            self._spell(row, "en", plain, "name", True)
            self._spell(row, "en", f"Basic {plain}", "name", True)

    def add_passwords(self, row: Row, passwords: Iterable[int]) -> None:
        """Let passwords mean a card; its own one outranks another card's alternate."""
        own = row["password"]
        if own:
            self.passwords[own] = row
        for password in passwords:
            self.passwords.setdefault(password, row)

    def add_alias(self, row: Row, alias: str, kind: str, sure: bool) -> None:
        """Add a former name or nickname of a card."""
        self._spell(row, "en", alias, kind, sure)

    def add_set(self, fact: Mapping[str, Any], game: str, codes: Iterable[tuple[str, str]]) -> None:
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
        for code, prefix in [(set_id, ""), *codes]:
            if code_key(code):
                self.codes.add((code_key(code), set_id, prefix))

    def _spell(self, row: Row, lang: str, name: str, source: str, sure: bool) -> None:
        key = search_key(name)
        place = (row["game"], key, row["t"], lang, name)
        known = self._spellings.get(place)
        if key and (known is None or (known.source == "inferred" and source == "name")):
            self._spellings[place] = Spelling(row["game"], key, row["t"], lang, name, source, sure)

    def write(self, path: Path, progress: Progress | None = None) -> None:
        """Write everything beside `path`, then swap it in; an interruption leaves `path` as is."""
        report = progress or (lambda done, total: None)
        for left in path.parent.glob(f"{path.name}.*.new"):  # by a process that was killed
            if time.time() - left.stat().st_mtime > _ABANDONED:
                left.unlink(missing_ok=True)
        temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
        try:
            with sqlite3.connect(temporary, isolation_level=None) as db:
                self._fill(db, report)
            db.close()
            with temporary.open("rb+") as file:
                os.fsync(file.fileno())
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)

    def _fill(self, db: sqlite3.Connection, report: Progress) -> None:
        db.executescript("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA page_size=8192;")
        db.executescript(TABLES)
        db.execute("BEGIN")
        stages = (self._cards, self._other_tables, self._index, self._metadata)
        for done, stage in enumerate(stages):
            report(done, len(stages) + 1)
            stage(db)
        db.execute("COMMIT")
        db.executescript(INDEXES + "ANALYZE;")
        db.execute(f"PRAGMA user_version={VERSION}")
        db.execute(f"PRAGMA application_id={APPLICATION_ID}")
        report(len(stages) + 1, len(stages) + 1)

    def _cards(self, db: sqlite3.Connection) -> None:
        slots = ",".join("?" * len(CARD_COLUMNS))
        rows = (tuple(row[c] for c in CARD_COLUMNS) for row in self.cards)
        db.executemany(f"INSERT INTO card VALUES ({slots})", rows)
        titles = []
        for (game, identity), t in self._titles.items():
            cards = self._title_cards[t]
            if cards:
                newest = max(cards, key=lambda row: (row["released"], row["n"]))
                titles.append((t, game, identity, newest["name"], newest["n"], len(cards)))
        db.executemany("INSERT INTO title VALUES (?,?,?,?,?,?)", titles)
        groups: dict[str, list[Row]] = defaultdict(list)
        for row in self.cards:
            if row["plays_as"]:
                groups[row["plays_as"]].append(row)
        pairs = [("", ""), *(lines(row, groups[row["plays_as"]]) for row in self.cards)]  # n from 1
        records, rests = zip(*pairs, strict=True)
        db.execute(_INSERT_LINES, line_row(RECORDS, records))
        db.execute(_INSERT_LINES, line_row(RESTS, rests))

    def _other_tables(self, db: sqlite3.Connection) -> None:
        db.executemany(
            "INSERT INTO cardset VALUES (:id,:game,:name,:series,:released,:facts)",
            self.sets.values(),
        )
        db.execute(_INSERT_LINES, code_row(self.codes, self.sets))
        numbers = number_rows(self.placeholders, self.unofficial)
        db.executemany(_INSERT_LINES, numbers)
        texts = ((*place, text) for place, text in sorted(self.texts.items()))
        db.executemany("INSERT INTO cardtext VALUES (?,?,?)", texts)
        parts = ((i, place, text) for i, own in self.parts.items() for place, text in own.items())
        db.executemany("INSERT INTO part VALUES (?,?,?)", parts)
        programs = ((card_id, *made) for card_id, made in sorted(self.programs.items()))
        db.executemany("INSERT INTO program VALUES (?,?,?,?)", programs)
        lists = ((*place, copies) for place, copies in sorted(self.restrictions.items()))
        db.executemany("INSERT INTO restriction VALUES (?,?,?)", lists)

    def _index(self, db: sqlite3.Connection) -> None:
        alive = [s for s in self._spellings.values() if self._title_cards[s.t]]
        found = {(s.game, s.key) for s in alive}
        keys = sorted(found, key=lambda g: (g[0], not is_latin(g[1]), len(g[1]), g[1]))
        numbers = {place: k for k, place in enumerate(keys)}
        db.executemany(
            "INSERT INTO searchkey VALUES (?,?,?)", ((k, *place) for k, place in enumerate(keys))
        )
        rows = ((numbers[s.game, s.key], s.t, s.lang, s.name, s.source, s.sure) for s in alive)
        db.executemany("INSERT OR IGNORE INTO spelling VALUES (?,?,?,?,?,?)", sorted(rows))
        buckets: dict[tuple[str, bool, int], list[int]] = defaultdict(list)
        postings: dict[str, array[int]] = defaultdict(lambda: array("I"))
        for k, (game, key) in enumerate(keys):
            buckets[game, is_latin(key), len(key)].append(k)
            for token in set(key.split()):
                postings[token].append(k)
        for place, ks in buckets.items():
            joined = "\n".join(keys[k][1] for k in ks)
            db.execute("INSERT INTO bucket VALUES (?,?,?,?,?)", (*place, ks[0], joined))
        _write_tokens(db, postings)
        maps = map_rows(self.cards, self.passwords, alive)
        db.executemany(_INSERT_LINES, maps)

    def _metadata(self, db: sqlite3.Connection) -> None:
        tags = {tag for row in self.cards for tag in unbarred(row["tags"])}
        self.meta["tags"] = compact(sorted(tags))
        db.executemany("INSERT INTO meta VALUES (?,?)", sorted(self.meta.items()))


def _write_tokens(db: sqlite3.Connection, postings: Mapping[str, array[int]]) -> None:
    lengths: dict[tuple[bool, int], list[str]] = defaultdict(list)
    for token, ks in sorted(postings.items()):
        lengths[is_latin(token), len(token)].append(token)
        if sys.byteorder == "big":
            ks.byteswap()
        db.execute("INSERT INTO token VALUES (?,?)", (token, ks.tobytes()))
    for place, tokens in lengths.items():
        db.execute("INSERT INTO vocabulary VALUES (?,?,?)", (*place, "\n".join(tokens)))
