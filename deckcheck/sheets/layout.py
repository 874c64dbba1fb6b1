"""Where the rows of a sheet go: columns of a page, then further pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from deckcheck.sheets.contents import Part, Row


class Placed(NamedTuple):
    """A row, or the heading of a part where there is none, in its place."""

    page: int
    column: int
    line: int
    part: Part
    row: Row | None = None
    again: bool = False  # the part began before


def lines_of(parts: Sequence[Part]) -> int:
    """Return the lines of parts with their headings."""
    return sum(1 + len(part.rows) for part in parts if part.rows)


def place(parts: Sequence[Part], first: int, later: int, columns: int) -> Iterator[Placed]:
    """Yield headings and rows; `first` and `later` are the lines of a column of those pages.

    A heading never stands last in a column, and is repeated where its part goes on.
    """
    page = column = line = 0
    for part in parts:
        begun = False
        for row in part.rows:
            room = first if page == 0 else later
            needed = 1 if begun and line else 2
            if line + needed > room:
                column, line = column + 1, 0
                if column == columns:
                    page, column = page + 1, 0
            if not begun or line == 0:
                yield Placed(page, column, line, part, again=begun)
                line, begun = line + 1, True
            yield Placed(page, column, line, part, row)
            line += 1
