"""What a player cannot do in the turn of an activation: before it and after it."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import AnyFilter
from rulesets.engine.values import AllOf, AnyCondition, AnyOf, Not
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    DeclaredAttack,
    FaceUp,
    Happened,
    Kind,
    Lasting,
    SpecialSummon,
    This,
)
from rulesets.yugioh.match.script import Effect, On, walk
from rulesets.yugioh.text.mean.model import both, parts_of
from rulesets.yugioh.text.mean.roles import Banned


def banned(effect: Effect, role: Banned) -> Effect:
    """Return an effect whose activation forbids something for the whole turn."""
    before: AnyCondition | None = None
    points = {(m.point, m.value) for m in role.modifiers}
    if ("no battle phase", "") in points:
        before = Happened(On("phase", side="you", how=("battle",)))
    elif ("no summon", "special") in points:
        _no_own_summon(effect, role)
        subject = None
        of = role.modifiers[0].of
        if of is not None:
            subject = getattr(of, "filter", None)
        before = Happened(On("summoned", subject, how=("special",), by_side="you"))
    elif ("no summon", "normal") in points:
        set_one = On("set", Kind(("monster",)), "you")
        before = AnyOf((Happened(On("summoned", None, "you", how=("normal",))), Happened(set_one)))
    elif role.on_self:
        before = Are(This(), DeclaredAttack())
    elif ("no attack", "") in points:
        before = Happened(On("attack declared", _of_whom(role), "you"))
    if before is None:
        raise NoMeaning("a ban of what may have been done before")
    condition: AnyCondition = Not(before)
    if effect.condition is not None:
        condition = AllOf((effect.condition, condition))
    on = This() if role.on_self else None
    ban = Lasting(role.modifiers, on, "end of turn")
    return replace(effect, condition=condition, cost=(ban, *effect.cost))


def _of_whom(role: Banned) -> AnyFilter | None:
    """Return which monsters cannot attack, as a property they have on the field; None: all."""
    wanted = getattr(role.modifiers[0].on, "filter", None)
    return both(*(part for part in parts_of(wanted) if part != FaceUp()))


def _no_own_summon(effect: Effect, role: Banned) -> None:
    if role.modifiers[0].of is None and any(
        isinstance(t, SpecialSummon) or type(t).__name__ in ("SummonToken", "FusionSummon")
        for t in walk(effect.program)
    ):
        raise NoMeaning("a Special Summon by an effect that forbids it")
