"""Deeds and sentences that choose: by the player, a coin, a call, or what a card was."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import May
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.values import AnyCondition, AtLeast, Not, Reg
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Are
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Deeds, Heads, Noun
from rulesets.yugioh.text.mean.registry import means, phrase, refused
from rulesets.yugioh.text.mean.roles import Act, Options

_HEADS, _TAILS = AtLeast(Reg("heads"), 1), AtLeast(Reg("tails"), 1)
_RIGHT = AtLeast(Reg("called"), 1)


phrase("one_of_these")


refused("refused_options", "a choice of FLIP effects")


@means("options_priced")
def options_priced(said: Discourse, *parts: object) -> Act:
    price = next((p for p in parts if isinstance(p, Deeds)), None)
    cost, targets = ((), ()) if price is None else price.price()
    return Act((), can=True, cost=cost, targets=targets, priced=price is not None)


@means("options_headed")
def options_headed(said: Discourse, heads: Heads, act: Act) -> Options:
    return Options(replace(act, heads=heads, colon=True))


@means("options_plain")
def options_plain(said: Discourse, act: Act) -> Options:
    return Options(act)


@means("otherwise")
def otherwise(said: Discourse, found: Deeds) -> Act:
    if said.otherwise is None:
        raise NoMeaning("otherwise, without a condition")
    return Act((If(Not(said.otherwise), found.program()),))


@means("if_heads")
def if_heads(said: Discourse, found: Deeds) -> Act:
    return Act((If(_HEADS, found.program()),))


@means("if_tails")
def if_tails(said: Discourse, found: Deeds) -> Act:
    return Act((If(_TAILS, found.program()),))


@means("if_right")
def if_right(said: Discourse, found: Deeds) -> Act:
    return Act((If(_RIGHT, found.program()),))


@means("if_wrong")
def if_wrong(said: Discourse, found: Deeds) -> Act:
    return Act((If(Not(_RIGHT), found.program()),))


@means("if_heads_least")
def if_heads_least(said: Discourse, n: str, found: Deeds) -> Act:
    return Act((If(AtLeast(Reg("heads"), int(n)), found.program()),))


@means("if_both_heads")
def if_both_heads(said: Discourse, found: Deeds) -> Act:
    return Act((If(AtLeast(Reg("heads"), 2), found.program()),))


@means("that_was")
def that_was(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.zones or noun.side or noun.filter is None or noun.count != 1:
        raise NoMeaning("being something in a place")
    cards = said.it() if said.excavated is None else said.excavated
    said.that = cards
    return Are(cards, noun.filter)


@means("if_that_was")
def if_that_was(said: Discourse, condition: AnyCondition, program: Program) -> Program:
    said.otherwise = condition
    return (If(condition, program),)


@means("may_deed")
def may_deed(said: Discourse, program: Program) -> Program:
    return (May(program),)
