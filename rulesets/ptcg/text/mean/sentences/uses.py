"""The meaning of powers used by choice."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine import values
from rulesets.engine.asking import May
from rulesets.engine.flow import Require
from rulesets.engine.frames import Program
from rulesets.engine.lasting import ANY_TIMES, PER_TURN
from rulesets.engine.select import Count, Exists, Self
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import KnockOut
from rulesets.ptcg.match.terms import Condition, Op
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import negated
from rulesets.ptcg.text.mean.conditions.turns import FIRST_TURN
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.roles import OpenUse
from rulesets.ptcg.text.mean.sentences.programs import as_program, required

silent("once_each")


@means("once_if_may")
def once_if_may(said: Discourse, condition: Condition, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, (Require(condition), *as_program(parts[-1])))


@means("once_may")
def once_may(said: Discourse, use: roles.OpenUse, program: object) -> roles.OpenUse:
    steps = as_program(program)
    if len(steps) == 1 and isinstance(steps[0], May) and not steps[0].otherwise:
        steps = steps[0].then  # to use it is to want it
    return replace(use, program=use.program + steps)


@means("once_may_bare")
def once_may_bare(said: Discourse, use: roles.OpenUse) -> roles.OpenUse:
    return use


@means("each_player_may")
def each_player_may(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, as_program(parts[-1]), by="each")


def _one_is_enough(op: Op) -> Op:
    """Ask for a card in the words that the rest of a use asks in."""
    test = op.condition if isinstance(op, Require) else None
    if isinstance(test, AtLeast) and test.right == 1 and isinstance(test.left, Count):
        return Require(Exists(test.left.cards))
    return op


@means("use_cost")
def use_cost(said: Discourse, program: object) -> roles.UseCost:
    return roles.UseCost(tuple(map(_one_is_enough, required(as_program(program)))))


@means("use_only_if")
def use_only_if(said: Discourse, condition: Condition) -> roles.PowerLimit:
    return roles.PowerLimit(negated(condition))


@means("use_ends_turn")
def use_ends_turn(said: Discourse, *_: object) -> roles.EndsTurn:
    return roles.EndsTurn()


@means("use_knocks_out")
def use_knocks_out(said: Discourse, *_: object) -> Program:
    return (KnockOut(Self()),)


@means("each_player_may_if")
def each_player_may_if(said: Discourse, condition: Condition, program: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, (Require(condition), *as_program(program)), by="each")


@means("once_may_price")
def once_may_price(said: Discourse, use: roles.OpenUse, price: object) -> roles.OpenUse:
    return replace(use, program=use.program + required(as_program(price)))


@means("each_player_price")
def each_player_price(said: Discourse, *parts: object) -> roles.OpenUse:
    price, gain = (as_program(p) for p in parts[-2:])
    return roles.OpenUse(PER_TURN, (*required(price), *gain), by="each")


@means("once_may_if")
def once_may_if(said: Discourse, *parts: object) -> roles.OpenUse:
    tests = tuple(Require(p) for p in parts if isinstance(p, values.Condition))
    program = next(p for p in parts if isinstance(p, tuple))
    return roles.OpenUse("turn", (*tests, *as_program(program)))


def _requires(parts: tuple[object, ...]) -> Program:
    return tuple(Require(p) for p in parts if isinstance(p, values.Condition))


@means("use_once")
def use_once(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, _requires(parts))


@means("use_in_turn")
def use_in_turn(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(roles.UNSAID, _requires(parts))


@means("use_often")
def use_often(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(ANY_TIMES, _requires(parts))


@means("use_first")
def use_first(said: Discourse, *parts: object) -> OpenUse:
    tests = tuple(Require(p) for p in parts if isinstance(p, values.Condition))
    return OpenUse(PER_TURN, (Require(FIRST_TURN), *tests))


@means("use_cond")
def use_cond(said: Discourse, condition: Condition) -> Condition:
    return condition
