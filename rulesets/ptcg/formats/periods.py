"""The periods of the dated formats: which sets, promos or marks are in, from when until when."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache

from rulesets.ptcg.formats.sets import read

STANDARD, EXPANDED, GYM_LEADER = "standard", "expanded", "glc"

# Basic Fairy Energy left Standard with the first rotation by marks (PF-034).
FAIRY_LEFT_STANDARD = "2021-09-10"
# Restaurant series and trainer kits counted as sets until the rotation of this day (PF-024).
REPRINTS_ONLY_FROM = "2019-08-15"
# A guessed first day is asked about within a month of it (PF-019).
DOUBTFUL_DAYS = 31
# Later than this after the last known rotation the pool is asked about (PF-018).
YEAR = 365
# Gym Leader Challenge began about four months before its first update (PF-070).
CHALLENGE_BEGAN = "2021-07-01"
# Its first update, of November 2021, let Pokémon with an Ancient Trait in (PF-075).
CHALLENGE_TRAITS = "2021-11-01"
# The handbook of this day says that Unlimited bans no card (PF-051).
NOTHING_BANNED_FROM = "2026-05-21"


@dataclass(frozen=True, slots=True, eq=False)
class Period:
    """One stretch of a format between two rotations."""

    format: str
    id: str
    name: str
    start: str
    end: str = ""  # exclusive; "" is open
    first_set: str = ""
    extra_sets: frozenset[str] = frozenset()
    exclude_sets: frozenset[str] = frozenset()
    extra_prints: frozenset[str] = frozenset()
    promos: dict[str, int] = field(default_factory=dict)  # promo set -> first number in
    marks: str = ""
    doubts: frozenset[str] = frozenset()  # start, promos, cut: known only with low confidence

    def may_begin_after(self, day: str) -> bool:
        """Tell whether a day is near a first day that is only guessed (PF-019)."""
        return "start" in self.doubts and day < days_after(self.start, DOUBTFUL_DAYS)

    def may_have_ended(self, day: str) -> bool:
        """Tell whether a rotation that we do not know of is likely by a day (PF-018)."""
        return not self.end and bool(self.marks) and day > days_after(self.start, YEAR)


@cache
def periods() -> tuple[Period, ...]:
    """Return all periods in the order of the data file."""
    return tuple(
        Period(
            row["format"],
            row["id"],
            row["name"],
            row["start"],
            row["end"],
            row.get("first_set", ""),
            frozenset(row.get("extra_sets", ())),
            frozenset(row.get("exclude_sets", ())),
            frozenset(row.get("extra_prints", ())),
            row.get("promos", {}),
            row.get("marks", ""),
            frozenset(row.get("doubts", ())),
        )
        for row in read("periods")
    )


def period_on(form: str, day: str) -> Period | None:
    """Return the period of a format on a day, or None before its first."""
    for period in periods():
        if period.format == form and period.start <= day and (not period.end or day < period.end):
            return period
    return None


def first_day(form: str) -> str:
    """Return the day a format began."""
    return min(p.start for p in periods() if p.format == form)


@cache
def days_after(day: str, days: int) -> str:
    """Return the day some days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def promo_number(number: str) -> int:
    """Return the running number of a promo ("SM158" is 158, "RC5" is 5)."""
    found = re.search(r"\d+", number)
    return int(found[0]) if found else 0
