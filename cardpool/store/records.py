"""A card's record as two lines of text, and back.

The pool keeps its records so (lines.py): a line is read without a query of its own and taken apart
without a parser, which is what checking a whole tournament costs. It has what decks are checked by;
the rest is another line, which is read when some of it is first asked for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

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
from cardpool.store.schema import unbarred

if TYPE_CHECKING:
    from cardpool.writing.rows import Row

_FIELD, _ITEM, _PART = "\t", "\x1e", "\x1f"

Prints: TypeAlias = Callable[[str], tuple[Printing, ...]]  # finds what plays the same
Rests: TypeAlias = Callable[[int], str]  # finds the second line of a card by its number
_T = TypeVar("_T")


def lines(row: Row, group: Sequence[Row] = ()) -> tuple[str, str]:
    """Return the lines of a row of the card table; `group`: the rows that play the same, if any."""
    facts = json.loads(row["facts"]) if row["facts"] else {}
    identity = "" if row["identity"] == row["copy_key"] else row["identity"]  # as it mostly is
    common = [row["game"][0], row["id"], row["name"], identity, row["copy_key"], row["kind"]]
    of_game, rest = _FIELDS[row["game"]](row, facts, group)
    return (
        _line(row, [*common, _items(unbarred(row["subkinds"])), *of_game]),
        _line(row, rest),
    )


def _line(row: Row, fields: Iterable[Any]) -> str:
    texts = ["" if field is None else str(field) for field in fields]
    if any(_FIELD in text or "\n" in text for text in texts):
        raise ValueError(f"card {row['id']!r}: a fact holds a tab or a line break")
    return _FIELD.join(texts)


_Fields: TypeAlias = tuple[list[Any], list[Any]]  # of the first line and of the second


def _pokemon_fields(row: Row, facts: Mapping[str, Any], group: Sequence[Row]) -> _Fields:
    days = [other["released"] for other in (row, *group)]
    first = [
        *(row["set_id"], row["number"], row["released"], row["mark"], *_doubts(row)),
        max(days) if all(days) else "",
        *(row["hp"] or 0, row["evolves_from"], row["limit_kind"]),
        row["plays_as"] if len(group) > 1 else "",
    ]
    return first, [
        *(_items(unbarred(row["types"])), row["level"]),
        *(_tuples(facts.get(key, ())) for key in ("attacks", "abilities")),
        *(_tuples(facts.get(key, ())) for key in ("weaknesses", "resistances")),
        *(row["retreat"] or 0, _items(facts.get("dex", ())), row["rarity"]),
    ]


def _yugioh_fields(row: Row, facts: Mapping[str, Any], _: Sequence[Row]) -> _Fields:
    own = row["password"] or 0
    passwords = ([own] if own else []) + [p for p in facts.get("passwords", ()) if p != own]
    first = [own, _items(passwords), _tuples(facts.get("released", {}).items())]
    return [*first, facts.get("never", "")], [
        *(facts.get("konami_id", 0), row["property"], row["attribute"]),
        *(row["race"], row["stars"] or 0, -1 if row["scale"] is None else row["scale"]),
        *(row["atk"], row["def"], _items(facts.get("arrows", ()))),
        " ".join(unbarred(row["prints"])),
    ]


def _board_fields(row: Row, facts: Mapping[str, Any], _: Sequence[Row]) -> _Fields:
    return [
        *(facts.get("number", 0), facts.get("colour", ""), facts.get("power", 0)),
        *(facts.get("attack", 0), facts.get("attack_name", ""), _items(facts.get("catch", ()))),
        *(_items(facts.get("groups", ())), facts.get("amount", 1)),
    ], []


_FIELDS = {POKEMON: _pokemon_fields, YUGIOH: _yugioh_fields, BOARD: _board_fields}


def _items(values: Any) -> str:
    return _ITEM.join(str(value) for value in values)


def _tuples(values: Any) -> str:
    return _ITEM.join(_PART.join(str(part or "") for part in value) for value in values)


class Records:
    """Makes cards of their lines.

    `prints` finds the printings that play the same, `rests` the second line of a card.
    """

    def __init__(self, prints: Prints, rests: Rests) -> None:
        self._prints, self._rests = prints, rests
        self._made = {POKEMON[0]: self._pokemon, YUGIOH[0]: self._yugioh, BOARD[0]: _board}
        # One method for all cards of a game.
        self._more_of_pokemon, self._more_of_yugioh = self._rest_of_pokemon, self._rest_of_yugioh

    def card(self, text: str, number: int) -> Card:
        """Return the card of a first line; the first letter tells its game."""
        return self._made[text[0]](text, number)

    # A card is Final for all others; here its fields are set, as far as they are read.

    def _pokemon(self, text: str, number: int) -> PokemonCard:
        card: Any = PokemonCard.__new__(PokemonCard)
        (_, card.id, card.name, identity, card.copy_key, card.kind, subkinds, card.set,
         card.number, card.released, card.mark, doubt, card.note, card.newest, hp,
         card.evolves_from, card.limit, card.group) = text.split(_FIELD)  # fmt: skip
        card.game = POKEMON
        card.identity = identity or card.copy_key
        card.subkinds = _set(subkinds)
        card.sure = not doubt
        card.hp = int(hp)
        card.place = number
        card.read = self._more_of_pokemon
        made: PokemonCard = card
        return made

    def _rest_of_pokemon(self, card: Any, name: str) -> None:
        if name == "prints":  # asked for by itself: an older print may be legal by a newer one
            card.prints = self._prints(card.group) if card.group else (card.own,)
            return
        (types, card.level, attacks, abilities, weaknesses, resistances, retreat, dex,
         card.rarity) = self._rests(card.place).split(_FIELD)  # fmt: skip
        card.types = _words(types)
        card.attacks = _all(Attack, attacks)
        card.abilities = _all(Ability, abilities)
        card.weaknesses, card.resistances = _amounts(weaknesses), _amounts(resistances)
        card.retreat, card.dex = int(retreat), _numbers(dex)

    def _yugioh(self, text: str, number: int) -> YugiohCard:
        card: Any = YugiohCard.__new__(YugiohCard)
        (_, card.id, card.name, identity, card.copy_key, card.kind, subkinds, own,
         passwords, released, card.never) = text.split(_FIELD)  # fmt: skip
        card.game = YUGIOH
        card.identity = identity or card.copy_key
        card.subkinds = _set(subkinds)
        card.password = password = int(own)
        card.passwords = (password,) if passwords == own else _numbers(passwords)
        card.released = _days(released)
        card.place = number
        card.read = self._more_of_yugioh
        made: YugiohCard = card
        return made

    def _rest_of_yugioh(self, card: Any, _: str) -> None:
        (konami_id, card.property, card.attribute, card.race, level, scale, atk, defence, arrows,
         card.printed_as) = self._rests(card.place).split(_FIELD)  # fmt: skip
        card.konami_id, card.level, card.scale = int(konami_id), int(level), int(scale)
        card.atk = int(atk) if atk else None
        card.defence = int(defence) if defence else None
        card.arrows = _words(arrows)


def card_of(row: Row) -> Card:
    """Return the card of a row that is in no pool yet."""
    first, rest = lines(row)
    return Records(lambda _: (), lambda _: rest).card(first, 0)


def _board(text: str, place: int) -> BoardPiece:
    (_, card_id, name, identity, copies, kind, subkinds, number, colour, power, attack,
     attack_name, catch, groups, amount) = text.split(_FIELD)  # fmt: skip
    return BoardPiece(
        card_id, BOARD, name, identity or copies, copies, kind, _set(subkinds), int(number),
        colour, int(power), int(attack), attack_name, _numbers(catch), _numbers(groups),
        int(amount),
    )  # fmt: skip


def group_line(rows: Iterable[Row]) -> str:
    """Return the line of the printings that play the same."""
    columns = ("id", "set_id", "number", "released", "mark")
    return _tuples([[row[column] for column in columns] + _doubts(row) for row in rows])


def _doubts(row: Row) -> list[str]:
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


def _all(kind: Callable[..., _T], text: str) -> tuple[_T, ...]:
    return tuple([kind(*item.split(_PART)) for item in text.split(_ITEM)]) if text else ()


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
    return _all(TypeAmount, text)


@lru_cache(maxsize=4096)
def _days(text: str) -> Mapping[str, IsoDate]:
    """Return the first days by region; the cards of a set share theirs."""
    return dict([day.split(_PART) for day in text.split(_ITEM)]) if text else {}
