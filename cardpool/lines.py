"""The lines of all records, end to end in one blob of a database, each read where it stands.

A query costs more than a card is worth, and of the whole a list wants a thousandth.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from sqlite3 import Blob, Connection
from struct import Struct

_PLACE, _SPAN = Struct("<I"), Struct("<II")
_ROW = 1


def line_row(lines: Sequence[str]) -> tuple[int, bytes, bytes]:
    """Return the row of some lines: where each begins and the last ends, and the lines."""
    encoded = [line.encode() for line in lines]
    places = accumulate(map(len, encoded), initial=0)
    return _ROW, b"".join(map(_PLACE.pack, places)), b"".join(encoded)


class Lines:
    """The lines of a database by their numbers."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._places = b""
        self._blob: Blob | None = None

    def __getitem__(self, number: int) -> str:
        """Return a line."""
        blob = self._blob
        if blob is None:
            blob = self._open()
        start, end = _SPAN.unpack_from(self._places, _PLACE.size * number)
        line: bytes = blob[start:end]  # type: ignore[assignment]  # typeshed knows no slices
        return line.decode()

    def _open(self) -> Blob:
        sql = "SELECT places FROM record WHERE row=?"
        self._places = self._places or self._db.execute(sql, (_ROW,)).fetchone()[0]
        self._blob = blob = self._db.blobopen("record", "lines", _ROW, readonly=True)
        return blob

    def close(self) -> None:
        """Let go of the database until the next line is read."""
        if self._blob is not None:
            self._blob.close()
            self._blob = None
