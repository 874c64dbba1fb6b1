"""The meaning of choosing Pokémon, attacks and types, and of copying attacks."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_ACTIVE, WHILE_IN_PLAY
from rulesets.engine.select import Held, Self
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.ptcg.effects.ops import (
    BarAttack,
    ChooseType,
    CopyAttack,
    Damage,
    EndTurn,
    InPlay,
    Lasting,
    Modifier,
    Note,
    Pick,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, Defending
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, first_int
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Change
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase


@means("choose_mons")
def choose_mons(said: Discourse, mons: Mons) -> Program:
    ops, who = said.pick(mons)
    if ops or isinstance(who, Held):
        return ops
    if who == Defending():
        # Of two Active Pokémon one is to be chosen: EX-192.
        return said.pick(Mons(InPlay(OPPONENT, ACTIVE), 1))[0]
    # Held, so that what follows does nothing where a coin kept the choice from being made.
    into = said.register("pokemon")
    said.that = Held(into)
    return (Note(who, into),)


@means("choose_them")
def choose_them(said: Discourse, n: str) -> Program:
    group = said.that
    if not isinstance(group, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    return said.pick(Mons(group, int(n)))[0]


@means("copy_attack")
def copy_attack(said: Discourse, *parts: object) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    return (CopyAttack(said.only(mon)),)


@means("copies_that")
def copies_that(said: Discourse, *parts: object) -> object:
    free = any(isinstance(p, Phrase) and p.rule == "and_anything" for p in parts)
    return Change("copy" if free else "perform")


@means("performs_that")
def performs_that(said: Discourse, *_: object) -> object:
    return Change("perform")


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


@means("never_again")
def never_again(said: Discourse, *_: object) -> Program:
    return (Lasting((Modifier("cannot attack", value=said.attack),), WHILE_IN_PLAY, Self()),)


@means("choose_attack")
def choose_attack(said: Discourse, *parts: object) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    ops, on = said.pick(mon)
    said.that = on
    return (*ops, BarAttack(on, ""))


@means("cannot_use_that")
def cannot_use_that(said: Discourse, mon: Mons, until: str) -> object:
    return Change("bar", program=(BarAttack(said.only(mon), until),))


@means("cannot_use_that2")
def cannot_use_that2(said: Discourse, until: str, mon: Mons) -> object:
    return cannot_use_that(said, mon, until)


@means("cannot_attach")
def cannot_attach(said: Discourse, mon: Mons, until: str) -> Program:
    return (Lasting((Modifier("cannot attach"),), until, said.only(mon)),)


@means("choose_weakness")
def choose_weakness(said: Discourse, letter: str) -> Program:
    if letter != "{C}" or said.that != Defending():
        raise NoMeaning("another change than that of the Defending Pokémon's Weakness")
    return (ChooseType(Modifier("weakness"), Defending(), WHILE_ACTIVE),)


@means("choose_type")
def choose_type(said: Discourse, _: object, letter: str) -> Program:
    if letter != "{C}":
        raise NoMeaning("another choice than among types that are not Colorless")
    return (ChooseType(on=Self(), among=InPlay(BOTH, others=True)),)


@means("cannot_use_later")
def cannot_use_later(said: Discourse, until: str) -> Program:
    return (Lasting((Modifier("cannot attack", value=said.attack),), until, Self()),)


@means("end_turn")
def end_turn(said: Discourse) -> Program:
    return (EndTurn(),)
