"""Hand scripts of the Neo sets, Southern Islands and the promotional cards of those years."""

from __future__ import annotations

from rulesets.ptcg.scripts.neo.alone import ALONE
from rulesets.ptcg.scripts.neo.destiny import DESTINY
from rulesets.ptcg.scripts.neo.discovery import DISCOVERY
from rulesets.ptcg.scripts.neo.protected import PROTECTED
from rulesets.ptcg.scripts.neo.together import TOGETHER
from rulesets.ptcg.scripts.parts import Parts

NEO_SETS: Parts = {**ALONE, **DISCOVERY, **DESTINY, **TOGETHER, **PROTECTED}
