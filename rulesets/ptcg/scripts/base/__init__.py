"""Hand scripts of the Base sets."""

from __future__ import annotations

from rulesets.ptcg.scripts.base.base_set import BASE_SET
from rulesets.ptcg.scripts.base.copies import COPIES
from rulesets.ptcg.scripts.base.jungle_fossil import JUNGLE_FOSSIL
from rulesets.ptcg.scripts.base.rocket import ROCKET
from rulesets.ptcg.scripts.parts import Parts

BASE_SETS: Parts = {**BASE_SET, **JUNGLE_FOSSIL, **ROCKET, **COPIES}
