"""Why an action of a Main Phase is barred: topics that `Rulebook.cites` leads to statements.

Each function returns None where the action is allowed. The menu lists by them and refusals tell by
them, so that both say the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards
from rulesets.engine.values import number
from rulesets.yugioh.match import materials, summons
from rulesets.yugioh.match.continuous import is_dormant
from rulesets.yugioh.match.derived import applying, holds_for, player_holds
from rulesets.yugioh.match.spots import ATTACK, SET, SPELL_SLOTS

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def normal_bar(s: Duel, card: int, verb: str = "summon") -> str | None:
    """Return why a monster in hand may not be Normal Summoned or Set now, Tributes aside."""
    face = s.table.faces[card]
    if not face.is_monster or face.special_only:
        return "normal kind"
    if f"no {'set' if verb == 'set' else 'normal'}" in face.script.summoning:
        return "card effect"
    if verb == "summon" and "no normal summon" in face.script.summoning:
        return "card effect"
    if s.normal_summons >= summons.normal_summons_allowed(s, s.seat):
        extra = verb == "summon" and summons.extra_summon(s, s.seat, card)
        if not extra:
            return "one normal"
    if summons.barred(s, card, s.seat, "set monster" if verb == "set" else "normal"):
        return "card effect"
    return None


def tribute_bar(s: Duel, card: int, tributes: Cards) -> str | None:
    """Return why these Tributes are not the right ones, or leave no room."""
    if tributes not in summons.tribute_sets(s, s.seat, card):
        return ("normal level", "one tribute", "two tributes")[
            min(2, summons.tributes_needed(s, card))
        ]
    return None if summons.room_after(s, s.seat, tributes) else "monster room"


def set_bar(s: Duel, card: int) -> str | None:
    """Return why a Spell or Trap in hand may not be Set now (YGO-149)."""
    face = s.table.faces[card]
    if face.icon != "Field" and s.free(SPELL_SLOTS[s.seat]) < 0:
        return "spell room"
    return "card effect" if player_holds(s, "no set", s.seat) else None


def flip_bar(s: Duel, card: int) -> str | None:
    """Return why a face-down monster may not be Flip Summoned now."""
    spot = s.spot(card)
    if spot is None or spot.position != SET:
        return "flip"
    if spot.since == s.turn:
        return "flip set"
    if spot.turned == s.turn:
        return "position again"
    if holds_for(s, "no position change", card) or summons.barred(s, card, s.seat, "flip"):
        return "card effect"
    return None


def position_bar(s: Duel, card: int) -> str | None:
    """Return why a face-up monster may not be turned by its player now (YGO-177)."""
    spot = s.spot(card)
    if spot is None or spot.position == SET:
        return "position"
    if spot.since == s.turn:
        return "position new"
    if spot.attacks:
        return "position attacked"
    if spot.turned == s.turn:
        return "position again"
    if holds_for(s, "kept in defense", card):
        return "card effect"
    return "card effect" if holds_for(s, "no position change", card) else None


def synchro_sets(s: Duel, card: int) -> list[Cards]:
    """Return the Materials for a Synchro Summon now; none where an effect forbids it."""
    if summons.barred(s, card, s.seat, "synchro"):
        return []
    return materials.synchro_sets(s, card, s.seat, materials.on_field(s, s.seat, "synchro", card))


def xyz_sets(s: Duel, card: int) -> list[Cards]:
    """Return the Materials for an Xyz Summon now; none where an effect forbids it."""
    if summons.barred(s, card, s.seat, "xyz"):
        return []
    return materials.xyz_sets(s, card, s.seat, materials.on_field(s, s.seat, "xyz", card))


def contact_sets(s: Duel, card: int) -> list[Cards]:
    """Return the monsters on the field with which a Fusion Monster comes without a Spell."""
    if summons.barred(s, card, s.seat, "special"):
        return []
    return materials.fusion_sets(s, card, s.seat, s.monsters(s.seat))


def again_bar(s: Duel, card: int) -> str | None:
    """Return why a monster on the field may not be Normal Summoned again: a Gemini monster may."""
    spot = s.spot(card)
    if not is_dormant(s, card) or spot is None or spot.position == SET:
        return "normal kind"
    if s.normal_summons >= summons.normal_summons_allowed(s, s.seat):
        return "one normal"
    return "card effect" if summons.barred(s, card, s.seat, "normal") else None


def attack_bar(s: Duel, card: int) -> str | None:
    """Return why a monster may not declare an attack now, its target aside."""
    spot = s.spot(card)
    if spot is None or s.controller(card) != s.seat or card not in s.monsters(s.seat):
        return "attack target"
    may = spot.position == ATTACK or (
        spot.position != SET and holds_for(s, "attack in defense", card)
    )
    if not may:
        return "attack position"
    if spot.attacks >= attacks_allowed(s, card):
        return "attack"
    if holds_for(s, "no attack", card) or player_holds(s, "no attacks", s.seat):
        return "card effect"
    return None


def attacks_allowed(s: Duel, card: int) -> int:
    """Return how many attacks a monster has this turn: one (YGO-193), or more (YGO-073)."""
    if holds_for(s, "attack all", card):
        return 99
    found = applying(s, "extra attacks", card)
    return 1 + sum(number(x.modifier.amount, s, x.frame) for x in found)
