"""The meaning of Prizes taken, looked at and exchanged."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import Note
from rulesets.engine.frames import Program
from rulesets.engine.looking import Look
from rulesets.engine.select import Held, Top
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Reg
from rulesets.ptcg.effects.ops import FaceDown, In, PickNumber, Send, TakePrizes, TurnUp
from rulesets.ptcg.effects.terms.selectors import DECK, PRIZES
from rulesets.ptcg.text.mean.discourse import Discourse, first_int, says
from rulesets.ptcg.text.mean.nouns.cards import those_cards
from rulesets.ptcg.text.mean.registry import means, silent

silent("prizes")


@means("look_their_prizes")
def look_their_prizes(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(PRIZES, OPPONENT), into, int(n), by="luck"), Look(Held(into))


def _exchanged(said: Discourse, n: str, side: str) -> Program:
    says((n,), "1")
    prize, top = said.register("cards"), said.register("cards")
    return (
        Note(Top(In(DECK, side), 1), top),
        Pick(In(PRIZES, side), prize, by="luck"),  # face down they are all alike
        Send(Held(top), PRIZES),
        Send(Held(prize), DECK),
    )


@means("prize_for_top")
def prize_for_top(said: Discourse, n: str) -> Program:
    return _exchanged(said, n, YOU)


@means("their_prize_for_top")
def their_prize_for_top(said: Discourse, n: str) -> Program:
    return _exchanged(said, n, OPPONENT)


@means("take_prizes")
def take_prizes(said: Discourse, *n: object) -> Program:
    return (TakePrizes(first_int(n)),)


@means("look_own_prize")
def look_own_prize(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In("prizes"), into, int(n), by="luck"), Look(Held(into))


@means("look_own_prizes")
def look_own_prizes(said: Discourse) -> Program:
    said.cards = In("prizes")
    return (Look(In("prizes")),)


@means("top_to_their_prizes")
def top_to_their_prizes(said: Discourse, n: str) -> Program:
    return (Send(Top(In(DECK, OPPONENT), int(n)), "prizes"),)


@means("prize_stays")
def prize_stays(said: Discourse) -> Program:
    """A Prize looked at has not left its place."""
    those_cards(said)
    return ()


@means("prizes_open")
def prizes_open(said: Discourse) -> Program:
    return (TurnUp(In("prizes", BOTH), BOTH),)


@means("turn_up_some")
def turn_up_some(said: Discourse, n: str, *_: object) -> Program:
    """Choose among Prizes that lie face down, which are all alike."""
    shut = In("prizes", filter=FaceDown())
    return PickNumber("number", int(n)), TurnUp(Top(shut, Reg("number")))


@means("turn_up_all")
def turn_up_all(said: Discourse, *_: object) -> Program:
    return (TurnUp(In("prizes")),)
