"""The meaning of conditions on damage, counters and Hit Points."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Exists, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AllOf, AtLeast, Equal, Not, Number, Reg, Size
from rulesets.ptcg.effects.ops import Counters, Damaged, Defending, Hp, InPlay, Is, It, Such, Unlike
from rulesets.ptcg.effects.terms.selectors import BENCH
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.conditions.joined import negated
from rulesets.ptcg.text.mean.conditions.pokemon import is_such
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning


@means("some_damaged")
def some_damaged(said: Discourse, group: InPlay) -> Condition:
    said.that = group
    return Exists(replace(group, filter=every(group.filter, Damaged())))


@means("is_damaged")
def is_damaged(said: Discourse, mon: Mons, *_: object) -> Condition:
    return is_such(said, mon, Damaged())


@means("is_undamaged")
def is_undamaged(said: Discourse, mon: Mons) -> Condition:
    return Not(is_such(said, mon, Damaged()))


@means("has_counters")
def has_counters(said: Discourse, mon: Mons, n: str, *_: object) -> Condition:
    return is_such(said, mon, Damaged(int(n)))


@means("attack_damages")
def attack_damages(said: Discourse, mon: Mons, *_: object) -> Condition:
    if said.only(mon) != Defending():
        raise NoMeaning("damage done to another Pokémon than the one attacked")
    return AtLeast(Reg("done"), 1)


always("damage_prevented", Equal(Reg("done"), 0))


@means("knocks_out")
def knocks_out(said: Discourse, mon: Mons) -> Condition:
    return AtLeast(0, Hp(said.only(mon), left=True))


@means("hp_left_most")
def hp_left_most(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(int(n), Hp(said.only(mon), left=True))


@means("fewer_hp")
def fewer_hp(said: Discourse, _: object, mon: Mons) -> Condition:
    return Not(AtLeast(Hp(Self(), left=True), Hp(said.only(mon), left=True)))


@means("fewer_hp_than_self")
def fewer_hp_than_self(said: Discourse, mon: Mons, _: object) -> Condition:
    return Not(AtLeast(Hp(said.only(mon), left=True), Hp(Self(), left=True)))


@means("max_hp_most")
def max_hp_most(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(int(n), Hp(said.only(mon)))


@means("less_hp")
def less_hp(said: Discourse, mon: Mons, *_: object) -> Condition:
    return Not(AtLeast(Hp(said.only(mon), left=True), Hp(Self(), left=True)))


def _left(on: Selector) -> Number:
    return Hp(on, left=True)


@means("more_hp")
def more_hp(said: Discourse, mon: Mons, _: object) -> Condition:
    return Not(AtLeast(_left(Self()), _left(said.only(mon))))


@means("max_hp_least")
def max_hp_least(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(Hp(said.only(mon)), int(n))


@means("hp_left_most2")
def hp_left_most2(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(int(n), _left(said.only(mon)))


always("damage_done", AtLeast(Reg("done"), 1))


@means("counters_exactly")
def counters_exactly(said: Discourse, mon: Mons, n: str) -> Condition:
    return Equal(Counters(said.only(mon)), int(n))


@means("all_hurt")
def all_hurt(said: Discourse, group: InPlay, n: str) -> Condition:
    whole = replace(group, filter=every(group.filter, Unlike(Damaged(int(n)))))
    return AllOf((Exists(group), Not(Exists(whole))))


@means("all_hurt_any")
def all_hurt_any(said: Discourse, group: InPlay) -> Condition:
    return all_hurt(said, group, "1")


@means("hp_left_least")
def hp_left_least(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(_left(said.only(mon)), int(n))


@means("felled")
def felled(said: Discourse, mon: Mons) -> Condition:
    return AtLeast(Size("felled"), 1)


@means("felled_now")
def felled_now(said: Discourse, *_: object) -> Condition:
    """After the attack has done its damage it, or one of them, has no Hit Points left."""
    if "defending" in said.words:
        return AtLeast(0, Hp(Defending(), left=True))
    return Exists(InPlay(OPPONENT, filter=Such(AtLeast(0, Hp(It(), left=True)))))


@means("spares")
def spares(said: Discourse, mon: Mons) -> Condition:
    return negated(knocks_out(said, mon))


@means("survives")
def survives(said: Discourse, _: object) -> Condition:
    return AtLeast(Hp(Self(), left=True), 1)


@means("counters_there")
def counters_there(said: Discourse, n: str, mon: Mons) -> Condition:
    on = said.only(mon)
    said.that = on
    return Is(on, Damaged(int(n)))


@means("hp_left_exactly")
def hp_left_exactly(said: Discourse, mon: Mons, n: str) -> Condition:
    return Equal(Hp(said.only(mon), left=True), int(n))


@means("bench_damaged")
def bench_damaged(said: Discourse) -> Condition:
    said.that = InPlay(YOU, BENCH, Damaged())
    return Exists(said.that)


@means("hp_left_is")
def hp_left_is(said: Discourse, mon: Mons, n: str) -> Condition:
    return Equal(Hp(said.only(mon), left=True), int(n))
