"""The points format once as data and once as a plug-in: the same findings."""

from dataclasses import replace
from functools import cache

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.decklist.read import read_text
from deckcheck.lint import Linter, ordered
from rulesets import registry
from rulesets.api import check
from rulesets.counting import copies_over, total
from tests.rulesets.house.test_formats import FAIL, GOAT, PASS, checked

POINTS = {"pot of greed": 5, "graceful charity": 5, "raigeki": 4, "change of heart": 3,
          "monster reborn": 3, "dark hole": 2, "heavy storm": 2}  # fmt: skip
LIMITS = {"pot of greed": 1, "graceful charity": 1}
DROPPED = {"forbidden", "limited", "semi-limited", "list-not-known"}


def key(card):
    return card.name.casefold()


@check("FMT303", "format-points", cites=("TP-001",))
def points(deck, rules):
    """More than ten points.

    Illegal: eleven.
    Legal: ten.
    """
    costly = {k: found for k, found in deck.by(key).items() if k in POINTS}
    spent = {k: POINTS[k] * total(found) for k, found in costly.items()}
    if sum(spent.values()) > 10:
        listed = ", ".join(f"{costly[k][0].card.name} {n}" for k, n in spent.items())
        entries = [e for found in costly.values() for e in found]
        yield points.finding(f"{sum(spent.values())} points (limit 10: {listed})", entries=entries)


@check("FMT302", "format-limit", cites=("TP-002",))
def limits(deck, rules):
    """Too many copies.

    Illegal: two.
    Legal: one.
    """
    held = {k: found for k, found in deck.by(key).items() if k in LIMITS}
    for over in copies_over(held, lambda entries: LIMITS[key(entries[0].card)]):
        yield limits.finding(
            f"{over.copies} copies of {over.entries[0].card.name} "
            f"(limit {over.limit} in Ten Points)",
            entries=over.entries,
            fix=over.fix,
        )


@cache
def plugin():
    base = registry.load("ygo-traditional")
    kept = tuple(each for each in base.checks if each.name not in DROPPED)
    info = replace(base.info, id="ten-points", statements=("YGO", "YF", "TP"))
    return replace(base, info=info, checks=(*kept, limits, points))


@pytest.mark.parametrize(
    "text",
    [
        PASS["ten-points"],
        *(case[0] for case in FAIL["ten-points"]),
        GOAT + "3 Raigeki\n4 Dark Hole\n",
    ],
)
def test_the_same_format_as_a_plugin_gives_the_same_findings(text):
    (source,) = read_text(text, "list.txt")
    reading = Checker(CardPool.open(), "ygo-traditional").read(source)
    theirs = ordered(Linter(plugin()).run(reading))
    ours = [each for each in checked("ten-points", text).findings if each.code[:4] != "DECK"]
    assert ours == theirs
