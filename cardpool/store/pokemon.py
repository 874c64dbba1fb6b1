"""Pokémon cards in a database: their columns, and records from what is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardpool.model.pokemon import POKEMON, Ability, Attack, PokemonCard, Printing, TypeAmount

if TYPE_CHECKING:
    from cardpool.store.layer import Rows

COLUMNS = (
    "mark TEXT NOT NULL DEFAULT ''",
    "hp INTEGER",
    "retreat INTEGER",
    "evolves_from TEXT NOT NULL DEFAULT ''",
    "rarity TEXT NOT NULL DEFAULT ''",
    "abilities TEXT NOT NULL DEFAULT ''",  # search keys, |damage swap|
    "weaknesses TEXT NOT NULL DEFAULT ''",  # types in lower case, |water|
    "resistances TEXT NOT NULL DEFAULT ''",
    "dex TEXT NOT NULL DEFAULT '[]'",  # JSON
    "sure INTEGER NOT NULL DEFAULT 1",
    "note TEXT NOT NULL DEFAULT ''",
    "plays_as TEXT NOT NULL DEFAULT ''",  # the oldest printing that plays the same
)
# Holds all that `_PRINTS` asks for, so that no card need be read.
INDEXES = (
    "CREATE INDEX card_prints ON card"
    " (plays_as, released, n, id, set_id, number, mark, sure, note) WHERE plays_as <> ''",
)
# What a stored record holds, in this order; `group` is `plays_as` where others play the same.
FIELDS = (
    "id", "name", "identity", "copy_key", "kind", "subkinds", "set", "number", "released", "mark",
    "sure", "note", "newest", "hp", "evolves_from", "limit", "types", "level", "attacks",
    "abilities", "weaknesses", "resistances", "retreat", "dex", "rarity", "group",
)  # fmt: skip

_PRINTS = (
    "SELECT id, set_id, number, released, mark, sure, note FROM card"
    " WHERE plays_as=? AND plays_as<>'' ORDER BY released, n"
)


def reader(rows: Rows) -> Callable[[list[Any]], PokemonCard]:
    """Return what makes cards of the records that a database stores."""
    return Reader(rows).card


class Reader:
    """Makes cards of the records that one database stores."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._prints: dict[str, tuple[Printing, ...]] = {}

    def card(self, record: list[Any]) -> PokemonCard:
        """Return the card of a record."""
        (
            card_id, name, identity, copy_key, kind, subkinds, cardset, number, released, mark,
            sure, note, newest, hp, evolves_from, limit, types, level, attacks, abilities,
            weaknesses, resistances, retreat, dex, rarity, group,
        ) = record  # fmt: skip
        own = (Printing(card_id, cardset, number, released, mark, sure, note),)
        return PokemonCard(
            card_id, POKEMON, name, identity, copy_key, kind, frozenset(subkinds), cardset,
            number, released, mark, sure, note, newest, hp, evolves_from, limit, tuple(types),
            level,
            tuple([Attack(*part) for part in attacks]),
            tuple([Ability(*part) for part in abilities]),
            tuple([TypeAmount(*part) for part in weaknesses]),
            tuple([TypeAmount(*part) for part in resistances]),
            retreat, tuple(dex), rarity, self._playing_as(group) if group else own,
        )  # fmt: skip

    def _playing_as(self, group: str) -> tuple[Printing, ...]:
        """Return the printings that play the same, the oldest first."""
        known = self._prints.get(group)
        if known is None:
            found: dict[str, Printing] = {}
            for row in self._rows(_PRINTS, (group,)):
                found.setdefault(row[0], _printing(*row))
            known = tuple(sorted(found.values(), key=lambda p: p.released))
            self._prints[group] = known
        return known


def _printing(
    card_id: str, set_id: str, number: str, released: str, mark: str, sure: int, note: str
) -> Printing:
    return Printing(card_id, set_id, number, released, mark, bool(sure), note)
