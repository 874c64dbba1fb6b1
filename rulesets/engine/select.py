"""Zones and selectors: which cards an op means, as set algebra over zones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from rulesets.engine.frames import Frame
from rulesets.engine.terms import Term
from rulesets.engine.values import ME, Number, Value, number

Cards: TypeAlias = tuple[int, ...]


class Selector(Term):
    """Some cards of the match, in a fixed order."""

    __slots__ = ()

    def find(self, s: Any, f: Frame) -> Cards:
        """Return the cards meant now."""
        raise NotImplementedError(type(self).__name__)

    def __or__(self, other: Selector) -> Selector:
        return Either(self, other)

    def __and__(self, other: Selector) -> Selector:
        return Both(self, other)

    def __sub__(self, other: Selector) -> Selector:
        return Without(self, other)


class Filter(Term):
    """A property of one card."""

    __slots__ = ()

    def accepts(self, s: Any, f: Frame, card: int) -> bool:
        """Tell whether a card has it now."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class Zone(Selector):
    """The cards of a zone: the state's attribute of that name, a list by seat of tuples.

    `shared` zones have no owner: the attribute is the tuple itself.
    """

    name: str
    owner: Number = ME
    shared: bool = False

    def find(self, s: Any, f: Frame) -> Cards:
        """Return the zone's cards, top or oldest first."""
        cards: Cards = getattr(s, self.name)
        if self.shared:
            return cards
        return cards[number(self.owner, s, f)]  # type: ignore[return-value]

    def put(self, s: Any, f: Frame, cards: Cards) -> None:
        """Replace the zone's cards."""
        if self.shared:
            setattr(s, self.name, cards)
        else:
            getattr(s, self.name)[number(self.owner, s, f)] = cards


@dataclass(frozen=True, slots=True)
class Held(Selector):
    """The card or cards in a register."""

    name: str

    def find(self, s: Any, f: Frame) -> Cards:
        """Return the register's cards; -1 and an unset register are none."""
        held = f.regs.get(self.name, ())
        if isinstance(held, int):
            return (held,) if held >= 0 else ()
        return held  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class Where(Selector):
    """Those of a selection that a filter accepts."""

    source: Selector
    filter: Filter

    def find(self, s: Any, f: Frame) -> Cards:
        """Return the accepted cards."""
        accepts = self.filter.accepts
        return tuple([c for c in self.source.find(s, f) if accepts(s, f, c)])


@dataclass(frozen=True, slots=True)
class Top(Selector):
    """The first cards of a selection."""

    source: Selector
    count: Number = 1

    def find(self, s: Any, f: Frame) -> Cards:
        """Return at most `count` cards."""
        return self.source.find(s, f)[: number(self.count, s, f)]


@dataclass(frozen=True, slots=True)
class Either(Selector):
    """The cards of one selection, then those of the other that are new."""

    left: Selector
    right: Selector

    def find(self, s: Any, f: Frame) -> Cards:
        """Return the union."""
        return tuple(dict.fromkeys(self.left.find(s, f) + self.right.find(s, f)))


@dataclass(frozen=True, slots=True)
class Both(Selector):
    """The cards in both selections."""

    left: Selector
    right: Selector

    def find(self, s: Any, f: Frame) -> Cards:
        """Return the intersection."""
        right = frozenset(self.right.find(s, f))
        return tuple([c for c in self.left.find(s, f) if c in right])


@dataclass(frozen=True, slots=True)
class Without(Selector):
    """The cards of one selection that are not in the other."""

    left: Selector
    right: Selector

    def find(self, s: Any, f: Frame) -> Cards:
        """Return the difference."""
        right = frozenset(self.right.find(s, f))
        return tuple([c for c in self.left.find(s, f) if c not in right])


@dataclass(frozen=True, slots=True)
class Count(Value):
    """How many cards a selector finds."""

    cards: Selector

    def of(self, s: Any, f: Frame) -> int:
        """Return the number of cards."""
        return len(self.cards.find(s, f))
