"""The course of a match as programs: the engine's words, and four ops of the game's own."""

from __future__ import annotations

from dataclasses import dataclass

from deckcheck_fleets.cards import SHIP, STORM, WIND
from deckcheck_fleets.state import FleetState
from rulesets.api import Seat
from rulesets.engine import Frame, Op, end, named, push
from rulesets.engine.asking import Pick
from rulesets.engine.luck import Shuffle
from rulesets.engine.select import Selector, Zone

OPENING, ENOUGH, TURNS = 3, 15, 40


@dataclass(frozen=True, slots=True)
class Draw(Op[FleetState]):
    """Draw cards, as many as there are."""

    cards: int = 1

    def run(self, s: FleetState, f: Frame) -> Seat | None:
        """Move them from the deck to the hand (FL-006)."""
        seat = f.controller
        s.hand[seat] += s.deck[seat][: self.cards]
        s.deck[seat] = s.deck[seat][self.cards :]
        return None


@dataclass(frozen=True, slots=True)
class InReach(Selector[FleetState]):
    """The Ships of the opponent that the Storm just played can sink."""

    def find(self, s: FleetState, f: Frame) -> tuple[int, ...]:
        """Return those that are no stronger (FL-009)."""
        storm = s.table[f.card("played")].strength
        return tuple(c for c in s.sea[1 - f.controller] if s.table[c].strength <= storm)


@dataclass(frozen=True, slots=True)
class Sink(Op[FleetState]):
    """Sink the Ship that was picked."""

    def run(self, s: FleetState, f: Frame) -> Seat | None:
        """Move it to the spent cards of its owner."""
        other, ship = 1 - f.controller, f.cards["sunk"]
        s.sea[other] = tuple(c for c in s.sea[other] if c not in ship)
        s.spent[other] += ship
        return None


@dataclass(frozen=True, slots=True)
class Play(Op[FleetState]):
    """Do what the card says that was picked, if one was."""

    def run(self, s: FleetState, f: Frame) -> Seat | None:
        """Lay a Ship at sea (FL-007), draw for a Wind (FL-008), let a Storm pick a Ship."""
        card = f.card("played")
        if card < 0:
            return None
        seat, face = f.controller, s.table[card]
        s.hand[seat] = tuple(c for c in s.hand[seat] if c != card)
        if face.kind == SHIP:
            s.sea[seat] += (card,)
            return None
        s.spent[seat] += (card,)
        if face.kind == WIND:
            f.insert((Draw(face.strength),))
        elif face.kind == STORM:
            f.insert((Pick(InReach(), "sunk"), Sink()))
        return None


@dataclass(frozen=True, slots=True)
class TakeTurns(Op[FleetState]):
    """Give the seats turns in order until the match is decided (FL-010)."""

    def run(self, s: FleetState, f: Frame) -> Seat | None:
        """Look at the fleet of the turn that ended, then begin another turn."""
        fleets = [s.strength(seat) for seat in range(2)]
        if s.turn and (fleets[(s.turn - 1) % 2] >= ENOUGH or s.turn == TURNS):
            best = [seat for seat in range(2) if fleets[seat] == max(fleets)]
            end(s, tuple(1 / len(best) if seat in best else 0.0 for seat in range(2)))
            return None
        f.pc -= 1  # this op again, when the turn is over
        push(s, TURN, s.turn % 2)
        s.turn += 1
        return None


@dataclass(frozen=True, slots=True)
class SetOut(Op[FleetState]):
    """Let a seat draw its first cards (FL-005)."""

    seat: int

    def run(self, s: FleetState, f: Frame) -> Seat | None:
        """Draw three, and what the Port gives."""
        push(s, (Draw(OPENING + s.ports[self.seat]),), self.seat)
        return None


TURN = named("fleets.turn", (Draw(), Pick(Zone("hand"), "played", 1, 0), Play()))
MATCH = named(
    "fleets.match",
    (
        Shuffle(Zone("deck", 0)),
        Shuffle(Zone("deck", 1)),
        SetOut(0),
        SetOut(1),
        TakeTurns(),
    ),
)
