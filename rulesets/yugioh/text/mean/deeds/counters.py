"""Deeds that place and remove counters."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.values import Least, Minus, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, CountersOn, PlaceCounter, RemoveCounter
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Thing
from rulesets.yugioh.text.mean.nouns.numbers import number_of
from rulesets.yugioh.text.mean.registry import means


def _kind(token: str) -> str:
    return token.strip("[]")


@means("place_counter")
def place_counter(said: Discourse, n: str, kind: str, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, PlaceCounter(_kind(kind), int(n), cards))


@means("place_one_counter")
def place_one_counter(said: Discourse, kind: str, thing: Thing) -> Program:
    return place_counter(said, "1", kind, thing)


@means("place_counter_max")
def place_counter_max(said: Discourse, n: str, kind: str, thing: Thing, most: str) -> Program:
    if not isinstance(thing, Fixed):
        raise NoMeaning("counters on cards to be chosen, up to a number")
    left = Minus(int(most), CountersOn(thing.cards, _kind(kind)))
    return (PlaceCounter(_kind(kind), Least(int(n), left), thing.cards),)


@means("remove_counter")
def remove_counter(said: Discourse, n: str, kind: str, thing: Thing) -> Program:
    if not isinstance(thing, Fixed):
        raise NoMeaning("counters of cards to be chosen")
    return (RemoveCounter(_kind(kind), int(n), thing.cards),)


@means("remove_one_counter")
def remove_one_counter(said: Discourse, kind: str, thing: Thing) -> Program:
    return remove_counter(said, "1", kind, thing)


@means("remove_counter_yours")
def remove_counter_yours(said: Discourse, n: str, kind: str) -> Program:
    return (RemoveCounter(_kind(kind), int(n), Cards(("field",), "you")),)


@means("place_counter_each")
def place_counter_each(said: Discourse, n: str, kind: str, thing: Thing, noun: Noun) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, PlaceCounter(_kind(kind), Times(number_of(said, noun), int(n)), cards))
