"""Retro formats: a list, a pool that closes on a day, and the sizes of that day.

Every format of `formats/data/retro.jsonl` is an attribute of this module in capitals: GOAT,
EDISON, HAT.
"""

from __future__ import annotations

from functools import partial

from rulesets.api import Ruleset, RulesetInfo
from rulesets.plain import Facts
from rulesets.yugioh.construction import CHECKS
from rulesets.yugioh.construction.rules import SECTIONS, YugiohRules
from rulesets.yugioh.formats import lists, sizes
from rulesets.yugioh.formats.lists import RestrictionList
from rulesets.yugioh.formats.release_pool import ReleasePool
from rulesets.yugioh.rules_on import extra_kinds, listing
from rulesets.yugioh.rulesets import LIST


def _month_end(month: str) -> str:
    return f"{month}-31"  # compares after every day of the month, which is all that is asked


def _closing_day(record: Facts, on: str) -> tuple[str, str]:
    """Return the day the pool closes, and from which day on its cards are in doubt."""
    if cutoff := record.get("cutoff", ""):
        return cutoff, ""
    month = record.get("month", "")
    named = on and on != info_date(record)
    if not month:
        if named or "list" not in record:
            return on, ""
        # Only the list is known: the pool closed at some day before the next one.
        later = (day for day in lists.first_days("tcg") if day > record["list"])
        return next(later, on), record["list"]
    if named and on[:7] == month:
        return on, ""
    return _month_end(month), f"{month}-01"


def info_date(record: Facts) -> str:
    """Return the day that stands for a format: its closing day, or the first of its month."""
    if "cutoff" in record:
        return str(record["cutoff"])
    return f"{record['month']}-01" if "month" in record else str(record.get("list", ""))


def _list_of(record: Facts, day: str, doubtful: str) -> RestrictionList:
    if "whitelist" in record:
        limits = {int(p): int(n) for n, ps in record["whitelist"].items() for p in ps}
        return RestrictionList(f"{record['title']} list", limits=limits, whitelist=True)
    if doubtful:  # a list may have changed within the month
        found = lists.on_day("tcg", record["list"])
        return lists.in_doubt(found, lists.on_day("tcg", day))
    # A day that the user named decides; a closing day may lie after the end of the list.
    return lists.on_day("tcg", record.get("list", day) if "cutoff" in record else day)


def _rules(record: Facts, on: str, region: str, options: Facts) -> YugiohRules:
    closes, doubtful = _closing_day(record, on)
    day = closes or info_date(record)
    pool = ReleasePool(
        "tcg" if closes else "",
        closes,
        title=record["title"],
        exclude=frozenset(record.get("exclude", ())),
        open_from=doubtful,
        closed_by="YF-013",
    )
    return YugiohRules(
        f"ygo-{record['id']}",
        day,
        sizes.on_day(sizes.TCG, doubtful or day),
        listing(options, _list_of(record, day, doubtful)),
        pool,
        extra_kinds("tcg", day),
    )


def _ruleset(record: Facts) -> Ruleset:
    month = "" if "cutoff" in record or "month" not in record else record["month"]
    note = f"only the month {month} is known: name the day with --on" if month else ""
    info = RulesetInfo(
        f"ygo-{record['id']}",
        f"Yu-Gi-Oh! {record['title']} Format",
        "yugioh",
        info_date(record),
        sections=SECTIONS,
        statements=("YGO", "YF"),
        sources=("Format Library", "Project Ignis"),
        options=(LIST,),
        note=note,
    )
    return Ruleset(info, CHECKS, partial(_rules, record))


def attribute(format_id: str) -> str:
    """Return the name under which this module offers a format."""
    return format_id.upper().replace("-", "_")


def __getattr__(name: str) -> Ruleset:
    for record in lists.retro_formats():
        if attribute(record["id"]) == name:
            return _ruleset(record)
    raise AttributeError(f"no retro format {name!r}")
