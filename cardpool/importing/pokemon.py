"""Read files of Pokémon cards that users import."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardpool import programs
from cardpool.builder.pokemon.merge import from_pokemontcg, from_tcgdex
from cardpool.importing.earlier import entries
from cardpool.importing.found import FoundCard
from cardpool.ingest import pokemontcg, tcgdex
from cardpool.model.pokemon import POKEMON, CardTexts
from cardpool.store.pokemon import FIELDS as RECORD
from cardpool.writing.entry import compact

if TYPE_CHECKING:
    from cardpool.store import CardPool
    from cardpool.writing.database import Database
    from cardpool.writing.entry import Entry

FORMATS = POKEMONTCG, TCGDEX = "pokemon-tcg-data", "tcgdex"
FIELDS = {"localId": TCGDEX, "supertype": POKEMONTCG}  # that only one format's records have
SUFFIXES: dict[str, str] = {}
# What prints of one card share: of a Trainer or Energy, and of a Pokémon.
_FIGURES = (
    ("kind", "hp", "limit"),
    ("kind", "hp", "types", "attacks", "abilities", "weaknesses", "resistances", "retreat"),
)


def of_folder(path: Path) -> str | None:
    """Return the format of a folder, if its form tells."""
    return POKEMONTCG if pokemontcg.recognises(path) else None


def read(form: str, source: Path) -> Iterator[FoundCard]:
    """Yield the cards of a file or folder."""
    yield from _pokemontcg(source) if form == POKEMONTCG else _tcgdex(source)


def _pokemontcg(source: Path) -> Iterator[FoundCard]:
    sets = _sets(source) if (source / "sets" / "en.json").is_file() else {}
    for set_id, card in pokemontcg.read_cards(source):
        lines = [_line(a.name, a.text) for a in card.powers]
        lines += [_line(a.name, a.text) for a in card.attacks] + card.rules
        text = "\n".join(line for line in lines if line)
        printed = CardTexts(
            tuple(a.text for a in card.attacks),
            tuple(a.text for a in card.powers),
            tuple(card.rules),
        )
        fact = {**from_pokemontcg(set_id, card).line(), "set": set_id}
        yield FoundCard(source, fact, {"en": text} if text else {}, printed, sets.get(set_id))


def _sets(source: Path) -> dict[str, dict[str, Any]]:
    return {
        found.id: {
            "set": found.id,
            "name": found.name,
            "series": found.series,
            "released": found.released.replace("/", "-"),
            "codes": [found.code] if found.code else [],
        }
        for found in pokemontcg.read_sets(source)
    }


def _tcgdex(source: Path) -> Iterator[FoundCard]:
    for card in tcgdex.read_cards(source):
        fact = {**from_tcgdex(card.set, card).line(), "set": card.set}
        yield FoundCard(source, fact, _tcgdex_texts(card), _tcgdex_printed(card))


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


def join(database: Database, base: CardPool) -> None:
    """Make imported prints one card with those of their name that play the same.

    As the builder does: a basic Energy by its name, others by their figures and their program. The
    bundled prints of such a card are laid over themselves, to know of the new one.
    """
    of_game = [entry for entry in database.entries if entry.game == POKEMON]
    told = _told(base, {entry.record["id"] for entry in of_game})
    own = [entry for entry in of_game if entry.record["id"] not in told]
    for entry in of_game:
        if entry.record["id"] in told:  # as the bundle has it; below perhaps more
            _tell(entry, *told[entry.record["id"]])
    leaders: dict[Hashable, str] = {}
    groups: dict[str, list[Entry]] = {}
    for entry in sorted(own, key=lambda each: str(each.columns["released"])):
        key = _key(entry.record, database.programs.get(entry.record["id"], ("", "", ""))[1])
        leader = _bundled_leader(base, entry.record["identity"], key) if key else ""
        leader = leader or leaders.setdefault(key or entry.record["id"], entry.record["id"])
        entry.columns["plays_as"] = leader
        groups.setdefault(leader, []).append(entry)
    for leader, members in groups.items():
        _join_group(database, base, leader, members)


def _join_group(database: Database, base: CardPool, leader: str, own: list[Entry]) -> None:
    members = list(own)
    for (card_id,) in base.layers[-1].rows("SELECT id FROM card WHERE plays_as=?", (leader,)):
        held = database.by_id.get(card_id) or next(entries(base.layers[-1], "id=?", card_id))
        database.add(held)
        members.append(held)
    days = [str(member.columns["released"]) for member in members]
    for member in members:
        _tell(member, max(days) if all(days) else "", leader if len(members) > 1 else "")


def _tell(entry: Entry, newest: str, group: str) -> None:
    entry.record["newest"], entry.record["group"] = newest, group


def _told(base: CardPool, wanted: set[str]) -> dict[str, tuple[str, str]]:
    """Return what the bundle tells of cards: the day of the newest print, and the group."""
    rows = base.layers[-1].rows("SELECT id, record FROM card WHERE game=?", (POKEMON,))
    records = {card_id: json.loads(record) for card_id, record in rows if card_id in wanted}
    newest, group = RECORD.index("newest"), RECORD.index("group")
    return {card_id: (record[newest], record[group]) for card_id, record in records.items()}


def _key(record: Mapping[str, Any], script: str) -> Hashable:
    """Return what prints of one card share besides their name; None where it is not known."""
    if "Basic Energy" in record["subkinds"]:
        return record["identity"], "basic"
    if not script:
        return None
    figures = compact([record[field] for field in _FIGURES[record["kind"] == "Pokémon"]])
    return record["identity"], figures, json.dumps(json.loads(script), sort_keys=True)


def _bundled_leader(base: CardPool, identity: str, key: Hashable) -> str:
    """Return the group of the bundled prints with a key, "" for none."""
    layer = base.layers[-1]
    named = "sure AND t IN (SELECT t FROM title WHERE identity=? AND game=?)"
    for entry in entries(layer, named, identity, POKEMON):
        card_id = entry.record["id"]
        made = programs.records(entry.record["set"]).get(card_id)
        script = json.dumps(made.get("script")) if made is not None else ""
        if _key(entry.record, script) == key:
            return str(entry.columns["plays_as"] or card_id)
    return ""
