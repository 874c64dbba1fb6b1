"""Deeds that show, declare and toss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import CARDS, VALUES, Frame, Register
from rulesets.engine.luck import COIN, Dice
from rulesets.engine.select import AnyFilter, AnySelector, Top
from rulesets.engine.sides import decider, seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.possible import some
from rulesets.yugioh.effects.terms.selectors import Cards
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


def words_for(s: Duel, what: str) -> tuple[str, ...]:
    """Return what may be declared: names and words of the cards in the duel, which decide alone."""
    faces = s.table.kinds
    if what == "name":
        return tuple(sorted({face.name for face in faces}))
    if what == "Type":
        return tuple(sorted({face.race for face in faces if face.race}))
    if what == "Attribute":
        return ATTRIBUTES
    if what == "Level":
        return tuple(str(level) for level in range(1, 13))
    if what == "kind":
        return ("monster", "spell", "trap")
    raise ValueError(f"nothing to declare: {what!r}")


ATTRIBUTES = ("DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND")


@dataclass(frozen=True, slots=True)
class LookAt(Deed):
    """Let a side see cards."""

    cards: AnySelector
    by: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note what was seen, for that side alone."""
        found = self.cards.find(s, f)
        for seat in seats_of(self.by, f.controller):
            s.note("see", seat, found)
        f.values[acts.DONE] = len(found)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"{self.by}: look at {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Excavate(Deed):
    """Turn over the top cards of a Deck into a register."""

    count: Number = 1
    side: str = "you"
    into: str = "excavated"

    writes = (Register("{op.into}", CARDS, "the cards turned over"),)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Show the top cards and hold them."""
        seat = seats_of(self.side, f.controller)[0]
        found = s.decks[seat][: number(self.count, s, f)]
        f.cards[self.into] = found
        f.values[acts.DONE] = len(found)
        s.note("show", seat, found)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough cards."""
        seat = seats_of(self.side, f.controller)[0]
        return len(s.decks[seat]) >= number(self.count, s, f)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: excavate {say.number(self.count)}"


@dataclass(frozen=True, slots=True)
class ExcavateUntil(Deed):
    """Turn over cards of one's Deck until one has a property: all of them, and that one."""

    filter: AnyFilter
    into: str = "excavated"
    found: str = "found"

    writes = (
        Register("{op.into}", CARDS, "the cards turned over"),
        Register("{op.found}", CARDS, "the card that was looked for"),
    )

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Show the cards up to the first that fits, or all."""
        deck = s.decks[f.controller]
        at = next((i for i, c in enumerate(deck) if self.filter.accepts(s, f, c)), len(deck))
        f.cards[self.into] = deck[: at + 1]
        f.cards[self.found] = deck[at : at + 1]
        f.values[acts.DONE] = len(f.cards[self.into])
        s.note("show", f.controller, f.cards[self.into])
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a card that fits."""
        return any(self.filter.accepts(s, f, c) for c in s.decks[f.controller])

    def in_words(self, say: Speaker) -> str:
        return f"excavate until a card that is {self.filter.in_words(say)}"


@dataclass(frozen=True, slots=True)
class ArrangeTop(Deed):
    """Put the top cards of a Deck back in any order."""

    count: Number
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let the controller pick the cards in the order they shall lie."""
        seat = seats_of(self.side, f.controller)[0]
        count = min(number(self.count, s, f), len(s.decks[seat]))
        s.note("see", f.controller, s.decks[seat][:count])
        f.insert(
            (
                Pick(Top(Cards(("deck",), self.side), count), "arranged", count),
                LayArranged(self.side),
            )
        )
        return None

    def in_words(self, say: Speaker) -> str:
        return f"put the top {say.number(self.count)} of the Deck of {self.side} back in any order"


@dataclass(frozen=True, slots=True)
class LayArranged(Deed):
    """Lay the cards picked on the Deck in the order of the picks."""

    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put them on top."""
        seat = seats_of(self.side, f.controller)[0]
        top = f.cards.get("arranged", ())
        s.decks[seat] = (*top, *[card for card in s.decks[seat] if card not in top])
        return None

    def in_words(self, say: Speaker) -> str:
        return "lay [arranged] on the Deck"


@dataclass(frozen=True, slots=True)
class Declare(Deed):
    """Declare a card name, Type, Attribute, Level or kind of card into a register."""

    what: str
    into: str = "declared"
    words: tuple[str, ...] = ()
    by: str = "you"

    writes = (Register("{op.into}", VALUES, "the word declared"),)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the word."""
        return decider(self.by, f)

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return the words there are."""
        return [("declare", word) for word in self.words or words_for(s, self.what)]

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Note the word."""
        f.values[self.into] = action[1]
        s.note("declare", f.controller, action[1])
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{self.by}: declare 1 {self.what}"


@dataclass(frozen=True, slots=True)
class RollDice(Dice["Duel"]):
    """Roll dice; their sum goes into a register."""

    count: int = 1
    into: str = "die"
    by: str = "you"

    writes = (Register("{op.into}", VALUES, "the sum"), Register("dice", VALUES))

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the first die."""
        return self.roll(f)

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Add the die; the last one gives the sum."""
        dice = self.rolled(f, action)
        s.note("die", action[1])
        if len(dice) < self.count:
            return CHANCE
        f.values[self.into] = sum(dice)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"roll {self.count} die"


@dataclass(frozen=True, slots=True)
class CallCoin(Deed):
    """Toss a coin that is called: 1 in a register for a right call."""

    into: str = "called"
    by: str = "you"

    writes = (Register("{op.into}", VALUES, "1 for a right call"),)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the call."""
        return decider(self.by, f)

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return heads and tails: first to call, then as the coin shows."""
        return COIN if self.into in f.values else (("call", 1), ("call", 0))

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Note the call, then compare it with the coin."""
        if action[0] == "call":
            f.values[self.into] = action[1]
            return CHANCE
        f.values[self.into] = int(f.values[self.into] == action[1])
        s.note("coin", action[1])
        return None

    def in_words(self, say: Speaker) -> str:
        return "toss a coin, calling it"
