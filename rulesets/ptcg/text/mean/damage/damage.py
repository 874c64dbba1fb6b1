"""The meaning of the damage of an attack."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.terms import has_term, walk
from rulesets.engine.values import Equal, Half, Number, Reg
from rulesets.ptcg.effects.ops import (
    Damage,
    DamageTaken,
    Fail,
    Hp,
    If,
    LessDamage,
    MoreDamage,
    SetDamage,
)
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.turns import second_and_first
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.counts import times
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.text.gaps import NoMeaning

phrase("does", "minus")
silent("after_damage", "even", "before_they")

always("second", 2)
always("third", 3)


@means("round_up")
def round_up(said: Discourse, step: str) -> bool:
    return True


@means("round_down")
def round_down(said: Discourse, step: str) -> bool:
    return False


@means("damage_is")
def damage_is(said: Discourse, _: object, n: str) -> Program:
    return (SetDamage(int(n)),)


@means("damage_plus")
def damage_plus(said: Discourse, _: object, base: str, plus: str) -> Program:
    return (MoreDamage(int(plus)),)


@means("damage_plus_per")
def damage_plus_per(said: Discourse, _: object, base: str, plus: str, count: Number) -> Program:
    return (MoreDamage(times(int(plus), count)),)


@means("damage_more")
def damage_more(said: Discourse, _: object, n: str, *__: object) -> Program:
    return (MoreDamage(int(n)),)


@means("damage_more_per")
def damage_more_per(said: Discourse, _: object, n: str, count: Number) -> Program:
    return (MoreDamage(times(int(n), count)),)


@means("damage_per")
def damage_per(said: Discourse, _: object, n: str, count: Number) -> Program:
    amount = times(int(n), count)
    if isinstance(said.that, Held) and has_term(count, Held) and said.that in walk(count):
        # By what the Pokémon chosen has: it is the one that is damaged.
        return (Damage(amount, said.that),)
    return (SetDamage(amount),)


@means("damage_minus_per")
def damage_minus_per(
    said: Discourse, _: object, base: str, __: object, n: str, count: Number
) -> Program:
    return (LessDamage(times(int(n), count)),)


@means("damage_less_per")
def damage_less_per(said: Discourse, _: object, n: str, count: Number) -> Program:
    return (LessDamage(times(int(n), count)),)


@means("damage_less")
def damage_less(said: Discourse, _: object, n: str) -> Program:
    return (LessDamage(int(n)),)


always("fails", (Fail(),))


@means("damage_base")
def damage_base(said: Discourse, n: str, *_: object) -> Program:
    return (SetDamage(int(n)),)


@means("half_hp")
def half_hp(said: Discourse, _: object, mon: Mons, up: bool) -> Program:
    return (SetDamage(Half(Hp(said.only(mon), left=True), up)),)


@means("spare_cap")
def spare_cap(said: Discourse, _: str, most: int) -> roles.Change:
    return roles.Change("spare", most)


def damage_taken(said: Discourse) -> Number:
    if not isinstance(said.number, DamageTaken):
        raise NoMeaning("as much damage as no sentence has named")
    return said.number


@means("more_that_much")
def more_that_much(said: Discourse, _: object) -> Program:
    return (MoreDamage(damage_taken(said)),)


@means("more_second")
def more_second(said: Discourse, n: str) -> Program:
    return (If(second_and_first(said), (MoreDamage(int(n)),)),)


@means("base_while")
def base_while(said: Discourse, when: Condition, n: str, _: str) -> Program:
    return (If(when, (SetDamage(int(n)),)),)


@means("damage_in_place")
def damage_in_place(said: Discourse, _: object, n: str, printed: str) -> Program:
    if said.damages.get(said.attack) != int(printed):
        raise NoMeaning("damage in place of a figure that is not printed")
    # Of several such sentences the first that holds counts: a Baby Pokémon is also a Basic one.
    return (If(Equal(Reg("damage"), int(printed)), (SetDamage(int(n)),)),)


@means("damage_by_heads")
def damage_by_heads(said: Discourse, _: object, base: str, *figures: str) -> Program:
    pairs = zip(figures[::2], figures[1::2], strict=True)
    return tuple(If(Equal(Reg("heads"), int(n)), (MoreDamage(int(m)),)) for m, n in pairs)


@means("damage_per_heads")
def damage_per_heads(said: Discourse, _: object, n: str) -> Program:
    return (SetDamage(times(int(n), Reg("heads"))),)
