"""What statistics must know of a game: how it begins, which cards belong together, what to count.

A family gives a `Statistics` for the rules of a day (`Family.statistics`); one without has none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rulesets.deck import Deck
from rulesets.plain import AnyCard


class Opening(NamedTuple):
    """How a game begins; `cites` names the statements that say so."""

    hand: int
    first_draws: bool = True  # whether the player who goes first draws on the first turn
    aside: int = 0  # cards set aside after the hand
    aside_called: str = "set aside"
    starter: str = ""  # what a hand must hold to be kept, "a Basic Pokémon"; "": nothing
    bonus: int = 0  # cards that the opponent may draw for each redeal
    cites: tuple[str, ...] = ()


class Group(NamedTuple):
    """Cards whose odds are told together."""

    name: str
    includes: Callable[[AnyCard], bool]
    each_turn: str = ""  # the statement by which one may be played each turn; "" where none says so


class Chart(NamedTuple):
    """Numbers to draw as bars: one or two for each label."""

    title: str
    rows: Sequence[tuple[str, Sequence[int]]]
    series: tuple[str, ...] = ("cards",)
    note: str = ""


class Statistics:
    """The statistics of a game by the rules of a day."""

    opening = Opening(0)
    section = "main"  # that is shuffled and drawn from

    def starts(self, card: AnyCard) -> bool:
        """Tell whether a hand that holds a card may be kept."""
        return True

    def groups(self) -> Sequence[Group]:
        """Return the groups whose odds every deck is told."""
        return ()

    def charts(self, deck: Deck) -> Sequence[Chart]:
        """Return what is counted in a deck."""
        return ()

    def remarks(self, deck: Deck) -> Sequence[str]:
        """Return what a builder should look at: gaps in evolution lines, Energy that lacks."""
        return ()


def tally(deck: Deck, section: str, label: Callable[[AnyCard], str]) -> dict[str, int]:
    """Return the copies of a section by a label of their cards; "" leaves a card out."""
    found: dict[str, int] = {}
    for entry in deck.in_section(section):
        if word := label(entry.card):
            found[word] = found.get(word, 0) + entry.copies
    return found


def bars(counted: dict[str, int], order: Sequence[str] = ()) -> list[tuple[str, Sequence[int]]]:
    """Return a tally as rows of a chart: in an order, or the most first."""
    known = [word for word in order if word in counted]
    others = sorted((w for w in counted if w not in known), key=lambda w: (-counted[w], w))
    return [(word, (counted[word],)) for word in (*known, *others)]
