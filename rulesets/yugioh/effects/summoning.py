"""Who can be Special Summoned, and what a Summon by an effect does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.spots import ALL_SLOTS, EXTRA, MONSTER_SLOTS

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def room(s: Duel, seat: int) -> int:
    """Return how many Monster Zones of a seat are free (YGO-018, YGO-923)."""
    return sum(s.spots[slot] is None for slot in MONSTER_SLOTS[seat])


def can_special(s: Duel, card: int, seat: int, ignoring: bool = False) -> bool:
    """Tell whether a seat may Special Summon a card by an effect; the free zone is asked apart.

    YGO-094: what must first be Summoned in its own way comes back only after a proper Summon.
    """
    face = s.table.faces[card]
    if not face.is_monster or face.is_token or s.place[card] < ALL_SLOTS:
        return False
    if derived.player_holds(s, "no special summon", seat) and forbidden(s, card, seat):
        return False
    if derived.holds_for(s, "cannot be special summoned", card):
        return False
    if ignoring:
        return True
    summoning = face.script.summoning
    if "no special" in summoning or "nomi" in summoning:
        return False
    if "semi-nomi" in summoning or face.special_only:
        return card in s.proper or (s.place[card] == EXTRA and card in s.face_up_extra)
    return True


def forbidden(s: Duel, card: int, seat: int) -> bool:
    """Tell whether an effect forbids a player to Special Summon this card."""
    for x in derived.of_player(s, "no special summon", seat):
        m = x.modifier
        if m.of is None or card in m.of.find(s, x.frame):
            return True
    return False


def frame_of(card: int, seat: int) -> Frame:
    """Return a frame in which a card's conditions are asked."""
    return Frame((), seat, {"card": (card,)})
