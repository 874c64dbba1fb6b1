"""Where the user's own imports live."""

from __future__ import annotations

import os
import sys


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
