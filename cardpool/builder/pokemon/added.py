"""Sets and prints that neither source has, from the tables of corrections."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cardpool.builder.pokemon import kinds
from cardpool.builder.pokemon.compared import PKMNCARDS
from cardpool.builder.pokemon.facts import LETTERS, Facts
from cardpool.builder.pokemon.sets import SetFacts

# The name in the table, our id, its code, its series, and what its cards need to be legal.
SETS = {
    "Box Topper": ("bt", "BT", "E-Card", "ecard", "reprint"),
    "Victory Medals": ("vm", "VM", "Prize cards", "misc", "unsourced"),
    "World Collection": ("wc", "WC", "HeartGold & SoulSilver", "hgss", "unsourced"),
    "CLB": ("clb", "CLB", "Pokémon TCG Classic", "cl", "classic"),
    "CLC": ("clc", "CLC", "Pokémon TCG Classic", "cl", "classic"),
    "CLV": ("clv", "CLV", "Pokémon TCG Classic", "cl", "classic"),
}
NAMES = {
    "CLB": "Pokémon TCG Classic: Blastoise",
    "CLC": "Pokémon TCG Classic: Charizard",
    "CLV": "Pokémon TCG Classic: Venusaur",
}
# Prints of these are cards of their series once more.
REPRINTED = ("Box Topper", "Sword & Shield Promos")
SERIES = {"bt": "ecard", "swshp": "swsh"}
SAME_SET = {"Sword & Shield Promos": "swshp"}
# Of which of two cards of their name Classic has the text is not known.
OTHER_TEXT = frozenset({"Pokémon Fan Club"})
_TYPES = {letter: word for word, letter in LETTERS.items()}
_ATTACK = re.compile(r"(.+?) \[(\w*)\] ?(\S*)")


def added_sets(research: Path) -> list[SetFacts]:
    """Return the sets of the tables; each is as old as its first print."""
    found: dict[str, SetFacts] = {}
    for row in _rows(research):
        if row["set"] not in SETS:
            continue
        identity, code, series, series_id, _ = SETS[row["set"]]
        facts = found.setdefault(
            identity,
            SetFacts(
                id=identity,
                name={"en": NAMES.get(row["set"], row["set"])},
                series=series,
                series_id=series_id,
                released=row["released"],
                official=0,
                codes=list(dict.fromkeys((code, identity))),
                kind="special" if series_id == "cl" else "misc",
            ),
        )
        facts.released = min(facts.released, row["released"])
        facts.official += 1
    return list(found.values())


def added_prints(
    research: Path, known: Sequence[Facts], released: Mapping[str, str]
) -> list[Facts]:
    """Return the prints of the tables, completed from a print that is the same card."""
    by_id = {facts.id: facts for facts in known}
    counts: dict[str, int] = {}
    found = []
    for row in sorted(_rows(research), key=lambda each: each["released"]):
        identity = SETS[row["set"]][0] if row["set"] in SETS else SAME_SET[row["set"]]
        counts[identity] = counts.get(identity, 0) + 1
        number = row["number"].lstrip("0")
        if not number[-1:].isdigit():
            number = str(counts[identity])  # prize cards bear no number: by their day
        facts = _facts(row, identity, number)
        if row.get("relation") == "same figures":
            _play_as(facts, by_id[row["older_print"]])
        elif row["set"] in REPRINTED:
            _play_as(facts, _only_card(facts, known, released))
        found.append(facts)
    return found


def _rows(research: Path) -> Iterator[dict[str, str]]:
    for name in ("missing-prints.csv", "classic-cards.csv"):
        with (research / "corrections" / name).open(encoding="utf-8", newline="") as table:
            yield from csv.DictReader(table)


def _facts(row: dict[str, str], identity: str, number: str) -> Facts:
    """Return what a row states itself."""
    kind = {"(Item)": "Trainer"}.get(row["kind"], row["kind"])
    word = row.get("subkind", "").replace("Pokémon Tool", "Tool")
    stated = {word} if word else {"Item"} if kind == "Trainer" else set()
    if energy := re.fullmatch(r"Basic \{(\w)\} Energy", row["name"]):
        row = row | {"name": f"{_TYPES[energy[1]]} Energy"}
    name = row["name"]
    return Facts(
        id=f"{identity}-{number}",
        set=identity,
        number=number,
        name={"en": name},
        kind=kind,
        subkinds=kinds.in_order(stated | kinds.from_name(kind, name, "")),
        types=row["types"].split(),
        hp=int(row["hp"] or 0),
        level=row.get("level", ""),
        evolves_from=row.get("evolves_from", ""),
        attacks=[match.groups() for match in _parts(row.get("attacks", ""))],  # type: ignore[misc]
        abilities=[("Ability", power) for power in [row.get("abilities", "")] if power],
        weaknesses=[(each, "×2") for each in row.get("weakness", "").split()],
        resistances=[(each, "-30") for each in row.get("resistance", "").split()],
        retreat=int(row.get("retreat") or 0),
        released=row["released"],
        limit="not_tournament_legal" if row.get("says_not_for_tournaments") == "yes" else "",
        doubt=name in OTHER_TEXT,
        source=PKMNCARDS,
    )


def _parts(attacks: str) -> Iterator[re.Match[str]]:
    return (match for part in attacks.split("; ") if (match := _ATTACK.fullmatch(part)))


def _only_card(facts: Facts, known: Sequence[Facts], released: Mapping[str, str]) -> Facts | None:
    """Return the only card of that name, HP and type in the series, first of those out by then."""
    alike = [
        each
        for each in known
        if (each.name.get("en"), each.hp, each.types) == (facts.name["en"], facts.hp, facts.types)
        and each.set.startswith(SERIES[facts.set])
    ]
    out = [each for each in alike if released[each.set] <= facts.released] or alike
    same = {(*each.attacks, *each.abilities) for each in out}
    return out[0] if len(same) == 1 else None


def _play_as(facts: Facts, twin: Facts | None) -> None:
    """Give a print the figures of the same card, if that is known."""
    if twin is None:
        return
    shared = ("subkinds", "level", "evolves_from", "attacks", "abilities", "weaknesses")
    for field in (*shared, "resistances", "retreat", "dex", "hp", "types", "mark"):
        setattr(facts, field, getattr(replace(twin), field))
