"""The rules of a day in a territory, and what they say of a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache
from operator import attrgetter
from typing import Final, NamedTuple

from cardpool.model import UNOFFICIAL
from cardpool.model.yugioh import YUGIOH, YugiohCard
from rulesets.counting import Tally, copies_over, once_a_deck
from rulesets.deck import Deck, Entry
from rulesets.yugioh.formats.lists import DATA_DAY, STALE_AFTER, UNLIMITED, RestrictionList
from rulesets.yugioh.formats.names import DOUBTFUL
from rulesets.yugioh.formats.release_pool import PoolTrouble, ReleasePool
from rulesets.yugioh.formats.sizes import Sizes

SECTIONS: Final = ("main", "extra", "side")
DECK_KINDS: Final = frozenset(("Monster", "Spell", "Trap"))
EXTRA_KINDS: Final = ("Fusion", "Synchro", "Xyz", "Link")


@cache
def _later(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


class Status(NamedTuple):
    """All that the rules of a day say about one card."""

    home: str  # "main", "extra", "skill", or "" for a card of no deck
    limit: int = UNLIMITED
    points: int = 0
    doubt: int | None = None  # copies that every source of the list allows, where they differ
    listed: bool = True  # False: a whitelist does not name it
    barred: str = ""  # kind that the format does not allow
    pool: PoolTrouble | None = None
    also_called: str = ""  # name that it may count with (YF-009)


@dataclass(eq=False)
class YugiohRules:
    """Everything that decides a Yu-Gi-Oh! deck on one day in one territory."""

    ruleset: str
    on: str
    sizes: Sizes
    listing: RestrictionList
    pool: ReleasePool
    extra_kinds: tuple[str, ...] = EXTRA_KINDS
    cap: int | None = None  # Genesys: points in all
    barred: frozenset[str] = frozenset()
    per_zone: bool = True  # siding keeps the sizes of Main and Extra Deck (YF-061)
    _statuses: dict[YugiohCard, Status] = field(default_factory=dict)

    @property
    def outdated(self) -> bool:
        """Tell whether lists newer than our data may be in force (YF-023)."""
        return self.on > self.known_until and bool(self.listing.since)

    @property
    def stale(self) -> bool:
        """Tell whether the list is too old for a verdict (YF-023)."""
        return self.on > _later(self.known_until, STALE_AFTER)

    @property
    def known_until(self) -> str:
        """Return the day until which lists are known: that of our data, or of a newer import."""
        return max(DATA_DAY, self.listing.since) if self.listing.imported else DATA_DAY

    @property
    def changed(self) -> tuple[str, ...]:
        """Return what the user put in the place of the format's own: an imported list."""
        return (f"imported list {self.listing.title!r}",) if self.listing.imported else ()

    def days_of(self, card: YugiohCard) -> set[str]:
        """Return the days on which a card came out somewhere."""
        return {day for day in card.released.values() if day} if card.game == YUGIOH else set()

    def bars(self, card: YugiohCard) -> bool:
        """Tell whether every deck with this card is illegal."""
        if card.game != YUGIOH:
            return False
        found = self.status(card)
        trouble = found.pool is not None and found.pool.kind == "unreleased"
        return trouble or (found.limit == 0 and found.home != "")

    def same_for(
        self, before: YugiohRules, cards: Iterable[YugiohCard], touched: Iterable[YugiohCard]
    ) -> bool:
        """Tell whether no verdict on a deck of these cards has changed since an earlier day."""
        return self._frame == before._frame and all(
            self.status(card) == before.status(card) for card in cards if card.game == YUGIOH
        )

    @property
    def _frame(self) -> tuple[object, ...]:
        """Return what decides decks whatever their cards."""
        listing = self.listing
        trust = (listing.known, listing.whitelist, self.outdated, self.stale)
        return (self.sizes, self.extra_kinds, self.cap, self.barred, self.per_zone, *trust)

    def status(self, card: YugiohCard) -> Status:
        """Return what the rules say about a card, which is found out once."""
        found = self._statuses.get(card)
        if found is None:
            found = self._statuses[card] = self._judge(card)
        return found

    def _judge(self, card: YugiohCard) -> Status:
        home, listing = self._home(card), self.listing
        passwords = card.passwords or (card.password,)
        limits = [n for p in passwords if (n := listing.limit(p)) is not None]
        limit = min(limits, default=UNLIMITED)
        limits = [limit, *[n for p in passwords if (n := listing.doubts.get(p)) is not None]]
        return Status(
            home,
            # Only what no source allows is an error; the rest is a question (YF-025).
            limit=max(limits),
            points=max([listing.points.get(p, 0) for p in passwords]),
            doubt=min(limits) if len(set(limits)) > 1 else None,
            listed=not listing.whitelist or any(listing.names(p) for p in passwords),
            barred=min(card.subkinds & self.barred, default=""),
            # A whitelist is itself the pool.
            pool=None if listing.whitelist or not home else self.pool.trouble(card),
            also_called=DOUBTFUL.get(card.password, ""),
        )

    def _home(self, card: YugiohCard) -> str:
        if card.kind == "Skill" and self.sizes.skills:
            return "skill"
        if card.never or card.kind not in DECK_KINDS:
            return ""
        extra = card.kind == "Monster" and not card.subkinds.isdisjoint(EXTRA_KINDS)
        return "extra" if extra else "main"

    @once_a_deck
    def tally(self, deck: Deck) -> Tally:
        """Return a deck counted."""
        groups = deck.by(attrgetter("copy_key"))
        return Tally(self._sizes(deck), groups, tuple(copies_over(groups, self._limit)))

    def _sizes(self, deck: Deck) -> dict[str, int]:
        """Return the size of each section; Tokens and Skill Cards are part of none (YGO-013)."""
        sizes = {**dict.fromkeys(SECTIONS, 0), **deck.unresolved}
        for e, status in self.judged(deck):
            # A card of no printing fills a place.
            if status.home in ("main", "extra") or e.card.kind == UNOFFICIAL:
                sizes[e.section] = sizes.get(e.section, 0) + e.copies
        return sizes

    def _limit(self, entries: Sequence[Entry]) -> int:
        """Return how many copies the list allows of what counts as one name."""
        return min([self.status(e.card).limit for e in entries])

    @once_a_deck
    def judged(self, deck: Deck) -> Sequence[tuple[Entry, Status]]:
        """Return each entry with what the rules say about its card."""
        return [(entry, self.status(entry.card)) for entry in deck.entries]

    @once_a_deck
    def cards(self, deck: Deck) -> Sequence[tuple[Sequence[Entry], Status]]:
        """Return the entries of each card with what the rules say about it."""
        groups = deck.by(attrgetter("id")).values()
        return [(entries, self.status(entries[0].card)) for entries in groups]
