"""A deck as the rules see it: resolved cards by section, each with its line in the list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from cardpool.model import Card


class Entry(NamedTuple):
    """Some copies of one card in one section; `line` is its place in the decklist (0: none)."""

    card: Any  # a Card of the ruleset's own game
    copies: int
    section: str = "main"
    line: int = 0
    lang: str = ""  # the language its line names it in, where that is another than English


Row: TypeAlias = tuple[Any, int, str, int, str]  # what an entry says; each entry is one


@dataclass(slots=True)
class Deck:
    """The entries in list order, and how many cards of the list could not be resolved.

    A list is read into plain rows, and most decks are judged by them alone: entries are made when
    they are asked for.
    """

    rows: tuple[Row, ...]
    unresolved: Mapping[str, int] = field(default_factory=dict)  # section -> cards not resolved
    _entries: tuple[Entry, ...] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return the entries in list order."""
        if self._entries is None:
            self._entries = tuple(map(Entry._make, self.rows))
        return self._entries

    def in_section(self, section: str) -> Iterator[Entry]:
        """Yield the entries of one section."""
        return (e for e in self.entries if e.section == section)

    def size(self, section: str = "main") -> int:
        """Return the number of cards in a section, cards not resolved included."""
        known = sum(e.copies for e in self.entries if e.section == section)
        return known + self.unresolved.get(section, 0)

    def cards(self, section: str = "main") -> Iterator[Card]:
        """Yield each copy of each card of a section."""
        for entry in self.in_section(section):
            for _ in range(entry.copies):
                yield entry.card
