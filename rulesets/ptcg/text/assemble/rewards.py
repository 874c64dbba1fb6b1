"""Whether a deed was done, for what follows from it or takes its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulesets.engine.asking import ANY_NUMBER, OneOf, Pick
from rulesets.engine.flow import If, Repeat
from rulesets.engine.frames import CARDS, Program
from rulesets.engine.looking import Reveal
from rulesets.engine.select import Held
from rulesets.engine.values import AllOf, AtLeast, Not, Reg, Size, Whether
from rulesets.ptcg.effects.ops.board import Pay, Switch
from rulesets.ptcg.effects.ops.cards import Send, Shuffle
from rulesets.ptcg.effects.ops.counters import PutCounters
from rulesets.ptcg.effects.ops.damage import Damage, SetDamage
from rulesets.ptcg.effects.parts import DAMAGE
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Condition, Op
from rulesets.ptcg.text.assemble.divide import touches_damage
from rulesets.ptcg.text.mean.roles import Follow, Instead
from rulesets.text.gaps import NoMeaning

# What each sentence has done, and whether it was done where its ops do not tell.
Deeds = Sequence[tuple[Program, Condition | None]]


def rewarded(program: Program, sentence: Follow, deeds: Deeds) -> Program:
    """Attach "if you do" to the deed said last, which may not have been possible."""
    test = _done(program, deeds)
    if has_term(test, Reg) and any(map(touches_damage, sentence.program)):
        raise NoMeaning("damage that hangs on something done after it")
    return (*program, If(test if sentence.done else Not(test), sentence.program))


def _done(program: Program, deeds: Deeds) -> Condition:
    """Return whether the deed said last was done, shuffles and showing aside."""
    for deed, test in reversed(deeds):
        if all(isinstance(op, (Shuffle, Reveal)) for op in deed):
            continue
        tests = [test] if test is not None else tests_of(deed)
        if not tests or not set(deed) <= set(program):
            break
        return tests[0] if len(tests) == 1 else AllOf(tuple(tests))
    raise NoMeaning("'if you do' after something that is always done")


def in_place(program: Program, sentence: Instead, deeds: Deeds) -> Program:
    """Let a sentence with "instead" take the place of the one before it under its condition."""
    deed = deeds[-1][0] if deeds else ()
    if len(sentence.program) == 1 and isinstance(sentence.program[0], SetDamage):
        return _other_damage(program, sentence.condition, sentence.program[0], deed)
    spread = deed[-1] if len(deed) == 1 else None
    put = sentence.program[0] if len(sentence.program) == 1 else None
    if isinstance(spread, Repeat) and isinstance(put, PutCounters) and program[-1:] == deed:
        # So many counters in any way you like, and another number of them instead.
        many = Whether(sentence.condition, put.counters, spread.count)
        return (*program[:-1], replace(spread, count=many))
    alike = [type(op) for op in deed] == [type(op) for op in sentence.program]
    alike = alike or sentence.whole
    if not deed or not alike or program[-len(deed) :] != deed:
        raise NoMeaning("'instead' of something that was not said")
    other = sentence.program
    if sentence.optional:
        other = (OneOf((other, deed)),)
    return (*program[: -len(deed)], If(sentence.condition, other, deed))


def _other_damage(
    program: Program, condition: Condition, other: SetDamage, deed: Program
) -> Program:
    """Let other damage take the place of what was said before, or of the printed figure."""
    last = deed[-1] if deed else None
    if isinstance(last, Damage) and program[-1:] == (last,):
        return (*program[:-1], If(condition, (replace(last, amount=other.amount),), (last,)))
    if not all(op.part == DAMAGE for op in deed):
        raise NoMeaning("'instead' of something that was not said")
    return (*program, If(condition, (other,)))


def tests_of(deed: Program, certain: bool = False) -> list[Condition]:
    """Return what holds once a deed was done in full; `certain` asks only for prices paid."""
    tests: list[Condition] = []
    # A switch tells itself whether it took place, and of whom.
    switched = {t.bench.name for t in deed if isinstance(t, Switch) and isinstance(t.bench, Held)}
    for op in deed:
        if isinstance(op, Pick) and op.into in switched and not certain:
            continue
        if isinstance(op, Pick):
            full = op.at_least == -1 and isinstance(op.count, int) and op.count < ANY_NUMBER
            tests.append(AtLeast(Size(op.into), op.count if full else 1))
        elif isinstance(op, Send) and isinstance(op.cards, Held):
            continue  # the pick has told
        elif isinstance(op, (Pay, Send)) or not certain:
            tests += _told(op)
    return tests


def _told(op: Op) -> list[Condition]:
    """Return what the op itself tells of how much it did."""
    if isinstance(op, Repeat):
        return [AtLeast(op.count, 1)]
    if not op.outcome:
        return []
    by_cards = op.written()[op.outcome] == CARDS
    return [AtLeast(Size(op.outcome) if by_cards else Reg(op.outcome), 1)]
