"""Events: what an effect answers, by the words that say it happened."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rulesets.engine.select import AnyFilter
from rulesets.engine.values import AnyCondition
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    IsThis,
    Kind,
)
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Noun, both
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
    "from_your_deck": (("deck",), "you"),
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


@means("h_discarded_to_grave")
def h_discarded_to_grave(said: Discourse, *parts: object) -> Event:
    cause = next((p for p in parts if isinstance(p, Cause)), None)
    return _moved(cause, how=("discarded",), to=("grave",))


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


@means("h_returned_by")
def h_returned_by(said: Discourse, cause: Cause) -> Event:
    return _moved(cause, to=("hand",), origin=("field",))


@means("by_their_kind")
def by_their_kind(said: Discourse, noun: Noun) -> Cause:
    if noun.zones or noun.side:
        raise NoMeaning("the effect of a card in a place")
    return Cause(("effect",), "opponent", noun.filter)


always("by_their_monster", Cause((), "opponent", Kind(("monster",))))
