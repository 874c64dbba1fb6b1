"""The meaning of what the later series do with damage and damage counters."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, Self, Without
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import Minus, Number, Reg, Times
from rulesets.ptcg.effects.ops import (
    AsCounters,
    Counters,
    Damage,
    Damaged,
    ForEach,
    Heal,
    Hp,
    InPlay,
    MoveCounters,
    Pick,
    PickNumber,
    PutCounters,
    Repeat,
    RetreatCost,
)
from rulesets.ptcg.text.mean.deeds.counted import energy_on
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import every
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.sentences.answers import retargeted
from rulesets.text.gaps import NoMeaning

_OWN = Held("each")


# Moving counters.
@means("move_any_one")
def move_any_one(said: Discourse, n: str, *parts: object) -> Program:
    given = [p for p in parts if isinstance(p, str) and p.isdigit()]
    says(tuple(given), "1")
    here, there = said.register("pokemon"), said.register("pokemon")
    return (
        Pick(InPlay(BOTH, filter=Damaged()), here),
        Pick(Without(InPlay(BOTH), Held(here)), there),
        MoveCounters(int(n), Held(here), Held(there)),
    )


@means("move_their_counters")
def move_their_counters(said: Discourse, side: str, traits: tuple[Trait, ...]) -> Program:
    """Move counters one Pokémon after another, as many of each as its player wants."""
    if side != OPPONENT:
        raise NoMeaning("counters moved between Pokémon of another side")
    one, there, number = said.register("pokemon"), said.register("pokemon"), said.register("number")
    group = in_play(side, traits)
    steps = (
        PickNumber(number, Counters(Held(one))),
        Repeat(
            Reg(number),
            (
                Pick(Without(InPlay(OPPONENT), Held(one)), there),
                MoveCounters(1, Held(one), Held(there)),
            ),
        ),
    )
    damaged = InPlay(side, group.place, every(group.filter, Damaged()), group.others)
    return (ForEach(damaged, one, steps),)


@means("counters_to_each")
def counters_to_each(said: Discourse, group: InPlay, left: str) -> Program:
    one = said.register("pokemon")
    many = AsCounters(Minus(Hp(Held(one), left=True), int(left)))
    return (ForEach(group, one, (PutCounters(many, Held(one)),)),)


@means("double_counters")
def double_counters(said: Discourse, group: InPlay) -> Program:
    one = said.register("pokemon")
    return (ForEach(group, one, (PutCounters(Counters(Held(one)), Held(one)),)),)


@means("spread_among")
def spread_among(said: Discourse, n: str, *parts: object) -> Program:
    group = parts[-1]
    if not isinstance(group, (InPlay, Either)):
        raise NoMeaning("counters spread among Pokémon that are not a group")
    into = said.register("pokemon")
    return (Repeat(int(n), (Pick(group, into), PutCounters(1, Held(into)))),)


# What is counted on the Pokémon that is hit.
@means("own_per")
def own_per(said: Discourse, count: Number) -> Number:
    return count


@means("own_counters")
def own_counters(said: Discourse, *_: object) -> Number:
    return Counters(_OWN)


@means("own_energy")
def own_energy(said: Discourse, energy: EnergySet) -> Number:
    return energy_on(said, energy, Mons(_OWN))


@means("own_retreat")
def own_retreat(said: Discourse, letter: str) -> Number:
    if letter != "{C}":
        raise NoMeaning("Retreat Cost of a colour")
    return RetreatCost(_OWN)


@means("damage_own")
def damage_own(said: Discourse, _: object, n: str, mons: Mons, count: Number) -> Program:
    ops, to = said.pick(mons)
    if not mons.plural:
        if not isinstance(to, Held):
            raise NoMeaning("damage by what is on a Pokémon that is certain")
        return (*ops, Damage(times(int(n), retargeted(count, {_OWN: to})), to))
    return (*ops, ForEach(to, _OWN.name, (Damage(times(int(n), count), _OWN),)))


@means("self_by_counters")
def self_by_counters(said: Discourse, *parts: object) -> Program:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return (Damage(Times(n, Counters(Self())), Self()),)


@means("heal_other_done")
def heal_other_done(said: Discourse, mons: Mons, _: Mons) -> Program:
    if mons.plural:
        raise NoMeaning("healing divided among several Pokémon")
    ops, on = said.pick(mons)
    return (*ops, Heal(AsCounters(Reg("done")), on))
