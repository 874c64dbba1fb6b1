"""The meaning of relative clauses: what a Pokémon or a card has."""

from __future__ import annotations

from rulesets.engine.select import Held, It
from rulesets.engine.values import AtLeast, Equal, Not
from rulesets.ptcg.effects.ops import (
    Counters,
    Damaged,
    EnergyOn,
    EvolvesFromNamed,
    HasAttached,
    HasAttack,
    HasEnergy,
    HasPower,
    Hp,
    HpWithin,
    Named,
    NameHas,
    Resists,
    RetreatWithin,
    SameName,
    SameType,
    Such,
    Suffers,
    Unlike,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import (
    ABLE,
    ENERGY,
    POWERED,
    SPECIAL_ENERGY,
    TOOL,
    bare,
    letters,
)
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

silent("on_it", "to_it")


@means("s_damaged")
def s_damaged(said: Discourse) -> Trait:
    return Trait(Damaged())


always("s_no_tool", Trait(Unlike(HasAttached(TOOL))))
always("s_any_energy", Trait(HasAttached(ENERGY)))


@means("s_hp_below")
def s_hp_below(said: Discourse, n: str) -> Trait:
    return Trait(Such(Not(AtLeast(Hp(It()), int(n)))))


@means("s_remains")
def s_remains(said: Discourse, conditions: tuple[str, ...]) -> Trait:
    return Trait(Suffers(conditions))


@means("s_damaged_n")
def s_damaged_n(said: Discourse, n: str) -> Trait:
    return Trait(Damaged(int(n)))


@means("s_powers")
def s_powers(said: Discourse, kinds: str) -> Trait:
    return Trait(HasPower(tuple(kinds.split("|"))))


@means("s_toolless")
def s_toolless(said: Discourse) -> Trait:
    """A Pokémon with a Tool is no choice for another one by the rules (EX-217, BW-216)."""
    if said.kind != "tool":
        raise NoMeaning("Pokémon without Tools, for something else than a Tool")
    return Trait()


@means("s_energy")
def s_energy(said: Discourse, energy: EnergySet) -> Trait:
    if energy.types or energy.filter == ENERGY:
        return Trait(HasEnergy(1, energy.types))
    return Trait(HasAttached(energy.filter))


@means("s_tool")
def s_tool(said: Discourse, *_: object) -> Trait:
    return Trait(HasAttached(TOOL))


@means("s_name_has")
def s_name_has(said: Discourse, names: tuple[str, ...], *_: object) -> Trait:
    return Trait(NameHas(names))


@means("s_retreat_least")
def s_retreat_least(said: Discourse, n: str) -> Trait:
    return Trait(RetreatWithin(int(n)))


@means("s_named")
def s_named(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(Named(tuple(names)))


@means("s_delta")
def s_delta(said: Discourse) -> Trait:
    return Trait(NameHas(("δ",)))


@means("s_same_type")
def s_same_type(said: Discourse, mon: Mons) -> Trait:
    return Trait(SameType(said.only(mon)))


@means("s_attack")
def s_attack(said: Discourse, name: str) -> Trait:
    return Trait(HasAttack(bare(name)))


@means("s_evolves_from", "t_evolves_from")
def evolves_from_named(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(EvolvesFromNamed(tuple(names)))


@means("s_hp_most")
def s_hp_most(said: Discourse, hp: str) -> Trait:
    return Trait(HpWithin(0, int(hp)))


@means("s_hp_left")
def s_hp_left(said: Discourse, hp: str) -> Trait:
    return Trait(Such(AtLeast(int(hp), Hp(It(), left=True))))


@means("s_affected")
def s_affected(said: Discourse) -> Trait:
    return Trait(Suffers())


@means("s_no_rule_box")
def s_no_rule_box(said: Discourse) -> Trait:
    return Trait(Unlike(RULE_BOX))


@means("s_rule_box")
def s_rule_box(said: Discourse) -> Trait:
    return Trait(RULE_BOX)


always("s_no_ability", Trait(Unlike(HasPower(("Ability",)))))


@means("s_counters_exactly")
def s_counters_exactly(said: Discourse, n: str, *_: object) -> Trait:
    return Trait(Such(Equal(Counters(It()), int(n))))


always("s_unhurt", Trait(Unlike(Damaged())))
always("s_no_retreat", Trait(RetreatWithin(0, 0)))


@means("s_energy_most")
def s_energy_most(said: Discourse, n: str, *_: object) -> Trait:
    return Trait(Such(AtLeast(int(n), EnergyOn(It()))))


@means("s_kind_least")
def s_kind_least(said: Discourse, n: str, energy: EnergySet) -> Trait:
    if energy.units:
        return Trait(HasEnergy(int(n), energy.types))
    return Trait(HasAttached(energy.filter, int(n)))


@means("s_max_hp")
def s_max_hp(said: Discourse, n: str) -> Trait:
    return Trait(Such(AtLeast(Hp(It()), int(n))))


always("s_special", Trait(HasAttached(SPECIAL_ENERGY)))
always("s_ability", Trait(ABLE))


@means("s_ability_named")
def s_ability_named(said: Discourse, name: str) -> Trait:
    return Trait(HasPower(name=bare(name)))


@means("s_energy_least")
def s_energy_least(said: Discourse, n: str, _: bool) -> Trait:
    return Trait(Such(AtLeast(EnergyOn(It()), int(n))))


@means("s_retreat_exactly")
def s_retreat_exactly(said: Discourse, n: str) -> Trait:
    return Trait(RetreatWithin(int(n), int(n)))


@means("s_resists")
def s_resists(said: Discourse, letter: str) -> Trait:
    return Trait(Resists(letters(letter)))


@means("s_named_attached")
def s_named_attached(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(HasAttached(Named(tuple(names))))


@means("s_hp_least")
def s_hp_least(said: Discourse, n: str) -> Trait:
    return Trait(HpWithin(int(n)))


@means("t_same_as_energy")
def t_same_as_energy(said: Discourse) -> Trait:
    if said.words[:2] != ("when", "you") or "attach" not in said.words[:3]:
        raise NoMeaning("an Energy card that no event has attached")
    return Trait(SameType(Held("subject")))


always("s_pokemon_power", Trait(POWERED))


@means("s_same_name")
def s_same_name(said: Discourse, mon: Mons) -> Trait:
    return Trait(SameName(said.only(mon)))


always("s_abilities", Trait(HasPower(("Ability",))))
