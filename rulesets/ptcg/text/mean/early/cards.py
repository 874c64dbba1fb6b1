"""The meaning of what the first eras do with cards: looking, searching, exchanging, counting."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self, Top, Without
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Number, Reg, Size
from rulesets.ptcg.effects.ops import (
    Attach,
    ForEach,
    In,
    InPlay,
    Kind,
    Look,
    Named,
    NameHas,
    Pick,
    Put,
    Reorder,
    Send,
    Shuffle,
    Substitute,
    UseTrainer,
)
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.hands import cards_in_hand, in_full
from rulesets.ptcg.text.mean.deeds.looking import cards_left, reveal_there
from rulesets.ptcg.text.mean.deeds.searching import (
    attach_freely,
    attach_to,
    discard_shuffle,
    put_into,
    search_many,
    those_cards,
)
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.traits import some
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

_SUPPORTER = Kind(("Supporter",))

silent("one_note")


# The opponent's hand and deck.
@means("look_there_discard")
def look_there_discard(said: Discourse, cards: CardSet) -> Program:
    return (*look_choose_there(said, cards), Send(those_cards(said)))


@means("look_choose_there")
def look_choose_there(said: Discourse, cards: CardSet) -> Program:
    said.shown = OPPONENT
    ops, _ = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (Look(In(HAND, OPPONENT)), *ops)


@means("foe_puts_that_under")
def foe_puts_that_under(said: Discourse) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("a card of another place than the opponent's hand")
    return (Send(those_cards(said), DECK, "bottom"),)


@means("choose_unseen_up_to")
def choose_unseen_up_to(said: Discourse, cards: CardSet) -> Program:
    if cards.filter is not None or not isinstance(cards.count, int):
        raise NoMeaning("cards of a kind, chosen without looking")
    into = said.register("cards")
    said.cards = Held(into)
    if cards.at_least < 0:
        return (Pick(In(HAND, OPPONENT), into, cards.count, by="luck"),)
    raise NoMeaning("a number of unseen cards still to be chosen")


@means("mill_that_many")
def mill_that_many(said: Discourse, side: str) -> Program:
    return (Send(Top(In(DECK, side), that_many(said))),)


def that_many(said: Discourse) -> Number:
    """Return the number counted last, or of the cards chosen last."""
    if said.number is not None:
        return said.number
    if not isinstance(said.cards, Held):
        raise NoMeaning("a number that no sentence has counted")
    return Size(said.cards.name)


@means("count_things")
def count_things(said: Discourse, count: Number) -> Program:
    into = said.register("number")
    said.number = Reg(into)
    return (Put(into, count),)


# One's own deck.
@means("choose_from_those")
def choose_from_those(said: Discourse, cards: CardSet, *parts: str) -> Program:
    if parts[-1] != HAND:
        raise NoMeaning("cards looked at that go elsewhere than to the hand")
    said.seen = those_cards(said)
    return reveal_there(said, cards)


@means("others_stay")
def others_stay(said: Discourse, *_: object) -> Program:
    """Leave cards where they are: nobody has taken them from the deck."""
    if said.seen is None and said.cards is None:
        raise NoMeaning("cards put back that nobody has looked at")
    if said.words[-3:] == ("in", "any", "order"):
        return (Reorder(cards_left(said)),)
    return ()


@means("hand_to_top")
def hand_to_top(said: Discourse, cards: CardSet, _: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    if isinstance(found, Held):
        said.done = in_full(found, cards)
        said.number = Size(found.name)
    return (*ops, Send(found, DECK))


@means("search_that_many")
def search_that_many(said: Discourse, kind: CardFilter | None, *into: str) -> Program:
    ops, found = said.take(In(DECK, YOU, kind), CardSet(kind, that_many(said), 0 if kind else -1))
    said.searched = True
    return (*ops, *(put_into(found, into[-1]) if into else ()))


@means("search_many_of")
def search_many_of(
    said: Discourse, one: CardFilter | None, two: CardFilter | None, *parts: str
) -> Program:
    given = tuple(k for k in (one, two) if k is not None)
    if len(given) < 2:
        raise NoMeaning("cards of two kinds of which one is any")
    return search_many(said, some(*given), *parts)


@means("search_attach_group")
def search_attach_group(said: Discourse, cards: CardSet, _: object, group: InPlay) -> Program:
    said.searched = True
    ops, found = said.take(
        In(DECK, YOU, cards.filter), CardSet(cards.filter, cards.count, 0, cards.differ)
    )
    return (*ops, *each_to(said, found, group))


def each_to(said: Discourse, found: Selector, group: Selector) -> Program:
    """Return the ops that attach each card found to a Pokémon of a group."""
    card, mon = said.register("card"), said.register("pokemon")
    return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)


# The discard pile.
@means("dig_other_attach")
def dig_other_attach(said: Discourse, cards: CardSet, n: str, *parts: object) -> Program:
    says((n,), "1")
    gone = those_cards(said)
    ops, found = said.take(Without(In(DISCARD, YOU, cards.filter), gone), cards)
    mons = expect(Mons, parts[-1])
    return (*ops, *attach_to(said, found, mons))


@means("dig_attach_freely")
def dig_attach_freely(
    said: Discourse, cards: CardSet, _: object, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("dig_shuffle")
def dig_shuffle(said: Discourse, cards: CardSet, *_: object) -> Program:
    return discard_shuffle(said, cards)


# One card in play exchanged for another.
@means("exchange_with")
def exchange_with(said: Discourse, cards: CardSet, _: object) -> Program:
    return _exchange(said, DECK, cards, 0)


@means("exchange_named")
def exchange_named(said: Discourse, names: tuple[str, ...], _: object) -> Program:
    return _exchange(said, DECK, CardSet(Named(tuple(names))), 0)


@means("exchange_from_pile")
def exchange_from_pile(said: Discourse, cards: CardSet, _: object) -> Program:
    return _exchange(said, DISCARD, cards, -1)


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


# The opponent's Supporters.
@means("use_their_discarded")
def use_their_discarded(said: Discourse) -> Program:
    return (UseTrainer(In(DISCARD, OPPONENT, _SUPPORTER)),)


@means("use_there")
def use_there(said: Discourse) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("a hand that nobody has looked at")
    return (UseTrainer(In(HAND, OPPONENT, _SUPPORTER)),)
