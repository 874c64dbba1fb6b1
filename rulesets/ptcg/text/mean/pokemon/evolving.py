"""The meaning of evolving and devolving."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import ForEach, Require
from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_IN_PLAY
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Exists, Held
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    Devolve,
    Evolve,
    EvolvesFrom,
    EvolvesInto,
    GrowsFrom,
    HasPower,
    In,
    InPlay,
    Lasting,
    Shuffle,
    That,
    Unlike,
)
from rulesets.ptcg.effects.terms.selectors import BENCH, DECK, HAND, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.cards.searching import search
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, says
from rulesets.ptcg.text.mean.nouns.filters import BASIC, every, some
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.roles import Change
from rulesets.text.gaps import NoMeaning

silent("evolve_note")


@means("candy_limit")
def candy_limit(said: Discourse, *_: object) -> object:
    return Change("not new")


def _grow_from_hand(said: Discourse, on: Selector, kinds: CardFilter) -> Program:
    into = said.register("cards")
    return Pick(In(HAND, filter=kinds), into), Evolve(Held(into), on)


def _chosen_basic(said: Discourse) -> Selector:
    if not isinstance(said.that, Held):
        raise NoMeaning("an evolution of a Pokémon that was not chosen")
    return said.that


@means("skip_stage")
def skip_stage(said: Discourse, *numbers: object) -> Program:
    says(numbers, *("2", "1")[: len(numbers)])
    on = _chosen_basic(said)
    return _grow_from_hand(said, on, GrowsFrom(on))


@means("skip_or_next")
def skip_or_next(said: Discourse, *numbers: object) -> Program:
    says(numbers, "1", "2")
    on = _chosen_basic(said)
    return _grow_from_hand(said, on, some(EvolvesFrom(on), GrowsFrom(on)))


@means("skip_note")
def skip_note(said: Discourse, *numbers: object) -> Program:
    says(numbers, "2", "1")
    return ()


@means("skip_matching")
def skip_matching(said: Discourse, *numbers: object) -> Program:
    says(numbers, "2")
    ops, on = said.pick(Mons(InPlay(YOU, filter=BASIC), 1))
    return (*ops, *_grow_from_hand(said, on, GrowsFrom(on)))


@means("candy_old")
def candy_old(said: Discourse, *_: object) -> object:
    return Change("may evolve")


@means("group_grows")
def group_grows(said: Discourse, group: InPlay) -> Program:
    one, into = said.register("one"), said.register("cards")
    found = In(DECK, YOU, EvolvesFrom(Held(one)))
    return (ForEach(group, one, (Pick(found, into, 1, 0), Evolve(Held(into), Held(one)))),)


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


@means("search_evolve")
def search_evolve(said: Discourse, cards: CardSet, _: object, mon: Mons, *__: object) -> Program:
    ops, found = search(said, cards)
    return (*ops, Evolve(found, said.only(mon)))


@means("evolve_from_hand")
def evolve_from_hand(said: Discourse, cards: CardSet, mon: Mons) -> Program:
    hand = In("hand", filter=cards.filter)
    ops, found = said.take(hand, cards)
    return (Require(Exists(hand)), *ops, Evolve(found, said.only(mon)))


@means("devolve")
def devolve(said: Discourse, mons: Mons, *_: object) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Devolve(on))


@means("devolve_in")
def devolve_in(said: Discourse, mons: Mons, *_: object) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Devolve(on, "deck"), Shuffle(OPPONENT))


@means("as_basic")
def as_basic(said: Discourse) -> Change:
    """What effects have put onto the Bench counts as Basic until it evolves."""
    said.that = None  # what it is printed as can no longer be asked of it
    counts = Lasting((Modifier("kind", value="Basic"),), WHILE_IN_PLAY, Held("benched"))
    return Change("as basic", program=(counts,))


@means("devolve_that")
def devolve_that(said: Discourse) -> Program:
    return (Devolve(said.only(Mons(None))),)


@means("search_grow")
def search_grow(said: Discourse, mons: Mons, *_: object) -> Program:
    """Search for a card that evolves one of some Pokémon, which is then chosen among them."""
    group = mons.source
    if mons.count is None:
        who = said.only(mons)
        ops, found = said.take(In(DECK, YOU, EvolvesFrom(who)), CardSet(None, 1, 0))
        return (*ops, Evolve(found, who))
    if group is None or mons.count != 1:
        raise NoMeaning("several Pokémon evolved by one card")
    ops, found = said.take(In(DECK, YOU, EvolvesFrom(group)), CardSet(None, 1, 0))
    into = said.register("pokemon")
    said.that = Held(into)
    return (*ops, Pick(That(group, EvolvesInto(found)), into), Evolve(found, Held(into)))


@means("devolve_mine")
def devolve_mine(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    if not isinstance(mons.source, InPlay) or mons.source.side != YOU:
        raise NoMeaning("a card of the opponent's in one's own hand")
    return (*ops, Devolve(on))


def _grow_from_deck(said: Discourse, group: Selector) -> Program:
    one, into = said.register("one"), said.register("cards")
    found = In(DECK, YOU, EvolvesFrom(Held(one)))
    return (ForEach(group, one, (Pick(found, into, 1, 0), Evolve(Held(into), Held(one)))),)


@means("each_grows")
def each_grows(said: Discourse) -> Program:
    if not isinstance(said.that, Held):
        raise NoMeaning("a search for Pokémon that were not chosen")
    return _grow_from_deck(said, said.that)


@means("bench_grows")
def bench_grows(said: Discourse) -> Program:
    return _grow_from_deck(said, InPlay(YOU, BENCH))


@means("devolve_that_in")
def devolve_that_in(said: Discourse) -> Program:
    return Devolve(said.only(Mons(None)), DECK), Shuffle(OPPONENT)


@means("as_basic_self")
def as_basic_self(said: Discourse, _: object) -> Change:
    return as_basic(said)
