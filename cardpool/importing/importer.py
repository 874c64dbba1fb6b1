"""Bring cards, texts and lists of the user's own files into the overlay database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardpool import games
from cardpool.importing import sniff
from cardpool.importing.earlier import CARD, LIST, SET, copy, entries
from cardpool.importing.found import FoundCard, FoundList, printable, printable_text
from cardpool.ingest.errors import IngestError
from cardpool.lists import ImportedList
from cardpool.writing.database import Database
from cardpool.writing.entry import Entry

if TYPE_CHECKING:
    from cardpool.model import Card, Texts
    from cardpool.store import CardPool
    from cardpool.store.layer import Layer


# Ten times what all sources of all games hold: a file that has more is no file of cards.
MOST_RECORDS, MOST_LETTERS, LONGEST_NAME = 300_000, 300_000_000, 500


class Summary(NamedTuple):
    """What an import brought."""

    format: str
    read: int
    new: int  # cards that the pool did not have
    renamed: int  # cards that gained names
    texts: int
    lists: int


class Importer:
    """Adds one file or folder to what was imported before."""

    def __init__(self, base: CardPool, before: Layer | None) -> None:
        self.base = base
        self.database = Database()
        if before is not None:
            copy(before, self.database)
        self.source = ""  # name of the file or folder that is read
        self.printed: dict[str, Texts] = {}  # cards read now, with their English texts
        self.read = self.new = self.renamed = self.texts = self.lists = self.letters = 0

    def run(self, source: Path, tick: Callable[[int], None]) -> Summary:
        """Read everything; nothing is written yet."""
        try:
            return self._run(source, tick)
        except IngestError:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            place = f"record {self.read + 1}"
            raise IngestError(source, place, f"unusable: {error!r:.200}") from error

    def _run(self, source: Path, tick: Callable[[int], None]) -> Summary:
        form = sniff.format_of(source)
        self.source = printable(source.resolve().name)
        for found in games.module("importing", form.game).read(form.name, source):
            if isinstance(found, FoundList):
                self._add_list(form.game, found)
            else:
                self._add_card(form.game, found)
            self.read += 1
            if self.read > MOST_RECORDS or self.letters > MOST_LETTERS:
                said = f"more than {MOST_RECORDS:,} records or {MOST_LETTERS:,} letters of text"
                raise IngestError(source, f"record {self.read}", said)
            if self.read % 100 == 0:
                tick(self.read)
        for own in games.modules("writing").values():
            own.finish(self.database)
        return Summary(form.name, self.read, self.new, self.renamed, self.texts, self.lists)

    def _add_list(self, game: str, found: FoundList) -> None:
        """Add a list, or put it in the place of an earlier one of its name."""
        name = printable(found.name)
        self.database.lists[name] = ImportedList(name, game, found.kind, dict(found.limits))
        self._note(LIST, name)
        self.lists += 1

    def _note(self, what: str, key: str) -> None:
        """Note what the file brought, so that it can be taken back."""
        self.database.brought.add((self.source, what, key))

    def _add_card(self, game: str, found: FoundCard) -> None:
        """Add a new card; a known one keeps its facts and gains names and texts."""
        fact, own = printable(found.fact), games.module("writing", game)
        try:
            if (longest := max(map(len, fact["name"].values()))) > LONGEST_NAME:
                raise ValueError(f"a name of {longest:,} letters")
            known: Card | None = own.known(self.base, fact)
            if known is None:
                own.add(self.database, fact, printable(found.cardset))
                self.new += 1
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            place = f"card {fact.get('id')}"
            raise IngestError(found.file, place, f"unusable: {error!r:.200}") from error
        card_id = known.id if known else fact["id"]
        self._note(CARD, card_id)
        if not known and (set_id := fact.get("set")) in self.database.sets:
            self._note(SET, set_id)
        if known is not None:
            self._add_names(card_id, fact["name"])
        for lang, text in found.texts.items():
            self.database.texts[card_id, printable(lang)] = printable_text(text)
            self.texts += 1
            self.letters += len(text)
        if found.printed is not None:
            self.printed[card_id] = found.printed
            places = found.printed.places().items()
            self.database.parts[card_id] = {at: printable_text(text) for at, text in places if text}

    def cards_read(self) -> Iterator[tuple[Card, Texts]]:
        """Yield the cards that were read with their English texts, as the pool has them."""
        for card_id, texts in self.printed.items():
            yield self.base.get(card_id) or _card(self.database.by_id[card_id]), texts

    def names(self, game: str) -> set[tuple[str, str]]:
        """Return the kinds and names of all cards of a game, those read now included."""
        known = {(card.kind, card.name) for card in self.base.cards(game)}
        records = (entry.record for entry in self.database.entries if entry.game == game)
        return known | {(record["kind"], record["name"]) for record in records}

    def _add_names(self, card_id: str, names: dict[str, str]) -> None:
        """Lay a copy of a card over it where the import knows more languages."""
        held = self.database.by_id.get(card_id)
        own = held.names if held else self.base.names(card_id)
        more = {lang: name for lang, name in names.items() if name and lang not in own}
        if not more:
            return
        copied = held or next(entries(self.base.layers[-1], "id=?", card_id), None)
        if copied is not None:
            self.database.add(replace(copied, names={**own, **more}, inferred=frozenset()))
            self.renamed += 1


def _card(entry: Entry) -> Card:
    """Return the card of an entry that is in no pool yet."""
    own = games.module("store", entry.game)
    card: Card = own.reader(lambda sql, values: [])([entry.record[field] for field in own.FIELDS])
    return card
