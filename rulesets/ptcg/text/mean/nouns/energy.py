"""The meaning of Energy: kinds of it and how much."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.ptcg.effects.ops import Named, NameHas, OfType, Some
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet
from rulesets.ptcg.text.mean.nouns.filters import (
    BASIC_ENERGY,
    ENERGY,
    SPECIAL_ENERGY,
    bare,
    every,
    letters,
)
from rulesets.ptcg.text.mean.registry import means


@means("one_energy")
def one_energy(said: Discourse, kind: EnergySet) -> EnergySet:
    return kind


@means("n_energy")
def n_energy(said: Discourse, n: str, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, int(n), -1, kind.units)


@means("all_energy")
def all_energy(said: Discourse, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, None, -1, kind.units)


@means("up_to_energy")
def up_to_energy(said: Discourse, n: str, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, int(n), 0, False)


@means("any_energy")
def any_energy(said: Discourse, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, ANY_NUMBER, 0, False)


def _energy(types: str, kind: CardFilter | None, cards: bool) -> EnergySet:
    found = every(ENERGY, OfType(types) if types else None, kind) or ENERGY
    return EnergySet(found, types, units=not cards)


@means("e_two_types")
def e_two_types(said: Discourse, one: str, two: str, cards: bool) -> EnergySet:
    return _energy(letters(one) + letters(two), None, cards)


@means("e_type")
def e_type(said: Discourse, type_: str, cards: bool) -> EnergySet:
    return _energy(letters(type_), None, cards)


@means("e_basic")
def e_basic(said: Discourse, cards: bool) -> EnergySet:
    return EnergySet(BASIC_ENERGY)


@means("e_basic_type")
def e_basic_type(said: Discourse, type_: str, cards: bool) -> EnergySet:
    return EnergySet(every(BASIC_ENERGY, OfType(letters(type_))) or ENERGY)


@means("e_special")
def e_special(said: Discourse, cards: bool) -> EnergySet:
    return EnergySet(SPECIAL_ENERGY)


@means("e_holon")
def e_holon(said: Discourse, cards: bool) -> EnergySet:
    return EnergySet(every(ENERGY, NameHas(("Holon Energy",))) or ENERGY)


@means("e_any")
def e_any(said: Discourse, cards: bool) -> EnergySet:
    return _energy("", None, cards)


@means("e_named")
def e_named(said: Discourse, name: str, *_: object) -> EnergySet:
    return EnergySet(Named((rules_name(bare(name)),)))


@means("e_basic_two")
def e_basic_two(said: Discourse, one: str, two: str, cards: bool) -> EnergySet:
    kinds = Some((OfType(letters(one)), OfType(letters(two))))
    return EnergySet(every(BASIC_ENERGY, kinds) or ENERGY)


@means("energyw")
def energyw(said: Discourse) -> bool:
    return False


@means("energy_cards")
def energy_cards(said: Discourse) -> bool:
    return True
