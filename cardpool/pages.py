"""Sorted maps of text in a database, read a page at a time.

A query costs far more than a look into a dictionary. A list needs a few pages of a map, a whole
tournament most of them, and neither has to say beforehand which it is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

PAGE = 4096  # characters, about
# Keys and values take turns, a line each.
PageRow: TypeAlias = tuple[str, str, str]
Rows: TypeAlias = Callable[..., list[Any]]


def page_rows(name: str, entries: Mapping[str, str]) -> Iterator[PageRow]:
    """Yield the rows of a map; keys and values hold no line breaks."""
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
        self._read: dict[str, str] = {}
        self._firsts: list[str] | None = None  # the first key of each page, in order
        self._unread: set[str] = set()

    def get(self, key: str) -> str | None:
        """Return the value of a key."""
        found = self._read.get(key)
        if found is None and (page := self._page_of(key)) in self._unread:
            self._turn_to(page)
            found = self._read.get(key)
        return found

    def _page_of(self, key: str) -> str:
        """Return the first key of the page where a key would stand."""
        if self._firsts is None:
            sql = "SELECT first FROM page WHERE map=? ORDER BY first"
            self._firsts = [first for (first,) in self._rows(sql, (self._name,))]
            self._unread = set(self._firsts)
        at = bisect_right(self._firsts, key)
        return self._firsts[at - 1] if at else ""

    def _turn_to(self, page: str) -> None:
        sql = "SELECT entries FROM page WHERE map=? AND first=?"
        lines = self._rows(sql, (self._name, page))[0][0].split("\n")
        self._read.update(zip(lines[::2], lines[1::2], strict=True))
        self._unread.discard(page)

    def items(self) -> Iterable[tuple[str, str]]:
        """Return all keys with their values, reading every page."""
        self._page_of("")
        for page in sorted(self._unread):
            self._turn_to(page)
        return self._read.items()
