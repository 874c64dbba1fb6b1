"""Several games against the same opponent: who has won, who decides the order, which decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckcheck.play.match import CHOOSER, DAY, Match
from deckcheck.play.transcript import MatchError
from rulesets import registry
from rulesets.api import Ruleset, Seat
from rulesets.deck import Deck, Entry


@dataclass
class Series:
    """A match of several games. `decks` are those of the next game; `registered` never change."""

    ruleset: Ruleset
    players: Sequence[str]
    registered: Sequence[Deck]
    best_of: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    decks: list[Deck] = field(default_factory=list)
    results: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.best_of < 1 or self.best_of % 2 == 0:
            raise MatchError(f"best of {self.best_of}: expected an odd number, such as 3")
        self.decks = list(self.registered)

    def game(self) -> Match:
        """Return the next game: the loser of the last one decides on the order."""
        options = dict(self.options)
        loser = self._loser()
        if loser is not None:
            options[CHOOSER] = loser
        # Another seed a game, so that no game repeats the luck of another.
        seed = self.seed + len(self.results)
        return Match(self.ruleset, self.players, self.decks, options, seed)

    def _loser(self) -> Seat | None:
        """Return who lost the last game, None after a draw and before the first."""
        last = self.results[-1] if self.results else []
        return last.index(0) if 1 in last and 0 in last else None

    def record(self, result: Sequence[float]) -> None:
        """Write down how a game ended."""
        self.results.append(list(result))

    def wins(self, seat: Seat) -> int:
        """Return how many games a seat has won."""
        return sum(result[seat] == 1 for result in self.results)

    @property
    def winner(self) -> Seat | None:
        """Return who has won more than half of the games, if anyone has."""
        seats = range(len(self.players))
        return next((seat for seat in seats if self.wins(seat) > self.best_of // 2), None)

    @property
    def is_over(self) -> bool:
        """Tell whether nobody can be caught up with any more, or all games are played."""
        return self.winner is not None or len(self.results) >= self.best_of

    # Exchanging cards between the games

    @property
    def exchanges(self) -> bool:
        """Tell whether the game lets players exchange cards between games."""
        family = registry.family(self.ruleset.info.family)
        return bool(self.decks) and family.siding(*self._compared(0, self.decks[0])) is not None

    def _compared(self, seat: Seat, deck: Deck) -> tuple[Deck, Deck, Any, int]:
        day = str(self.options.get(DAY, self.ruleset.info.date))
        rules = self.ruleset.in_force(day, "", {})
        return self.registered[seat], deck, rules, len(self.results) + 1

    def exchange(self, seat: Seat, deck: Deck) -> list[str]:
        """Take another deck for the next game; return what is wrong with it, and then take none."""
        family = registry.family(self.ruleset.info.family)
        found = family.siding(*self._compared(seat, deck))
        if not found:
            self.decks[seat] = deck
        return [finding.message for finding in found or ()]


def swapped(deck: Deck, out: Entry, into: Entry) -> Deck:
    """Return a deck in which one copy of two entries has changed places."""
    counts: dict[tuple[str, str], int] = {}
    cards = {entry.card.id: entry.card for entry in deck.entries}
    for entry in deck.entries:
        key = entry.section, entry.card.id
        counts[key] = counts.get(key, 0) + entry.copies
    for entry, section in ((out, into.section), (into, out.section)):
        counts[entry.section, entry.card.id] -= 1
        key = section, entry.card.id
        counts[key] = counts.get(key, 0) + 1
    entries = [
        Entry(cards[card], copies, section)
        for (section, card), copies in counts.items()
        if copies > 0
    ]
    return Deck(tuple(entries))
