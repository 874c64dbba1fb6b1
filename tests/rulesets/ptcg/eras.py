"""The eras as parameters of tests."""

import pytest

from rulesets.ptcg.eras import BASE, BW, EX

ERAS = pytest.mark.parametrize("era", [BASE, EX, BW], ids=lambda era: era.name)
LATER = pytest.mark.parametrize("era", [EX, BW], ids=lambda era: era.name)
COIN_LAST = pytest.mark.parametrize("era", [BASE, BW], ids=lambda era: era.name)
