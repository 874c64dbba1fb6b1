"""The smallest change that makes a deck legal: reprints, other sections, then substitutes.

A change is one copy that leaves, comes, or does both at once. Another print that plays the same is
no change of the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpool.store import CardPool
from deckcheck.builder.catalog import LegalCards
from deckcheck.builder.removal import forbidden, reduced, smallest
from deckcheck.lint import Linter
from rulesets.advice import Catalog
from rulesets.api import Finding
from rulesets.deck import Deck, Entry
from rulesets.plain import AnyCard

_TRIED = 400  # substitutes that are tried for a card


class Change(NamedTuple):
    """Copies of one card that become another: None for a card that only leaves or only comes."""

    copies: int
    old: AnyCard | None
    new: AnyCard | None
    section: str
    to: str  # the section after it
    reason: str
    same: bool = False  # plays the same: another print


@dataclass
class Repair:
    """A proposal: the changes, the deck after them and what they cannot mend."""

    deck: Deck
    changes: list[Change] = field(default_factory=list)
    left: tuple[Finding, ...] = ()
    proved: bool = True

    @property
    def out(self) -> int:
        """Return how many copies leave or move."""
        return sum(c.copies for c in self.changes if c.old is not None and not c.same)

    @property
    def come(self) -> int:
        """Return how many copies come or move."""
        return sum(c.copies for c in self.changes if c.new is not None and not c.same)

    @property
    def size(self) -> int:
        """Return the size of the change: a copy that makes way for another counts once."""
        return max(self.out, self.come)


class Repairer:
    """Repairs decks for one ruleset on one day."""

    def __init__(self, pool: CardPool, linter: Linter, catalog: Catalog | None = None) -> None:
        self.pool, self.linter = pool, linter
        self.legal = LegalCards(pool, linter)
        self.catalog = catalog or self.legal
        self.family = self.legal.family
        self.advisor = self.family.advisor()
        self._wrong: Sequence[Finding] = ()  # what must be mended
        self._best: dict[tuple[str, str], list[AnyCard]] = {}  # substitutes by card and section

    def repair(self, deck: Deck) -> Repair:
        """Return the smallest change found that makes a deck legal."""
        done = Repair(Deck(deck.entries))
        self._reprint(done)
        self._refile(done)
        gone = self._remove(done)
        self._replace(done, gone)
        found = self.linter.run(done.deck)
        done.left = tuple(f for f in found if f in forbidden(found) or f.lacks)
        return done

    # Another print, another section

    def _reprint(self, done: Repair) -> None:
        """Take a legal print that plays the same for one that is not legal."""
        for entry in done.deck.entries:
            if self.legal.admits(entry.card):
                continue
            if (other := self._same(entry.card)) is not None:
                change = Change(entry.copies, entry.card, other, entry.section, entry.section,
                                "legal print that plays the same", same=True)  # fmt: skip
                done.changes.append(change)
                done.deck = _with(done.deck, entry, entry._replace(card=other))

    def _same(self, card: AnyCard) -> AnyCard | None:
        plays_as = self.family.plays_as
        prints = (p for p in self.pool.printings(card) if plays_as(p) == plays_as(card))
        return next((self.legal.then(p) for p in prints if self.legal.admits(p)), None)

    def _refile(self, done: Repair) -> None:
        """Put cards where they belong that stand in a section they may not be in."""
        for entry in done.deck.entries:
            home = self.family.section_of(entry.card)
            if entry.section == home:
                continue
            about = _count(forbidden(self.linter.run(done.deck)), entry)
            other = _with(done.deck, entry, entry._replace(section=home))
            if about and _count(forbidden(self.linter.run(other)), entry) < about:
                change = Change(entry.copies, entry.card, entry.card, entry.section, home,
                                f"belongs in {home}")  # fmt: skip
                done.changes.append(change)
                done.deck = other

    # What must leave, and what comes for it

    def _remove(self, done: Repair) -> list[Entry]:
        """Take away the fewest copies and return them."""
        self._wrong = forbidden(self.linter.run(done.deck))
        removal = smallest(done.deck, self.linter.run)
        done.proved = removal.proved
        left = [e.copies - n for e, n in zip(done.deck.entries, removal.copies, strict=True)]
        gone = [
            e._replace(copies=n)
            for e, n in zip(done.deck.entries, removal.copies, strict=True)
            if n
        ]
        done.deck = reduced(done.deck, tuple(left))
        return gone

    def _replace(self, done: Repair, gone: list[Entry]) -> None:
        """Bring in what the deck lacks, like what left; note what leaves for nothing."""
        waiting = [entry._replace(copies=1) for entry in gone for _ in range(entry.copies)]
        while lacking := self._lacking(done.deck):
            section, full = lacking
            old = next((e for e in waiting if e.section == section), None)
            if old is None and full and not waiting:
                old = self._least(done)
            model = old or self._least_of(done.deck, section)
            if model is None:
                break
            new = self._substitute(done.deck, model, section)
            if new is None:
                if old is None or old not in waiting:
                    break
                waiting.remove(old)
                self._note(done, old, None, self._because(old.card))
                continue
            if old in waiting:
                waiting.remove(old)
            self._note(done, old, new, self._because_new(old, model, new), section)
            done.deck = plus(done.deck, new, 1, section)
        for old in waiting:
            self._note(done, old, None, self._because(old.card))

    def _lacking(self, deck: Deck) -> tuple[str, bool] | None:
        """Return a section that lacks cards, and whether it is the kind of cards that it lacks."""
        lacks = [f for f in self.linter.run(deck) if f.lacks]
        if not lacks:
            return None
        sizes = [f for f in lacks if "size" in f.name]
        home = self.family.sections[0]
        if not sizes:
            return home, True
        named = (s for s in self.family.sections if s in sizes[0].name)
        return next(named, home), False

    def _least(self, done: Repair) -> Entry | None:
        """Take one copy of what the deck has most of, for a card that it must have."""
        entry = max(done.deck.entries, key=lambda e: e.copies, default=None)
        if entry is None:
            return None
        rest = entry._replace(copies=entry.copies - 1)
        done.deck = _with(done.deck, entry, rest)
        return entry._replace(copies=1)

    def _least_of(self, deck: Deck, section: str) -> Entry | None:
        """Return a card that others like it may join, where nothing left."""
        within = [e for e in deck.entries if e.section == section] or list(deck.entries)
        return max(within, key=lambda e: e.copies, default=None)

    def _substitute(self, deck: Deck, old: Entry, section: str) -> AnyCard | None:
        """Return the nearest card that may be added."""
        before = self._standing(deck)
        for card in self._ranked(old.card, section):
            fits = self.advisor.fits(card, deck)
            if fits and self._standing(plus(deck, card, 1, section)) < before:
                return card
        return None

    def _standing(self, deck: Deck) -> tuple[int, int]:
        """Return what is forbidden and what is lacking in a deck; less is better."""
        found = self.linter.run(deck)
        return len(forbidden(found)), sum(f.lacks for f in found)

    def _ranked(self, card: AnyCard, section: str) -> Sequence[AnyCard]:
        """Return legal cards, those that take a card's place best first."""
        asked = card.id, section
        if asked not in self._best:
            self._best[asked] = self._rank(card, section)
        return self._best[asked]

    def _rank(self, card: AnyCard, section: str) -> list[AnyCard]:
        at_home = section == self.family.sections[0] or None
        others = [
            (self.advisor.likeness(card, other), other)
            for other in self.advisor.near(card, self.catalog)
            if at_home is None or self.family.section_of(other) == section
        ]
        own = self.legal.admits(card) and [(1.0, card)]
        ranked = sorted([*(own or ()), *others], key=lambda pair: (-pair[0], pair[1].name))
        return [other for score, other in ranked[:_TRIED] if score > 0]

    # In words

    def _because(self, card: AnyCard) -> str:
        return next((f.message for f in self._wrong if card.id in f.cards), "the deck is too large")

    def _because_new(self, old: Entry | None, model: Entry, new: AnyCard) -> str:
        if old is None:
            return f"cards are missing; {self.advisor.why(model.card, new)}"
        return f"{self._because(old.card)}; {self.advisor.why(old.card, new)}"

    def _note(
        self, done: Repair, old: Entry | None, new: AnyCard | None, reason: str, to: str = ""
    ) -> None:
        """Add one copy to the changes, to a like one if there is one."""
        section = old.section if old else to
        one = Change(1, old.card if old else None, new, section, to or section, reason)
        for at, change in enumerate(done.changes):
            if change._replace(copies=1) == one:
                done.changes[at] = change._replace(copies=change.copies + 1)
                return
        done.changes.append(one)


def _count(findings: Sequence[Finding], entry: Entry) -> int:
    return sum(entry.card.id in finding.cards for finding in findings)


def _with(deck: Deck, old: Entry, new: Entry) -> Deck:
    return Deck(tuple(new if e is old else e for e in deck.entries if e is not old or new.copies))


def plus(deck: Deck, card: AnyCard, copies: int, section: str) -> Deck:
    """Return a deck with copies of a card more."""
    for entry in deck.entries:
        if entry.card is card and entry.section == section:
            return _with(deck, entry, entry._replace(copies=entry.copies + copies))
    return Deck((*deck.entries, Entry(card, copies, section)))


def counted(deck: Deck) -> Counter[str]:
    """Return the copies of a deck by card, whatever their section."""
    found: Counter[str] = Counter()
    for entry in deck.entries:
        found[entry.card.id] += entry.copies
    return found
