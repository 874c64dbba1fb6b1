"""The meaning of cards taken off the top of a deck."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick, PickNumber
from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, Top
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Reg
from rulesets.ptcg.effects.ops import In, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, LOST
from rulesets.ptcg.text.mean.cards.looking import look_at_top
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, first_int
from rulesets.ptcg.text.mean.nouns.cards import of_those_cards
from rulesets.ptcg.text.mean.nouns.counts import that_many
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.meanings import expect


def discard_top(said: Discourse, n: int, side: str) -> Program:
    """Return the ops that discard the top cards of a deck."""
    into = said.register("cards")
    said.cards, said.sort = Held(into), None
    if side == BOTH:
        tops = Either(Top(In(DECK, YOU), n), Top(In(DECK, OPPONENT), n))
        return Pick(tops, into, 2 * n), Send(Held(into))
    return Pick(Top(In(DECK, side), n), into, n), Send(Held(into))


@means("mill")
def mill(said: Discourse, *parts: object) -> Program:
    return discard_top(said, first_int(parts), expect(str, parts[-1]))


@means("mill_that_many")
def mill_that_many(said: Discourse, side: str) -> Program:
    return (Send(Top(In(DECK, side), that_many(said))),)


def _mill(said: Discourse, n: int, side: str, to: str = DISCARD) -> Program:
    into = said.register("cards")
    said.cards, said.sort = Held(into), None
    return Pick(Top(In(DECK, side), n), into, n), Send(Held(into), to)


@means("mill_side_one")
def mill_side_one(said: Discourse, side: str) -> Program:
    return _mill(said, 1, side)


@means("mill_side")
def mill_side(said: Discourse, n: str, side: str) -> Program:
    return _mill(said, int(n), side)


@means("mill_their_one")
def mill_their_one(said: Discourse) -> Program:
    return _mill(said, 1, OPPONENT)


@means("mill_their_lost")
def mill_their_lost(said: Discourse) -> Program:
    return _mill(said, 1, OPPONENT, LOST)


@means("mill_up_to")
def mill_up_to(said: Discourse, n: str) -> Program:
    number, into = said.register("number"), said.register("cards")
    said.cards, said.sort = Held(into), None
    top = Top(In(DECK), Reg(number))
    return PickNumber(number, int(n)), Pick(top, into, ANY_NUMBER), Send(Held(into))


@means("mill_each")
def mill_each(said: Discourse, n: str) -> Program:
    return (*discard_top(said, int(n), YOU), *discard_top(said, int(n), OPPONENT))


@means("mill_opponent")
def mill_opponent(said: Discourse, *parts: object) -> Program:
    return discard_top(said, first_int(parts), OPPONENT)


@means("mill_each_one")
def mill_each_one(said: Discourse) -> Program:
    return discard_top(said, 1, "both")


@means("look_theirs_discard")
def look_theirs_discard(said: Discourse, n: str, cards: CardSet) -> Program:
    look = look_at_top(said, int(n), OPPONENT)
    ops, found = said.take(
        of_those_cards(said, cards.filter), CardSet(cards.filter, cards.count, 0)
    )
    return (*look, *ops, Send(found))


@means("mill_own")
def mill_own(said: Discourse, n: str) -> Program:
    return discard_top(said, int(n), YOU)


@means("mill_lost")
def mill_lost(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(Top(In(DECK), int(n)), into, int(n)), Send(Held(into), "lost")


@means("both_shuffle")
def both_shuffle(said: Discourse) -> Program:
    return (Shuffle(BOTH),)
