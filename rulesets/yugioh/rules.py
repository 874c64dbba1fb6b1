"""The parameters that the checks of a Yu-Gi-Oh! ruleset read, and what they mean for a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cardpool.model import UNOFFICIAL, YugiohCard
from rulesets.deck import Deck, Entry
from rulesets.yugioh.lists import DATA_DAY, UNLIMITED, RestrictionList
from rulesets.yugioh.names import DOUBTFUL, DOUBTFUL_NAMES
from rulesets.yugioh.pool import Pool, PoolTrouble
from rulesets.yugioh.sizes import Sizes

DECK_KINDS: Final = frozenset(("Monster", "Spell", "Trap"))
EXTRA_KINDS: Final = ("Fusion", "Synchro", "Xyz", "Link")
SECTIONS: Final = ("main", "extra", "side")


class Status(NamedTuple):
    """All that a ruleset says about one card; computed once a card."""

    key: str  # copy-count key
    limit: int
    home: str  # "main", "extra", "skill", or "" for a card of no deck
    points: int = 0
    doubt: int | None = None  # copies that every source of the list allows, where they differ
    listed: bool = True  # False: a whitelist does not name it
    barred: str = ""  # kind that the format does not allow
    pool: PoolTrouble | None = None
    clean: bool = True  # nothing to report whatever the number of copies up to `limit`


class Tally:
    """One pass over a deck: sizes, copies by name class and the entries to look at."""

    __slots__ = ("_by_key", "copies", "limits", "misplaced", "over", "points", "sizes", "suspects")

    def __init__(self) -> None:
        self.sizes = dict.fromkeys(SECTIONS, 0)
        self.copies: dict[str, int] = {}
        self.limits: dict[str, int] = {}  # of the keys with less than three
        self.over: tuple[str, ...] = ()  # keys with more copies than allowed, in list order
        self.suspects: dict[str, tuple[list[Entry], Status]] = {}  # by id: more to say than copies
        self.misplaced: list[tuple[Entry, Status]] = []
        self.points = 0
        self._by_key: dict[str, list[Entry]] = {}

    def limit(self, key: str) -> int:
        """Return how many copies of a name class are allowed."""
        return self.limits.get(key, UNLIMITED)

    def entries(self, deck: Deck, key: str) -> list[Entry]:
        """Return the entries of one name class."""
        if not self._by_key:
            for entry in deck.entries:
                self._by_key.setdefault(entry.card.copy_key, []).append(entry)
        return self._by_key[key]


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """What is in force on one day in one territory; frozen but for its memory of cards."""

    ruleset: str
    on: str
    sizes: Sizes
    listing: RestrictionList
    pool: Pool
    extra_kinds: tuple[str, ...] = EXTRA_KINDS
    cap: int | None = None  # Genesys: points in all
    barred: frozenset[str] = frozenset()
    per_zone: bool = True  # siding keeps the sizes of Main and Extra Deck (YF-061)
    _statuses: dict[str, Status] = field(default_factory=dict)
    # section -> id -> key of cards with nothing to say there but their number
    _plain: dict[str, dict[str, str]] = field(default_factory=lambda: {s: {} for s in SECTIONS})
    _last: list[tuple[tuple[Entry, ...], Mapping[str, int], Tally]] = field(default_factory=list)

    @property
    def outdated(self) -> bool:
        """Tell whether lists newer than our data may be in force (YF-023)."""
        return self.on > DATA_DAY and bool(self.listing.since)

    def status(self, card: YugiohCard) -> Status:
        """Return what the rules say about a card."""
        found = self._statuses.get(card.id)
        if found is None:
            found = self._statuses[card.id] = self._judge(card)
        return found

    def _judge(self, card: YugiohCard) -> Status:
        passwords = dict.fromkeys((card.password, *card.passwords))
        listing = self.listing
        limits = [n for p in passwords if (n := listing.limit(p)) is not None]
        limit = min(limits, default=UNLIMITED)
        doubts = [limit, *(n for p in passwords if (n := listing.doubts.get(p)) is not None)]
        home = self._home(card)
        barred = next((k for k in sorted(card.subkinds) if k in self.barred), "")
        listed = not listing.whitelist or any(listing.names(p) for p in passwords)
        # A whitelist is itself the pool.
        pool = None if listing.whitelist or not home else self.pool.trouble(card)
        doubtful = card.password in DOUBTFUL or card.name in DOUBTFUL_NAMES
        # Only what no source allows is an error; the rest is a question (YF-025).
        limit, doubt = max(doubts), min(doubts) if len(set(doubts)) > 1 else None
        return Status(
            card.copy_key,
            limit,
            home,
            max((listing.points.get(p, 0) for p in passwords), default=0),
            doubt,
            listed,
            barred,
            pool,
            bool(home and listed and not barred and not pool and doubt is None and not doubtful),
        )

    def _home(self, card: YugiohCard) -> str:
        if card.kind == "Skill" and self.sizes.skills:
            return "skill"
        if card.never or card.kind not in DECK_KINDS:
            return ""
        if card.kind == "Monster" and not card.subkinds.isdisjoint(EXTRA_KINDS):
            return "extra"
        return "main"

    def tally(self, deck: Deck) -> Tally:
        """Return the one pass over a deck that all checks share."""
        last = self._last
        if last and last[0][0] is deck.entries and last[0][1] is deck.unresolved:
            return last[0][2]
        tally = self._count(deck)
        last[:] = [(deck.entries, deck.unresolved, tally)]
        return tally

    def _count(self, deck: Deck) -> Tally:
        tally = Tally()
        sizes, copies, plain = tally.sizes, tally.copies, self._plain
        for entry in deck.entries:
            number, section = entry[1], entry[2]
            key = plain[section].get(entry[0].id) if section in plain else None
            if key is None:
                key = self._weigh(entry, tally)
            else:
                sizes[section] += number
            copies[key] = copies.get(key, 0) + number
        for section, number in deck.unresolved.items():
            sizes[section] = sizes.get(section, 0) + number
        most = max(copies.values(), default=0)
        if most > UNLIMITED or any(copies[key] > n for key, n in tally.limits.items()):
            tally.over = tuple(key for key, n in copies.items() if n > tally.limit(key))
        return tally

    def _weigh(self, entry: Entry, tally: Tally) -> str:
        """Note what a card adds to a tally beside its copies, and remember plain ones."""
        status, section, number = self.status(entry.card), entry.section, entry.copies
        key = status.key
        # Tokens and Skill Cards are no deck's part (YGO-013); a card of no printing fills a place.
        if status.home in ("main", "extra") or entry.card.kind == UNOFFICIAL:
            tally.sizes[section] = tally.sizes.get(section, 0) + number
        tally.points += status.points * number
        if status.limit < UNLIMITED:
            tally.limits[key] = min(status.limit, tally.limits.get(key, UNLIMITED))
        if not status.clean:
            tally.suspects.setdefault(entry.card.id, ([], status))[0].append(entry)
        placed = self._placed(status, entry)
        if not placed:
            tally.misplaced.append((entry, status))
        if placed and status.clean and status.limit == UNLIMITED and not status.points:
            self._plain.setdefault(section, {})[entry.card.id] = key
        return key

    def _placed(self, status: Status, entry: Entry) -> bool:
        """Tell whether a card may stand in the section where it does."""
        if entry.section == "side":
            return status.home == "main" or (status.home == "extra" and self.sizes.extra_in_side)
        if entry.section == "extra":
            return status.home == "extra" and not entry.card.subkinds.isdisjoint(self.extra_kinds)
        return status.home in (entry.section, "skill")
