"""Find the bundled database; in a source checkout build it on first use."""

# On the path of every command, so nothing here may import pathlib, hashlib or the builder early.

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from typing import TYPE_CHECKING
from zlib import crc32

from cardpool.errors import PoolError
from cardpool.games import GAMES
from cardpool.store.opening import read_only
from cardpool.store.schema import VERSION

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # cardpool
DATA = os.path.join(PACKAGE, "data")


def locate() -> str:
    """Return the path of the bundled database, building it where only the text is there."""
    bundled = os.path.join(PACKAGE, "pool.db")
    if not all(os.path.isdir(os.path.join(DATA, game)) for game in GAMES):  # an installed wheel
        return bundled
    current = fingerprint(DATA)
    cached = os.path.join(cache_folder(), "pool.db")
    for path in (bundled, cached):
        if _built_from(path) == current:
            return path
    target = bundled if os.access(PACKAGE, os.W_OK) else cached
    try:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        _build(target, current)
    except OSError as error:
        raise PoolError(
            f"cannot build the card pool at {target!r}: {error.strerror or error}",
            "Free some space, or set DECKCHECK_CACHE to a folder that can be written.",
        ) from None
    return target


def fingerprint(folder: str) -> str:
    """Return names, sizes and times of the fact files in short: "has anything changed?"."""
    found = []
    for game in ("", *GAMES):
        try:
            entries = os.scandir(os.path.join(folder, game))
        except FileNotFoundError:
            continue
        for entry in entries:
            if entry.name.endswith(".jsonl"):
                stat = entry.stat()
                found.append(f"{game}/{entry.name} {stat.st_size} {stat.st_mtime_ns}")
    return f"{len(found)}-{crc32(chr(10).join(sorted(found)).encode()):08x}"


def cache_folder() -> str:
    """Return the folder of what is built from the facts of a source checkout."""
    own = os.environ.get("DECKCHECK_CACHE")
    if own:
        return own
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", base)
    return os.path.join(os.path.expanduser(base), "deckcheck")


def _built_from(path: str) -> str | None:
    """Return the fingerprint that a database was built from, if it is sound and current."""
    if not os.path.isfile(path):
        return None
    try:
        with closing(read_only(path)) as db:
            if db.execute("PRAGMA user_version").fetchone()[0] != VERSION:
                return None
            row = db.execute("SELECT value FROM meta WHERE key='fingerprint'").fetchone()
            return str(row[0]) if row else None
    except sqlite3.DatabaseError:
        return None


def _build(target: str, current: str) -> None:
    """Build the database, unless another process has just done so."""
    from pathlib import Path

    from cardpool.files import locked

    path = Path(target)
    with locked(path):
        if _built_from(target) != current:
            _compile(Path(DATA), path)


def _compile(source: Path, path: Path) -> None:
    from cardpool.writing.facts import compile_facts

    if not sys.stderr.isatty():
        compile_facts(source, path)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.__stderr__), transient=True) as bar:
        task = bar.add_task("Building the card pool (once)", total=None)
        compile_facts(source, path, lambda n, of: bar.update(task, completed=n, total=of))
