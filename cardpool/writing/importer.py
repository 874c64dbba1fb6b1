"""Bring cards, texts and lists of the user's own files into the overlay database."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cardpool.games import POKEMON
from cardpool.ingest import cdb, lflist, pokemontcg, sniff, tcgdex, yamlyugi, ygoprodeck
from cardpool.ingest.errors import IngestError
from cardpool.model import CardTexts, PokemonCard
from cardpool.names import identity_key
from cardpool.store.records import card_of
from cardpool.store.schema import CARD_COLUMNS
from cardpool.writing.database import Database
from cardpool.writing.facts import fold_treated_as
from cardpool.writing.rows import (
    Row,
    alternate_passwords,
    compact,
    english,
    pokemon_row,
    yugioh_row,
)

if TYPE_CHECKING:
    from cardpool.store import CardPool
    from cardpool.store.layer import Layer

Facts = dict[str, Any]
_YUGIOH = {
    sniff.CDB: cdb.records,
    sniff.YGOPRODECK: ygoprodeck.records,
    sniff.YAMLYUGI: yamlyugi.records,
}


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
            _copy(before, self.database)
        self.sets: dict[str, Facts] = {}
        self.printed: dict[str, CardTexts] = {}  # Pokémon cards read now, with their English texts
        self.read = self.new = self.renamed = self.texts = self.lists = 0

    def run(self, source: Path, tick: Callable[[int], None]) -> Summary:
        """Read everything; nothing is written yet."""
        form = sniff.format_of(source)
        if form == sniff.LFLIST:
            self._lists(source, tick)
        elif form in _YUGIOH:
            for file in _files(source):
                for fact in _YUGIOH[form](file):
                    self._yugioh(fact, file)
                    self._tick(tick)
            fold_treated_as(self.database)
        else:
            for found in _pokemon(form, source, self.sets):
                self._pokemon(found, source)
                self._tick(tick)
        return Summary(form, self.read, self.new, self.renamed, self.texts, self.lists)

    def _tick(self, tick: Callable[[int], None]) -> None:
        self.read += 1
        if self.read % 100 == 0:
            tick(self.read)

    def _lists(self, source: Path, tick: Callable[[int], None]) -> None:
        for file in sorted(source.rglob("*.conf")) if source.is_dir() else [source]:
            for found in lflist.read(file):
                for password, copies in found.limits.items():
                    self.database.restrictions[found.name, password] = copies
                self.lists += 1
                self._tick(tick)

    def _yugioh(self, fact: Facts, file: Path) -> None:
        text = fact.pop("text", "")
        try:
            known = self.base.password(int(fact.get("password") or 0)) or self.base.get(fact["id"])
            if known is None:
                row = yugioh_row(fact)
                self.database.add_card(row, fact["name"])
                self.database.add_passwords(row, alternate_passwords(fact))
                self.new += 1
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise IngestError(file, f"card {fact.get('id')}", f"unusable: {error!r}") from error
        card_id = known.id if known else fact["id"]
        if known is not None:
            self._add_names(card_id, fact["name"])
        self._add_texts(card_id, {"en": text} if text else {})

    def _pokemon(self, found: _Found, source: Path) -> None:
        fact = found.fact
        try:
            name = identity_key(english(fact["name"]))
            at_place = self.base.in_set(fact["set"], fact["number"])
            known = self.base.get(fact["id"]) or next(
                (card for card in at_place if card.identity == name), None
            )
            if known is None:
                cardset = self.sets.get(fact["set"]) or {"set": fact["set"], "name": fact["set"]}
                codes = [(code, "") for code in cardset.get("codes") or ()]
                self.database.add_set(cardset, POKEMON, codes)
                self.database.add_card(pokemon_row(fact, cardset), fact["name"])
                self.new += 1
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise IngestError(source, f"card {fact.get('id')}", f"unusable: {error!r}") from error
        if known is not None:
            self._add_names(known.id, fact["name"])
        card_id = known.id if known else fact["id"]
        self._add_texts(card_id, found.texts)
        if found.printed is not None:
            self.printed[card_id] = found.printed
            self.database.parts[card_id] = {
                place: text for place, text in found.printed.places().items() if text
            }

    def cards_read(self) -> Iterator[tuple[PokemonCard, CardTexts]]:
        """Yield the Pokémon cards that were read with their English texts, as the pool has them."""
        for card_id, texts in self.printed.items():
            card = self.base.get(card_id)
            if card is None:
                card = card_of(self.database.by_id[card_id])
            if isinstance(card, PokemonCard):
                yield card, texts

    def names(self) -> set[tuple[str, str]]:
        """Return the kinds and names of all Pokémon cards, those read now included."""
        known = {(c.kind, c.name) for c in self.base.cards(POKEMON)}
        rows = self.database.cards
        return known | {(row["kind"], row["name"]) for row in rows if row["game"] == POKEMON}

    def _add_texts(self, card_id: str, texts: dict[str, str]) -> None:
        for lang, text in texts.items():
            self.database.texts[card_id, lang] = text
            self.texts += 1

    def _add_names(self, card_id: str, names: dict[str, str]) -> None:
        """Lay a copy of a card over it where the import knows more languages."""
        held = self.database.by_id.get(card_id)
        own = json.loads(held["names"]) if held else self.base.names(card_id)
        more = {lang: name for lang, name in names.items() if name and lang not in own}
        if not more:
            return
        row = held or _row(self.base.layers[-1], card_id)
        if row is not None:
            row = row | {"names": compact(own | more), "_inferred": frozenset()}
            self.database.add_card(row, own | more)
            self.renamed += 1


def _files(source: Path) -> list[Path]:
    if source.is_file():
        return [source]
    return sorted(file for file in source.rglob("*") if file.suffix in (".json", ".jsonl", ".gz"))


def _row(layer: Layer, card_id: str) -> Row | None:
    rows = layer.rows(f"SELECT {','.join(CARD_COLUMNS)} FROM card WHERE id=?", (card_id,))
    return dict(zip(CARD_COLUMNS, rows[0], strict=True)) if rows else None


def _copy(layer: Layer, database: Database) -> None:
    """Take over what was imported before."""
    for values in layer.rows(f"SELECT {','.join(CARD_COLUMNS)} FROM card ORDER BY n"):
        row = dict(zip(CARD_COLUMNS, values, strict=True))
        database.add_card(row, json.loads(row["names"]))
    numbers = {row["n"]: row for row in database.cards}
    for password, n in layer.passwords():
        database.passwords[password] = numbers[n]
    for set_id, game, name, series, released, facts in layer.rows("SELECT * FROM cardset"):
        database.sets[set_id] = {
            "id": set_id, "game": game, "name": name, "series": series, "released": released,
            "facts": facts,
        }  # fmt: skip
    database.codes = set(layer.codes())
    for card_id, place, text in layer.rows("SELECT id, place, text FROM part ORDER BY rowid"):
        database.parts.setdefault(card_id, {})[place] = text
    for card_id, *made in layer.rows("SELECT id, text, script, gaps FROM program"):
        database.programs[card_id] = (made[0], made[1], made[2])
    database.texts = {(i, lang): text for i, lang, text in layer.rows("SELECT * FROM cardtext")}
    for name, password, copies in layer.rows("SELECT * FROM restriction"):
        database.restrictions[name, password] = copies


class _Found(NamedTuple):
    """A Pokémon record of a file: its facts, its text by language, its English text by part."""

    fact: Facts
    texts: dict[str, str]
    printed: CardTexts | None  # None: the record has no English text, or not all of it


def _pokemon(form: str, source: Path, sets: dict[str, Facts]) -> Iterator[_Found]:
    from cardpool.builder.pokemon.merge import from_pokemontcg, from_tcgdex

    if form == sniff.POKEMONTCG:
        if (source / "sets" / "en.json").is_file():
            for found in pokemontcg.read_sets(source):
                day = found.released.replace("/", "-")
                sets[found.id] = {
                    "set": found.id, "name": found.name, "series": found.series, "released": day,
                    "codes": [found.code] if found.code else [],
                }  # fmt: skip
        for set_id, card in pokemontcg.read_cards(source):
            lines = [_line(a.name, a.text) for a in card.powers]
            lines += [_line(a.name, a.text) for a in card.attacks] + card.rules
            text = "\n".join(line for line in lines if line)
            facts = from_pokemontcg(set_id, card)
            printed = CardTexts(
                tuple(a.text for a in card.attacks),
                tuple(a.text for a in card.powers),
                tuple(card.rules),
            )
            yield _Found({**facts.line(), "set": set_id}, {"en": text} if text else {}, printed)
        return
    for dex_card in tcgdex.read_cards(source):
        facts = from_tcgdex(dex_card.set, dex_card)
        line = {**facts.line(), "set": dex_card.set}
        yield _Found(line, _tcgdex_texts(dex_card), _tcgdex_printed(dex_card))


def _tcgdex_printed(card: tcgdex.Card) -> CardTexts | None:
    """Return the English text by part; None where only other languages have it."""
    effects = [a.effect for a in card.attacks] + [a.effect for a in card.abilities]
    effects.append(card.effect)
    if "en" not in card.name or any(effect and "en" not in effect for effect in effects):
        return None
    rule = card.effect.get("en", "")
    untold = None if card.category == "Pokemon" else ()
    return CardTexts(
        tuple(a.effect.get("en", "") for a in card.attacks),
        tuple(a.effect.get("en", "") for a in card.abilities),
        (rule,) if rule else untold,
    )


def _tcgdex_texts(card: tcgdex.Card) -> dict[str, str]:
    texts: dict[str, str] = {}
    for lang in card.name:
        lines = [_line(a.name.get(lang, ""), a.effect.get(lang, "")) for a in card.abilities]
        lines += [_line(a.name.get(lang, ""), a.effect.get(lang, "")) for a in card.attacks]
        text = "\n".join(line for line in [*lines, card.effect.get(lang, "")] if line)
        if text:
            texts[lang] = text
    return texts


def _line(name: str, text: str) -> str:
    return f"{name}: {text}" if name and text else text
