"""What a game knows of building decks: what a card is for, what replaces it, what goes with it.

A game makes a subclass of `Advisor` and its `Family.advisor` returns it. What is not overridden
goes by kinds and names alone, which is enough for a game that says nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol

from rulesets.deck import Deck
from rulesets.plain import AnyCard


class Catalog(Protocol):
    """The cards that are legal by a ruleset on its day, each print that plays the same once."""

    @property
    def day(self) -> str: ...
    def cards(self, kind: str, *tags: str) -> Sequence[AnyCard]: ...
    def named(self, name: str) -> Sequence[AnyCard]: ...
    def admits(self, card: AnyCard) -> bool: ...
    def plays(self, card: AnyCard) -> bool: ...  # whether a match carries its effects out


class Habit(NamedTuple):
    """A card that real lists have beside those of a deck."""

    card: AnyCard
    share: float  # of the lists that are like the deck, each by how like it is
    copies: int  # as many as most of them have
    lists: int  # in how many it was seen


class Wish(NamedTuple):
    """Copies of a card that a deck should get, and why."""

    card: AnyCard
    copies: int
    reason: str
    section: str = ""  # "": where the card belongs


class Brief:
    """What a plan goes by. `deck` is kept up to date while its wishes are carried out."""

    def __init__(
        self,
        deck: Deck,
        catalog: Catalog,
        habits: Sequence[Habit] = (),
        size: int = 0,
        seed: int = 0,
    ) -> None:
        self.deck, self.catalog, self.habits, self.size = deck, catalog, habits, size
        self.rng = Random(seed)
        self.variety = float(seed > 0)  # how far chance may change what is thought best

    def room(self, section: str = "main") -> int:
        """Return how many cards the deck still lacks."""
        return max(self.size - self.deck.size(section), 0)

    def copies(self, card: AnyCard) -> int:
        """Return how many cards of one name the deck has."""
        return sum(e.copies for e in self.deck.entries if e.card.copy_key == card.copy_key)


class Advisor:
    """A game that says of its cards only what all games do."""

    def role(self, card: AnyCard) -> str:
        """Return in a few words what a card is for."""
        return str(card.kind)

    def likeness(self, card: AnyCard, other: AnyCard) -> float:
        """Return how well another card takes a card's place, from 0 (not at all) to 1."""
        if card.kind != other.kind:
            return 0.0
        both = len(card.subkinds & other.subkinds)
        kinds = both / max(len(card.subkinds | other.subkinds), 1)
        return 0.5 + 0.3 * kinds + 0.2 * shared_words(card.name, other.name)

    def near(self, card: AnyCard, catalog: Catalog) -> Sequence[AnyCard]:
        """Return the cards among which a substitute is looked for."""
        return catalog.cards(card.kind)

    def fits(self, card: AnyCard, deck: Deck) -> bool:
        """Tell whether a card can be used in a deck beside what it has."""
        return True

    def why(self, card: AnyCard, other: AnyCard) -> str:
        """Say why another card takes a card's place."""
        same = self.role(card) == self.role(other)
        return f"also {a(self.role(other))}" if same else f"nearest: {a(self.role(other))}"

    def plan(self, brief: Brief) -> Iterator[Wish]:
        """Yield what a deck should get, the most needed first, until it has no room."""
        for habit in brief.habits:
            yield Wish(habit.card, habit.copies - brief.copies(habit.card), seen(habit))
        for entry in brief.deck.entries:
            yield Wish(entry.card, brief.room(), "more of what the deck has")
        for kind in dict.fromkeys(entry.card.kind for entry in brief.deck.entries):
            for card in brief.catalog.cards(kind):
                yield Wish(card, brief.room(), f"also a {kind}")


def a(words: str) -> str:
    """Return words with the article before them."""
    return f"{'an' if words[:1] in 'AEIOUaeiou' else 'a'} {words}"


def seen(habit: Habit) -> str:
    """Say how often real lists have a card."""
    lists = "1 list" if habit.lists == 1 else f"{habit.lists} lists"
    return f"in {habit.share:.0%} of the lists like this ({lists}), mostly {habit.copies}"


def shared_words(name: str, other: str) -> float:
    """Return which part of two names' words they share."""
    one, two = ({word.casefold() for word in each.split()} for each in (name, other))
    return len(one & two) / max(len(one | two), 1)
