"""The meaning of searches in the words of later texts."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.sides import YOU
from rulesets.engine.values import Number, Reg
from rulesets.ptcg.effects.ops import (
    Evolve,
    In,
    InPlay,
    Pick,
    Send,
    TakePrizes,
    That,
)
from rulesets.ptcg.effects.terms.relations import EvolvesFrom, EvolvesInto
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.text.mean.deeds.searching import (
    attach_to,
    search_take,
)
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, first_int
from rulesets.ptcg.text.mean.later.energy import spread_over
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


# Searches.
@means("search_counted")
def search_counted(said: Discourse, kind: CardFilter | None, count: Number, *parts: str) -> Program:
    return search_take(said, CardSet(kind, count, 0), *parts)


@means("search_heads")
def search_heads(said: Discourse) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(DECK), into, Reg("heads"), 0), Send(Held(into), HAND)


@means("search_counted_attach")
def search_counted_attach(
    said: Discourse, kind: CardFilter | None, count: Number, mons: Mons
) -> Program:
    ops, found = said.take(In(DECK, YOU, kind), CardSet(kind, count, 0))
    return (*ops, *attach_to(said, found, mons))


@means("search_attach_any2")
def search_attach_any2(said: Discourse, cards: CardSet, _: object, mons: Mons) -> Program:
    group = mons.source
    if not isinstance(group, InPlay) or not mons.spread:
        raise NoMeaning("cards spread over Pokémon that are not a group")
    count = cards.count if cards.count is not None else 99
    ops, found = said.take(In(DECK, YOU, cards.filter), CardSet(cards.filter, count, 0))
    return (*ops, *spread_over(said, found, group))


@means("search_any")
def search_any(said: Discourse, n: str) -> Program:
    return search_take(said, CardSet(None, int(n)), HAND)


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


@means("take_prizes")
def take_prizes(said: Discourse, *n: object) -> Program:
    return (TakePrizes(first_int(n)),)
