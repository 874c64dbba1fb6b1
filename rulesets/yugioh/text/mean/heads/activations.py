"""Events that are answered: activations and Summons."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rulesets.engine.select import AnyFilter, Count, Exists
from rulesets.engine.values import AnyCondition, Equal
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    ActivatedCard,
    AnsweredTargets,
    HappenedTo,
    InZone,
    IsThis,
    Kind,
    Those,
    WasSummoned,
)
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.heads.summoned import summon_event
from rulesets.yugioh.text.mean.model import FIELD, Fixed, Heads, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, refused


class Activated(NamedTuple):
    """What is activated: a card, or the effect of one."""

    filter: AnyFilter | None
    side: str = "any"
    how: tuple[str, ...] = ()  # "card": the Spell or Trap itself; "effect": only its effect
    not_how: tuple[str, ...] = ()


always("card_or_effect", Activated(None))
# A Spell or Trap that is activated itself, or the effect of a monster.
always("card_or_monster", Activated(None, not_how=("spell/trap effect",)))
always("spell_trap_effect", Activated(Kind(("spell", "trap"))))
always("monster_effect", Activated(Kind(("monster",))))
refused("monster_effect_or", "a monster effect or another card")


@means("activated_noun")
def activated_noun(said: Discourse, noun: Noun) -> Activated:
    if noun.quantity is None or noun.quantity.count != 1 or noun.zones:
        raise NoMeaning("an activation of so many cards")
    if noun.head not in ("spell", "trap", "spell/trap"):
        raise NoMeaning("an activation of a card that is no Spell or Trap")
    side = noun.side if noun.side in ("you", "opponent") else "any"
    return Activated(noun.filter, side, ("card",))


@means("effect_of_noun")
def effect_of_noun(said: Discourse, noun: Noun) -> Activated:
    raise NoMeaning("the effect of a kind of card")


def activation(said: Discourse, what: Activated, side: str) -> On:
    if side != "any" and what.side not in ("any", side):
        raise NoMeaning("an activation of two sides")
    said.that = said.event = ActivatedCard()
    said.event_is_self = False
    whose = what.side if side == "any" else side
    return On("activation", what.filter, whose, how=what.how, not_how=what.not_how)


@means("they_activate")
def they_activate(said: Discourse, what: Activated) -> On:
    return activation(said, what, "opponent")


@means("you_activate")
def you_activate(said: Discourse, what: Activated) -> On:
    return activation(said, what, "you")


@means("is_activated")
def is_activated(said: Discourse, what: Activated) -> On:
    return activation(said, what, "any")


def _targeting(noun: Noun) -> AnyCondition:
    if noun.zones not in ((), FIELD, ("grave",)) or noun.count not in (1, None):
        raise NoMeaning("an activation that targets so many cards")
    zones = noun.narrowed(noun.zones or FIELD)
    wanted = both(InZone(zones, noun.side or "either"), noun.filter)
    assert wanted is not None
    return Exists(Those(AnsweredTargets(), wanted))


@means("is_activated_targeting")
def is_activated_targeting(said: Discourse, what: Activated, noun: Noun) -> Heads:
    return Heads(on=activation(said, what, "any"), conditions=(_targeting(noun),))


@means("they_activate_targeting")
def they_activate_targeting(said: Discourse, what: Activated, noun: Noun) -> Heads:
    return Heads(on=activation(said, what, "opponent"), conditions=(_targeting(noun),))


_AT_SELF = Exists(Those(AnsweredTargets(), IsThis()))


@means("is_activated_at_self")
def is_activated_at_self(said: Discourse, what: Activated, itself: Fixed) -> Heads:
    return Heads(on=activation(said, what, "any"), conditions=(_AT_SELF,))


@means("they_activate_at_self")
def they_activate_at_self(said: Discourse, what: Activated, itself: Fixed) -> Heads:
    return Heads(on=activation(said, what, "opponent"), conditions=(_AT_SELF,))


@means("is_activated_at_only")
def is_activated_at_only(said: Discourse, what: Activated, n: str, noun: Noun) -> Heads:
    only = Equal(Count(AnsweredTargets()), int(n))
    return Heads(on=activation(said, what, "any"), conditions=(_targeting(noun), only))


@means("summon_or_activation")
def summon_or_activation(said: Discourse, noun: Noun, how: tuple[str, ...], what: Activated
                         ) -> Heads:  # fmt: skip
    answered = activation(said, what, "any")
    summoning = would_be_summoned(said, noun, how)
    return Heads(on=summoning, extra=(answered,))


refused("is_activated_on_field", "an activation on the field")


def _side_summons(said: Discourse, side: str, how: tuple[str, ...], noun: Noun) -> On:
    event = summon_event(how)
    if noun.side or noun.zones:
        raise NoMeaning("a Summon of a card in a place")
    if noun.quantity is not None and noun.quantity.count not in (1, None):
        raise NoMeaning("a Summon of several")
    said.that = said.event = said.summoned = HappenedTo()
    said.event_is_self = False
    return replace(event.on, subject=both(noun.filter, event.on.subject), by_side=side)


@means("they_summon")
def they_summon(said: Discourse, how: tuple[str, ...], noun: Noun) -> On:
    return _side_summons(said, "opponent", how, noun)


@means("you_summon")
def you_summon(said: Discourse, how: tuple[str, ...], noun: Noun) -> On:
    return _side_summons(said, "you", how, noun)


def _would(said: Discourse, how: tuple[str, ...], noun: Noun, side: str) -> On:
    said.that = said.event = said.summoned = HappenedTo()
    said.event_is_self = False
    subject = both(noun.filter, WasSummoned(how) if how else None)
    return On("summoning", subject, side)


@means("would_be_summoned")
def would_be_summoned(said: Discourse, noun: Noun, how: tuple[str, ...]) -> On:
    side = noun.side if noun.side in ("you", "opponent") else "any"
    if noun.zones:
        raise NoMeaning("a Summon of a card in a place")
    return _would(said, how, noun, side)


@means("they_would_summon")
def they_would_summon(said: Discourse, how: tuple[str, ...], noun: Noun) -> On:
    if noun.zones or noun.side:
        raise NoMeaning("a Summon of a card in a place")
    return _would(said, how, noun, "opponent")


refused("they_draw", "a draw of the opponent")
refused("you_draw", "a draw")
refused("draw_self", "the draw of the card itself")
