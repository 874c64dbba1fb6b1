"""Hand scripts of the EX sets, a module for each few of them."""

from __future__ import annotations

from rulesets.ptcg.scripts.ex.alone import ALONE
from rulesets.ptcg.scripts.ex.deeds import DEEDS
from rulesets.ptcg.scripts.ex.delta import DELTA
from rulesets.ptcg.scripts.ex.deoxys import DEOXYS
from rulesets.ptcg.scripts.ex.first_sets import FIRST_SETS
from rulesets.ptcg.scripts.ex.kanto import KANTO
from rulesets.ptcg.scripts.ex.magma_and_aqua import MAGMA_AND_AQUA
from rulesets.ptcg.scripts.ex.rocket import ROCKET
from rulesets.ptcg.scripts.ex.standing import STANDING
from rulesets.ptcg.scripts.ex.unseen import UNSEEN
from rulesets.ptcg.scripts.parts import Parts

EX_SETS: Parts = {
    **ALONE,
    **FIRST_SETS,
    **MAGMA_AND_AQUA,
    **KANTO,
    **ROCKET,
    **DEOXYS,
    **UNSEEN,
    **DELTA,
    **STANDING,
    **DEEDS,
}
