"""Battles of other monsters than the card itself, and conditions of whole fields."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import May
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.select import Among, AnySelector, Count, Either, Exists, Held
from rulesets.engine.values import AnyCondition, AtLeast, Equal, Plus
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Atk,
    Attacker,
    AttackTarget,
    BattleOpponent,
    Cards,
    ControlledBy,
    FaceUp,
    HappenedTo,
    Kind,
    Lp,
    OriginalAtk,
    SummonedByEffectOf,
    Those,
)
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.battles import self_battles
from rulesets.yugioh.text.mean.heads.conditions import MONSTERS
from rulesets.yugioh.text.mean.model import FIELD, Deeds, Fixed, Heads, Noun, Trait, both
from rulesets.yugioh.text.mean.registry import always, means
from rulesets.yugioh.text.mean.roles import Act, Quieted
from rulesets.yugioh.text.mean.sentences.effects import by_price, may_priced

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


def _nth(said: Discourse, register: str) -> Fixed:
    if said.target != Either(Held("target"), Held("target2")):
        raise NoMeaning("the first or second of other targets")
    return Fixed(Held(register))


@means("nth_first")
def nth_first(said: Discourse) -> Fixed:
    return _nth(said, "target")


@means("nth_second")
def nth_second(said: Discourse) -> Fixed:
    return _nth(said, "target2")


@means("that_was")
def that_was(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.zones or noun.side or noun.filter is None or noun.count != 1:
        raise NoMeaning("being something in a place")
    cards = said.it() if said.excavated is None else said.excavated
    said.that = cards
    return Are(cards, noun.filter)


@means("if_that_was")
def if_that_was(said: Discourse, condition: AnyCondition, program: Program) -> Program:
    said.otherwise = condition
    return (If(condition, program),)


@means("may_deed")
def may_deed(said: Discourse, program: Program) -> Program:
    return (May(program),)


@means("may_priced_while")
def may_priced_while(said: Discourse, price: Deeds, heads: Heads, found: Deeds) -> Act:
    return replace(may_priced(said, price, found), heads=heads)


@means("by_price_while")
def by_price_while(said: Discourse, price: Deeds, heads: Heads, found: Deeds) -> Act:
    return replace(by_price(said, price, found), heads=heads)


always("quiet_flips", Quieted())


# Conditions of whole fields


@means("c_all_grave_are")
def all_grave_are(said: Discourse, trait: Trait) -> AnyCondition:
    if trait.filter is None:
        raise NoMeaning("all monsters in a place")
    return Are(Cards(("grave",), "you", Kind(("monster",))), trait.filter)


@means("c_all_mine_are_up")
def all_mine_are_up(said: Discourse, trait: Trait) -> AnyCondition:
    if trait.filter is None:
        raise NoMeaning("all monsters in a place")
    return Are(Cards(MONSTERS, "you", FaceUp()), trait.filter)


@means("c_only_their_cards")
def only_their_cards(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.filter is None or noun.zones or noun.quantity is not None:
        raise NoMeaning("only cards of a number")
    return Are(Cards(FIELD, "opponent"), noun.filter)


@means("c_only_one_mine")
def only_one_mine(said: Discourse, noun: Noun) -> AnyCondition:
    from rulesets.engine.values import AllOf

    if noun.zones or noun.count != 1:
        raise NoMeaning("only monsters of a number")
    mine = Cards(MONSTERS, "you")
    one = Equal(Count(mine), 1)
    return one if noun.filter is None else AllOf((one, Are(mine, noun.filter)))


@means("c_their_lp_above")
def their_lp_above(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(Lp("opponent"), int(n) + 1)


@means("c_lp_least")
def lp_least(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(Lp("you"), int(n))


@means("c_banished_least")
def banished_least(said: Discourse, n: str, noun: Noun) -> AnyCondition:
    if noun.zones or noun.side:
        raise NoMeaning("banished cards in a place")
    return AtLeast(Count(Cards(("banished",), "you", noun.filter)), int(n))


@means("c_more_by")
def more_by(said: Discourse, n: str) -> AnyCondition:
    mine, theirs = Count(Cards(MONSTERS, "you")), Count(Cards(MONSTERS, "opponent"))
    return AtLeast(theirs, Plus(mine, int(n)))


@means("c_by_effect_of")
def by_effect_of(said: Discourse, noun: Noun) -> AnyCondition:
    if noun.zones or noun.filter is None or noun.count not in (1, None):
        raise NoMeaning("the effect of cards in a place")
    return Are(THIS, SummonedByEffectOf(noun.filter))


always("c_alone_cards", Equal(Count(Cards(FIELD, "you")), 1))
always("c_alone_everywhere", Equal(Count(Cards(MONSTERS, "either")), 1))
always("c_raised", AtLeast(Atk(THIS), Plus(OriginalAtk(THIS), 1)))
