"""The texts drawn for review: 300 an era, each with its program in the words that were read.

A row is written again only by whoever has read it again beside its printed text:

    python -m tests.rulesets.ptcg.text.reviewed --changed
    python -m tests.rulesets.ptcg.text.reviewed --accept base1-58 "attack 2"
"""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cardpool import programs
from rulesets.ptcg.match.script import EMPTY, script_from_json
from rulesets.ptcg.words import render_card

FOLDER = Path(__file__).parent
ERAS = ("base-gym-neo", "ex", "bw")
SIZE = 300
UNSCRIPTED = "(unscripted)"


class Row(NamedTuple):
    """A text: the card, its place there and the words of its program as they were read."""

    card: str
    place: str
    words: str


class Reviewed(NamedTuple):
    """The texts of one era: what the head line says, and the rows in the order of the draw."""

    head: str
    rows: tuple[Row, ...]

    @property
    def population(self) -> int:
        """Return how many distinct scripted texts the rows were drawn from."""
        return int(re.findall(r"300 of (\d+) ", self.head)[0])

    @property
    def seed(self) -> int:
        """Return the seed of the draw."""
        return int(re.findall(r"random\.Random\((\d+)\)", self.head)[0])

    def drawn_at(self) -> list[int]:
        """Return for each row its number in the population, as the seed drew it."""
        numbers = list(range(self.population))
        random.Random(self.seed).shuffle(numbers)
        return numbers[: len(self.rows)]


def read(era: str) -> Reviewed:
    """Return the reviewed texts of an era."""
    head, *lines = (FOLDER / f"{era}.tsv").read_text(encoding="utf-8").splitlines()
    return Reviewed(head, tuple(Row(*line.split("\t")) for line in lines))


def write(era: str, reviewed: Reviewed) -> None:
    """Write the reviewed texts of an era."""
    lines = [reviewed.head, *("\t".join(row) for row in reviewed.rows)]
    draft = FOLDER / f".{era}.tmp"
    draft.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    draft.replace(FOLDER / f"{era}.tsv")


@cache
def pool_order() -> dict[str, tuple[int, str]]:
    """Return for each printing of the pool its number there and its set."""
    return {c["id"]: (at, s["set"]) for at, (s, c) in enumerate(programs.printings())}


def words_now(card: str, place: str) -> str:
    """Return the words of the stored program at one place of a card."""
    stored = programs.of_set(pool_order()[card][1])
    if card not in stored:
        return UNSCRIPTED
    script = EMPTY if stored[card] is None else script_from_json(stored[card])
    parts = render_card(script)
    if place != "rule":
        return dict(parts).get(place, "")
    return " | ".join(f"{p}: {w}" for p, w in parts if p.split()[0] not in PLACES)


PLACES = ("attack", "power", "rule")  # in the order of the draw


def position(row: Row) -> tuple[int, int, str]:
    """Return where a text stands in the order of the pool."""
    return pool_order()[row.card][0], PLACES.index(row.place.split()[0]), row.place


def changed(reviewed: Reviewed) -> list[Row]:
    """Return the rows whose program no longer has the words that were read."""
    return [row for row in reviewed.rows if words_now(row.card, row.place) != row.words]
