"""The meaning of coins to flip."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.luck import Coins
from rulesets.engine.values import Number
from rulesets.ptcg.effects.ops import Defending, Lasting, Modifier, Source
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.nouns.filters import bare
from rulesets.ptcg.text.mean.registry import means


@means("flip_one")
def flip_one(said: Discourse) -> Program:
    return (Coins(),)


@means("flip_many")
def flip_many(said: Discourse, n: str) -> Program:
    return (Coins(int(n)),)


@means("flip_until")
def flip_until(said: Discourse) -> Program:
    return (Coins(-1),)


@means("flip_each")
def flip_each(said: Discourse, count: Number) -> Program:
    return (Coins(count),)


@means("tails_as_heads")
def tails_as_heads(said: Discourse, until: str, _: object, name: str) -> Program:
    lucky = Modifier("tails are heads", against=Source(), value=bare(name))
    return (Lasting((lucky,), until, Defending()),)
