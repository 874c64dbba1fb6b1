"""The sets: their codes, their kind, and from which day their cards are legal at events."""

from __future__ import annotations

import json
import os
from datetime import date, timedelta
from functools import cache
from typing import NamedTuple

from cardpool import codes
from rulesets.plain import Json

DATA = os.path.join(os.path.dirname(__file__), "data")
FRIDAY = 4
# Between these days promos became legal on the first or third Friday of the next month (PF-077).
PROMO_FRIDAYS = ("2017-02-03", "2019-08-01")

# How a set's cards come to be legal (PF-020 to PF-027).
MAIN, PROMO, POP, KIT, RESTAURANT = "main", "promo", "pop", "kit", "restaurant"
REPRINT, CLASSIC, UNSOURCED, NEVER = "reprint", "classic", "unsourced", "never"


class SetFacts(NamedTuple):
    """One set: the code players write, its first day and its kind."""

    id: str
    code: str
    released: str
    kind: str


def read(name: str) -> list[dict[str, Json]]:
    """Return the records of one data file."""
    with open(os.path.join(DATA, f"{name}.json"), encoding="utf-8") as file:
        rows: list[dict[str, Json]] = json.load(file)
    return rows


@cache
def _sets() -> dict[str, SetFacts]:
    found = {}
    for row in read("sets"):
        facts = SetFacts(row["id"], row["code"], row["released"], row["kind"])
        found[facts.id] = facts
        if "alias" in row:
            found[row["alias"]] = facts
    return found


def set_facts(set_id: str, released: str = "") -> SetFacts:
    """Return what is known of a set; one we do not know counts as a main set of that day."""
    known = _sets().get(set_id)
    return known or SetFacts(set_id, codes.of_set(set_id) or set_id.upper(), released, MAIN)


def is_code(code: str) -> bool:
    """Tell whether a set has this id, or this code as players write it."""
    return any(code in (set_id, facts.code) for set_id, facts in _sets().items())


@cache
def never_legal() -> frozenset[str]:
    """Return the sets of which no print is for tournaments (PF-025)."""
    return frozenset(set_id for set_id, facts in _sets().items() if facts.kind == NEVER)


def label(set_id: str, number: str) -> str:
    """Return a printing as players write it: code and number."""
    return f"{set_facts(set_id).code or set_id} {number}"


@cache
def is_promo_of_its_time(set_id: str, day: str) -> bool:
    """Tell whether a set is the promo series that was running on a day."""
    series = max(
        (s for s in _sets().values() if s.kind == PROMO and s.released <= day),
        key=lambda s: s.released,
        default=None,
    )
    return series is not None and series == set_facts(set_id)


@cache
def _delays() -> tuple[list[tuple[str, str, int]], dict[str, str]]:
    rows = read("delays")
    rules = [(row["start"], row["rule"], row["days"]) for row in rows if "rule" in row]
    return sorted(rules, reverse=True), {r["set"]: r["legal_from"] for r in rows if "set" in r}


@cache
def legal_from(set_id: str, released: str) -> str:
    """Return the first day a set's cards are legal at events (PF-010 to PF-014)."""
    rules, exceptions = _delays()
    if own := exceptions.get(set_facts(set_id).id):
        return own
    try:
        day = date.fromisoformat(released)
    except ValueError:
        return released  # an imported card without a day: nothing to wait for
    name, days = next(((n, d) for start, n, d in rules if released >= start), ("release_day", 0))
    if name == "third_friday_of_release_month":
        day = _third_friday(day)
    elif name == "friday_two_weeks_after_release":
        day += timedelta(days)
        day += timedelta((FRIDAY - day.weekday()) % 7)
    else:
        day += timedelta(days)
    return max(day.isoformat(), released)


@cache
def promo_legal_by(set_id: str, released: str) -> str:
    """Return the day by which a promo is surely legal; from its release on it may be (PF-077)."""
    if not PROMO_FRIDAYS[0] <= released < PROMO_FRIDAYS[1]:
        return legal_from(set_id, released)
    next_month = date.fromisoformat(released).replace(day=28) + timedelta(4)
    return _third_friday(next_month).isoformat()


def _third_friday(day: date) -> date:
    """Return the third Friday of the month of a day."""
    first = day.replace(day=1)
    return first + timedelta((FRIDAY - first.weekday()) % 7 + 14)


def delay_statement(released: str) -> str:
    """Return the statement of the rule from release to legal for a release day."""
    later = (("2019-08-01", "PF-014"), ("2016-08-03", "PF-013"), ("2014-08-13", "PF-012"))
    return next((statement for start, statement in later if released >= start), "PF-011")


@cache
def legal_days() -> tuple[str, ...]:
    """Return every day on which a set is released or becomes legal, in order."""
    days = set()
    for facts in _sets().values():
        days |= {facts.released, legal_from(facts.id, facts.released)}
    return tuple(sorted(days))
