"""The texts drawn for review, each with its program in the words that were read.

A row is written again only by whoever has read it again beside its printed text:

    python -m tests.rulesets.ptcg.text.reviewed --changed
    python -m tests.rulesets.ptcg.text.reviewed --accept base1-58 "attack 2"
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cardpool import pokemon, programs
from rulesets.ptcg.match.script import EMPTY, script_from_json
from rulesets.ptcg.words import render_card
from rulesets.text.reviewed import Reviewed, Row, read_reviewed, write_reviewed

FOLDER = Path(__file__).parent
# How many texts each list holds; the last four were drawn from texts scripted after 2026-11-16.
SIZES = {
    "base-gym-neo": 300,
    "ex": 300,
    "bw": 300,
    "later": 120,
    "first": 60,
    "recent": 120,
    "modern": 120,
    "neo": 70,
    "ex-and-bw": 60,
}
ERAS = tuple(SIZES)
UNSCRIPTED = "(unscripted)"


def read(era: str) -> Reviewed:
    """Return the reviewed texts of an era."""
    return read_reviewed(FOLDER / f"{era}.tsv")


def write(era: str, reviewed: Reviewed) -> None:
    """Write the reviewed texts of an era."""
    write_reviewed(FOLDER / f"{era}.tsv", reviewed)


@cache
def pool_order() -> dict[str, tuple[int, str]]:
    """Return for each printing of the pool its number there and its set."""
    return {c["id"]: (at, s["set"]) for at, (s, c) in enumerate(pokemon.printings())}


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
