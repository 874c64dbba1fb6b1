"""All figures about one deck, as plain records for the terminal, JSON and the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from deckcheck.odds.deal import Deal, Kind
from deckcheck.odds.questions import (
    Redeals,
    Turns,
    at_least,
    by_number,
    deal_of,
    every_turn,
    mean,
    redeals,
    set_aside,
)
from deckcheck.odds.wish import Wish
from rulesets.deck import Deck, Entry
from rulesets.parts.statistics import Chart, Group, Opening, Statistics
from rulesets.plain import AnyCard
from rulesets.wording import numbered


class ByTurn(NamedTuple):
    """Chances by turn, turn 0 being the opening hand, for who goes first and who goes second."""

    first: tuple[Fraction, ...]
    second: tuple[Fraction, ...]


class GroupOdds(NamedTuple):
    """The odds of some cards together."""

    name: str
    copies: int
    number: dict[int, Fraction]  # chance of each number of them in the opening hand
    mean: Fraction  # of them in the opening hand
    seen: ByTurn  # at least one
    each_turn: ByTurn | None = None  # a new one on each turn so far
    cite: str = ""


class CardOdds(NamedTuple):
    """The odds of the copies of one card."""

    name: str
    copies: int
    seen: ByTurn
    aside: Fraction  # at least one copy set aside
    all_aside: Fraction


class WishOdds(NamedTuple):
    """The odds of a combination; `notes` say how its names were read."""

    text: str
    held: ByTurn
    notes: tuple[str, ...] = ()


@dataclass(slots=True)
class Figures:
    """What is told of one deck."""

    path: str
    ruleset: str
    on: str
    cards: int
    opening: Opening
    starters: int
    turns: int
    extra: int
    kept: Fraction = Fraction(0)
    redeals: Redeals | None = None  # None where no hand is redealt, or none is ever kept
    groups: list[GroupOdds] = field(default_factory=list)
    each: list[CardOdds] = field(default_factory=list)
    wishes: list[WishOdds] = field(default_factory=list)
    charts: Sequence[Chart] = ()
    remarks: list[str] = field(default_factory=list)
    missing: list[tuple[str, int]] | None = None  # cards not owned; None: nobody said what is


class Asked(NamedTuple):
    """A wish with the cards that its names mean, by copy key."""

    text: str
    wish: Wish
    means: dict[str, frozenset[str]]
    notes: tuple[str, ...] = ()


class Counter:
    """Answers questions about one deck by the opening of its game."""

    def __init__(self, deck: Deck, statistics: Statistics, turns: int, extra: int = 0) -> None:
        self.statistics = statistics
        self.entries = list(deck.in_section(statistics.section))
        self.cards = deck.size(statistics.section)
        opening = statistics.opening
        self.redealt = bool(opening.starter)
        self.starters = _copies(e for e in self.entries if self._starts(e))
        self.turns = Turns(opening.first_draws, extra)
        self.last = turns

    def _starts(self, entry: Entry) -> bool:
        return self.redealt and self.statistics.starts(entry.card)

    def deal(self, includes: Callable[[AnyCard], bool]) -> Deal:
        """Return the deal that is asked about some cards."""
        asked = [e for e in self.entries if includes(e.card)]
        starting = _copies(e for e in asked if self._starts(e))
        hand, aside = self.statistics.opening.hand, self.statistics.opening.aside
        return deal_of(
            _copies(asked), starting, self.cards, self.starters, hand, aside, self.redealt
        )

    def by_turn(self, chance: Callable[[int], Fraction]) -> ByTurn:
        """Return a chance by turn, where it depends on the number of draws."""
        first = (chance(self.turns.draws(turn, True)) for turn in range(self.last + 1))
        second = (chance(self.turns.draws(turn, False)) for turn in range(self.last + 1))
        return ByTurn(tuple(first), tuple(second))

    def group(self, group: Group) -> GroupOdds:
        """Return the odds of a group."""
        deal = self.deal(group.includes)
        number = by_number(deal, 0)
        seen = self.by_turn(lambda draws: at_least(by_number(deal, draws)))
        return GroupOdds(
            group.name,
            deal.kinds[0].copies + deal.kinds[1].copies,
            number,
            mean(number),
            seen,
            self._each_turn(deal) if group.each_turn else None,
            group.each_turn,
        )

    def _each_turn(self, deal: Deal) -> ByTurn:
        first = every_turn(deal, self.turns, self.last, True)
        return ByTurn(tuple(first), tuple(every_turn(deal, self.turns, self.last, False)))

    def card(self, entries: Sequence[Entry]) -> CardOdds:
        """Return the odds of the copies of one card."""
        key = entries[0].card.copy_key
        deal = self.deal(lambda card: card.copy_key == key)
        copies, aside = _copies(entries), set_aside(deal)
        seen = self.by_turn(lambda draws: at_least(by_number(deal, draws)))
        name = entries[0].card.name
        return CardOdds(name, copies, seen, at_least(aside), aside.get(copies, Fraction(0)))

    def wish(self, asked: Asked) -> WishOdds:
        """Return the odds of a combination."""
        kinds: dict[tuple[frozenset[str], bool], int] = {}
        for entry in self.entries:
            names = frozenset(n for n, keys in asked.means.items() if entry.card.copy_key in keys)
            sort = names, self._starts(entry)
            kinds[sort] = kinds.get(sort, 0) + entry.copies
        unread = frozenset[str](), False
        kinds[unread] = kinds.get(unread, 0) + self.cards - _copies(self.entries)
        places = {
            name: frozenset(at for at, (names, _) in enumerate(kinds) if name in names)
            for name in asked.means
        }
        opening = self.statistics.opening
        dealt = tuple(Kind(copies, starts) for (_, starts), copies in kinds.items())
        deal = Deal(dealt, opening.hand, opening.aside, self.redealt)

        def chance(draws: int) -> Fraction:
            held = deal.in_sight(draws, lambda counts: asked.wish.holds(counts, places))
            return held.get(True, Fraction(0))

        return WishOdds(asked.text, self.by_turn(chance), asked.notes)


def _copies(entries: Iterable[Entry]) -> int:
    return sum(entry.copies for entry in entries)


def figures(
    deck: Deck,
    statistics: Statistics,
    place: tuple[str, str, str],
    turns: int,
    extra: int = 0,
    groups: Sequence[Group] = (),
    wishes: Sequence[Asked] = (),
) -> Figures:
    """Return all figures of a deck; `place` is its path, its ruleset and the day."""
    counter = Counter(deck, statistics, turns, extra)
    opening = statistics.opening
    found = Figures(*place, counter.cards, opening, counter.starters, turns, extra)
    found.charts = [chart for chart in statistics.charts(deck) if chart.rows]
    found.remarks = list(statistics.remarks(deck))
    if lost := counter.cards - _copies(counter.entries):
        told = "is not known; it counts" if lost == 1 else "are not known; they count"
        found.remarks.insert(0, f"{numbered(lost, 'card')} {told} as any other card")
    found.kept = counter.deal(statistics.starts).kept()
    if not found.kept:
        found.remarks.insert(0, f"without {opening.starter} no opening hand can be kept")
        return found
    if counter.redealt:
        found.redeals = redeals(found.kept, opening.bonus)
    found.groups = [counter.group(group) for group in (*statistics.groups(), *groups)]
    found.wishes = [counter.wish(asked) for asked in wishes]
    by_key: dict[str, list[Entry]] = {}
    for entry in counter.entries:
        by_key.setdefault(entry.card.copy_key, []).append(entry)
    found.each = [counter.card(entries) for entries in by_key.values()]
    return found
