"""Open a card pool, or say why a file is none."""

from __future__ import annotations

import os
import sqlite3

from cardpool.errors import HINT, PoolError
from cardpool.store.schema import APPLICATION_ID, VERSION


def read_only(path: str) -> sqlite3.Connection:
    """Open a database that nobody writes to: no locks, no journal, no writable folder needed."""
    plain = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return sqlite3.connect(f"file:{plain}?immutable=1&mode=ro", uri=True, check_same_thread=False)


def open_pool(path: str) -> sqlite3.Connection:
    """Open a card pool, or say why it is none."""
    if not os.path.isfile(path):
        raise PoolError(f"there is no card pool at {path!r}", HINT)
    try:
        db = read_only(path)
        db.execute("PRAGMA trusted_schema=OFF")  # no function runs that the file itself names
        db.execute("PRAGMA mmap_size=268435456")  # pages are read in place, not copied
        version = db.execute("PRAGMA user_version").fetchone()[0]
        application = db.execute("PRAGMA application_id").fetchone()[0]
        db.execute("SELECT value FROM meta WHERE key='hash'").fetchone()
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise PoolError(f"{path!r} is not a card pool: {error}", HINT) from None
    if application != APPLICATION_ID:
        raise PoolError(f"{path!r} is a database, but not a card pool", HINT)
    if version != VERSION:
        raise PoolError(
            f"the card pool {path!r} has version {version}; this program reads {VERSION}", HINT
        )
    return db
