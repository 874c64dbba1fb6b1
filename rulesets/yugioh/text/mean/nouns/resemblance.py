"""Cards compared with others, and either of two cards."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import AnyFilter
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Atk,
    AtkIs,
    Attribute,
    HasCounter,
    LevelIs,
    LevelOf,
    NotA,
    Or,
    Owned,
    SameAttributeAs,
    SameNameAs,
    SameTypeAs,
    Sub,
    Type,
    Was,
)
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Quantity, Trait, both
from rulesets.yugioh.text.mean.registry import always, means, refused

for _rule, _kind in {
    "non_normal": "Normal", "non_fusion": "Fusion", "non_synchro": "Synchro", "non_xyz": "Xyz",
}.items():  # fmt: skip
    always(_rule, Trait(NotA(Sub((_kind,)))))
for _rule, _what in {
    "like_name": "name", "like_type": "type", "like_attribute": "attribute",
    "like_level": "level", "like_atk": "atk", "like_both": "type and attribute",
}.items():  # fmt: skip
    always(_rule, _what)
for _rule, _origin in {
    "from_their_deck": (("deck",), "opponent"), "from_their_hand": (("hand",), "opponent"),
    "from_deck_field": (("deck", "field"), "any"),
}.items():  # fmt: skip
    always(_rule, _origin)
always("you_own", Trait(Owned("you")))
always("from_extra_zone", (("extra",), "any"))
refused("raised_atk", "a figure compared with the original one")
refused("summonable_post", "monsters that can be Special Summoned")
refused("alike_names", "cards of one name among each other")
refused("each_one", "one of each name")


@means("type_or_attribute")
def type_or_attribute(said: Discourse, race: str, attribute: str) -> Trait:
    return Trait(Or((Type((race,)), Attribute((attribute,)))))


@means("attribute_or_type")
def attribute_or_type(said: Discourse, attribute: str, race: str) -> Trait:
    return Trait(Or((Attribute((attribute,)), Type((race,)))))


@means("likened", "likened_level")
def likened(said: Discourse, thing: Fixed) -> Fixed:
    return thing


@means("alike")
def alike(said: Discourse, what: str, other: Fixed) -> Trait:
    cards = other.cards
    if what == "name":
        return Trait(SameNameAs(cards))
    if what == "level":
        level = Was("level", cards) if other.gone else LevelOf(cards)
        return Trait(LevelIs(level, level))
    if other.gone:
        raise NoMeaning("what a monster was on the field")
    if what == "atk":
        return Trait(AtkIs(Atk(cards), Atk(cards)))
    wanted = {"type": SameTypeAs(cards), "attribute": SameAttributeAs(cards)}
    return Trait(wanted[what] if what in wanted else both(*wanted.values()))


@means("level_not_above")
def level_not_above(said: Discourse, other: Fixed) -> Trait:
    cards = other.cards
    return Trait(LevelIs(0, Was("level", cards) if other.gone else LevelOf(cards)))


@means("without_counter")
def without_counter(said: Discourse, kind: str) -> Trait:
    return Trait(NotA(HasCounter(kind.strip("[]"))))


@means("with_counters")
def with_counters(said: Discourse, n: str, kind: str) -> Trait:
    return Trait(HasCounter(kind.strip("[]"), int(n)))


@means("one_or_two")
def one_or_two(said: Discourse, least: str, most: str) -> Quantity:
    if int(most) != int(least) + 1:
        raise NoMeaning("one number or another")
    return Quantity(int(most), int(least))


@means("more_other")
def more_other(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), more=True, others=True)


def one_noun(first: Noun, second: Noun) -> Noun:
    """Return a noun for either of two kinds of cards in one place."""
    if first.best or second.best or first.distinct or second.distinct:
        raise NoMeaning("either the strongest of some cards or another one")
    zones, side = first.zones or second.zones, first.side or second.side
    if (first.zones and second.zones and first.zones != second.zones) or (
        first.side and second.side and first.side != second.side
    ):
        raise NoMeaning("either of two cards in two places")
    parts: list[AnyFilter] = []
    for noun in (first, second):
        if noun.filter is None:
            raise NoMeaning("either any card or another one")
        parts.append(noun.filter)
    head = first.head if first.head == second.head else "card"
    if {first.head, second.head} == {"monster", "named"}:
        head = "card"
    return replace(first, head=head, filter=Or(tuple(parts)), zones=zones, side=side)


@means("either_noun")
def either_noun(said: Discourse, first: Noun, second: Noun) -> Noun:
    if first.quantity != Quantity(1) or second.quantity != Quantity(1):
        raise NoMeaning("either so many cards or so many others")
    return one_noun(first, second)


@means("any_of_two")
def any_of_two(said: Discourse, first: Noun, second: Noun) -> Noun:
    if first.quantity is None or second.quantity is not None:
        raise NoMeaning("some cards and others")
    return one_noun(first, second)
