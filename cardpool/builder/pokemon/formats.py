"""Write the dated facts of the Pokémon formats from the collected research.

Usage: python -m cardpool.builder.pokemon.formats RESEARCH_FOLDER OUTPUT_FOLDER

Only facts are carried over: days, sets, numbers, prints, sources and how sure they are. One
record stands on one line, so that a change of a rotation shows as a change of one line.
"""

from __future__ import annotations

import csv
import gzip
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cardpool.builder.pokemon.added import SETS, added_sets
from cardpool.builder.pokemon.corrections import (
    EXCLUSIVE,
    Record,
    challenge_bans,
    corrected,
    set_days,
    windows,
)
from cardpool.builder.pokemon.same_card import clashes
from cardpool.builder.pokemon.sets import RELEASED
from cardpool.files import write_text

PROMOS = {"basep", "np", "dpp", "hgssp", "bwp", "xyp", "smp", "swshp", "svp", "mep"}
NEVER = {"jumbo", "sp", "miscp"}
REPRINTS = {"wp", "2018sm-fr", "2019sm-fr", "cel25cc"}
UNSOURCED = {"ex5.5", "ru1", "exu", "fut2020", "mfb"}
BY_SERIES = {"tk": "kit", "mc": "restaurant", "pop": "pop"}

# Prints that the table of reprints leaves open and other data decides: they play the same.
SETTLED = {"Master Ball": ["bw10-94"]}

_DOUBTS = {
    "start": re.compile(r"low for (?:[^,;]*\band\b )?(?:the )?(?:start )?da(?:y|tes)\b"),
    "promos": re.compile(r"low for [^,;]*promo|promo ranges? low"),
    "cut": re.compile(r"low for [^,;]*(?:POP|Dragon Vault)|promo ranges? low"),
}


def set_kind(record: Record) -> str:
    """Return what a set's cards need to be legal: a rule of its own or a legal reprint."""
    own: str = record["id"]
    if own in PROMOS:
        return "promo"
    for kind, ids in (("never", NEVER), ("reprint", REPRINTS), ("unsourced", UNSOURCED)):
        if own in ids:
            return kind
    return BY_SERIES.get(record["serie"]["id"], "main")


def sets(research: Path, facts: Record) -> list[Record]:
    """Return every set with its codes, its first day and its kind, oldest first."""
    ours = {theirs: own for own, theirs in facts["set_id_map_pokemon_tcg_data_to_tcgdex"].items()}
    other = {s["id"]: s for s in _read(research / "pokemon-tcg-data/sets/en.json")}
    days = RELEASED | set_days(research)  # as the cards of the pool have it
    found = []
    for record in _read(research / "tcgdex-sets.json"):
        own = ours.get(record["id"], record["id"])
        codes = record.get("abbreviations") or {}
        code = codes.get("official") or other.get(own, {}).get("ptcgoCode") or ""
        code = code.partition(":")[0]  # "CRZ:GG": galleries are written with their set's code
        day = days.get(own, record["releaseDate"])
        row = {"id": own, "code": code, "released": day, "kind": set_kind(record)}
        if own != record["id"]:
            row["alias"] = record["id"]
        found.append(row)
    # Not a set of the data: prints with another back, which an import may bring.
    found.append({"id": "wcd", "code": "WCD", "released": "2004-08-01", "kind": "never"})
    needs = {each[0]: each[-1] for each in SETS.values()}
    for new in added_sets(research):
        row = {"id": new.id, "code": new.codes[0], "released": new.released, "kind": needs[new.id]}
        found.append(row)
    return sorted(found, key=lambda s: (s["released"], s["id"]))


def doubts(confidence: str) -> list[str]:
    """Return the parts of a period that are of low confidence."""
    return [part for part, pattern in _DOUBTS.items() if pattern.search(confidence)]


def periods(facts: Record) -> list[Record]:
    """Return the periods of Standard and Modified, then Expanded, each with its card pool."""
    names = {theirs: own for own, theirs in facts["set_id_map_pokemon_tcg_data_to_tcgdex"].items()}
    rows = []
    for period in facts["standard_periods"]:
        row: Record = {"format": "standard", "id": period["id"], "name": period["name"]}
        row |= {"start": period["start"], "end": period["end"] or ""}
        if period["rule"] == "marks":
            row["marks"] = "".join(period["marks"])
        else:
            row["first_set"] = period["first_set"]
        for key in ("extra_sets", "exclude_sets"):
            if period.get(key):
                row[key] = [names.get(s, s) for s in period[key]]
        if period.get("extra_prints"):
            row["extra_prints"] = period["extra_prints"]
        if period.get("promos"):
            row["promos"] = {names.get(p["set"], p["set"]): p["from"] for p in period["promos"]}
        row["confidence"] = period["confidence"].partition(" (")[0]
        if low := doubts(period["confidence"]):
            row["doubts"] = low
        row["source"] = [facts["sources"].get(s, s) for s in period["source"]]
        rows.append(row)
    rows.append(_expanded(facts["expanded"]))
    return rows


