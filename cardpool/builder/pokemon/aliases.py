"""What players call Pokémon cards: nicknames, and names in Japanese, Korean and Chinese.

Names that were read from cards count as names; those put together from species, owner and ending
as inferred. Names of low confidence are for search alone.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cardpool.builder.aliases import alias
from cardpool.model.pokemon import POKEMON

LANGUAGES = ("ja", "ko", "zh-Hans", "zh-Hant")
_BRACKETS = re.compile(r"[<>]")  # the table marks an owner so: <派帕的>
# Of the names in Asian languages.
PROVENANCE = {
    "names": {
        "source": "PokeAPI, type-null/PTCG-database, tcgdex, ptcg-cn-db",
        "date": "2026-08-22",
    }
}
_NICKNAMES = {
    "CPU Search": "base1-71",
    "DCE": "base1-96",
    "ER": "base1-92",
    "GoW": "base1-93",
    "IPS": "base1-73",
    "Prof Oak": "base1-88",
    "SER": "base1-79",
}


_TABLE = "corrections/asian-names.csv"
_COMMITTED = Path(__file__).parents[2] / "data" / POKEMON


class Affix(NamedTuple):
    """How a prefix and an ending of English names are written in a language; {} is the species."""

    prefix: str
    ending: str
    lang: str
    form: str


def aliases(source: Path, facts: Path) -> list[dict[str, Any]]:
    """Return the nicknames and the Asian names; the facts must be written already."""
    # The sources of all games, or those of another game beside ours.
    folders = (source, source / POKEMON, source.parent / POKEMON)
    research = next((each for each in folders if (each / _TABLE).is_file()), None)
    nicknames = [alias(name, POKEMON, card) for name, card in _NICKNAMES.items()]
    if research is None:
        return nicknames
    # Another game's facts may be rebuilt alone: then ours are those that there are.
    return [*nicknames, *_asian(research, facts if facts.is_dir() else _COMMITTED)]


def _asian(research: Path, facts: Path) -> Iterator[dict[str, Any]]:
    """Yield the names of every card name that has one, in the order of the table."""
    table = research / _TABLE
    ids = _ids_by_name(facts)
    known: set[tuple[str, str]] = set()
    species: dict[str, dict[str, str]] = {}
    for row in _rows(table):
        english, lang = row["en"].replace("’", "'"), row["lang"]
        name = _BRACKETS.sub("", row["name"])
        if row["kind"] == "species":
            species.setdefault(english, {})[lang] = name
        if english in ids and row["kind"] != "species":
            known.add((english, lang))
            kind = "name" if row["basis"] == "observed" else "inferred"
            yield _alias(name, ids[english], lang, kind, row["confidence"] != "low")
    yield from _composed(ids, known, species, _affixes(research))


def _composed(
    ids: dict[str, str],
    known: set[tuple[str, str]],
    species: dict[str, dict[str, str]],
    affixes: list[Affix],
) -> Iterator[dict[str, Any]]:
    """Yield the names that no card was read for: species with owner or form and ending."""
    for affix in [Affix("", "", lang, "{}") for lang in LANGUAGES] + affixes:
        for english, names in species.items():
            head = f"{affix.prefix} " if affix.prefix else ""
            gap = " " if affix.ending and affix.ending[0].isalnum() else ""
            full = f"{head}{english}{gap}{affix.ending}"
            read = (full, affix.lang) in known and full != english  # a species goes by its own, too
            if full in ids and affix.lang in names and not read:
                known.add((full, affix.lang))
                name = _BRACKETS.sub("", affix.form.replace("{}", names[affix.lang]))
                yield _alias(name, ids[full], affix.lang, "inferred", True)


def _alias(name: str, card: str, lang: str, kind: str, sure: bool) -> dict[str, Any]:
    return {"alias": name, "game": POKEMON, "id": card, "lang": lang, "kind": kind, "sure": sure}


def _affixes(research: Path) -> list[Affix]:
    rows = _rows(research / "corrections/asian-affixes.csv")
    return [Affix(row["prefix"], row["ending"], row["lang"], row["form"]) for row in rows]


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


def _ids_by_name(facts: Path) -> dict[str, str]:
    """Return the first printing of every English name."""
    found: dict[str, str] = {}
    for path in sorted(facts.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines()[1:]:
            record = json.loads(line)
            found.setdefault(record["name"]["en"], record["id"])
    return found
