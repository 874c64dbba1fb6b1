"""Passwords and the cards they mean: two arrays in one row of a database, sorted by password.

Lists of passwords hold nothing else to find cards by, so this map is found fastest of all.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from cardpool.lines import LineRow
from cardpool.schema import PASSWORDS

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
        self._passwords: array[int] | None = None
        self._cards: array[int] = array("Q")

    def get(self, password: int) -> int | None:
        """Return the number of the card that a password means."""
        passwords = self._passwords
        if passwords is None:
            passwords = self._read()
        at = bisect_left(passwords, password)
        if at < len(passwords) and passwords[at] == password:
            return self._cards[at]
        return None

    def items(self) -> Iterator[tuple[int, int]]:
        """Yield all passwords with the numbers of their cards."""
        return zip(self._passwords or self._read(), self._cards, strict=True)

    def _read(self) -> array[int]:
        both = array("Q")
        for (lines,) in self._rows(_SQL, (PASSWORDS,)):
            both.frombytes(lines)
        if sys.byteorder == "big":
            both.byteswap()
        half = len(both) // 2
        self._passwords, self._cards = both[:half], both[half:]
        return self._passwords
