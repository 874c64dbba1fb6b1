"""The parameters that the checks of a Yu-Gi-Oh! ruleset read, and what they mean for a card."""

from __future__ import annotations

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
_EXTRA: Final = frozenset(EXTRA_KINDS)
SECTIONS: Final = ("main", "extra", "side")

# Flags of a deck, for the checks that need something to look at.
OVER, SUSPECTS, MISPLACED = 1, 2, 4


class Status(NamedTuple):
    """All that a ruleset says about one card; computed once a card."""

    home: str  # "main", "extra", "skill", or "" for a card of no deck
    limit: int = UNLIMITED
    points: int = 0
    doubt: int | None = None  # copies that every source of the list allows, where they differ
    listed: bool = True  # False: a whitelist does not name it
    barred: str = ""  # kind that the format does not allow
    pool: PoolTrouble | None = None
    clean: bool = True  # nothing to report whatever the number of copies up to `limit`


_PLAIN: Final = {home: Status(home) for home in ("main", "extra", "skill")}


class Tally:
    """One pass over a deck: sizes, copies by name class and the entries to look at."""

    __slots__ = ("_by_key", "copies", "deck", "limits", "misplaced", "over", "points", "sizes",
                 "suspects", "unresolved")  # fmt: skip

    def __init__(self, deck: Deck) -> None:
        self.deck = deck.entries
        self.unresolved = deck.unresolved
        self.sizes = dict.fromkeys(SECTIONS, 0)
        self.copies: dict[str, int] = {}
        self.limits: dict[str, int] = {}  # of the keys with less than three
        self.over: dict[int, list[str]] = {}  # limit -> keys with more copies, in list order
        self.suspects: dict[str, tuple[list[Entry], Status]] = {}  # by id: more to say than copies
        self.misplaced: list[tuple[Entry, Status]] = []
        self.points = 0
        self._by_key: dict[str, list[Entry]] = {}

    def entries(self, key: str) -> list[Entry]:
        """Return the entries of a name class that has too many copies."""
        if not self._by_key:
            by_key: dict[str, list[Entry]] = {k: [] for keys in self.over.values() for k in keys}
            for entry in self.deck:
                if entry[0].copy_key in by_key:
                    by_key[entry[0].copy_key].append(entry)
            self._by_key = by_key
        return self._by_key[key]

    def close(self) -> None:
        """Note which name classes have more copies than allowed."""
        copies, limits = self.copies, self.limits
        for key, limit in limits.items():
            if copies[key] > limit:
                self.over.setdefault(limit, []).append(key)
        if max(copies.values(), default=0) > UNLIMITED:
            many = [key for key, n in copies.items() if n > UNLIMITED and key not in limits]
            if many:
                self.over[UNLIMITED] = many


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
    # section -> card -> key and limit of cards with nothing to say there but their number
    _plain: dict[str, dict[YugiohCard, tuple[str, int]]] = field(
        default_factory=lambda: {section: {} for section in SECTIONS}
    )
    _last: list[Tally] = field(default_factory=lambda: [Tally(Deck(()))])

    @property
    def outdated(self) -> bool:
        """Tell whether lists newer than our data may be in force (YF-023)."""
        return self.on > DATA_DAY and bool(self.listing.since)

    def status(self, card: YugiohCard) -> Status:
        """Return what the rules say about a card."""
        found = self._statuses.get(card.id)
        if found is None:
            home = self._home(card)
            found = _PLAIN[home] if home and self._silent_on(card) else self._judge(card, home)
            self._statuses[card.id] = found
        return found

    def _silent_on(self, card: YugiohCard) -> bool:
        """Tell whether neither list, pool nor format says anything about a card, as for most."""
        mentioned = self.listing.mentioned
        return not (
            self.listing.whitelist
            or card.password in mentioned
            or not mentioned.isdisjoint(card.passwords)
            or not self.barred.isdisjoint(card.subkinds)
            or _doubtful(card)
            or self.pool.trouble(card)
        )

    def _judge(self, card: YugiohCard, home: str) -> Status:
        passwords = (card.password, *card.passwords)
        listing = self.listing
        limits = [n for p in passwords if (n := listing.limit(p)) is not None]
        limit = min(limits, default=UNLIMITED)
        doubts = [limit, *[n for p in passwords if (n := listing.doubts.get(p)) is not None]]
        barred = min(card.subkinds & self.barred, default="")
        listed = not listing.whitelist or any(listing.names(p) for p in passwords)
        # A whitelist is itself the pool.
        pool = None if listing.whitelist or not home else self.pool.trouble(card)
        # Only what no source allows is an error; the rest is a question (YF-025).
        limit, doubt = max(doubts), min(doubts) if len(set(doubts)) > 1 else None
        sure = listed and not barred and not pool and doubt is None and not _doubtful(card)
        return Status(
            home,
            limit,
            max([listing.points.get(p, 0) for p in passwords]),
            doubt,
            listed,
            barred,
            pool,
            bool(home) and sure,
        )

    def _home(self, card: YugiohCard) -> str:
        if card.kind == "Skill" and self.sizes.skills:
            return "skill"
        if card.never or card.kind not in DECK_KINDS:
            return ""
        if card.kind == "Monster" and not card.subkinds.isdisjoint(_EXTRA):
            return "extra"
        return "main"

    def tally(self, deck: Deck) -> Tally:
        """Return the one pass over a deck that all checks share."""
        tally = self._last[0]
        if tally.deck is not deck.entries or tally.unresolved is not deck.unresolved:
            tally = self._last[0] = self._count(deck)
        return tally

    def flags(self, deck: Deck) -> int:
        """Return which checks have something to look at in a deck."""
        tally = self.tally(deck)
        found = OVER if tally.over else 0
        if tally.suspects:
            found |= SUSPECTS
        return found | MISPLACED if tally.misplaced else found

    def _count(self, deck: Deck) -> Tally:
        tally = Tally(deck)
        sizes, copies, limits, plain = tally.sizes, tally.copies, tally.limits, self._plain
        for entry in deck.entries:
            # By place, and trying: this runs for every line, and nearly all cards are plain.
            number, section = entry[1], entry[2]
            try:
                key, limit = plain[section][entry[0]]
                sizes[section] += number
            except KeyError:
                key, limit = self._weigh(entry, tally)
            copies[key] = copies[key] + number if key in copies else number
            if limit < UNLIMITED and limit < limits.get(key, UNLIMITED):
                limits[key] = limit
        for section, number in deck.unresolved.items():
            sizes[section] = sizes.get(section, 0) + number
        tally.close()
        return tally

    def _weigh(self, entry: Entry, tally: Tally) -> tuple[str, int]:
        """Note what a card adds to a tally beside its copies, and remember plain ones."""
        card, number, section = entry.card, entry.copies, entry.section
        status = self.status(card)
        found = card.copy_key, status.limit
        # Tokens and Skill Cards are no deck's part (YGO-013); a card of no printing fills a place.
        fills = status.home in ("main", "extra") or card.kind == UNOFFICIAL
        if fills:
            tally.sizes[section] = tally.sizes.get(section, 0) + number
        tally.points += status.points * number
        if not status.clean:
            tally.suspects.setdefault(card.id, ([], status))[0].append(entry)
        placed = self._placed(status, entry)
        if not placed:
            tally.misplaced.append((entry, status))
        elif fills and status.clean and not status.points:
            self._plain[section][card] = found
        return found

    def _placed(self, status: Status, entry: Entry) -> bool:
        """Tell whether a card may stand in the section where it does."""
        if entry.section == "side":
            return status.home == "main" or (status.home == "extra" and self.sizes.extra_in_side)
        if entry.section == "extra":
            return status.home == "extra" and not entry.card.subkinds.isdisjoint(self.extra_kinds)
        return status.home in (entry.section, "skill")


def _doubtful(card: YugiohCard) -> bool:
    """Tell whether it is open if a card counts with another name (YF-009)."""
    return card.password in DOUBTFUL or card.name in DOUBTFUL_NAMES
