"""The meaning of conditions, counts and nouns of the later series."""

from __future__ import annotations

from rulesets.engine.select import Count, Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AtLeast, Equal, Not, Number, Plus
from rulesets.ptcg.effects.ops import (
    Attached,
    CardTypes,
    Counters,
    Defending,
    EnergyOn,
    Exists,
    HasAttached,
    HasEnergy,
    HasPower,
    HealedNow,
    Hp,
    In,
    InPlay,
    Is,
    It,
    Kind,
    Named,
    NameHas,
    Pile,
    RetreatWithin,
    SameName,
    SameType,
    SpareEnergy,
    Such,
    TypesAmong,
    Unlike,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.deeds.counted import energy_on, retreat_of
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import BASIC_ENERGY, POKEMON, TOOL, bare, every, letters
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning

# Counts.
always("tools_on_all", Count(Attached(InPlay(BOTH), TOOL)))
always("basic_types_discarded", CardTypes(In("discard", YOU, BASIC_ENERGY)))
always("pokemon_lost", Count(In("lost", YOU, POKEMON)))
always("their_bench_types", TypesAmong(InPlay(OPPONENT, BENCH)))
always("prizes_mine", Count(In("prizes")))


@means("lost_of_both")
def lost_of_both(said: Discourse, kind: CardFilter | None, _: str) -> Number:
    return Count(In("lost", BOTH, kind))


@means("two_energies_on")
def two_energies_on(said: Discourse, one: EnergySet, two: EnergySet, mons: Mons) -> Number:
    if one.units or two.units:
        # Energy of either type counts once.
        return energy_on(said, EnergySet(one.filter, one.types + two.types, units=True), mons)
    return Plus(energy_on(said, one, mons), energy_on(said, two, mons))


@means("retreat_of_certain")
def retreat_of_certain(said: Discourse, letter: str, mon: Mons) -> Number:
    if said.only(mon) not in (Defending(), Self()):
        raise NoMeaning("damage by the Retreat Cost of a Pokémon that was chosen")
    return retreat_of(said, letter, mon)


# Conditions.
@means("anywhere_under")
def anywhere_under(said: Discourse, name: str, _: object) -> Condition:
    return Exists(Pile(Self(), filter=Named((rules_name(bare(name)),))))


@means("nowhere_under")
def nowhere_under(said: Discourse, name: str, _: object) -> Condition:
    return Not(anywhere_under(said, name, _))


@means("less_hp")
def less_hp(said: Discourse, mon: Mons, *_: object) -> Condition:
    return Not(AtLeast(Hp(said.only(mon), left=True), Hp(Self(), left=True)))


@means("you_have_most")
def you_have_most(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    return AtLeast(int(n), Count(in_play(YOU, traits)))


@means("they_lack")
def they_lack(said: Discourse, foes: Selector) -> Condition:
    theirs = foes
    if isinstance(foes, InPlay):
        theirs = InPlay(OPPONENT, foes.place, foes.filter)
    elif isinstance(foes, Either):
        sides = (foes.left, foes.right)
        if not all(isinstance(g, InPlay) for g in sides):
            raise NoMeaning("three kinds of Pokémon that the opponent lacks")
        theirs = Either(*(InPlay(OPPONENT, g.place, g.filter) for g in sides))  # type: ignore[attr-defined]
    return Not(Exists(theirs))


@means("discard_lacks")
def discard_lacks(said: Discourse, kind: CardFilter | None) -> Condition:
    return Not(Exists(In("discard", YOU, kind)))


@means("discard_under_n")
def discard_under_n(said: Discourse, n: str, kind: CardFilter | None) -> Condition:
    return Not(AtLeast(Count(In("discard", YOU, kind)), int(n)))


@means("lost_holds")
def lost_holds(said: Discourse, kind: CardFilter | None) -> Condition:
    return Exists(In("lost", YOU, kind))


always("equal_benches", Equal(Count(InPlay(YOU, BENCH)), Count(InPlay(OPPONENT, BENCH))))


@means("more_energy_than")
def more_energy_than(said: Discourse, _: object, mon: Mons) -> Condition:
    return Not(AtLeast(EnergyOn(said.only(mon)), EnergyOn(Self())))


@means("max_hp_least")
def max_hp_least(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(Hp(said.only(mon)), int(n))


@means("spare_two")
def spare_two(said: Discourse, _: object, *parts: object) -> Condition:
    given = [p for p in parts if isinstance(p, str)]
    n, one, m, two = given
    if len(one) != 3 or len(two) != 3 or one == two:
        raise NoMeaning("extra Energy of the same type twice")
    tests = AtLeast(SpareEnergy(letters(one)), int(n)), AtLeast(SpareEnergy(letters(two)), int(m))
    both = AtLeast(SpareEnergy(letters(one) + letters(two)), int(n) + int(m))
    return AllOf((*tests, both))


@means("healed_of")
def healed_of(said: Discourse, group: InPlay) -> Condition:
    return Exists(
        InPlay(group.side, group.place, every(group.filter, Such(HealedNow(It()))), group.others)
    )


@means("unequal_hands")
def unequal_hands(said: Discourse) -> Condition:
    return Not(Equal(Count(In("hand")), Count(In("hand", OPPONENT))))


always("share_type", Exists(InPlay(YOU, filter=SameType(InPlay(OPPONENT)))))
always("actives_alike", Exists(InPlay(YOU, ACTIVE, SameType(InPlay(OPPONENT, ACTIVE)))))


@means("bench_has_energy")
def bench_has_energy(said: Discourse, energy: EnergySet) -> Condition:
    return Exists(Attached(InPlay(YOU, BENCH), energy.filter))


@means("has_card_attached")
def has_card_attached(said: Discourse, _: object, name: str) -> Condition:
    return Is(Self(), HasAttached(Named((rules_name(bare(name)),))))


@means("both_prizes")
def both_prizes(said: Discourse, n: str) -> Condition:
    mine, theirs = Count(In("prizes")), Count(In("prizes", OPPONENT))
    return AllOf((Equal(mine, int(n)), Equal(theirs, int(n))))


@means("my_active_has")
def my_active_has(said: Discourse, energy: EnergySet) -> Condition:
    said.that = InPlay(YOU, ACTIVE)
    if energy.units:
        return AtLeast(EnergyOn(InPlay(YOU, ACTIVE), energy.types), 1)
    return Exists(Attached(InPlay(YOU, ACTIVE), energy.filter))


@means("charged_now")
def charged_now(said: Discourse, energy: EnergySet, _: object) -> Condition:
    raise NoMeaning("Energy attached earlier in the turn")


# Properties.
always("s_no_ability", Trait(Unlike(HasPower(("Ability",)))))
always("s_no_retreat", Trait(RetreatWithin(0, 0)))
always("a_radiant", Trait(Kind(("Radiant",))))
always("a_restored", Trait(Kind(("Restored",))))
always("a_aqua", Trait(NameHas(("Team Aqua",))))
always("a_magma", Trait(NameHas(("Team Magma",))))
always("m_break", Kind(("BREAK",)))
always("m_legend", Kind(("LEGEND",)))
always("m_level", Kind(("LEVEL-UP",)))


@means("s_counters_exactly")
def s_counters_exactly(said: Discourse, n: str, *_: object) -> Trait:
    return Trait(Such(Equal(Counters(It()), int(n))))


@means("s_kind_least")
def s_kind_least(said: Discourse, n: str, energy: EnergySet) -> Trait:
    if energy.units:
        return Trait(HasEnergy(int(n), energy.types))
    return Trait(HasAttached(energy.filter, int(n)))


@means("s_max_hp")
def s_max_hp(said: Discourse, n: str) -> Trait:
    return Trait(Such(AtLeast(Hp(It()), int(n))))


@means("t_same_name")
def t_same_name(said: Discourse, mons: Mons) -> Trait:
    return Trait(SameName(_among(mons)))


@means("t_same_type")
def t_same_type(said: Discourse, mons: Mons) -> Trait:
    return Trait(SameType(_among(mons)))


def _among(mons: Mons) -> Selector:
    """Return the Pokémon one of which must be alike: which of them need not be picked."""
    if mons.source is None or mons.count not in (None, 1) or mons.at_least != -1:
        raise NoMeaning("a likeness to Pokémon that no sentence has named")
    return mons.source


# Groups.
@means("two_groups")
def two_groups(said: Discourse, side: str, one: tuple[Trait, ...], two: tuple[Trait, ...]) -> Mons:
    return Mons(Either(in_play(side, one), in_play(side, two)), plural=True)


@means("two_groups_all")
def two_groups_all(said: Discourse, one: tuple[Trait, ...], two: tuple[Trait, ...], _: str) -> Mons:
    return Mons(Either(in_play(BOTH, one), in_play(BOTH, two)), plural=True)
