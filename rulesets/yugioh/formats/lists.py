"""Forbidden & Limited lists, point lists and whitelists by date and territory."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Final, Protocol

from cardpool.lists import POINTS, WHITELIST
from rulesets.plain import Facts, Json
from rulesets.yugioh.formats.names import HEAD, SAME_CARD

DATA: Final = os.path.join(os.path.dirname(__file__), "data")
DATA_DAY: Final = "2026-08-22"  # the lists and release days were read on this day
STALE_AFTER: Final = 180  # days after which known lists are too old for a verdict (YF-023)
UNLIMITED: Final = 3
_OWN: Final = ("YF-027",)  # by which a list of the user's own is in force

# limit that stands for "no longer on the list", by what the figures of a series mean
POINT_SERIES: Final = ("genesys", "ocg-genesys")
_OFF = {"genesys": 0, "ocg-genesys": 0, "speed": -1}


class ParsedList(Protocol):
    """A list of the user's own, of a file or imported."""

    @property
    def name(self) -> str:
        """Return the list's title."""

    @property
    def limits(self) -> Mapping[int, int]:
        """Return password -> copies or points."""

    @property
    def kind(self) -> str:
        """Return what the figures mean: limits, a whitelist or points."""


@dataclass(frozen=True)
class RestrictionList:
    """What one list says, by password; alternate passwords are looked up by the caller."""

    title: str
    since: str = ""
    limits: Mapping[int, int] = field(default_factory=dict)
    points: Mapping[int, int] = field(default_factory=dict)
    doubts: Mapping[int, int] = field(default_factory=dict)  # what another source says
    rival: str = ""  # title of the list that may be in force instead and gives the doubts
    whitelist: bool = False
    known: bool = True  # False: contents lost or of low confidence
    gap: str = ""  # what is not known, where it is more than the contents
    by: tuple[str, ...] = ("YF-020",)  # the statements that put it in force
    imported: bool = False  # by the user, and in force from the day in its title
    series: str = ""  # whose list it is; "" for one of the user's own

    @property
    def called(self) -> str:
        """Return what findings call it: a title of the user's own is quoted, "the list 'Two'"."""
        return f"list {self.title!r}" if _OWN[0] in self.by else self.title

    @cached_property
    def mentioned(self) -> frozenset[int]:
        """Return every password that the list says anything about, by itself or its name class."""
        members = (member for member, head in HEAD.items() if head in self.limits)
        return frozenset((*self.limits, *self.points, *self.doubts, *members))

    def limit(self, password: int) -> int | None:
        """Return the copies allowed by this entry or its name class, None where not listed."""
        own = self.limits.get(password)
        head = self.limits.get(HEAD.get(password, 0))
        if own is None or head is None:
            return head if own is None else own
        return min(own, head)

    def names(self, password: int) -> bool:
        """Tell whether the list names this card; a name class does not put it on a whitelist."""
        return password in self.limits or SAME_CARD.get(password, 0) in self.limits


def unknown(title: str, since: str = "") -> RestrictionList:
    """Return a list of which only the existence is known."""
    return RestrictionList(title, since, known=False)


@cache
def records(series: str) -> tuple[dict[str, Json], ...]:
    """Return the dated records of a series of lists, the oldest first."""
    with open(os.path.join(DATA, f"{series}.jsonl"), encoding="utf-8") as lines:
        next(lines)
        return tuple(json.loads(line) for line in lines)


def _starts(record: Facts, region: str) -> str:
    day: str = record.get("regions", {}).get(region, record["from"])
    return day


def first_days(series: str, region: str = "") -> Iterator[str]:
    """Yield the first day of every list of a series, for "legal from … until …"."""
    for record in records(series):
        yield _starts(record, region)


@cache
def restricted_by(series: str, on: str) -> frozenset[int]:
    """Return the cards that some list of a series begun by a day restricts."""
    begun = (record for record in records(series) if record["from"] <= on)
    changes = (item for record in begun for item in record.get("changes", {}).items())
    return frozenset(p for text, found in changes if int(text) < UNLIMITED for p in found)


@cache
def likely_out(on: str) -> frozenset[int]:
    """Return the cards that were probably out in the OCG by a day before their dated one."""
    begun = (record for record in records("ocg-early") if record["from"] <= on)
    return frozenset(password for record in begun for password in record["passwords"])


