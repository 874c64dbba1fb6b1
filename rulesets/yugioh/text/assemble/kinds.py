"""Rules of kinds and of lists: a Union's two effects, effects a card has only sometimes."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Exists, Held
from rulesets.engine.values import AllOf, AnyCondition
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Equip,
    Equipped,
    EquippedWith,
    NotA,
    NotThis,
    SpecialSummon,
    Sub,
    Target,
    This,
)
from rulesets.yugioh.match.script import Effect, Limit
from rulesets.yugioh.text.assemble.draft import Draft
from rulesets.yugioh.text.mean.model import both
from rulesets.yugioh.text.mean.roles import Gained, Union


def union(draft: Draft, role: Union) -> None:
    """Add the two effects of a Union monster, of which one may be used a turn."""
    if "Union" not in draft.said.subs or "union" in draft.kinds:
        raise NoMeaning("a Union that is no Union monster")
    free = NotA(EquippedWith(Sub(("Union",))))
    wanted = both(role.noun.filter, NotThis(), free)
    noun = replace(role.noun, filter=wanted, zones=("monsters",))
    limit = Limit("turn", key="union")
    target = Target(noun.cards(side="you"))
    join = Effect(
        "ignition", (Equip(This(), Held("target")),), (target,), places=("monsters",), limit=limit
    )
    part = Effect(
        "ignition",
        (SpecialSummon(This(), position=role.position),),
        places=("spells",),
        condition=Exists(Equipped()),
        limit=limit,
    )
    draft.effects += [join, part]
    draft.kinds.append("union")
    draft.said.that = Equipped()


def gained(draft: Draft, role: Gained) -> None:
    """Take in when the points that follow belong to the card."""
    if draft.gained is not None or draft.options is not None:
        raise NoMeaning("a second list of effects")
    draft.gained = role.condition


def under_condition(draft: Draft, effects: int, modifiers: int) -> None:
    """Let what a point of a list has added hold only under the condition of that list."""
    condition = draft.gained
    assert condition is not None
    if len(draft.effects) == effects and len(draft.modifiers) == modifiers:
        raise NoMeaning("a point of a list that is no effect")
    for i, effect in enumerate(draft.effects[effects:], effects):
        draft.effects[i] = replace(effect, condition=_both(condition, effect.condition))
    for i, standing in enumerate(draft.modifiers[modifiers:], modifiers):
        when = _both(condition, standing.modifier.when)
        draft.modifiers[i] = replace(standing, modifier=replace(standing.modifier, when=when))


def _both(one: AnyCondition, other: AnyCondition | None) -> AnyCondition:
    return one if other is None else AllOf((one, other))
