"""The parameters that the checks of a Yu-Gi-Oh! ruleset read, and what they mean for a card."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Final

from cardpool.model import UNOFFICIAL, YUGIOH, YugiohCard
from rulesets.deck import Deck, Entry
from rulesets.yugioh.construction.tally import (
    COSTLY,
    MISPLACED,
    ODD_SIZE,
    OPEN_LIST,
    OVER,
    SECTIONS,
    SIDE,
    SIDED,
    SKILLS,
    SUSPECTS,
    Status,
    Swap,
    Tally,
)
from rulesets.yugioh.formats.lists import DATA_DAY, UNLIMITED, RestrictionList
from rulesets.yugioh.formats.names import DOUBTFUL, DOUBTFUL_NAMES
from rulesets.yugioh.formats.release_pool import ReleasePool
from rulesets.yugioh.formats.sizes import Sizes

DECK_KINDS: Final = frozenset(("Monster", "Spell", "Trap"))
EXTRA_KINDS: Final = ("Fusion", "Synchro", "Xyz", "Link")
_EXTRA: Final = frozenset(EXTRA_KINDS)

_SECTION = itemgetter(2)  # of an entry
_PLAIN: Final = {home: Status(home) for home in ("main", "extra", "skill")}


@dataclass(frozen=True, slots=True, eq=False)
class YugiohRules:
    """What is in force on one day in one territory; frozen but for its memory of cards."""

    ruleset: str
    on: str
    sizes: Sizes
    listing: RestrictionList
    pool: ReleasePool
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
    _noted: frozenset[int] = field(init=False)  # passwords of the cards to look at more closely

    def __post_init__(self) -> None:
        noted = self.listing.mentioned.union(DOUBTFUL, self.pool.exclude)
        object.__setattr__(self, "_noted", noted)

    @property
    def outdated(self) -> bool:
        """Tell whether lists newer than our data may be in force (YF-023)."""
        return self.on > DATA_DAY and bool(self.listing.since)

    def days_of(self, card: YugiohCard) -> set[str]:
        """Return the days on which a card came out somewhere."""
        return {day for day in card.released.values() if day} if card.game == YUGIOH else set()

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
        return not (
            self.listing.whitelist
            or not self._noted.isdisjoint(card.passwords)
            or (self.barred and not self.barred.isdisjoint(card.subkinds))
            or card.name in DOUBTFUL_NAMES
            or self.pool.trouble(card)
        )

    def _judge(self, card: YugiohCard, home: str) -> Status:
        passwords = card.passwords or (card.password,)
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
        kind = card.kind
        if kind == "Skill" and self.sizes.skills:
            return "skill"
        if card.never or kind not in DECK_KINDS:
            return ""
        return "extra" if kind == "Monster" and not _EXTRA.isdisjoint(card.subkinds) else "main"

    def tally(self, deck: Deck) -> Tally:
        """Return the one pass over a deck that all checks share."""
        tally = self._last[0]
        if tally.rows is not deck.rows or tally.unresolved is not deck.unresolved:
            tally = self._last[0] = self._count(deck)
        return tally

    def flags(self, deck: Deck) -> int:
        """Return which checks have something to look at in a deck."""
        tally = self.tally(deck)
        found = self._of_sizes(tally.sizes)
        if tally.over:
            found |= OVER
        if tally.suspects:
            found |= SUSPECTS
        if tally.misplaced:
            found |= MISPLACED
        if tally.points:
            found |= COSTLY
        if self.sizes.skills:
            found |= SKILLS
        if self.on > DATA_DAY or not self.listing.known:
            found |= OPEN_LIST
        return found | SIDED if isinstance(deck, Swap) else found

    def _of_sizes(self, sizes: dict[str, int]) -> int:
        found = SIDE if sizes["side"] else 0
        if self.sizes.main.holds(sizes["main"]) and self.sizes.extra.holds(sizes["extra"]):
            return found
        return found | ODD_SIZE

    def _count(self, deck: Deck) -> Tally:
        tally = Tally(deck)
        sizes, copies, limits, plain = tally.sizes, tally.copies, tally.limits, self._plain
        for section, run in groupby(deck.rows, _SECTION):
            here, size = plain.get(section, {}), 0
            for row in run:
                card, number, _, _, _ = row
                known = here.get(card) or self._plainly(card, section)
                if known is None:
                    key, limit = self._weigh(Entry._make(row), tally)
                else:
                    key, limit = known
                    size += number
                copies[key] = copies[key] + number if key in copies else number
                if limit < UNLIMITED and limit < limits.get(key, UNLIMITED):
                    limits[key] = limit
            sizes[section] = sizes.get(section, 0) + size
        for section, number in deck.unresolved.items():
            sizes[section] = sizes.get(section, 0) + number
        tally.close()
        return tally

    def _plainly(self, card: YugiohCard, section: str) -> tuple[str, int] | None:
        """Remember key and limit of a card of which there is nothing to say but its number."""
        home, limit = self._home(card), UNLIMITED
        if home == "skill":
            return None
        if not home or not self._silent_on(card):
            status = self.status(card)
            if not status.clean or status.points:
                return None
            limit = status.limit
        if not self._placed(home, card, section):
            return None
        self._plain[section][card] = found = card.copy_key, limit
        return found

    def _weigh(self, entry: Entry, tally: Tally) -> tuple[str, int]:
        """Note what a card adds to a tally beside its copies."""
        card, number, section, _, _ = entry
        status = self.status(card)
        # Tokens and Skill Cards are no deck's part (YGO-013); a card of no printing fills a place.
        if status.home in ("main", "extra") or card.kind == UNOFFICIAL:
            tally.sizes[section] = tally.sizes.get(section, 0) + number
        tally.points += status.points * number
        if not status.clean:
            tally.suspects.setdefault(card.id, ([], status))[0].append(entry)
        if not self._placed(status.home, card, section):
            tally.misplaced.append((entry, status))
        return card.copy_key, status.limit

    def _placed(self, home: str, card: YugiohCard, section: str) -> bool:
        """Tell whether a card may stand in the section where it does."""
        if section == "side":
            return home == "main" or (home == "extra" and self.sizes.extra_in_side)
        if section == "extra":
            return home == "extra" and not card.subkinds.isdisjoint(self.extra_kinds)
        return home == section or home == "skill"


def _doubtful(card: YugiohCard) -> bool:
    """Tell whether it is open if a card counts with another name (YF-009)."""
    return card.password in DOUBTFUL or card.name in DOUBTFUL_NAMES
