"""The meaning of what later texts do with Pokémon in play."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THEIR_NEXT_TURN, WHILE_ACTIVE
from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    Cure,
    CureOne,
    Devolve,
    Equals,
    If,
    Inflict,
    InPlay,
    KnockOut,
    Lasting,
    Modifier,
    PickWord,
    Shuffle,
    TakeUp,
)
from rulesets.ptcg.effects.ops.attacks import CopyAttack
from rulesets.ptcg.effects.terms.selectors import ACTIVE, DECK, HAND
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, first_int
from rulesets.ptcg.text.mean.nouns.traits import bare
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


# Pokémon leaving play.
@means("foe_shuffles_that")
def foe_shuffles_that(said: Discourse) -> Program:
    return TakeUp(said.only(Mons(None)), DECK, DECK), Shuffle(OPPONENT)


@means("foe_scoops")
def foe_scoops(said: Discourse, mon: Mons) -> Program:
    return (TakeUp(said.only(mon), HAND, HAND),)


@means("scoop_theirs")
def scoop_theirs(said: Discourse, mons: Mons) -> Program:
    ops, who = said.pick(mons)
    return (*ops, TakeUp(who, HAND, HAND))


@means("scoop_any")
def scoop_any(said: Discourse, group: InPlay) -> Program:
    if group.side != YOU:
        raise NoMeaning("Pokémon of the opponent's in one's own hand")
    ops, who = said.pick(Mons(group, 99, 0))
    return (*ops, TakeUp(who, HAND, HAND))


@means("shuffle_self_in")
def shuffle_self_in(said: Discourse, _: object) -> Program:
    return TakeUp(Self(), DECK, DECK), Shuffle()


@means("scoop_self")
def scoop_self(said: Discourse, _: object) -> Program:
    """Without a word of its attached cards they are discarded."""
    said.falls = True
    return (TakeUp(Self(), HAND),)


@means("discard_self")
def discard_self(said: Discourse, *_: object) -> Program:
    return (TakeUp(Self(), "discard", "discard"),)


@means("both_fall")
def both_fall(said: Discourse) -> Program:
    return (KnockOut(InPlay(BOTH, ACTIVE)),)


@means("devolve_mine")
def devolve_mine(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    if not isinstance(mons.source, InPlay) or mons.source.side != YOU:
        raise NoMeaning("a card of the opponent's in one's own hand")
    return (*ops, Devolve(on))


# Attacks.
@means("copy_of_group")
def copy_of_group(said: Discourse, *parts: object) -> Program:
    return (CopyAttack(next(p for p in parts if isinstance(p, InPlay))),)


@means("copy_from_group")
def copy_from_group(said: Discourse, n: str, group: InPlay) -> Program:
    if n != "1":
        raise NoMeaning("attacks of several Pokémon")
    return (CopyAttack(group),)


@means("not_again_active")
def not_again_active(said: Discourse, _: object, name: str) -> Program:
    return (Lasting((Modifier("cannot attack", value=bare(name)),), WHILE_ACTIVE, Self()),)


@means("prevent_effects_next")
def prevent_effects_next(said: Discourse, mon: Mons) -> Program:
    shield = Modifier("prevent effects", against=InPlay(OPPONENT))
    return (Lasting((shield,), THEIR_NEXT_TURN, said.only(mon)),)


# Conditions chosen.
_CONDITIONS = ("Asleep", "Burned", "Confused", "Paralyzed", "Poisoned")


@means("choose_condition")
def choose_condition(said: Discourse, n: str) -> Program:
    if n != "1":
        raise NoMeaning("several Special Conditions chosen")
    said.chosen = said.register("condition")
    return (PickWord(_CONDITIONS, said.chosen),)


@means("inflict_chosen")
def inflict_chosen(said: Discourse, mons: Mons) -> Program:
    if not said.chosen:
        raise NoMeaning("a Special Condition that nobody has chosen")
    ops, on = said.pick(mons)
    each = tuple(If(Equals(said.chosen, c), (Inflict((c,), on),)) for c in _CONDITIONS)
    return (*ops, *each)


@means("cure_that2")
def cure_that2(said: Discourse) -> Program:
    return (Cure(said.only(Mons(None))),)


@means("cure_one")
def cure_one(said: Discourse, *parts: object) -> Program:
    if first_int(parts) != 1:
        raise NoMeaning("several Special Conditions removed")
    ops, on = said.pick(expect(Mons, parts[-1]))
    return (*ops, CureOne(on))
