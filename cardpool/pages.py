"""Sorted maps of text in a database, read a page at a time.

A query costs far more than a look into a dictionary. A list needs a few pages of a map, a whole
tournament most of them, and neither has to say beforehand which it is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

PAGE = 8192  # characters, about
PageRow: TypeAlias = tuple[str, str, str]
Rows: TypeAlias = Callable[..., list[Any]]


def page_rows(name: str, entries: Mapping[str, str]) -> Iterator[PageRow]:
    """Yield the rows of a map: its name, the first key, then keys and values by turns."""
    page: list[str] = []
    size = 0
    for key, value in sorted(entries.items()):
        if "\n" in key or "\n" in value:
            raise ValueError(f"map {name}: {key!r} holds a line break")
        page += key, value
        size += len(key) + len(value)
        if size >= PAGE:
            yield name, page[0], "\n".join(page)
            page, size = [], 0
    if page:
        yield name, page[0], "\n".join(page)


def numbers(values: Iterable[int]) -> str:
    """Return numbers as a value of a map."""
    return " ".join(map(str, values))


class Pages:
    """One map, as far as it has been read."""

    def __init__(self, rows: Rows, name: str) -> None:
        self._rows = rows
        self._name = name
        self._firsts: list[str] | None = None  # the first key of each page, in order
        self._read: dict[int, dict[str, str]] = {}

    def get(self, key: str) -> str | None:
        """Return the value of a key."""
        firsts = self._firsts
        if firsts is None:
            firsts = self._open()
        page = bisect_right(firsts, key) - 1
        return (self._read.get(page) or self._turn_to(page)).get(key) if page >= 0 else None

    def _open(self) -> list[str]:
        sql = "SELECT first FROM page WHERE map=? ORDER BY first"
        firsts = self._firsts = [first for (first,) in self._rows(sql, (self._name,))]
        return firsts

    def _turn_to(self, page: int) -> dict[str, str]:
        firsts = self._firsts or self._open()
        sql = "SELECT entries FROM page WHERE map=? AND first=?"
        lines = self._rows(sql, (self._name, firsts[page]))[0][0].split("\n")
        entries = self._read[page] = dict(zip(lines[::2], lines[1::2], strict=True))
        return entries

    def items(self) -> Iterator[tuple[str, str]]:
        """Yield all keys with their values, reading every page."""
        for page in range(len(self._firsts or self._open())):
            yield from (self._read.get(page) or self._turn_to(page)).items()
