"""Deeds that move cards, as steps and as prices."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import OneOf, Pick
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, AnySelector, Either, Held
from rulesets.engine.values import Number
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Banish,
    Cards,
    ChangePosition,
    Destroy,
    FlipDown,
    HasCounter,
    Lasting,
    NotA,
    NotThis,
    SendToGrave,
    ShuffleDeck,
    SpecialSummon,
    Those,
    ToHand,
    Tribute,
)  # fmt: skip
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Quantity, Thing, both
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

refused("refused_deed", "a deed that is not carried out")
phrase("grave_word", "hand_word", "deck_word")


@means("deed")
def one_deed(said: Discourse, program: Program) -> Program:
    return program


def decks(thing: Thing, side: str = "you") -> Program:
    """Return the shuffle of the Decks that a choice looked through."""
    nouns = thing if isinstance(thing, tuple) else (thing,)
    for noun in nouns:
        if isinstance(noun, Noun) and "deck" in noun.zones:
            return (ShuffleDeck("opponent" if noun.side == "opponent" else "you"),)
    return ()


# Destroy, send, banish


@means("destroy")
def destroy(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    said.gone(cards)
    return (*ops, Destroy(cards))


@means("destroy_many")
def destroy_many(said: Discourse, noun: Noun, *_: object) -> Program:
    said.that = None
    return (Destroy(noun.cards()),)


@means("banish_on_leave")
def banish_on_leave(said: Discourse, ref: Fixed | None = None) -> Program:
    cards = said.it() if ref is None else ref.cards
    away = ("grave", "hand", "deck", "extra")
    return (Lasting(tuple(Modifier("redirect", value=f"{z}>banished") for z in away), cards, ""),)


@means("send", "sending")
def send(said: Discourse, thing: Thing, _: object) -> Program:
    ops, cards = said.settle(thing, public=False)
    _own_place(thing)
    said.gone(cards)
    return (*ops, SendToGrave(cards), *decks(thing))


def _own_place(thing: Thing) -> None:
    if isinstance(thing, Noun) and not thing.zones and thing.quantity is not None:
        raise NoMeaning("sending cards from nowhere")


@means("send_hand")
def send_hand(said: Discourse, *n: str) -> Program:
    into = said.register("picked")
    said.that = Held(into)
    return (Pick(Cards(("hand",)), into, int(n[0]) if n else 1), SendToGrave(Held(into)))


@means("send_whole_hand")
def send_whole_hand(said: Discourse, *_: object) -> Program:
    return (SendToGrave(Cards(("hand",))),)


@means("banish", "banishing")
def banish(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    said.gone(cards)
    return (*ops, Banish(cards), *decks(thing))


@means("banish_down")
def banish_down(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, Banish(cards, True), *decks(thing))


# To hand and Deck


@means("to_hand")
def to_hand(said: Discourse, thing: Thing, _: object) -> Program:
    if isinstance(thing, Noun) and not thing.zones:
        raise NoMeaning("adding cards from nowhere")
    ops, cards = said.settle(thing)
    return (*ops, ToHand(cards), *decks(thing))


@means("to_hand_from")
def to_hand_from(
    said: Discourse, thing: Thing, owner: str, zones: tuple[str, ...], _: object
) -> Program:
    if isinstance(thing, Fixed):
        return to_hand(said, thing, _)
    if not isinstance(thing, Noun) or thing.zones:
        raise NoMeaning("adding cards from two places")
    placed = Noun(thing.head, thing.filter, zones, owner or "you", thing.quantity)
    return to_hand(said, placed, _)


@means("return_hand", "returning")
def return_hand(said: Discourse, thing: Thing, _: object) -> Program:
    ops, cards = said.settle(thing)
    said.gone(cards)
    return (*ops, ToHand(cards))


@means("return_self_hand")
def return_self_hand(said: Discourse) -> Program:
    said.that = THIS
    return (ToHand(THIS),)


@means("return_grave")
def return_grave(said: Discourse, thing: Thing) -> Program:
    if isinstance(thing, Noun) and "banished" not in thing.zones:
        raise NoMeaning("a return to the Graveyard of cards that are not banished")
    ops, cards = said.settle(thing, ("banished",))
    return (*ops, SendToGrave(cards))


@means("to_hand_except")
def to_hand_except(said: Discourse, noun: Noun, _: object, __: object, named: AnyFilter) -> Program:
    return to_hand(said, replace(noun, filter=both(noun.filter, NotA(named))), _)


always("x_highest", True)
always("x_lowest", False)
phrase("choice_tied")


@means("destroy_extreme")
def destroy_extreme(said: Discourse, *parts: object) -> Program:
    noun = next(p for p in parts if isinstance(p, Noun))
    highest = next(p for p in parts if isinstance(p, bool))
    figure = next(p for p in parts if isinstance(p, str) and not p.isdigit())
    if any(isinstance(p, str) and p.isdigit() and p != "1" for p in parts):
        raise NoMeaning("several cards with the highest figure")
    one_card = replace(noun, best=(figure, highest), quantity=Quantity(1))
    return destroy(said, one_card)


def _nth(said: Discourse, register: str) -> AnySelector:
    if said.target != Either(Held("target"), Held("target2")):
        raise NoMeaning("the first or second of other targets")
    return Held(register)


@means("destroy_first")
def destroy_first(said: Discourse) -> Program:
    return (Destroy(_nth(said, "target")),)


@means("special_first")
def special_first(said: Discourse) -> Program:
    return (SpecialSummon(_nth(said, "target")),)


@means("destroy_second")
def destroy_second(said: Discourse) -> Program:
    return (Destroy(_nth(said, "target2")),)


@means("banish_second")
def banish_second(said: Discourse) -> Program:
    return (Banish(_nth(said, "target2")),)


@means("destroy_up_to")
def destroy_up_to(said: Discourse, noun: Noun, most: Number) -> Program:
    return destroy(said, replace(noun, quantity=Quantity(most, 1)))


@means("destroy_equal")
def destroy_equal(said: Discourse, noun: Noun, count: Number) -> Program:
    return destroy(said, replace(noun, quantity=Quantity(count)))


@means("banish_up_to")
def banish_up_to(said: Discourse, noun: Noun, most: Number) -> Program:
    return banish(said, replace(noun, quantity=Quantity(most, 1)))


@means("tribute_with_counters")
def tribute_with_counters(said: Discourse, n: str, kind: str) -> Program:
    return (Tribute(Those(THIS, HasCounter(kind.strip("[]"), int(n)))),)


@means("send_with_counters")
def send_with_counters(said: Discourse, n: str, kind: str) -> Program:
    return (SendToGrave(Those(THIS, HasCounter(kind.strip("[]"), int(n)))),)


def _taken(said: Discourse, noun: Noun) -> tuple[Program, AnySelector]:
    if "deck" not in noun.zones or noun.count != 1:
        raise NoMeaning("taking cards that are not in a Deck")
    return said.settle(noun)


@means("take_hand_grave")
def take_hand_grave(said: Discourse, noun: Noun) -> Program:
    ops, cards = _taken(said, noun)
    either = OneOf(((ToHand(cards),), (SendToGrave(cards),)))
    return (*ops, either, *decks(noun))


@means("take_hand_special")
def take_hand_special(said: Discourse, noun: Noun) -> Program:
    raise NoMeaning("a card that is taken or Special Summoned")


def without_self(noun: Noun) -> Noun:
    """Return the same cards but for this one."""
    return replace(noun, filter=both(noun.filter, NotThis()))


@means("send_other")
def send_other(said: Discourse, noun: Noun, _: object) -> Program:
    return send(said, without_self(noun), _)


@means("return_other")
def return_other(said: Discourse, noun: Noun, _: object) -> Program:
    return return_hand(said, without_self(noun), _)


@means("change_other")
def change_other(said: Discourse, noun: Noun, position: str) -> Program:
    ops, cards = said.settle(without_self(noun))
    return (*ops, FlipDown(cards) if position == "set" else ChangePosition(cards, position))


@means("to_hand_from_except")
def to_hand_from_except(
    said: Discourse, thing: Thing, owner: str, zones: tuple[str, ...], _: object, __: object,
    named: AnyFilter,
) -> Program:  # fmt: skip
    if not isinstance(thing, Noun):
        raise NoMeaning("an exception from a certain card")
    wanted = replace(thing, filter=both(thing.filter, NotA(named)))
    return to_hand_from(said, wanted, owner, zones, _)
