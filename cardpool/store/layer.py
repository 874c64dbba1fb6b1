"""One pool database, opened read-only: rows in, card records out."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from cardpool.errors import damaged
from cardpool.games import YUGIOH
from cardpool.names import number_key
from cardpool.store.lines import Lines
from cardpool.store.opening import open_pool
from cardpool.store.pages import Pages
from cardpool.store.passwords import Passwords
from cardpool.store.schema import (
    ALIKE,
    CODES,
    GROUPS,
    IDS,
    NAMES,
    PLACEHOLDERS,
    PLACES,
    RECORDS,
    RESTS,
    TWIN,
    UNOFFICIALS,
    digits,
    digits_key,
    name_key,
    place_key,
)
from cardpool.store.sets import CardSet, SetCodes
from cardpool.store.several import Several

if TYPE_CHECKING:
    from cardpool.model import Card, Printing, YugiohCard
    from cardpool.store.records import Records

_BATCH = 500  # below SQLite's limit of bound variables
_REMEMBERED = 20_000  # names, right or wrong, kept in memory


class Spelled(NamedTuple):
    """A title found by one of its spellings; `source` is name, inferred or a kind of alias."""

    t: int
    lang: str
    name: str
    source: str
    sure: bool


class Layer:
    """One database file. Cards are found by maps that are read page by page; records are kept."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.fspath(path)
        self.db = open_pool(self.path)
        self._cards: dict[int, Card] = {}
        self._prints: dict[str, tuple[Printing, ...]] = {}
        self._spelled: dict[tuple[str, str | None, str | None], list[Spelled]] = {}
        names = (RECORDS, RESTS, IDS, PLACES, GROUPS, NAMES, PLACEHOLDERS, UNOFFICIALS, CODES)
        self._blobs = [Lines(self.db, self.path, name) for name in names]
        self._lines, self._rests, *maps = self._blobs
        self._ids, self._places, self._groups, self._names, *others = map(Pages, maps)
        self._placeholders, self._unofficial, codes = others
        self._codes = SetCodes(codes)
        self._passwords = Passwords(self.rows)

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return all rows of a query."""
        try:
            return self.db.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise damaged(self.path, error) from None

    def define(self, name: str, function: Callable[[str, str], bool]) -> None:
        """Make a function of two arguments known to the queries."""
        for blob in self._blobs:  # or SQLite refuses: they would still be reading
            blob.close()
        self.db.create_function(name, 2, function)

    def meta(self) -> dict[str, str]:
        """Return the facts about the pool itself."""
        return dict(self.rows("SELECT key, value FROM meta"))

    def tags(self) -> list[str]:
        """Return the kinds, types and properties that cards have, as filters compare them."""
        found = self.rows("SELECT value FROM meta WHERE key='tags'")
        import json

        tags: list[str] = json.loads(found[0][0]) if found else []
        return tags

    def by_id(self, card_id: str) -> Card | None:
        """Return the card with this id."""
        n = self._ids.get(card_id)
        return self.card(int(n)) if n else None

    def card(self, number: int) -> Card:
        """Return a card by its number."""
        card = self._cards.get(number)
        if card is None:
            card = self._cards[number] = self._records.card(self._lines[number], number)
        return card

    @cached_property
    def _records(self) -> Records:
        from cardpool.store.records import Records  # not before a card is wanted

        return Records(self._playing_as, self._rests.__getitem__)

    def cards(self, numbers: str) -> list[Card]:
        """Return the cards of a value of a map."""
        if " " in numbers:
            return [self.card(int(n)) for n in numbers.split(" ")]
        return [self.card(int(numbers))]

    def yugioh(self, number: int) -> YugiohCard | None:
        """Return a Yu-Gi-Oh! card by its number."""
        card: Any = self.card(number)
        return card if card.game == YUGIOH else None

    def all_ids(self) -> Iterator[str]:
        """Yield every card's id in a stable order."""
        return (row[0] for row in self.db.execute("SELECT id FROM card ORDER BY n"))

    def of_titles(self, titles: Sequence[int]) -> list[Card]:
        """Return the cards of some titles, newest first."""
        found: list[Card] = []
        for start in range(0, len(titles), _BATCH):
            part = titles[start : start + _BATCH]
            sql = (
                f"SELECT n FROM card WHERE t IN ({','.join('?' * len(part))}) AND NOT {TWIN}"
                " ORDER BY released DESC, n DESC"
            )
            found += [self.card(n) for (n,) in self.rows(sql, part)]
        return found

    def called(self, name: str, game: str) -> list[Card]:
        """Return the cards of an English name, newest first; none where it may mean another."""
        found = self._names.get(name_key(game, name)) or ""
        numbers = found.partition(" ")[2] if found.startswith(ALIKE) else found
        return self.cards(numbers) if numbers else []

    def alike(self, name: str, game: str) -> Sequence[Card]:
        """Return the cards of an English name, newest first, if they all count as one."""
        found = self._names.get(name_key(game, name))
        if not found or found[0] != ALIKE:
            return ()
        newest, *numbers = found[1:].split(" ")
        return Several(self.card, list(map(int, numbers)), newest)

    def spelled(self, key: str, game: str | None, lang: str | None) -> list[Spelled]:
        """Return the titles with a spelling of this search key."""
        asked = (key, game, lang)
        known = self._spelled.get(asked)
        if known is None:
            if len(self._spelled) >= _REMEMBERED:
                self._spelled.clear()
            known = self._spelled[asked] = self._spellings(*asked)
        return known

    def _spellings(self, key: str, game: str | None, lang: str | None) -> list[Spelled]:
        sql = (
            "SELECT s.t, s.lang, s.name, s.source, s.sure"
            " FROM searchkey k JOIN spelling s USING (k) WHERE k.key=?"
        )
        values = [key]
        if game:
            sql, values = sql + " AND k.game=?", [*values, game]
        if lang:
            sql, values = sql + " AND s.lang=?", [*values, lang]
        return [
            Spelled(t, la, name, src, bool(ok)) for t, la, name, src, ok in self.rows(sql, values)
        ]

    def names(self, card_id: str) -> dict[str, str]:
        """Return the printed names of a card by language."""
        found = self.rows("SELECT names FROM card WHERE id=?", (card_id,))
        import json

        names: dict[str, str] = json.loads(found[0][0]) if found else {}
        return names

    def texts(self, card_id: str) -> dict[str, str]:
        """Return the texts of a card by language."""
        return dict(self.rows("SELECT lang, text FROM cardtext WHERE id=?", (card_id,)))

    def parts(self, card_id: str) -> dict[str, str]:
        """Return the English text of a Pokémon card by the place it stands at."""
        rows = self.rows("SELECT place, text FROM part WHERE id=? ORDER BY rowid", (card_id,))
        return dict(rows)

    def by_password(self, password: int) -> int | None:
        """Return the number of the card a password means."""
        return self._passwords.get(password)

    def passwords(self) -> Iterator[tuple[int, int]]:
        """Yield all passwords with the numbers of their cards."""
        return self._passwords.items()

    def placeholders(self, number: int) -> list[tuple[int, str, str]]:
        """Return the cards, by their numbers, that a number stood for before their release."""
        found = self._placeholders.get(str(number))
        each = [one.split(" ") for one in found.split("|")] if found else []
        return [(int(n), day, place) for n, day, place in each]

    def unofficial(self, password: int) -> tuple[int, str, str] | None:
        """Return password, name and kind of a card that no publisher issued."""
        found = self._unofficial.get(str(password))
        if found is None:
            return None
        kind, _, name = found.partition(" ")
        return password, name, kind

    def sets(self, code: str) -> list[CardSet]:
        """Return the sets that a code means in any convention."""
        return self._codes.get(code)

    def codes(self) -> Iterator[tuple[str, str, str]]:
        """Yield the codes of all sets: key, id of the set and prefix of its numbers."""
        return self._codes.items()

    def in_set(self, found: CardSet, number: str) -> list[Card]:
        """Return the cards of a set with this collector number, however it is written."""
        key = number_key(number)
        if found.prefix:
            there = self._places.get(place_key(found.id, number_key(found.prefix + key)))
            there = there or self._places.get(place_key(found.id, key))
        else:
            there = self._places.get(place_key(found.id, key))
            if there is None and (alone := digits(key)):
                by = place_key(found.id, alone)
                there = self._places.get(digits_key(by))
                there = self._places.get(by) if there is None else there
        return self.cards(there) if there else []

    def _playing_as(self, group: str) -> tuple[Printing, ...]:
        """Return the printings that play the same, the oldest first."""
        known = self._prints.get(group)
        if known is None:
            from cardpool.store.records import printings

            text = self._groups.get(group)
            known = self._prints[group] = printings(text) if text else ()
        return known
