"""A card's record as one line of text, and back.

The pool keeps its records so, many lines to a database page: a line is read without a query of its
own and taken apart without a parser, which is what checking a whole tournament costs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from cardpool.model import (
    BOARD,
    POKEMON,
    YUGIOH,
    Ability,
    Attack,
    BoardPiece,
    Card,
    IsoDate,
    PokemonCard,
    Printing,
    TypeAmount,
    YugiohCard,
)
from cardpool.schema import unbarred

_FIELD, _ITEM, _PART = "\t", "\x1e", "\x1f"

Prints: TypeAlias = Callable[[str], tuple[Printing, ...]]  # finds what plays the same


def line(row: dict[str, Any], alone: bool = False) -> str:
    """Return the line of a row of the card table; `alone`: no other card plays the same."""
    facts = json.loads(row["facts"]) if row["facts"] else {}
    common = ("game", "id", "name", "identity", "copy_key", "kind")
    fields = [*(row[column] for column in common), _items(unbarred(row["subkinds"]))]
    fields += _FIELDS[row["game"]](row | {"plays_as": ""} if alone else row, facts)
    texts = ["" if field is None else str(field) for field in fields]
    if any(_FIELD in text or "\n" in text for text in texts):
        raise ValueError(f"card {row['id']!r}: a fact holds a tab or a line break")
    return _FIELD.join(texts)


def _pokemon_fields(row: Mapping[str, Any], facts: Mapping[str, Any]) -> list[Any]:
    return [
        *(row["set_id"], row["number"], row["released"], row["mark"]),
        *(*_doubts(row), row["plays_as"]),
        *(_items(unbarred(row["types"])), row["hp"] or 0, row["level"], row["evolves_from"]),
        *(_tuples(facts.get(key, ())) for key in ("attacks", "abilities")),
        *(_tuples(facts.get(key, ())) for key in ("weaknesses", "resistances")),
        *(row["retreat"] or 0, row["limit_kind"], _items(facts.get("dex", ())), row["rarity"]),
    ]


def _yugioh_fields(row: Mapping[str, Any], facts: Mapping[str, Any]) -> list[Any]:
    own = row["password"] or 0
    passwords = ([own] if own else []) + [p for p in facts.get("passwords", ()) if p != own]
    return [
        *(own, _items(passwords), facts.get("konami_id", 0), row["property"], row["attribute"]),
        *(row["race"], row["stars"] or 0, -1 if row["scale"] is None else row["scale"]),
        *(row["atk"], row["def"], _items(facts.get("arrows", ()))),
        *(_tuples(facts.get("released", {}).items()), " ".join(unbarred(row["prints"]))),
        facts.get("never", ""),
    ]


def _board_fields(row: Mapping[str, Any], facts: Mapping[str, Any]) -> list[Any]:
    return [
        *(facts.get("number", 0), facts.get("colour", ""), facts.get("power", 0)),
        *(facts.get("attack", 0), facts.get("attack_name", ""), _items(facts.get("catch", ()))),
        *(_items(facts.get("groups", ())), facts.get("amount", 1)),
    ]


_FIELDS = {POKEMON: _pokemon_fields, YUGIOH: _yugioh_fields, BOARD: _board_fields}


def _items(values: Any) -> str:
    return _ITEM.join(str(value) for value in values)


def _tuples(values: Any) -> str:
    return _ITEM.join(_PART.join(str(part or "") for part in value) for value in values)


def record(text: str, prints: Prints) -> Card:
    """Return the card of a line; `prints` finds what plays the same."""
    fields = text.split(_FIELD)
    return _RECORDS[fields[0]](fields, prints)


def _pokemon(fields: list[str], prints: Prints) -> PokemonCard:
    (game, card_id, name, identity, copies, kind, subkinds, set_id, number, released, mark,
     doubt, note, plays_as, types, hp, level, evolves_from, attacks, abilities, weaknesses,
     resistances, retreat, limit, dex, rarity) = fields  # fmt: skip
    return PokemonCard(
        card_id, game, name, identity, copies, kind, _set(subkinds), set_id, number, released, mark,
        _words(types), int(hp), level, evolves_from,
        tuple([Attack(*a.split(_PART)) for a in attacks.split(_ITEM)]) if attacks else (),
        tuple([Ability(*a.split(_PART)) for a in abilities.split(_ITEM)]) if abilities else (),
        _amounts(weaknesses), _amounts(resistances), int(retreat), limit, _numbers(dex), rarity,
        prints(plays_as) if plays_as
        else (Printing(card_id, set_id, number, released, mark, not doubt, note),),
    )  # fmt: skip


def _yugioh(fields: list[str], _: Prints) -> YugiohCard:
    (game, card_id, name, identity, copies, kind, subkinds, own, passwords, konami_id,
     property_, attribute, race, level, scale, atk, defence, arrows, released, printed_as,
     never) = fields  # fmt: skip
    password = int(own)
    return YugiohCard(
        card_id, game, name, identity, copies, kind, _set(subkinds), password,
        (password,) if passwords == own else _numbers(passwords), int(konami_id), property_,
        attribute, race, int(level), int(scale), int(atk) if atk else None,
        int(defence) if defence else None, _words(arrows), _days(released),
        printed_as, never,
    )  # fmt: skip


def _board(fields: list[str], _: Prints) -> BoardPiece:
    (game, card_id, name, identity, copies, kind, subkinds, number, colour, power, attack,
     attack_name, catch, groups, amount) = fields  # fmt: skip
    return BoardPiece(
        card_id, game, name, identity, copies, kind, _set(subkinds), int(number), colour,
        int(power), int(attack), attack_name, _numbers(catch), _numbers(groups), int(amount),
    )  # fmt: skip


_RECORDS: dict[str, Callable[[list[str], Prints], Card]] = {
    POKEMON: _pokemon,
    YUGIOH: _yugioh,
    BOARD: _board,
}


def group_line(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return the line of the printings that play the same."""
    columns = ("id", "set_id", "number", "released", "mark")
    return _tuples([[row[column] for column in columns] + _doubts(row) for row in rows])


def _doubts(row: Mapping[str, Any]) -> list[str]:
    facts = json.loads(row["facts"]) if row["facts"] else {}
    return ["doubt" if facts.get("doubt") else "", facts.get("note", "")]


def printings(text: str) -> tuple[Printing, ...]:
    """Return the printings of a group's line."""
    parts = [part.split(_PART) for part in text.split(_ITEM)]
    return tuple(
        [
            Printing(card_id, set_id, number, released, mark, not doubt, note)
            for card_id, set_id, number, released, mark, doubt, note in parts
        ]
    )


# Few values occur, each on many cards: cards share them.
@lru_cache(maxsize=4096)
def _set(text: str) -> frozenset[str]:
    return frozenset(text.split(_ITEM)) if text else frozenset()


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(_ITEM)) if text else ()


@lru_cache(maxsize=4096)
def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(_ITEM))) if text else ()


@lru_cache(maxsize=4096)
def _amounts(text: str) -> tuple[TypeAmount, ...]:
    return tuple([TypeAmount(*a.split(_PART)) for a in text.split(_ITEM)]) if text else ()


@lru_cache(maxsize=4096)
def _days(text: str) -> Mapping[str, IsoDate]:
    """Return the first days by region; the cards of a set share theirs."""
    return dict([day.split(_PART) for day in text.split(_ITEM)]) if text else {}
