"""The meaning of conditions on a Pokémon: what it is, what it suffers and what is attached."""

from __future__ import annotations

from rulesets.engine.select import Count, Self
from rulesets.engine.values import AnyOf, AtLeast, Equal, Not, Number
from rulesets.ptcg.effects.ops import (
    Attached,
    BasicTypes,
    DamageTaken,
    EnergyOn,
    Hp,
    Is,
)
from rulesets.ptcg.effects.terms.card_filters import HasPower, NameHas, Resists, Weak
from rulesets.ptcg.effects.terms.pokemon_filters import Damaged, HasAttached, HasEnergy, Suffers
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons
from rulesets.ptcg.text.mean.nouns.traits import TOOL
from rulesets.ptcg.text.mean.registry import means


def is_such(said: Discourse, mon: Mons, filter_: CardFilter) -> Condition:
    """Return that a Pokémon has a property."""
    return Is(said.only(mon), filter_)


@means("has_condition")
def has_condition(said: Discourse, mon: Mons, conditions: tuple[str, ...]) -> Condition:
    return is_such(said, mon, Suffers(conditions))


@means("has_no_condition")
def has_no_condition(said: Discourse, mon: Mons, conditions: tuple[str, ...]) -> Condition:
    return Not(is_such(said, mon, Suffers(conditions)))


@means("is_affected")
def is_affected(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Suffers())


@means("is_damaged")
def is_damaged(said: Discourse, mon: Mons, *_: object) -> Condition:
    return is_such(said, mon, Damaged())


@means("is_undamaged")
def is_undamaged(said: Discourse, mon: Mons) -> Condition:
    return Not(is_such(said, mon, Damaged()))


@means("has_counters")
def has_counters(said: Discourse, mon: Mons, n: str, *_: object) -> Condition:
    return is_such(said, mon, Damaged(int(n)))


@means("has_energy")
def has_energy(said: Discourse, mon: Mons, energy: EnergySet) -> Condition:
    return _energy(said, mon, energy, 1)


@means("has_no_energy")
def has_no_energy(said: Discourse, mon: Mons, energy: EnergySet) -> Condition:
    return Not(_energy(said, mon, energy, 1))


@means("has_n_energy")
def has_n_energy(said: Discourse, mon: Mons, n: str, energy: EnergySet) -> Condition:
    return _energy(said, mon, energy, int(n))


def _energy(said: Discourse, mon: Mons, energy: EnergySet, n: int) -> Condition:
    said.energy = energy.filter
    if energy.units or (n == 1 and energy.types):
        return is_such(said, mon, HasEnergy(n, energy.types))
    return is_such(said, mon, HasAttached(energy.filter, n))


@means("has_tool")
def has_tool(said: Discourse, mon: Mons, *_: object) -> Condition:
    return is_such(said, mon, HasAttached(TOOL))


@means("is_kind")
def is_kind(said: Discourse, mon: Mons, kind: CardFilter) -> Condition:
    return is_such(said, mon, kind)


@means("is_not_kind")
def is_not_kind(said: Discourse, mon: Mons, kind: CardFilter) -> Condition:
    return Not(is_such(said, mon, kind))


@means("name_has_words")
def name_has_words(said: Discourse, mon: Mons, words: tuple[str, ...]) -> Condition:
    return is_such(said, mon, NameHas(words))


@means("is_no_longer")
def is_no_longer(said: Discourse, mon: Mons, kind: CardFilter) -> Condition:
    return Not(is_such(said, mon, kind))


@means("hp_left_most")
def hp_left_most(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(int(n), Hp(said.only(mon), left=True))


@means("same_energy")
def same_energy(said: Discourse, _: object, mon: Mons, energy: EnergySet) -> Condition:
    return Equal(_amount(said, Mons(Self()), energy), _amount(said, mon, energy))


@means("different_energy")
def different_energy(said: Discourse, _: object, mon: Mons, energy: EnergySet) -> Condition:
    return Not(same_energy(said, _, mon, energy))


def _amount(said: Discourse, mon: Mons, energy: EnergySet) -> Number:
    on = said.only(mon)
    return EnergyOn(on, energy.types) if energy.units else Count(Attached(on, energy.filter))


@means("was_damaged")
def was_damaged(said: Discourse, _: object) -> Condition:
    said.number = DamageTaken(Self())
    return AtLeast(said.number, 10)


@means("has_energy_there")
def has_energy_there(said: Discourse, energy: EnergySet, mon: Mons) -> Condition:
    return has_energy(said, mon, energy)


@means("has_no_tool")
def has_no_tool(said: Discourse, mon: Mons) -> Condition:
    return Not(has_tool(said, mon))


@means("has_resistance")
def has_resistance(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Resists())


@means("has_basic_types")
def has_basic_types(said: Discourse, mon: Mons, n: str, *_: object) -> Condition:
    return AtLeast(BasicTypes(said.only(mon)), int(n))


@means("has_powers")
def has_powers(said: Discourse, mon: Mons, kinds: str) -> Condition:
    return is_such(said, mon, HasPower(tuple(kinds.split("|"))))


@means("has_weakness")
def has_weakness(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Weak())


@means("resists_type")
def resists_type(said: Discourse, mon: Mons, letter: str) -> Condition:
    return is_such(said, mon, Resists(letter[1:-1]))


@means("is_kind_or_named")
def is_kind_or_named(
    said: Discourse, mon: Mons, kind: CardFilter, words: tuple[str, ...]
) -> Condition:
    return AnyOf((is_such(said, mon, kind), is_such(said, mon, NameHas(words))))


@means("less_energy")
def less_energy(said: Discourse, _: object, mon: Mons) -> Condition:
    return Not(AtLeast(EnergyOn(Self()), EnergyOn(said.only(mon))))


@means("has_delta")
def has_delta(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, NameHas(("δ",)))


@means("fewer_hp")
def fewer_hp(said: Discourse, _: object, mon: Mons) -> Condition:
    return Not(AtLeast(Hp(Self(), left=True), Hp(said.only(mon), left=True)))
