"""Who can be Special Summoned, and what a Summon by an effect does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.lasting import FOREVER, Mark
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.match import derived, zones
from rulesets.yugioh.match.happenings import SUMMONED, Happening
from rulesets.yugioh.match.spots import ALL_SLOTS, EXTRA, MONSTER_SLOTS, SET, Spot

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


FREES = "frees"  # the value of a frame whose cost frees a Monster Zone
_PROPER = frozenset(("fusion", "ritual", "synchro", "xyz", "pendulum"))


def bring(s: Duel, f: Frame, card: int, seat: int, position: str, how: str) -> None:
    """Special Summon a card by an effect to a free zone of a seat."""
    slot = s.free(MONSTER_SLOTS[seat])
    by = f.card("card")
    spot = Spot(card, position, s.turn, how, by, s.turn)
    zones.enter(s, card, slot, spot, ("special",))
    if how in _PROPER and card not in s.proper:
        s.proper += (card,)
    words: tuple[str, ...] = ("special",) if how == "special" else ("special", how)
    if position == SET:
        words += ("set",)
    s.happen(Happening(SUMMONED, card, seat, how=words, by=by, by_seat=f.controller, tick=s.tick))
    s.note("special", seat, card, position)


def silence(s: Duel, f: Frame, card: int) -> None:
    """Negate the effects of a monster as long as it is on the field."""
    spot = s.spot(card)
    if spot is not None:
        source = f.card("card")
        mark = Mark(Modifier("negated"), s.turn, FOREVER, f.controller, source, source, "")
        s.change(card, marks=(*spot.marks, mark))


def asked_by(s: Duel, card: int) -> Frame:
    """Return a frame in which a card's own conditions are asked."""
    return Frame((), s.controller(card), {"card": (card,), "self": (card,)})
