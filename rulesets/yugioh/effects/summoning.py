"""Special Summons by effects: who may come, and what it looks like when they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.lasting import FOREVER, Mark
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.match import summons
from rulesets.yugioh.match.spots import MONSTER_SLOTS

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

FREES = "frees"  # the value of a frame whose cost frees a Monster Zone


def can_special(s: Duel, card: int, seat: int, ignoring: bool = False, source: int = -1) -> bool:
    """Tell whether a seat may Special Summon a card by an effect; the free zone is asked apart."""
    face = s.table.faces[card]
    if not face.is_monster or face.is_token or _stays(s, card):
        return False
    return summons.may_be_special(s, card, seat, ignoring, source)


def _stays(s: Duel, card: int) -> bool:
    """Tell whether a card is on the field already; one that is equipped may come from there."""
    spot = s.spot(card)
    return spot is not None and (
        spot.holder < 0 or s.place[card] in MONSTER_SLOTS[s.controller(card)]
    )


def bring(s: Duel, f: Frame, card: int, seat: int, position: str, how: str) -> None:
    """Special Summon a card by an effect to a free zone of a seat."""
    source = f.card("card")
    proper = summons.is_named_way(s, card, source)
    summons.arrive(s, card, seat, position, how, by=source, by_seat=f.controller, proper=proper)


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
