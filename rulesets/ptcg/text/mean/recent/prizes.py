"""The meaning of Prizes looked at, exchanged and added."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Top
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import In, Look, Note, Pick, Send
from rulesets.ptcg.text.mean.discourse import Discourse, says
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning

DECK, HAND, PRIZES = "deck", "hand", "prizes"


@means("prizes_from_deck")
def prizes_from_deck(said: Discourse, n: str) -> Program:
    return (Send(Top(In(DECK, OPPONENT), int(n)), PRIZES),)


@means("prize_from_hand")
def prize_from_hand(said: Discourse) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("a card of a hand that no sentence has shown")
    return _added(said, HAND)


@means("prize_from_discard")
def prize_from_discard(said: Discourse) -> Program:
    return _added(said, "discard")


def _added(said: Discourse, zone: str) -> Program:
    into = said.register("cards")
    return Pick(In(zone, OPPONENT), into), Send(Held(into), PRIZES)


@means("look_their_prizes")
def look_their_prizes(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(PRIZES, OPPONENT), into, int(n), by="luck"), Look(Held(into))


@means("prize_for_top")
def prize_for_top(said: Discourse, n: str) -> Program:
    return _exchanged(said, n, YOU)


@means("their_prize_for_top")
def their_prize_for_top(said: Discourse, n: str) -> Program:
    return _exchanged(said, n, OPPONENT)


def _exchanged(said: Discourse, n: str, side: str) -> Program:
    says((n,), "1")
    prize, top = said.register("cards"), said.register("cards")
    return (
        Note(Top(In(DECK, side), 1), top),
        Pick(In(PRIZES, side), prize, by="luck"),  # face down they are all alike
        Send(Held(top), PRIZES),
        Send(Held(prize), DECK),
    )
