"""The meaning of what attacks cost."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import Number, Times
from rulesets.ptcg.effects.ops import InPlay
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.changes.bearers import marked, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.filters import bare, letters
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning


@means("cost_more")
def cost_more(said: Discourse, mon: Mons, cost: str) -> Timed:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    return marked(said, mon, Modifier("attack cost", len(cost) - 2))


@means("cost_both_more")
def cost_both_more(said: Discourse, mon: Mons, cost: str, retreat: str) -> Timed:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    costs = Modifier("attack cost", len(cost) - 2), Modifier("retreat", len(retreat) - 2)
    return marked(said, mon, *costs)


@means("p_cost_less")
def p_cost_less(said: Discourse, mons: Mons, cost: str) -> Changes:
    return on_them(said, mons, "attack cost", 2 - len(cost), _colour(cost))


@means("p_cost_more")
def p_cost_more(said: Discourse, mons: Mons, cost: str) -> Changes:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    return on_them(said, mons, "attack cost", len(cost) - 2)


def _colour(cost: str) -> str:
    """Return the type of a cost that is lowered, "" for Colorless."""
    types = set(cost[1:-1])
    if len(types) != 1:
        raise NoMeaning("a cost lowered by several types")
    return "" if types == {"C"} else cost[1]


@means("p_cost_less_per")
def p_cost_less_per(said: Discourse, mons: Mons, cost: str, count: Number) -> Changes:
    return on_them(said, mons, "attack cost", Times(2 - len(cost), count), _colour(cost))


@means("p_named_cost_per")
def p_named_cost_per(said: Discourse, name: str, _: object, cost: str, count: Number) -> Changes:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost lowered by a colour")
    return (Modifier("cost of attack", Times(2 - len(cost), count), value=bare(name)),)


@means("p_no_costs")
def p_no_costs(said: Discourse, *parts: object) -> Changes:
    mons = next(p for p in parts if isinstance(p, Mons))
    return on_them(said, mons, "no attack cost")


@means("p_no_costs_of")
def p_no_costs_of(said: Discourse, letter: str, mons: Mons) -> Changes:
    return on_them(said, mons, "no attack cost", value=letters(letter))


@means("p_cost_and_boost")
def p_cost_and_boost(
    said: Discourse, mons: Mons, cost: str, n: str, foes: Selector, *_: object
) -> Changes:
    less = on_them(said, mons, "attack cost", 2 - len(cost), _colour(cost))
    return (*less, *on_them(said, mons, "damage dealt before", int(n), against=foes))


@means("p_named_free")
def p_named_free(said: Discourse, name: str, _: object) -> Changes:
    return (Modifier("attack for", value=f"{bare(name)}|"),)


@means("p_group_cost_less")
def p_group_cost_less(said: Discourse, group: InPlay, cost: str) -> Changes:
    return p_cost_less(said, Mons(group, plural=True), cost)
