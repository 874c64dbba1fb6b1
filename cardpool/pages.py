"""Sorted maps of text in a database, read a page at a time.

A query costs far more than a look into a dictionary. A list needs a few pages of a map, a whole
tournament most of them, and neither has to say beforehand which it is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

PAGE = 1800  # bytes, about: soon searched, and four rows fill a page of the database
_MANY = 40  # pages; who has read so many will want most of them, and one query brings the rest
PageRow: TypeAlias = tuple[str, str, bytes]  # map, first key, entries
Rows: TypeAlias = Callable[..., list[Any]]


def page_rows(name: str, entries: Mapping[str, str]) -> Iterator[PageRow]:
    """Yield the rows of a map; each entry stands between line breaks, a tab behind its key."""
    first, page = "", b"\n"
    for key, value in sorted(entries.items()):
        if "\n" in key or "\t" in key or "\n" in value:
            raise ValueError(f"map {name}: {key!r} holds a tab or a line break")
        entry = f"{key}\t{value}\n".encode()
        if len(page) + len(entry) > PAGE and page != b"\n":
            yield name, first, page
            page = b"\n"
        first = key if page == b"\n" else first
        page += entry
    if page != b"\n":
        yield name, first, page


def numbers(values: Iterable[int]) -> str:
    """Return numbers as a value of a map."""
    return " ".join(map(str, values))


class Pages:
    """One map, as far as it has been read."""

    def __init__(self, rows: Rows, name: str) -> None:
        self._rows = rows
        self._name = name
        self._firsts: list[str] | None = None  # the first key of each page, in order
        self._read: dict[int, str] = {}

    def get(self, key: str) -> str | None:
        """Return the value of a key."""
        firsts = self._firsts
        if firsts is None:
            firsts = self._open()
        page = bisect_right(firsts, key) - 1
        if page < 0:
            return None
        # Searched as it stands: of most pages one or two entries are ever asked for.
        text = self._read.get(page) or self._turn_to(page)
        sought = f"\n{key}\t"
        at = text.find(sought)
        if at < 0:
            return None
        start = at + len(sought)
        return text[start : text.index("\n", start)]

    def _open(self) -> list[str]:
        sql = "SELECT first FROM page WHERE map=? ORDER BY first"
        firsts = self._firsts = [first for (first,) in self._rows(sql, (self._name,))]
        return firsts

    def _turn_to(self, page: int) -> str:
        if len(self._read) >= _MANY:
            return self._read_all()[page]
        firsts = self._firsts or self._open()
        sql = "SELECT entries FROM page WHERE map=? AND first=?"
        self._read[page] = text = str(self._rows(sql, (self._name, firsts[page]))[0][0], "utf-8")
        return text

    def _read_all(self) -> dict[int, str]:
        sql = "SELECT entries FROM page WHERE map=? ORDER BY first"
        rows = self._rows(sql, (self._name,))
        self._read = {page: str(text, "utf-8") for page, (text,) in enumerate(rows)}
        return self._read

    def items(self) -> Iterator[tuple[str, str]]:
        """Yield all keys with their values, reading every page."""
        for text in self._read_all().values():
            for entry in text[1:-1].split("\n"):
                key, _, value = entry.partition("\t")
                yield key, value
