"""The meaning of conditions on coins."""

from __future__ import annotations

from rulesets.engine.values import AllOf, AtLeast, Equal, Reg
from rulesets.ptcg.effects.ops import HEADS, TAILS
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.registry import always, means

_ALL_HEADS = AllOf((HEADS, Equal(Reg("tails"), 0)))

always("is_heads", HEADS)
always("is_tails", TAILS)
always("both_heads", _ALL_HEADS)
always("both_tails", AllOf((TAILS, Equal(Reg("heads"), 0))))
always("all_heads", _ALL_HEADS)
always("some_tails", TAILS)
always("some_heads", HEADS)


@means("heads_at_least")
def heads_at_least(said: Discourse, n: str) -> Condition:
    return AtLeast(Reg("heads"), int(n))


@means("heads_exactly")
def heads_exactly(said: Discourse, n: str) -> Condition:
    return Equal(Reg("heads"), int(n))


@means("all_n_heads")
def all_n_heads(said: Discourse, n: str) -> Condition:
    return AllOf((Equal(Reg("heads"), int(n)), Equal(Reg("tails"), 0)))


always("first_tails", Equal(Reg("heads"), 0))


@means("all_n_tails")
def all_n_tails(said: Discourse, n: str) -> Condition:
    return AllOf((Equal(Reg("tails"), int(n)), Equal(Reg("heads"), 0)))
