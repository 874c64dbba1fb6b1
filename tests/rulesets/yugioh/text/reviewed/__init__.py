"""The texts drawn for review: programs read beside their texts, kept as fingerprints.

Drawn were 200 of all, and 150 of those with several sentences that no probe covers. A row says
which card, which part of it, the fingerprint of the program's words that were read, and the
verdict. It is written again only by whoever has read it again:

    python -m tests.rulesets.yugioh.text.reviewed --changed
    python -m tests.rulesets.yugioh.text.reviewed --accept 45593826
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from cardpool import programs
from rulesets.text.fingerprint import digest
from rulesets.yugioh import scripts  # noqa: F401  its words must be known before programs are read
from rulesets.yugioh.match.script import CardScript, script_from_json
from rulesets.yugioh.words.programs import render_card

UNSCRIPTED = "unscripted"


class Drawing(NamedTuple):
    """Which rows were drawn: how many, and with which seed."""

    name: str
    size: int
    seed: int

    @property
    def file(self) -> Path:
        """Return the file of the rows."""
        return Path(__file__).parent / f"{self.name}.tsv"


DRAWINGS = (Drawing("drawn", 200, 20261117), Drawing("unprobed", 150, 20261118))


class Row(NamedTuple):
    """A program that was read: its card, the part, the fingerprint of its words, the verdict."""

    card: str
    part: str
    words: str
    verdict: str  # right, mended (wrong when drawn), unscripted (wrong, and not compiled now)


@cache
def stored() -> dict[str, CardScript]:
    """Return the stored programs by card."""
    found: dict[str, CardScript] = {}
    for kind in ("monster", "spell", "trap"):
        read_in = programs.of_set(f"yugioh/{kind}")
        found |= {c: script_from_json(s) for c, s in read_in.items() if s is not None}
    return found


def words_now(card: str) -> str:
    """Return the fingerprint of what a card's program says today."""
    script = stored().get(card)
    return UNSCRIPTED if script is None else digest(render_card(script))


def read(drawing: Drawing) -> tuple[str, list[Row]]:
    """Return the head line and the rows."""
    head, *lines = drawing.file.read_text(encoding="utf-8").splitlines()
    return head, [Row(*line.split("\t")) for line in lines]


def write(drawing: Drawing, head: str, rows: list[Row]) -> None:
    """Write the rows."""
    lines = [head, *("\t".join(row) for row in rows)]
    drawing.file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def changed() -> list[Row]:
    """Return the rows whose programs say something else than what was read."""
    rows = [row for drawing in DRAWINGS for row in read(drawing)[1]]
    return [row for row in rows if row.words != words_now(row.card)]
