"""Deeds on Decks and hands that say how many by what was done before."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.values import Number
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Cards,
    CountersOn,
    DamageController,
    Detach,
    Kind,
    RemoveCounter,
    ShuffleDeck,
    SkipPhase,
    SpecialSummon,
    ToDeck,
)
from rulesets.yugioh.effects.deeds.looking import LayArranged
from rulesets.yugioh.text.mean.deeds.moves import decks
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Noun
from rulesets.yugioh.text.mean.registry import means


@means("lay_on_top")
def lay_on_top(said: Discourse, noun: Noun) -> Program:
    if noun.zones != ("deck",) or noun.count != 1:
        raise NoMeaning("laying other cards on the Deck than one of it")
    pick = Pick(noun.cards(side="you", public=False), "arranged")
    said.that = Held("arranged")
    return (pick, ShuffleDeck(), LayArranged())


@means("detach_yours")
def detach_yours(said: Discourse, n: str) -> Program:
    return (Detach(int(n), Cards(("monsters",), "you", Kind(("Xyz",)))),)


@means("detach_from_that")
def detach_from_that(said: Discourse, n: str) -> Program:
    return (Detach(int(n), said.it()),)


@means("special_up_to")
def special_up_to(said: Discourse, noun: Noun, count: Number) -> Program:
    if not noun.zones or noun.quantity is not None:
        raise NoMeaning("a Special Summon of so many monsters from nowhere")
    into = said.register("picked")
    said.that = said.summoned = Held(into)
    source = noun.cards(side="you", public=False)
    return (Pick(source, into, count, 1), SpecialSummon(Held(into)), *decks(noun))


@means("hand_to_deck")
def hand_to_deck(said: Discourse) -> Program:
    return (ToDeck(Cards(("hand",))),)


@means("to_deck_noun")
def to_deck_noun(said: Discourse, noun: Noun) -> Program:
    ops, cards = said.settle(noun)
    return (*ops, ToDeck(cards))


@means("some_to_deck")
def some_to_deck(said: Discourse) -> Program:
    into = said.register("picked")
    return (Pick(Cards(("hand",)), into, ANY_NUMBER, 1), ToDeck(Held(into)))


@means("damage_controller")
def damage_controller(said: Discourse, n: str) -> Program:
    return (DamageController(int(n), said.it()),)


@means("skip_draws")
def skip_draws(said: Discourse, n: str) -> Program:
    return (SkipPhase("you", "draw", int(n)),)


@means("remove_all_counters")
def remove_all_counters(said: Discourse, kind: str) -> Program:
    kind = kind.strip("[]")
    return (RemoveCounter(kind, CountersOn(THIS, kind), THIS),)


@means("remove_counter_any")
def remove_counter_any(said: Discourse, n: str, kind: str) -> Program:
    return (RemoveCounter(kind.strip("[]"), int(n), Cards(("field",), "either")),)
