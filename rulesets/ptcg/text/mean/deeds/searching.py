"""The meaning of searching decks and discard piles, and of what becomes of the cards found."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.sides import YOU
from rulesets.engine.values import AtLeast, Size
from rulesets.ptcg.effects.ops import (
    Attach,
    Bench,
    Evolve,
    ForEach,
    In,
    Pick,
    Reveal,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.relations import EvolvesFrom
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, CardFilter, That
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait, first_int
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import other_cards
from rulesets.ptcg.text.mean.registry import always, means, phrase, refused, silent
from rulesets.ptcg.text.mean.sentences.compound import required
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


# Searching the deck: what is found may be less than what is there.
def _search(said: Discourse, cards: CardSet) -> tuple[Program, Selector]:
    least = 0 if cards.filter is not None else cards.at_least
    count = ANY_NUMBER if cards.count is None else cards.count
    wanted = CardSet(cards.filter, count, least, cards.differ)
    said.searched = True
    said.evolves = has_term(cards.filter, EvolvesFrom)
    return said.take(In(DECK, YOU, cards.filter), wanted)


silent("evolve_note")
phrase("in_order", "it_them", "or_nothing")
refused("discard_one_of_them", "one of several cards discarded, which of them is not said")


@means("search_take")
def search_take(said: Discourse, cards: CardSet, *parts: str) -> Program:
    ops, found = _search(said, cards)
    reveal = (Reveal(found),) if parts[:-1] else ()
    return (*ops, *reveal, *put_into(found, parts[-1]))


@means("search_take_shuffle")
def search_take_shuffle(said: Discourse, cards: CardSet, *parts: str) -> Program:
    return (*search_take(said, cards, *parts), Shuffle())


@means("search_many")
def search_many(said: Discourse, kind: CardFilter | None, *parts: str) -> Program:
    return search_take(said, CardSet(kind, ANY_NUMBER, 0), *parts)


@means("search_up_to")
def search_up_to(said: Discourse, kind: CardFilter | None, *parts: str) -> Program:
    n = first_int(parts)
    rest = tuple(p for p in parts if not p.isdigit())
    return search_take(said, CardSet(kind, n, 0), *rest)


@means("search_only")
def search_only(said: Discourse, cards: CardSet) -> Program:
    return _search(said, cards)[0]


@means("search_attach")
def search_attach(said: Discourse, cards: CardSet, _: object, mons: Mons) -> Program:
    ops, found = _search(said, cards)
    return (*ops, *attach_to(said, found, mons))


@means("search_attach_any")
def search_attach_any(
    said: Discourse, cards: CardSet, _: object, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = _search(said, cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("search_discard")
def search_discard(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = _search(said, cards)
    return (*ops, Send(found))


@means("search_evolve")
def search_evolve(said: Discourse, cards: CardSet, _: object, mon: Mons, *__: object) -> Program:
    ops, found = _search(said, cards)
    return (*ops, Evolve(found, said.only(mon)))


# What is done with the cards found.
@means("show")
def show(said: Discourse, *_: object) -> str:
    return "show"


@means("take")
def take(said: Discourse, into: str) -> str:
    return into


always("into_hand", HAND)
always("onto_bench", "bench")
always("onto_deck", DECK)
always("under_deck", "under")
always("into_discard", DISCARD)


def put_into(found: Selector, into: str) -> Program:
    """Return the op that puts cards somewhere."""
    if into == "bench":
        return (Bench(found),)
    return (Send(found, DECK, "bottom"),) if into == "under" else (Send(found, into),)


def those_cards(said: Discourse) -> Selector:
    """Return the cards last mentioned."""
    if said.cards is None:
        raise NoMeaning("a pronoun for cards no sentence has named")
    return said.cards


def of_those_cards(said: Discourse, kind: CardFilter | None) -> Selector:
    """Return those of the cards last mentioned that are of a kind."""
    return those_cards(said) if kind is None else That(those_cards(said), kind)


@means("take_found")
def take_found(said: Discourse, *parts: str) -> Program:
    found = those_cards(said)
    reveal = (Reveal(found),) if len(parts) == 2 else ()
    return (*reveal, *put_into(found, parts[-1]))


@means("show_found")
def show_found(said: Discourse, *_: object) -> Program:
    return (Reveal(those_cards(said)),)


@means("show_then_hand")
def show_then_hand(said: Discourse) -> Program:
    return take_found(said, "show", HAND)


@means("attach_found")
def attach_found(said: Discourse, _: object, mons: Mons) -> Program:
    return attach_to(said, those_cards(said), mons)


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


def attach_freely(
    said: Discourse, found: Selector, side: str, traits: tuple[Trait, ...]
) -> Program:
    """Return the ops that attach each card found to a Pokémon of choice."""
    group = in_play(side, traits)
    card, mon = said.register("card"), said.register("pokemon")
    return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)


# The discard pile.
def _dug(said: Discourse, cards: CardSet) -> tuple[Program, Selector]:
    return said.take(In(DISCARD, YOU, cards.filter), cards)


@means("discard_take")
def discard_take(said: Discourse, cards: CardSet, *parts: str) -> Program:
    ops, found = _dug(said, cards)
    reveal = (Reveal(found),) if parts[:-1] else ()
    return (*ops, *reveal, *put_into(found, parts[-1]))


@means("discard_put")
def discard_put(said: Discourse, cards: CardSet, into: str) -> Program:
    ops, found = _dug(said, cards)
    return (*ops, *put_into(found, into))


@means("discard_shuffle")
def discard_shuffle(said: Discourse, cards: CardSet) -> Program:
    ops, found = _dug(said, cards)
    return (*ops, Reveal(found), Send(found, DECK), Shuffle())


@means("discard_attach")
def discard_attach(said: Discourse, cards: CardSet, *parts: object) -> Program:
    ops, found = _dug(said, cards)
    return (*ops, *attach_to(said, found, expect(Mons, parts[-1])))


@means("discard_attach_any")
def discard_attach_any(
    said: Discourse, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = _dug(said, cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("trade_discard")
def trade_discard(said: Discourse, price: CardSet, cards: CardSet) -> Program:
    ops, paid = said.take(other_cards(price.filter), price)
    return (*required((*ops, Send(paid))), *discard_put(said, cards, HAND))
