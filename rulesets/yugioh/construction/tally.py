"""What the checks of a Yu-Gi-Oh! ruleset read of one deck, and the flags that choose among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rulesets.deck import Deck, Entry
from rulesets.yugioh.formats.lists import UNLIMITED
from rulesets.yugioh.formats.release_pool import PoolTrouble

SECTIONS: Final = ("main", "extra", "side")

# Flags of a deck, for the checks that need something to look at.
(
    OVER,
    SUSPECTS,
    MISPLACED,
    ODD_SIZE,
    SIDE,  # it has a Side Deck
    COSTLY,  # it costs points
    SKILLS,  # the game has Skill Cards
    OPEN_LIST,  # which list is in force may not be known
    SIDED,  # it is brought to a Duel of a Match
) = (1 << bit for bit in range(9))


@dataclass(slots=True, eq=False)
class Status:
    """All that a ruleset says about one card; computed once a card."""

    home: str  # "main", "extra", "skill", or "" for a card of no deck
    limit: int = UNLIMITED
    points: int = 0
    doubt: int | None = None  # copies that every source of the list allows, where they differ
    listed: bool = True  # False: a whitelist does not name it
    barred: str = ""  # kind that the format does not allow
    pool: PoolTrouble | None = None
    clean: bool = True  # nothing to report whatever the number of copies up to `limit`


@dataclass(slots=True)
class Swap(Deck):
    """The decks a player brings to a Duel, beside the ones registered for the Match."""

    registered: Deck = field(default_factory=lambda: Deck(()))
    duel: int = 1
    undueled: bool = False  # every earlier Duel was lost by penalty before it began


class Tally:
    """One pass over a deck: sizes, copies by name class and the entries to look at."""

    __slots__ = ("_by_key", "copies", "limits", "misplaced", "over", "points", "rows", "sizes",
                 "suspects", "unresolved")  # fmt: skip

    def __init__(self, deck: Deck) -> None:
        self.rows = deck.rows
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
            for row in self.rows:
                if row[0].copy_key in by_key:
                    by_key[row[0].copy_key].append(Entry._make(row))
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
