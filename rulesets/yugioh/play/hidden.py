"""Dealing anew what a seat does not know.

The numbers of the cards stay where they are; unseen cards change faces. So everything that names a
card by its number, an effect in progress too, goes on meaning the card at the same place.
"""

from __future__ import annotations

from random import Random

from rulesets.yugioh.match.derived import player_holds
from rulesets.yugioh.match.faces import Face
from rulesets.yugioh.match.spots import DECK, EXTRA, FIELD_SLOT, HAND, MONSTER_SLOTS, SET, SLOTS
from rulesets.yugioh.match.state import Duel


def resample(s: Duel, seat: int, rng: Random) -> Duel:
    """Return a copy in which the unseen cards of each player have changed faces."""
    c = s.clone()
    c.offers = None
    swap: dict[int, int] = {}
    known = _known(s, seat)
    for side in (0, 1):
        _mix(s, [x for x in _unseen(s, side, seat) if x not in known], swap, rng)
        if side != seat:
            own = [x for x in s.extras[side] if x not in s.face_up_extra and x not in known]
            _mix(s, own, swap, rng)
    if swap:
        c.table = s.table.dealt_anew(swap)
        c.derived = {}
        _forget_due(c, swap)
    return c


def _forget_due(c: Duel, swap: dict[int, int]) -> None:
    """Let effects no longer be due whose cards have become others: nobody else knows of them."""
    for f in c.stack:
        rows = f.values.get("due")
        if rows:
            f.values["due"] = tuple([row for row in rows if row[2][1] not in swap])


def _unseen(s: Duel, side: int, seat: int) -> list[int]:
    """Return a player's cards of the Main Deck that a seat cannot see (YGO-325)."""
    found = list(s.decks[side])
    found += [c for c in s.face_down_banished if s.table.owner[c] == side and side != seat]
    if side != seat:
        found += s.hands[side]
    for slot, spot in enumerate(s.spots):
        if (
            spot is not None
            and spot.position == SET
            and not spot.seen
            and slot // SLOTS != seat
            and s.table.owner[spot.card] == side
            and not s.table.faces[spot.card].is_extra
        ):
            found.append(spot.card)
    return found


def _mix(s: Duel, cards: list[int], swap: dict[int, int], rng: Random) -> None:
    """Give cards each other's faces; those that lie face down first, one that may lie there."""
    faces = s.table.faces
    # In the order of their faces first: how they truly lie must not show in the deal.
    left = sorted(cards, key=lambda card: faces[card].number)
    rng.shuffle(left)
    laid = [c for c in cards if s.spot(c) is not None]
    for card in (*laid, *(c for c in cards if c not in laid)):
        taken = left[-1]
        if card in laid:
            taken = next((x for x in left if _may_lie(s, card, faces[x])), taken)
        left.remove(taken)
        if taken != card:
            swap[card] = taken


def _may_lie(s: Duel, card: int, face: Face) -> bool:
    """Tell whether a card of a face could lie where another lies face down."""
    place = s.place[card]
    if place in MONSTER_SLOTS[0] or place in MONSTER_SLOTS[1]:
        return face.is_monster and not face.special_only
    if place in FIELD_SLOT:
        return face.icon == "Field"
    if s.spot(card) is not None:
        return not face.is_monster and face.icon != "Field"
    return True


def _known(s: Duel, seat: int) -> set[int]:
    """Return the cards a seat sees because of what is in progress.

    A monster whose Summon is announced, a card on the chain and one whose activation is being paid
    for are shown, wherever they lie. What is due to whoever decides stays what it is: the decision
    is about it.
    """
    known = {*s.pending, *(link.card for link in s.chain)}
    known.update(f.card("card") for f in s.stack if "place" in f.values)
    if player_holds(s, "hand revealed", 1 - seat):
        known.update(s.hands[1 - seat])
    if not s.stack:
        return known
    f = s.stack[-1]
    known.update(row[2][1] for row in f.values.get("due", ()) if row[0] == s.waits)
    if s.waits != seat:
        return known
    offers = f.program[f.pc - 1].offers(s, f) if s.offers is None else s.offers
    picks = {a[1] for a in offers if len(a) == 2 and a[0] == "pick" and type(a[1]) is int}
    # Whoever looks for a card sees the whole zone it lies in; Set cards stay unseen.
    for zone in (*s.decks, *s.hands, *s.extras):
        if not picks.isdisjoint(zone):
            known.update(zone)
    return known | _picked(s, seat)


def _picked(s: Duel, seat: int) -> set[int]:
    """Return the cards a seat has just picked from a zone it saw, and not yet moved."""
    return {
        card
        for f in s.stack
        for name, cards in f.cards.items()
        if f.values.get(f"{name} by") == seat
        for card in cards
        if s.place[card] in (DECK, HAND, EXTRA)
    }
