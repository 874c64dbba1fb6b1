"""Where the user's own imports live, and the programs among them."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cardpool.errors import AGAIN, PoolError, shown
from cardpool.lists import KINDS, ImportedList
from cardpool.programs import Imported
from cardpool.store.opening import open_pool, read_only

if TYPE_CHECKING:
    from cardpool.store.layer import Layer


def home() -> str:
    """Return the folder of the user's data: DECKCHECK_HOME, or the platform's usual place."""
    own = os.environ.get("DECKCHECK_HOME")
    if own:
        return own
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or "~"
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return os.path.join(os.path.expanduser(base), "deckcheck")


def path() -> str:
    """Return the path of the overlay database, which need not exist."""
    return os.path.join(home(), "overlay.db")


def found() -> str | None:
    """Return the path of the overlay database if there is one."""
    place = path()
    return place if os.path.isfile(place) else None


def stamp(place: str) -> tuple[int, int, int]:
    """Return what tells one state of a file from the next, since imports replace it whole."""
    stat = os.stat(place)
    return stat.st_ino, stat.st_size, stat.st_mtime_ns


def layer(base: Layer) -> Layer | None:
    """Return the user's imports, if there are any that can be used; else say why not."""
    place = found()
    if place is None:
        return None
    try:
        return sound(place, base)
    except PoolError as error:
        tell(place, str(error))
        return None


def sound(place: str, base: Layer) -> Layer:
    """Open imports; a PoolError where they are damaged or not laid out as the pool is.

    All of a file is looked at once, and then its stamp is noted beside it: that took 0.1 s for the
    texts of all cards.
    """
    from cardpool.store.layer import Layer

    if not is_noted(place):
        _examine(Layer(place), base)  # which keeps every card it has read
        note(place)
    return Layer(place)


def _examine(opened: Layer, base: Layer) -> None:
    """Look at every page and every record of a database."""
    try:
        said = opened.rows("PRAGMA quick_check(1)")[0][0]
        if said != "ok":
            raise PoolError(f"{opened.path!r} is damaged: {said}")
        if _schema(opened) != _schema(base):
            raise PoolError(f"{opened.path!r} is not laid out as a card pool")
        opened.cards("")
        opened.tags()
        for sql in ("SELECT names FROM card", "SELECT facts FROM cardset"):
            for (text,) in opened.rows(sql):
                dict(json.loads(text))
        _read_programs(opened.db)
        lists_of(opened.db)
    except (ValueError, TypeError, LookupError, sqlite3.Error) as error:
        raise PoolError(f"{opened.path!r} is damaged: {error}") from None


def _schema(opened: Layer) -> list[Any]:
    sql = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    return sorted(opened.rows(sql))


def is_noted(place: str) -> bool:
    """Tell whether a file was found sound as it is now."""
    try:
        with open(f"{place}.sound", encoding="ascii") as file:
            return file.read(200) == str(stamp(place))
    except (OSError, ValueError):
        return False


def note(place: str) -> None:
    """Note that a file is sound as it is now; where that is not possible it is examined again."""
    with suppress(OSError), open(f"{place}.sound", "w", encoding="ascii") as file:
        file.write(str(stamp(place)))


_told: set[str] = set()


def tell(place: str, why: str) -> None:
    """Say once that imports are of no use, and what to do."""
    if place not in _told:
        _told.add(place)
        said = shown(f"Warning: your imports cannot be used: {why}")
        print(f"{said}\n{AGAIN}", file=sys.stderr)


def lists() -> Sequence[ImportedList]:
    """Return the lists of restrictions among the imports, read once for each state of the file."""
    place = found()
    return _lists(place, stamp(place)) if place else ()


@lru_cache(maxsize=1)
def _lists(place: str, stamp: object) -> Sequence[ImportedList]:
    try:
        with closing(open_pool(place)) as db:
            return lists_of(db)
    except (PoolError, sqlite3.Error, ValueError, TypeError):  # what the pool itself refuses
        return ()


def codes() -> Mapping[str, str]:
    """Return the code that players write of each imported set, read once for each state."""
    place = found()
    return _codes(place, stamp(place)) if place else {}


@lru_cache(maxsize=1)
def _codes(place: str, stamp: object) -> Mapping[str, str]:
    try:
        with closing(open_pool(place)) as db:
            rows = db.execute("SELECT id, facts FROM cardset").fetchall()
            every = ((set_id, json.loads(facts).get("codes")) for set_id, facts in rows)
            return {set_id: str(own[0]) for set_id, own in every if own}
    except (PoolError, sqlite3.Error, ValueError, TypeError):  # what the pool itself refuses
        return {}


def lists_of(db: sqlite3.Connection) -> Sequence[ImportedList]:
    """Return the lists of restrictions of a database, by name."""
    limits: dict[str, dict[int, int]] = {}
    for name, password, copies in db.execute("SELECT list, password, copies FROM restriction"):
        limits.setdefault(name, {})[password] = copies
    rows = db.execute("SELECT name, game, kind FROM restrictionlist ORDER BY name").fetchall()
    if unknown := {kind for _, _, kind in rows}.difference(KINDS):
        raise ValueError(f"unknown kinds of lists {sorted(unknown)}")
    return tuple(ImportedList(n, game, kind, limits.get(n, {})) for n, game, kind in rows)


_NO_PROGRAMS: Mapping[str, Imported] = {}


def programs() -> Mapping[str, Imported]:
    """Return the programs of the imports by card id, read once for each state of the file."""
    place = found()
    return _programs(place, stamp(place)) if place else _NO_PROGRAMS


@lru_cache(maxsize=1)
def _programs(place: str, stamp: object) -> Mapping[str, Imported]:
    try:
        with closing(read_only(place)) as db:
            return _read_programs(db)
    except (sqlite3.Error, ValueError, TypeError):  # an overlay that the pool itself refuses
        return {}


def _read_programs(db: sqlite3.Connection) -> Mapping[str, Imported]:
    rows = db.execute("SELECT id, text, script, gaps FROM program")
    return {
        card_id: Imported(text, script, tuple((*gap,) for gap in json.loads(gaps)))
        for card_id, text, script, gaps in rows
    }
