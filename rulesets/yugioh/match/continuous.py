"""What goes on all the time: the standing changes of cards, and lasting ones on cards and players.

Cards are asked in a fixed order: those whose scripts touch the point by their numbers, then what
lasts on cards by slot, then what lasts on the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from rulesets.engine.frames import Frame, held
from rulesets.engine.lasting import Mark
from rulesets.engine.modifiers import Found, Modifier, applies
from rulesets.yugioh.match.spots import ALL_SLOTS, SET, SLOTS, ZONE_OF, in_zones

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

# Where a modifier comes from: standing on a card, or lasting.
CARD, LASTING = "card", "lasting"
NEGATED = "negated"
GEMINI = "gemini"  # a kind, and how a monster of it was Summoned the second time
# The memo of values as they are before anything is negated, and the sign that it is in use.
_BEFORE, _UNNEGATED = "before", "unnegated"
# Points that anything there touches, with what lasts at them: the card it is on (-1: a player).
Touched: TypeAlias = dict[str, list[tuple[int, Mark]]]
_THERE = "there"  # the memo of these


def modifiers(s: Duel, point: str) -> tuple[Found, ...]:
    """Return the modifiers of a point among everything in the duel, found once a change."""
    if point not in s.table.points:
        return ()
    found = s.derived.get(point)
    if found is None:
        # Nearly every point is touched by nothing that lies there now.
        marks = touched(s).get(point)
        found = s.derived[point] = () if marks is None else tuple(_found(s, point, marks))
    answer: tuple[Found, ...] = found
    return answer


def touched(s: Duel) -> Touched:
    """Return the points that a face-up card or a lasting effect may touch, found once a change."""
    found = s.derived.get(_THERE)
    if found is None:
        found = s.derived[_THERE] = _touched(s)
    answer: Touched = found
    return answer


def _touched(s: Duel) -> Touched:
    found: Touched = {point: [] for point in s.table.afar}
    faces = s.table.faces
    for spot in s.spots:
        if spot is not None:
            if spot.position != SET:
                for point in faces[spot.card].points:
                    found.setdefault(point, [])
            for mark in spot.marks:
                if type(mark.effect) is Modifier:
                    found.setdefault(mark.effect.point, []).append((spot.card, mark))
    for marks in s.player_marks:
        for mark in marks:
            if type(mark.effect) is Modifier:
                found.setdefault(mark.effect.point, []).append((-1, mark))
    return found


def _found(s: Duel, point: str, marks: Sequence[tuple[int, Mark]]) -> list[Found]:
    """Return the standing changes at a point, then what lasts there."""
    found: list[Found] = []
    place, afar = s.place, point in s.table.afar
    for card in s.table.touching.get(point, ()):
        # Most such cards lie in Decks and hands, where they say nothing.
        if afar or place[card] < ALL_SLOTS:
            found += _standing(s, point, card)
    for card, mark in marks:
        effect = mark.effect
        if type(effect) is Modifier and mark.holds(s.turn):
            if card >= 0:
                cards = {"self": (card,), "card": held(mark.card), "source": held(mark.source)}
            else:
                cards = {"self": held(mark.source), "card": held(mark.card)}
            found.append(Found(effect, Frame((), mark.controller, cards), LASTING, card))
    return found


def _standing(s: Duel, point: str, card: int) -> list[Found]:
    """Return the standing changes of a card at a point, where it works now."""
    place = s.place[card]
    zone = ZONE_OF[place]
    found: list[Found] = []
    if place < ALL_SLOTS:
        spot = s.spots[place]
        # YGO-047: only while it is face up.
        if spot is None or spot.position == SET:
            return found
        seat = place // SLOTS
    else:
        seat = s.table.owner[card]
    for standing in s.table.faces[card].standing[point]:
        if in_zones(zone, standing.places):
            # What negates is not asked whether it is negated itself.
            if point != NEGATED and place < ALL_SLOTS and is_negated(s, card):
                return found
            own = (card,)
            frame = Frame((), seat, {"self": own, "card": own})
            found.append(Found(standing.modifier, frame, CARD))
    return found


def is_negated(s: Duel, card: int) -> bool:
    """Tell whether the effects of a card on the field are negated, or do not work yet.

    What negates may ask for names and figures that cards change, and those may be negated in turn.
    So it is asked first of all, with every change of a card counted as working.
    """
    if is_dormant(s, card):
        return True
    known = s.derived
    if NEGATED not in s.table.points or _UNNEGATED in known or NEGATED not in touched(s):
        return False
    key = (NEGATED, card)
    found = known.get(key)
    if found is None:
        s.derived = known.setdefault(_BEFORE, {_UNNEGATED: True, _THERE: touched(s)})
        found = any(applies(s, x, card, -1) for x in modifiers(s, NEGATED))
        s.derived = known
        known[key] = found
    answer: bool = found
    return answer


def is_dormant(s: Duel, card: int) -> bool:
    """Tell whether a Gemini monster is a Normal Monster still: not Summoned a second time."""
    if not s.table.faces[card].is_gemini:
        return False
    spot = s.spot(card)
    return spot is None or spot.summoned != GEMINI
