"""Programs written by hand, for cards whose wording is used once: by id of the card.

Each is read beside the printed text and kept with the fingerprints of both in
`tests/rulesets/yugioh/text/by_hand.tsv`. A card whose text compiles has no program here.
"""

from collections.abc import Mapping

from rulesets.yugioh.match.script import CardScript
from rulesets.yugioh.scripts.by_hand import (
    acting_traps,
    aimed_spells,
    battle_traps,
    battles,
    continuous_traps,
    extra_deck,
    ignition,
    leaving,
    normal_spells,
    normal_traps,
    phases,
    standing,
    standing_spells,
    summoned,
)

BY_HAND: Mapping[str, CardScript] = {
    **acting_traps.SCRIPTS,
    **aimed_spells.SCRIPTS,
    **battle_traps.SCRIPTS,
    **battles.SCRIPTS,
    **continuous_traps.SCRIPTS,
    **extra_deck.SCRIPTS,
    **ignition.SCRIPTS,
    **leaving.SCRIPTS,
    **normal_spells.SCRIPTS,
    **normal_traps.SCRIPTS,
    **phases.SCRIPTS,
    **standing.SCRIPTS,
    **standing_spells.SCRIPTS,
    **summoned.SCRIPTS,
}
