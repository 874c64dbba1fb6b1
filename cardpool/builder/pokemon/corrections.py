"""What was found out about the Pokémon formats after the research, each with its source."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Record = dict[str, Any]

# (table, field that names the row, its value) -> what replaces the row's fields, and its source.
FOUND_LATER: dict[tuple[str, str, str], tuple[Record, str]] = {
    ("release_delay", "rule", "third_friday_of_release_month"): (
        {"start": "2016-08-03"},
        "announcement of June 2016, reported by gamezone.com 2016-06-08"
        " (Steam Siege legal from 2016-08-19)",
    ),
    ("standard_periods", "id", "bcr-on"): (
        {"extra_prints": ["bwp-BW100"]},
        "lists of Worlds 2015: N, whose only print then in question is BW100",
    ),
}

# Sets with a first legal day of their own, beside those of the research.
LEGAL_FROM = (
    {
        "set": "me2pt5",
        "legal_from": "2026-03-06",
        "confidence": "medium",
        "source": "handbook 4.1.1: first day of mark J, which this set brought",
    },
)

# (format, print) that the research bans with another card of its name.
NOT_BANNED = {("expanded", "smp-SM245")}

# Names of which a deck may hold one only, from a day on. The oldest pair was ruled on first.
EXCLUSIVE = (
    {
        "names": ["Professor Juniper", "Professor Sycamore"],
        "start": "2013-10-01",
        "confidence": "high",
        "source": "announcement of 2013-10-01, confirmed by the rules team 2013-11-21",
    },
    {
        "names": ["Professor Juniper", "Professor Sycamore", "Professor's Research"],
        "start": "2020-02-07",
        "confidence": "medium",
        "source": "gymleaderchallenge.com FAQ, which calls it an official ruling",
    },
    {
        "names": ["Lysandre", "Boss's Orders"],
        "start": "2020-05-01",
        "confidence": "medium",
        "source": "gymleaderchallenge.com FAQ, which calls it an official ruling",
    },
)

CHALLENGE_SOURCE = "gymleaderchallenge.com ban list, read 2026-07-24"


def corrected(facts: Record) -> Record:
    """Return the collected facts with what was found since."""
    for (table, field, value), (found, source) in FOUND_LATER.items():
        (row,) = (row for row in facts[table] if row[field] == value)
        row |= found | {"source": [*row["source"], source]}
    facts["release_delay_exceptions"] += LEGAL_FROM
    for ban in facts["bans"]:
        ban["prints"] = [p for p in ban["prints"] if (ban["format"], p) not in NOT_BANNED]
    return facts


def set_days(research: Path) -> dict[str, str]:
    """Return the first day of the sets that came out on another day than the sources say."""
    rows = _rows(research, "set-dates.csv")
    return {row["set"]: row["use"] for row in rows if row["use"] != row["pool"]}


def print_days(research: Path) -> dict[str, str]:
    """Return the first day of every print that did not come out with its set."""
    tables = ("promo-dates.csv", "print-dates.csv")
    return {row["id"]: row["date"] for name in tables for row in _rows(research, name)}


def windows(research: Path) -> list[Record]:
    """Return the promos of which no day is known: not out before a day, out by another."""
    return [
        {
            "print": row["id"],
            "earliest": row["earliest"],
            "latest": row["latest"],
            "confidence": row["confidence"],
            "source": row["basis"],
        }
        for row in _rows(research, "promo-dates.csv")
        if row["earliest"] < row["latest"]
    ]


def _rows(research: Path, name: str) -> Iterator[dict[str, str]]:
    with (research / "corrections" / name).open(encoding="utf-8", newline="") as table:
        yield from csv.DictReader(table)


def challenge_bans(research: Path, facts: Record) -> list[Record]:
    """Return the bans of Gym Leader Challenge, each from the day its site gives."""
    # The research tells cards of one name apart in brackets: "Raikou (Amazing Rare)".
    names = {tuple(ban["prints"]): ban["name"] for ban in facts["glc"]["bans"]}
    table = json.loads((research / "corrections/glc.json").read_text("utf-8"))
    return [
        {
            "format": "glc",
            "name": names.get(tuple(ban["prints"]), ban["name"]),
            "prints": ban["prints"],  # none: every print of the name
            "start": ban["from"],
            "end": ban["until"] or "",
            "confidence": ban["confidence"],
            "source": CHALLENGE_SOURCE,
        }
        for ban in table["bans"]
    ]
