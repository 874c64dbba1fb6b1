"""The meaning of Prizes looked at and exchanged."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Top
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import In, Look, Note, Pick, Send
from rulesets.ptcg.text.mean.discourse import Discourse, says
from rulesets.ptcg.text.mean.registry import means

DECK, PRIZES = "deck", "prizes"


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
