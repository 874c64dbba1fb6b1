"""Which era is in force on a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from rulesets.ptcg.eras.later import BW11, DP, HS, LATER, ME, PL, SM, SV, SWSH, XY
from rulesets.ptcg.eras.rulebooks import BASE, BW, EX
from rulesets.ptcg.eras.rules import EraRules

# After the last rulebook on hand: Fairy joined with XY (PF-004).
MODERN = replace(BW, name="modern", basic_energy=BW.basic_energy | {"Fairy"})

RULEBOOKS = (BASE, EX, BW)
# The day whose cards and words a rulebook is played with, unless a match names another.
RULEBOOK_DAYS: Mapping[str, str] = MappingProxyType(
    {
        "base": "2000-12-15",  # the last before Darkness and Metal, which the booklet lacks
        "ex": "2005-12-31",  # the booklet gives only its year
        "bw": "2012-11-07",
    }
)
# Tools stopped being Items in tournaments two weeks after the set came out.
SV_WITH_OLD_TOOLS = replace(SV, name="sv-old-tools", tools_are_items=True)
ERAS: Mapping[str, EraRules] = MappingProxyType(
    {era.name: era for era in (*RULEBOOKS, *LATER, SV_WITH_OLD_TOOLS)}
)

# First day of each rulebook in play; a format is played by that of the day (PL-220).
PLAY_FROM: tuple[tuple[str, EraRules], ...] = (
    ("2025-09-26", ME),
    ("2023-04-14", SV),
    ("2023-03-31", SV_WITH_OLD_TOOLS),
    ("2020-02-07", SWSH),
    ("2017-02-17", SM),
    ("2013-11-08", XY),
    ("2012-11-07", BW),
    ("2011-04-26", BW11),
    ("2010-02-10", HS),
    ("2009-02-11", PL),
    ("2007-05-01", DP),
    ("2003-07-01", EX),
    ("", BASE),
)

# First day from which a card pool without a rulebook of its own is counted by an era (PF-003).
CONSTRUCTION_FROM: tuple[tuple[str, EraRules], ...] = (
    ("2014-02-05", MODERN),
    ("2007-05-01", BW),
    ("2003-07-01", EX),
    ("", BASE),
)


def counted_by(day: str) -> EraRules:
    """Return the era whose construction numbers a dated format uses on a day."""
    return next(era for start, era in CONSTRUCTION_FROM if day >= start)


def played_by(day: str) -> EraRules:
    """Return the era whose rulebook a match on a day is played by."""
    return next(era for start, era in PLAY_FROM if day >= start)


def two_on_two(era: EraRules) -> EraRules:
    """Return an era's rules for the 2-on-2 battle of the booklet's annex."""
    return replace(era, actives=2, bench=4)
