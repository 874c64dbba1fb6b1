"""The meaning of whole sentences: conditions around clauses, choices and prices."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self, ThisCard
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import (
    Attach,
    Draw,
    EnergyOn,
    Exists,
    If,
    May,
    Pay,
    Pick,
    PickNumber,
    Require,
    Send,
    Shuffle,
)
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of, negated
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning

silent("link")


@means("start")
def start(said: Discourse, *parts: object) -> object:
    return parts[-1]


@means("reminder")
def reminder(said: Discourse, *_: object) -> Program:
    return ()


@means("both_do")
def both_do(said: Discourse, first: object, second: object) -> Program:
    if not (_is_program(first) and _is_program(second)):
        raise NoMeaning("two things of different kinds in one sentence")
    return (*first, *second)


@means("may")
def may(said: Discourse, program: object) -> Program:
    steps = as_program(program)
    said.wanted = any(isinstance(op, PickNumber) for op in steps)
    theirs = (i for i, op in enumerate(steps) if getattr(op, "by", YOU) == OPPONENT)
    at = next(theirs, len(steps)) if _both_draw(steps) else len(steps)
    return (May(steps[:at]), *steps[at:])


@means("opponent_may")
def opponent_may(said: Discourse, program: object) -> Program:
    ops = as_program(program)
    draws = tuple(op for op in ops if isinstance(op, Draw) and op.side == YOU)
    if len(draws) != len(ops):
        raise NoMeaning("the opponent may do something other than draw")
    return (May(tuple(replace(op, side=OPPONENT) for op in draws), by=OPPONENT),)


@means("deed_then_may")
def deed_then_may(said: Discourse, first: object, second: object) -> Program:
    return (*as_program(first), May(as_program(second)))


@means("may_then_opponent")
def may_then_opponent(said: Discourse, first: object, second: object) -> Program:
    return (May(as_program(first)), *opponent_may(said, second))


@means("when")
def when(said: Discourse, condition: Condition, program: object) -> Program:
    said.condition = condition
    steps = as_program(program)
    if isinstance(condition, Exists) and all(_picks(op, condition.what) for op in steps):
        return steps  # where there are none, none is picked
    return (If(condition, steps),)


@means("when_both")
def when_both(said: Discourse, one: Condition, two: Condition, program: object) -> Program:
    return when(said, all_of(one, two), program)


@means("when_after")
def when_after(said: Discourse, program: object, condition: Condition) -> Program:
    return when(said, condition, program)


@means("unless")
def unless(said: Discourse, condition: Condition, program: object) -> Program:
    return when(said, negated(condition), program)


@means("unless_after")
def unless_after(said: Discourse, program: object, condition: Condition) -> Program:
    return when(said, negated(condition), program)


@means("otherwise")
def otherwise(said: Discourse, program: object) -> Program:
    if said.condition is None:
        raise NoMeaning("'if not' without a condition before it")
    steps = as_program(program)
    return (If(negated(said.condition), steps),) if steps else ()


@means("either_way")
def either_way(said: Discourse, program: object) -> Program:
    return as_program(program)


@means("instead")
def instead(said: Discourse, condition: Condition, program: object) -> roles.Instead:
    return roles.Instead(condition, as_program(program))


@means("if_done")
def if_done(said: Discourse, program: object) -> roles.Follow:
    return roles.Follow(as_program(program))


@means("if_not_done")
def if_not_done(said: Discourse, program: object) -> roles.Follow:
    return roles.Follow(as_program(program), done=False)


@means("in_order_to")
def in_order_to(said: Discourse, price: object, program: object) -> Program:
    """Pay first; without the means the thing cannot be begun."""
    return (*required(as_program(price)), *as_program(program))


@means("attach_this")
def attach_this(said: Discourse, _: object, mons: Mons) -> roles.AttachThis:
    ops, to = said.pick(mons)
    program = (*ops, Attach(ThisCard(), to))
    said.that = Self()
    return roles.AttachThis(program, mons.source)


@means("when_then_when")
def when_then_when(
    said: Discourse, one: Condition, first: object, two: Condition, second: object
) -> Program:
    return If(one, as_program(first)), If(two, as_program(second))


@means("that_player_draws")
def that_player_draws(said: Discourse) -> Program:
    if said.kind != "stadium":
        raise NoMeaning("a player whom no sentence has named")
    return (Draw(),)


def required(price: Program) -> Program:
    """Return a price with the condition that it can be paid in front."""
    tests: Program = ()
    for op in price:
        if isinstance(op, Pick) and has_term(op.source, Held):
            continue  # a pick among what was picked just before
        if isinstance(op, Pick) and isinstance(op.count, int) and op.at_least == -1:
            tests += (Require(AtLeast(Count(op.source), op.count)),)
        elif isinstance(op, Pay):
            tests += (Require(AtLeast(EnergyOn(op.source, _letter(op.cost)), len(op.cost))),)
        elif not isinstance(op, (Send, Shuffle)):
            raise NoMeaning("a price that is not paid in cards")
    return tests + price


def _picks(op: object, source: Selector) -> bool:
    return isinstance(op, Pick) and op.source == source


def _letter(cost: str) -> str:
    if len(set(cost)) > 1:
        raise NoMeaning("a price in Energy of several types")
    return "" if set(cost) == {"C"} else cost[0]


def _both_draw(program: Program) -> bool:
    """Tell whether first you, then the opponent choose how many cards to draw."""
    kinds = tuple(type(op) for op in program)
    return kinds == (PickNumber, Draw, PickNumber, Draw)


def _is_program(value: object) -> TypeGuard[Program]:
    return isinstance(value, tuple)


def as_program(value: object) -> Program:
    """Return what a clause means as steps; nothing else may stand inside another sentence."""
    if not _is_program(value):
        raise NoMeaning("a limit or a rule inside a condition")
    return value
