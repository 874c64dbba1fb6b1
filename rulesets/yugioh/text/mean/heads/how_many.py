"""Conditions on how many there are: cards, counters, Life Points."""

from __future__ import annotations

from rulesets.engine.select import Count
from rulesets.engine.values import AnyCondition, AtLeast, Equal
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    CountersOn,
    HandSize,
    Lp,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import FIELD, Noun
from rulesets.yugioh.text.mean.registry import means


@means("c_hand_most")
def hand_most(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(int(n), HandSize("you"))


@means("c_lp_most")
def lp_most(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(int(n), Lp("you"))


@means("c_their_lp_most")
def their_lp_most(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(int(n), Lp("opponent"))


@means("c_counters_least")
def counters_least(said: Discourse, n: str, kind: str) -> AnyCondition:
    return AtLeast(CountersOn(THIS, kind.strip("[]")), int(n))


@means("c_at_least_mine")
def at_least_mine(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    if not noun.zones:
        raise NoMeaning("having cards nowhere")
    return AtLeast(noun.number(FIELD, "you"), int(n))


def _least(noun: Noun, n: str, side: str) -> AnyCondition:
    return AtLeast(noun.number(FIELD, side), int(n))


@means("c_they_at_least")
def they_at_least(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    return _least(noun, n, "opponent")


@means("c_you_at_least")
def you_at_least(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    return _least(noun, n, "you")


@means("c_there_at_least")
def there_at_least(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    return _least(noun, n, "either")


@means("c_they_most")
def they_most(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    if not noun.zones:
        raise NoMeaning("having cards nowhere")
    return AtLeast(int(n), Count(noun.cards(FIELD, "opponent")))


@means("c_you_most")
def you_most(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    if not noun.zones:
        raise NoMeaning("having cards nowhere")
    return AtLeast(int(n), Count(noun.cards(FIELD, "you")))


@means("c_exactly")
def exactly(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    return Equal(Count(noun.cards(FIELD, "either")), int(n))


@means("c_you_exactly")
def you_exactly(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    if not noun.zones:
        raise NoMeaning("having cards nowhere")
    return Equal(Count(noun.cards(FIELD, "you")), int(n))