def on_day(series: str, on: str, region: str = "", *, premier: bool = False) -> RestrictionList:
    """Return the last list that had begun on a day in a territory (YF-020)."""
    limits: dict[int, int] = {}
    scoped: dict[int, int] = {}
    chosen: Facts | None = None
    for record in records(series):
        if _starts(record, region) > on:
            break
        if "scope" in record:  # binds premier events only, and later lists do not build on it
            if premier:
                chosen, scoped = record, dict(limits)
                _apply(scoped, record, series)
            continue
        chosen = record
        _apply(limits, record, series)
    if chosen is None:
        return _before_all(series, on, region)
    found = _as_list(series, chosen, scoped if "scope" in chosen else limits, region)
    return found if region else _open_between_territories(found, series, on, premier)


def _before_all(series: str, on: str, region: str) -> RestrictionList:
    """Return what stands for a list on a day before the first one known (YF-022)."""
    title, first = TITLES[series], min(first_days(series, region))
    gap = f"no {title} before that of {first} is known; which cards were restricted on {on}?"
    return replace(unknown(f"{title} of {on}"), gap=gap)


def _apply(limits: dict[int, int], record: Facts, series: str) -> None:
    off = _OFF.get(series, UNLIMITED)
    for text, passwords in record.get("changes", {}).items():
        limit = int(text)
        for password in passwords:
            if limit == off:
                limits.pop(password, None)
            else:
                limits[password] = limit


def _as_list(series: str, record: Facts, limits: Mapping[int, int], region: str) -> RestrictionList:
    since = _starts(record, region)
    title = f"{TITLES[series]} of {since}"
    if record.get("unknown"):
        return unknown(title, since)
    points = series in POINT_SERIES
    return RestrictionList(
        title,
        since,
        limits={} if points else limits,
        points=limits if points else {},
        doubts={int(p): n for p, n in record.get("doubts", {}).items()},
        whitelist=series == "speed",
        known=record.get("confidence") != "low",
        by=("YF-020", "YF-024") if "scope" in record else ("YF-020",),
        series=series,
    )


TITLES: Final = {
    "tcg": "TCG list",
    "ocg": "OCG list",
    "ocg-ae": "Asian-English OCG list",
    "ocg-cn": "Chinese OCG list",
    "master-duel": "Master Duel list",
    "genesys": "Genesys list",
    "ocg-genesys": "OCG Genesys list",
    "speed": "Speed Duel list",
}


def _open_between_territories(
    found: RestrictionList, series: str, on: str, premier: bool
) -> RestrictionList:
    """Note as doubts what differs where a list has begun in some territories only."""
    early = {r for record in records(series) for r in record.get("regions", ())}
    for region in sorted(early):
        other = on_day(series, on, region, premier=premier)
        if other.since != found.since:
            return in_doubt(found, other)
    return found


def in_doubt(found: RestrictionList, other: RestrictionList) -> RestrictionList:
    """Return a list that asks wherever another one, perhaps in force instead, differs."""
    if not (found.known and other.known):
        return found
    differ = {
        password: other.limits.get(password, UNLIMITED)
        for password in found.limits.keys() | other.limits.keys()
        if found.limits.get(password, UNLIMITED) != other.limits.get(password, UNLIMITED)
    }
    return replace(found, doubts={**found.doubts, **differ}, rival=other.title)


def traditional(found: RestrictionList) -> RestrictionList:
    """Return a list with every Forbidden card read as Limited (YF-026)."""
    return replace(
        found,
        title=f"{found.title}, Traditional",
        limits={p: max(1, n) for p, n in found.limits.items()},
        doubts={p: max(1, n) for p, n in found.doubts.items()},
        by=(*found.by, "YF-026"),
    )


def custom(parsed: ParsedList) -> RestrictionList:
    """Return a list of the user's own; a negative count means not in the pool (YF-027)."""
    if parsed.kind == POINTS:
        return RestrictionList(parsed.name, points=dict(parsed.limits), by=_OWN)
    limits = {p: min(n, UNLIMITED) for p, n in parsed.limits.items()}
    whitelist = parsed.kind == WHITELIST
    if whitelist:
        limits = {p: n for p, n in limits.items() if n >= 0}
    else:
        limits = {p: max(n, 0) for p, n in limits.items()}
    return RestrictionList(parsed.name, limits=limits, whitelist=whitelist, by=_OWN)


def retro_formats() -> tuple[dict[str, Json], ...]:
    """Return the records of the retro formats."""
    return records("retro")
