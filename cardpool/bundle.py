"""Find the bundled database; in a source checkout build it on first use."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cardpool.layer import PoolError
from cardpool.schema import VERSION

PACKAGE = Path(__file__).parent


def locate() -> Path:
    """Return the path of the bundled database, building it where only the text is there."""
    bundled = PACKAGE / "pool.db"
    if not (PACKAGE / "data" / "yugioh").is_dir():  # an installed wheel carries no text
        return bundled
    from cardpool.facts import DATA, fingerprint

    current = fingerprint(DATA)
    cached = _cache() / "pool.db"
    for path in (bundled, cached):
        if _built_from(path) == current:
            return path
    target = bundled if os.access(PACKAGE, os.W_OK) else cached
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with _one_builder(target):
            if _built_from(target) != current:
                _build(target)
    except OSError as error:
        raise PoolError(
            f"cannot build the card pool at {str(target)!r}: {error.strerror or error}",
            "Free some space, or set DECKCHECK_CACHE to a folder that can be written.",
        ) from None
    return target


def _cache() -> Path:
    own = os.environ.get("DECKCHECK_CACHE")
    if own:
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", base)
    return Path(base or Path.home() / ".cache") / "deckcheck"


def _built_from(path: Path) -> str | None:
    """Return the fingerprint that a database was built from, if it is sound and current."""
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1&mode=ro", uri=True)) as db:
            if db.execute("PRAGMA user_version").fetchone()[0] != VERSION:
                return None
            row = db.execute("SELECT value FROM meta WHERE key='fingerprint'").fetchone()
            return str(row[0]) if row else None
    except sqlite3.DatabaseError:
        return None


@contextmanager
def _one_builder(target: Path) -> Iterator[None]:
    """Let a second process wait for the first; each writes its own file, so none can do harm."""
    try:
        import fcntl
    except ImportError:  # Windows: both build, the last one wins
        yield
        return
    with target.with_name(f"{target.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _build(target: Path) -> None:
    from cardpool.facts import DATA, compile_facts

    if not sys.stderr.isatty():
        compile_facts(DATA, target)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Building the card pool (once)", total=None)
        compile_facts(DATA, target, lambda n, of: bar.update(task, completed=n, total=of))
