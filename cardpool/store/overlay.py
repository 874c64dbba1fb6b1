"""Where the user's own imports live, and the programs among them."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from functools import lru_cache

from cardpool.programs import Imported
from cardpool.store.opening import read_only


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


_NO_PROGRAMS: Mapping[str, Imported] = {}


def programs() -> Mapping[str, Imported]:
    """Return the programs of the imports by card id, read once for each state of the file."""
    place = found()
    return _programs(place, stamp(place)) if place else _NO_PROGRAMS


@lru_cache(maxsize=1)
def _programs(place: str, stamp: object) -> Mapping[str, Imported]:
    with closing(read_only(place)) as db:
        try:
            rows = db.execute("SELECT id, text, script, gaps FROM program").fetchall()
        except sqlite3.DatabaseError:  # an overlay that the pool itself refuses
            return {}
    return {
        card_id: Imported(text, script, tuple((*gap,) for gap in json.loads(gaps)))
        for card_id, text, script, gaps in rows
    }
