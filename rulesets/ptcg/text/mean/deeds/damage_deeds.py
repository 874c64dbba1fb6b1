"""The meaning of damage, of what is counted for it, and of coins."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Number, Reg, Size, Times
from rulesets.ptcg.effects.ops import (
    Attached,
    BasicTypes,
    Coins,
    Counters,
    Damage,
    EnergyOn,
    Fail,
    Half,
    Hp,
    Ignore,
    In,
    InPlay,
    LessDamage,
    MoreDamage,
    PrizesTaken,
    RetreatCost,
    SetDamage,
    SpareEnergy,
    That,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter, Defending
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons
from rulesets.ptcg.text.mean.nouns.traits import TOOL
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.text.gaps import NoMeaning


def times(amount: int, count: Number) -> Number:
    """Return so much for each of a count."""
    return count if amount == 1 else Times(amount, count)


silent("after_damage", "applied", "discarded", "even", "for_this", "less_note", "prizes")
phrase("does", "minus")


# The attack's own damage.
@means("damage_is")
def damage_is(said: Discourse, _: Any, n: str) -> Program:
    return (SetDamage(int(n)),)


@means("damage_plus")
def damage_plus(said: Discourse, _: Any, base: str, plus: str) -> Program:
    return (MoreDamage(int(plus)),)


@means("damage_plus_per")
def damage_plus_per(said: Discourse, _: Any, base: str, plus: str, count: Number) -> Program:
    return (MoreDamage(times(int(plus), count)),)


@means("damage_more")
def damage_more(said: Discourse, _: Any, n: str) -> Program:
    return (MoreDamage(int(n)),)


@means("damage_more_per")
def damage_more_per(said: Discourse, _: Any, n: str, count: Number) -> Program:
    return (MoreDamage(times(int(n), count)),)


@means("damage_per")
def damage_per(said: Discourse, _: Any, n: str, count: Number) -> Program:
    return (SetDamage(times(int(n), count)),)


@means("damage_minus_per")
def damage_minus_per(said: Discourse, _: Any, base: str, __: Any, n: str, count: Number) -> Program:
    return (LessDamage(times(int(n), count)),)


@means("damage_less_per")
def damage_less_per(said: Discourse, _: Any, n: str, count: Number) -> Program:
    return (LessDamage(times(int(n), count)),)


@means("damage_less")
def damage_less(said: Discourse, _: Any, n: str) -> Program:
    return (LessDamage(int(n)),)


@means("damage_base")
def damage_base(said: Discourse, n: str, *_: Any) -> Program:
    return (SetDamage(int(n)),)


always("fails", (Fail(),))
always("ignore_both", (Ignore(("weakness", "resistance")),))
always("ignore_weakness", (Ignore(("weakness",)),))
always("ignore_resistance", (Ignore(("resistance",)),))


@means("unaffected_by")
def unaffected_by(said: Discourse, what: tuple[str, ...]) -> Program:
    return (Ignore(what),)


always("un_weakness", ("weakness",))
always("un_resistance", ("resistance",))
always("un_both", ("weakness", "resistance"))
always("un_effects", ("effects",))
always("un_resistance_effects", ("resistance", "effects"))
always("un_weakness_effects", ("weakness", "effects"))
always("un_all", ("weakness", "resistance", "effects"))


@means("half_hp")
def half_hp(said: Discourse, _: Any, mon: Mons, up: bool) -> Program:
    return (SetDamage(Half(Hp(said.only(mon), left=True), up)),)


@means("round_up")
def round_up(said: Discourse, step: str) -> bool:
    return True


@means("round_down")
def round_down(said: Discourse, step: str) -> bool:
    return False


# Damage to named Pokémon.
@means("damage_to")
def damage_to(said: Discourse, *parts: Any) -> Program:
    n, mons = parts[-2:]
    return _hit(said, int(n), mons)


@means("damage_to_per")
def damage_to_per(said: Discourse, _: Any, n: str, mons: Mons, count: Number) -> Program:
    return _hit(said, times(int(n), count), mons)


@means("damage_per_to")
def damage_per_to(said: Discourse, _: Any, n: str, count: Number, mons: Mons) -> Program:
    return _hit(said, times(int(n), count), mons)


def _hit(said: Discourse, amount: Number, mons: Mons) -> Program:
    ops, target = said.pick(mons)
    if target == Defending():
        return (*ops, SetDamage(amount))
    return (*ops, Damage(amount, target))


@means("damage_self")
def damage_self(said: Discourse, _: Any, n: str) -> Program:
    return (Damage(int(n), Self()),)


@means("damage_self_per")
def damage_self_per(said: Discourse, _: Any, n: str, count: Number) -> Program:
    return (Damage(times(int(n), count), Self()),)


@means("damage_and_self")
def damage_and_self(said: Discourse, _: Any, n: str, *rest: str) -> Program:
    return SetDamage(int(n)), Damage(int(rest[-1]), Self())


# What is counted.
@means("per")
def per(said: Discourse, count: Number) -> Number:
    return count


@means("heads_flipped")
def heads_flipped(said: Discourse) -> Number:
    return Reg("heads")


@means("tails_flipped")
def tails_flipped(said: Discourse) -> Number:
    return Reg("tails")


@means("counters_on")
def counters_on(said: Discourse, *parts: Any) -> Number:
    return Counters(counted_over(said, parts[-1]))


@means("energy_on")
def energy_on(said: Discourse, energy: EnergySet, mons: Mons) -> Number:
    on = counted_over(said, mons)
    if energy.units:
        return EnergyOn(on, energy.types)
    return Count(Attached(on, energy.filter))


@means("spare_energy")
def spare_energy(said: Discourse, energy: EnergySet, mons: Mons) -> Number:
    if said.only(mons) != Self():
        raise NoMeaning("spare Energy of another Pokémon")
    return spare_energy_self(said, energy)


@means("spare_energy_self")
def spare_energy_self(said: Discourse, energy: EnergySet, *_: Any) -> Number:
    return SpareEnergy(energy.types, None if energy.units else energy.filter)


@means("number_of")
def number_of(said: Discourse, group: InPlay) -> Number:
    return Count(group)


@means("hand_of")
def hand_of(said: Discourse, kind: Any, side: str) -> Number:
    return Count(In("hand", side, kind))


@means("discards_of")
def discards_of(said: Discourse, kind: Any, side: str) -> Number:
    return Count(In("discard", side, kind))


@means("prizes_opponent")
def prizes_opponent(said: Discourse, *_: Any) -> Number:
    return PrizesTaken(OPPONENT)


@means("prizes_you")
def prizes_you(said: Discourse, *_: Any) -> Number:
    return PrizesTaken(YOU)


@means("retreat_of")
def retreat_of(said: Discourse, type_: str, mon: Mons) -> Number:
    if type_ != "{C}":
        raise NoMeaning("Retreat Cost of a colour")
    return RetreatCost(said.only(mon))


@means("discarded_cards")
def discarded_cards(said: Discourse, *kind: CardFilter | None) -> Number:
    held = said.cards
    if not isinstance(held, Held):
        raise NoMeaning("cards discarded that no sentence has named")
    if said.sort is None and kind and kind[0] is not None:
        return Count(That(held, kind[0]))  # cards of every sort went, these are counted
    return Size(held.name)


@means("prizes_remaining")
def prizes_remaining(said: Discourse, side: str) -> Number:
    return Count(In("prizes", side))


@means("energy_on_all")
def energy_on_all(said: Discourse, energy: EnergySet) -> Number:
    return energy_on(said, energy, Mons(InPlay("both")))


always("second", 2)
always("third", 3)
always("no_damage", (SetDamage(0),))


@means("basic_types_on")
def basic_types_on(said: Discourse, *parts: Any) -> Number:
    return BasicTypes(counted_over(said, parts[-1]))


@means("tools_on")
def tools_on(said: Discourse, *parts: Any) -> Number:
    return Count(Attached(counted_over(said, parts[-1]), TOOL))


def counted_over(said: Discourse, mons: Mons) -> Any:
    if mons.count is not None:
        raise NoMeaning("a count over Pokémon still to be picked")
    return mons.source if mons.source is not None else said.only(mons)


# Coins.
@means("flip_one")
def flip_one(said: Discourse) -> Program:
    return (Coins(),)


@means("flip_many")
def flip_many(said: Discourse, n: str) -> Program:
    return (Coins(int(n)),)


@means("flip_until")
def flip_until(said: Discourse) -> Program:
    return (Coins(-1),)


@means("flip_each")
def flip_each(said: Discourse, count: Number) -> Program:
    return (Coins(count),)


@means("damage_doubled")
def damage_doubled(said: Discourse) -> Program:
    return (SetDamage(Times(2, Reg("damage"))),)


@means("no_more")
def no_more(said: Discourse) -> Program:
    return ()
