"""Conditions on what cards hold: materials, counters, equips."""

from __future__ import annotations

from rulesets.engine.select import Exists
from rulesets.engine.values import AnyCondition, AtLeast
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    CountersOn,
    Equipped,
    HasMaterials,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Noun
from rulesets.yugioh.text.mean.registry import means


@means("some_material")
def some_material(said: Discourse, *parts: object) -> HasMaterials:
    noun = next(p for p in parts if isinstance(p, Noun))
    count = next((int(p) for p in parts if isinstance(p, str)), 1)
    return HasMaterials(count, noun.filter)


@means("named_material")
def named_material(said: Discourse, name: str) -> HasMaterials:
    from rulesets.yugioh.effects import Named

    if not said.known(name):
        raise NoMeaning(f"no card is called {name!r}")
    return HasMaterials(1, Named((name,)))


@means("c_has_material")
def has_material(said: Discourse, wanted: HasMaterials | None = None) -> AnyCondition:
    return Are(THIS, wanted or HasMaterials())


@means("c_has_counter")
def has_counter(said: Discourse, *parts: str) -> AnyCondition:
    count = int(parts[0]) if len(parts) > 1 else 1
    return AtLeast(CountersOn(THIS, parts[-1].strip("[]")), count)


@means("c_equipped_with")
def equipped_with(said: Discourse, noun: Noun) -> AnyCondition:
    from rulesets.yugioh.effects import EquippedWith

    if noun.zones or noun.quantity is None or noun.quantity.count != 1:
        raise NoMeaning("equipped with several cards")
    return Are(THIS, EquippedWith(noun.filter))


@means("c_equipped_to")
def equipped_to(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.zones or noun.filter is None:
        raise NoMeaning("equipped to a monster in a place")
    return Are(Equipped(), noun.filter)


@means("c_equipped")
def equipped(said: Discourse) -> AnyCondition:
    said.that = Equipped()
    return Exists(Equipped())
