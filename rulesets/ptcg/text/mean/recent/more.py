"""The meaning of wordings that a few cards of the later series share."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, Self, Top
from rulesets.engine.sides import YOU
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.effects.ops import (
    Attached,
    AttackedLastTurn,
    Evolve,
    EvolvesFrom,
    EvolvesInto,
    HasPower,
    In,
    InPlay,
    Is,
    Modifier,
    OfType,
    OneOf,
    Pick,
    PickNumber,
    Send,
    Some,
    TakeUp,
    That,
    Unlike,
)
from rulesets.ptcg.effects.terms.selectors import BENCH, CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.deeds.searching import attach_freely
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.later.more import may_have_more
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import BASIC_ENERGY, ENERGY, TOOL, every, letters
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning

DECK, HAND, DISCARD = "deck", "hand", "discard"
always("damage_done", AtLeast(Reg("done"), 1))


@means("team_attacked")
def team_attacked(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    says((n,), "1")
    group = in_play(YOU, traits)
    if group.filter is None or group.place != "play":
        raise NoMeaning("an attack of Pokémon of no kind")
    return AttackedLastTurn(filter=group.filter)


@means("e_basic_two")
def e_basic_two(said: Discourse, one: str, two: str, cards: bool) -> EnergySet:
    kinds = Some((OfType(letters(one)), OfType(letters(two))))
    return EnergySet(every(BASIC_ENERGY, kinds) or ENERGY)


# Energy of one of two kinds, or one of each.
def _either(said: Discourse, one: EnergySet, two: EnergySet, n: int) -> Program:
    into = said.register("cards")
    said.cards, said.sort = Held(into), ENERGY
    picks = (Pick(Attached(Self(), e.filter), into, n, 0) for e in (one, two))
    return OneOf(tuple((pick,) for pick in picks)), Send(Held(into))


@means("discard_either_any")
def discard_either_any(said: Discourse, one: EnergySet, two: EnergySet, _: object) -> Program:
    return _either(said, one, two, ANY_NUMBER)


@means("discard_either_up_to")
def discard_either_up_to(
    said: Discourse, n: str, one: EnergySet, again: str, two: EnergySet, _: object
) -> Program:
    says((again,), n)
    return _either(said, one, two, int(n))


def _one_of_each(
    said: Discourse, zone: str, one: CardSet, two: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    first, second = said.register("cards"), said.register("cards")
    found = Either(Held(first), Held(second))
    picks = (
        Pick(In(zone, YOU, one.filter), first, 1, 0),
        Pick(In(zone, YOU, two.filter), second, 1, 0),
    )
    return (*picks, *attach_freely(said, found, side, traits))


@means("dig_one_of_each")
def dig_one_of_each(
    said: Discourse, one: CardSet, two: CardSet, n: str, side: str, traits: tuple[Trait, ...]
) -> Program:
    says((n,), "1")
    return _one_of_each(said, DISCARD, one, two, side, traits)


@means("hand_one_of_each")
def hand_one_of_each(
    said: Discourse, one: CardSet, two: CardSet, n: str, side: str, traits: tuple[Trait, ...]
) -> Program:
    says((n,), "1")
    return _one_of_each(said, HAND, one, two, side, traits)


# Discarding as much as one likes.
def _discarded(said: Discourse, mons: Mons, kind: CardFilter, n: int) -> Program:
    if mons.source is None or mons.count is not None:
        raise NoMeaning("cards of Pokémon that were picked")
    ops, found = said.take(Attached(mons.source, kind), CardSet(kind, n, 0))
    return (*ops, Send(found))


@means("discard_any_tools")
def discard_any_tools(said: Discourse, mons: Mons) -> Program:
    return _discarded(said, mons, TOOL, ANY_NUMBER)


@means("discard_mixed")
def discard_mixed(said: Discourse, n: str, energy: EnergySet, _: object, mons: Mons) -> Program:
    return _discarded(said, mons, energy.filter, int(n))


@means("discard_benched_any")
def discard_benched_any(said: Discourse) -> Program:
    into = said.register("pokemon")
    said.cards = Held(into)
    return Pick(InPlay(YOU, BENCH), into, ANY_NUMBER, 0), TakeUp(Held(into), DISCARD, DISCARD)


@means("mill_up_to")
def mill_up_to(said: Discourse, n: str) -> Program:
    number, into = said.register("number"), said.register("cards")
    said.cards, said.sort = Held(into), None
    top = Top(In(DECK), Reg(number))
    return PickNumber(number, int(n)), Pick(top, into, ANY_NUMBER), Send(Held(into))


@means("energy_for_more")
def energy_for_more(said: Discourse, _: object, n: str) -> Program:
    into = said.register("cards")
    steps = Pick(Attached(Self(), ENERGY), into, ANY_NUMBER), Send(Held(into), HAND)
    return may_have_more(said, steps, n)


@means("search_grow_plain")
def search_grow_plain(said: Discourse, mons: Mons, *_: object) -> Program:
    group = mons.source
    if group is None or mons.count != 1:
        raise NoMeaning("several Pokémon evolved by one card")
    able = every(EvolvesFrom(group), Unlike(HasPower(("Ability",))))
    ops, found = said.take(In(DECK, YOU, able), CardSet(None, 1, 0))
    into = said.register("pokemon")
    said.that = Held(into)
    return (*ops, Pick(That(group, EvolvesInto(found)), into), Evolve(found, Held(into)))


# Sentences.
@means("only_on_type")
def only_on_type(said: Discourse, _: object, letter: str) -> roles.OnlyOn:
    return roles.OnlyOn(Is(Self(), OfType(letters(letter))))


@means("attaches_more")
def attaches_more(said: Discourse, _: object, n: str) -> tuple[Modifier, ...]:
    return (Modifier("attaches more", int(n) - 1),)
