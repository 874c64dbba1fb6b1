"""The eras as parameters of tests."""

import pytest

from rulesets.ptcg.eras import BASE, BW, BW11, DP, EX, HS, ME, PL, SM, SV, SWSH, XY


def each(*eras):
    """Run a test in each of some eras."""
    return pytest.mark.parametrize("era", eras, ids=lambda era: era.name)


ERAS = each(BASE, EX, BW)
LATER = each(EX, BW)
COIN_LAST = each(BASE, BW)

# The columns of the table of later eras, in the order of time.
COLUMNS = (DP, PL, HS, BW11, BW, XY, SM, SWSH, SV, ME)
EVERY = each(*COLUMNS)
ALL = each(BASE, EX, *COLUMNS)
FROM_EX = each(EX, *COLUMNS)


def up_to(era):
    """Run a test in all eras up to one."""
    return each(BASE, EX, *COLUMNS[: COLUMNS.index(era) + 1])


def since(era):
    """Run a test in an era and all after it."""
    return each(*COLUMNS[COLUMNS.index(era) :])


def until(era):
    """Run a test in an era and all before it, from Diamond & Pearl on."""
    return each(*COLUMNS[: COLUMNS.index(era) + 1])
