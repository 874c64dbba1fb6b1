"""Targets: what is chosen when an effect is activated."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import AnyOp, Program
from rulesets.engine.select import AnySelector, Either, Held
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Attacker,
    Banish,
    Destroy,
    NotThis,
    TakeControl,
    Target,
    ToHand,
)  # fmt: skip
from rulesets.yugioh.text.mean.deeds.summons import special
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Thing, without
from rulesets.yugioh.text.mean.registry import means


@means("target")
def target(said: Discourse, nouns: Thing) -> Program:
    found = nouns if isinstance(nouns, tuple) else (nouns,)
    ops: list[AnyOp] = []
    chosen: AnySelector | None = None
    for noun in found:
        assert isinstance(noun, Noun)
        quantity = noun.quantity
        if quantity is None or quantity.none or quantity.more or quantity.random or noun.random:
            raise NoMeaning("a target of so many cards")
        if quantity.count is None or noun.distinct:
            raise NoMeaning("all cards, or cards with different names, as targets")
        if said.kind != "Monster" and quantity.others and noun.zones == ("grave",):
            raise NoMeaning("another card than the one that was paid")
        if set(noun.zones) & {"deck", "hand", "extra"}:
            raise NoMeaning("a target that nobody can see")
        into = said.register("target")
        besides = ""
        if quantity.others and isinstance(chosen, Held):
            # Other cards than the first target; the card itself may be one of them.
            noun = replace(noun, filter=without(noun.filter, NotThis()))
            besides = chosen.name
        ops.append(Target(noun.cards(), quantity.count, quantity.at_least, into, besides=besides))
        chosen = Held(into) if chosen is None else Either(chosen, Held(into))
    said.that = said.target = chosen
    return tuple(ops)


@means("target_both")
def target_both(said: Discourse, one: Thing, other: Thing) -> Program:
    first = target(said, one)
    mine = said.target
    second = target(said, other)
    assert mine is not None and said.target is not None
    said.that = said.target = Either(mine, said.target)
    return first + second


@means("target_that")
def target_that(said: Discourse) -> Program:
    if said.event is None or said.event == THIS:
        raise NoMeaning("a target that no event names")
    return _target_fixed(said, said.event)


@means("target_attacker")
def target_attacker(said: Discourse) -> Program:
    return _target_fixed(said, Attacker())


def _target_fixed(said: Discourse, cards: AnySelector) -> Program:
    into = said.register("target")
    said.that = said.target = Held(into)
    return (Target(cards, 1, -1, into),)


@means("target_of_those")
def target_of_those(said: Discourse, n: str) -> Program:
    into = said.register("target")
    if said.event is None or said.event == THIS:
        raise NoMeaning("targets among cards that no event names")
    cards = said.event
    said.that = said.target = Held(into)
    return (Target(cards, int(n), -1, into),)


def _chosen(said: Discourse, noun: Noun) -> tuple[Program, AnySelector]:
    ops = target(said, noun)
    assert said.target is not None
    return ops, said.target


@means("target_destroy")
def target_destroy(said: Discourse, noun: Noun) -> Program:
    ops, cards = _chosen(said, noun)
    return (*ops, Destroy(cards))


@means("target_banish")
def target_banish(said: Discourse, noun: Noun) -> Program:
    ops, cards = _chosen(said, noun)
    return (*ops, Banish(cards))


@means("target_control")
def target_control(said: Discourse, noun: Noun, until: str = "") -> Program:
    ops, cards = _chosen(said, noun)
    return (*ops, TakeControl(cards, "you", until))


@means("target_special")
def target_special(said: Discourse, noun: Noun, *posts: dict[str, object]) -> Program:
    ops = target(said, noun)
    assert said.target is not None
    return (*ops, *special(said, Fixed(said.target), *posts))


@means("target_return")
def target_return(said: Discourse, noun: Noun, _: object) -> Program:
    ops, cards = _chosen(said, noun)
    return (*ops, ToHand(cards))
