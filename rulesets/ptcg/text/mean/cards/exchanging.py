"""The meaning of one card exchanged for another."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self, Top
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.ops import In, InPlay, Kind, Named, NameHas, Send, Shuffle, Substitute
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.cards.discard_pile import discard_put
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, says
from rulesets.ptcg.text.mean.nouns.cards import cards_in_hand
from rulesets.ptcg.text.mean.nouns.filters import BASIC, POKEMON, every, other_cards
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.sentences.programs import required
from rulesets.text.gaps import NoMeaning


@means("exchanged")
def exchanged(said: Discourse, *_: object) -> Program:
    # The exchange itself puts the old card on the deck and leaves the rest where it is.
    if not said.exchanged:
        raise NoMeaning("a card put back that was not exchanged")
    return ()


def _exchange(said: Discourse, zone: str, cards: CardSet, least: int) -> Program:
    if cards.count != 1:
        raise NoMeaning("several cards in the place of one")
    wanted = cards.filter
    if isinstance(wanted, Named) and "any" in said.words:
        wanted = NameHas(wanted.names)  # any of its forms, which have longer names
    into = said.register("cards")
    said.exchanged = True
    said.searched = zone == DECK
    return Pick(In(zone, YOU, wanted), into, 1, least), Substitute(Held(into), Self(), zone)


@means("exchange_with")
def exchange_with(said: Discourse, cards: CardSet, _: object) -> Program:
    return _exchange(said, DECK, cards, 0)


@means("exchange_named")
def exchange_named(said: Discourse, names: tuple[str, ...], _: object) -> Program:
    return _exchange(said, DECK, CardSet(Named(tuple(names))), 0)


@means("exchange_from_pile")
def exchange_from_pile(said: Discourse, cards: CardSet, _: object) -> Program:
    return _exchange(said, DISCARD, cards, -1)


@means("exchanged_in")
def exchanged_in(said: Discourse, _: object) -> Program:
    """The exchange has put the old card on the deck."""
    if not said.exchanged:
        raise NoMeaning("a card put back that was not exchanged")
    return (Shuffle(),)


@means("exchanged_away")
def exchanged_away(said: Discourse, _: object) -> Program:
    if not said.exchanged:
        raise NoMeaning("a card put away that was not exchanged")
    return ()


@means("trade_discard")
def trade_discard(said: Discourse, price: CardSet, cards: CardSet) -> Program:
    ops, paid = said.take(other_cards(price.filter), price)
    return (*required((*ops, Send(paid))), *discard_put(said, cards, HAND))


@means("exchange_self")
def exchange_self(said: Discourse, *_: object) -> Program:
    into = said.register("cards")
    another = In(DECK, YOU, Named((rules_name(said.own),)))
    said.exchanged = True
    return Pick(another, into, 1, 0), Substitute(Held(into))


@means("trade_top")
def trade_top(said: Discourse) -> Program:
    """Exchange a card for one nobody looks at: both go at once."""
    card, top = said.register("cards"), said.register("cards")
    unseen = Pick(Top(In(DECK), 1), top, 1)
    swap = Send(Held(card), DECK), Send(Held(top), HAND)
    return Pick(cards_in_hand(said, None), card), unseen, *swap


@means("exchange_discarded")
def exchange_discarded(said: Discourse, n: str) -> Program:
    says((n,), "1")
    card = said.register("cards")
    ops, who = said.pick(Mons(InPlay(YOU, filter=BASIC), 1))
    said.exchanged = True
    found = In(DISCARD, YOU, every(POKEMON, BASIC))
    return Pick(found, card), *ops, Substitute(Held(card), who, DISCARD)


@means("exchange_ex")
def exchange_ex(said: Discourse, words: tuple[str, ...], n: str, again: tuple[str, ...]) -> Program:
    if words != again or n != "1":
        raise NoMeaning("Pokémon exchanged for others")
    kind = every(Kind(("ex",)), NameHas(words))
    card = said.register("cards")
    ops, who = said.pick(Mons(InPlay(YOU, filter=kind), 1))
    said.exchanged = True
    found = In(DISCARD, YOU, every(POKEMON, kind))
    return Pick(found, card), *ops, Substitute(Held(card), who, DISCARD)


@means("exchange_v")
def exchange_v(said: Discourse, _: object) -> Program:
    card = said.register("cards")
    said.exchanged = True
    found = In(DISCARD, YOU, every(POKEMON, BASIC, Kind(("V",))))
    return Pick(found, card), Substitute(Held(card), Self(), DISCARD)
