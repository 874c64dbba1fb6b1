"""What lines brought, weighed against each other.

The standing at the end of a turn is sure and sees little, what follows sees more and varies. How
much either counts is learned from the lines: where what follows differs from the standing by no
more than luck would have it, as with dice, the standing counts for more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple, TypeAlias

from deckcheck.play.bots.plan import Line

SURE = 8  # rounds before a line is dropped for what it brought
_DOUBT = 3.0  # standard errors by which a line must be behind to be dropped
_USUAL = 4.0  # rounds for which the standing at the end of the turn usually counts
_LEAST, _MOST = 2.0, 100.0  # of these
_LIKE = 2  # lines by which what is usual counts beside those that were tried

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


class Scales:
    """How lines are compared: how much what follows counts, beside the end of the turn."""

    __slots__ = ("prior",)

    def __init__(self, lines: Sequence[Tried]) -> None:
        self.prior = _learned(lines)

    def ahead(self, one: Tried, other: Tried) -> float:
        """Return by how much a line is ahead of another, a deal; 0 where nothing compares them."""
        found = self._differences(one, other)
        return fmean(found) if found else 0.0

    def behind(self, leader: Tried, tried: Tried) -> bool:
        """Tell whether a line is surely behind, or brought the same on every deal."""
        ahead = self._differences(leader, tried)
        if len(ahead) < SURE:
            return False
        return not any(ahead) or fmean(ahead) > _DOUBT * sqrt(variance(ahead) / len(ahead))

    def _differences(self, one: Tried, other: Tried) -> list[float]:
        """Return by how much a line did better than another on each deal played on for both.

        With many rounds what follows counts for more. Before there is any, the end of the turn is
        all there is.
        """
        now, later = _compared(one, other)
        if not now:
            return []
        before = fmean(now)
        sure = self.prior / (self.prior + len(later))
        return [sure * before + (1 - sure) * x for x in later] or [before]


def _compared(one: Tried, other: Tried) -> tuple[list[float], list[float]]:
    """Return the differences at the end of the turn, and those of what follows, by deal."""
    now: list[float] = []
    later: list[float] = []
    for deal, a in one.brought.items():
        b = other.brought.get(deal)
        if b is not None:
            now.append(a.now - b.now)
            if a.later is not None and b.later is not None:
                later.append(a.later - b.later)
    return now, later


def _learned(lines: Sequence[Tried]) -> float:
    """Return the rounds for which the end of the turn counts: noise by what it does not see.

    What the lines differ in beyond the noise of their rounds is what the end does not see.
    """
    noise: list[float] = []
    unseen: list[float] = []
    for tried in lines[1:]:
        now, later = _compared(tried, lines[0])
        if len(later) > 1:
            spread = variance(later)
            noise.append(spread)
            unseen.append((fmean(later) - fmean(now)) ** 2 - spread / len(later))
    if not noise or not any(noise):
        return _USUAL
    usual = fmean(noise)
    beyond = (sum(unseen) + _LIKE * usual / _USUAL) / (len(unseen) + _LIKE)
    return min(_MOST, max(_LEAST, usual / max(beyond, usual / _MOST)))
