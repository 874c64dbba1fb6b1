"""What stands behind a noun: whose, where, exceptions, counters, equipment, where it came from."""

from __future__ import annotations

from rulesets.engine.select import AnyFilter
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    CameFrom,
    CanHold,
    DeclaredAttack,
    EquippedTo,
    EquippedWith,
    FaceUp,
    HasCounter,
    HasLevel,
    HasMaterials,
    IsThis,
    Kind,
    NormalSummonable,
    NotA,
    SameNameAs,
    Sub,
    SummonedThisTurn,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import FIELD, NO_FIELD_SPELL, Trait, both
from rulesets.yugioh.text.mean.nouns.phrases import names_part
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

for _rule, _trait in {
    "you_control": Trait(zones=FIELD, side="you"),
    "you_control_now": Trait(zones=FIELD, side="you", now=True),
    "they_control_now": Trait(zones=FIELD, side="opponent", now=True),
    "they_control": Trait(zones=FIELD, side="opponent"),
    "both_control": Trait(zones=FIELD, side="either"),
    "on_field": Trait(zones=FIELD, side="either"),
    "in_any_grave": Trait(zones=("grave",), side="either"),
    "in_hand_or_field": Trait(zones=("hand", "field"), side="you"),
    "in_spells": Trait(NO_FIELD_SPELL, ("spells",), "either"),
    "except_self": Trait(others=True),
    "special_this_turn": Trait(SummonedThisTurn(("special",))),
    "equipped_to_self": Trait(EquippedTo(THIS)),
    "equipped_with_self": Trait(EquippedWith(IsThis())),
    "with_equip": Trait(EquippedWith()),
    "with_equip_spell": Trait(EquippedWith(both(Kind(("spell",)), Sub(("Equip",))))),
    "has_level": Trait(HasLevel()),
    "has_materials": Trait(HasMaterials()),
    "same_name": Trait(SameNameAs(THIS)),
    "normal_summonable": Trait(NormalSummonable()),
    "at_random": Trait(random=True),
    "has_attacked": Trait(DeclaredAttack()),
}.items():
    always(_rule, _trait)
phrase("except_word", "preposition")

for _rule, _word in {
    "yours_owner": "you", "theirs_owner": "opponent", "eithers_owner": "either", "unowned": "",
}.items():  # fmt: skip
    always(_rule, _word)
for _rule, _word in {
    "z_hand": "hand", "z_deck": "deck", "z_grave": "grave", "z_extra": "extra", "z_field": "field",
}.items():  # fmt: skip
    always(_rule, _word)


@means("zones")
def zones(said: Discourse, *words: str) -> tuple[str, ...]:
    return words


@means("in_zones")
def in_zones(said: Discourse, _: object, owner: str, where: tuple[str, ...]) -> Trait:
    if not owner and set(where) - {"grave", "field"}:
        owner = "you"
    return Trait(zones=where, side=owner or "either")


@means("in_owned_spells")
def in_owned_spells(said: Discourse, _: object, owner: str) -> Trait:
    return Trait(NO_FIELD_SPELL, ("spells",), owner or "either")


@means("in_owned_monsters")
def in_owned_monsters(said: Discourse, _: object, owner: str) -> Trait:
    return Trait(zones=("monsters",), side=owner or "either")


@means("in_field_zone")
def in_field_zone(said: Discourse, _: object, owner: str = "") -> Trait:
    return Trait(Sub(("Field",)), zones=("spells",), side=owner or "either")


@means("from_top")
def from_top(said: Discourse, owner: str) -> Trait:
    raise NoMeaning("cards from the top of a Deck in this sentence")


@means("except_named")
def except_named(said: Discourse, _: object, named: AnyFilter) -> Trait:
    return Trait(NotA(named))


@means("except_kind")
def except_kind(said: Discourse, _: object, *traits: Trait) -> Trait:
    wanted = both(*(t.filter for t in traits))
    if wanted is None or any(t.zones or t.side for t in traits):
        raise NoMeaning("an exception without a property")
    return Trait(NotA(wanted))


@means("post_adjective")
def post_adjective(said: Discourse, trait: Trait) -> Trait:
    return trait


@means("with_counter")
def with_counter(said: Discourse, *parts: str) -> Trait:
    return Trait(HasCounter(parts[-1].strip("[]"), int(parts[0]) if len(parts) > 1 else 1))


@means("can_hold")
def can_hold(said: Discourse, *parts: str) -> Trait:
    return Trait(CanHold(parts[-1].strip("[]")))


@means("equipped_to_that")
def equipped_to_that(said: Discourse) -> Trait:
    return Trait(EquippedTo(said.it()))


@means("same_name_as_that")
def same_name_as_that(said: Discourse) -> Trait:
    return Trait(SameNameAs(said.it()))


phrase("no_material")
always("different_names", Trait(distinct=True))
refused("refused_place", "a place that nobody looks into")
always("without_material", Trait(NotA(HasMaterials())))


@means("except_part")
def except_part(said: Discourse, word: str) -> Trait:
    return Trait(NotA(names_part(said, word).filter or Kind(("monster",))))


@means("you_control_in")
def you_control_in(said: Discourse, trait: Trait) -> Trait:
    return Trait(trait.filter, FIELD, "you")


@means("they_control_in")
def they_control_in(said: Discourse, trait: Trait) -> Trait:
    return Trait(trait.filter, FIELD, "opponent")


@means("on_field_in")
def on_field_in(said: Discourse, trait: Trait) -> Trait:
    return Trait(trait.filter, FIELD, "either")


always("in_hands_and_field", Trait(zones=("hand", "field"), side="either"))


# A card in the hand is not face-down either.
always("in_hand_or_face_up", Trait(FaceUp(), zones=("hand", "field"), side="you"))


@means("at_least_note")
def at_least_note(said: Discourse, n: str) -> Trait:
    if n != "1":
        raise NoMeaning("at least so many")
    return Trait()


@means("came_from")
def came_from(said: Discourse, origin: tuple[tuple[str, ...], str]) -> Trait:
    if origin[1] != "any":
        raise NoMeaning("monsters from a player's zone")
    return Trait(CameFrom(origin[0]))
