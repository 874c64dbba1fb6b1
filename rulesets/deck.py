"""A deck as the rules see it: resolved cards by section, each with its line in the list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from cardpool.model import Card
from rulesets.plain import AnyCard

K = TypeVar("K")


class Entry(NamedTuple):
    """Some copies of one card in one section; `line` is its place in the decklist (0: none)."""

    card: AnyCard
    copies: int
    section: str = "main"
    line: int = 0
    lang: str = ""  # the language its line names it in, where that is another than English
    bare: bool = False  # its line gives a name and no print: which one the card is, nobody wrote


def grouped(entries: Iterable[Entry], key: Callable[[AnyCard], K | None]) -> dict[K, list[Entry]]:
    """Return entries grouped by a key of their cards; None leaves a card out."""
    found: dict[K, list[Entry]] = {}
    for entry in entries:
        group = key(entry.card)
        if group is not None:
            found.setdefault(group, []).append(entry)
    return found


@dataclass(frozen=True, slots=True)
class Deck:
    """The entries in list order, and how many cards of the list could not be resolved."""

    entries: tuple[Entry, ...]
    unresolved: Mapping[str, int] = field(default_factory=dict)  # section -> cards not resolved

    def in_section(self, section: str) -> Iterator[Entry]:
        """Yield the entries of one section."""
        return (e for e in self.entries if e.section == section)

    def by(self, key: Callable[[AnyCard], K | None]) -> dict[K, list[Entry]]:
        """Return the entries grouped by a key of their cards; None leaves a card out."""
        return grouped(self.entries, key)

    def sizes(self) -> dict[str, int]:
        """Return the number of cards by section, cards not resolved included."""
        found: dict[str, int] = {}
        for entry in self.entries:
            found[entry.section] = found.get(entry.section, 0) + entry.copies
        for section, copies in self.unresolved.items():
            found[section] = found.get(section, 0) + copies
        return found

    def size(self, section: str = "main") -> int:
        """Return the number of cards in a section, cards not resolved included."""
        return self.sizes().get(section, 0)

    def cards(self, section: str = "main") -> Iterator[Card]:
        """Yield each copy of each card of a section."""
        for entry in self.in_section(section):
            for _ in range(entry.copies):
                yield entry.card
