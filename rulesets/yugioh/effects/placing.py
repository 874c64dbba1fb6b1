"""Putting cards on the field other than by a Summon, and bringing back what was away for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards, Frame
from rulesets.yugioh.effects.context import own
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.happenings import EQUIPPED, SET_CARD, Delayed, Happening
from rulesets.yugioh.match.spots import (
    ALL_SLOTS,
    FIELD_SLOT,
    PENDULUM_SLOTS,
    SET,
    SPELL_SLOTS,
    UP,
    Spot,
)

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def place(s: Duel, card: int, seat: int, position: str) -> bool:
    """Put a Spell or Trap on the field, face up or Set; tell whether there was room.

    YGO-029: a Field Spell sends the one before it to the Graveyard.
    """
    face = s.table.faces[card]
    if s.place[card] < ALL_SLOTS:
        return False
    if face.icon == "Field":
        slot = FIELD_SLOT[seat]
        before = s.spots[slot]
        if before is not None:
            zones.move(s, before.card, "grave", how=("rule",))
        if position == UP:
            end_other_field(s, seat)
    else:
        slot = s.free(PENDULUM_SLOTS[seat] if face.is_monster else SPELL_SLOTS[seat])
    if slot < 0:
        return False
    zones.enter(s, card, slot, Spot(card, position, s.turn))
    if position == SET:
        s.happen(Happening(SET_CARD, card, seat, tick=s.tick))
    return True


def end_other_field(s: Duel, seat: int) -> None:
    """Destroy the other player's face-up Field Spell, where both have one together."""
    if s.rules.field_spells == "one":
        for card in s.cards_at((FIELD_SLOT[1 - seat],)):
            spot = s.spot(card)
            if spot is not None and spot.is_up:
                zones.move(s, card, "grave", how=("destroyed", "rule"))


def equip(s: Duel, f: Frame, card: int, to: int) -> bool:
    """Equip a card to a face-up monster; one from elsewhere takes a Spell & Trap Zone first."""
    holder = s.spot(to)
    if holder is None or not holder.is_up:
        return False
    if not can_move_on(s, card):
        return False
    place_ = s.place[card]
    seat = f.controller
    if place_ >= ALL_SLOTS or place_ not in SPELL_SLOTS[s.controller(card)]:
        slot = s.free(SPELL_SLOTS[seat])
        if slot < 0:
            return False
        if place_ < ALL_SLOTS:
            zones.shift(s, card, slot)
            s.change(card, position=UP)
        else:
            zones.enter(s, card, slot, Spot(card, UP, s.turn))
    s.change(card, holder=to)
    s.happen(Happening(EQUIPPED, card, seat, by=own(f), tick=s.tick, other=to))
    s.note("equip", card, to)
    return True


def can_move_on(s: Duel, card: int) -> bool:
    """Tell whether a card may be equipped to a monster, or to another one than it is now.

    A monster that is equipped stays with its monster (YGO-282), other than a Union (YGO-283).
    """
    spot, face = s.spot(card), s.table.faces[card]
    return spot is None or spot.holder < 0 or not face.is_monster or "Union" in face.kinds


def come_back(s: Duel, f: Frame, cards: Cards, until: str) -> None:
    """Let banished cards return to the field, or where they were, in a later phase."""
    from rulesets.yugioh.effects.deeds.summons import ReturnToField

    phase = "standby" if "standby" in until else "end"
    seat = f.controller if until.startswith("your") else -1
    away = (("away", cards),)
    s.delayed += (Delayed(phase, 0, seat, (ReturnToField(),), f.controller, away, ()),)
