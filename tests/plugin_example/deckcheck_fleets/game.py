"""Fleets as a game: a new match, what a seat sees, and moves in words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from deckcheck_fleets.state import ZONES, FleetState
from deckcheck_fleets.turn import MATCH
from rulesets.api import Action, MatchOptions, Option, Seat, View
from rulesets.deck import Deck
from rulesets.engine import EngineGame, advance, push


class FleetGame(EngineGame[FleetState]):
    """The play rules; decisions go to the op that waits for them."""

    options: tuple[Option, ...] = ()

    def new_match(self, decks: Sequence[Deck], options: MatchOptions) -> FleetState:
        """Return the state before the decks are shuffled."""
        s = FleetState.__new__(FleetState)
        s.start()
        own = [tuple(deck.cards()) for deck in decks]
        s.table = (*own[0], *own[1])
        first = len(own[0])
        s.deck = [tuple(range(first)), tuple(range(first, len(s.table)))]
        s.hand, s.sea, s.spent = [(), ()], [(), ()], [(), ()]
        s.ports = tuple(sum(card.strength for card in deck.cards("port")) for deck in decks)
        s.turn = 0
        push(s, MATCH)
        s.waits = advance(s)
        return s

    def view(self, s: FleetState, seat: Seat) -> View:
        """Return the own hand, what lies open, and how many cards are where."""
        facts = {
            "turn": s.turn,
            "hand": [s.table[card].name for card in s.hand[seat]],
            "sea": [[s.table[card].name for card in held] for held in s.sea],
            "spent": [[s.table[card].name for card in held] for held in s.spent],
            "strength": [s.strength(each) for each in range(2)],
            "hands": [len(held) for held in s.hand],
            "decks": [len(held) for held in s.deck],
        }
        return View(seat, facts)

    def resample(self, s: FleetState, seat: Seat, rng: Random) -> FleetState:
        """Return a copy in which all that the seat cannot see is dealt anew."""
        copy = s.clone()
        for each in range(2):
            known = s.hand[each] if each == seat else ()
            unseen = [card for card in (*s.hand[each], *s.deck[each]) if card not in known]
            rng.shuffle(unseen)
            held = len(s.hand[each]) - len(known)
            copy.hand[each] = known or tuple(unseen[:held])
            copy.deck[each] = tuple(unseen[held:])
        copy.offers = None
        return copy

    def describe(self, s: FleetState, a: Action) -> str:
        """Return a move in words."""
        if a[0] == "pick":
            card = s.table[a[1]]
            at_sea = any(a[1] in held for held in s.sea)
            return f"sink {card.name}" if at_sea else f"play {card.name} ({card.kind})"
        return "play nothing" if a[0] == "done" else "shuffle"

    def evaluate(self, s: FleetState, seat: Seat) -> float:
        """Return how much stronger a seat's fleet is, a win above all."""
        if s.result:
            return 100.0 * s.result[seat]
        return s.strength(seat) - s.strength(1 - seat) + len(s.hand[seat]) / 2

    def dump(self, s: FleetState) -> Any:
        """Return the state as JSON data."""
        return s.dumped()

    def load(self, data: Any) -> FleetState:
        """Return the state that `dump` wrote."""
        return FleetState.loaded(data)

    def violations(self, s: FleetState) -> list[str]:
        """Return cards that are in no place or in two."""
        there = sorted(card for zone in ZONES for held in getattr(s, zone) for card in held)
        return [] if there == list(range(len(s.table))) else [f"cards {there}"]

    def screen(self, view: View, width: int) -> str:
        """Return the table for a terminal."""
        facts = view.facts
        rows = [f"Turn {facts['turn']}"]
        for seat, ships in enumerate(facts["sea"]):
            strength, hand = facts["strength"][seat], facts["hands"][seat]
            rows.append(f"Seat {seat + 1}: strength {strength}, {hand} in hand; {', '.join(ships)}")
        return "\n".join([*rows, f"Your hand: {', '.join(facts['hand'])}"])


GAME = FleetGame()
