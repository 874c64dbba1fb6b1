"""Limits, rules of kinds of monsters and Equip Spells, and what follows a battle or a Spell."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import AnyOf, Least, Minus, Not, Number
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    CountersOn,
    Damage,
    DamageController,
    Draw,
    FaceUp,
    GainLp,
    Happened,
    HappenedTo,
    IsFaceUp,
    IsThis,
    LoseLp,
    NotThis,
    PlaceCounter,
    SendToGrave,
    SkipPhase,
    SummonedThisTurn,
    ToHand,
)
from rulesets.yugioh.match.script import Effect, Limit, On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.activations import Activated
from rulesets.yugioh.text.mean.model import Claim, Deeds, Fixed, Heads, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused
from rulesets.yugioh.text.mean.roles import (
    Act,
    Asked,
    Automatic,
    EquipTo,
    Holding,
    Limited,
    Nothing,
    OfKind,
    OnField,
    Quieted,
    Stated,
)

# Limits


def _own(said: Discourse, name: str) -> str:
    if name != said.own:
        raise NoMeaning("a limit for cards of another name")
    return name


@means("once_by_name")
def once_by_name(said: Discourse, name: str) -> Limited:
    return Limited(Limit("name"), "last", _own(said, name))


@means("each_once_by_name")
def each_once_by_name(said: Discourse, name: str) -> Limited:
    return Limited(Limit("name"), "each", _own(said, name))


@means("activate_once")
def activate_once(said: Discourse, n: str, name: str) -> Limited:
    return Limited(Limit("card name activation", int(n)), "card", _own(said, name))


@means("one_effect")
def one_effect(said: Discourse, n: str, name: str) -> Limited:
    return Limited(Limit("name", int(n), _own(said, name)), "one", name)


always("once_soft", Limited(Limit("turn"), "last"))
always("once_face_up", Limited(Limit("face-up"), "last"))
always("quick_too", Limited(Limit("turn"), "quick"))


@means("once_duel_name")
def once_duel_name(said: Discourse, name: str) -> Limited:
    return Limited(Limit("duel", 1, _own(said, name)), "last")


@means("procedure_once")
def procedure_once(said: Discourse, *name: str) -> Limited:
    return Limited(Limit("name"), "procedure", _own(said, name[0]) if name else said.own)


refused("special_once", "a Special Summon once a turn in any way")


@means("control_one")
def control_one(said: Discourse, n: str, name: str) -> OnField:
    if n != "1":
        raise NoMeaning("more than one to be controlled")
    return OnField(name, "you")


def _only_one(n: str, name: str, part: bool) -> OnField:
    if n != "1":
        raise NoMeaning("more than one on the field")
    return OnField(name, "either", part)


@means("field_one")
def field_one(said: Discourse, n: str, name: str) -> OnField:
    return _only_one(n, name, False)


@means("field_one_of")
def field_one_of(said: Discourse, n: str, name: str) -> OnField:
    return _only_one(n, name, True)


always("must_be_face_up", Holding(IsFaceUp(THIS)))
always("shuffled", Nothing())
always("union_one", Nothing())
refused("refused_reminder", "a rule that is not carried out")
always("gemini_normal", OfKind("gemini"))
always("gemini_gain", OfKind("gemini"))


# Equip Spells


@means("equip_to")
def equip_to(said: Discourse, noun: Noun) -> EquipTo:
    if noun.zones not in ((), ("field",)) or noun.best is not None:
        raise NoMeaning("equipped to a monster in a place")
    if (noun.quantity is None and noun.head != "named") or (
        noun.quantity is not None and (noun.quantity.count != 1 or noun.quantity.others)
    ):
        raise NoMeaning("equipped to several monsters")
    return EquipTo(noun.filter, noun.side or "either")


always("equip_any", EquipTo(None))


# Bans for the turn of the activation


_FLIPPED = Happened(On("flipped", IsThis()))
_CAME = AnyOf((Are(THIS, SummonedThisTurn(("normal", "flip"))), _FLIPPED))
always(
    "spirit_returns",
    Act(
        (ToHand(THIS),),
        Heads(conditions=(_CAME,), phase_trigger="end", spirit=True),
        colon=True,
    ),
)


def _after(when: str) -> Stated:
    return Stated((Claim(None, (Modifier("defense after attack", value=when),)),))


@means("after_damage_step")
def after_damage_step(said: Discourse, *parts: object) -> Stated:
    return _after("damage step")


@means("after_battle_phase")
def after_battle_phase(said: Discourse, *parts: object) -> Stated:
    return _after("battle phase")


refused("refused_after", "a position after the Battle Phase")


# Counters by themselves

phrase("when_resolves")


@means("max_count")
def max_count(said: Discourse, n: str) -> int:
    return int(n)


@means("event_of_spell")
def event_of_spell(said: Discourse, what: Activated) -> On:
    return On("resolved", what.filter, what.side, how=what.how)


@means("their_spell")
def their_spell(said: Discourse, what: Activated) -> On:
    return On("resolved", what.filter, "opponent", how=what.how)


@means("your_spell")
def your_spell(said: Discourse, what: Activated) -> On:
    return On("resolved", what.filter, "you", how=what.how)


@means("counter_on_spell", "counter_on_event")
def counter_on_event(said: Discourse, *parts: object) -> Automatic:
    on = next(p for p in parts if isinstance(p, On | Heads))
    if isinstance(on, Heads):
        raise NoMeaning("counters under a condition")
    n, kind = (p for p in parts if isinstance(p, str))
    most = next((p for p in parts if isinstance(p, int)), 0)
    kind = kind.strip("[]")
    count: Number = int(n)
    if most:
        count = Least(count, Minus(most, CountersOn(THIS, kind)))
    return Automatic(Effect("automatic", (PlaceCounter(kind, count, THIS),), on=on, optional=False))


@means("skips_on_leaving")
def skips_on_leaving(said: Discourse, itself: Fixed) -> Automatic:
    up = both(IsThis(), FaceUp() if itself.up else None)
    on = On("moved", up, origin=("field",))
    return Automatic(Effect("automatic", (SkipPhase("you", "battle"),), on=on, optional=False))


always("each_once_face_up", Limited(Limit("face-up"), "each"))


always(
    "leaves_at_end",
    Act(
        (SendToGrave(THIS),),
        Heads(conditions=(Are(THIS, SummonedThisTurn()),), phase_trigger="end"),
        colon=True,
    ),
)


@means("after_resolving")
def after_resolving(said: Discourse, on: On, found: Deeds) -> Automatic:
    program = found.program()
    if not all(isinstance(op, Damage | GainLp | LoseLp | Draw) for op in program):
        raise NoMeaning("a choice without an activation")
    on = replace(on, subject=both(on.subject, NotThis()))
    return Automatic(Effect("automatic", program, on=on, optional=False))


def _hurts_activator(on: On, n: str) -> Automatic:
    on = replace(on, subject=both(on.subject, NotThis()))
    program = (DamageController(int(n), HappenedTo()),)
    return Automatic(Effect("automatic", program, on=on, optional=False))


@means("activator_hurt")
def activator_hurt(said: Discourse, on: On, n: str) -> Automatic:
    return _hurts_activator(on, n)


@means("activator_hurt_noun")
def activator_hurt_noun(said: Discourse, noun: Noun, n: str) -> Automatic:
    if noun.head not in ("spell", "trap", "spell/trap") or noun.count != 1 or noun.zones:
        raise NoMeaning("an activation of so many cards")
    return _hurts_activator(On("resolved", noun.filter, "any", how=("card",)), n)


always("quiet_flips", Quieted())

_NEW = AnyOf((Are(THIS, SummonedThisTurn()), Happened(On("flipped", IsThis()))))


phrase("new_word")


@means("not_new")
def not_new(said: Discourse, *words: object) -> Asked:
    return Asked(Not(_NEW))
