"""Deeds to as many cards as there are, or as a number says; cards of the Deck, materials."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.select import AnyFilter, AnySelector, Count
from rulesets.engine.values import Least, Number
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    ArrangeTop,
    Attach,
    Banish,
    Cards,
    ChangePosition,
    CountersOn,
    Destroy,
    Detach,
    Draw,
    Equipped,
    FlipDown,
    FreeZones,
    HasMaterials,
    InPosition,
    LookAt,
    NotA,
    NotThis,
    SendToGrave,
    ToDeck,
    ToHand,
    TopOf,
)
from rulesets.yugioh.text.mean.deeds.hands import set_card
from rulesets.yugioh.text.mean.deeds.moves import return_hand, send, to_hand, without_self
from rulesets.yugioh.text.mean.deeds.summons import special
from rulesets.yugioh.text.mean.deeds.targets import target
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import (
    Fixed,
    Noun,
    Quantity,
    Thing,
    Trait,
    both,
    parts_of,
    without,
)
from rulesets.yugioh.text.mean.registry import always, means

ALL = Quantity(None)


@means("destroy_many_others")
def destroy_many_others(said: Discourse, *parts: object) -> Program:
    noun = next(p for p in parts if isinstance(p, Noun))
    said.that = None
    return (Destroy(without_self(noun).cards()),)


@means("return_many")
def return_many(said: Discourse, noun: Noun) -> Program:
    return (ToHand(noun.cards()),)


@means("banish_many")
def banish_many(said: Discourse, noun: Noun) -> Program:
    return (Banish(noun.cards()),)


@means("send_many")
def send_many(said: Discourse, noun: Noun) -> Program:
    return (SendToGrave(noun.cards()),)


@means("change_many")
def change_many(said: Discourse, noun: Noun, position: str) -> Program:
    cards = noun.cards()
    return (FlipDown(cards) if position == "set" else ChangePosition(cards, position),)


@means("return_up_to")
def return_up_to(said: Discourse, noun: Noun, _: object, most: Number) -> Program:
    return return_hand(said, replace(noun, quantity=Quantity(most, 1)), _)


@means("return_equal")
def return_equal(said: Discourse, noun: Noun, _: object, count: Number) -> Program:
    return return_hand(said, replace(noun, quantity=Quantity(count)), _)


# Cards of the Deck


@means("choose_set")
def choose_set(said: Discourse, noun: Noun) -> Program:
    return set_card(said, noun)


@means("add_thing_to_deck")
def add_thing_to_deck(said: Discourse, thing: Thing) -> Program:
    if not isinstance(thing, Fixed):
        raise NoMeaning("adding cards to the Deck from nowhere")
    return (ToDeck(thing.cards),)


def placed(noun: Noun, owner: str, zones: tuple[str, ...]) -> Noun:
    """Return a noun in the place that was said before it."""
    if noun.zones or noun.side:
        raise NoMeaning("a noun in two places")
    return replace(noun, zones=zones, side=owner or "you")


@means("to_hand_from_first")
def to_hand_from_first(
    said: Discourse, owner: str, zones: tuple[str, ...], _: object, noun: Noun
) -> Program:
    return to_hand(said, placed(noun, owner, zones), _)


@means("send_from_first")
def send_from_first(said: Discourse, owner: str, zones: tuple[str, ...], noun: Noun) -> Program:
    return send(said, placed(noun, owner, zones), None)


@means("arrange_up_to")
def arrange_up_to(said: Discourse, n: str) -> Program:
    return (LookAt(TopOf("you", int(n))), ArrangeTop(int(n), "you"))


@means("late_post")
def late_post(said: Discourse, trait: Trait) -> Trait:
    return trait


@means("to_hand_late")
def to_hand_late(said: Discourse, noun: Noun, _: object, *traits: Trait) -> Program:
    wanted = both(noun.filter, *(t.filter for t in traits))
    return to_hand(said, replace(noun, filter=wanted), _)


@means("target_send")
def target_send(said: Discourse, noun: Noun, _: object) -> Program:
    ops = target(said, noun)
    assert said.target is not None
    return (*ops, SendToGrave(said.target))


@means("draw_counters")
def draw_counters(said: Discourse, n: str, kind: str) -> Program:
    if n != "1":
        raise NoMeaning("several cards for each counter")
    return (Draw(CountersOn(THIS, kind.strip("[]"))),)


# Materials


def _with_materials(side: str) -> AnySelector:
    return Cards(("monsters",), side, HasMaterials())


always("of_mine", _with_materials("you"))
always("of_any", _with_materials("either"))
always("of_theirs_one", _with_materials("opponent"))
always("of_equipped", Equipped())


@means("detach_other")
def detach_other(said: Discourse, n: str, cards: AnySelector) -> Program:
    if n != "1":
        raise NoMeaning("several materials of other monsters")
    said.that = None  # "it" may be the material or the monster
    return (Detach(1, cards),)


@means("attach_to")
def attach_to(said: Discourse, thing: Thing, ref: Fixed) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, Attach(cards, ref.cards))


# Special Summons


def special_many(said: Discourse, noun: Noun, count: Number, *posts: dict[str, object]) -> Program:
    """Return the Special Summon of so many, or as many as there are and find room."""
    return special(said, replace(noun, quantity=Quantity(count)), *posts)


@means("special_many_from")
def special_many_from(
    said: Discourse, noun: Noun, owner: str, zones: tuple[str, ...], *posts: dict[str, object]
) -> Program:
    wanted = placed(noun, owner, zones)
    return special_all(said, wanted, *posts)


@means("special_many")
def special_all(said: Discourse, noun: Noun, *posts: dict[str, object]) -> Program:
    if not noun.zones:
        raise NoMeaning("a Special Summon from nowhere")
    count = Least(Count(noun.cards()), FreeZones())
    return special_many(said, noun, count, *posts)


@means("special_from_first")
def special_from_first(said: Discourse, owner: str, zones: tuple[str, ...], noun: Noun) -> Program:
    wanted = placed(noun, owner, zones)
    for word in ("attack", "defense"):
        if InPosition((word,)) in parts_of(wanted.filter):
            wanted = replace(wanted, filter=without(wanted.filter, InPosition((word,))))
            return special(said, wanted, {"position": word})
    return special(said, wanted)


@means("post_except")
def post_except(said: Discourse, _: object, named: AnyFilter) -> dict[str, object]:
    return {"except": NotA(named)}


always("post_except_self", {"except": NotThis()})


# Positions and counters


@means("change_those_positions")
def change_those_positions(said: Discourse) -> Program:
    if said.target is None:
        raise NoMeaning("targets that nobody chose")
    return (ChangePosition(said.target),)


@means("min_one")
def min_one(said: Discourse, n: str) -> None:
    if n != "1":
        raise NoMeaning("at least so many")
