"""What befalls cards in a later phase, and control for a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rulesets.engine.frames import AnyOp, Program
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Banish,
    Destroy,
    Draw,
    Later,
    SendToGrave,
    SpecialSummon,
    TakeControl,
    ToDeck,
    ToHand,
)  # fmt: skip
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Thing
from rulesets.yugioh.text.mean.registry import always, means

When = tuple[str, str]  # the phase, and whose
for _rule, _when in {
    "at_standby": ("standby", "either"), "at_your_standby": ("standby", "you"),
    "at_your_end": ("end", "you"), "at_their_end": ("end", "opponent"),
    "at_battle_end": ("battle end", "either"),
}.items():  # fmt: skip
    always(_rule, _when)
for _rule, _until in {
    "ul_your_end": "end of your next turn", "ul_end": "end of turn",
    "ul_their_end": "end of opponent's next turn",
}.items():  # fmt: skip
    always(_rule, _until)


def later(thing: Thing, when: When, deed: type[AnyOp]) -> Program:
    """Return that something befalls cards that are known in a later phase."""
    if not isinstance(thing, Fixed):
        raise NoMeaning("cards that are chosen later")
    if thing.cards == THIS and when[0] == "battle end":
        raise NoMeaning("what becomes of the card itself after a battle")
    return (Later(when[0], (deed(thing.cards),), when[1]),)  # type: ignore[call-arg]


def _befalls(deed: type[AnyOp]) -> Callable[..., Program]:
    def handler(said: Discourse, thing: Thing, *where_and_when: object) -> Program:
        return later(thing, cast(When, where_and_when[-1]), deed)

    return handler


for _rule, _deed in {
    "destroy_at": Destroy, "banish_at": Banish, "return_at": ToHand, "return_at_bare": ToHand,
    "send_at": SendToGrave, "shuffle_at": ToDeck, "special_at": SpecialSummon,
}.items():  # fmt: skip
    means(_rule)(_befalls(_deed))


@means("draw_at")
def draw_at(said: Discourse, n: str, when: When) -> Program:
    return (Later(when[0], (Draw(int(n)),), when[1]),)


@means("banish_until_standby")
def banish_until_standby(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, Banish(cards, until="your standby"))


def control(said: Discourse, thing: Thing, side: str, until: str) -> Program:
    """Return that a player controls cards until something happens."""
    ops, cards = said.settle(thing)
    return (*ops, TakeControl(cards, side, until))


@means("take_control_later")
def take_control_later(said: Discourse, thing: Thing, until: str) -> Program:
    if until != "end of turn":
        raise NoMeaning("control until a later turn")
    return control(said, thing, "you", until)


@means("until_take_control")
def until_take_control(said: Discourse, until: str, thing: Thing) -> Program:
    program = take_control_later(said, thing, until)
    said.until = until
    return program


@means("give_control_end")
def give_control_end(said: Discourse, thing: Thing) -> Program:
    return control(said, thing, "opponent", "end of turn")


@means("control_while")
def control_while(said: Discourse, thing: Thing) -> Program:
    return control(said, thing, "you", "it leaves")


@means("destroy_later")
def destroy_later(said: Discourse, thing: Thing) -> Program:
    if not isinstance(thing, Fixed):
        raise NoMeaning("a later destruction of cards to be chosen")
    return (Later("end", (Destroy(thing.cards),)),)


@means("destroy_that_later")
def destroy_that_later(said: Discourse, thing: Fixed) -> Program:
    return (Later("end", (Destroy(thing.cards),)),)


@means("banish_later")
def banish_later(said: Discourse, thing: Thing) -> Program:
    if not isinstance(thing, Fixed):
        raise NoMeaning("a later banishing of cards to be chosen")
    return (Later("end", (Banish(thing.cards),)),)


@means("return_hand_later")
def return_hand_later(said: Discourse, thing: Thing) -> Program:
    if not isinstance(thing, Fixed):
        raise NoMeaning("a later return of cards to be chosen")
    return (Later("end", (ToHand(thing.cards),)),)


@means("send_later")
def send_later(said: Discourse, thing: Thing) -> Program:
    if not isinstance(thing, Fixed):
        raise NoMeaning("a later sending of cards to be chosen")
    return (Later("end", (SendToGrave(thing.cards),)),)


@means("banish_until_end")
def banish_until_end(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, Banish(cards, until="end"))


@means("destroy_that_later_yours")
def destroy_that_later_yours(said: Discourse, thing: Fixed) -> Program:
    return (Later("end", (Destroy(thing.cards),), "you"),)


@means("return_that_later")
def return_that_later(said: Discourse, thing: Fixed, _: object) -> Program:
    return (Later("end", (ToHand(thing.cards),)),)


@means("shuffle_later")
def shuffle_later(said: Discourse, ref: Fixed, _: object) -> Program:
    return (Later("end", (ToDeck(ref.cards),)),)
