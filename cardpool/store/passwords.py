"""Passwords and the cards they mean: two arrays in one row of a database, sorted by password.

Lists of passwords hold nothing else to find cards by, so this map is found fastest of all.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from cardpool.store.lines import LineRow
from cardpool.store.schema import PASSWORDS

Rows: TypeAlias = Callable[..., list[Any]]
_SQL = "SELECT lines FROM lines WHERE name=?"


def password_row(cards: Mapping[int, int]) -> LineRow:
    """Return the row of all passwords, with the numbers of their cards."""
    passwords = sorted(cards)
    both = array("Q", [*passwords, *(cards[password] for password in passwords)])
    if sys.byteorder == "big":
        both.byteswap()
    return PASSWORDS, b"", both.tobytes()


class Passwords:
    """The passwords of one database, read when one is first asked for."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._both: array[int] | None = None  # first the passwords, then the cards
        self._count = 0

    def get(self, password: int) -> int | None:
        """Return the number of the card that a password means."""
        both = self._both
        if both is None:
            both = self._read()
        at = bisect_left(both, password, 0, self._count)
        if at < self._count and both[at] == password:
            return both[self._count + at]
        return None

    def items(self) -> Iterator[tuple[int, int]]:
        """Yield all passwords with the numbers of their cards."""
        both = self._both or self._read()
        return zip(both[: self._count], both[self._count :], strict=True)

    def _read(self) -> array[int]:
        both = array("Q")
        for (lines,) in self._rows(_SQL, (PASSWORDS,)):
            both.frombytes(lines)
        if sys.byteorder == "big":
            both.byteswap()
        self._both, self._count = both, len(both) // 2
        return both
