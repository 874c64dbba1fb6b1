"""Lists of texts drawn at random and read by a person, each with its program in words.

A row whose program changes its words must be read again beside the printed text. Words that a card
prints too are kept as their fingerprint, since no printed text is stored. The head line of a list
says how it was drawn: "300 of 1234 …, random.Random(7)".
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple

from rulesets.text.fingerprint import digest


class Row(NamedTuple):
    """A text: the card, its place there and the words of its program as they were read."""

    card: str
    place: str
    words: str  # or their fingerprint

    def says(self, words: str) -> bool:
        """Tell whether these are the words that were read."""
        return self.words in (words, digest(words))


class Reviewed(NamedTuple):
    """A list of drawn texts: what the head line says, and the rows in the order of the draw."""

    head: str
    rows: tuple[Row, ...]

    @property
    def population(self) -> int:
        """Return how many distinct texts the rows were drawn from."""
        return int(re.findall(r"\d+ of (\d+) ", self.head)[0])

    @property
    def seed(self) -> int:
        """Return the seed of the draw."""
        return int(re.findall(r"random\.Random\((\d+)\)", self.head)[0])

    def drawn_at(self) -> list[int]:
        """Return for each row its number in the population, as the seed drew it."""
        numbers = list(range(self.population))
        random.Random(self.seed).shuffle(numbers)
        return numbers[: len(self.rows)]

    def in_order(self) -> list[Row]:
        """Return the rows in the order of the population: by the numbers that the seed drew."""
        return [row for _, row in sorted(zip(self.drawn_at(), self.rows, strict=True))]

    def changed(self, words_now: Callable[[str, str], str]) -> list[Row]:
        """Return the rows whose program no longer has the words that were read."""
        return [row for row in self.rows if not row.says(words_now(row.card, row.place))]

    def accepting(
        self,
        read_again: Collection[tuple[str, str]],
        words_now: Callable[[str, str], str],
        is_printed: Callable[[str], bool],
    ) -> Reviewed:
        """Return the list with the words of today for the cards and places read again."""

        def accepted(row: Row) -> Row:
            words = words_now(row.card, row.place)
            return row._replace(words=digest(words) if is_printed(words) else words)

        rows = (accepted(row) if row[:2] in read_again else row for row in self.rows)
        return self._replace(rows=tuple(rows))


def read_reviewed(file: Path) -> Reviewed:
    """Return the reviewed texts of a file."""
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    return Reviewed(head, tuple(Row(*line.split("\t")) for line in lines))


def write_reviewed(file: Path, reviewed: Reviewed) -> None:
    """Write reviewed texts into a file."""
    lines = [reviewed.head, *("\t".join(row) for row in reviewed.rows)]
    draft = file.with_name(f".{file.name}.tmp")
    draft.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    draft.replace(file)
