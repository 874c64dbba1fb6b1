"""Lists that the user imported: in force from the day in their title, in the series it names.

A title such as "2026-10-01 TCG" or "2026.10 OCG" says both. Any other list is used by its name
alone ("check --list NAME").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from typing import Final, NamedTuple

from cardpool.lists import POINTS, ImportedList, imported
from cardpool.model.yugioh import YUGIOH
from rulesets.yugioh.formats import lists
from rulesets.yugioh.formats.lists import RestrictionList

_TITLE = re.compile(r"(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2}))?\s+([A-Za-z][A-Za-z -]*)")
_SERIES: Final = {
    "tcg": "tcg",
    "ocg": "ocg",
    "ocg-ae": "ocg-ae",
    "ocg-cn": "ocg-cn",
    "genesys": "genesys",
    "ocg-genesys": "ocg-genesys",
    "master-duel": "master-duel",
    "speed": "speed",
    "speed-duel": "speed",
}


class Dated(NamedTuple):
    """A list of the user's with what its title says."""

    series: str
    since: str
    month: str  # of which it is not known on which day the list began; "": the day is known
    found: ImportedList


def dated(found: ImportedList) -> Dated | None:
    """Return a list with its series and first day, None where the title does not tell them."""
    told = _TITLE.fullmatch(found.name.strip())
    series = _SERIES.get(re.sub(r"[ -]+", "-", told[4].strip().lower())) if told else None
    if told is None or series is None:
        return None
    if (found.kind == POINTS) != (series in lists.POINT_SERIES):
        return None
    try:
        since = date(int(told[1]), int(told[2]), int(told[3] or 1)).isoformat()
    except ValueError:
        return None
    if told[3]:
        return Dated(series, since, "", found)
    known = [day for day in lists.first_days(series) if day[:7] == since[:7]]
    return Dated(series, known[0], "", found) if known else Dated(series, since, since[:7], found)


def _of(series: str) -> Iterator[Dated]:
    every = (dated(found) for found in imported(YUGIOH))
    return (each for each in every if each is not None and each.series == series)


def in_force(title: str) -> str:
    """Say of an imported list from when and where it is in force; "": nowhere by itself."""
    every = (dated(found) for found in imported(YUGIOH) if found.name == title)
    told = next((each for each in every if each is not None), None)
    if told is None:
        return ""
    day = f"a day of {told.month}" if told.month else told.since
    return f"in force from {day}, {lists.TITLES[told.series].removesuffix(' list')}"


def breakpoints(series: str) -> Iterator[str]:
    """Yield the days on which a list of the user's begins, ends a doubt or becomes too old."""
    for each in _of(series):
        begun = date.fromisoformat(each.since)
        next_month = (begun.replace(day=28) + timedelta(4)).replace(day=1)
        later = (begun + timedelta(days) for days in (0, 1, lists.STALE_AFTER + 1))
        yield from (day.isoformat() for day in (*later, next_month))


def on_day(series: str, on: str, region: str = "", *, premier: bool = False) -> RestrictionList:
    """Return the list in force on a day; of two that began on one day the user's counts."""
    bundled = lists.on_day(series, on, region, premier=premier)
    begun = [each for each in _of(series) if bundled.since <= each.since <= on]
    if not begun:
        return bundled
    newest = max(begun, key=lambda each: each.since)
    chosen = replace(
        lists.custom(newest.found),
        since=newest.since,
        imported=True,
        by=("YF-020", "YF-027"),
    )
    return lists.in_doubt(chosen, bundled) if on[:7] == newest.month else chosen
