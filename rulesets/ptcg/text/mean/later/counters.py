"""The meaning of what later texts do with damage and damage counters."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self
from rulesets.engine.values import Number, Reg, Size
from rulesets.ptcg.effects.ops import (
    ALL,
    AsCounters,
    Counters,
    Cure,
    CureOne,
    Damage,
    DamageTaken,
    Heal,
    Hp,
    Least,
    Minus,
    MoreDamage,
    MoveCounters,
    PickNumber,
    PutCounters,
    SetDamage,
)
from rulesets.ptcg.effects.terms.selectors import Defending
from rulesets.ptcg.text.mean.deeds.counters import another
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, first_int
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


# Counters.
@means("move_all_counters")
def move_all_counters(said: Discourse, source: Mons, target: Mons) -> Program:
    first, here = said.pick(source)
    second, there = said.pick(another(target, here, source))
    return (*first, *second, MoveCounters(ALL, here, there))


@means("move_up_to_counters")
def move_up_to_counters(said: Discourse, n: str, *parts: object) -> Program:
    source, target = (p for p in parts if isinstance(p, Mons))
    if source.plural or target.plural:
        raise NoMeaning("counters of several Pokémon moved")
    into = said.register("number")
    first, here = said.pick(source)
    second, there = said.pick(another(target, here, source))
    moved = PickNumber(into, Least(int(n), Counters(here))), MoveCounters(Reg(into), here, there)
    return (*first, *second, *moved)


@means("counters_to")
def counters_to(said: Discourse, mons: Mons, left: str) -> Program:
    ops, on = said.pick(mons)
    if mons.plural:
        raise NoMeaning("Hit Points left on each of several Pokémon")
    return (*ops, PutCounters(AsCounters(Minus(Hp(on, left=True), int(left))), on))


def _that_many(said: Discourse) -> Number:
    if said.number is None:
        raise NoMeaning("a number that no sentence has counted")
    return said.number


@means("put_that_many")
def put_that_many(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, PutCounters(_that_many(said), on))


@means("remove_that_many")
def remove_that_many(said: Discourse, mons: Mons) -> Program:
    many = _that_many(said) if said.number is not None else _cards(said)
    ops, on = said.pick(mons)
    return (*ops, Heal(many, on))


def _cards(said: Discourse) -> Number:
    if not isinstance(said.cards, Held):
        raise NoMeaning("a number that no sentence has counted")
    return Size(said.cards.name)


@means("more_that_much")
def more_that_much(said: Discourse, _: object) -> Program:
    return (MoreDamage(_damage_taken(said)),)


@means("damage_that_much")
def damage_that_much(said: Discourse, _: object, mon: Mons) -> Program:
    if said.only(mon) not in (Defending(), Self()):
        raise NoMeaning("damage given back to another Pokémon")
    return (SetDamage(_damage_taken(said)),)


def _damage_taken(said: Discourse) -> Number:
    if not isinstance(said.number, DamageTaken):
        raise NoMeaning("as much damage as no sentence has named")
    return said.number


@means("damage_each_of")
def damage_each_of(said: Discourse, _: object, n: str, mons: Mons) -> Program:
    ops, to = said.pick(mons)
    return (*ops, Damage(int(n), to))


@means("heal_cure")
def heal_cure(said: Discourse, *parts: object) -> Program:
    ops, on = said.pick(expect(Mons, parts[-1]))
    return (*ops, Heal(first_int(parts), on), Cure(on))


@means("heal_per")
def heal_per(said: Discourse, n: str, mons: Mons, count: Number) -> Program:
    if int(n) % 10:
        raise NoMeaning("healing that is no number of counters")
    ops, on = said.pick(mons)
    return (*ops, Heal(times(int(n) // 10, count), on))


@means("put_up_to")
def put_up_to(said: Discourse, n: str, *parts: object) -> Program:
    ops, on = said.pick(expect(Mons, parts[-1]))
    into = said.register("number")
    said.number = Reg(into)
    return (*ops, PickNumber(into, int(n)), PutCounters(Reg(into), on))


@means("heal_cure_one")
def heal_cure_one(said: Discourse, n: str, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Heal(int(n) // 10, on), CureOne(on))
