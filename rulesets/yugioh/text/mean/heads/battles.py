"""Events of battle: destruction, damage, attacks."""

from __future__ import annotations

from rulesets.engine.select import Among, AnyFilter, Exists
from rulesets.engine.values import AnyCondition
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Attacker,
    AttackTarget,
    BattleOpponent,
    Equipped,
    EquippedWith,
    HappenedTo,
    InPosition,
    IsThis,
)
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import FIELD, Fixed, Heads, Noun
from rulesets.yugioh.text.mean.registry import always, means, refused


def destroys(said: Discourse, noun: Noun, grave: bool, by: AnyFilter, by_side: str = "any") -> On:
    """Return that a monster destroys another by battle, and sends it to the Graveyard."""
    if noun.zones not in ((), ("field",)) or (noun.quantity is None and noun.side == ""):
        raise NoMeaning("destroying cards in a place")
    side = noun.side if noun.side in ("you", "opponent") else "any"
    said.event = said.destroyed = HappenedTo()
    said.event_is_self = False
    said.that = None  # "it" may be either of the two
    return On("moved", noun.filter, side, (), ("grave",) if grave else (), ("destroyed", "battle"),
              (), by, by_side)  # fmt: skip


@means("self_destroys")
def self_destroys(said: Discourse, itself: Fixed, noun: Noun) -> On:
    return destroys(said, noun, False, IsThis())


@means("self_destroys_to_grave")
def self_destroys_to_grave(said: Discourse, itself: Fixed, noun: Noun) -> On:
    return destroys(said, noun, True, IsThis())


@means("destroyed_with_self_to_grave")
def destroyed_with_self(said: Discourse, noun: Noun) -> On:
    return destroys(said, noun, True, IsThis())


@means("noun_destroys")
def noun_destroys(said: Discourse, noun: Noun, other: Noun) -> On:
    return _noun_destroys(said, noun, other, False)


@means("noun_destroys_to_grave")
def noun_destroys_to_grave(said: Discourse, noun: Noun, other: Noun) -> On:
    return _noun_destroys(said, noun, other, True)


def _noun_destroys(said: Discourse, noun: Noun, other: Noun, grave: bool) -> On:
    if noun.filter is None or noun.zones not in ((), ("field",)):
        raise NoMeaning("destroying by cards in a place")
    side = noun.side if noun.side in ("you", "opponent") else "any"
    return destroys(said, other, grave, noun.filter, side)


def _damage(said: Discourse, by: AnyFilter | None, by_side: str, side: str, *how: str) -> On:
    said.event = None
    return On("battle damage", None, side, how=how, by=by, by_side=by_side)


@means("self_damages")
def self_damages(said: Discourse, itself: Fixed) -> On:
    said.that = THIS
    return _damage(said, IsThis(), "any", "opponent")


@means("self_damages_directly")
def self_damages_directly(said: Discourse, itself: Fixed) -> On:
    said.that = THIS
    return _damage(said, IsThis(), "any", "opponent", "direct")


@means("noun_damages")
def noun_damages(said: Discourse, noun: Noun) -> On:
    if noun.side == "opponent":
        raise NoMeaning("battle damage by whose monster")
    said.that = None
    return _damage(said, noun.filter, noun.side or "any", "opponent")


always("you_damaged", On("battle damage", None, "you"))
always("they_damaged", On("battle damage", None, "opponent"))
always("you_effect_damage", On("effect damage", None, "you"))
refused("you_any_damage", "damage of any kind")


@means("you_damaged_by")
def you_damaged_by(said: Discourse, noun: Noun) -> On:
    side = noun.side if noun.side in ("you", "opponent") else "any"
    return _damage(said, noun.filter, side, "you")


@means("self_attacks_any")
def self_attacks_any(said: Discourse, itself: Fixed) -> On:
    said.that = THIS
    return On("attack declared", IsThis())


@means("self_attacks_directly")
def self_attacks_directly(said: Discourse, itself: Fixed) -> On:
    said.that = THIS
    return On("attack declared", IsThis(), how=("direct",))


def _battled(
    said: Discourse, role: AnyCondition | None, noun: Noun | None, itself: Fixed | None = None
) -> Heads:
    foe = BattleOpponent(THIS)
    said.event, said.that = foe, None
    said.event_is_self = False
    conditions: list[AnyCondition] = [] if role is None else [role]
    if itself is not None and (itself.set_ or itself.was):
        raise NoMeaning("a battle of the card in some state")
    if itself is not None and itself.position:
        conditions.append(Are(THIS, InPosition((itself.position,))))
    if noun is not None:
        if noun.zones not in ((), FIELD) or noun.count not in (1, None) or noun.quantity is None:
            raise NoMeaning("a battle with monsters in a place")
        conditions.append(Exists(foe) if noun.filter is None else Are(foe, noun.filter))
    return Heads(on=On("battled", IsThis()), conditions=tuple(conditions), battle="battled")


@means("self_battles")
def self_battles(said: Discourse, itself: Fixed, noun: Noun) -> Heads:
    return _battled(said, None, noun, itself)


@means("self_battles_any")
def self_battles_any(said: Discourse, itself: Fixed) -> Heads:
    return _battled(said, None, None, itself)


@means("self_attacks")
def self_attacks(said: Discourse, itself: Fixed, noun: Noun) -> Heads:
    return _battled(said, Among(THIS, Attacker()), noun, itself)


refused("noun_attacks", "an attack of one monster on another")


_HOLDER = EquippedWith(IsThis())


@means("equipped_destroys")
def equipped_destroys(said: Discourse, noun: Noun) -> On:
    return destroys(said, noun, False, _HOLDER)


@means("equipped_destroys_to_grave")
def equipped_destroys_to_grave(said: Discourse, noun: Noun) -> On:
    return destroys(said, noun, True, _HOLDER)


@means("equipped_damages")
def equipped_damages(said: Discourse) -> On:
    said.that = None
    return _damage(said, _HOLDER, "any", "opponent")


@means("they_declare")
def they_declare(said: Discourse) -> On:
    said.that = said.event = said.foe = HappenedTo()
    return On("attack declared", None, "opponent")


@means("they_declare_direct")
def they_declare_direct(said: Discourse) -> On:
    said.that = said.event = said.foe = HappenedTo()
    return On("attack declared", None, "opponent", how=("direct",))


@means("self_attacked_by")
def self_attacked_by(said: Discourse, itself: Fixed, noun: Noun) -> Heads:
    return _battled(said, Among(THIS, AttackTarget()), noun, itself)


def _holder_only(ref: Fixed) -> None:
    if not isinstance(ref.cards, Equipped):
        raise NoMeaning("an event of a card named before")


@means("ref_destroys")
def ref_destroys(said: Discourse, ref: Fixed, noun: Noun) -> On:
    _holder_only(ref)
    return equipped_destroys(said, noun)


@means("ref_destroys_to_grave")
def ref_destroys_to_grave(said: Discourse, ref: Fixed, noun: Noun) -> On:
    _holder_only(ref)
    return equipped_destroys_to_grave(said, noun)


@means("ref_damages")
def ref_damages(said: Discourse, ref: Fixed) -> On:
    _holder_only(ref)
    return equipped_damages(said)
