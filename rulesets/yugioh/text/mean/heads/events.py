"""Events: what an effect answers, by the words that say it happened."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

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
    HappenedTo,
    InPosition,
    IsThis,
    Kind,
    WasSummoned,
)
from rulesets.yugioh.match.script import On, walk
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import FIELD, Fixed, Heads, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused


class Cause(NamedTuple):
    """By what something happened."""

    how: tuple[str, ...] = ()
    side: str = "any"
    card: AnyFilter | None = None


for _rule, _cause in {
    "by_battle": Cause(("battle",)),
    "by_effect": Cause(("effect",)),
    "by_any": Cause(("by any",)),
    "by_their_effect": Cause(("effect",), "opponent"),
    "by_their_card": Cause((), "opponent"),
    "by_spell": Cause(("effect",), "any", Kind(("spell",))),
    "by_trap": Cause(("effect",), "any", Kind(("trap",))),
    "by_own": Cause(("effect",), "any", IsThis()),
}.items():
    always(_rule, _cause)
refused("refused_cause", "a cause that is not carried out")
refused("refused_by", "a cause that is not carried out")


@means("by_effect_of")
def by_effect_of(said: Discourse, noun: Noun) -> Cause:
    side = noun.side if noun.side in ("you", "opponent") else "any"
    if noun.quantity is not None and noun.quantity.count not in (1, None):
        raise NoMeaning("the effect of several cards")
    return Cause(("effect",), side, noun.filter)


@means("by_battle_with")
def by_battle_with(said: Discourse, noun: Noun) -> Cause:
    side = noun.side if noun.side in ("you", "opponent") else "any"
    return Cause(("battle",), side, noun.filter)


for _rule, _side in {"any_gy": "any", "own_gy": "you", "their_gy": "opponent"}.items():
    always(_rule, _side)
for _rule, _origin in {
    "from_field": (("field",), "any"), "from_your_field": (("field",), "you"),
    "from_hand": (("hand",), "any"), "from_deck": (("deck",), "any"),
    "from_hand_field": (("hand", "field"), "any"), "from_hand_deck": (("hand", "deck"), "any"),
    "from_their_field": (("field",), "opponent"), "from_gy": (("grave",), "any"),
    "from_monsters": (("monsters",), "any"),
}.items():  # fmt: skip
    always(_rule, _origin)
for _rule, _how in {
    "s_normal": ("normal",), "s_special": ("special",), "s_flip": ("flip",),
    "s_tribute": ("tribute",), "s_fusion": ("fusion",), "s_synchro": ("synchro",),
    "s_xyz": ("xyz",), "s_ritual": ("ritual",), "s_any": (), "s_normal_flip": ("normal", "flip"),
    "s_normal_special": ("normal", "special"),
}.items():  # fmt: skip
    always(_rule, _how)
refused("s_refused", "a Summon or Set")


@means("summoned")
def summoned(said: Discourse, *ways: tuple[str, ...]) -> tuple[str, ...]:
    if () in ways:
        return ()
    return tuple(way for several in ways for way in several)


class Event(NamedTuple):
    """What happens to the subject, still without it."""

    on: On
    conditions: tuple[AnyCondition, ...] = ()
    summon: tuple[str, ...] | None = None
    extra: tuple[On, ...] = ()  # other events that are meant as well


def _moved(cause: Cause | None, **kinds: object) -> Event:
    how: tuple[str, ...] = kinds.pop("how", ())  # type: ignore[assignment]
    on = On("moved", **kinds)  # type: ignore[arg-type]
    if cause is None:
        return Event(replace(on, how=how))
    words = tuple(w for w in cause.how if w != "by any")
    return Event(replace(on, how=how + words, by=cause.card, by_side=cause.side))


def summon_event(how: tuple[str, ...]) -> Event:
    if len(how) == 1:
        return Event(On("summoned", how=how), summon=how)
    return Event(On("summoned", WasSummoned(how) if how else None), summon=how)


@means("h_summoned")
def h_summoned(said: Discourse, how: tuple[str, ...]) -> Event:
    return summon_event(how)


@means("h_summoned_by")
def h_summoned_by(said: Discourse, how: tuple[str, ...], noun: Noun) -> Event:
    event = summon_event(how)
    side = noun.side if noun.side in ("you", "opponent") else "any"
    return event._replace(on=replace(event.on, by=noun.filter, by_side=side))


@means("h_summoned_from")
def h_summoned_from(said: Discourse, how: tuple[str, ...], *rest: object) -> Event:
    zones = next(p for p in rest if isinstance(p, tuple))
    event = summon_event(how)
    return event._replace(on=replace(event.on, origin=zones))


@means("h_summoned_theirs")
def h_summoned_theirs(said: Discourse, how: tuple[str, ...]) -> Event:
    event = summon_event(how)
    return event._replace(on=replace(event.on, side="opponent"))


always("h_flipped", Event(On("flipped")))
always("h_normal_flipped", Event(On("summoned", how=("normal",)), extra=(On("flipped"),)))
always("h_any_summon", summon_event(()))


@means("h_normal_flip")
def h_normal_flip(said: Discourse) -> Event:
    return summon_event(("normal", "flip"))


@means("h_summoned_yours")
def h_summoned_yours(said: Discourse, how: tuple[str, ...]) -> Event:
    event = summon_event(how)
    return event._replace(on=replace(event.on, side="you"))


@means("h_destroyed_by_noun")
def h_destroyed_by_noun(said: Discourse, noun: Noun, gy: str) -> Event:
    cause = by_battle_with(said, noun)
    return _owned(_moved(cause, how=("destroyed",), to=("grave",)), gy)


@means("h_destroyed")
def h_destroyed(said: Discourse, cause: Cause | None = None) -> Event:
    return _moved(cause, how=("destroyed",))


@means("h_destroyed_grave")
def h_destroyed_grave(said: Discourse, *parts: object) -> Event:
    cause = next((p for p in parts if isinstance(p, Cause)), None)
    gy = next(p for p in parts if isinstance(p, str))
    return _owned(_moved(cause, how=("destroyed",), to=("grave",)), gy)


def _owned(event: Event, gy: str) -> Event:
    """Return an event with the owner of the Graveyard a card goes to."""
    if gy == "any":
        return event
    from rulesets.yugioh.effects import Owned

    return event._replace(on=replace(event.on, subject=both(event.on.subject, Owned(gy))))


@means("h_sent")
def h_sent(said: Discourse, gy: str, cause: Cause | None = None) -> Event:
    return _owned(_moved(cause, to=("grave",)), gy)


@means("h_sent_from")
def h_sent_from(
    said: Discourse, origin: tuple[tuple[str, ...], str], gy: str, cause: Cause | None = None
) -> Event:
    event = _owned(_moved(cause, to=("grave",), origin=origin[0]), gy)
    return event._replace(on=replace(event.on, side=origin[1]))


@means("h_sent_to_from")
def h_sent_to_from(said: Discourse, gy: str, origin: tuple[tuple[str, ...], str]) -> Event:
    return h_sent_from(said, origin, gy)


always("h_leaves", Event(On("moved", origin=("field",))))


@means("h_banished")
def h_banished(said: Discourse, cause: Cause | None = None) -> Event:
    return _moved(cause, to=("banished",))


@means("h_banished_from")
def h_banished_from(said: Discourse, origin: tuple[tuple[str, ...], str]) -> Event:
    event = _moved(None, to=("banished",), origin=origin[0])
    return event._replace(on=replace(event.on, side=origin[1]))


@means("h_discarded")
def h_discarded(said: Discourse, *parts: object) -> Event:
    cause = next((p for p in parts if isinstance(p, Cause)), None)
    return _moved(cause, how=("discarded",))


for _rule, _event in {
    "h_tributed": Event(On("moved", how=("tributed",))),
    "h_added": Event(On("moved", to=("hand",), side="you", not_how=("drawn",))),
    "h_added_from_deck": Event(
        On("moved", to=("hand",), origin=("deck",), side="you", how=("effect",), not_how=("drawn",))
    ),
    "h_declares": Event(On("attack declared")),
    "h_attacked": Event(On("attacked")),
    "h_synchro_material": Event(On("moved", how=("material", "synchro"))),
    "h_synchro_material_grave": Event(On("moved", to=("grave",), how=("material", "synchro"))),
    "h_fusion_material": Event(On("moved", how=("material", "fusion"))),
    "h_detached": Event(On("moved", how=("detached",))),
    "h_equipped": Event(On("equipped")),
}.items():
    always(_rule, _event)
always("h_declares_direct", Event(On("attack declared", how=("direct",))))
refused("h_targeted", "being targeted")
phrase("effect_word")
refused("h_set", "being Set")


@means("h_returned")
def h_returned(said: Discourse, *owner: str) -> Event:
    return Event(On("moved", to=("hand",), origin=("field",)))


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
    said.that = said.event = HappenedTo()
    said.event_is_self = False
    said.destroyed = HappenedTo() if "destroyed" in event.on.how else None
    said.summoned = HappenedTo() if event.on.what == "summoned" else None
    on = event.on
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


always("s_pendulum", ("pendulum",))


@means("h_sent_as_cost")
def h_sent_as_cost(said: Discourse, noun: Noun) -> Event:
    side = noun.side if noun.side in ("you", "opponent") else "any"
    if noun.zones or noun.count not in (1, None):
        raise NoMeaning("the price of an effect of cards in a place")
    return Event(On("moved", to=("grave",), how=("cost",), by=noun.filter, by_side=side))


always("h_to_defense", Event(On("position", how=("defense",))))
always("h_to_attack", Event(On("position", how=("attack",))))
always("h_destroyed_not_battle", Event(On("moved", how=("destroyed",), not_how=("battle",))))
always("h_sent_not_battle", Event(On("moved", to=("grave",), not_how=("battle",))))


@means("position_of_noun")
def position_of_noun(said: Discourse, noun: Noun) -> On | Heads:
    return noun_event(said, noun, Event(On("position", not_how=("set",))))


@means("position_of_self")
def position_of_self(said: Discourse, itself: Fixed) -> On | Heads:
    return self_event(said, itself, Event(On("position", not_how=("set",))))


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


@means("h_returned_by")
def h_returned_by(said: Discourse, cause: Cause) -> Event:
    return _moved(cause, to=("hand",), origin=("field",))


@means("by_their_kind")
def by_their_kind(said: Discourse, noun: Noun) -> Cause:
    if noun.zones or noun.side:
        raise NoMeaning("the effect of a card in a place")
    return Cause(("effect",), "opponent", noun.filter)


always("by_their_monster", Cause((), "opponent", Kind(("monster",))))
