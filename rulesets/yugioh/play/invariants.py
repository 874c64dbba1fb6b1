"""What must hold in every state of a sound engine."""

from __future__ import annotations

from collections import Counter

from rulesets.api import OVER
from rulesets.yugioh.match.spots import (
    ALL_SLOTS,
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    EXTRA,
    GRAVE,
    HAND,
    MATERIAL,
    NOWHERE,
    SET,
    SLOTS,
    UP,
    ZONE,
)
from rulesets.yugioh.match.state import Duel

_ZONES = (
    ("hands", HAND),
    ("decks", DECK),
    ("graves", GRAVE),
    ("banished", BANISHED),
    ("extras", EXTRA),
)


def violations(s: Duel) -> list[str]:
    """Return the broken invariants of a state."""
    return [*_cards(s), *_spots(s), *_counts(s)]


def _cards(s: Duel) -> list[str]:
    """Each card is in exactly one place, its index says which, and zones are their owner's."""
    places: Counter[int] = Counter()
    found = []
    for name, place in _ZONES:
        for seat in (0, 1):
            cards = getattr(s, name)[seat]
            places.update(cards)
            if any(s.table.owner[c] != seat for c in cards):
                found.append(f"{name} of seat {seat} holds another player's card")
            if any(s.place[c] != place for c in cards):
                found.append(f"{name} of seat {seat}: the index says another place")
            if any(s.table.faces[c].is_token for c in cards):
                found.append(f"{name} of seat {seat} holds a Token")
    for slot, spot in enumerate(s.spots):
        if spot is None:
            continue
        places.update((spot.card, *spot.materials))
        if s.place[spot.card] != slot:
            found.append(f"the card in slot {slot} is elsewhere by its index")
        if any(s.place[m] != MATERIAL for m in spot.materials):
            found.append(f"a Material under slot {slot} is elsewhere by its index")
    loose = [c for c, n in places.items() if n != 1]
    lost = [c for c, p in enumerate(s.place) if c not in places and p != NOWHERE]
    if loose or lost:
        found.append(f"cards in more than one place: {loose}; in none: {lost}")
    if any(p == NOWHERE and not s.table.faces[c].is_token for c, p in enumerate(s.place)):
        found.append("a card that is no Token is nowhere")
    return found


def _spots(s: Duel) -> list[str]:
    found = []
    for slot, spot in enumerate(s.spots):
        if spot is None:
            continue
        face = s.table.faces[spot.card]
        in_row = slot % SLOTS < ZONE
        if spot.position not in ((ATTACK, DEFENSE, SET) if in_row else (UP, SET)):
            found.append(f"{face.name} in slot {slot} is in position {spot.position}")
        if spot.materials and "Xyz" not in face.kinds:
            found.append(f"{face.name} has Materials")
        if face.is_token and (spot.position == "set" or not in_row):
            found.append(f"a Token lies {spot.position} in slot {slot}")
        if any(n <= 0 for _, n in spot.counters):
            found.append(f"{face.name} has counters {spot.counters}")
        if not 0 <= spot.since <= s.turn:
            found.append(f"{face.name} came in turn {spot.since}")
    return found


def _counts(s: Duel) -> list[str]:
    found = []
    if min(s.lp) < 0:
        found.append(f"Life Points {s.lp}")
    if min(s.lp) == 0 and not s.result:
        found.append("a player without Life Points plays on")
    if (s.waits == OVER) != bool(s.result):
        found.append("the duel is over without a result, or has one before the end")
    if any(c not in (*s.extras[0], *s.extras[1]) for c in s.face_up_extra):
        found.append("a card face up in the Extra Deck is not there")
    if any(c not in (*s.banished[0], *s.banished[1]) for c in s.face_down_banished):
        found.append("a card banished face down is not banished")
    forgotten = [c for c in s.proper if s.place[c] in (HAND, DECK, EXTRA)]
    if forgotten:
        found.append(f"proper Summons remembered in hand or deck: {forgotten}")
    if len(s.place) != len(s.table.faces) or len(s.spots) != ALL_SLOTS:
        found.append("the index has another size than the table")
    return found
