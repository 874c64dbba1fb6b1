"""What a format of lists is: how it is told from others, read, written and corrected."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rulesets.lines.model import Decklist
from rulesets.lines.resolution import Reading

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool
    from rulesets.lines.rows import Added

# How much a text looks like a list of a format. A sure sign comes before any table or document.
NO, LIKELY, SURE = 0, 1, 2


class Export(NamedTuple):
    """A list in another format, and what was lost on the way."""

    text: str
    lost: list[str]


def _unlikely(text: str, path: str) -> int:
    return NO


def rows_with_ends(text: str) -> list[str]:
    """Return the rows of a text with their ends; a form feed ends one only for some readers."""
    if "\r" in text or "\n" not in text:
        return text.splitlines(keepends=True)
    return re.findall(r"[^\n]*\n|[^\n]+", text)


class ListFormat(NamedTuple):
    """One way to write a list in a file."""

    id: str
    read: Callable[[str, str], list[Decklist]]  # a text and its path
    write: Callable[[Reading, Family, Pool], Export] | None = None
    likeness: Callable[[str, str], int] = _unlikely  # of a text and its path: NO, LIKELY, SURE
    ending: str = "txt"  # of the files that are written
    expected: str = ""  # what its lists are made of, for a file that has none of it
    rows: Callable[[str], list[str]] = rows_with_ends  # as its reader numbers them
    states_counts: bool = False  # its headings say how many cards stand under them
    # Give lines other counts; None: the number is changed where it stands on its line.
    fixed: Callable[[Decklist, Mapping[int, int]], str] | None = None
    comments: bool = False  # lines that begin with # are skipped by its reader
    # The rows of a card that is added; None: a count, a name and what else leads back to it.
    row: Callable[[Added, Decklist], list[str]] | None = None
    heading: Callable[[str], str] | None = None  # of a section; None: the words of the game
    link: str = ""  # how a list begins that is one word, given in place of a file
    # Add cards to the sections that their rows name; None: as rows of the text.
    added: Callable[[Decklist, Sequence[Added]], str] | None = None
