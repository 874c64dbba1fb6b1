"""The zones of a player in a written position: named cards, unknown ones, and what those may be.

`rest` names the cards whose place nobody knows, `cards` the whole deck, of which the rest is what
lies nowhere else. Without either, unknown cards are blank ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from rulesets.deck import Entry
from rulesets.parts.positions import Find, Line, Named, PositionError, cards_in

if TYPE_CHECKING:
    from cardpool.model import Card

REST_KEYS = ("rest", "cards")
USUAL_DECK = 20  # unknown cards, where nothing is said of the deck


@dataclass(slots=True)
class Holdings:
    """Cards by zone, None for an unknown one; the rest is dealt to these, then to the deck."""

    zones: dict[str, list[Card | None]] = field(default_factory=dict)
    rest: list[Card] = field(default_factory=list)

    def known(self) -> list[Card]:
        """Return the cards of the zones that are named."""
        return [card for zone in self.zones.values() for card in zone if card is not None]

    def unknown(self) -> int:
        """Return how many cards of the zones are not named."""
        return sum(card is None for zone in self.zones.values() for card in zone)

    def dealt(self, numbers: dict[str, list[int]], rest: Sequence[int]) -> dict[str, list[int]]:
        """Return zones in which unknown cards (-1) have numbers of the rest; the deck has all."""
        left = iter(rest)
        zones = {
            name: [n if n >= 0 else next(left) for n in zone] for name, zone in numbers.items()
        }
        zones.setdefault("deck", []).extend(left)
        return zones


def read_holdings(
    lines: Sequence[Line],
    zones: Sequence[str],
    find: Find,
    blank: str,
    laid: Sequence[Card],
    usual: dict[str, int],
    rng: Random,
) -> Holdings:
    """Return what the lines say of some zones; `laid` are the cards named elsewhere.

    `usual`: how many unknown cards a zone has of which nothing is said.
    """
    held = Holdings()
    lists: dict[str, list[Named]] = {}
    for line in lines:
        if line.key in zones:
            named = cards_in(line, find)
            zone = held.zones.setdefault(line.key, [])
            zone += [card for n in named for card in [n.card] * n.copies]
        elif line.key in REST_KEYS:
            lists.setdefault(line.key, []).extend(cards_in(line, find))
    if len(lists) > 1:
        raise PositionError(lines[-1].number, "a player has either 'cards' or 'rest', not both")
    for name, count in usual.items():
        if name != "deck" or not lists:
            held.zones.setdefault(name, [None] * count)
    if "cards" in lists:
        held.rest = _without(lists["cards"], [*laid, *held.known()])
    elif "rest" in lists:
        held.rest = _flat(lists["rest"])
    elif count := held.unknown():
        held.rest = [find(blank, 0)] * count
    rng.shuffle(held.rest)
    if (wanted := held.unknown()) > len(held.rest):
        at = next(line.number for line in lines if line.key in REST_KEYS)
        raise PositionError(at, f"{wanted} unknown cards in the zones, but {len(held.rest)} that "
                            "they may be")  # fmt: skip
    return held


def sure(line: Line, named: Sequence[Named]) -> list[Card]:
    """Return the cards of a line that must all be known."""
    if any(n.card is None for n in named):
        raise PositionError(line.number, f"{line.key}: a card that lies there cannot be unknown")
    return _flat(named)


def _flat(named: Sequence[Named]) -> list[Card]:
    return [card for n in named if n.card is not None for card in [n.card] * n.copies]


def _without(whole: Sequence[Named], taken: Sequence[Card]) -> list[Card]:
    """Take the cards that lie somewhere out of the whole deck; a print stands for another."""
    left = _flat(whole)
    for card in taken:
        same = next((c for c in left if c.id == card.id), None)
        same = same or next((c for c in left if c.name == card.name), None)
        if same is None:
            message = f"cards: the position has more {card.name} than the deck"
            raise PositionError(whole[0].line if whole else 0, message)
        left.remove(same)
    return left


def deck_of(cards: Sequence[Card], section: str = "main") -> tuple[Entry, ...]:
    """Return cards as the entries of a deck."""
    counted = Counter(card.id for card in cards)
    by_id = {card.id: card for card in cards}
    return tuple(Entry(by_id[i], n, section) for i, n in counted.items())
