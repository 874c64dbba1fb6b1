"""How good a Pokémon is to attack with, by its printed numbers."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from cardpool.model.pokemon import PokemonCard
from rulesets.ptcg.advice.roles import features
from rulesets.ptcg.construction.kinds import has_rule_box, is_basic

_DIGITS = re.compile(r"\d+")
_DOUBTED = 0.7  # of a damage that is "30+", "20×" or needs a coin


class BestAttack(NamedTuple):
    """The attack that is worth most: what it does and what it costs."""

    name: str
    damage: float
    cost: str

    @property
    def worth(self) -> float:
        """Return the damage for each turn that its Energy takes."""
        return self.damage / (len(self.cost) + 0.5)


NO_ATTACK = BestAttack("", 0.0, "")


@lru_cache(maxsize=30_000)
def best_attack(card: PokemonCard) -> BestAttack:
    """Return the best attack of a card."""
    found = []
    for attack in card.attacks:
        number = _DIGITS.search(attack.damage)
        damage = float(number[0]) if number else 0.0
        if number and number[0] != attack.damage:
            damage *= _DOUBTED
        found.append(BestAttack(attack.name, damage, attack.cost))
    return max(found, key=lambda a: (a.worth, a.name), default=NO_ATTACK)


def prizes(card: PokemonCard) -> int:
    """Return how many Prize cards a Pokémon gives up, roughly."""
    if {"VMAX", "TAG TEAM"} & card.subkinds:
        return 3
    return 2 if has_rule_box(card) and "Radiant" not in card.subkinds else 1


def stages(card: PokemonCard) -> int:
    """Return how many cards must lie below a Pokémon."""
    if is_basic(card):
        return 0
    return 2 if "Stage 2" in card.subkinds else 1


def strength(card: PokemonCard) -> float:
    """Return how good a Pokémon is as an attacker: damage for its cost, HP, and what it takes."""
    best = best_attack(card)
    toughness = card.hp / (1 + 0.4 * (prizes(card) - 1))
    base = best.worth + 0.25 * toughness + 0.1 * best.damage
    handicap = 14 * stages(card) + 2 * card.retreat + 4 * max(len(best.cost) - 3, 0)
    fails = 8 if {"Fail", "Require"} & features(card) else 0
    return base - handicap - fails
