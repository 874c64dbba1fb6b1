"""Deeds on Decks and hands: drawing, sending from the top, discarding at random, shuffling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import ACTS, Frame, Program
from rulesets.engine.frames import Cards as Numbers
from rulesets.engine.select import Held
from rulesets.engine.sides import LUCK, OPPONENT, YOU, seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.deeds.moves import Discard
from rulesets.yugioh.effects.terms.selectors import Cards
from rulesets.yugioh.match.terms import Deed, Order

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

SIDES = {YOU: (YOU,), OPPONENT: (OPPONENT,)}


def top_of_decks(s: Duel, f: Frame, count: Number, side: str) -> list[int]:
    """Return the top cards of a player's Deck, or of both, as many as there are."""
    wanted = number(count, s, f)
    return [card for seat in seats_of(side, f.controller) for card in s.decks[seat][:wanted]]


def decks_hold(s: Duel, f: Frame, count: Number, side: str) -> bool:
    """Tell whether each of the Decks has so many cards."""
    wanted = number(count, s, f)
    return all(len(s.decks[seat]) >= wanted for seat in seats_of(side, f.controller))


@dataclass(frozen=True, slots=True)
class Draw(Deed):
    """Draw cards."""

    count: Number = 1
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Draw; who cannot has lost."""
        acts.draw(s, f, number(self.count, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough cards in the Decks."""
        return number(self.count, s, f) > 0 and decks_hold(s, f, self.count, self.side)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: draw {say.number(self.count)}"


@dataclass(frozen=True, slots=True)
class Mill(Deed):
    """Send the top cards of a Deck to the Graveyard."""

    count: Number = 1
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send as many as there are."""
        top = top_of_decks(s, f, self.count, self.side)
        f.cards["milled"] = acts.send(s, f, top, "grave", ("sent",))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough cards in the Decks."""
        return decks_hold(s, f, self.count, self.side)

    def in_words(self, say: Speaker) -> str:
        return f"send the top {say.number(self.count)} of the Deck of {self.side} to the Graveyard"


@dataclass(frozen=True, slots=True)
class BanishTop(Deed):
    """Banish the top cards of a Deck."""

    count: Number = 1
    side: str = "you"
    face_down: bool = False

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Banish as many as there are."""
        top = top_of_decks(s, f, self.count, self.side)
        acts.send(s, f, top, "banished", ("banished",), face_down=self.face_down)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough cards in the Decks."""
        return decks_hold(s, f, self.count, self.side)

    def in_words(self, say: Speaker) -> str:
        return f"banish the top {say.number(self.count)} of the Deck of {self.side}"


@dataclass(frozen=True, slots=True)
class DiscardRandom(Deed):
    """Discard cards at random."""

    count: Number = 1
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let chance pick, then discard."""
        program: Program = ()
        for side in SIDES.get(self.side, (YOU, OPPONENT)):
            hand = Cards(("hand",), side)
            into = f"random {side}"
            program += (Pick(hand, into, self.count, by=LUCK), Discard(Held(into)))
        f.insert(program)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a card in the hands."""
        return any(s.hands[seat] for seat in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: discard {say.number(self.count)} at random"


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Order):
    """Shuffle a Deck."""

    side: str = "you"

    part = ACTS

    def _seat(self, f: Frame) -> Seat:
        return seats_of(self.side, f.controller)[0]

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the order; both Decks are shuffled one after the other."""
        if self.side not in (YOU, OPPONENT):
            f.insert((ShuffleDeck(YOU), ShuffleDeck(OPPONENT)))
            return None
        return CHANCE if len(self.pile(s, f)) > 1 else None

    def pile(self, s: Duel, f: Frame) -> Numbers:
        """Return the Deck."""
        return s.decks[self._seat(f)]

    def lay(self, s: Duel, f: Frame, cards: Numbers) -> Seat | None:
        """Put it back in its new order."""
        s.decks[self._seat(f)] = cards
        s.note("shuffle", self._seat(f))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: shuffle the Deck"
