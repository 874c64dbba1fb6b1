"""The meaning of what players do with cards in their own hands."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.looking import Reveal
from rulesets.engine.select import Count, Held, Without
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Minus, Not, Reg, Size
from rulesets.ptcg.effects.ops import (
    Bench,
    Exists,
    Fail,
    In,
    PickNumber,
    Reorder,
    Require,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, LOST, CardFilter
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse
from rulesets.ptcg.text.mean.nouns.cards import cards_in_hand, in_full
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.sentences.plays import play_cost
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("hand_to_top")
def hand_to_top(said: Discourse, cards: CardSet, _: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    if isinstance(found, Held):
        said.done = in_full(found, cards)
        said.number = Size(found.name)
    return (*ops, Send(found, DECK))


@means("discard_or_fail")
def discard_or_fail(said: Discourse, cards: CardSet) -> Program:
    if not isinstance(cards.count, int) or cards.at_least >= 0:
        raise NoMeaning("an attack that fails without any number of cards")
    hand = In(HAND, YOU, cards.filter)
    ops, found = said.take(hand, cards)
    return If(Not(AtLeast(Count(hand), cards.count)), (Fail(),)), *ops, Send(found)


@means("reveal_any_hand")
def reveal_any_hand(said: Discourse, kind: CardFilter | None) -> Program:
    ops, found = said.take(cards_in_hand(said, kind), CardSet(kind, ANY_NUMBER, 0))
    return (*ops, Reveal(found))


@means("hand_lost", "hand_lost_chosen")
def hand_lost(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    return (*ops, Send(found, LOST))


@means("discard_hand")
def discard_hand(said: Discourse) -> Program:
    return (Send(In(HAND)),)


@means("hand_on_deck")
def hand_on_deck(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(HAND, YOU, cards.filter), cards)
    if isinstance(found, Held):
        said.done = in_full(found, cards)
    return (*ops, Reveal(found), Send(found, DECK))


@means("discard_from_hand")
def discard_from_hand(said: Discourse, cards: CardSet, side: str) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter, side), cards)
    if isinstance(found, Held):
        said.done = in_full(found, cards)
    return (*ops, Send(found))


@means("discard_to_play")
def discard_to_play(said: Discourse, cards: CardSet, *_: object) -> Program:
    return play_cost(said, cards)


@means("shuffle_of_hand")
def shuffle_of_hand(said: Discourse, n: str) -> Program:
    if not isinstance(said.pile, In) or said.pile.zone != "hand":
        raise NoMeaning("a choice among cards no sentence has named")
    into = said.register("cards")
    return Pick(said.pile, into, int(n)), Send(Held(into), "deck"), Shuffle()


@means("shuffle_from_hand")
def shuffle_from_hand(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    return (*ops, Send(found, DECK), Shuffle())


@means("hand_to_deck")
def hand_to_deck(said: Discourse, cards: CardSet, *parts: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    at = "bottom" if "under" in parts else "top"
    back: Program = (Send(found, DECK, at),)
    return (*ops, *back, *(() if cards.count == 1 else (Reorder(found, at),)))


@means("hand_shown_to_deck")
def hand_shown_to_deck(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    return (*ops, Reveal(found), Send(found, DECK))


@means("discard_from_mine")
def discard_from_mine(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    said.number = Size(found.name) if isinstance(found, Held) else None
    return (*ops, Send(found))


@means("hand_back_to")
def hand_back_to(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    pick = Pick(In(HAND), into, Minus(Count(In(HAND)), int(n)))
    return pick, Send(Held(into), DECK), Shuffle()


@means("discard_down")
def discard_down(said: Discourse, n: str) -> Program:
    number, into = said.register("number"), said.register("cards")
    held = cards_in_hand(said, None)
    least = Minus(Count(held), int(n))
    return (
        PickNumber(number, Count(held), least),
        Pick(held, into, Reg(number)),
        Send(Held(into)),
    )


@means("rest_into_deck")
def rest_into_deck(said: Discourse) -> Program:
    """Of the hand, all but the card chosen just before."""
    kept = said.cards
    if said.kind != "trainer" or not isinstance(kept, Held):
        raise NoMeaning("the rest of cards that no sentence has chosen from")
    return Send(Without(cards_in_hand(said, None), kept), DECK), Shuffle()


@means("choose_in_hand")
def choose_in_hand(said: Discourse, n: str) -> Program:
    return said.take(cards_in_hand(said, None), CardSet(None, int(n)))[0]


@means("hand_shown_in")
def hand_shown_in(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    if not isinstance(found, Held):
        raise NoMeaning("all cards of a hand, shown one by one")
    said.done = in_full(found, cards)
    pick = expect(Pick, ops[0])
    return Require(Exists(pick.source)), *ops, Reveal(found), Send(found, DECK), Shuffle()


@means("hand_bench")
def hand_bench(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In("hand", YOU, cards.filter), cards)
    return (*ops, Bench(found))


@means("both_discard_you_first")
def both_discard_you_first(said: Discourse, n: str) -> Program:
    program: Program = ()
    for side in (YOU, OPPONENT):
        hand, into = In("hand", side), said.register("cards")
        program += (Pick(hand, into, Minus(Count(hand), int(n)), by=side), Send(Held(into)))
    said.first = YOU
    return program
