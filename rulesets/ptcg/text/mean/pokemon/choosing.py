"""The meaning of choosing Pokémon, types and numbers."""

from __future__ import annotations

from rulesets.engine.flow import Note, Put
from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_ACTIVE
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held, Self
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import Number, Reg
from rulesets.ptcg.effects.ops import ChooseType, Defending, InPlay
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, says
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning

silent("attached", "cards_on")


@means("count_things")
def count_things(said: Discourse, count: Number) -> Program:
    into = said.register("number")
    said.number = Reg(into)
    return (Put(into, count),)


@means("choose_times")
def choose_times(said: Discourse, n: str, group: InPlay, times: str) -> Program:
    """Choose so often; the next sentence says what each choice brings."""
    says((n,), "1")
    into = said.register("pokemon")
    said.that = Held(into)
    said.chosen_times = (group, int(times), into)
    return ()


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
    if group is None and said.shown and said.pile is not None:
        return said.take(said.pile, CardSet(None, int(n)))[0]
    if not isinstance(group, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    return said.pick(Mons(group, int(n)))[0]


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


@means("choose_up_to_them")
def choose_up_to_them(said: Discourse, n: str) -> Program:
    group = said.that
    if not isinstance(group, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    return said.pick(Mons(group, int(n), 0))[0]


@means("opponent_chooses")
def opponent_chooses(said: Discourse, n: str, group: Selector) -> Program:
    ops, _ = said.pick(Mons(group, int(n)), OPPONENT)
    return ops
