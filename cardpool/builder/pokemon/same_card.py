"""Which namesakes are one card: what was read and ruled, and what the compiled programs say.

Prints of one name are one card if they do the same. Where two of them have programs, the programs
tell it; a difference must have its reason here (errata, the reprint rule of the time, or words
alone), else the older print is in doubt and a verdict that rests on it is for a judge.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cardpool.builder.pokemon.facts import Facts

ERRATA, DIFFERENT, UNSURE = "errata", "different", "unsure"
# Two names for the types of one Special Energy: "Darkness Energy (Special)".
_SPECIAL = " (Special)"
# Groups whose texts were read side by side on 2026-11-16: other words, no other effect found.
WORDS_ALONE = frozenset(
    {
        # Trainers and Energy
        "Bill's Maintenance", "Energy Search", "Exp. Share", "Fisherman", "Full Heal Energy",
        "Max Potion", "Old Rod", "Poké Ball", "Pokémon Communication", "Super Potion",
        "TV Reporter", "Ultra Ball", "VS Seeker", "Warp Point",
        # two cards, or up to two: one card by the reprint rule of 2003 to 2010
        "Energy Charge",
        # Stadiums: some prints repeat the rule that one of the same name cannot follow
        "Battle Frontier", "Champions Festival", "High Pressure System", "Low Pressure System",
        "Path to the Peak", "Training Court", "Turffield Stadium",
        # Pokémon, most of them of the Legendary Collection
        "Alakazam", "Arcanine", "Blastoise", "Blaziken", "Charizard", "Charmander", "Charmeleon",
        "Chimchar", "Dark Dragonair", "Drowzee", "Eelektrik", "Electabuzz", "Empoleon",
        "Flareon", "Gengar", "Haunter", "Hitmonlee", "Kabuto", "Kadabra", "Machamp", "Mew", "Muk",
        "Nidoran♀", "Ninetales", "Omanyte", "Pidgeotto", "Pidgey", "Poliwag", "Poliwrath",
        "Raichu", "Snorlax", "Tentacool", "Venusaur", "Zapdos",
    }
)  # fmt: skip


@dataclass(frozen=True)
class Rulings:
    """The table of namesakes that were compared by hand, each with its verdict."""

    apart: frozenset[str] = frozenset()  # older prints that are another card
    together: tuple[tuple[str, ...], ...] = ()
    doubtful: frozenset[str] = frozenset()
    errata: dict[str, tuple[str, ...]] = field(default_factory=dict)  # print -> days of new texts
    names: frozenset[str] = frozenset()

    @classmethod
    def read(cls, research: Path) -> Rulings:
        """Read reprint-corrections.csv."""
        apart: set[str] = set()
        doubtful: set[str] = set()
        together: list[tuple[str, ...]] = []
        errata: dict[str, tuple[str, ...]] = {}
        names = set()
        for row in rows(research):
            older, newer = row["older_prints"].split(), row["newer_prints"].split()
            names.add(row["name"].removesuffix(_SPECIAL))
            if row["verdict"] == DIFFERENT:
                apart.update(older)
                continue
            together.append((*older, *newer))
            if row["verdict"] == UNSURE:
                doubtful.update(older)
            if row["verdict"] == ERRATA:
                days = tuple(re.findall(r"\d{4}-\d\d-\d\d", row["newer_text_from"]))
                errata |= dict.fromkeys((*older, *newer), days)
        return cls(frozenset(apart), tuple(together), frozenset(doubtful), errata, frozenset(names))

    def note(self, facts: Facts, day: str) -> str:
        """Return the days since when a print, out on that day, is played by a newer text."""
        later = [each for each in self.errata.get(facts.id, ()) if each > day]
        return " ".join((ERRATA, *later)) if later else ""


def rows(research: Path) -> Iterator[dict[str, str]]:
    """Yield the rows of the table."""
    path = research / "corrections/reprint-corrections.csv"
    with path.open(encoding="utf-8", newline="") as table:
        yield from csv.DictReader(table)


def clashes(research: Path, known: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the older prints that share only their name with a newer card, as ruled since."""
    found = dict(known)
    for row in rows(research):
        name = row["name"].removesuffix(_SPECIAL).lower()
        if row["verdict"] != DIFFERENT:
            found.pop(name, None)
        else:
            found.setdefault(name, row["older_prints"].split())
    return found


def programs(folder: Path) -> dict[str, str]:
    """Return the program of each print that has one, as text to compare."""
    found = {}
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            record = json.loads(line)
            found[record["id"]] = json.dumps(record.get("script"), sort_keys=True)
    return found


def unexplained(
    members: Iterable[Facts], programs: dict[str, str], rulings: Rulings
) -> list[Facts]:
    """Return the prints of a group whose program is not that of its newest print, unexplained."""
    held = [facts for facts in members if facts.id in programs]
    if not held or held[-1].name["en"] in rulings.names | WORDS_ALONE:
        return []
    newest = programs[held[-1].id]
    return [facts for facts in held if programs[facts.id] != newest]
