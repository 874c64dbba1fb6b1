"""A decklist as written: lines with their numbers, before any card is looked up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulesets.plain import Json

MAX_BYTES = 10 * 1024 * 1024
MAX_LINES = 10_000
MAX_COPIES = 9_999


@dataclass(slots=True, eq=False)  # never changed; a frozen one takes six times as long to make
class Written:
    """What one line says. Readers intern it, so that equal lines share one object."""

    raw: str
    count: int
    name: str = ""
    set_code: str = ""
    card_number: str = ""
    card_id: str = ""  # an id of the pool or of pokemon-tcg-data, "base1-43"
    password: int = -1
    finish: str = ""  # "PH": foil or not, which no rule asks for

    def __str__(self) -> str:
        parts = (self.name, self.set_code, self.card_number)
        said = " ".join(part for part in parts if part)
        return said or self.card_id or (str(self.password) if self.password >= 0 else self.raw)


class Line(NamedTuple):
    """A card line: its number in the file, its section ("": none named) and what it says."""

    number: int
    section: str
    what: Written

    @property
    def raw(self) -> str:
        """Return the line as it stands in the file."""
        return self.what.raw

    @property
    def copies(self) -> int:
        """Return the number of copies."""
        return self.what.count

    @property
    def name(self) -> str:
        """Return the card name as written."""
        return self.what.name


class Run(NamedTuple):
    """Card lines of one section ("": none named): their numbers, and what each says."""

    section: str
    numbers: Sequence[int]
    cards: Sequence[Written]


def runs(found: Sequence[Json]) -> Iterator[tuple[int, int, Sequence[Written]]]:
    """Yield start, stop and cards of each run; what stands at its stop is no card, or the end."""
    start = 0
    others = [at for at, kind in enumerate(map(type, found)) if kind is not Written]
    for stop in (*others, len(found)):
        yield start, stop, found[start:stop]
        start = stop + 1


class Problem(NamedTuple):
    """Something wrong with the list itself: a DECK code, the line and the sentence."""

    code: str
    line: int
    message: str
    cards: tuple[str, ...] = ()
    severity: str = ""  # "" = what the code has by default


def joined(line: int) -> Problem:
    """Return the problem of a second list that begins on a line."""
    message = f"a second list begins on line {line}; only the first one is checked, "
    return Problem("DECK006", line, message + "put each list into a file of its own")


@dataclass(slots=True)
class Decklist:
    """One list: where it came from, the format it was read as, its lines and its problems."""

    path: str
    format: str
    runs: tuple[Run, ...] = ()  # none is empty
    problems: tuple[Problem, ...] = ()
    game: str = ""  # "" where the format does not tell
    title: str = ""
    text: str = ""  # of the file, for fixes
    part: int = 0  # which list of a file that contains several
    file: str = ""  # path of that file; "" if the list is the whole file

    @property
    def lines(self) -> list[Line]:
        """Return the card lines, each as an object of its own."""
        return [
            Line(number, run.section, what)
            for run in self.runs
            for number, what in zip(run.numbers, run.cards, strict=True)
        ]

    def copies(self) -> int:
        """Return the number of copies on all card lines."""
        return sum(what.count for run in self.runs for what in run.cards)


class DecklistError(ValueError):
    """The input cannot be read as a decklist at all."""
