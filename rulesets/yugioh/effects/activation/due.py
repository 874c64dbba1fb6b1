"""Effects that something which happened makes due (YGO-055, YGO-057, YGO-903 to YGO-906)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.chains import Due
from rulesets.engine.frames import Frame
from rulesets.yugioh.effects.activation.frames import frame_for, is_about_itself, tell
from rulesets.yugioh.effects.activation.legal import is_forbidden, unmet
from rulesets.yugioh.effects.activation.limits import is_spent
from rulesets.yugioh.effects.matching import matches
from rulesets.yugioh.effects.terms.conditions import in_phase
from rulesets.yugioh.effects.terms.selectors import Equipped
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.continuous import GEMINI, is_dormant
from rulesets.yugioh.match.script import Effect
from rulesets.yugioh.match.spots import ALL_SLOTS, SET, ZONE_OF, in_zones

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def collect(s: Duel) -> tuple[Due, ...]:
    """Return what is due by all that happened since the last window.

    YGO-904: while a chain is under way everything waits until it has been carried out, and so it
    does before a Summon has succeeded or was negated (YGO-915).
    """
    if s.chain or s.pending:
        s.recent = ()
        return ()
    s.recent, s.happenings = s.happenings, ()
    if "JustHappened" in s.table.terms:
        s.derived = {}
    if not s.recent:
        return ()
    heard = dict.fromkeys([h.what for h in s.recent])
    for what in heard:
        for card, number in s.table.automatic.get(what, ()):
            _carry_out(s, card, s.table.faces[card].effects[number])
    triggers, place = s.table.triggers, s.place
    if triggers.keys().isdisjoint(heard):
        return ()
    moved = {h.card for h in s.recent if h.what == "moved"}
    silent = {h.card for h in s.recent if "silent" in h.how}
    found: list[Due] = []
    for what in heard:
        for card, number, places in triggers.get(what, ()):
            # Most lie in Decks, or where they do not work: they hear of their own moves alone.
            if (place[card] not in places and card not in moved) or card in silent:
                continue
            effect = s.table.faces[card].effects[number]
            if is_due(s, card, number, effect):
                action = ("activate", card, number)
                found.append(Due(s.controller(card), not effect.optional, action))
    return tuple(dict.fromkeys(found))


def _carry_out(s: Duel, card: int, effect: Effect) -> None:
    """Do at once, for each happening, what a card does by itself: no chain, nothing to decide."""
    if effect.on is None or not _is_placed(s, card, effect):
        return
    if any("silent" in h.how and h.card == card for h in s.recent):
        return
    if s.place[card] < ALL_SLOTS and derived.is_negated(s, card):
        return
    seat = s.controller(card)
    for happening in s.recent:
        f = Frame((), seat, {"card": (card,), "self": (card,)})
        if not matches(s, f, effect.on, happening):
            continue
        if effect.condition is not None and not effect.condition.holds(s, f):
            continue
        for op in effect.program:
            op.run(s, tell(f, [happening]))


def is_due(s: Duel, card: int, number: int, effect: Effect) -> bool:
    """Tell whether a trigger may, or must, be activated now."""
    seat = s.controller(card)
    if not _is_placed(s, card, effect) or is_spent(s, seat, card, number):
        return False
    if effect.turn and (s.seat == seat) != (effect.turn == "you"):
        return False
    if effect.phases and not in_phase(s, effect.phases):
        return False
    if effect.optional:
        return unmet(s, seat, card, effect) is None
    if s.place[card] < ALL_SLOTS and derived.is_negated(s, card):
        return False
    f = frame_for(s, seat, card, effect)
    if f is None or is_forbidden(s, seat, card, effect) or not _has_holder(s, f, effect):
        return False
    return effect.condition is None or effect.condition.holds(s, f)


def _has_holder(s: Duel, f: Frame, effect: Effect) -> bool:
    """Tell whether there is an equipped monster, where an effect acts on it first of all."""
    cards = getattr(effect.program[0], "cards", None) if effect.program else None
    return not isinstance(cards, Equipped) or bool(cards.find(s, f))


def _is_placed(s: Duel, card: int, effect: Effect) -> bool:
    """Tell whether a card is where its trigger works: also where its own move has taken it."""
    place = s.place[card]
    if s.table.faces[card].is_gemini and not _is_awake(s, card):
        return False
    if place < ALL_SLOTS:
        spot = s.spots[place]
        if spot is None or spot.position == SET:
            return False
    if in_zones(ZONE_OF[place], effect.places):
        return True
    if not any(h.card == card and h.to == ZONE_OF[place] for h in s.recent if h.what == "moved"):
        return False
    # What befalls others is seen only from where the effect works.
    return effect.on is not None and is_about_itself(effect.on)


def _is_awake(s: Duel, card: int) -> bool:
    """Tell whether a Gemini monster has its effects, or had them when it left the field."""
    if s.place[card] < ALL_SLOTS:
        return not is_dormant(s, card)
    moves = [h.last for h in s.recent if h.card == card and h.last is not None]
    return any(last.summoned == GEMINI for last in moves)
