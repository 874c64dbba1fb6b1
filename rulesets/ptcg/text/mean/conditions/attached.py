"""The meaning of conditions on Energy and other cards attached."""

from __future__ import annotations

from rulesets.engine.select import Among, Count, Exists, Self
from rulesets.engine.sides import BOTH, YOU
from rulesets.engine.values import AllOf, AtLeast, Equal, Not, Number
from rulesets.ptcg.effects.ops import (
    Attached,
    BasicTypes,
    EnergyOn,
    Every,
    HasAttached,
    HasEnergy,
    InPlay,
    Is,
    Kind,
    Named,
    SameType,
    SpareEnergy,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.conditions.pokemon import is_such
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import (
    EVERY_TYPE,
    SPECIAL_ENERGY,
    TOOL,
    bare,
    every,
    letters,
)
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning

# A card attached to a Pokémon is attached to one as long as it does anything.
ATTACHED = Exists(Self())
_MACHINE = "Technical Machine"


@means("spare_at_least")
def spare_at_least(said: Discourse, _: object, n: str, *parts: object) -> Condition:
    types = next((p[1:-1] for p in parts if isinstance(p, str) and p[0] == "{"), EVERY_TYPE)
    said.that = said.that or Self()
    return AtLeast(SpareEnergy(types), int(n))


@means("no_energy_mine")
def no_energy_mine(said: Discourse) -> Condition:
    return Not(Exists(InPlay(YOU, filter=HasEnergy(1))))


def _energy(said: Discourse, mon: Mons, energy: EnergySet, n: int) -> Condition:
    said.energy = energy.filter
    if energy.units or (n == 1 and energy.types):
        return is_such(said, mon, HasEnergy(n, energy.types))
    return is_such(said, mon, HasAttached(energy.filter, n))


@means("has_energy")
def has_energy(said: Discourse, mon: Mons, energy: EnergySet) -> Condition:
    return _energy(said, mon, energy, 1)


@means("has_no_energy")
def has_no_energy(said: Discourse, mon: Mons, energy: EnergySet) -> Condition:
    return Not(_energy(said, mon, energy, 1))


@means("has_n_energy")
def has_n_energy(said: Discourse, mon: Mons, n: str, energy: EnergySet) -> Condition:
    return _energy(said, mon, energy, int(n))


@means("has_tool")
def has_tool(said: Discourse, mon: Mons, *_: object) -> Condition:
    return is_such(said, mon, HasAttached(TOOL))


@means("attached_elsewhere")
def attached_elsewhere(said: Discourse, _: object, traits: tuple[Trait, ...]) -> Condition:
    kind = every(*(t.filter for t in traits))
    if kind is None:
        raise NoMeaning("a card attached to anything but a Pokémon")
    return Not(Is(Self(), kind))


@means("has_energy_there")
def has_energy_there(said: Discourse, energy: EnergySet, mon: Mons) -> Condition:
    return has_energy(said, mon, energy)


@means("has_no_tool")
def has_no_tool(said: Discourse, mon: Mons) -> Condition:
    return Not(has_tool(said, mon))


@means("has_basic_types")
def has_basic_types(said: Discourse, mon: Mons, n: str, *_: object) -> Condition:
    return AtLeast(BasicTypes(said.only(mon)), int(n))


def _amount(said: Discourse, mon: Mons, energy: EnergySet) -> Number:
    on = said.only(mon)
    return EnergyOn(on, energy.types) if energy.units else Count(Attached(on, energy.filter))


@means("same_energy")
def same_energy(said: Discourse, _: object, mon: Mons, energy: EnergySet) -> Condition:
    return Equal(_amount(said, Mons(Self()), energy), _amount(said, mon, energy))


@means("different_energy")
def different_energy(said: Discourse, _: object, mon: Mons, energy: EnergySet) -> Condition:
    return Not(same_energy(said, _, mon, energy))


@means("less_energy")
def less_energy(said: Discourse, _: object, mon: Mons) -> Condition:
    return Not(AtLeast(EnergyOn(Self()), EnergyOn(said.only(mon))))


@means("holder_special")
def holder_special(said: Discourse, _: object, kind: CardFilter) -> Condition:
    return Is(Self(), kind)


@means("has_machine")
def has_machine(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasAttached(Kind((_MACHINE,))))


@means("energy_exactly")
def energy_exactly(said: Discourse, n: str, mon: Mons) -> Condition:
    return Equal(EnergyOn(said.only(mon)), int(n))


@means("energy_at_least")
def energy_at_least(said: Discourse, n: str, mon: Mons) -> Condition:
    return AtLeast(EnergyOn(said.only(mon)), int(n))


@means("more_energy_than")
def more_energy_than(said: Discourse, _: object, mon: Mons) -> Condition:
    return Not(AtLeast(EnergyOn(said.only(mon)), EnergyOn(Self())))


@means("spare_two")
def spare_two(said: Discourse, _: object, *parts: object) -> Condition:
    given = [p for p in parts if isinstance(p, str)]
    n, one, m, two = given
    if len(one) != 3 or len(two) != 3 or one == two:
        raise NoMeaning("extra Energy of the same type twice")
    tests = AtLeast(SpareEnergy(letters(one)), int(n)), AtLeast(SpareEnergy(letters(two)), int(m))
    both = AtLeast(SpareEnergy(letters(one) + letters(two)), int(n) + int(m))
    return AllOf((*tests, both))


@means("bench_has_energy")
def bench_has_energy(said: Discourse, energy: EnergySet) -> Condition:
    return Exists(Attached(InPlay(YOU, BENCH), energy.filter))


@means("has_card_attached")
def has_card_attached(said: Discourse, _: object, name: str) -> Condition:
    return Is(Self(), HasAttached(Named((rules_name(bare(name)),))))


@means("my_active_has")
def my_active_has(said: Discourse, energy: EnergySet) -> Condition:
    said.that = InPlay(YOU, ACTIVE)
    if energy.units:
        return AtLeast(EnergyOn(InPlay(YOU, ACTIVE), energy.types), 1)
    return Exists(Attached(InPlay(YOU, ACTIVE), energy.filter))


@means("energy_in_play")
def energy_in_play(said: Discourse, n: str, energy: EnergySet) -> Condition:
    if not energy.units:
        raise NoMeaning("Energy cards in play")
    return AtLeast(EnergyOn(InPlay(YOU), energy.types), int(n))


@means("same_energy_bare")
def same_energy_bare(said: Discourse, _: object, mon: Mons) -> Condition:
    return Equal(EnergyOn(Self()), EnergyOn(said.only(mon)))


@means("has_special")
def has_special(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasAttached(SPECIAL_ENERGY))


@means("has_named_attached")
def has_named_attached(said: Discourse, mon: Mons, names: tuple[str, ...]) -> Condition:
    return is_such(said, mon, HasAttached(Named(tuple(names))))


@means("energy_in_play_n")
def energy_in_play_n(said: Discourse, n: str) -> Condition:
    return AtLeast(EnergyOn(InPlay(YOU)), int(n))


@means("holder_is")
def holder_is(said: Discourse, _: object, traits: tuple[Trait, ...]) -> Condition:
    group = in_play(YOU, traits)
    if group == InPlay(YOU):
        said.that = said.that or Self()
        return ATTACHED
    if group == InPlay(YOU, "active"):
        return Among(Self(), InPlay(BOTH, "active"))
    if group.filter is None or group.place != "play" or group.others:
        raise NoMeaning("a card attached to a Pokémon by place")
    said.that = said.that or Self()
    return Is(Self(), group.filter)


@means("group_has_energy")
def group_has_energy(said: Discourse, group: InPlay, energy: EnergySet) -> Condition:
    bears: CardFilter = HasAttached(energy.filter)
    if energy.units or energy.types:
        bears = HasEnergy(1, energy.types)
    return Exists(InPlay(group.side, group.place, every(group.filter, bears), group.others))


@means("has_energy_most")
def has_energy_most(said: Discourse, mon: Mons, n: str, energy: EnergySet) -> Condition:
    if not energy.units:
        raise NoMeaning("at most so many Energy cards")
    return AtLeast(int(n), EnergyOn(said.only(mon), energy.types))


@means("has_two_energies")
def has_two_energies(said: Discourse, mon: Mons, one: EnergySet, two: EnergySet) -> Condition:
    if one.units or two.units:
        raise NoMeaning("Energy of two types, where one may be both")
    who = said.only(mon)
    return all_of(Is(who, HasAttached(one.filter)), Is(who, HasAttached(two.filter)))


@means("more_energy_there")
def more_energy_there(said: Discourse, mon: Mons, self: object) -> Condition:
    return less_energy(said, self, mon)


@means("has_so_little_energy")
def has_so_little_energy(said: Discourse, mon: Mons, n: str, *_: object) -> Condition:
    return AtLeast(int(n), EnergyOn(said.only(mon)))


@means("energy_of_its_type")
def energy_of_its_type(said: Discourse, *parts: object) -> Condition:
    mon = next(p for p in parts if isinstance(p, Mons))
    wanted = Every((Kind(("Basic Energy",)), SameType(said.only(mon))))
    return Is(Self(), HasAttached(wanted))
