"""Ops that move cards between zones: draw, discard, search, look, reorder, shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.frames import Frame, Op
from rulesets.engine.ops import is_permutation, permuted
from rulesets.engine.select import Selector
from rulesets.engine.values import Number, number
from rulesets.ptcg.effects import moves
from rulesets.ptcg.effects.ops.choose import decider
from rulesets.ptcg.effects.selectors import YOU, seats_of
from rulesets.ptcg.match import zones

TOP, BOTTOM = "top", "bottom"


@dataclass(frozen=True, slots=True)
class Draw(Op):
    """Draw cards, as many as the deck still holds; `until` draws up to that hand size."""

    count: Number = 1
    side: str = YOU
    until: bool = False

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Move the cards to the hand; `drawn` holds how many."""
        count = number(self.count, s, f)
        drawn = 0
        for seat in seats_of(self.side, f.controller):
            wanted = count - len(s.hands[seat]) if self.until else count
            drawn += zones.draw(s, seat, max(0, wanted))
        f.regs["drawn"] = drawn
        return None


@dataclass(frozen=True, slots=True)
class Send(Op):
    """Send cards, wherever they are, to a zone of their owner: discard, hand, deck, lost.

    The deck takes them on `top` or `bottom` in the order found. Cards attached to a Pokémon stay
    behind unless they are sent themselves; `moved` holds how many went.
    """

    cards: Selector
    to: str = "discard"
    at: str = TOP

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Move the cards that may move."""
        moved = 0
        for card in self.cards.find(s, f):
            moved += moves.send(s, f, card, self.to, self.at)
        f.regs["moved"] = moved
        return None


@dataclass(frozen=True, slots=True)
class Shuffle(Op):
    """Shuffle decks; chance gives the order."""

    side: str = YOU
    zone: str = "deck"

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the order of the first deck."""
        f.regs["shuffled"] = 0
        return self._next(s, f)

    def _next(self, s: Any, f: Frame) -> Seat | None:
        seats = seats_of(self.side, f.controller)
        while f.regs["shuffled"] < len(seats):
            if len(s.zone(self.zone, seats[f.regs["shuffled"]])) > 1:
                return CHANCE
            f.regs["shuffled"] += 1
        return None

    def _seat(self, f: Frame) -> Seat:
        turn: int = f.regs["shuffled"]
        return seats_of(self.side, f.controller)[turn]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Put the cards in that order, then wait for the next deck's."""
        seat = self._seat(f)
        zone = s.zones_named(self.zone)
        zone[seat] = permuted(zone[seat], action[1])
        f.regs["shuffled"] += 1
        return self._next(s, f)

    def chance(self, s: Any, f: Frame, rng: Random) -> Action:
        """Sample one order."""
        order = list(range(len(s.zone(self.zone, self._seat(f)))))
        rng.shuffle(order)
        return "shuffle", tuple(order)

    def refuse(self, s: Any, f: Frame, action: Action) -> Refusal | None:
        """Accept every permutation."""
        size = len(s.zone(self.zone, self._seat(f)))
        if is_permutation(action, "shuffle", size):
            return None
        return Refusal(f"not an order of the {size} cards", s.rules.cites["turn"])


@dataclass(frozen=True, slots=True)
class Look(Op):
    """Let a side see cards; they stay where they are."""

    cards: Selector
    by: str = YOU

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Note what was seen, for that side alone."""
        found = self.cards.find(s, f)
        if found:
            for seat in seats_of(self.by, f.controller):
                s.note("see", seat, found)
        return None


@dataclass(frozen=True, slots=True)
class Reveal(Op):
    """Show cards to both players."""

    cards: Selector

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Note what was shown."""
        found = self.cards.find(s, f)
        if found:
            s.note("show", f.controller, found)
        return None


@dataclass(frozen=True, slots=True)
class Reorder(Op):
    """Let someone put cards of one deck back in an order of their choice, first pick on top."""

    cards: Selector
    at: str = TOP
    by: str = YOU

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the first pick, unless there is only one card."""
        f.regs["order"] = ()
        f.regs["loose"] = self.cards.find(s, f)
        return self._next(s, f)

    def _next(self, s: Any, f: Frame) -> Seat | None:
        rest: list[int] = [c for c in f.regs["loose"] if c not in f.regs["order"]]
        if len(rest) > 1:
            return decider(self.by, f)
        zones.restack(s, f.regs["order"] + tuple(rest), self.at)
        return None

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action a card not yet placed."""
        return [("pick", c) for c in f.regs["loose"] if c not in f.regs["order"]]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Add a pick."""
        f.regs["order"] += (action[1],)
        return self._next(s, f)


@dataclass(frozen=True, slots=True)
class Mix(Op):
    """Shuffle cards of one deck among themselves and put them on its top or bottom."""

    cards: Selector
    at: str = BOTTOM

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the order, unless there is nothing to order."""
        loose = f.regs["loose"] = self.cards.find(s, f)
        if len(loose) > 1:
            return CHANCE
        zones.restack(s, loose, self.at)
        return None

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Put the cards back in that order."""
        zones.restack(s, permuted(f.regs["loose"], action[1]), self.at)
        return None

    def chance(self, s: Any, f: Frame, rng: Random) -> Action:
        """Sample one order."""
        order = list(range(len(f.regs["loose"])))
        rng.shuffle(order)
        return "shuffle", tuple(order)

    def refuse(self, s: Any, f: Frame, action: Action) -> Refusal | None:
        """Accept every permutation."""
        size = len(f.regs["loose"])
        if is_permutation(action, "shuffle", size):
            return None
        return Refusal(f"not an order of the {size} cards", s.rules.cites["turn"])


@dataclass(frozen=True, slots=True)
class TakePrizes(Op):
    """Let a side take Prizes, picking among the face-down cards."""

    count: Number = 1
    side: str = YOU

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Take the first ones: face down they are all alike."""
        for seat in seats_of(self.side, f.controller):
            zones.take_prizes(s, seat, number(self.count, s, f))
        return None
