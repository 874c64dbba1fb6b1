"""The fewest copies that must leave a deck so that nothing in it is forbidden.

A finding that names cards is mended only if a copy of one of them leaves. So some smallest set of
removals takes, for any one finding, a copy of a card that it names: trying just these, with ever
more copies in all, finds a smallest set and proves that there is none smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from deckcheck.sizes import is_of_size
from rulesets.api import ERROR, QUESTION, Finding
from rulesets.deck import Deck

Run: TypeAlias = Callable[[Deck], Sequence[Finding]]
Counts: TypeAlias = tuple[int, ...]  # copies left of each entry
MOST_TRIALS = 4000  # decks that are looked at before the search gives up its proof


class Removal(NamedTuple):
    """What leaves a deck: copies by entry, and whether fewer were proved not to be enough."""

    copies: Counts
    proved: bool
    left: tuple[Finding, ...]  # that no removal mends

    @property
    def total(self) -> int:
        """Return how many copies leave."""
        return sum(self.copies)


def forbidden(findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings that are errors or open questions and not a mere lack of cards."""
    return [f for f in findings if f.severity in (ERROR, QUESTION) and not f.lacks]


def reduced(deck: Deck, copies: Counts) -> Deck:
    """Return a deck with so many copies of each entry."""
    pairs = zip(deck.entries, copies, strict=True)
    return Deck(tuple(e._replace(copies=n) for e, n in pairs if n))


class _Search:
    """Tries removals of ever more copies."""

    def __init__(self, deck: Deck, run: Run) -> None:
        self.deck, self.run = deck, run
        self.trials = 0
        self.known: dict[Counts, list[tuple[int, ...]]] = {}
        self.large = sections_too_large(deck, run)

    def choices(self, counts: Counts) -> list[tuple[int, ...]]:
        """Return for each finding the entries of which one must lose a copy."""
        known = self.known.get(counts)
        if known is None:
            self.trials += 1
            deck = reduced(self.deck, counts)
            found = [f for f in forbidden(self.run(deck)) if not is_of_size(f)]
            named = {self._named(finding, counts) for finding in found} - {()}
            known = self.known[counts] = sorted(named, key=len)
        return known

    def _named(self, finding: Finding, counts: Counts) -> tuple[int, ...]:
        """Return the entries that a finding is about, those of a section too large first."""
        entries = self.deck.entries
        named = [i for i, e in enumerate(entries) if e.card.id in finding.cards and counts[i]]
        return tuple(sorted(named, key=lambda i: entries[i].section not in self.large))

    def within(self, counts: Counts, more: int, seen: set[Counts]) -> Counts | None:
        """Return what is left after at most so many removals more, None where that is too few."""
        choices = self.choices(counts)
        if not choices:
            return counts
        # Findings that share no entry need a removal each.
        if _apart(choices) > more or counts in seen or self.trials > MOST_TRIALS:
            return None
        seen.add(counts)
        for at in choices[0]:
            fewer = (*counts[:at], counts[at] - 1, *counts[at + 1 :])
            if (found := self.within(fewer, more - 1, seen)) is not None:
                return found
        return None


def _apart(choices: Sequence[tuple[int, ...]]) -> int:
    taken: set[int] = set()
    number = 0
    for choice in choices:
        if taken.isdisjoint(choice):
            taken.update(choice)
            number += 1
    return number


def smallest(deck: Deck, run: Run) -> Removal:
    """Return the smallest removal after which no card of a deck is forbidden."""
    search = _Search(deck, run)
    start = tuple(e.copies for e in deck.entries)
    must = _forced(search, start)  # what is forbidden alone must leave whatever else does
    most = sum(must)
    found = None
    more = 0
    while found is None and more <= most and search.trials <= MOST_TRIALS:
        found = search.within(must, more, set())
        more += 1
    proved = found is not None
    found = _sized(search, found or _greedy(search, must))
    left = forbidden(run(reduced(deck, found)))
    removed = tuple(before - after for before, after in zip(start, found, strict=True))
    return Removal(removed, proved, tuple(left))


def _forced(search: _Search, counts: Counts) -> Counts:
    """Take away what every repair must: findings that only one entry can mend."""
    while single := {choice[0] for choice in search.choices(counts) if len(choice) == 1}:
        counts = tuple(n - (i in single) for i, n in enumerate(counts))
    return counts


def _greedy(search: _Search, counts: Counts) -> Counts:
    """Remove copies until nothing is forbidden, without a proof that fewer would not do."""
    while choices := search.choices(counts):
        named = [at for choice in choices for at in choice]
        at = max(set(named), key=lambda i: (named.count(i), counts[i], -i))
        counts = (*counts[:at], counts[at] - 1, *counts[at + 1 :])
    return counts


def _sized(search: _Search, counts: Counts) -> Counts:
    """Remove what a section has too many, from the entry with the most copies each time."""
    entries = search.deck.entries
    while large := sections_too_large(reduced(search.deck, counts), search.run):
        within = [i for i, e in enumerate(entries) if e.section in large and counts[i]]
        at = max(within, key=lambda i: (counts[i], -i))
        counts = (*counts[:at], counts[at] - 1, *counts[at + 1 :])
    return counts


def sections_too_large(deck: Deck, run: Run) -> list[str]:
    """Return the sections of a deck that hold more cards than they may."""
    over = {f.code for f in forbidden(run(deck)) if is_of_size(f)}
    if not over:
        return []
    found = []
    for section in dict.fromkeys(e.section for e in deck.entries):
        rest = Deck(tuple(e for e in deck.entries if e.section != section))
        if over - {f.code for f in forbidden(run(rest)) if is_of_size(f)}:
            found.append(section)
    return found
