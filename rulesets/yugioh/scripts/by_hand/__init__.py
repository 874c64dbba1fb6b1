"""Programs written by hand, for cards whose wording is used once: by id of the card.

Each is read beside the printed text and kept with the fingerprints of both in
`tests/rulesets/yugioh/text/by_hand.tsv`. A card whose text compiles has no program here.
"""

from collections.abc import Mapping

from rulesets.yugioh.match.script import CardScript
from rulesets.yugioh.scripts.by_hand import (
    battlers,
    monsters,
    more_spells,
    more_traps,
    others,
    spells,
    traps,
)

BY_HAND: Mapping[str, CardScript] = {
    **battlers.SCRIPTS,
    **monsters.SCRIPTS,
    **more_spells.SCRIPTS,
    **more_traps.SCRIPTS,
    **others.SCRIPTS,
    **spells.SCRIPTS,
    **traps.SCRIPTS,
}
