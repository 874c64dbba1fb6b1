"""What a shuffled deck deals: an opening hand that may be redealt, cards set aside, and draws.

Cards are told apart by kinds only. A hand that holds no starter is shuffled back and dealt again,
so the hand that is kept is a random one of those that hold a starter. Every other card lies in
random order, so cards set aside change no odds of a draw, only how many draws there are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import NamedTuple, TypeVar

V = TypeVar("V", bound=Hashable)
Counts = tuple[int, ...]  # how many cards of each kind, in the order of the deal
MOST_SPLITS = 2_000_000  # to count more takes half a minute


class Kind(NamedTuple):
    """Cards that a question does not tell apart; with a starter in it a hand is kept."""

    copies: int
    starts: bool = False


class TooManyKindsError(ValueError):
    """A question about so many kinds of cards that counting its answers takes too long."""


class NoHandError(ValueError):
    """No hand of the deck is ever kept, as it holds no starter."""


def splits(sizes: Sequence[int], cards: int) -> Iterator[tuple[Counts, int]]:
    """Yield every number of cards taken of each kind, and in how many ways they are taken."""
    if not sizes:
        if cards == 0:
            yield (), 1
        return
    rest = sum(sizes[1:])
    for taken in range(max(0, cards - rest), min(sizes[0], cards) + 1):
        ways = comb(sizes[0], taken)
        for others, more in splits(sizes[1:], cards - taken):
            yield (taken, *others), ways * more


@dataclass(frozen=True, slots=True)
class Deal:
    """A deck by kinds, the size of its opening hand and of what is set aside after it."""

    kinds: tuple[Kind, ...]
    hand: int
    aside: int = 0
    redealt: bool = False  # whether a hand without a starter is dealt again

    @property
    def cards(self) -> int:
        """Return the size of the deck."""
        return sum(kind.copies for kind in self.kinds)

    @property
    def dealt(self) -> int:
        """Return the cards of a hand: all of them in a deck that is smaller."""
        return min(self.hand, self.cards)

    @property
    def set_aside(self) -> int:
        """Return the cards that are set aside, as many as the hand leaves."""
        return min(self.aside, self.cards - self.dealt)

    @property
    def starters(self) -> int:
        """Return how many cards let a hand be kept."""
        return sum(kind.copies for kind in self.kinds if kind.starts)

    def kept(self) -> Fraction:
        """Return the chance that one hand is kept."""
        if not self.redealt:
            return Fraction(1)
        none = comb(self.cards - self.starters, self.dealt)
        return 1 - Fraction(none, comb(self.cards, self.dealt))

    def seen(self, draws: int) -> int:
        """Return the cards seen after some draws, which the deck may not have."""
        return min(self.dealt + draws, self.cards - self.set_aside)

    def in_sight(self, draws: int, value: Callable[[Counts], V]) -> dict[V, Fraction]:
        """Return the chance of each value of what the kept hand and some draws hold.

        Any of the cards seen may be those of the hand: of `m` with `s` starters among them, the
        hand holds none in C(m - s, hand) of C(m, hand) cases.
        """
        seen, hand = self.seen(draws), self.dealt

        def kept(starters: int) -> int:
            return comb(seen, hand) - (comb(seen - starters, hand) if self.redealt else 0)

        return self._spread(seen, value, kept, comb(seen, hand))

    def put_aside(self, value: Callable[[Counts], V]) -> dict[V, Fraction]:
        """Return the chance of each value of what is set aside after a hand was kept."""
        left, hand = self.cards - self.set_aside, self.dealt

        def kept(starters: int) -> int:
            without = comb(left - (self.starters - starters), hand) if self.redealt else 0
            return comb(left, hand) - without

        return self._spread(self.set_aside, value, kept, comb(left, hand))

    def _spread(
        self, cards: int, value: Callable[[Counts], V], kept: Callable[[int], int], whole: int
    ) -> dict[V, Fraction]:
        """Return the chances of the values of some cards, each case weighed by kept hands."""
        chance = self.kept()
        if not chance:
            raise NoHandError("no opening hand can be kept: the deck holds no card to start with")
        self._refuse_too_many(cards)
        found: dict[V, int] = {}
        for counts, ways in splits([kind.copies for kind in self.kinds], cards):
            starters = sum(n for n, kind in zip(counts, self.kinds, strict=True) if kind.starts)
            if weight := ways * kept(starters):
                key = value(counts)
                found[key] = found.get(key, 0) + weight
        every = comb(self.cards, cards) * whole
        return {key: Fraction(weight, every) / chance for key, weight in found.items()}

    def _refuse_too_many(self, cards: int) -> None:
        cases = 1
        for kind in sorted(self.kinds)[:-1]:  # what is left is of the last kind
            cases *= min(kind.copies, cards) + 1
        if cases > MOST_SPLITS:
            raise TooManyKindsError(
                f"{len(self.kinds)} kinds of cards make {cases:,} cases (limit {MOST_SPLITS:,})"
            )
