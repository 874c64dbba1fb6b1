"""The scripts kept by hand: parts for texts that no grammar rule should cover."""

from __future__ import annotations

from types import MappingProxyType

from rulesets.ptcg.scripts.base import BASE_SETS
from rulesets.ptcg.scripts.bw_dragons import BW_DRAGONS
from rulesets.ptcg.scripts.bw_elsewhere import BW_ELSEWHERE
from rulesets.ptcg.scripts.bw_first_sets import BW_FIRST_SETS
from rulesets.ptcg.scripts.ex import EX_SETS
from rulesets.ptcg.scripts.gym import GYM_SETS
from rulesets.ptcg.scripts.later_sets import LATER
from rulesets.ptcg.scripts.lists import LISTS
from rulesets.ptcg.scripts.neo import NEO_SETS
from rulesets.ptcg.scripts.parts import Parts
from rulesets.ptcg.scripts.staples import STAPLES

PARTS: Parts = MappingProxyType(
    {
        **BASE_SETS,
        **GYM_SETS,
        **NEO_SETS,
        **EX_SETS,
        **BW_FIRST_SETS,
        **BW_DRAGONS,
        **BW_ELSEWHERE,
        **LATER,
        **LISTS,
        **STAPLES,
    }
)
