"""What a state remembers of single Pokémon: blows, wounds, results of attacks, attacks used."""

from __future__ import annotations

from typing import Any, NamedTuple

NEVER = -9  # a turn long before the first


class Hit(NamedTuple):
    """The last attack that damaged a Pokémon."""

    turn: int = NEVER
    damage: int = 0


class Wound(NamedTuple):
    """What harmed a Pokémon last: whose attack or power."""

    turn: int = NEVER
    by: int = -1
    attack: int = 0  # 1 by an attack, 0 by a power


class Suffered(NamedTuple):
    """The results of an attack on a Pokémon; each is its kind, then what the kind says."""

    turn: int = NEVER
    results: tuple[tuple[Any, ...], ...] = ()


class LastAttack(NamedTuple):
    """A Pokémon's own last attack."""

    turn: int = NEVER
    name: str = ""


NO_HIT, NO_WOUND, NOTHING_SUFFERED, NO_ATTACK = Hit(), Wound(), Suffered(), LastAttack()
