"""The cards that a player owns: lists in any format, or the collection file of an app.

A line that names set and number means that card and all that play the same. A line with a name
alone stands for any print of that name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpool.model import Card
from cardpool.store import CardPool
from deckcheck.decklist.read import read_file
from deckcheck.resolver import Resolver
from rulesets import registry
from rulesets.deck import Deck, Entry
from rulesets.lines.model import Decklist, DecklistError, Line, Problem

_NO_COPIES = "found '0'"  # collections keep rows of cards that were sold
_NAMED = 3  # lines that are quoted


class OwnedError(ValueError):
    """A collection that cannot be read; the hint says what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class Missing(NamedTuple):
    """Copies of a card that a deck holds and its player does not own."""

    card: Card
    copies: int


@dataclass(slots=True)
class Owned:
    """How many copies there are: of cards that play the same, and of names without a print."""

    game: str
    alike: dict[str, int] = field(default_factory=dict)
    named: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)  # lines that are no known card

    def copies(self, card: Card) -> int:
        """Return how many copies of a card a deck may hold of what is there."""
        key = registry.family(self.game).plays_as(card)
        return self.alike.get(key, 0) + self.named.get(card.copy_key, 0)

    def missing(self, deck: Deck) -> list[Missing]:
        """Return what a deck holds beyond what is there, in the order of the deck."""
        lacking: dict[str, Missing] = {}
        for entry, held in zip(deck.entries, self._held(deck.entries), strict=True):
            if held < entry.copies:
                key = registry.family(self.game).plays_as(entry.card)
                before = lacking[key].copies if key in lacking else 0
                lacking[key] = Missing(entry.card, before + entry.copies - held)
        return list(lacking.values())

    def trimmed(self, entries: Sequence[Entry]) -> list[Entry]:
        """Return entries with no more copies than are there."""
        held = zip(entries, self._held(entries), strict=True)
        return [entry._replace(copies=copies) for entry, copies in held if copies]

    def _held(self, entries: Iterable[Entry]) -> list[int]:
        """Return how many copies of each entry are there; each copy serves once."""
        alike, named = dict(self.alike), dict(self.named)
        family = registry.family(self.game)
        held = []
        for entry in entries:
            found = 0
            for left, key in ((alike, family.plays_as(entry.card)), (named, entry.card.copy_key)):
                taken = min(left.get(key, 0), entry.copies - found)
                if taken:
                    left[key] -= taken
                    found += taken
            held.append(found)
        return held

    def add(self, line: Line, card: Card) -> None:
        """Count the copies of a line."""
        what = line.what
        exact = bool(what.card_id or what.card_number or what.password >= 0)
        key = registry.family(self.game).plays_as(card) if exact else card.copy_key
        tally = self.alike if exact else self.named
        tally[key] = tally.get(key, 0) + line.copies


def read_owned(paths: Sequence[str], pool: CardPool, game: str) -> Owned:
    """Return what the files of a player hold; a file that is no list is an OwnedError."""
    owned, resolver = Owned(game), Resolver(pool, game)
    for path in paths:
        try:
            lists = read_file(path, game=game)
        except DecklistError as error:
            raise OwnedError(str(error)) from None
        for source in lists:
            _add(owned, source, resolver)
    return owned


def _add(owned: Owned, source: Decklist, resolver: Resolver) -> None:
    lines = source.lines
    told = [p for p in source.problems if not p.message.endswith(_NO_COPIES)]
    if not lines:
        why = told[0].message if told else "no card line found"
        hint = "Expected a list, or a CSV file with columns such as count, name, set and number."
        if any(problem.code == "DECK008" for problem in told):
            hint = "Split it into several files; --owned may be repeated."
        raise OwnedError(f"{source.path}: {why}", hint)
    unknown = [problem for problem in told if problem.code == "DECK001"]
    for line in lines:
        found = resolver.resolve(line.what)
        card = found.card if found.card is not None else next(iter(found.choices), None)
        if card is None:
            unknown.append(Problem("DECK002", line.number, f"no known card: {line.what}"))
        else:
            owned.add(line, card)
    if unknown:
        owned.notes.append(_said(source.path, unknown))


def _said(path: str, unknown: Sequence[Problem]) -> str:
    places = ", ".join(f"line {problem.line}: {problem.message}" for problem in unknown[:_NAMED])
    more = f" and {len(unknown) - _NAMED} more" if len(unknown) > _NAMED else ""
    return f"{path}: not counted: {places}{more}"
