"""One pool database, opened read-only: rows in, card records out."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from cardpool import games
from cardpool.errors import damaged
from cardpool.names import code_key, digits, number_key
from cardpool.store.opening import open_pool
from cardpool.store.sets import CardSet

if TYPE_CHECKING:
    from cardpool.model import Card, IsoDate

Rows: TypeAlias = Callable[[str, Sequence[Any]], list[Any]]  # runs a query

_JSON = json.JSONDecoder()  # its raw_decode takes a quarter less than json.loads
_BATCH = 500  # below SQLite's limit of bound variables
_STEPS = 100_000  # of SQLite's machine, about a millisecond, between two looks at the clock
_CODES = 20_000  # codes as they are written, right or wrong, that are remembered


class Spelled(NamedTuple):
    """A title found by one of its spellings; `source` is name, inferred or a kind of alias."""

    t: int
    game: str
    lang: str
    name: str
    source: str
    sure: bool


class Placeholder(NamedTuple):
    """What a number stood for until the day when the card came out."""

    card: Card
    day: IsoDate
    place: str  # its place in a set, "DANE-JP027", where known


class Layer:
    """One database file. Every card is read once and kept, so that equal cards are identical."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.fspath(path)
        self.below: Layer | None = None
        self.is_broken = False  # and answers nothing more; only a layer above another
        self.db = open_pool(self.path)
        self._cards: dict[int, Card] = {}
        self._readers: dict[str, Callable[[list[Any]], Card]] = {}
        self._sets: dict[str, list[CardSet]] = {}  # by code; lists repeat a few dozen

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return all rows of a query."""
        if self.is_broken:
            return []
        try:
            return self.db.execute(sql, values).fetchall()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if "interrupted" in str(error):
                raise TimeoutError from None
            return self._broken(error)

    def _broken(self, error: Exception) -> list[Any]:
        """Let the layers below answer from now on, and say so; without any it is an error."""
        if self.below is None:
            raise damaged(self.path, error) from None
        from cardpool.store.overlay import tell

        self.is_broken = True
        tell(self.path, str(error))
        return []

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Let queries take so many seconds of the processor; one that takes longer is stopped."""
        end = process_time() + seconds
        self.db.set_progress_handler(lambda: process_time() > end, _STEPS)
        try:
            yield
        finally:
            self.db.set_progress_handler(None, 0)

    def _rows_below_too(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return the rows of a query in this layer and in those below it."""
        own = self.rows(sql, values)
        return own + self.below._rows_below_too(sql, values) if self.below else own

    def define(self, name: str, function: Callable[..., float], arguments: int = 2) -> None:
        """Make a function known to the queries."""
        self.db.create_function(name, arguments, function)

    def meta(self) -> dict[str, str]:
        """Return the facts about the pool itself."""
        return dict(self.rows("SELECT key, value FROM meta"))

    def tags(self) -> list[str]:
        """Return the kinds, types and properties that cards have, as filters compare them."""
        tags: list[str] = json.loads(self.meta().get("tags", "[]"))
        return tags

    def cards(self, clauses: str, *values: Any) -> list[Card]:
        """Return the cards that some clauses of a query select; each is read once and kept."""
        found = []
        for n, game, record in self.rows(f"SELECT n, game, record FROM card {clauses}", values):
            card = self._cards.get(n)
            if card is None:
                try:
                    card = self._cards[n] = self._read(game, record)
                except (ValueError, TypeError, LookupError) as error:
                    return self._broken(error)
            found.append(card)
        return found

    def _read(self, game: str, record: str) -> Card:
        read = self._readers.get(game)
        if read is None:
            read = self._readers[game] = games.module("store", game).reader(self._rows_below_too)
        return read(_JSON.raw_decode(record)[0])

    def by_id(self, card_id: str) -> Card | None:
        """Return the card with this id."""
        found = self.cards("WHERE id=?", card_id)
        return found[0] if found else None

    def by_password(self, password: int) -> Card | None:
        """Return the card that a password means."""
        found = self.cards("JOIN password p USING (n) WHERE p.password=?", password)
        return found[0] if found else None

    def all_ids(self) -> Iterator[str]:
        """Yield every card's id in a stable order."""
        return (row[0] for row in self.rows("SELECT id FROM card ORDER BY n"))

    def of_titles(self, titles: Sequence[int]) -> list[Card]:
        """Return the cards of some titles, newest first."""
        found: list[Card] = []
        for start in range(0, len(titles), _BATCH):
            part = titles[start : start + _BATCH]
            named = f"t IN ({','.join('?' * len(part))}) AND twin_of=''"
            found += self.cards(f"WHERE {named} ORDER BY released DESC, n DESC", *part)
        return found

    def of_identity(self, identity: str, game: str) -> list[Card]:
        """Return the cards that bear one name, newest first."""
        sql = "SELECT t FROM title WHERE identity=? AND game=?"
        return self.of_titles([t for (t,) in self.rows(sql, (identity, game))])

    def spelled(self, key: str, game: str | None = None, lang: str | None = None) -> list[Spelled]:
        """Return the titles with a spelling of this search key."""
        sql = (
            "SELECT s.t, k.game, s.lang, s.name, s.source, s.sure"
            " FROM searchkey k JOIN spelling s USING (k) WHERE k.key=?"
        )
        values = [key]
        if game:
            sql, values = sql + " AND k.game=?", [*values, game]
        if lang:
            sql, values = sql + " AND s.lang=?", [*values, lang]
        return [
            Spelled(t, of_game, written_in, name, source, bool(sure))
            for t, of_game, written_in, name, source, sure in self.rows(sql, values)
        ]

    def names(self, card_id: str) -> dict[str, str]:
        """Return the printed names of a card by language."""
        found = self.rows("SELECT names FROM card WHERE id=?", (card_id,))
        names: dict[str, str] = json.loads(found[0][0]) if found else {}
        return names

    def texts(self, card_id: str) -> dict[str, str]:
        """Return the texts of a card by language."""
        return dict(self.rows("SELECT lang, text FROM cardtext WHERE id=?", (card_id,)))

    def parts(self, card_id: str) -> dict[str, str]:
        """Return the English text of a card by the place it stands at."""
        return dict(self.rows("SELECT place, text FROM part WHERE id=? ORDER BY rowid", (card_id,)))

    def placeholders(self, number: int) -> list[Placeholder]:
        """Return what a number stood for before the card had a password, the oldest first."""
        sql = "SELECT n, day, place FROM placeholder WHERE number=? ORDER BY day, n"
        rows = self.rows(sql, (number,))
        return [Placeholder(self.cards("WHERE n=?", n)[0], day, place) for n, day, place in rows]

    def unofficial(self, number: int) -> Card | None:
        """Return the card of a number that no publisher issued."""
        rows = self.rows("SELECT game, record FROM unofficial WHERE number=?", (number,))
        return self._read(*rows[0]) if rows else None

    def sets(self, code: str) -> list[CardSet]:
        """Return the sets that a code means, in any convention and however it is written."""
        known = self._sets.get(code)
        if known is not None:
            return known
        sql = (
            "SELECT s.id, s.game, s.name, s.series, s.released, c.prefix"
            " FROM code c JOIN cardset s ON s.id=c.set_id WHERE c.code=?"
            " ORDER BY c.set_id, c.prefix"
        )
        found = [CardSet(*row) for row in self.rows(sql, (code_key(code),))]
        if len(self._sets) < _CODES:
            self._sets[code] = found
        return found

    def in_set(self, found: CardSet, number: str) -> list[Card]:
        """Return the cards of a set with this collector number, however it is written."""
        key = number_key(number)
        if found.prefix:
            there = self._at(found.id, number_key(found.prefix + key))
            return there or self._at(found.id, key)
        return self._at(found.id, key) or self._by_digits(found.id, digits(key))

    def _at(self, set_id: str, key: str) -> list[Card]:
        place = "JOIN place p USING (n) WHERE p.set_id=? AND p.number=? ORDER BY p.n"
        return self.cards(place, set_id, key)

    def _by_digits(self, set_id: str, alone: str) -> list[Card]:
        """Return the cards of the one number with these digits; none where two share them."""
        sql = "SELECT DISTINCT number FROM place WHERE set_id=? AND digits=?"
        numbers = self.rows(sql, (set_id, alone)) if alone else []
        return self._at(set_id, numbers[0][0]) if len(numbers) == 1 else []
