"""Texts that stand end to end in one blob of a database, each read where it stands.

A query costs more than a card is worth, and of the whole a list wants a thousandth.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from cardpool.errors import damaged

_PLACE, _SPAN = struct.Struct("<I"), struct.Struct("<II")
LineRow: TypeAlias = tuple[str, bytes, bytes]  # name, places, lines
_SQL = "SELECT row, places FROM lines WHERE name=?"


def line_row(name: str, lines: Sequence[str]) -> LineRow:
    """Return the row of some lines: where each begins and the last ends, and the lines."""
    encoded = [line.encode() for line in lines]
    places = accumulate(map(len, encoded), initial=0)
    return name, b"".join(map(_PLACE.pack, places)), b"".join(encoded)


class Lines:
    """The lines of one name in a database, by their numbers."""

    def __init__(self, db: sqlite3.Connection, path: str, name: str) -> None:
        self._db, self._path, self._name = db, path, name
        self._places = b""
        self._blob: sqlite3.Blob | None = None

    def __getitem__(self, number: int) -> str:
        """Return a line."""
        blob = self._blob
        try:
            if blob is None:
                blob = self._open()
            start, end = _SPAN.unpack_from(self._places, _PLACE.size * number)
            line: bytes = blob[start:end]  # type: ignore[assignment]  # typeshed knows no slices
        except (sqlite3.DatabaseError, struct.error) as error:
            raise damaged(self._path, error) from None
        return line.decode()

    def __len__(self) -> int:
        """Return how many lines there are."""
        if self._blob is None:
            self._open()
        return len(self._places) // _PLACE.size - 1

    def _open(self) -> sqlite3.Blob:
        found = self._db.execute(_SQL, (self._name,)).fetchone()
        if found is None:
            raise damaged(self._path, f"it has no {self._name}")
        row, self._places = found
        self._blob = blob = self._db.blobopen("lines", "lines", row, readonly=True)
        return blob

    def close(self) -> None:
        """Let go of the database until the next line is read."""
        if self._blob is not None:
            self._blob.close()
            self._blob = None
