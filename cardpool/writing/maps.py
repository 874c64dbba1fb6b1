"""The maps by which lists find cards: from id, password, place, name and group to card numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from cardpool.games import POKEMON, YUGIOH
from cardpool.names import ENERGY_LETTERS, Spelt, closest, number_key, search_key
from cardpool.store.lines import LineRow
from cardpool.store.numbers import PlaceholderRow, UnofficialRow
from cardpool.store.pages import map_row, numbers
from cardpool.store.passwords import password_row
from cardpool.store.records import group_line
from cardpool.store.schema import (
    ALIKE,
    GROUPS,
    IDS,
    NAMES,
    PLACEHOLDERS,
    PLACES,
    UNOFFICIALS,
    digits,
    digits_key,
    name_key,
    place_key,
    unbarred,
)
from cardpool.writing.rows import Row


class Spelling(Spelt, Protocol):
    """One way to write a title, with its search key."""

    @property
    def game(self) -> str:
        """Return the game of the title."""

    @property
    def key(self) -> str:
        """Return the search key."""

    @property
    def t(self) -> int:
        """Return the number of the title."""

    @property
    def sure(self) -> bool:
        """Tell whether the title is surely meant."""


def map_rows(
    cards: Sequence[Row], passwords: Mapping[int, Row], spellings: Iterable[Spelling]
) -> Iterator[LineRow]:
    """Yield the rows of all maps of a database."""
    yield map_row(IDS, {row["id"]: str(row["n"]) for row in cards})
    yield password_row({password: row["n"] for password, row in passwords.items()})
    yield map_row(PLACES, _joined(_places(cards)))
    yield map_row(GROUPS, _groups(cards))
    yield map_row(NAMES, _names(cards, spellings))


def number_rows(
    placeholders: Iterable[PlaceholderRow], unofficial: Iterable[UnofficialRow]
) -> Iterator[LineRow]:
    """Yield the rows of the maps of numbers that no publisher issued."""
    stood_for: dict[str, list[str]] = defaultdict(list)
    for number, n, day, place in sorted(placeholders, key=lambda row: (row[2], row[1])):
        stood_for[str(number)].append(f"{n} {day} {place}")
    yield map_row(PLACEHOLDERS, {key: "|".join(each) for key, each in stood_for.items()})
    yield map_row(UNOFFICIALS, {str(n): f"{kind} {name}" for n, name, kind in unofficial})


def _joined(found: Mapping[str, Iterable[int]]) -> dict[str, str]:
    return {key: numbers(ns) for key, ns in found.items()}


def _places(cards: Sequence[Row]) -> dict[str, list[int]]:
    """Return the cards of each place; another number in use counts where no card has it."""
    found: dict[str, list[int]] = {}
    of_sets = [row for row in cards if row["set_id"]]
    for row in of_sets:
        found.setdefault(place_key(row["set_id"], number_key(row["number"])), []).append(row["n"])
    for row in of_sets:
        for other in unbarred(row["alt_numbers"]):
            found.setdefault(place_key(row["set_id"], number_key(other)), [row["n"]])
    return found | _by_digits(found)


def _by_digits(places: Mapping[str, list[int]]) -> dict[str, list[int]]:
    """Return the cards of numbers with letters by their digits; none where two share them."""
    found: dict[str, list[str]] = defaultdict(list)
    for at in places:
        set_id, _, number = at.rpartition(" ")
        if alone := digits(number):
            found[place_key(set_id, alone)].append(at)
    # Where the one number is the digits themselves, the place is its own key.
    return {
        digits_key(at): places[same[0]] if len(same) == 1 else []
        for at, same in found.items()
        if same != [at]
    }


def _groups(cards: Sequence[Row]) -> dict[str, str]:
    """Return the printings that play the same as another, the oldest first."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in sorted(cards, key=lambda row: (row["released"], row["n"])):
        if row["plays_as"]:
            found[row["plays_as"]].append(row)
    return {group: group_line(rows) for group, rows in found.items() if len(rows) > 1}


def _names(cards: Sequence[Row], spellings: Iterable[Spelling]) -> dict[str, str]:
    """Return the cards of each English name that is no nickname or former name of another."""
    spelled: dict[tuple[str, str], list[Spelling]] = defaultdict(list)
    for spelling in spellings:
        spelled[spelling.game, spelling.key].append(spelling)
    by_title: dict[int, list[Row]] = defaultdict(list)
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in cards:
        if row["game"] != YUGIOH or not row["plays_as"]:  # no twins
            by_title[row["t"]].append(row)
        groups[row["plays_as"]].append(row)
    found = {}
    for game, name in {(row["game"], row["name"]) for row in cards}:
        meant = spelled[game, search_key(name)]
        if all(spelling.sure for spelling in meant):
            titles = {spelling.t for spelling in closest(meant, name)}
            same = [row for t in titles for row in by_title[t]]
            same.sort(key=lambda row: (row["released"], row["n"]), reverse=True)
            sign = f"{ALIKE}{_newest(same, groups)} " if _alike(same, name) else ""
            found[name_key(game, name)] = sign + numbers(row["n"] for row in same)
            if any("|Basic Energy|" in row["subkinds"] for row in same):
                found |= _as_basic(same, groups)
    return found


def _as_basic(cards: Sequence[Row], groups: Mapping[str, Sequence[Row]]) -> dict[str, str]:
    """Return the cards of a basic Energy by the names that clients give it."""
    basic = [row for row in cards if "|Basic Energy|" in row["subkinds"]]
    kind = basic[0]["identity"].removesuffix(" energy")
    line = f"{ALIKE}{_newest(basic, groups)} {numbers(row['n'] for row in basic)}"
    # An import may have a kind of Energy that has no letter yet.
    letters = [letter for letter, name in ENERGY_LETTERS.items() if name == kind]
    said = [kind.title(), *(f"{{{letter}}}" for letter in letters)]
    return {name_key(POKEMON, f"Basic {each} Energy"): line for each in said}


def _newest(cards: Sequence[Row], groups: Mapping[str, Sequence[Row]]) -> str:
    """Return the day of the newest printing that plays as one of some cards; "" if not known."""
    others = [other for row in cards if row["plays_as"] for other in groups[row["plays_as"]]]
    days = [row["released"] for row in (*cards, *others)]
    return max(days) if all(days) else ""


def _alike(cards: Sequence[Row], name: str) -> bool:
    """Tell whether cards of a name count as one, so that none need ask which is meant."""
    special = {"Special Energy" in row["subkinds"] for row in cards if row["kind"] == "Energy"}
    return (
        len({row["copy_key"] for row in cards}) == 1
        and len(special) < 2
        and all(search_key(row["name"]) == search_key(name) for row in cards)
    )
