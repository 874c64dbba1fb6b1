"""The meaning of cards chosen from a hand at random or unseen."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Program
from rulesets.engine.looking import Reveal
from rulesets.engine.select import Count, Held
from rulesets.engine.sides import OPPONENT
from rulesets.engine.values import Minus, Number
from rulesets.ptcg.effects.ops import In, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, LOST
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, first_int
from rulesets.ptcg.text.mean.nouns.cards import those_cards
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


@means("choose_unseen_up_to")
def choose_unseen_up_to(said: Discourse, cards: CardSet) -> Program:
    if cards.filter is not None or not isinstance(cards.count, int):
        raise NoMeaning("cards of a kind, chosen without looking")
    into = said.register("cards")
    said.cards = Held(into)
    if cards.at_least < 0:
        return (Pick(In(HAND, OPPONENT), into, cards.count, by="luck"),)
    raise NoMeaning("a number of unseen cards still to be chosen")


def _at_random(said: Discourse, n: Number, to: str = DISCARD) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(HAND, OPPONENT), into, n, by="luck"), Send(Held(into), to)


@means("foe_random_lost")
def foe_random_lost(said: Discourse) -> Program:
    return _at_random(said, 1, LOST)


@means("discard_random_n")
def discard_random_n(said: Discourse, n: str) -> Program:
    return _at_random(said, int(n))


@means("discard_random_to")
def discard_random_to(said: Discourse, n: str) -> Program:
    return _at_random(said, Minus(Count(In(HAND, OPPONENT)), int(n)))


def pick_unseen(said: Discourse, n: int) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return (Pick(In(HAND, OPPONENT), into, n, by="luck"),)


@means("choose_unseen")
def choose_unseen(said: Discourse, *parts: object) -> Program:
    return pick_unseen(said, first_int(parts))


def discard_unseen_cards(said: Discourse, n: int) -> Program:
    return (*pick_unseen(said, n), Send(said.cards or In(HAND)))


@means("discard_random")
def discard_random(said: Discourse) -> Program:
    return discard_unseen_cards(said, 1)


@means("discard_unseen")
def discard_unseen(said: Discourse, *parts: object) -> Program:
    return discard_unseen_cards(said, first_int(parts))


@means("chosen_into_deck")
def chosen_into_deck(said: Discourse, *_: object) -> Program:
    cards = those_cards(said)
    return Reveal(cards), Send(cards, DECK), Shuffle(OPPONENT)


@means("choose_unseen_cards")
def choose_unseen_cards(said: Discourse, cards: CardSet) -> Program:
    if cards.filter is not None or not isinstance(cards.count, int):
        raise NoMeaning("cards of a kind, chosen without looking")
    into = said.register("cards")
    said.cards = Held(into)
    if cards.at_least >= 0:
        raise NoMeaning("a number of unseen cards still to be chosen")
    return (Pick(In(HAND, OPPONENT), into, cards.count, by="luck"),)
