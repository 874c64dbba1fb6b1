"""Open a database that nobody writes to."""

from __future__ import annotations

import sqlite3


def read_only(path: str) -> sqlite3.Connection:
    """Open a database that nobody writes to: no locks, no journal, no writable folder needed."""
    plain = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return sqlite3.connect(f"file:{plain}?immutable=1&mode=ro", uri=True, check_same_thread=False)
