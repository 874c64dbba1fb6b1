"""The meaning of conditions joined by "and" or "or"."""

from __future__ import annotations

from rulesets.engine.values import AllOf, AnyOf, Not
from rulesets.ptcg.effects.ops import BenchFull
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


@means("either_cond")
def either_cond(said: Discourse, one: Condition, two: Condition) -> Condition:
    return AnyOf((one, two))


@means("cond_if")
def cond_if(said: Discourse, condition: Condition) -> Condition:
    return condition


def all_of(*conditions: Condition) -> Condition:
    """Return the conjunction of conditions."""
    return conditions[0] if len(conditions) == 1 else AllOf(conditions)


def negated(condition: Condition) -> Condition:
    """Return the opposite of a condition, without piling up negations."""
    return condition.condition if isinstance(condition, Not) else Not(condition)


@means("there_are_none")
def there_are_none(said: Discourse) -> Condition:
    if said.condition is None:
        raise NoMeaning("none of something that no sentence has named")
    return negated(said.condition)


@means("it_has_any")
def it_has_any(said: Discourse) -> Condition:
    return there_are_none(said)


@means("or_bench_full")
def or_bench_full(said: Discourse, condition: Condition) -> Condition:
    return AnyOf((condition, BenchFull()))
