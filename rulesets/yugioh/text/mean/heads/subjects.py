"""What an event is about: the card itself, cards of a kind, or those named before."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import AnyFilter, Exists
from rulesets.engine.values import AnyCondition
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    And,
    Are,
    AttackTarget,
    ControlledBy,
    FaceDown,
    FaceUp,
    HappenedBy,
    HappenedTo,
    InPosition,
    IsThis,
    WasSummoned,
)
from rulesets.yugioh.match.script import On, walk
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.events import Event
from rulesets.yugioh.text.mean.model import FIELD, Fixed, Heads, Noun, both
from rulesets.yugioh.text.mean.registry import means


@means("subject_self")
def subject_self(said: Discourse, itself: Fixed) -> Fixed:
    return itself


def _on(event: Event, subject: AnyFilter | None, side: str) -> On | Heads:
    on = replace(event.on, subject=both(subject, event.on.subject))
    if side and side != "either":
        if on.side not in ("any", side):
            raise NoMeaning("an event of two sides")
        on = replace(on, side=side)
    if not event.conditions and not event.extra:
        return on
    extra = tuple(replace(x, subject=both(subject, x.subject), side=on.side) for x in event.extra)
    return Heads(on=on, conditions=event.conditions, extra=extra)


@means("self_event")
def self_event(said: Discourse, itself: Fixed, event: Event) -> On | Heads:
    said.that, said.event, said.event_is_self = THIS, THIS, True
    subject: AnyFilter = IsThis()
    if itself.set_:
        subject = And((IsThis(), FaceDown()))
    if itself.position:
        if event.on.what in ("summoned", "flipped"):
            raise NoMeaning("a Summon of a card in a position")
        if event.on.what != "position":
            subject = And((IsThis(), InPosition((itself.position,))))
        elif itself.position in event.on.how:
            raise NoMeaning("a position changed to itself")
    if itself.up and event.on.what == "moved":
        subject = And((IsThis(), FaceUp()))
    if itself.was:
        if event.on.what == "summoned":
            raise NoMeaning("a Summon of a card that was Summoned")
        subject = And((IsThis(), WasSummoned((itself.was,))))
    on = _on(event, subject, "you" if itself.mine and event.on.what == "moved" else "")
    leaves = event.on.what == "moved" and not event.on.origin
    if itself.place == "field" and not itself.set_ and leaves and isinstance(on, On):
        on = replace(on, origin=("field",))
    if event.on.what == "attacked":
        said.destroyed = None
    return on


@means("noun_event")
def noun_event(said: Discourse, noun: Noun, event: Event) -> On | Heads:
    quantity = noun.quantity
    if quantity is not None and (quantity.none or quantity.random or quantity.more):
        raise NoMeaning("an event of so many cards")
    if quantity is not None and quantity.count not in (1, None):
        raise NoMeaning("an event of several cards")
    if noun.distinct:
        raise NoMeaning("an event of a card with a different name")
    said.that = said.event = HappenedTo()
    said.event_is_self = False
    said.destroyed = HappenedTo() if "destroyed" in event.on.how else None
    said.summoned = HappenedTo() if event.on.what == "summoned" else None
    on = event.on
    if on.by_side == "opponent" and "battle" in on.how:
        said.foe = HappenedBy()
    elif noun.side == "opponent":
        said.foe = HappenedTo()
    if noun.zones and on.what == "moved":
        zones = noun.narrowed(noun.zones)
        if on.origin and on.origin != noun.zones:
            raise NoMeaning("an event from two places")
        event = event._replace(on=replace(on, origin=zones))
    elif noun.zones and noun.zones != ("field",):
        raise NoMeaning("an event in a place")
    return _on(event, noun.filter, noun.side)


@means("ref_event")
def ref_event(said: Discourse, ref: Fixed, event: Event) -> On | Heads:
    raise NoMeaning("an event of a card named before")


@means("event_while")
def event_while(said: Discourse, on: On | Heads, heads: Heads) -> Heads:
    found = on if isinstance(on, Heads) else Heads(on=on)
    if found.place and heads.place and found.place != heads.place:
        raise NoMeaning("a card in two places")
    moved = found.on is not None and found.on.what == "moved" and said.event_is_self
    if moved and THIS in walk(heads.conditions):
        raise NoMeaning("a state that the card had before it left")
    return replace(
        found, conditions=found.conditions + heads.conditions, place=found.place or heads.place
    )


@means("position_of_noun")
def position_of_noun(said: Discourse, noun: Noun) -> On | Heads:
    return noun_event(said, noun, Event(On("position", not_how=("set",))))


@means("position_of_self")
def position_of_self(said: Discourse, itself: Fixed) -> On | Heads:
    return self_event(said, itself, Event(On("position", not_how=("set",))))


@means("attack_on")
def attack_on(said: Discourse, noun: Noun, target: Noun) -> Heads:
    on = noun_event(said, noun, Event(On("attack declared")))
    if isinstance(on, Heads) or target.count not in (1, None) or target.zones not in ((), FIELD):
        raise NoMeaning("an attack on monsters in a place")
    return Heads(on=on, conditions=(_is_target(target),))


def _is_target(noun: Noun) -> AnyCondition:
    side = () if noun.side in ("", "either") else (ControlledBy(noun.side),)
    wanted = both(*side, noun.filter)
    return Exists(AttackTarget()) if wanted is None else Are(AttackTarget(), wanted)
