"""The meaning of looking at the top of a deck, and of what becomes of the cards seen."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Held, Top
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    In,
    Look,
    Note,
    OneOf,
    Pick,
    Reorder,
    Reveal,
    Send,
)
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.searching import of_those_cards, those_cards
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, first_int
from rulesets.ptcg.text.mean.registry import means


def look_at_top(said: Discourse, n: int, side: str) -> Program:
    """Return the ops that look at the top cards of a deck, which are then "those cards"."""
    into = said.register("seen")
    said.cards = Held(into)
    return Note(Top(In(DECK, side), n), into), Look(Held(into))


@means("look_top")
def look_top(said: Discourse, *n: str) -> Program:
    return look_at_top(said, first_int(n), YOU)


@means("look_top_opponent")
def look_top_opponent(said: Discourse, *n: str) -> Program:
    return look_at_top(said, first_int(n), OPPONENT)


@means("reveal_top")
def reveal_top(said: Discourse, n: str) -> Program:
    note, _ = look_at_top(said, int(n), YOU)
    return note, Reveal(those_cards(said))


@means("look_choose")
def look_choose(said: Discourse, n: str, cards: CardSet, *parts: object) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    done = reveal_there(said, cards)
    said.cards = seen
    return (*look, *done)


@means("look_and_choose")
def look_and_choose(said: Discourse, n: str, cards: CardSet) -> Program:
    look = look_at_top(said, int(n), YOU)
    said.seen = those_cards(said)
    ops, _ = said.take(of_those_cards(said, cards.filter), CardSet(None, cards.count, 0))
    return (*look, *ops)


@means("choose_looked")
def choose_looked(said: Discourse, n: str, _: object) -> Program:
    return put_looked(said, n)


@means("look_take")
def look_take(said: Discourse, n: str, k: str) -> Program:
    return (*look_at_top(said, int(n), YOU), *put_looked(said, k))


@means("put_looked")
def put_looked(said: Discourse, k: str) -> Program:
    into = said.register("cards")
    return Pick(those_cards(said), into, int(k)), Send(Held(into), HAND)


@means("take_all_there")
def take_all_there(said: Discourse, kind: CardFilter | None) -> Program:
    return (Send(of_those_cards(said, kind), HAND),)


@means("reveal_there")
def reveal_there(said: Discourse, cards: CardSet, *_: object) -> Program:
    source = of_those_cards(said, cards.filter)
    if cards.count is None:
        return Reveal(source), Send(source, HAND)
    into = said.register("cards")
    pick = Pick(source, into, cards.count, 0)
    return pick, Reveal(Held(into)), Send(Held(into), HAND)


@means("reorder_top")
def reorder_top(said: Discourse, n: str) -> Program:
    return (*look_at_top(said, int(n), YOU), Reorder(those_cards(said)))


@means("reorder_top_side")
def reorder_top_side(said: Discourse, n: str, side: str) -> Program:
    return (*look_at_top(said, int(n), side), Reorder(those_cards(said)))


@means("reorder_either")
def reorder_either(said: Discourse, n: str) -> Program:
    yours, theirs = (reorder_top_side(said, n, side) for side in (YOU, OPPONENT))
    return (OneOf((yours, theirs)),)


@means("put_back_order")
def put_back_order(said: Discourse) -> Program:
    return (Reorder(those_cards(said)),)


def cards_left(said: Discourse) -> Selector:
    """Return those of the cards looked at that are still in the deck."""
    return Both(said.seen or those_cards(said), In(DECK, BOTH))


@means("others_under")
def others_under(said: Discourse, *_: object) -> Program:
    return (Reorder(cards_left(said), "bottom"),)


@means("others_discard")
def others_discard(said: Discourse) -> Program:
    return (Send(cards_left(said)),)


@means("others_back")
def others_back(said: Discourse, *_: object) -> Program:
    return (Reorder(cards_left(said)),)
