"""The meaning of whole sentences: conditions around clauses, and clauses joined."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import May, Pick, PickNumber
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Exists
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import HEADS, Aim, Draw, InPlay, Switch
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import all_of, negated
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.sentences.programs import as_program, is_program
from rulesets.text.gaps import NoMeaning

silent("link", "before")


@means("or_else")
def or_else(said: Discourse, program: object) -> roles.Either:
    return roles.Either(as_program(program))


def _picks(op: object, source: Selector) -> bool:
    return isinstance(op, Pick) and op.source == source


@means("when")
def when(said: Discourse, condition: Condition, program: object) -> Program:
    said.condition = condition
    steps = as_program(program)
    if isinstance(condition, Exists) and all(_picks(op, condition.what) for op in steps):
        return steps  # where there are none, none is picked
    return (If(condition, steps),)


@means("when_then_when")
def when_then_when(
    said: Discourse, one: Condition, first: object, two: Condition, second: object
) -> Program:
    return If(one, as_program(first)), If(two, as_program(second))


@means("when_both")
def when_both(said: Discourse, one: Condition, two: Condition, program: object) -> Program:
    return when(said, all_of(one, two), program)


@means("when_heads_and")
def when_heads_and(said: Discourse, condition: Condition, program: object) -> Program:
    return when(said, all_of(HEADS, condition), program)


@means("when_after")
def when_after(said: Discourse, program: object, condition: Condition) -> Program:
    return when(said, condition, program)


@means("unless_after")
def unless_after(said: Discourse, program: object, condition: Condition) -> Program:
    return when(said, negated(condition), program)


@means("unless")
def unless(said: Discourse, condition: Condition, program: object) -> Program:
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


def aimed(program: Program) -> Program:
    """Aim at the Pokémon that a switch before the damage brings in."""
    for op in program:
        if isinstance(op, Switch):
            return (*program, Aim(Both(op.bench, InPlay(OPPONENT, ACTIVE))))
    return program


@means("before_damage")
def before_damage(said: Discourse, program: object) -> roles.Change:
    steps = as_program(program)
    if len(steps) == 1 and isinstance(steps[0], May):
        steps = (replace(steps[0], then=aimed(steps[0].then)),)
    return roles.Change("before", program=aimed(steps))


@means("start")
def start(said: Discourse, *parts: object) -> object:
    return parts[-1]


@means("both_do")
def both_do(said: Discourse, first: object, second: object) -> Program:
    if not (is_program(first) and is_program(second)):
        raise NoMeaning("two things of different kinds in one sentence")
    return (*first, *second)


def _both_draw(program: Program) -> bool:
    """Tell whether first you, then the opponent choose how many cards to draw."""
    kinds = tuple(type(op) for op in program)
    return kinds == (PickNumber, Draw, PickNumber, Draw)


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


@means("when_and_when")
def when_and_when(
    said: Discourse, one: Condition, first: object, two: Condition, second: object
) -> Program:
    return (If(one, (*as_program(first), If(two, as_program(second)))),)


@means("pull_in")
def pull_in(said: Discourse, n: str) -> roles.Change:
    bench = InPlay(OPPONENT, BENCH)
    ops, said.new = said.pick(Mons(bench, int(n)))
    steps = aimed((*ops, Switch(said.new)))
    return roles.Change("before", program=(If(Exists(bench), (May(steps),)),))
