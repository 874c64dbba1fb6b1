"""Effects in a duel: which may be activated, which are due, and how links are carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.chains import Due
from rulesets.engine.frames import Cards as Numbers
from rulesets.yugioh.effects.activation import due as dues
from rulesets.yugioh.effects.activation import links
from rulesets.yugioh.effects.activation.frames import answerable
from rulesets.yugioh.effects.activation.legal import FLIP, TRIGGER, after_summon, obstacle
from rulesets.yugioh.effects.activation.reasons import refusal
from rulesets.yugioh.effects.activation.settle import settle
from rulesets.yugioh.match.answering import Answering
from rulesets.yugioh.match.spots import ALL_SLOTS, SLOTS

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


class Effects(Answering):
    """A duel in which cards have effects."""

    def collect_due(self, s: Duel) -> tuple[Due, ...]:
        """Return what is due by all that happened since it was last asked."""
        return dues.collect(s)

    def still_due(self, s: Duel, due: Due) -> bool:
        """Tell whether a due effect can still be activated."""
        _, card, number = due.action
        return links.can_still(s, due.controller, card, number)

    def answers(self, s: Duel, seat: Seat) -> Sequence[Action]:
        """Return what a seat may activate now in answer."""
        return _offers(s, seat, opening=False)

    def must_answer(self, s: Duel) -> tuple[Seat, Action] | None:
        """Return the first mandatory quick effect that the last link makes due (YGO-904)."""
        last = s.chain[-1].controller
        for seat in (1 - last, last):
            for card, number in s.table.forced:
                mine = s.controller(card) == seat
                if mine and obstacle(s, seat, card, number, opening=False) is None:
                    return seat, ("activate", card, number)
        return None

    def openings(self, s: Duel) -> Sequence[Action]:
        """Return what the turn player may activate in an open game state."""
        return _offers(s, s.seat, opening=True)

    def activate(self, s: Duel, seat: Seat, action: Action) -> None:
        """Push the program that activates an effect."""
        links.activate(s, seat, action[1], action[2])

    def resolve(self, s: Duel, number: int) -> None:
        """Push the program of a link."""
        links.resolve(s, number)

    def resolved(self, s: Duel) -> None:
        """Clear the table after the last link."""
        links.clear(s)

    def settle(self, s: Duel) -> None:
        """Carry out what the rules do by themselves."""
        settle(s)

    def refuse(self, s: Duel, seat: Seat, action: Action, opening: bool) -> Refusal | None:
        """Return why a card or effect cannot be activated now."""
        card, number = action[1], action[2]
        if not 0 <= card < len(s.place) or not 0 <= number < len(s.table.faces[card].effects):
            return Refusal("there is no such effect", s.cite("effect"))
        if s.table.faces[card].effects[number].kind in (TRIGGER, FLIP):
            return Refusal("a Trigger Effect is activated when it is due", s.cite("trigger"))
        topic = obstacle(s, seat, card, number, opening)
        if topic is None:
            return None
        return refusal(s, seat, card, number, topic)


def _offers(s: Duel, seat: Seat, opening: bool) -> list[Action]:
    """Return the activations open to a seat; copies that make no difference are offered once."""
    table = s.table
    # Most windows close here: few cards are fast, fewer in the Damage Step.
    usable = table.in_damage if s.step == "damage" else table.fast
    if opening or after_summon(s, seat):
        usable = table.usable
    if not usable:
        return []
    cards = _within_reach(s, seat, usable, opening)
    if not cards:
        return []
    found: dict[object, Action] = {}
    heard, faces = answerable(s), table.faces
    for card in cards:
        for number in usable[card]:
            on = faces[card].effects[number].on
            if on is not None and on.what not in heard:
                continue
            if obstacle(s, seat, card, number, opening) is None:
                found.setdefault((s.likeness(card), number), ("activate", card, number))
    return list(found.values())


def _within_reach(s: Duel, seat: Seat, usable: Mapping[int, Numbers], opening: bool) -> list[int]:
    """Return the cards from which a seat might activate something, by where they are."""
    places = s.table.used_in
    first = seat * SLOTS
    cards = []
    for spot in s.spots[first : first + SLOTS]:
        if spot is not None and spot.card in usable:
            cards.append(spot.card)
    if s.table.shared:
        cards += [c for c in s.table.shared if s.place[c] < ALL_SLOTS and s.controller(c) != seat]
    # Spells are played from the hand in one's own turn; what else works there says so.
    if opening or s.seat == seat or "hand" in places:
        cards += [card for card in s.hands[seat] if card in usable]
    for place in s.table.searched:
        cards += [card for card in s.zone(place, seat) if card in usable]
    return cards
