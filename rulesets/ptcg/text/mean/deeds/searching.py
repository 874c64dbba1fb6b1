"""The meaning of searching decks and discard piles, and of cards looked at."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Held, Top
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Size
from rulesets.ptcg.effects.ops import (
    Attach,
    Bench,
    Evolve,
    ForEach,
    In,
    Look,
    Note,
    OneOf,
    Pick,
    Reorder,
    Reveal,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.card_filters import EvolvesFrom
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, CardFilter, That
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait, first_int
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import ANY_NUMBER, other_cards
from rulesets.ptcg.text.mean.registry import always, means, phrase, refused, silent
from rulesets.ptcg.text.mean.sentences.compound import required
from rulesets.text.gaps import NoMeaning


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
def search_take(said: Discourse, cards: CardSet, *parts: Any) -> Program:
    ops, found = _search(said, cards)
    shown = parts[:-1]
    reveal = (Reveal(found),) if shown else ()
    return (*ops, *reveal, *put_into(found, parts[-1]))


@means("search_take_shuffle")
def search_take_shuffle(said: Discourse, *parts: Any) -> Program:
    return (*search_take(said, *parts), Shuffle())


@means("search_many")
def search_many(said: Discourse, kind: Any, *parts: Any) -> Program:
    return search_take(said, CardSet(kind, ANY_NUMBER, 0), *parts)


@means("search_up_to")
def search_up_to(said: Discourse, kind: Any, *parts: Any) -> Program:
    n = first_int(parts)
    rest = tuple(p for p in parts if not (isinstance(p, str) and p.isdigit()))
    return search_take(said, CardSet(kind, n, 0), *rest)


@means("search_only")
def search_only(said: Discourse, cards: CardSet) -> Program:
    return _search(said, cards)[0]


@means("search_attach")
def search_attach(said: Discourse, cards: CardSet, _: Any, mons: Mons) -> Program:
    ops, found = _search(said, cards)
    return (*ops, *attach_to(said, found, mons))


@means("search_attach_any")
def search_attach_any(
    said: Discourse, cards: CardSet, _: Any, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = _search(said, cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("search_discard")
def search_discard(said: Discourse, cards: CardSet, *_: Any) -> Program:
    ops, found = _search(said, cards)
    return (*ops, Send(found))


@means("search_evolve")
def search_evolve(said: Discourse, cards: CardSet, _: Any, mon: Mons, *__: Any) -> Program:
    ops, found = _search(said, cards)
    return (*ops, Evolve(found, said.only(mon)))


# What is done with the cards found.
@means("show")
def show(said: Discourse, *_: Any) -> str:
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
    if into == "bench":
        return (Bench(found),)
    return (Send(found, DECK, "bottom"),) if into == "under" else (Send(found, into),)


def those_cards(said: Discourse) -> Selector:
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
def show_found(said: Discourse, *_: Any) -> Program:
    return (Reveal(those_cards(said)),)


@means("show_then_hand")
def show_then_hand(said: Discourse) -> Program:
    return take_found(said, "show", HAND)


@means("attach_found")
def attach_found(said: Discourse, _: Any, mons: Mons) -> Program:
    return attach_to(said, those_cards(said), mons)


def attach_to(said: Discourse, found: Selector, mons: Mons) -> Program:
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
    group = in_play(side, traits)
    card, mon = said.register("card"), said.register("pokemon")
    return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)


# The discard pile.
def _dug(said: Discourse, cards: CardSet) -> tuple[Program, Selector]:
    return said.take(In(DISCARD, YOU, cards.filter), cards)


@means("discard_take")
def discard_take(said: Discourse, cards: CardSet, *parts: Any) -> Program:
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
def discard_attach(said: Discourse, cards: CardSet, *parts: Any) -> Program:
    ops, found = _dug(said, cards)
    return (*ops, *attach_to(said, found, parts[-1]))


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


# Looking at the deck.
def look_at_top(said: Discourse, n: int, side: str) -> Program:
    into = said.register("seen")
    said.cards = Held(into)
    return Note(Top(In(DECK, side), n), into), Look(Held(into))


@means("look_top")
def look_top(said: Discourse, *n: str) -> Program:
    return look_at_top(said, first_int(n), YOU)


@means("look_top_opponent")
def look_top_opponent(said: Discourse, *n: str) -> Program:
    return look_at_top(said, first_int(n), OPPONENT)


@means("reveal_top")
def reveal_top(said: Discourse, n: str) -> Program:
    note, _ = look_at_top(said, int(n), YOU)
    return note, Reveal(those_cards(said))


@means("look_choose")
def look_choose(said: Discourse, n: str, cards: CardSet, *parts: Any) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    done = reveal_there(said, cards)
    said.cards = seen
    return (*look, *done)


@means("look_and_choose")
def look_and_choose(said: Discourse, n: str, cards: CardSet) -> Program:
    look = look_at_top(said, int(n), YOU)
    said.seen = those_cards(said)
    ops, _ = said.take(of_those_cards(said, cards.filter), CardSet(None, cards.count, 0))
    return (*look, *ops)


@means("choose_looked")
def choose_looked(said: Discourse, n: str, _: Any) -> Program:
    return put_looked(said, n)


@means("look_take")
def look_take(said: Discourse, n: str, k: str) -> Program:
    return (*look_at_top(said, int(n), YOU), *put_looked(said, k))


@means("put_looked")
def put_looked(said: Discourse, k: str) -> Program:
    into = said.register("cards")
    return Pick(those_cards(said), into, int(k)), Send(Held(into), HAND)


@means("take_all_there")
def take_all_there(said: Discourse, kind: Any) -> Program:
    return (Send(of_those_cards(said, kind), HAND),)


@means("reveal_there")
def reveal_there(said: Discourse, cards: CardSet, *_: Any) -> Program:
    source = of_those_cards(said, cards.filter)
    if cards.count is None:
        return Reveal(source), Send(source, HAND)
    into = said.register("cards")
    pick = Pick(source, into, cards.count, 0)
    return pick, Reveal(Held(into)), Send(Held(into), HAND)


@means("reorder_top")
def reorder_top(said: Discourse, n: str) -> Program:
    return (*look_at_top(said, int(n), YOU), Reorder(those_cards(said)))


@means("reorder_top_side")
def reorder_top_side(said: Discourse, n: str, side: str) -> Program:
    return (*look_at_top(said, int(n), side), Reorder(those_cards(said)))


@means("reorder_either")
def reorder_either(said: Discourse, n: str) -> Program:
    yours, theirs = (reorder_top_side(said, n, side) for side in (YOU, OPPONENT))
    return (OneOf((yours, theirs)),)


@means("put_back_order")
def put_back_order(said: Discourse) -> Program:
    return (Reorder(those_cards(said)),)


def cards_left(said: Discourse) -> Selector:
    """Return those of the cards looked at that are still in the deck."""
    return Both(said.seen or those_cards(said), In(DECK, BOTH))


@means("others_under")
def others_under(said: Discourse, *_: Any) -> Program:
    return (Reorder(cards_left(said), "bottom"),)


@means("others_discard")
def others_discard(said: Discourse) -> Program:
    return (Send(cards_left(said)),)


@means("others_back")
def others_back(said: Discourse, *_: Any) -> Program:
    return (Reorder(cards_left(said)),)
