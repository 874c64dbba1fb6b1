"""The game's own lists: "fleet:" and a title, "@" before the Port, then "3x Amber Sloop"."""

from __future__ import annotations

import re

from deckcheck_fleets.cards import GAME
from rulesets.family import Family
from rulesets.lines.list_format import NO, SURE, Export, ListFormat
from rulesets.lines.model import Decklist, Problem, Run, Written
from rulesets.lines.pool import Pool
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import deck_rows, kept, not_resolved

_TITLE = re.compile(r"\s*fleet:[ \t]*(.*)", re.IGNORECASE)
_PORT = re.compile(r"@\s*(\S.*)")
_CARDS = re.compile(r"(\d{1,3})x\s+(\S.*)")


def likeness(text: str, path: str) -> int:
    """Tell a list by its first word."""
    return SURE if _TITLE.match(text) else NO


def read(text: str, path: str) -> list[Decklist]:
    """Read a list; what is neither title, Port nor card is a problem of its line."""
    found = Decklist(path, "fleet", game=GAME, text=text)
    runs: list[Run] = []
    problems: list[Problem] = []
    for number, row in enumerate(text.splitlines(), 1):
        if title := _TITLE.match(row):
            found.title = title[1].strip()
        elif port := _PORT.match(row.strip()):
            runs.append(Run("port", (number,), (Written(row, 1, port[1]),)))
        elif card := _CARDS.match(row.strip()):
            runs.append(Run("main", (number,), (Written(row, int(card[1]), card[2]),)))
        elif row.strip():
            expected = f'expected "<count>x <name>" or "@ <port>", found {row.strip()!r}'
            problems.append(Problem("DECK001", number, expected))
    found.runs, found.problems = tuple(runs), tuple(problems)
    return [found]


def write(reading: Reading, family: Family, pool: Pool) -> Export:
    """Return a list, Ports first."""
    rows = deck_rows(reading, family, pool, keep=True)
    title = reading.source.title if reading.source else ""
    lines = [f"fleet: {title}".strip()]
    lines += [f"@ {row.name}" for row in rows if row.section == "port"]
    lines += [f"{row.copies}x {row.name}" for row in rows if row.section != "port"]
    return Export("\n".join(lines) + "\n", kept(not_resolved(reading)))


FLEET_LIST = ListFormat(
    "fleet", read, write, likeness, "fleet", expected='lines such as "3x Amber Sloop"'
)
