"""Every move of a card: one way off its place and one way onto another, with what happened.

`move` takes a card to a zone off the field, `enter` puts one on the field, `shift` moves one
between slots, `attach` puts monsters under an Xyz Monster. Nothing else changes zones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulesets.engine.chains.link import ACTIVATION
from rulesets.engine.frames import Cards
from rulesets.yugioh.match.derived import applying, last_of
from rulesets.yugioh.match.happenings import CONTROL, DETACHED, DRAWN, MOVED, Happening, Last
from rulesets.yugioh.match.spots import (
    ALL_SLOTS,
    BANISHED,
    DECK,
    EXTRA,
    GRAVE,
    HAND,
    MATERIAL,
    MONSTER_SLOTS,
    NOWHERE,
    PLACES,
    SET,
    SLOTS,
    ZONE_OF,
    Spot,
)

if TYPE_CHECKING:
    from rulesets.yugioh.match.script import Token
    from rulesets.yugioh.match.state import Duel

LOST = -2  # the holder of an Equip card whose monster has left or been turned down
_FORGETS = (HAND, DECK, EXTRA)  # YGO-920


def without(cards: Cards, card: int) -> Cards:
    """Return cards without one of them."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def move(
    s: Duel,
    card: int,
    to: str,
    *,
    how: tuple[str, ...] = (),
    by: int = -1,
    by_seat: int = -1,
    end: str = "top",
    face_down: bool = False,
) -> str:
    """Move a card to a zone of its owner off the field; return the zone it came to.

    Rules and effects may take it elsewhere: a Token is removed (YGO-255), a Pendulum card on the
    field goes face up to the Extra Deck for the Graveyard (YGO-066), an Extra Deck monster returns
    there (YGO-926), and what an effect redirects goes where that says.
    """
    origin = s.place[card]
    last = last_of(s, card)
    place, up = _destination(s, card, PLACES[to], how)
    below = _lift(s, card, origin)
    s.place[card] = place
    s.stamp[card] += 1
    s.derived = {}
    _lay(s, card, place, end, up, face_down)
    zone = ZONE_OF[place]
    happened = Happening(
        MOVED, card, last.controller, last.zone, zone, how, by, by_seat, s.tick, 0, last
    )
    s.happen(happened)
    # YGO-107: what lay under it goes to the Graveyards of its owners.
    for material in below:
        move(s, material, "grave", how=("rule",), by=card)
    return zone


def _destination(s: Duel, card: int, place: int, how: tuple[str, ...]) -> tuple[int, bool]:
    """Return where a card comes to that should go to a place, and whether face up there."""
    face = s.table.faces[card]
    if face.is_token:
        return NOWHERE, False
    if "redirect" in s.table.points:
        wanted = ZONE_OF[place]
        for x in applying(s, "redirect", card):
            before, _, after = x.modifier.value.rpartition(">")
            # A lone word is where cards go for the Graveyard; "field" is what leaves the field.
            if wanted == (before or "grave") or (before == "field" and s.place[card] < ALL_SLOTS):
                place = PLACES[after]
                break
    on_field = s.place[card] < ALL_SLOTS
    if place == GRAVE and on_field and face.is_pendulum:
        # YGO-918: one whose activation was negated goes to the Graveyard.
        was_negated = "negated" in how or _is_negated_link(s, card)
        return (place, False) if was_negated else (EXTRA, True)
    if place in (HAND, DECK) and face.is_extra:
        return EXTRA, False
    return place, False


def _is_negated_link(s: Duel, card: int) -> bool:
    """Tell whether a card is on the chain with its activation negated."""
    return any(link.card == card and link.negated == ACTIVATION for link in s.chain)


def _lift(s: Duel, card: int, origin: int) -> Cards:
    """Take a card off its place; return the Xyz Materials that lay under it."""
    if origin < ALL_SLOTS:
        spot = s.spots[origin]
        assert spot is not None and spot.card == card
        s.spots[origin] = None
        lose_holder(s, card)
        return spot.materials
    owner = s.table.owner[card]
    if origin == MATERIAL:
        for slot, spot in enumerate(s.spots):
            if spot is not None and card in spot.materials:
                s.spots[slot] = spot._replace(materials=without(spot.materials, card))
    elif origin == HAND:
        s.hands[owner] = without(s.hands[owner], card)
    elif origin == DECK:
        s.decks[owner] = without(s.decks[owner], card)
    elif origin == GRAVE:
        s.graves[owner] = without(s.graves[owner], card)
    elif origin == BANISHED:
        s.banished[owner] = without(s.banished[owner], card)
        if card in s.face_down_banished:
            s.face_down_banished = without(s.face_down_banished, card)
    elif origin == EXTRA:
        s.extras[owner] = without(s.extras[owner], card)
        if card in s.face_up_extra:
            s.face_up_extra = without(s.face_up_extra, card)
    return ()


