"""Sorted maps of text in a database, read a page at a time.

A list needs a few pages of a map, a whole tournament most of them, and neither has to say
beforehand which it is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping

from cardpool.store.lines import LineRow, Lines, line_row

PAGE = 900  # bytes, about: soon read and soon searched


def map_row(name: str, entries: Mapping[str, str]) -> LineRow:
    """Return the row of a map: the first key of each page, then the pages, a line each."""
    firsts, pages = [], []
    page = "\n"  # each entry stands between line breaks, a tab behind its key
    for key, value in sorted(entries.items()):
        if "\n" in key or "\t" in key or "\n" in value:
            raise ValueError(f"map {name}: {key!r} holds a tab or a line break")
        if page == "\n":
            firsts.append(key)
        page += f"{key}\t{value}\n"
        if len(page) > PAGE:
            pages.append(page)
            page = "\n"
    if page != "\n":
        pages.append(page)
    return line_row(name, ["\n".join(firsts), *pages])


def numbers(values: Iterable[int]) -> str:
    """Return numbers as a value of a map."""
    return " ".join(map(str, values))


class Pages:
    """One map, as far as it has been read."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._firsts: list[str] | None = None  # the first key of each page, in order
        self._read: dict[int, str] = {}

    def get(self, key: str) -> str | None:
        """Return the value of a key."""
        firsts = self._firsts
        if firsts is None:
            firsts = self._firsts = self._lines[0].split("\n")
        page = bisect_right(firsts, key)
        if not page:
            return None
        # Searched as it stands: of most pages one or two entries are ever asked for.
        text = self._read.get(page) or self._turn_to(page)
        sought = f"\n{key}\t"
        at = text.find(sought)
        if at < 0:
            return None
        start = at + len(sought)
        return text[start : text.index("\n", start)]

    def _turn_to(self, page: int) -> str:
        text = self._lines[page] if page < len(self._lines) else ""
        self._read[page] = text
        return text

    def items(self) -> Iterator[tuple[str, str]]:
        """Yield all keys with their values, reading every page."""
        for page in range(1, len(self._lines)):
            for entry in self._lines[page][1:-1].split("\n"):
                key, _, value = entry.partition("\t")
                yield key, value
