"""Write Pokémon cards: from facts to records and columns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardpool.model.pokemon import POKEMON
from cardpool.names import identity_key, search_key
from cardpool.names.pokemon import ENERGY_LETTERS
from cardpool.writing.database import Database
from cardpool.writing.entry import Entry, Fact, bars, common_fields, compact, english, number, tags

if TYPE_CHECKING:
    from cardpool.model import Card
    from cardpool.store import CardPool

_BASIC_ENERGY = {f"{name} energy" for name in ENERGY_LETTERS.values()}
_STAGES = ("Basic", "Stage 1", "Stage 2", "Baby", "Restored", "BREAK", "LEGEND", "VMAX", "VSTAR")


def add_file(database: Database, stem: str, facts: Iterator[Fact]) -> None:
    """Add the cards of a set: its own record first, then one a printing."""
    cardset = next(facts, None)
    if cardset is None or "set" not in cardset:
        return
    database.note_source(POKEMON, cardset)
    database.add_set(cardset, POKEMON, set_codes(cardset))
    for fact in facts:
        database.add(entry(fact, cardset))


def set_codes(cardset: Fact) -> Iterator[tuple[str, str]]:
    """Yield the codes of a set, each with the number prefix of its subset ("" for the set)."""
    yield from ((code, "") for code in cardset.get("codes") or ())
    yield from ((subset["code"], subset["prefix"]) for subset in cardset.get("subsets") or ())


def finish(database: Database, folder: Path | None = None) -> None:
    """Tell every card which others play the same, and the day of the newest of them.

    What an import laid over a bundled card was told before: its reprints are in the bundle.
    """
    groups: dict[str, list[Entry]] = defaultdict(list)
    for each in database.entries:
        if each.game == POKEMON and not each.record["newest"]:
            groups[each.columns["plays_as"] or each.record["id"]].append(each)
    for group, members in groups.items():
        days = [member.columns["released"] for member in members]
        for member in members:
            member.record["newest"] = max(days) if all(days) else ""
            member.record["group"] = group if len(members) > 1 else ""


def other_names(card: Fact) -> tuple[str, ...]:
    """Return how a basic Energy is called besides the name on the card."""
    if card["identity"] not in _BASIC_ENERGY:
        return ()
    plain = card["identity"].title()
    return plain, f"Basic {plain}"


def known(pool: CardPool, fact: Fact) -> Card | None:
    """Return the card that a pool has for the fact of an import: by id, or by place and name."""
    name = identity_key(english(fact["name"]), POKEMON)
    there = (card for card in pool.in_set(fact["set"], fact["number"]) if card.identity == name)
    return pool.get(fact["id"]) or next(there, None)


def add(database: Database, fact: Fact, cardset: Fact | None) -> None:
    """Add a printing of an import and its set."""
    cardset = cardset or {"set": fact["set"], "name": fact["set"]}
    database.add_set(cardset, POKEMON, set_codes(cardset))
    database.add(entry(fact, cardset))


def entry(fact: Fact, cardset: Fact) -> Entry:
    """Return the entry of one printing."""
    attacks, abilities = _parts(fact, "attacks"), _parts(fact, "abilities")
    weaknesses, resistances = _parts(fact, "weaknesses"), _parts(fact, "resistances")
    level, types = str(fact.get("level") or ""), fact.get("types") or ()
    dex = fact.get("dex") or ()
    retreat = (number(fact.get("retreat")) or 0) if fact.get("kind") == "Pokémon" else None
    both: dict[str, Any] = {
        "number": str(fact.get("number", "")),
        "released": fact.get("released") or cardset.get("released") or "",
        "mark": fact.get("mark") or "",
        "sure": not fact.get("doubt"),
        "note": fact.get("note") or "",
        "evolves_from": fact.get("evolves_from") or "",
        "rarity": fact.get("rarity") or "",
    }
    columns = both | {
        "set_id": cardset["set"],
        "alt_numbers": bars(fact.get("alt_numbers")),
        "level": number(level),
        "tags": tags(fact, *types, fact.get("limit")),
        "attacks": bars(search_key(attack[0]) for attack in attacks),
        "summary": _summary(fact),
        "hp": number(fact.get("hp")),
        "retreat": retreat,
        "abilities": bars(search_key(ability[1]) for ability in abilities),
        "weaknesses": bars(found[0].lower() for found in weaknesses),
        "resistances": bars(found[0].lower() for found in resistances),
        "dex": compact(dex),
        "plays_as": str(fact.get("plays_as") or ""),
    }
    record = (
        common_fields(POKEMON, fact)
        | both
        | {
            "set": cardset["set"],
            "newest": "",
            "hp": number(fact.get("hp")) or 0,
            "limit": fact.get("limit") or "",
            "types": types,
            "level": level,
            "attacks": attacks,
            "abilities": abilities,
            "weaknesses": weaknesses,
            "resistances": resistances,
            "retreat": retreat or 0,
            "dex": dex,
            "group": "",
        }
    )
    return Entry(POKEMON, record, fact["name"], columns, frozenset(fact.get("inferred") or ()))


def _parts(fact: Fact, key: str) -> list[list[str]]:
    return [[str(text or "") for text in part] for part in fact.get(key) or ()]


def _summary(fact: Fact) -> str:
    subkinds = list(fact.get("subkinds") or ())
    if fact.get("kind") != "Pokémon":
        kind = fact.get("kind") or ""
        return " ".join([*subkinds, *([] if kind in " ".join(subkinds) else [kind])])
    stage = [kind for kind in _STAGES if kind in subkinds]
    others = [kind for kind in subkinds if kind not in stage]
    hp = [f"{fact['hp']} HP"] if fact.get("hp") else []
    return ", ".join(["/".join(fact.get("types") or ()), *stage, *others, *hp])
