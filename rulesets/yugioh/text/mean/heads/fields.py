"""Conditions of whole fields and Graveyards, and of Life Points."""

from __future__ import annotations

from rulesets.engine.select import Count
from rulesets.engine.values import AnyCondition, AtLeast, Equal, Plus
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Atk,
    Cards,
    FaceUp,
    Kind,
    Lp,
    OriginalAtk,
    SummonedByEffectOf,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.conditions import MONSTERS
from rulesets.yugioh.text.mean.model import FIELD, Noun, Trait
from rulesets.yugioh.text.mean.registry import always, means


@means("c_all_grave_are")
def all_grave_are(said: Discourse, trait: Trait) -> AnyCondition:
    if trait.filter is None:
        raise NoMeaning("all monsters in a place")
    return Are(Cards(("grave",), "you", Kind(("monster",))), trait.filter)


@means("c_all_mine_are_up")
def all_mine_are_up(said: Discourse, trait: Trait) -> AnyCondition:
    if trait.filter is None:
        raise NoMeaning("all monsters in a place")
    return Are(Cards(MONSTERS, "you", FaceUp()), trait.filter)


@means("c_only_their_cards")
def only_their_cards(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.filter is None or noun.zones or noun.quantity is not None:
        raise NoMeaning("only cards of a number")
    return Are(Cards(FIELD, "opponent"), noun.filter)


@means("c_only_one_mine")
def only_one_mine(said: Discourse, noun: Noun) -> AnyCondition:
    from rulesets.engine.values import AllOf

    if noun.zones or noun.count != 1:
        raise NoMeaning("only monsters of a number")
    mine = Cards(MONSTERS, "you")
    one = Equal(Count(mine), 1)
    return one if noun.filter is None else AllOf((one, Are(mine, noun.filter)))


@means("c_their_lp_above")
def their_lp_above(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(Lp("opponent"), int(n) + 1)


@means("c_lp_least")
def lp_least(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(Lp("you"), int(n))


@means("c_banished_least")
def banished_least(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    if noun.zones or noun.side:
        raise NoMeaning("banished cards in a place")
    return AtLeast(Count(Cards(("banished",), "you", noun.filter)), int(n))


@means("c_more_by")
def more_by(said: Discourse, n: str) -> AnyCondition:
    mine, theirs = Count(Cards(MONSTERS, "you")), Count(Cards(MONSTERS, "opponent"))
    return AtLeast(theirs, Plus(mine, int(n)))


@means("c_by_effect_of")
def by_effect_of(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.zones or noun.filter is None or noun.count not in (1, None):
        raise NoMeaning("the effect of cards in a place")
    return Are(THIS, SummonedByEffectOf(noun.filter))


always("c_alone_cards", Equal(Count(Cards(FIELD, "you")), 1))


always("c_alone_everywhere", Equal(Count(Cards(MONSTERS, "either")), 1))


always("c_raised", AtLeast(Atk(THIS), Plus(OriginalAtk(THIS), 1)))