def _lay(s: Duel, card: int, place: int, end: str, up: bool, face_down: bool) -> None:
    """Put a loose card into a zone of its owner off the field."""
    owner = s.table.owner[card]
    if place == HAND:
        s.hands[owner] += (card,)
    elif place == DECK:
        deck = s.decks[owner]
        s.decks[owner] = (*deck, card) if end == "bottom" else (card, *deck)
    elif place == GRAVE:
        s.graves[owner] += (card,)
    elif place == BANISHED:
        s.banished[owner] += (card,)
        if face_down:
            s.face_down_banished += (card,)
    elif place == EXTRA:
        s.extras[owner] = (card, *s.extras[owner])
        if up:
            s.face_up_extra += (card,)
    if place in _FORGETS and card in s.proper:
        s.proper = without(s.proper, card)


def lose_holder(s: Duel, card: int) -> None:
    """Let Equip cards of a monster that is no longer there know that it is gone (YGO-300)."""
    for slot, spot in enumerate(s.spots):
        if spot is not None and spot.holder == card:
            s.spots[slot] = spot._replace(holder=LOST)


def enter(s: Duel, card: int, slot: int, spot: Spot, how: tuple[str, ...] = ()) -> None:
    """Put a card on the field, in a free slot; `spot` tells the rest."""
    assert s.spots[slot] is None, f"slot {slot} is taken"
    origin = s.place[card]
    last: Last | None = last_of(s, card) if origin != NOWHERE else None
    _lift(s, card, origin)
    seen = spot.position != SET
    s.spots[slot] = spot._replace(card=card, origin=ZONE_OF[origin], seen=seen)
    s.place[card] = slot
    s.stamp[card] += 1
    s.derived = {}
    seat = slot // SLOTS
    s.happen(
        Happening(
            MOVED, card, seat, ZONE_OF[origin], ZONE_OF[slot], how, spot.by, -1, s.tick, 0, last
        )
    )


def shift(s: Duel, card: int, slot: int, by: int = -1, by_seat: int = -1) -> None:
    """Move a card on the field to another free slot; all that holds for it stays (YGO-936)."""
    origin = s.place[card]
    assert origin < ALL_SLOTS and s.spots[slot] is None
    s.spots[slot], s.spots[origin] = s.spots[origin], None
    s.place[card] = slot
    s.derived = {}
    if origin // SLOTS != slot // SLOTS:
        s.happen(Happening(CONTROL, card, slot // SLOTS, by=by, by_seat=by_seat, tick=s.tick))


def attach(s: Duel, cards: Iterable[int], to: int, how: tuple[str, ...] = ("material",)) -> None:
    """Put cards under an Xyz Monster; they are no longer on the field (YGO-102, YGO-106)."""
    put = _put_under(s, cards, to, how)
    slot = s.place[to]
    spot = s.spots[slot]
    assert spot is not None
    s.spots[slot] = spot._replace(materials=spot.materials + put)
    s.derived = {}


def _put_under(s: Duel, cards: Iterable[int], to: int, how: tuple[str, ...]) -> Cards:
    """Take cards off their places to lie under another; return them."""
    put = tuple(cards)
    below: Cards = ()
    for card in put:
        last = last_of(s, card)
        below += _lift(s, card, s.place[card])
        s.place[card] = MATERIAL
        s.stamp[card] += 1
        s.derived = {}
        s.happen(
            Happening(
                MOVED, card, last.controller, last.zone, "materials", how, to, -1, s.tick, 0, last
            )
        )
    for material in below:
        move(s, material, "grave", how=("rule",), by=to)
    return put


def overlay(s: Duel, card: int, cards: Cards, seat: int, spot: Spot) -> None:
    """Stack monsters and put an Xyz Monster on top of them (YGO-102), in a zone they leave."""
    put = _put_under(s, cards, card, ("material", "xyz"))
    enter(s, card, s.free(MONSTER_SLOTS[seat]), spot._replace(materials=put), ("xyz",))


def detach(s: Duel, card: int, how: tuple[str, ...], by: int = -1, by_seat: int = -1) -> None:
    """Send an Xyz Material to its owner's Graveyard (YGO-105)."""
    over = next(spot.card for spot in s.spots if spot is not None and card in spot.materials)
    move(s, card, "grave", how=(*how, "detached"), by=by, by_seat=by_seat)
    s.happen(
        Happening(DETACHED, over, s.controller(over), how=how, by=by, by_seat=by_seat, tick=s.tick)
    )


def draw(s: Duel, seat: int, count: int, how: tuple[str, ...] = (), by: int = -1) -> Cards:
    """Draw cards, as many as there are; the caller asks whether they were enough (YGO-167)."""
    deck = s.decks[seat]
    drawn = deck[:count]
    if not drawn:
        return ()
    s.decks[seat] = deck[count:]
    s.hands[seat] += drawn
    s.derived = {}
    for card in drawn:
        s.place[card] = HAND
        s.stamp[card] += 1
        s.happen(Happening(MOVED, card, seat, "deck", "hand", (*how, "drawn"), by, -1, s.tick))
    s.happen(Happening(DRAWN, drawn[0], seat, how=how, by=by, tick=s.tick, amount=len(drawn)))
    return drawn


def token(s: Duel, wanted: Token) -> int:
    """Return the number of a Token of a kind that is not on the field, or -1."""
    for card in s.table.tokens[wanted]:
        if s.place[card] == NOWHERE:
            return card
    return -1
