"""The meaning of whole hands put into decks."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Count
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number, Reg
from rulesets.ptcg.effects.ops import Draw, In, Plus, Put, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import DECK, HAND
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.nouns.cards import cards_in_hand
from rulesets.ptcg.text.mean.registry import means


@means("opponent_hand_into_deck")
def opponent_hand_into_deck(said: Discourse) -> Program:
    said.subject = OPPONENT
    return Send(In(HAND, OPPONENT), DECK), Shuffle(OPPONENT)


@means("hands_into_decks_draw")
def hands_into_decks_draw(said: Discourse, n: str) -> Program:
    return (*hands_into_decks(said), Draw(int(n), BOTH))


@means("hand_under_deck")
def hand_under_deck(said: Discourse) -> Program:
    return (Send(In(HAND), DECK, "bottom"),)


@means("hand_into_deck")
def hand_into_deck(said: Discourse) -> Program:
    return Send(In(HAND), DECK), Shuffle()


@means("hands_into_decks")
def hands_into_decks(said: Discourse) -> Program:
    said.subject = BOTH
    return Send(In(HAND, BOTH), DECK), Shuffle(BOTH)


@means("hands_under_decks")
def hands_under_decks(said: Discourse) -> Program:
    said.subject = BOTH
    return Shuffle(BOTH, HAND), Send(In(HAND, BOTH), DECK, "bottom")


@means("hand_shuffled_under")
def hand_shuffled_under(said: Discourse) -> Program:
    return Shuffle(YOU, HAND), Send(In(HAND), DECK, "bottom")


@means("foe_hand_new")
def foe_hand_new(said: Discourse, n: str) -> Program:
    return Send(In(HAND, OPPONENT), DECK), Shuffle(OPPONENT), Draw(int(n), OPPONENT)


@means("foe_hand_under")
def foe_hand_under(said: Discourse) -> Program:
    return Shuffle(OPPONENT, HAND), Send(In(HAND, OPPONENT), DECK, "bottom")


def _renewed(said: Discourse, side: str, more: int = 0) -> Program:
    """Count a hand, shuffle it in and draw as many cards."""
    held, into = cards_in_hand(said, None, side), said.register("number")
    many: Number = Plus(Reg(into), more) if more else Reg(into)
    return Put(into, Count(held)), Send(held, DECK), Shuffle(side), Draw(many, side)


@means("hand_renewed")
def hand_renewed(said: Discourse, more: str) -> Program:
    return _renewed(said, YOU, int(more))


@means("their_hand_renewed")
def their_hand_renewed(said: Discourse) -> Program:
    return _renewed(said, OPPONENT)


@means("hands_renewed")
def hands_renewed(said: Discourse) -> Program:
    return (*_renewed(said, YOU), *_renewed(said, OPPONENT))


@means("hand_for_as_many")
def hand_for_as_many(said: Discourse) -> Program:
    into = said.register("number")
    hand = In(HAND, YOU)
    return Put(into, Count(hand)), Send(hand, DECK), Shuffle(), Draw(Reg(into))
