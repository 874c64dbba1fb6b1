"""The scripts kept by hand: parts for texts that no grammar rule should cover."""

from __future__ import annotations

from types import MappingProxyType

from rulesets.ptcg.scripts.base import BASE
from rulesets.ptcg.scripts.base_more import BASE_MORE
from rulesets.ptcg.scripts.bw import BW
from rulesets.ptcg.scripts.bw_more import BW_MORE
from rulesets.ptcg.scripts.ex import EX_SETS
from rulesets.ptcg.scripts.gym import GYM
from rulesets.ptcg.scripts.gym_leaders import LEADERS
from rulesets.ptcg.scripts.gym_more import GYM_MORE
from rulesets.ptcg.scripts.lists import LISTS
from rulesets.ptcg.scripts.parts import Parts
from rulesets.ptcg.scripts.staples import STAPLES

PARTS: Parts = MappingProxyType(
    {
        **BASE,
        **BASE_MORE,
        **GYM,
        **LEADERS,
        **GYM_MORE,
        **EX_SETS,
        **BW,
        **BW_MORE,
        **LISTS,
        **STAPLES,
    }
)
