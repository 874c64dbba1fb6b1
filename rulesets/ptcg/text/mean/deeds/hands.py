"""The meaning of what is done with cards in hands."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, ThisCard, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Size
from rulesets.ptcg.effects.ops import (
    Draw,
    In,
    Look,
    Minus,
    Pick,
    Require,
    Reveal,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.deeds.searching import attach_freely, attach_to, those_cards
from rulesets.ptcg.text.mean.discourse import (
    TRAINER,
    CardSet,
    Discourse,
    EnergySet,
    Mons,
    Trait,
    first_int,
)
from rulesets.ptcg.text.mean.nouns.traits import other_cards
from rulesets.ptcg.text.mean.registry import always, means, phrase
from rulesets.text.gaps import NoMeaning


def in_full(picked: Held, cards: CardSet | EnergySet) -> Condition:
    """Return whether as many cards were picked as were asked for; of "up to" at least one."""
    exact = cards.at_least == -1 and isinstance(cards.count, int) and cards.count < ANY_NUMBER
    return AtLeast(Size(picked.name), cards.count if exact and cards.count else 1)


phrase("draws")


@means("discard_them")
def discard_them(said: Discourse) -> Program:
    return (Send(those_cards(said)),)


@means("hand_on_deck")
def hand_on_deck(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(HAND, YOU, cards.filter), cards)
    if isinstance(found, Held):
        said.done = in_full(found, cards)
    return (*ops, Reveal(found), Send(found, DECK))


@means("hand_under_deck")
def hand_under_deck(said: Discourse) -> Program:
    return (Send(In(HAND), DECK, "bottom"),)


@means("shuffle_of_hand")
def shuffle_of_hand(said: Discourse, n: str) -> Program:
    if not isinstance(said.pile, In) or said.pile.zone != "hand":
        raise NoMeaning("a choice among cards no sentence has named")
    into = said.register("cards")
    return Pick(said.pile, into, int(n)), Send(Held(into), "deck"), Shuffle()


@means("shuffle_their_deck")
def shuffle_their_deck(said: Discourse) -> Program:
    return (Shuffle(OPPONENT),)


@means("opponent_discards_to")
def opponent_discards_to(said: Discourse, n: str) -> Program:
    hand = In("hand", OPPONENT)
    into = said.register("cards")
    return Pick(hand, into, Minus(Count(hand), int(n)), by=OPPONENT), Send(Held(into))


def cards_in_hand(said: Discourse, kind: CardFilter | None, side: str = YOU) -> Selector:
    """Return the cards of a hand; a Trainer being played is none of them."""
    hand = In(HAND, side, kind)
    return Without(hand, ThisCard()) if said.kind == TRAINER else hand


@means("discard_hand")
def discard_hand(said: Discourse) -> Program:
    return (Send(In(HAND)),)


@means("discard_from_hand")
def discard_from_hand(said: Discourse, cards: CardSet, side: str) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter, side), cards)
    if isinstance(found, Held):
        said.done = in_full(found, cards)
    return (*ops, Send(found))


@means("discard_to_play")
def discard_to_play(said: Discourse, cards: CardSet, *_: object) -> Program:
    return play_cost(said, cards)


@means("play_cost")
def play_cost(said: Discourse, *parts: object) -> Program:
    cards = next(p for p in parts if isinstance(p, CardSet))
    source = other_cards(cards.filter)
    ops, found = said.take(source, cards)
    need = cards.count if isinstance(cards.count, int) else 1
    return (Require(AtLeast(Count(source), need)), *ops, Send(found))


@means("hand_attach_any")
def hand_attach_any(
    said: Discourse, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = said.take(In(HAND, YOU, cards.filter), cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("discard_random")
def discard_random(said: Discourse) -> Program:
    return _unseen(said, 1)


@means("discard_unseen")
def discard_unseen(said: Discourse, *parts: object) -> Program:
    return _unseen(said, first_int(parts))


def _unseen(said: Discourse, n: int) -> Program:
    return (*_choose_unseen(said, n), Send(said.cards or In(HAND)))


def _choose_unseen(said: Discourse, n: int) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return (Pick(In(HAND, OPPONENT), into, n, by="luck"),)


@means("choose_unseen")
def choose_unseen(said: Discourse, *parts: object) -> Program:
    return _choose_unseen(said, first_int(parts))


@means("chosen_into_deck")
def chosen_into_deck(said: Discourse, *_: object) -> Program:
    cards = those_cards(said)
    return Reveal(cards), Send(cards, DECK), Shuffle(OPPONENT)


@means("opponent_discards")
def opponent_discards(said: Discourse, *n: str) -> Program:
    into = said.register("cards")
    count = first_int(n)
    said.cards = Held(into)
    return Pick(In(HAND, OPPONENT), into, count, by=OPPONENT), Send(Held(into))


@means("hand_into_deck")
def hand_into_deck(said: Discourse) -> Program:
    return Send(In(HAND), DECK), Shuffle()


@means("opponent_hand_into_deck")
def opponent_hand_into_deck(said: Discourse) -> Program:
    said.subject = OPPONENT
    return Send(In(HAND, OPPONENT), DECK), Shuffle(OPPONENT)


@means("hands_into_decks")
def hands_into_decks(said: Discourse) -> Program:
    said.subject = BOTH
    return Send(In(HAND, BOTH), DECK), Shuffle(BOTH)


@means("hands_into_decks_draw")
def hands_into_decks_draw(said: Discourse, n: str) -> Program:
    return (*hands_into_decks(said), Draw(int(n), BOTH))


@means("shuffle_from_hand")
def shuffle_from_hand(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    return (*ops, Send(found, DECK), Shuffle())


always("shuffle_deck", (Shuffle(),))
always("opponent_shuffles", (Shuffle(OPPONENT),))


@means("look_hand")
def look_hand(said: Discourse) -> Program:
    said.shown = OPPONENT
    return (Look(In(HAND, OPPONENT)),)


@means("hand_attach")
def hand_attach(said: Discourse, cards: CardSet, mons: Mons) -> Program:
    ops, found = said.take(In(HAND, YOU, cards.filter), cards)
    return (*ops, *attach_to(said, found, mons))
