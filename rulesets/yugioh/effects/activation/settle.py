"""What the rules do by themselves after every step: nobody decides it and nothing answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.yugioh.effects.summoning import asked_by
from rulesets.yugioh.match import derived, zones
from rulesets.yugioh.match.outcome import check_life
from rulesets.yugioh.match.zones import LOST

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def settle(s: Duel) -> None:
    """Carry it out until nothing changes any more."""
    while not s.result:
        check_life(s)
        doomed = _doomed(s)
        if s.result or not doomed:
            return
        for card in doomed:
            zones.move(s, card, "grave", how=("destroyed", "rule"))


def _doomed(s: Duel) -> list[int]:
    """Return the cards that cannot stay: Equip cards without a holder, what destroys itself."""
    up = [spot for spot in s.spots if spot is not None and spot.is_up]
    return [
        spot.card
        for spot in up
        if spot.holder == LOST
        or (spot.holder >= 0 and not _may_hold(s, spot.card, spot.holder))
        or derived.holds_for(s, "self destroy", spot.card)
    ]


def _may_hold(s: Duel, card: int, holder: int) -> bool:
    """Tell whether a monster is still a legal holder of an Equip card (YGO-937)."""
    spot = s.spot(holder)
    if spot is None or not spot.is_up:
        return False
    wanted = s.table.faces[card].script.equip_to
    return wanted is None or wanted.accepts(s, asked_by(s, card), holder)
