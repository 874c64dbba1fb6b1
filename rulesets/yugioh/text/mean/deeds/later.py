"""What a deed leaves for a later phase."""

from __future__ import annotations

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
)
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


def later(thing: Thing, when: When, kind: type[AnyOp]) -> Program:
    """Return that something befalls cards that are known in a later phase."""
    if not isinstance(thing, Fixed):
        raise NoMeaning("cards that are chosen later")
    if thing.cards == THIS and when[0] == "battle end":
        raise NoMeaning("what becomes of the card itself after a battle")
    return (Later(when[0], (kind(thing.cards),), when[1]),)  # type: ignore[call-arg]


@means("destroy_at")
def destroy_at(said: Discourse, thing: Thing, when: When) -> Program:
    return later(thing, when, Destroy)


@means("banish_at")
def banish_at(said: Discourse, thing: Thing, when: When) -> Program:
    return later(thing, when, Banish)


@means("return_at")
def return_at(said: Discourse, thing: Thing, _: object, when: When) -> Program:
    return later(thing, when, ToHand)


@means("return_at_bare")
def return_at_bare(said: Discourse, thing: Thing, when: When) -> Program:
    return later(thing, when, ToHand)


@means("send_at")
def send_at(said: Discourse, thing: Thing, when: When) -> Program:
    return later(thing, when, SendToGrave)


@means("shuffle_at")
def shuffle_at(said: Discourse, thing: Thing, _: object, when: When) -> Program:
    return later(thing, when, ToDeck)


@means("special_at")
def special_at(said: Discourse, thing: Fixed, when: When) -> Program:
    return later(thing, when, SpecialSummon)


@means("draw_at")
def draw_at(said: Discourse, n: str, when: When) -> Program:
    return (Later(when[0], (Draw(int(n)),), when[1]),)


@means("banish_until_standby")
def banish_until_standby(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, Banish(cards, until="your standby"))


@means("take_control_later")
def take_control_later(said: Discourse, thing: Thing, until: str) -> Program:
    if until != "end of turn":
        raise NoMeaning("control until a later turn")
    ops, cards = said.settle(thing)
    return (*ops, TakeControl(cards, "you", until))


@means("until_take_control")
def until_take_control(said: Discourse, until: str, thing: Thing) -> Program:
    if until != "end of turn":
        raise NoMeaning("control until a later turn")
    ops, cards = said.settle(thing)
    said.until = until
    return (*ops, TakeControl(cards, "you", until))


@means("give_control_end")
def give_control_end(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, TakeControl(cards, "opponent", "end of turn"))


@means("control_while")
def control_while(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, TakeControl(cards, "you", "it leaves"))
