"""The meaning of damage counters put on Pokémon."""

from __future__ import annotations

from rulesets.engine import values
from rulesets.engine.asking import Pick, PickNumber
from rulesets.engine.flow import ForEach, If, Repeat
from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, Self
from rulesets.engine.sides import OPPONENT
from rulesets.engine.values import Half, Minus, Number, Plus, Reg
from rulesets.ptcg.effects.ops import AsCounters, Attacker, Counters, Hp, InPlay, PutCounters
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, first_int
from rulesets.ptcg.text.mean.nouns.counts import times
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("spread_defending")
def spread_defending(said: Discourse, n: str) -> Program:
    into = said.register("pokemon")
    steps = Pick(InPlay(OPPONENT, ACTIVE), into), PutCounters(1, Held(into))
    return (Repeat(int(n), steps),)


@means("put_plus_per")
def put_plus_per(said: Discourse, n: str, more: str, _: object, mon: Mons) -> Program:
    many = Plus(int(n), times(int(more), Counters(Self())))
    return (PutCounters(many, said.only(mon)),)


@means("counters_to_each")
def counters_to_each(said: Discourse, group: InPlay, left: str) -> Program:
    one = said.register("pokemon")
    many = AsCounters(Minus(Hp(Held(one), left=True), int(left)))
    return (ForEach(group, one, (PutCounters(many, Held(one)),)),)


@means("spread_among")
def spread_among(said: Discourse, n: str, *parts: object) -> Program:
    group = parts[-1]
    if not isinstance(group, (InPlay, Either)):
        raise NoMeaning("counters spread among Pokémon that are not a group")
    into = said.register("pokemon")
    said.that = Held(into)
    return (Repeat(int(n), (Pick(group, into), PutCounters(1, Held(into)))),)


@means("counters_on_attacker")
def counters_on_attacker(said: Discourse, n: str) -> Program:
    return (PutCounters(int(n), Attacker()),)


@means("counters_until")
def counters_until(said: Discourse, mon: Mons, left: str) -> Program:
    on = said.only(mon)
    return (PutCounters(AsCounters(Minus(Hp(on, left=True), int(left))), on),)


@means("put_counters")
def put_counters(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    mons = expect(Mons, parts[-1])
    ops, on = said.pick(mons)
    put = PutCounters(n, on)
    if mons.source is None and said.received is not None:
        return (If(said.received, (put,)),)
    return (*ops, put)


@means("spread_counters")
def spread_counters(said: Discourse, n: str, side: str, *parts: object) -> Program:
    traits = [t for t in parts if isinstance(t, Trait)]
    place = next((t.place for t in traits if t.place), "play")
    group = InPlay(side, place, every(*(t.filter for t in traits)))
    into = said.register("pokemon")
    return (Repeat(int(n), (Pick(group, into), PutCounters(1, Held(into)))),)


def as_number(part: object) -> Number:
    """Return a part of a rule that is a figure or a count."""
    return part if isinstance(part, int) else expect(values.Value, part)


@means("put_counters_per")
def put_counters_per(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    mons, count = parts[-2:]
    ops, on = said.pick(expect(Mons, mons))
    return (*ops, PutCounters(times(n, as_number(count)), on))


@means("counters_to")
def counters_to(said: Discourse, mons: Mons, left: str) -> Program:
    ops, on = said.pick(mons)
    if mons.plural:
        raise NoMeaning("Hit Points left on each of several Pokémon")
    return (*ops, PutCounters(AsCounters(Minus(Hp(on, left=True), int(left))), on))


def number_counted(said: Discourse) -> Number:
    if said.number is None:
        raise NoMeaning("a number that no sentence has counted")
    return said.number


@means("put_that_many")
def put_that_many(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, PutCounters(number_counted(said), on))


@means("put_up_to")
def put_up_to(said: Discourse, n: str, *parts: object) -> Program:
    ops, on = said.pick(expect(Mons, parts[-1]))
    into = said.register("number")
    said.number = Reg(into)
    return (*ops, PickNumber(into, int(n)), PutCounters(Reg(into), on))


@means("half_hp_counters")
def half_hp_counters(said: Discourse, mon: Mons, up: bool) -> Program:
    on = said.only(mon)
    return (PutCounters(AsCounters(Half(Hp(on), up)), on),)
