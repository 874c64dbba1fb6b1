"""One pool database, opened read-only: rows in, card records out."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cardpool.errors import PoolError
from cardpool.names import code_key, number_key
from cardpool.readonly import read_only
from cardpool.schema import APPLICATION_ID, RECORD, TWIN, VERSION, unbarred

if TYPE_CHECKING:
    from cardpool.model import Card, IsoDate, Printing, YugiohCard

_BATCH = 500  # below SQLite's limit of bound variables


class CardSet(NamedTuple):
    """A set of cards; `prefix` is the number prefix where a code means only a subset."""

    id: str
    game: str
    name: str
    series: str
    released: IsoDate
    prefix: str = ""


class Spelled(NamedTuple):
    """A title found by one of its spellings; `source` is name, inferred or a kind of alias."""

    t: int
    lang: str
    name: str
    source: str
    sure: bool


class Layer:
    """One database file. All lookups are single indexed queries; records are kept."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.fspath(path)
        self.db = _connect(self.path)
        self._cards: dict[int, Card] = {}
        self._groups: dict[str, tuple[Printing, ...]] = {}
        self._numbers: dict[str, dict[str, list[int]]] = {}
        self._codes: dict[str, list[CardSet]] = {}

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return all rows of a query."""
        try:
            return self.db.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise PoolError(f"the card pool {self.path!r} is damaged: {error}", HINT) from None

    def define(self, name: str, function: Callable[[str, str], bool]) -> None:
        """Make a function of two arguments known to the queries."""
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

    def number_of(self, card_id: str) -> int | None:
        """Return the number of the card with this id."""
        found = self.rows("SELECT n FROM card WHERE id=?", (card_id,))
        return found[0][0] if found else None

    def cards(self, where: str, values: Sequence[Any] = ()) -> list[Card]:
        """Return the cards that meet a condition, oldest record first."""
        rows = self.rows(f"SELECT {RECORD} FROM card WHERE {where}", values)
        return [self._cards.get(row[0]) or self._keep(row) for row in rows]

    def numbered(self, numbers: Sequence[int]) -> list[Card]:
        """Return cards by their numbers, in that order."""
        missing = [n for n in numbers if n not in self._cards]
        for start in range(0, len(missing), _BATCH):
            part = missing[start : start + _BATCH]
            self.cards(f"n IN ({','.join('?' * len(part))})", part)
        return [self._cards[n] for n in numbers]

    def yugioh(self, number: int) -> YugiohCard | None:
        """Return a Yu-Gi-Oh! card by its number."""
        from cardpool.model import YugiohCard

        card = self.numbered([number])[0]
        return card if isinstance(card, YugiohCard) else None

    def all_ids(self) -> Iterator[str]:
        """Yield every card's id in a stable order."""
        return (row[0] for row in self.db.execute("SELECT id FROM card ORDER BY n"))

    def of_titles(self, titles: Sequence[int]) -> list[Card]:
        """Return the cards of some titles, newest first."""
        found: list[Card] = []
        for start in range(0, len(titles), _BATCH):
            part = titles[start : start + _BATCH]
            marks = ",".join("?" * len(part))
            order = "ORDER BY released DESC, n DESC"
            found += self.cards(f"t IN ({marks}) AND NOT {TWIN} {order}", part)
        return found

    def spelled(self, key: str, game: str | None, lang: str | None) -> list[Spelled]:
        """Return the titles with a spelling of this search key."""
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
        found = self.rows("SELECT n FROM password WHERE password=?", (password,))
        return found[0][0] if found else None

    def placeholders(self, number: int) -> list[tuple[int, str, str]]:
        """Return the cards, by their numbers, that a number stood for before their release."""
        sql = "SELECT n, day, place FROM placeholder WHERE number=? ORDER BY day"
        return self.rows(sql, (number,))

    def unofficial(self, password: int) -> list[tuple[int, str, str]]:
        """Return what a number means that no publisher issued."""
        return self.rows(
            "SELECT password, name, kind FROM unofficial WHERE password=?", (password,)
        )

    def sets(self, code: str) -> list[CardSet]:
        """Return the sets that a code means in any convention."""
        key = code_key(code)
        known = self._codes.get(key)
        if known is None:
            sql = (
                "SELECT s.id, s.game, s.name, s.series, s.released, c.prefix FROM setcode c"
                " JOIN cardset s USING (id) WHERE c.code=?"
            )
            known = self._codes[key] = [CardSet(*row) for row in self.rows(sql, (key,))]
        return known

    def in_set(self, found: CardSet, number: str) -> list[Card]:
        """Return the cards of a set with this collector number, however it is written."""
        numbers = self._numbers.get(found.id)
        if numbers is None:
            numbers = {}
            sql = "SELECT n, number, alt_numbers FROM card WHERE set_id=? AND set_id<>''"
            rows = self.rows(sql, (found.id,))
            for n, printed, _ in rows:
                numbers.setdefault(number_key(printed), []).append(n)
            for n, _, others in rows:
                for other in unbarred(others):
                    numbers.setdefault(number_key(other), [n])
            self._numbers[found.id] = numbers
        key = number_key(number)
        for wanted in (number_key(found.prefix + key) if found.prefix else key, key):
            if wanted in numbers:
                return self.numbered(numbers[wanted])
        if found.prefix:
            return []
        # Promos are numbered "SWSH020" in one convention and "20" in another.
        digits = _digits(key)
        near = [ns for printed, ns in numbers.items() if digits and _digits(printed) == digits]
        return self.numbered(near[0]) if len(near) == 1 else []

    def _keep(self, row: Any) -> Card:
        from cardpool.records import record

        card = self._cards[row[0]] = record(row, self._prints)
        return card

    def _prints(self, plays_as: str) -> tuple[Printing, ...]:
        group = self._groups.get(plays_as)
        if group is None:
            from cardpool.records import printing

            rows = self.rows(
                # "<> ''" lets SQLite use the partial index; without it every lookup scans.
                "SELECT id, set_id, number, released, mark, facts FROM card"
                " WHERE plays_as=? AND plays_as<>'' ORDER BY released, n",
                (plays_as,),
            )
            group = self._groups[plays_as] = tuple(printing(*row) for row in rows)
        return group


HINT = "Reinstall deckcheck, or remove the file so that it is built anew."


def _digits(number: str) -> str:
    return "".join(c for c in number if c.isdigit()).lstrip("0")


def _connect(path: str) -> sqlite3.Connection:
    if not os.path.isfile(path):
        raise PoolError(f"there is no card pool at {path!r}", HINT)
    try:
        db = read_only(path)
        db.execute("PRAGMA mmap_size=268435456")  # pages are read in place, not copied
        version = db.execute("PRAGMA user_version").fetchone()[0]
        application = db.execute("PRAGMA application_id").fetchone()[0]
        db.execute("SELECT value FROM meta WHERE key='hash'").fetchone()
    except sqlite3.DatabaseError as error:
        raise PoolError(f"{path!r} is not a card pool: {error}", HINT) from None
    if application != APPLICATION_ID:
        raise PoolError(f"{path!r} is a database, but not a card pool", HINT)
    if version != VERSION:
        raise PoolError(
            f"the card pool {path!r} has version {version}; this program reads {VERSION}", HINT
        )
    return db