def _expanded(expanded: Record) -> Record:
    return {
        "format": "expanded",
        "id": "expanded",
        "name": "Expanded: Black & White on",
        "start": expanded["start"],
        "end": "",
        "first_set": expanded["first_set"],
        "promos": dict.fromkeys(expanded["promos"], 1),
        "confidence": expanded["confidence"],
        "source": [expanded["source"]],
    }


def delays(facts: Record) -> list[Record]:
    """Return the rules from release to legal, then the sets with a day of their own."""
    names = {theirs: own for own, theirs in facts["set_id_map_pokemon_tcg_data_to_tcgdex"].items()}
    rows = [
        {
            "start": rule["start"],
            "rule": rule["rule"],
            "days": rule.get("days", 0),
            "confidence": rule["confidence"],
            "source": [facts["sources"].get(s, s) for s in rule["source"]],
        }
        for rule in facts["release_delay"]
    ]
    for exception in facts["release_delay_exceptions"]:
        if exception["legal_from"]:
            own = names.get(exception["set"], exception["set"])
            kept = ("legal_from", "confidence", "source")
            rows.append({"set": own} | {key: exception[key] for key in kept if key in exception})
    return rows


def bans(research: Path, facts: Record) -> list[Record]:
    """Return every ban with its format, its prints and its days."""
    rows: list[Record] = []
    for ban in facts["bans"]:
        form = {"modified": "standard"}.get(ban["format"], ban["format"])
        row: Record = {"format": form, "name": ban["name"], "prints": ban["prints"]}
        row |= {"start": ban["from"], "end": ban["to"] or ""}
        source = rows[-1]["source"] if ban["source"].startswith("same;") else ban["source"]
        rows.append(row | {"confidence": ban["confidence"], "source": source})
    return rows + challenge_bans(research, facts)


def single_prints(research: Path, facts: Record) -> list[Record]:
    """Return prints with a standing of their own: disputed, another card, or two own limits."""
    rows: list[Record] = [
        {
            "kind": "unlimited",
            "name": row["name"],
            "prints": row["prints"],
            "confidence": row["confidence"],
        }
        for row in facts["unlimited_not_legal"]
        if not row["prints"][0].startswith("miscp")
    ]
    for name, prints in SETTLED.items():
        rows.append({"kind": "same_card", "name": name, "prints": prints, "confidence": "medium"})
    for name, prints in clashes(research, facts["name_clashes"]).items():
        rows.append({"kind": "other_card", "name": name, "prints": prints, "confidence": "medium"})
    rows += _second_limits(research)
    return rows


def _second_limits(research: Path) -> list[Record]:
    """Return what a print says beside its one limit: a card record has room for one only."""
    limits: dict[str, set[str]] = {}
    names: dict[str, str] = {}
    with (research / "own-limits.csv").open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table):
            limits.setdefault(row["print_id"], set()).add(row["limit_kind"])
            names[row["print_id"]] = row["name"]
    return [
        {"kind": kind, "name": names[p], "prints": [p], "confidence": "high"}
        for p, kinds in limits.items()
        for kind in ("any_number", "not_tournament_legal")
        if kind in kinds and len(kinds) > 1
    ]


def marks(research: Path, known: list[Record]) -> list[Record]:
    """Return each regulation mark with the first main set that carries it in number."""
    amounts: Counter[tuple[str, str]] = Counter()
    with gzip.open(research / "tcgdex-cards.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            amounts[card.get("regulationMark") or "", card["set"]] += 1
    rows: dict[str, Record] = {}
    for row in known:
        for mark in "DEFGHIJ":
            # A few cards of an older set may carry a later mark by mistake of the data.
            amount = amounts[mark, str(row.get("alias", row["id"]))]
            if row["kind"] == "main" and amount > 60 and mark not in rows:
                rows[mark] = {"mark": mark, "first_set": row["id"], "released": row["released"]}
    return list(rows.values())


def write(path: Path, rows: Iterable[Record]) -> None:
    """Write records one a line, atomically."""
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    write_text(path, f"[\n{lines}\n]\n")


def _read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def build(research: Path, out: Path) -> None:
    """Write all data files of the formats."""
    facts = corrected(_read(research / "formats.json"))
    known = sets(research, facts)
    write(out / "sets.json", known)
    write(out / "marks.json", marks(research, known))
    write(out / "periods.json", periods(facts))
    write(out / "delays.json", delays(facts))
    write(out / "bans.json", bans(research, facts))
    write(out / "exclusive.json", EXCLUSIVE)
    write(out / "windows.json", windows(research))
    write(out / "prints.json", single_prints(research, facts))


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(sys.argv[2]))
