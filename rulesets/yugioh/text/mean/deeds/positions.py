"""Deeds that change positions and control."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    ChangePosition,
    FlipDown,
    InPosition,
    SwapControl,
    TakeControl,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Thing
from rulesets.yugioh.text.mean.registry import means


@means("change_to")
def change_to(said: Discourse, thing: Thing, position: str) -> Program:
    if isinstance(thing, Fixed) and thing.position and thing.cards == THIS:
        said.asks = Are(THIS, InPosition((thing.position,)))
    ops, cards = said.settle(thing)
    if position == "set":
        return (*ops, FlipDown(cards))
    return (*ops, ChangePosition(cards, position))


@means("that_owned")
def that_owned(said: Discourse) -> Fixed:
    return Fixed(said.it())


@means("change_position")
def change_position(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, ChangePosition(cards))


@means("flip_up")
def flip_up(said: Discourse, thing: Thing) -> Program:
    raise NoMeaning("turning a card face-up without a position")


@means("flip_down")
def flip_down(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, FlipDown(cards))


@means("take_control")
def take_control(said: Discourse, thing: Thing, until: str = "") -> Program:
    ops, cards = said.settle(thing)
    if until == "damage calculation":
        raise NoMeaning("control for a calculation")
    return (*ops, TakeControl(cards, "you", until))


@means("take_control_end")
def take_control_end(said: Discourse, thing: Thing) -> Program:
    return take_control(said, thing, "end of turn")


@means("give_control")
def give_control(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, TakeControl(cards, "opponent"))


@means("swap_targets")
def swap_targets(said: Discourse) -> Program:
    if said.target != Either(Held("target"), Held("target2")):
        raise NoMeaning("control of other monsters switched")
    return (SwapControl(Held("target"), Held("target2")),)
