"""Ops that move cards between zones: draw, discard, search, look, reorder, shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.frames import ACTS, CARDS, VALUES, Cards, Frame, Register
from rulesets.engine.sides import BOTH, YOU, decider, seats_of
from rulesets.engine.values import Number, number
from rulesets.engine.words import WHOSE, does
from rulesets.ptcg.effects import moves
from rulesets.ptcg.effects.terms import phrases
from rulesets.ptcg.effects.terms.phrases import zone_name
from rulesets.ptcg.match import zones
from rulesets.ptcg.match.terms import Op, Order, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

TOP, BOTTOM = "top", "bottom"


@dataclass(frozen=True, slots=True)
class Draw(Op):
    """Draw cards, as many as the deck still holds; `until` draws up to that hand size."""

    part = ACTS
    moves = False
    writes = (Register("drawn", VALUES, "cards drawn"),)
    outcome = "drawn"

    count: Number = 1
    side: str = YOU
    until: bool = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Move the cards to the hand; `drawn` holds how many."""
        count = number(self.count, s, f)
        drawn = 0
        for seat in seats_of(self.side, f.controller):
            wanted = count - len(s.hands[seat]) if self.until else count
            drawn += zones.draw(s, seat, max(0, wanted))
        f.values["drawn"] = drawn
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nothing to draw, or nothing wanted beside the card being played."""
        for seat in seats_of(self.side, f.controller):
            held = [c for c in s.hands[seat] if c != f.card("card")]
            wanted = not self.until or number(self.count, s, f) > len(held)
            refilled = seat in f.values.get("refilled", ())
            if refilled or (wanted and s.decks[seat]):
                return False
        return True

    def in_words(self, say: Speaker) -> str:
        count = phrases.cards(say, self.count)
        what = f"until there are {count} in hand" if self.until else count
        return f"{does(self.side, 'draw')} {what}"


@dataclass(frozen=True, slots=True)
class Send(Op):
    """Send cards, wherever they are, to a zone of their owner: discard, hand, deck, lost.

    The deck takes them on `top` or `bottom` in the order found. Cards attached to a Pokémon stay
    behind unless they are sent themselves; `moved` holds how many went.
    """

    part = ACTS
    moves = False  # Pokémon in play are sent by TakeUp
    writes = (Register("moved", VALUES, "cards sent"),)
    outcome = "moved"

    cards: Selector
    to: str = "discard"
    at: str = TOP

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Move the cards that may move."""
        moved = 0
        for card in self.cards.find(s, f):
            moved += moves.send(s, f, card, self.to, self.at)
        f.values["moved"] = moved
        return None

    def foresee(self, s: Match, f: Frame) -> None:
        """Remember whose deck has cards again."""
        if self.to == "deck":
            sent = [c for c in self.cards.perhaps(s, f) if c != f.card("card")]
            owners = {s.table.owner[card] for card in sent}
            f.values["refilled"] = (*f.values.get("refilled", ()), *owners)

    def idle(self, s: Match, f: Frame) -> bool:
        """Send nothing, or only give up cards of one's own: that is a price (RO-03)."""
        return all(self._is_price(s, f, card) for card in self.cards.perhaps(s, f))

    def _is_price(self, s: Match, f: Frame, card: int) -> bool:
        if card == f.card("card") or card in s.hands[f.controller]:
            return True
        if self.to != "discard" or s.table.owner[card] != f.controller:
            return False
        return any(card in attached for attached in s.energies)

    def in_words(self, say: Speaker) -> str:
        if self.to == "deck":
            where = "on top of the deck" if self.at == TOP else "on the bottom of the deck"
            return f"put {say.which(self.cards)} {where}"
        return f"put {say.which(self.cards)} into {zone_name(self.to)}"


@dataclass(frozen=True, slots=True)
class Shuffle(Order):
    """Shuffle decks; chance gives the order."""

    part = ACTS
    moves = False
    writes = (Register("shuffled", VALUES),)

    side: str = YOU
    zone: str = "deck"

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the order of the first deck."""
        f.values["shuffled"] = 0
        return self._next(s, f)

    def _next(self, s: Match, f: Frame) -> Seat | None:
        seats = seats_of(self.side, f.controller)
        while f.values["shuffled"] < len(seats):
            if len(self.pile(s, f)) > 1:
                return CHANCE
            f.values["shuffled"] += 1
        return None

    def _seat(self, f: Frame) -> Seat:
        turn: int = f.values["shuffled"]
        return seats_of(self.side, f.controller)[turn]

    def pile(self, s: Match, f: Frame) -> Cards:
        """Return the deck whose turn it is."""
        return s.zone(self.zone, self._seat(f))

    def lay(self, s: Match, f: Frame, cards: Cards) -> Seat | None:
        """Put the cards back, then wait for the next deck's order."""
        s.zones_named(self.zone)[self._seat(f)] = cards
        f.values["shuffled"] += 1
        return self._next(s, f)

    def idle(self, s: Match, f: Frame) -> bool:
        """Bring nothing about by itself."""
        return True

    def in_words(self, say: Speaker) -> str:
        return f"shuffle {WHOSE[self.side]} {self.zone}{'s' if self.side == BOTH else ''}"


@dataclass(frozen=True, slots=True)
class Reorder(Op):
    """Let someone put cards of one deck back in an order of their choice, first pick on top."""

    part = ACTS
    moves = False
    writes = (Register("order", CARDS), Register("loose", CARDS))

    cards: Selector
    at: str = TOP
    by: str = YOU

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the first pick, unless there is only one card."""
        f.cards["order"] = ()
        f.cards["loose"] = self.cards.find(s, f)
        return self._next(s, f)

    def _next(self, s: Match, f: Frame) -> Seat | None:
        rest = tuple([c for c in f.cards["loose"] if c not in f.cards["order"]])
        if len(rest) > 1:
            return decider(self.by, f)
        zones.restack(s, f.cards["order"] + rest, self.at)
        return None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a card not yet placed."""
        return [("pick", c) for c in f.cards["loose"] if c not in f.cards["order"]]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Add a pick."""
        f.cards["order"] += (action[1],)
        return self._next(s, f)

    def idle(self, s: Match, f: Frame) -> bool:
        """Have no cards to put back."""
        return not self.cards.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        cards = say.which(self.cards)
        return f"{does(self.by, 'put')} {cards} on the {self.at} of the deck in any order"


@dataclass(frozen=True, slots=True)
class Mix(Order):
    """Shuffle cards of one deck among themselves and put them on its top or bottom."""

    part = ACTS
    moves = False
    writes = (Register("loose", CARDS),)

    cards: Selector
    at: str = BOTTOM

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the order, unless there is nothing to order."""
        loose = f.cards["loose"] = self.cards.find(s, f)
        return CHANCE if len(loose) > 1 else self.lay(s, f, loose)

    def pile(self, s: Match, f: Frame) -> Cards:
        """Return the cards found."""
        return f.cards["loose"]

    def lay(self, s: Match, f: Frame, cards: Cards) -> Seat | None:
        """Put the cards back."""
        zones.restack(s, cards, self.at)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"shuffle {say.which(self.cards)} and put them on the {self.at} of the deck"
