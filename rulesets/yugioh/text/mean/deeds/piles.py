"""Deeds on Decks and hands: what goes to them, and as many cards as were told before."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.values import Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    ArrangeTop,
    BanishTop,
    Cards,
    CountersOn,
    DamageController,
    Detach,
    Kind,
    LookAt,
    Mill,
    NotA,
    RemoveCounter,
    ShuffleDeck,
    SkipPhase,
    SpecialSummon,
    Sub,
    ToDeck,
    ToExtraDeck,
    TopOf,
)  # fmt: skip
from rulesets.yugioh.effects.deeds.looking import LayArranged
from rulesets.yugioh.text.mean.deeds.moves import decks
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Noun, Thing, both
from rulesets.yugioh.text.mean.nouns.numbers import number_of
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


@means("mill")
def mill(said: Discourse, *parts: str) -> Program:
    count = next((int(p) for p in parts if p.isdigit()), 1)
    side = next(p for p in parts if not p.isdigit())
    said.that = Held("milled") if count == 1 else None
    return (Mill(count, _owner(side)),)


def _owner(side: str) -> str:
    if side not in ("you", "opponent"):
        raise NoMeaning("a Deck without an owner")
    return side


@means("banish_top")
def banish_top(said: Discourse, *parts: str) -> Program:
    count = next((int(p) for p in parts if p.isdigit()), 1)
    side = next(p for p in parts if not p.isdigit())
    return (BanishTop(count, _owner(side)),)


@means("to_deck", "shuffling")
def to_deck(said: Discourse, thing: Thing, _: object) -> Program:
    ops, cards = said.settle(thing)
    said.gone(cards)
    return (*ops, ToDeck(cards))


@means("to_deck_top")
def to_deck_top(said: Discourse, thing: Thing, _: object) -> Program:
    ops, cards = said.settle(thing)
    if isinstance(thing, Noun) and "deck" in thing.zones:
        # A card found in the Deck goes on top of the Deck that was shuffled without it.
        raise NoMeaning("a card of the Deck that goes on top of it")
    return (*ops, ToDeck(cards, "top"))


@means("to_deck_bottom")
def to_deck_bottom(said: Discourse, thing: Thing, _: object) -> Program:
    ops, cards = said.settle(thing)
    if isinstance(thing, Noun) and "deck" in thing.zones:
        raise NoMeaning("a card of the Deck that goes to its bottom")
    return (*ops, ToDeck(cards, "bottom"))


def _of_main_deck(noun: Noun) -> Noun:
    """Return cards without those that would go to the Extra Deck."""
    extra = NotA(Sub(("Fusion", "Synchro", "Xyz")))
    return replace(noun, filter=both(noun.filter, extra))


@means("to_main_deck")
def to_main_deck(said: Discourse, noun: Noun) -> Program:
    return to_deck(said, _of_main_deck(noun), None)


@means("to_main_deck_bottom")
def to_main_deck_bottom(said: Discourse, noun: Noun) -> Program:
    return to_deck_bottom(said, _of_main_deck(noun), None)


@means("to_extra")
def to_extra(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, ToExtraDeck(cards))


@means("arrange_top")
def arrange_top(said: Discourse, n: str, side: str) -> Program:
    return (LookAt(TopOf(_owner(side), int(n))), ArrangeTop(int(n), _owner(side)))


@means("mill_each")
def mill_each(said: Discourse, n: str, side: str, noun: Noun) -> Program:
    return (Mill(Times(number_of(said, noun), int(n)), _owner(side)),)


@means("mill_each_one")
def mill_each_one(said: Discourse, side: str, noun: Noun) -> Program:
    return (Mill(number_of(said, noun), _owner(side)),)
