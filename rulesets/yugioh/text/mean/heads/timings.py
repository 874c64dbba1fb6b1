"""Phases of both players, causes of a happening, and what a card was before it."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Among, AnyFilter, Exists
from rulesets.engine.values import AnyOf
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Attacker,
    AttackTarget,
    BattleOpponent,
    HappenedBy,
    HappenedTo,
    IsThis,
    Kind,
    OneOfCards,
)
from rulesets.yugioh.match.script import Limit, On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.battles import destroys
from rulesets.yugioh.text.mean.heads.events import Cause, Event
from rulesets.yugioh.text.mean.heads.subjects import noun_event
from rulesets.yugioh.text.mean.model import Fixed, Heads, Noun
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

refused("refused_timing", "a moment of two kinds")
refused("refused_event", "an event that is not carried out")
always("on_activation", Heads(opening=True))
phrase("sets_verb")
for _rule, _heads in {
    "per_their_turn": Heads(limit=Limit("turn"), turn="opponent", quick=True),
    "main_or_battle": Heads(phases=("main", "battle"), quick=True),
    "in_their_calculation": Heads(phases=("damage calculation",), turn="opponent", quick=True),
    "your_battle_end": Heads(phase_trigger="battle end", turn="you"),
    "their_battle_end": Heads(phase_trigger="battle end", turn="opponent"),
    "your_battle_start": Heads(phase_trigger="battle", turn="you"),
}.items():
    always(_rule, _heads)
_MONSTER: AnyFilter = Kind(("monster",))
for _rule, _cause in {
    "by_monster": Cause(("effect",), "any", _MONSTER),
    "by_their_monster_effect": Cause(("effect",), "opponent", _MONSTER),
    "by_their_battle": Cause(("battle",), "opponent"),
}.items():
    always(_rule, _cause)
for _rule, _event in {
    "h_tributed_grave": Event(On("moved", to=("grave",), how=("tributed",))),
    "h_field_not_battle": Event(On("moved", origin=("field",), to=("grave",), not_how=("battle",))),
    "h_grave_not_battle": Event(
        On("moved", to=("grave",), how=("destroyed",), not_how=("battle",))
    ),
    "h_added_deck": Event(
        On("moved", to=("hand",), origin=("deck",), side="you", not_how=("drawn",))
    ),
    "h_added_grave": Event(On("moved", to=("hand",), origin=("grave",), side="you")),
    "h_set_mine": Event(On("set", side="you")),
    "h_detached_as_cost": Event(On("moved", to=("grave",), how=("detached", "cost"))),
}.items():
    always(_rule, _event)


@means("h_material_of")
def h_material_of(said: Discourse, noun: Noun) -> Event:
    if noun.zones or noun.side or noun.count not in (1, None):
        raise NoMeaning("Material for a monster in a place")
    on = On("moved", to=("grave",), how=("material", "synchro"), by=noun.filter)
    return Event(on)


always("you_gain", On("lp gained", None, "you"))
always("they_gain_event", On("lp gained", None, "opponent"))
always("they_effect_damage", On("effect damage", None, "opponent"))
always("you_their_effect_damage", On("effect damage", None, "you", by_side="opponent"))


@means("you_damaged_self")
def you_damaged_self(said: Discourse) -> Heads:
    said.that, said.event = THIS, None
    battling = AnyOf((Among(THIS, Attacker()), Among(THIS, AttackTarget())))
    return Heads(on=On("battle damage", None, "you"), conditions=(battling,))


@means("control_changes")
def control_changes(said: Discourse, itself: Fixed) -> On:
    said.that, said.event, said.event_is_self = THIS, THIS, True
    return On("control", IsThis())


@means("they_set")
def they_set(said: Discourse, _: object, noun: Noun) -> On | Heads:
    on = noun_event(said, noun, Event(On("set")))
    if isinstance(on, Heads) or on.side != "any":
        raise NoMeaning("what the opponent Sets elsewhere")
    return replace(on, side="opponent")


@means("any_declares")
def any_declares(said: Discourse) -> On:
    said.that = said.event = HappenedTo()
    return On("attack declared")


@means("equipped_onto_self")
def equipped_onto_self(said: Discourse) -> On:
    raise NoMeaning("being equipped with a card")


@means("attack_with_self")
def attack_with_self(said: Discourse) -> Heads:
    foe = BattleOpponent(THIS)
    said.that = said.event = foe
    fighting = AnyOf((Among(THIS, Attacker()), Among(THIS, AttackTarget())))
    of_both = OneOfCards(Attacker())
    there = Exists(BattleOpponent(THIS))
    return Heads(on=On("attack declared", of_both), conditions=(fighting, there))


@means("attacking_destroys")
def attacking_destroys(said: Discourse, noun: Noun) -> Heads:
    on = destroys(said, noun, False, IsThis())
    return Heads(on=on, conditions=(Among(THIS, Attacker()),))


@means("attacking_destroys_to_grave")
def attacking_destroys_to_grave(said: Discourse, noun: Noun) -> Heads:
    on = destroys(said, noun, True, IsThis())
    return Heads(on=on, conditions=(Among(THIS, Attacker()),))


@means("you_summon_any")
def you_summon_any(said: Discourse, how: tuple[str, ...]) -> On:
    said.that = said.event = HappenedTo()
    said.event_is_self = False
    return On("summoned", None, "any", how=how if len(how) == 1 else (), by_side="you")


@means("noun_hurts")
def noun_hurts(said: Discourse, noun: Noun) -> On:
    if noun.zones not in ((), ("field",)) or noun.count not in (1, None):
        raise NoMeaning("battle damage by so many monsters")
    side = noun.side if noun.side in ("you", "opponent") else "any"
    said.that = said.event = HappenedBy()
    said.event_is_self = False
    return On("battle damage", None, "any", by=noun.filter, by_side=side)
