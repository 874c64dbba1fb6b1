"""Turning monsters by an effect: their positions, face up and face down, and their counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.yugioh.effects.context import own
from rulesets.yugioh.match import derived, summons, zones
from rulesets.yugioh.match.happenings import COUNTER, Happening
from rulesets.yugioh.match.spots import ATTACK, DEFENSE, SET, UP

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

OTHER = "other"


def turn(s: Duel, f: Frame, card: int, to: str, quiet: bool = False) -> bool:
    """Change a card's position by an effect; tell whether it changed (YGO-935)."""
    spot = s.spot(card)
    if spot is None:
        return False
    if to == OTHER:
        to = DEFENSE if spot.position == ATTACK else ATTACK
    if spot.position == UP or (to == UP and spot.position == SET):
        return _turn_spell(s, card, to)
    if to == SET and (s.table.faces[card].is_token or derived.holds_for(s, "not face-down", card)):
        return False
    if derived.holds_for(s, "no position change", card, own(f)):
        return False
    return summons.turn(s, card, to, own(f), f.controller, quiet)


def _turn_spell(s: Duel, card: int, to: str) -> bool:
    spot = s.spot(card)
    wanted = SET if to == SET else UP
    if spot is None or spot.position == wanted:
        return False
    if wanted == SET:
        _hide(s, card)
    else:
        s.change(card, position=UP)
    return True


def _hide(s: Duel, card: int) -> None:
    """Turn a card face down: what lasted on it, its counters and its Equip cards are lost."""
    s.change(card, position=SET, marks=(), counters=(), used=(), links=())
    zones.lose_holder(s, card)


def change_counters(s: Duel, card: int, kind: str, by: int) -> None:
    """Add counters of a kind to a card on the field, or take some away."""
    spot = s.spot(card)
    if spot is None:
        return
    count = spot.counter(kind) + by
    others = tuple(c for c in spot.counters if c[0] != kind)
    s.change(card, counters=(*others, (kind, count)) if count > 0 else others)
    s.happen(Happening(COUNTER, card, s.controller(card), how=(kind,), tick=s.tick, amount=by))
