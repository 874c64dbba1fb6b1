"""Aligned columns for terminals of any width, in any script."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

from cardpool.errors import shown

_UNCUT = 10_000


def terminal_width() -> int:
    """Return the columns to wrap text at: COLUMNS, the terminal itself, or 100 in a pipe."""
    try:
        return int(os.environ["COLUMNS"])
    except (KeyError, ValueError):
        pass
    try:
        return os.get_terminal_size(1).columns or 80
    except OSError:
        return 100


def table_room(indent: int = 0) -> int:
    """Return the columns a table may take: those of the terminal; in a pipe nothing is cut."""
    return terminal_width() - indent if sys.stdout.isatty() else _UNCUT


def width(text: str) -> int:
    """Return how many columns a text takes: Chinese, Japanese and Korean letters take two."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(c) else 1 + (east_asian_width(c) in "WF") for c in text)


def cut(text: str, room: int) -> str:
    """Return text that takes no more than `room` columns."""
    if width(text) <= room:
        return text
    while text and width(text) > room - 1:
        text = text[:-1]
    return text.rstrip(" ,") + "…"


def hanging(head: str, text: str, room: int) -> str:
    """Return a text behind a head; where room is short it is wrapped and indented."""
    if width(head) + width(text) <= room:
        return head + text
    from textwrap import fill

    indent = " " * min(width(head), room // 2)
    return fill(text, room, initial_indent=head, subsequent_indent=indent, break_on_hyphens=False)


def columns(rows: Iterable[Sequence[str]], room: int, gap: int = 2) -> list[str]:
    """Return rows as aligned lines; the widest columns give way where room is short."""
    table = [[shown(cell) for cell in row] for row in rows]
    if not table:
        return []
    widths = [max(width(row[i]) for row in table) for i in range(len(table[0]))]
    while sum(widths) + gap * (len(widths) - 1) > room and max(widths) > 8:
        widths[widths.index(max(widths))] -= 1
    lines = []
    for row in table:
        cells = [cut(cell, most) for cell, most in zip(row, widths, strict=True)]
        padded = [c + " " * (w - width(c)) for c, w in zip(cells, widths, strict=True)]
        lines.append((" " * gap).join(padded).rstrip())
    return lines
