"""Whether an effect may be activated now, and if not, why not.

Each question answers with the topic of the statement that forbids it, or None. They are asked
cheapest first, because nearly every card has no answer in nearly every window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.frames import AnyOp, Frame
from rulesets.engine.sides import seats_of
from rulesets.yugioh.effects.activation.frames import frame_for
from rulesets.yugioh.effects.activation.limits import is_spent
from rulesets.yugioh.effects.context import AWAY
from rulesets.yugioh.effects.deeds.moves import (
    Banish,
    Discard,
    SendToGrave,
    ToDeck,
    ToHand,
    Tribute,
)
from rulesets.yugioh.effects.matching import SUMMONING
from rulesets.yugioh.effects.possible import payable, worthwhile
from rulesets.yugioh.effects.summoning import FREES
from rulesets.yugioh.effects.terms.conditions import in_phase
from rulesets.yugioh.effects.terms.selectors import This
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.continuous import is_dormant
from rulesets.yugioh.match.faces import ALWAYS, EARLY
from rulesets.yugioh.match.happenings import SUMMONED
from rulesets.yugioh.match.script import Effect
from rulesets.yugioh.match.spots import (
    ALL_SLOTS,
    HAND,
    PENDULUM_SLOTS,
    SET,
    SPELL_SLOTS,
    ZONE_OF,
    in_zones,
)
from rulesets.yugioh.match.summons import is_taken

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

_LEAVES = Tribute | SendToGrave | Discard | Banish | ToHand | ToDeck
_FREES = Tribute | SendToGrave | If
FAST = 2  # the Spell Speed of answers
CARD, IGNITION, QUICK, TRIGGER, FLIP = "card", "ignition", "quick", "trigger", "flip"


def obstacle(s: Duel, seat: int, card: int, number: int, opening: bool) -> str | None:
    """Return the topic that forbids an activation, or None; `opening`: in an open game state."""
    effect = s.table.faces[card].effects[number]
    return (
        _misplaced(s, seat, card, effect)
        or _too_slow(s, seat, card, number, opening)
        or _mistimed(s, seat, effect)
        or ("once" if is_spent(s, seat, card, number) else None)
        or _in_damage_step(s, card, number)
        or unmet(s, seat, card, effect)
    )


def _misplaced(s: Duel, seat: int, card: int, effect: Effect) -> str | None:
    place = s.place[card]
    if s.controller(card) != seat and not effect.either:
        return "place"
    if effect.kind == CARD:
        return _misplaced_card(s, seat, card)
    if not in_zones(ZONE_OF[place], effect.places):
        return "place"
    if place < ALL_SLOTS:
        spot = s.spots[place]
        if spot is None or spot.position == SET:
            return "face down"
        if is_dormant(s, card):
            return "place"
    return None


def _misplaced_card(s: Duel, seat: int, card: int) -> str | None:
    """Return what forbids to activate a Spell or Trap from where it is (YGO-021, YGO-151)."""
    face, place = s.table.faces[card], s.place[card]
    if card in s.table.limited and is_taken(s, card, seat):
        return "forbidden"
    if place == HAND:
        if face.is_trap:
            return "trap set"
        if face.is_monster:
            return None if s.free(PENDULUM_SLOTS[seat]) >= 0 else "pendulum zone"
        if s.seat != seat:
            return "quick set" if face.icon == "Quick-Play" else "spell phase"
        if face.icon != "Field" and s.free(SPELL_SLOTS[seat]) < 0:
            return "spell room hand"
        return None
    if place >= ALL_SLOTS or face.is_monster:
        return "place"
    spot = s.spots[place]
    if spot is None or spot.position != SET:
        return "place"
    if spot.since == s.turn:
        if face.is_trap:
            return "trap turn"
        if face.icon == "Quick-Play":
            return "quick turn"
    return None


def _too_slow(s: Duel, seat: int, card: int, number: int, opening: bool) -> str | None:
    face = s.table.faces[card]
    effect, speed = face.effects[number], face.speeds[number]
    main = s.phase.startswith("main")
    if opening and not s.chain:
        if effect.kind == IGNITION or (effect.kind == CARD and speed == 1):
            topic = "ignition" if effect.kind == IGNITION else "spell phase"
            return None if main and s.seat == seat else topic
        return None
    if s.pending and not s.chain and (effect.on is None or effect.on.what != SUMMONING):
        return "summoning"  # YGO-915
    if effect.kind == IGNITION and after_summon(s, seat):
        return None
    least = max(FAST, s.chain[-1].speed) if s.chain else FAST
    return "speed" if speed < least else None


def after_summon(s: Duel, seat: int) -> bool:
    """Tell whether the turn player may use Ignition Effects right after a Summon, by some books."""
    if not s.rules.ignition_after_summon or s.chain or s.seat != seat:
        return False
    return s.phase.startswith("main") and any(
        h.what == SUMMONED and h.by_seat == seat for h in s.recent
    )


def _mistimed(s: Duel, seat: int, effect: Effect) -> str | None:
    if effect.turn and s.seat not in seats_of(effect.turn, seat):
        return "turn"
    if effect.phases and not in_phase(s, effect.phases):
        return "phase"
    return None


def _in_damage_step(s: Duel, card: int, number: int) -> str | None:
    """Return whether the Damage Step forbids it (YGO-200, YGO-931)."""
    if s.step != "damage":
        return None
    allowed = s.table.faces[card].damage[number]
    if allowed == ALWAYS:
        return None
    part = s.battle.part if s.battle is not None else ""
    early = part in ("start", "before", "")
    return None if early and allowed == EARLY else "damage step"


def unmet(s: Duel, seat: int, card: int, effect: Effect) -> str | None:
    """Return what is missing: the event, the condition, the price, a target, something to do."""
    f = frame_for(s, seat, card, effect)
    if f is None:
        return "trigger"
    if is_forbidden(s, seat, card, effect):
        return "forbidden"
    if effect.condition is not None and not effect.condition.holds(s, f):
        return "condition"
    if effect.kind == CARD and s.place[card] == HAND:
        f.values[AWAY] = 1  # it lies on the field before its cost is paid (YGO-021)
    if effect.cost and not _pays(s, f, effect):
        return "cost"
    if effect.targets and not payable(s, f, effect.targets):
        return "target"
    mandatory = effect.kind in (TRIGGER, FLIP) and not effect.optional
    if not mandatory and not worthwhile(s, f, effect.program):
        return "effect"
    return None


def _pays(s: Duel, f: Frame, effect: Effect) -> bool:
    if not payable(s, f, effect.cost):
        return False
    if any(isinstance(op, _FREES) for op in effect.cost):
        f.values[FREES] = 1  # a zone may become free, so room is not asked
    if any(_takes_itself(s, f, op) for op in effect.cost):
        f.values[AWAY] = 1  # the cost comes before the targets
    return True


def _takes_itself(s: Duel, f: Frame, op: AnyOp) -> bool:
    """Tell whether a step of a cost takes the card itself away, or finds no other to take."""
    if isinstance(op, _LEAVES):
        return isinstance(op.cards, This)
    if isinstance(op, Pick) and op.count == 1:
        found = op.source.find(s, f)
        return len(found) == 1 and found == f.cards["card"]
    return False


def is_forbidden(s: Duel, seat: int, card: int, effect: Effect) -> bool:
    """Tell whether a continuous effect forbids the activation."""
    for x in derived.of_player(s, "no activate", seat):
        m = x.modifier
        words = m.value.split("|") if m.value else []
        if "card" in words and effect.kind != CARD:
            continue  # only Spells and Traps themselves are meant, not effects of face-up ones
        kinds = [word for word in words if word != "card"]
        if kinds and derived.kinds_of(s, card).isdisjoint(kinds):
            continue
        if m.of is None or card in m.of.find(s, x.frame):
            return True
    return derived.holds_for(s, "no activate card", card)
