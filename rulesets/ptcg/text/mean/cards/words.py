"""The meaning of words for showing cards and for where they are put."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.ptcg.effects.ops import Bench, Send
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse
from rulesets.ptcg.text.mean.registry import always, means, phrase

phrase("it_them")


@means("show")
def show(said: Discourse, *_: object) -> str:
    return "show"


@means("take")
def take(said: Discourse, into: str) -> str:
    return into


always("into_hand", HAND)
always("onto_bench", "bench")
always("onto_deck", DECK)
always("under_deck", "under")
always("into_discard", DISCARD)


@means("in_any_order")
def in_any_order(said: Discourse) -> str:
    return "order"


@means("show_kind")
def show_kind(said: Discourse, cards: CardSet) -> CardSet:
    return cards


def put_into(found: Selector, into: str) -> Program:
    """Return the op that puts cards somewhere."""
    if into == "bench":
        return (Bench(found),)
    return (Send(found, DECK, "bottom"),) if into == "under" else (Send(found, into),)
