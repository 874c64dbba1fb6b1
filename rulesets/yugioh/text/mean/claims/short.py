"""Short statements of the first years."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import AnyCondition, AtLeast
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Are, Damage, Lp
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.heads.conditions import one
from rulesets.yugioh.text.mean.model import FIELD, Claim, Heads, Noun
from rulesets.yugioh.text.mean.registry import means


def _changed(noun: Noun, figures: tuple[str, ...], amount: int) -> Claim:
    if noun.zones not in ((), FIELD) or noun.count is not None or noun.best is not None:
        raise NoMeaning("figures of so many monsters, or in a place")
    return Claim(noun.cards(), tuple(Modifier(figure, amount) for figure in figures))


@means("raise_lower")
def raise_lower(
    said: Discourse,
    up: tuple[str, ...],
    raised: Noun,
    more: str,
    down: tuple[str, ...],
    lowered: Noun,
    less: str,
) -> tuple[Claim, ...]:
    return _changed(raised, up, int(more)), _changed(lowered, down, -int(less))


@means("plain_raise_lower")
def plain_raise_lower(said: Discourse, claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    return claims


@means("while_raise_lower")
def while_raise_lower(
    said: Discourse, heads: Heads, claims: tuple[Claim, ...]
) -> tuple[Claim, ...]:
    if heads == Heads(place="field"):
        return claims
    return tuple(replace(claim, when=one(heads)) for claim in claims)


@means("c_their_lp_over")
def their_lp_over(said: Discourse, n: str) -> AnyCondition:
    return AtLeast(Lp("opponent"), int(n) + 1)


@means("damage_if_it_is")
def damage_if_it_is(said: Discourse, n: str, noun: Noun) -> Program:
    if noun.zones or noun.side or noun.filter is None or noun.count != 1:
        raise NoMeaning("being something in a place")
    return (If(Are(said.it(), noun.filter), (Damage(int(n)),)),)
