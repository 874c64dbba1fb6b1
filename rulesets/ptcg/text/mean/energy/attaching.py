"""The meaning of Energy attached from hands and discard piles."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.flow import ForEach, Put
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Either, Held, Self, Without
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Not, Number, Reg, Size
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    Every,
    Evolve,
    In,
    InPlay,
    Is,
    Named,
    OfType,
    Send,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, DISCARD, HAND, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.cards.discard_pile import dug
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.cards import those_cards
from rulesets.ptcg.text.mean.nouns.filters import ENERGY, every, letters
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


def attach_to(said: Discourse, found: Selector, mons: Mons) -> Program:
    """Return the ops that attach cards found to one Pokémon, or evolve it."""
    if mons.plural:
        raise NoMeaning("one card attached to several Pokémon")
    ops, to = said.pick(mons)
    if said.evolves:
        return (*ops, Evolve(found, to))
    if isinstance(found, Held) and said.searched:
        said.received = AtLeast(Size(found.name), 1)
    return (*ops, Attach(found, to))


@means("dig_other_attach")
def dig_other_attach(said: Discourse, cards: CardSet, n: str, *parts: object) -> Program:
    says((n,), "1")
    gone = those_cards(said)
    ops, found = said.take(Without(In(DISCARD, YOU, cards.filter), gone), cards)
    mons = expect(Mons, parts[-1])
    return (*ops, *attach_to(said, found, mons))


def attach_freely(
    said: Discourse, found: Selector, side: str, traits: tuple[Trait, ...]
) -> Program:
    """Return the ops that attach each card found to a Pokémon of choice."""
    group = in_play(side, traits)
    card, mon = said.register("card"), said.register("pokemon")
    return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)


@means("dig_attach_freely")
def dig_attach_freely(
    said: Discourse, cards: CardSet, _: object, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("discard_attach")
def discard_attach(said: Discourse, cards: CardSet, *parts: object) -> Program:
    ops, found = dug(said, cards)
    return (*ops, *attach_to(said, found, expect(Mons, parts[-1])))


def _each_from_discard(said: Discourse, cards: CardSet, group: Selector) -> Program:
    if cards.count != 1 or cards.at_least != -1:
        raise NoMeaning("several cards for each of several Pokémon")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DISCARD, YOU, cards.filter), into), Attach(Held(into), Held(one))
    return (ForEach(group, one, steps),)


@means("dig_attach_each")
def dig_attach_each(said: Discourse, cards: CardSet, group: InPlay) -> Program:
    return _each_from_discard(said, cards, group)


@means("dig_attach_those")
def dig_attach_those(said: Discourse, cards: CardSet) -> Program:
    return _each_from_discard(said, cards, said.only(Mons(None)))


def _from_zone(
    said: Discourse, zone: In, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    """Take cards of a zone and attach them in any way."""
    ops, found = said.take(zone, cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("foe_dig_attach")
def foe_dig_attach(
    said: Discourse, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    return _from_zone(said, In(DISCARD, OPPONENT, cards.filter), cards, OPPONENT, traits)


@means("dig_heads_attach")
def dig_heads_attach(
    said: Discourse, kind: CardFilter | None, side: str, traits: tuple[Trait, ...]
) -> Program:
    cards = CardSet(kind, Reg("heads"), 0)
    return _from_zone(said, In(DISCARD, YOU, kind), cards, side, traits)


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


@means("hand_attach_any")
def hand_attach_any(
    said: Discourse, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    return _from_zone(said, In(HAND, YOU, cards.filter), cards, side, traits)


@means("discard_attach_any")
def discard_attach_any(
    said: Discourse, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = dug(said, cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("hand_attach")
def hand_attach(said: Discourse, cards: CardSet, mons: Mons) -> Program:
    ops, found = said.take(In(HAND, YOU, cards.filter), cards)
    return (*ops, *attach_to(said, found, mons))


@means("rain_dance")
def rain_dance(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    """Attach Energy from the hand, where it comes from unless the text says otherwise."""
    return hand_attach(said, CardSet(energy.filter, energy.count, energy.at_least), mons)


@means("attach_of_them", "attach_of_them2")
def attach_of_them(said: Discourse, n: str, *parts: object) -> Program:
    if said.pile is None:
        raise NoMeaning("cards no sentence has named")
    ops, found = said.take(said.pile, CardSet(None, int(n)))
    return (*ops, *attach_to(said, found, expect(Mons, parts[-1])))


@means("attach_to_each")
def attach_to_each(said: Discourse, mons: Mons, energy: EnergySet) -> Program:
    ops, who = said.pick(mons)
    pile = In(DISCARD, YOU, energy.filter)
    before, mon, card = (said.register(w) for w in ("before", "one", "cards"))
    steps = Pick(pile, card), Attach(Held(card), Held(mon))
    said.deed = Not(AtLeast(Count(pile), Reg(before)))
    return (*ops, Put(before, Count(pile)), ForEach(who, mon, steps))


def spread_over(said: Discourse, found: Selector, group: InPlay) -> Program:
    card, mon = said.register("card"), said.register("pokemon")
    return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)


@means("hand_attach_freely")
def hand_attach_freely(said: Discourse, cards: CardSet, mons: Mons) -> Program:
    group = mons.source
    if not isinstance(group, InPlay) or not (mons.spread or mons.plural):
        raise NoMeaning("cards spread over Pokémon that are not a group")
    ops, found = said.take(In(HAND, YOU, cards.filter), cards)
    return (*ops, *spread_over(said, found, group))


def as_many(cards: CardSet) -> Number:
    """Return how many cards are meant, at most."""
    return ANY_NUMBER if cards.count is None else cards.count


@means("dig_counted_attach")
def dig_counted_attach(
    said: Discourse, kind: CardFilter | None, count: Number, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = said.take(In(DISCARD, YOU, kind), CardSet(kind, count, 0))
    return (*ops, *attach_freely(said, found, side, traits))


@means("attach_each_benched")
def attach_each_benched(said: Discourse, cards: CardSet) -> Program:
    one, into = said.register("one"), said.register("cards")
    pick = Pick(In(DISCARD, YOU, cards.filter), into, as_many(cards), cards.at_least)
    return (ForEach(Held("benched"), one, (pick, Attach(Held(into), Held(one)))),)


@means("attach_discards")
def attach_discards(said: Discourse, type_: str, *_: object) -> roles.OpenTrigger:
    such = Is(Held("subject"), Every((ENERGY, OfType(letters(type_)))))
    into = said.register("cards")
    steps = Pick(Attached(Self(), ENERGY), into), Send(Held(into))
    return roles.OpenTrigger("attached from hand", steps, such)


@means("hands_energy_on")
def hands_energy_on(said: Discourse, _: object, n: str, type_: str, *__: object) -> object:
    into = said.register("cards")
    fire = Attached(Self(), every(ENERGY, OfType(letters(type_))))
    steps = Pick(fire, into, int(n)), Attach(Held(into), InPlay(YOU, ACTIVE))
    return roles.OpenTrigger("goes back", steps)


@means("hand_attach_named")
def hand_attach_named(said: Discourse, cards: CardSet, names: tuple[str, ...]) -> Program:
    ops, found = said.take(In("hand", YOU, cards.filter), cards)
    more, on = said.pick(Mons(InPlay(YOU, filter=Named(names)), 1))
    return (*ops, *more, Attach(found, on))
