"""The meaning of whole hands put into decks."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import Draw, In, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import DECK, HAND
from rulesets.ptcg.text.mean.discourse import Discourse
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
