"""What lines brought, weighed against each other.

The standing at the end of a turn is sure and sees little; what follows sees more and varies.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple, TypeAlias

from deckcheck.play.bots.plan import Line

SURE = 8  # deals before a line is dropped for what it brought
_DOUBT = 3.0  # standard errors by which a line must be behind to be dropped
_STANDING = 4  # rounds for which the end of the turn counts beside what follows

Deal: TypeAlias = int  # the seed that it is dealt by


class Outcome(NamedTuple):
    """What a line brought on a deal: the standing after the turn, and after those that follow.

    Where the deal was only looked at, there is no later one.
    """

    now: float
    later: float | None = None


class Tried:
    """A line, and what it brought by deal."""

    __slots__ = ("actions", "brought", "line")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.actions = line.actions()
        self.brought: dict[Deal, Outcome] = {}


def ahead(one: Tried, other: Tried) -> float:
    """Return by how much a line is ahead of another, a deal; 0 where nothing compares them."""
    found = _differences(one, other)
    return fmean(found) if found else 0.0


def at_least(one: Tried, other: Tried) -> float:
    """Return by how much a line is ahead of another with one standard error taken off."""
    found = _differences(one, other)
    if len(found) < 2:
        return min([0.0, *found])
    return fmean(found) - _error(found)


def behind(tried: Tried, leader: Tried) -> bool:
    """Tell whether a line is surely behind, or brought the same on every deal."""
    found = _differences(leader, tried)
    if len(found) < SURE:
        return False
    return not any(found) or fmean(found) > _DOUBT * _error(found)


def standing(tried: Tried) -> float:
    """Return what a line comes to at the end of the turn, a deal; a single one is not looked at."""
    found = [outcome.now for outcome in tried.brought.values()]
    return fmean(found) if found else 0.0


def _error(found: list[float]) -> float:
    """Return the standard error of a mean."""
    return sqrt(variance(found) / len(found))


def _differences(one: Tried, other: Tried) -> list[float]:
    """Return by how much a line did better than another on each deal played on for both.

    With many rounds what follows counts for more. Without any, the end of the turn is all there is.
    """
    now: list[float] = []
    later: list[float] = []
    for deal, a in one.brought.items():
        b = other.brought.get(deal)
        if b is not None:
            now.append(a.now - b.now)
            if a.later is not None and b.later is not None:
                later.append(a.later - b.later)
    if not later:
        return now
    sure = _STANDING / (_STANDING + len(later))
    before = fmean(now)
    return [sure * before + (1 - sure) * x for x in later]
