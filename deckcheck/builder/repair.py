"""The smallest change that makes a deck legal: reprints, other sections, then substitutes.

A change is one copy that leaves, comes, or does both at once. Another print that plays the same is
no change of the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpool.store import CardPool
from deckcheck.builder.catalog import LegalCards
from deckcheck.builder.removal import forbidden, reduced, smallest
from deckcheck.lint import Linter
from deckcheck.owned import Owned
from rulesets import registry
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

    def __init__(self, pool: CardPool, linter: Linter, owned: Owned | None = None) -> None:
        self.pool, self.linter = pool, linter
        self.legal = LegalCards(pool, linter)
        self.owned = owned  # None: whatever there is
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
            if full and not waiting:
                if not self._make_way(done, gone, section):
                    break
                continue
            old = next((e for e in waiting if e.section == section), None)
            model = old or self._most(done.deck, section)
            new = self._substitute(done.deck, model, section) if model is not None else None
            if old is not None:
                waiting.remove(old)
            if new is not None and model is not None:
                self._note(done, old, new, self._because_new(old, model, new), section)
                done.deck = plus(done.deck, new, 1, section)
            elif old is not None:
                self._note(done, old, None, self._because(old.card))
            else:
                break
        for old in waiting:
            self._note(done, old, None, self._because(old.card))

    def _make_way(self, done: Repair, gone: list[Entry], section: str) -> bool:
        """Take one copy of what the deck has most of, for a card that it must have."""
        most = self._most(done.deck, section)
        if most is None:
            return False
        rest = _with(done.deck, most, most._replace(copies=most.copies - 1))
        for model in (*gone, *done.deck.entries):
            new = self._substitute(rest, model, section, self._standing(done.deck))
            if new is not None:
                reason = f"the deck must have one; {self.advisor.why(model.card, new)}"
                self._note(done, most._replace(copies=1), new, reason, section)
                done.deck = plus(rest, new, 1, section)
                return True
        return False

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

    def _most(self, deck: Deck, section: str) -> Entry | None:
        """Return what a section has most of, or the deck where the section has nothing."""
        within = [e for e in deck.entries if e.section == section] or list(deck.entries)
        return max(within, key=lambda e: e.copies, default=None)

    def _substitute(
        self, deck: Deck, old: Entry, section: str, before: tuple[int, int] | None = None
    ) -> AnyCard | None:
        """Return the nearest card that may be added and leaves less to be mended than before."""
        before = before or self._standing(deck)
        for card in self._ranked(old.card, section):
            if self.owned is not None and left_of(self.owned, card, deck) < 1:
                continue
            fits = self.advisor.fits(card, deck)
            if fits and self._standing(plus(deck, card, 1, section)) < before:
                return self._there(deck, card, section)
        return None

    def _there(self, deck: Deck, card: AnyCard, section: str) -> AnyCard:
        """Return the print of a card that the deck has already, so that a line gets one more."""
        same = self.family.plays_as(card)
        held = (e.card for e in deck.in_section(section) if self.family.plays_as(e.card) == same)
        return next((each for each in held if self.legal.admits(each)), card)

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
            for other in self.advisor.near(card, self.legal)
            if at_home is None or self.family.section_of(other) == section
        ]
        if self.owned is not None:
            others = [pair for pair in others if self.owned.copies(pair[1])]
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


def left_of(owned: Owned, card: AnyCard, deck: Deck) -> int:
    """Return how many copies of a card there are beyond those in a deck."""
    plays_as = registry.family(owned.game).plays_as
    same = sum(e.copies for e in deck.entries if plays_as(e.card) == plays_as(card))
    return max(owned.copies(card) - same, 0)
