"""Cards that nobody knows: what they turn out to be is chance, with exact odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from typing import Any

from rulesets.parts.positions import AnyCardPositions

Cards = frozenset[int]


@dataclass(frozen=True, slots=True)
class Unknown:
    """By owner: the cards that may lie in each other's place, and those of a shuffled pile.

    A place of the pile holds any of its cards; an unknown one of them is any of the unknown.
    """

    cards: tuple[Cards, ...]
    piles: tuple[Cards, ...]

    @classmethod
    def of(cls, groups: Iterable[Iterable[int]]) -> Unknown:
        """Return what a position leaves open."""
        cards = tuple(frozenset(group) for group in groups)
        return cls(cards, tuple(frozenset() for _ in cards))

    def all(self) -> Cards:
        """Return every card whose place is not known."""
        return frozenset().union(*self.cards, *self.piles)

    def owner(self, card: int) -> int:
        """Return whose card it is."""
        both = zip(self.cards, self.piles, strict=True)
        return next(i for i, (own, pile) in enumerate(both) if card in own or card in pile)

    def shuffled(self, pile: tuple[int, ...], owner: int) -> Unknown:
        """Return what is open after a pile was shuffled."""
        piles = list(self.piles)
        piles[owner] = frozenset(pile)
        return Unknown(self.cards, tuple(piles))

    def without(self, owner: int, cards: Iterable[int], pile: Iterable[int]) -> Unknown:
        """Return what is open without some cards."""
        own, piles = list(self.cards), list(self.piles)
        own[owner] -= frozenset(cards)
        piles[owner] -= frozenset(pile)
        return Unknown(tuple(own), tuple(piles))


def revealed(
    positions: AnyCardPositions, s: Any, unknown: Unknown, card: int
) -> Iterator[tuple[Fraction, Any, Unknown]]:
    """Yield what may lie where a card lies, each with its odds, as a state and what stays open."""
    owner = unknown.owner(card)
    pile, own = unknown.piles[owner], unknown.cards[owner]
    if card not in pile:
        yield from _one_of(positions, s, unknown, card, Fraction(1))
        return
    sure = [c for c in pile if c not in own]
    for odds, other in _by_kind(positions, s, sure, len(pile)):
        copy = s.clone()
        if other != card:
            positions.swap(copy, card, other)
        yield odds, copy, unknown.without(owner, (), (other,))
    hidden = sorted(pile & own)
    if hidden:
        copy, first = s.clone(), card if card in own else hidden[0]
        if first != card:
            positions.swap(copy, card, first)
        yield from _one_of(positions, copy, unknown, first, Fraction(len(hidden), len(pile)))


def ways_to_draw(
    positions: AnyCardPositions, s: Any, unknown: Unknown, cards: Sequence[int]
) -> int:
    """Return how many different hands of so many unknown cards there are."""
    own = unknown.cards[unknown.owner(cards[0])]
    ways = [1] + [0] * len(cards)
    for copies in Counter(positions.kind(s, c) for c in own).values():
        ways = [sum(ways[n - i] for i in range(min(copies, n) + 1)) for n in range(len(ways))]
    return ways[-1]


def drawn(
    positions: AnyCardPositions,
    s: Any,
    unknown: Unknown,
    cards: Sequence[int],
    backwards: bool = False,
) -> Iterator[tuple[Fraction, Any, Unknown]]:
    """Yield what may lie where several unknown cards lie, in one order of each hand."""
    owner = unknown.owner(cards[0])
    own = unknown.cards[owner]
    by_kind: dict[object, list[int]] = {}
    for card in sorted(own):
        by_kind.setdefault(positions.kind(s, card), []).append(card)
    kinds = list(by_kind.values())
    total = comb(len(own), len(cards))
    for counts in _divided(len(cards), [len(copies) for copies in kinds]):
        both = list(zip(counts, kinds, strict=True))
        taken = [card for n, copies in both for card in copies[:n]]
        ways = prod(comb(len(copies), n) for n, copies in both)
        copy = s.clone()
        _lay_at(positions, copy, cards, taken[::-1] if backwards else taken)
        yield Fraction(ways, total), copy, unknown.without(owner, taken, ())


def _lay_at(
    positions: AnyCardPositions, s: Any, places: Sequence[int], cards: Sequence[int]
) -> None:
    """Put cards where others lie, in this order."""
    there = list(places)
    for i, card in enumerate(cards):
        before = there[i]
        if before != card:
            positions.swap(s, before, card)
            there = [before if c == card else c for c in there]
            there[i] = card


def _divided(count: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every way to take so many of several kinds."""
    if not most:
        if count == 0:
            yield ()
        return
    for n in range(min(count, most[0]) + 1):
        for rest in _divided(count - n, most[1:]):
            yield (n, *rest)


def _one_of(
    positions: AnyCardPositions, s: Any, unknown: Unknown, card: int, chance: Fraction
) -> Iterator[tuple[Fraction, Any, Unknown]]:
    """Yield each kind of unknown card in the place of an unknown one."""
    owner = unknown.owner(card)
    own, pile = unknown.cards[owner], unknown.piles[owner]
    for odds, other in _by_kind(positions, s, own, len(own)):
        copy = s.clone()
        if other != card:
            positions.swap(copy, card, other)
        # The place leaves the pile: under whichever number a card of it is still there.
        gone = other if other in pile else card
        yield chance * odds, copy, unknown.without(owner, (other,), (gone,))


def _by_kind(
    positions: AnyCardPositions, s: Any, cards: Iterable[int], total: int
) -> Iterator[tuple[Fraction, int]]:
    """Yield one card of each kind, with the share of its copies in a total."""
    cards = sorted(cards)
    counts = Counter(positions.kind(s, c) for c in cards)
    first = {positions.kind(s, c): c for c in reversed(cards)}
    for kind, count in counts.items():
        yield Fraction(count, total), first[kind]
