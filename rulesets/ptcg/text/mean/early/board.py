"""The meaning of what the first eras do with Energy, damage counters and Pokémon."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Either, Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Not, Number, Plus
from rulesets.ptcg.effects.ops import (
    ALL,
    Attached,
    Counters,
    Cure,
    Exists,
    Fail,
    ForEach,
    Heal,
    If,
    In,
    Inflict,
    InPlay,
    KnockOut,
    Lasting,
    Modifier,
    Pick,
    PutCounters,
    Repeat,
    Require,
    Send,
    SetDamage,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, DECK, HAND
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.deeds.energy_deeds import bearing, discard_energy, move_energy
from rulesets.ptcg.text.mean.deeds.searching import those_cards
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, first_int, says
from rulesets.ptcg.text.mean.nouns.traits import BASIC_ENERGY, ENERGY, some
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning

silent("even_either")


# Energy.
def _one_energy(said: Discourse, mon: Mons) -> Held:
    into = said.register("cards")
    said.cards = Held(into)
    return Held(into)


@means("energy_back")
def energy_back(said: Discourse, mon: Mons) -> Program:
    card = _one_energy(said, mon)
    return Pick(Attached(said.only(mon), ENERGY), card.name), Send(card, HAND)


@means("energy_under")
def energy_under(said: Discourse, mon: Mons) -> Program:
    card = _one_energy(said, mon)
    return Pick(Attached(said.only(mon), ENERGY), card.name), Send(card, DECK, "bottom")


@means("choose_energy_on")
def choose_energy_on(said: Discourse, n: str, _: object, mon: Mons) -> Program:
    card = _one_energy(said, mon)
    said.chosen = card.name
    return (Pick(Attached(said.only(mon), ENERGY), card.name, int(n)),)


@means("foe_takes_back")
def foe_takes_back(said: Discourse) -> Program:
    return (Send(those_cards(said), HAND),)


@means("discard_energy_now")
def discard_energy_now(said: Discourse, energy: EnergySet, from_: object, mons: Mons) -> Program:
    return discard_energy(said, energy, from_, mons)


@means("discard_either_energy")
def discard_either_energy(
    said: Discourse, one: EnergySet, two: EnergySet, from_: object, mon: Mons
) -> Program:
    if (one.count, two.count) != (1, 1):
        raise NoMeaning("several Energy of one or another type")
    either = EnergySet(some(one.filter, two.filter))
    return discard_energy(said, either, from_, mon)


@means("discard_or_fail")
def discard_or_fail(said: Discourse, cards: CardSet) -> Program:
    if not isinstance(cards.count, int) or cards.at_least >= 0:
        raise NoMeaning("an attack that fails without any number of cards")
    hand = In(HAND, YOU, cards.filter)
    ops, found = said.take(hand, cards)
    return If(Not(AtLeast(Count(hand), cards.count)), (Fail(),)), *ops, Send(found)


@means("move_energy_there")
def move_energy_there(
    said: Discourse, energy: EnergySet, _: object, mon: Mons, group: InPlay
) -> Program:
    others = InPlay(group.side, group.place, group.filter, True)
    return move_energy(said, energy, mon, Mons(others, 1))


@means("gather_basic")
def gather_basic(said: Discourse, n: str, source: Mons, target: Mons) -> Program:
    energy = EnergySet(BASIC_ENERGY, "", int(n), 0)
    return move_energy(said, energy, bearing(source, energy), target)


@means("return_to_use")
def return_to_use(said: Discourse, energy: EnergySet, _: object, mon: Mons) -> Program:
    if said.only(mon) != Self() or energy.count != 1:
        raise NoMeaning("another price of an attack than one Energy card of its own")
    held = Attached(Self(), energy.filter)
    ops, found = said.take(held, energy)
    return Require(Exists(held)), *ops, Send(found, HAND)


@means("discard_of_each")
def discard_of_each(said: Discourse, n: str, group: InPlay) -> Program:
    mon, card = said.register("pokemon"), said.register("cards")
    steps = Pick(Attached(Held(mon), ENERGY), card, int(n)), Send(Held(card))
    return (ForEach(group, mon, steps),)


# Damage counters and conditions.
@means("remove_from_it")
def remove_from_it(said: Discourse, *n: str) -> Program:
    return (Heal(first_int(n), said.only(Mons(None)) if said.that is not None else Self()),)


@means("heal_own_number")
def heal_own_number(said: Discourse, _: object, count: Number) -> Program:
    return (Heal(count, Self()),)


@means("cure_and_heal_all")
def cure_and_heal_all(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Cure(on), Heal(ALL, on))


@means("spread_defending")
def spread_defending(said: Discourse, n: str) -> Program:
    into = said.register("pokemon")
    steps = Pick(InPlay(OPPONENT, ACTIVE), into), PutCounters(1, Held(into))
    return (Repeat(int(n), steps),)


@means("put_plus_per")
def put_plus_per(said: Discourse, n: str, more: str, _: object, mon: Mons) -> Program:
    many = Plus(int(n), times(int(more), Counters(Self())))
    return (PutCounters(many, said.only(mon)),)


@means("inflict_one_active")
def inflict_one_active(said: Discourse, *parts: object) -> Program:
    says(parts, "1", "2")
    conditions = next(p for p in parts if isinstance(p, tuple))
    into = said.register("pokemon")
    return Pick(InPlay(OPPONENT, ACTIVE), into), Inflict(conditions, Held(into))


@means("inflict_and_hold")
def inflict_and_hold(
    said: Discourse, mons: Mons, conditions: tuple[str, ...], until: str
) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Inflict(conditions, on), Lasting((Modifier("cannot retreat"),), until, on))


@means("self_hits")
def self_hits(said: Discourse, _: object, n: str) -> Program:
    return (SetDamage(int(n)),)


@means("prevent_all_mons")
def prevent_all_mons(said: Discourse, mons: Mons, until: str) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Lasting((Modifier("prevent all"),), until, on))


@means("both_felled")
def both_felled(said: Discourse, one: Mons, two: Mons) -> Program:
    return (KnockOut(Either(said.only(one), said.only(two))),)
