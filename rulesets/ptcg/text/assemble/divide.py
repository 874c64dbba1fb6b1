"""Divide the program of an attack at its damage: what works it out, and what follows it."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine import frames, values
from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import If, Put
from rulesets.engine.frames import ACTS, CONTAINS, PREPARES, AnyOp, Program
from rulesets.engine.luck import Coins
from rulesets.engine.select import Filter, Held, Selector, Self, Top
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.terms import Term
from rulesets.engine.values import AtLeast, Reg, Size, Whether
from rulesets.ptcg.effects.ops.board import TakeUp
from rulesets.ptcg.effects.ops.cards import Send, Shuffle
from rulesets.ptcg.effects.ops.damage import Damage, Fail
from rulesets.ptcg.effects.parts import AFTER_DAMAGE, DAMAGE
from rulesets.ptcg.effects.terms.pokemon_filters import Damaged
from rulesets.ptcg.effects.terms.selectors import DECK, In, InPlay
from rulesets.ptcg.match.script import has_term, walk
from rulesets.ptcg.match.terms import Condition, Op


class Registers:
    """Fresh registers for answers that both halves of an attack need."""

    def __init__(self) -> None:
        self.n = 0

    def fresh(self) -> str:
        self.n += 1
        return f"answer{self.n}" if self.n > 1 else "answer"


def touches_damage(op: AnyOp) -> bool:
    """Tell whether an op, or one inside it, sets the attack's own damage."""
    if op.part == CONTAINS:
        return any(touches_damage(x) for program in op.programs() for x in program)
    return op.part == DAMAGE


def divide(program: Program, names: Registers) -> tuple[Program, Program]:
    """Return what an attack does to work out its damage, and what it does afterwards."""
    last = max((i for i, op in enumerate(program) if touches_damage(op)), default=-1)
    counted = {
        term.name
        for op in program
        if touches_damage(op)
        for term in walk(op)
        if isinstance(term, (Held, Size))
    }
    by_coins = any(reads_coins(op) for op in program if touches_damage(op))
    before: list[Op] = []
    after: list[Op] = []
    for op in program[: last + 1]:
        if isinstance(op, If) and any(_is_effect(x) for x in op.then + op.otherwise):
            one, two = _divide_if(op, names)
            before += one
            after += two
        elif isinstance(op, May) and (touches_damage(op) or (by_coins and flips(op))):
            one, two = _divide_may(op, names)
            before += one
            after += two
        elif _is_effect(op) and not _counted(op, counted):
            after.append(op)
        else:
            before.append(op)
    return tuple(before), (*after, *program[last + 1 :])


def reads_coins(value: object) -> bool:
    """Tell whether heads or tails count for something."""
    return any(isinstance(t, Reg) and t.name in ("heads", "tails") for t in walk(value))


def flips(value: object) -> bool:
    """Tell whether coins are flipped."""
    return has_term(value, Coins)


def tossed(program: Program, either: Program = ()) -> tuple[Program, Program]:
    """Split off the coins that let an attack fail: tossed before it is begun (BW-129).

    `either` is what happens whether it fails or not.
    """
    if not program or not isinstance(program[0], Coins):
        return (), program
    end = next((i for i, op in enumerate(program) if i and isinstance(op, Coins)), len(program))
    fails = tuple(op for op in program[1:end] if isinstance(op, If) and op.then == (Fail(),))
    if not fails or not all(_lasts(op.condition) for op in fails):
        return (), program
    rest = tuple(op for op in program[1:] if op not in fails)
    return (program[0], *(replace(op, then=(*either, Fail())) for op in fails)), rest


def _is_effect(op: AnyOp) -> bool:
    """Tell whether an op does something that belongs after the damage."""
    if op.part == CONTAINS:
        return any(_is_effect(x) for program in op.programs() for x in program)
    return op.part not in (PREPARES, DAMAGE)


def _counted(op: Op, names: set[str]) -> bool:
    """Tell whether an op discards the cards that the damage is counted by: they go before it."""
    if op.outcome in names:
        return True
    return isinstance(op, Send) and isinstance(op.cards, Held) and op.cards.name in names


def _divide_if(op: If, names: Registers) -> tuple[Program, Program]:
    then_before, then_after = divide(op.then, names)
    else_before, else_after = divide(op.otherwise, names)
    test: Condition = op.condition
    before: Program = ()
    if not _lasts(test):
        # Asked once: damage may change what the condition looks at.
        answer = names.fresh()
        before = (Put(answer, Whether(test, 1)),)
        test = AtLeast(Reg(answer), 1)
    if then_before or else_before:
        before += (If(test, then_before, else_before),)
    after: Program = (If(test, then_after, else_after),) if then_after or else_after else ()
    return before, after


def _divide_may(op: May, names: Registers) -> tuple[Program, Program]:
    """A choice that raises the damage is made and paid before the damage."""
    paid: Program = ()
    later: Program = ()
    for step in op.then:
        if isinstance(step, If) and touches_damage(step):
            # What the price has bought: only what raises the damage comes before it.
            one, two = _divide_if(step, names)
            paid, later = paid + one, later + two
        elif step.part == AFTER_DAMAGE or _departs(step) or (later and step == Shuffle()):
            later += (step,)
        else:
            paid += (step,)
    if not later:
        return (op,), ()
    answer = names.fresh()
    before = replace(op, then=(Put(answer, 1), *paid))
    return (before,), (If(AtLeast(Reg(answer), 1), later),)


def _departs(op: Op) -> bool:
    """Tell whether the attacker leaves play: it does its damage first."""
    return isinstance(op, TakeUp) and op.pokemon == Self()


def asked_before(program: Program, names: Registers) -> tuple[Program, Program]:
    """Ask whether the Pokémon attacked is damaged before this attack damages it."""
    before: Program = ()
    after: Program = ()
    for op in program:
        if isinstance(op, If) and has_term(op.condition, Damaged):
            answer = names.fresh()
            before += (Put(answer, Whether(op.condition, 1)),)
            op = replace(op, condition=AtLeast(Reg(answer), 1))
        after += (op,)
    return before, after


def targets(program: Program) -> tuple[Program, Program]:
    """Split off the targets to be chosen before an attack is paid for (EX-117, BW-128)."""
    chosen: Program = ()
    rest: Program = ()
    for at, op in enumerate(program):
        moved = any(_may_move(t) or _uncovers(t) for t in walk(program[:at]))
        if not moved and isinstance(op, Pick) and _is_target(op, program[at + 1 :]):
            chosen += (op,)
        else:
            rest += (op,)
    return chosen, rest


def _may_move(part: Term) -> bool:
    """Tell whether an op may change who can be picked."""
    return isinstance(part, frames.Op) and part.part in (ACTS, CONTAINS) and part.moves


def _uncovers(part: Term) -> bool:
    """Tell whether cards of a deck come to light, which whoever picks after it may know."""
    return isinstance(part, Top) and isinstance(part.source, In) and part.source.zone == DECK


def _is_target(pick: Pick, after: Program) -> bool:
    if pick.by != YOU or not all(_is_steady(t) for t in walk(pick.source)):
        return False
    if isinstance(pick.source, InPlay) and pick.source.side == OPPONENT:
        return True
    return any(isinstance(t, Damage) and t.to == Held(pick.into) for t in walk(after))


def _is_steady(part: Term) -> bool:
    return isinstance(part, (Selector, Filter)) and part.steady


def _lasts(condition: Condition) -> bool:
    """Tell whether the damage cannot change a condition, so that it may be asked twice."""
    return all(
        t.settled for t in walk(condition) if isinstance(t, (values.Value, values.Condition))
    )
