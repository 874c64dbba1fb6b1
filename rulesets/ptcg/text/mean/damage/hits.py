"""The meaning of damage to named Pokémon."""

from __future__ import annotations

from rulesets.engine.asking import Pick, PickNumber
from rulesets.engine.flow import ForEach, Put
from rulesets.engine.frames import Program
from rulesets.engine.select import Among, Bottom, Held, Self
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import Minus, Number, Reg, Times, Whether
from rulesets.ptcg.effects.ops import (
    Attacker,
    Counters,
    Damage,
    Defending,
    InPlay,
    PutCounters,
    SetDamage,
)
from rulesets.ptcg.effects.terms.selectors import BENCH
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.damage.damage import damage_taken
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, first_int
from rulesets.ptcg.text.mean.nouns.counts import ONE_HIT, times
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.sentences.programs import retargeted
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("self_hits")
def self_hits(said: Discourse, _: object, n: str) -> Program:
    return (SetDamage(int(n)),)


@means("hit_benches")
def hit_benches(said: Discourse, *parts: object) -> Program:
    return (Damage(first_int(parts), InPlay(BOTH, BENCH)),)


@means("damage_own")
def damage_own(said: Discourse, _: object, n: str, mons: Mons, count: Number) -> Program:
    ops, to = said.pick(mons)
    if not mons.plural:
        if not isinstance(to, Held):
            raise NoMeaning("damage by what is on a Pokémon that is certain")
        return (*ops, Damage(times(int(n), retargeted(count, {ONE_HIT: to})), to))
    return (*ops, ForEach(to, ONE_HIT.name, (Damage(times(int(n), count), ONE_HIT),)))


@means("self_by_counters")
def self_by_counters(said: Discourse, *parts: object) -> Program:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return (Damage(Times(n, Counters(Self())), Self()),)


@means("each_choice_hits")
def each_choice_hits(said: Discourse, n: str) -> Program:
    if said.chosen_times is None:
        raise NoMeaning("choices that no sentence has made")
    group, times, into = said.chosen_times
    said.chosen_times = None
    left, number, one = "left", said.register("number"), Held(into)
    last = Whether(Among(one, Bottom(group, 1)), Reg(left))
    # What one Pokémon takes is done to it at once, however often it was chosen.
    steps = (
        PickNumber(number, Reg(left), last),
        Damage(Times(int(n), Reg(number)), one),
        Put(left, Minus(Reg(left), Reg(number))),
    )
    return Put(left, times), ForEach(group, into, steps)


def _hit(said: Discourse, amount: Number, mons: Mons) -> Program:
    ops, target = said.pick(mons)
    if target == Defending():
        return (*ops, SetDamage(amount))
    return (*ops, Damage(amount, target))


@means("damage_to")
def damage_to(said: Discourse, *parts: object) -> Program:
    n, mons = parts[-2:]
    return _hit(said, int(expect(str, n)), expect(Mons, mons))


@means("damage_to_per")
def damage_to_per(said: Discourse, _: object, n: str, mons: Mons, count: Number) -> Program:
    return _hit(said, times(int(n), count), mons)


@means("damage_per_to")
def damage_per_to(said: Discourse, _: object, n: str, count: Number, mons: Mons) -> Program:
    return _hit(said, times(int(n), count), mons)


@means("self_damages")
def self_damages(said: Discourse, _: object, n: str, foes: Selector) -> Program:
    return (Damage(int(n), foes),)


@means("self_damages_that")
def self_damages_that(said: Discourse, _: object, n: str) -> Program:
    return (Damage(int(n), said.only(Mons(None))),)


@means("damage_and_self")
def damage_and_self(said: Discourse, _: object, n: str, *rest: str) -> Program:
    return SetDamage(int(n)), Damage(int(rest[-1]), Self())


@means("damage_self")
def damage_self(said: Discourse, _: object, n: str) -> Program:
    return (Damage(int(n), Self()),)


@means("damage_self_per")
def damage_self_per(said: Discourse, _: object, n: str, count: Number) -> Program:
    return (Damage(times(int(n), count), Self()),)


always("no_damage", (SetDamage(0),))


@means("power_strikes")
def power_strikes(said: Discourse, n: str) -> Program:
    return (PutCounters(int(n) // 10, Attacker()),)


@means("choose_damage")
def choose_damage(said: Discourse, mons: Mons, *parts: object) -> Program:
    ops, target = said.pick(mons)
    return (*ops, Damage(first_int(parts), target))


@means("choose_them_damage")
def choose_them_damage(said: Discourse, n: str, *parts: object) -> Program:
    bench = said.that
    if not isinstance(bench, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    into = said.register("pokemon")
    said.that = Held(into)
    return Pick(bench, into, int(n)), Damage(first_int(parts), Held(into))


@means("damage_that_much")
def damage_that_much(said: Discourse, _: object, mon: Mons) -> Program:
    if said.only(mon) not in (Defending(), Self()):
        raise NoMeaning("damage given back to another Pokémon")
    return (SetDamage(damage_taken(said)),)


@means("damage_each_of")
def damage_each_of(said: Discourse, _: object, n: str, mons: Mons) -> Program:
    ops, to = said.pick(mons)
    return (*ops, Damage(int(n), to))


@means("damage_by_own")
def damage_by_own(said: Discourse, _: object, n: str, mons: Mons) -> Program:
    if mons.count != 1:
        raise NoMeaning("damage by the counters of several Pokémon")
    ops, to = said.pick(mons)
    return (*ops, Damage(times(int(n), Counters(to)), to))


@means("burst")
def burst(said: Discourse, _: object, own: str, others: str) -> Program:
    return Damage(int(own), Self()), Damage(int(others), InPlay(BOTH, BENCH))


@means("damage_one_of_them")
def damage_one_of_them(said: Discourse, _: object, n: str, many: str) -> Program:
    group = said.that
    if not isinstance(group, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    ops, who = said.pick(Mons(group, int(many)))
    return (*ops, Damage(int(n), who))


@means("foe_chooses_hit")
def foe_chooses_hit(said: Discourse, n: str, _: object, damage: str) -> Program:
    if said.that != InPlay(OPPONENT, BENCH):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    ops, who = said.pick(Mons(InPlay(OPPONENT, BENCH), int(n)), OPPONENT)
    return (*ops, Damage(int(damage), who))
