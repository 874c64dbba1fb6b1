"""The meaning of damage, and of coins."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self
from rulesets.engine.values import Number, Reg, Times
from rulesets.ptcg.effects.ops import (
    Coins,
    Damage,
    Fail,
    Half,
    Hp,
    Ignore,
    LessDamage,
    MoreDamage,
    SetDamage,
)
from rulesets.ptcg.effects.terms.selectors import Defending
from rulesets.ptcg.match.script import has_term, walk
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.text.meanings import expect


def times(amount: int, count: Number) -> Number:
    """Return so much for each of a count."""
    return count if amount == 1 else Times(amount, count)


silent("after_damage", "applied", "discarded", "even", "for_this", "less_note", "prizes")
phrase("does", "minus")


# The attack's own damage.
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


@means("damage_base")
def damage_base(said: Discourse, n: str, *_: object) -> Program:
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
def half_hp(said: Discourse, _: object, mon: Mons, up: bool) -> Program:
    return (SetDamage(Half(Hp(said.only(mon), left=True), up)),)


@means("round_up")
def round_up(said: Discourse, step: str) -> bool:
    return True


@means("round_down")
def round_down(said: Discourse, step: str) -> bool:
    return False


# Damage to named Pokémon.
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


def _hit(said: Discourse, amount: Number, mons: Mons) -> Program:
    ops, target = said.pick(mons)
    if target == Defending():
        return (*ops, SetDamage(amount))
    return (*ops, Damage(amount, target))


@means("damage_self")
def damage_self(said: Discourse, _: object, n: str) -> Program:
    return (Damage(int(n), Self()),)


@means("damage_self_per")
def damage_self_per(said: Discourse, _: object, n: str, count: Number) -> Program:
    return (Damage(times(int(n), count), Self()),)


@means("damage_and_self")
def damage_and_self(said: Discourse, _: object, n: str, *rest: str) -> Program:
    return SetDamage(int(n)), Damage(int(rest[-1]), Self())


always("no_damage", (SetDamage(0),))


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
