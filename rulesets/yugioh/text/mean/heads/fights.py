"""Battles of other monsters than the card itself."""

from __future__ import annotations

from rulesets.engine.select import Among, AnySelector, Either, Exists
from rulesets.engine.values import AnyCondition
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Attacker,
    AttackTarget,
    BattleOpponent,
    ControlledBy,
    HappenedTo,
    Those,
)
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.battles import self_battles
from rulesets.yugioh.text.mean.model import FIELD, Fixed, Heads, Noun, both
from rulesets.yugioh.text.mean.registry import means

FIGHT = "fight"  # a battle that must be under way
_FIGHTERS = Either(Attacker(), AttackTarget())


def _fighter(noun: Noun, cards: AnySelector = _FIGHTERS) -> AnySelector:
    """Return the battling monsters of a kind."""
    if noun.zones not in ((), FIELD) or noun.count not in (1, None):
        raise NoMeaning("a battle of monsters in a place")
    side = None if noun.side in ("", "either") else ControlledBy(noun.side)
    wanted = both(side, noun.filter)
    return cards if wanted is None else Those(cards, wanted)


def _fight(said: Discourse, mine: AnySelector, *more: AnyCondition) -> Heads:
    said.that = said.event = mine
    said.event_is_self = False
    return Heads(conditions=(Exists(mine), *more), battle=FIGHT)


@means("noun_battles")
def noun_battles(said: Discourse, noun: Noun) -> Heads:
    return _fight(said, _fighter(noun))


@means("noun_battles_noun")
def noun_battles_noun(said: Discourse, noun: Noun, other: Noun) -> Heads:
    mine = _fighter(noun)
    foe = BattleOpponent(mine)
    there = Exists(foe) if other.filter is None else Are(foe, other.filter)
    if other.zones not in ((), FIELD):
        raise NoMeaning("a battle with monsters in a place")
    return _fight(said, mine, there)


@means("noun_attacked")
def noun_attacked(said: Discourse, noun: Noun) -> Heads:
    return _fight(said, _fighter(noun, AttackTarget()))


@means("self_being_attacked")
def self_being_attacked(said: Discourse) -> Heads:
    said.that = said.event = Attacker()
    said.event_is_self = False
    return Heads(conditions=(Among(THIS, AttackTarget()),), battle=FIGHT)


@means("self_battles_late")
def self_battles_late(said: Discourse, noun: Noun) -> Heads:
    return self_battles(said, Fixed(THIS), noun)


@means("their_attack_on")
def their_attack_on(said: Discourse, noun: Noun) -> Heads:
    target = _fighter(noun, AttackTarget())
    said.that = said.event = HappenedTo()
    return Heads(on=On("attack declared", None, "opponent"), conditions=(Exists(target),))


@means("foe_of_that")
def foe_of_that(said: Discourse) -> Fixed:
    return Fixed(BattleOpponent(said.it()))
