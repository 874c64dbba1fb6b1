"""The texts drawn for review: 200 programs read beside their texts, kept as fingerprints.

A row says which card, which part of it, the fingerprint of the program's words that were read, and
the verdict. It is written again only by whoever has read it again:

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

FILE = Path(__file__).parent / "drawn.tsv"
SIZE, SEED = 200, 20261117
UNSCRIPTED = "unscripted"


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


def read() -> tuple[str, list[Row]]:
    """Return the head line and the rows."""
    head, *lines = FILE.read_text(encoding="utf-8").splitlines()
    return head, [Row(*line.split("\t")) for line in lines]


def write(head: str, rows: list[Row]) -> None:
    """Write the rows."""
    lines = [head, *("\t".join(row) for row in rows)]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def changed() -> list[Row]:
    """Return the rows whose programs say something else than what was read."""
    return [row for row in read()[1] if row.words != words_now(row.card)]
