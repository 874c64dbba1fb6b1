"""Counting for the checks of every game: how many copies, which are too many, how to repair it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from rulesets.api import Fix
from rulesets.deck import Deck, Entry

R = TypeVar("R")
T = TypeVar("T")


def total(entries: Iterable[Entry]) -> int:
    """Return the number of copies in some entries."""
    return sum([e.copies for e in entries])


class Over(NamedTuple):
    """Entries that together have more copies than they may."""

    entries: Sequence[Entry]
    copies: int
    limit: int

    @property
    def fix(self) -> Fix | None:
        """Return the repair that lowers the count of one line."""
        return fewer(self.entries, self.copies - self.limit)


def copies_over(
    groups: Mapping[Any, Sequence[Entry]], limit: int | Callable[[Sequence[Entry]], int]
) -> Iterator[Over]:
    """Yield the groups with more copies than a limit, or than the limit of each group.

    `copies_over(deck.by(attrgetter("copy_key")), 4)` is the copy rule of most games.
    """
    for entries in groups.values():
        copies = total(entries)
        allowed = limit if isinstance(limit, int) else limit(entries)
        if copies > allowed:
            yield Over(entries, copies, allowed)


def fewer(entries: Sequence[Entry], excess: int) -> Fix | None:
    """Return the repair that takes copies from the last line that has enough of them.

    Where no line has enough, the last one goes; the next round takes the rest.
    """
    lines = [e for e in reversed(entries) if e.line]
    for e in lines:
        if e.copies >= excess:
            return Fix(e.line, e.copies - excess, f"{excess} fewer {e.card.name}")
    return Fix(lines[0].line, 0, f"{lines[0].copies} fewer {lines[0].card.name}") if lines else None


class Tally(NamedTuple):
    """One deck counted."""

    sizes: Mapping[str, int]  # section -> cards, those not resolved included
    groups: Mapping[str, Sequence[Entry]]  # what the copy rule counts as one -> its entries
    over: Sequence[Over]  # the groups with more copies than they may have

    @property
    def most(self) -> int:
        """Return the copies of what the deck has most of."""
        return max(map(total, self.groups.values()), default=0)


def once_a_deck(method: Callable[[R, Deck], T]) -> Callable[[R, Deck], T]:
    """Let a method of rules keep what it found in the last deck, for the checks that follow."""
    name = f"_last_{method.__name__}"

    @wraps(method)
    def asked(rules: R, deck: Deck) -> T:
        last: tuple[Deck, T] | None = getattr(rules, name, None)
        if last is None or last[0] is not deck:
            last = deck, method(rules, deck)
            setattr(rules, name, last)
        return last[1]

    return asked
