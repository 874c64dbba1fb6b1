"""The tables beside the Yu-Gi-Oh! card file: passwords, name classes, days, former names."""

from __future__ import annotations

import csv
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from cardpool.ingest.errors import IngestError

# kind in the table -> short word in our records; kinds not named here are no deck cards
PASSWORD_KINDS = {
    "alternate artwork": "artwork",
    "same name under another password": "same name",
    "pre-errata text of the same card": "pre-errata",
    "2005 text of the card, used only by the GOAT list": "goat",
    "provisional password used before release": "provisional",
    "invented password (the printed card has none)": "invented",
    "token artwork": "artwork",
}

REGIONS = {"tcg-na": "north_america", "tcg-eu": "europe", "tcg-oce": "oceania"}


class Correction(NamedTuple):
    """An earlier first TCG day than the card file has."""

    date: str
    region: str
    precision: str  # day, month or year: the rest of `date` is its first day


@dataclass
class SetDays:
    """When a set came out: anywhere in the TCG, and by territory where that is known."""

    id: int
    name: str
    codes: list[str]
    tcg: str
    source: str
    days: dict[str, str] = field(default_factory=dict)

    def day(self, region: str) -> str:
        """Return the day in a territory, "" where it is not known."""
        if region in self.days:
            return self.days[region]
        # The dates of this source are the American ones.
        return self.tcg if region == "tcg-na" and self.source == "ygoprodeck" else ""


def first_day(date: str) -> str:
    """Return a date known to the month or year as the first day it can mean."""
    return date + "-01" * (2 - date.count("-")) if date else ""


def rows(path: Path) -> Iterator[dict[str, str]]:
    """Yield the rows of a table with surrounding blanks removed."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            for row in csv.DictReader(file):
                yield {key: (value or "").strip() for key, value in row.items() if key}
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise IngestError(path, "", str(error)) from error


def alternate_passwords(folder: Path) -> dict[int, dict[str, list[int]]]:
    """Return, by the card's own or invented password, the others that mean it by kind."""
    found: dict[int, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for row in rows(folder / "alt-passwords.csv"):
        kind = PASSWORD_KINDS.get(row["kind"])
        if kind and row["canonical_password"]:
            found[int(row["canonical_password"])][kind].append(int(row["password"]))
    return found


def name_classes(folder: Path) -> tuple[dict[int, int], dict[int, int]]:
    """Return the sure and the doubtful classes: password -> password it counts as."""
    sure: dict[int, int] = {}
    doubtful: dict[int, int] = {}
    for row in rows(folder / "name-classes.csv"):
        if row["counts_together"] != "yes" or not row["treated_as_password"]:
            continue
        member, head = int(row["password"]), int(row["treated_as_password"])
        if member != head:
            (sure if row["certainty"].startswith("certain") else doubtful)[member] = head
    return sure, doubtful


def corrections(folder: Path) -> dict[int, Correction]:
    """Return the corrected first TCG days by password."""
    return {
        int(row["password"]): Correction(row["earlier_date"], row["territory"], row["precision"])
        for row in rows(folder / "first-tcg-corrections.csv")
    }


def subkinds(folder: Path) -> dict[str, tuple[list[str], list[str]]]:
    """Return the sub-kinds that the type line of the card file lacks, by id: before and after."""
    return {
        row["id"]: (row["pool"].split(), row["proposed"].split())
        for row in rows(folder / "corrections/yugioh-corrections.csv")
        if row["field"] == "subkinds" and row["confidence"] == "high"
    }


def sets(folder: Path) -> dict[int, SetDays]:
    """Return the sets by their number in the card file, with their days by territory."""
    by_name = {row["set"]: row for row in rows(folder / "set-region-dates.csv")}
    path = folder / "yugi-sets.json"
    try:
        raw = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise IngestError(path, "", str(error)) from error
    found = {}
    for item in raw:
        name = item["name"].strip()
        row = by_name.get(name, {})
        days = {
            region: day
            for region, column in REGIONS.items()
            if (day := first_day(row.get(column) or row.get("all_english") or ""))
        }
        found[item["id"]] = SetDays(
            item["id"],
            name,
            sorted(item["codes"]),
            item["tcg_date"] or "",
            item["date_source"] or "",
            days,
        )
    return found
