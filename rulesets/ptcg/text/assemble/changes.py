"""Sentences that change what was said before: caps, who picks, how long, who is meant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulesets.engine.flow import If, Repeat
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import OPPONENT
from rulesets.engine.values import AllOf, Number, Times, Whether
from rulesets.ptcg.effects.ops import (
    Among,
    BarAttack,
    Bench,
    Coins,
    CopyAttack,
    ForEach,
    Inflict,
    InPlay,
    Lasting,
    Least,
    May,
    MoreDamage,
    Pick,
    PutCounters,
    Source,
    Switch,
    UseUp,
)
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.text.assemble.notes import (
    fails_without,
    if_it_may_evolve,
    on_players,
    once_a_game,
    unless_fatal,
    unless_new,
    without_price,
)
from rulesets.ptcg.text.assemble.raised import (
    discards_of_healed,
    found_instead,
    found_too,
    healed_with_each,
    prizes_instead,
)
from rulesets.ptcg.text.mean.roles import Change
from rulesets.text.gaps import NoMeaning


def change(program: Program, sentence: Change) -> Program:
    """Carry out a sentence that changes what was said before."""
    if sentence.kind == "perform" and has_term(program, CopyAttack):
        return program  # said once more
    if sentence.kind == "once a game":
        (used,) = sentence.program
        assert isinstance(used, UseUp)
        return once_a_game(program, used)
    if sentence.kind == "as basic":
        return _on_the_bench(program, sentence.program)
    if sentence.kind == "counters instead":
        return _other_counters(program, sentence)
    if sentence.kind == "fails without":
        return fails_without(program, sentence.amount)
    if sentence.kind in _OF_AN_OP:
        kind, edit = _OF_AN_OP[sentence.kind]
        return _last(program, kind, lambda op: edit(op, sentence))
    if sentence.kind in _OF_THE_WHOLE:
        return _OF_THE_WHOLE[sentence.kind](program)
    raise NoMeaning(f"a change of kind {sentence.kind}")


def _on_the_bench(program: Program, then: Program) -> Program:
    """Say something of the Pokémon that were put onto the Bench, in whichever branch they were."""
    if not has_term(program, Bench):
        raise NoMeaning("new Benched Pokémon that no sentence has brought")
    if not isinstance(program[-1], If):
        return program + then
    return tuple(
        replace(op, then=op.then + then) if isinstance(op, If) and has_term(op.then, Bench) else op
        for op in program
    )


def _other_counters(program: Program, sentence: Change) -> Program:
    """Put another number of counters, on one Pokémon or spread, under a condition."""
    (asked,) = sentence.program
    assert isinstance(asked, If)
    for at in range(len(program) - 1, -1, -1):
        op = program[at]
        if isinstance(op, Repeat) and has_term(op.program, PutCounters):
            other: Op = replace(op, count=Whether(asked.condition, sentence.amount, op.count))
        elif isinstance(op, PutCounters):
            number = Whether(asked.condition, sentence.amount, op.counters)
            other = replace(op, counters=number)
        else:
            continue
        return (*program[:at], other, *program[at + 1 :])
    raise NoMeaning("other counters than no sentence has put")


def _barred(op: BarAttack, sentence: Change) -> Op:
    """Bar the attack chosen for as long as the sentence says."""
    (bar,) = sentence.program
    assert isinstance(bar, BarAttack)
    return replace(op, until=bar.until, ban=bar.ban)


_STAYS = Among(Source(), InPlay("both", "active"))


def _while_attacker_stays(op: Op) -> Op:
    """Let effects on the Defending Pokémon end when the attacker leaves the Active spot too."""
    if isinstance(op, If):
        return replace(op, then=tuple(map(_while_attacker_stays, op.then)))
    if not isinstance(op, Lasting):
        return op
    tied = tuple(
        m
        if m.when == _STAYS
        else replace(m, when=_STAYS if m.when is None else AllOf((m.when, _STAYS)))
        for m in op.modifiers
    )
    return replace(op, modifiers=tied)


def _at_most(amount: Number, most: int) -> Number:
    """Count at most so many of the things an amount is paid for."""
    if not isinstance(amount, Times):
        raise NoMeaning("a limit on what is counted, without a count")
    return Times(amount.left, Least(amount.right, most))


def _fewer(op: PutCounters, most: int) -> Op:
    """Put at most so many counters, where their number was counted."""
    if isinstance(op.counters, int):
        raise NoMeaning("a limit on a fixed number of counters: one for several powers")
    return replace(op, counters=Least(op.counters, most))


def _last(program: Program, kind: type[Op], edit: Callable[[Any], Op]) -> Program:
    for at in range(len(program) - 1, -1, -1):
        op = program[at]
        if isinstance(op, kind):
            return (*program[:at], edit(op), *program[at + 1 :])
        if isinstance(op, (If, May)) and has_term(op.then, kind):
            inner = replace(op, then=_last(op.then, kind, edit))
            return (*program[:at], inner, *program[at + 1 :])
    raise NoMeaning(f"a change of a {kind.__name__} that was not said")


def _attack_fails(program: Program) -> Program:
    """Let what tails do to "that attack" complete the flip asked of an attacker."""
    flips = [t for op in program for t in _lastings(op) if t.point == "flip to attack"]
    if not flips:
        raise NoMeaning("an attack fails without a flip for it")
    return _last(program, Lasting, lambda op: replace(op, modifiers=(Modifier("flip to attack"),)))


def _lastings(op: Op) -> tuple[Modifier, ...]:
    if isinstance(op, Lasting):
        return op.modifiers
    if isinstance(op, If):
        return tuple(m for inner in op.then for m in _lastings(inner))
    return ()


def _ends_either_way(program: Program) -> Program:
    """Let an effect end when either Pokémon leaves the Active spot."""
    if not has_term(program, Lasting):
        raise NoMeaning("an effect ends that no sentence has begun")
    return tuple(map(_while_attacker_stays, program))


# Sentences that change the last op of a kind.
_OF_AN_OP: dict[str, tuple[type[Op], Callable[[Any, Change], Op]]] = {
    "cap": (MoreDamage, lambda op, c: MoreDamage(Least(op.amount, c.amount))),
    "spare": (MoreDamage, lambda op, c: MoreDamage(_at_most(op.amount, c.amount))),
    "poison": (Inflict, lambda op, c: replace(op, counters=c.amount)),
    "bar": (BarAttack, _barred),
    "copy": (BarAttack, lambda op, c: CopyAttack(op.on, free=True)),
    "perform": (BarAttack, lambda op, c: CopyAttack(op.on)),
    "perform paid": (BarAttack, lambda op, c: CopyAttack(op.on, paid=True)),
    "paid": (CopyAttack, lambda op, c: replace(op, paid=True)),
    "put cap": (PutCounters, lambda op, c: _fewer(op, c.amount)),
    "coins": (Coins, lambda op, c: Coins(Least(op.count, c.amount))),
    "opponent picks": (Pick, lambda op, c: replace(op, by=OPPONENT)),
    "opponent picks active": (Switch, lambda op, c: replace(op, by=OPPONENT)),
    "at least": (Pick, lambda op, c: replace(op, at_least=c.amount)),
    "includes new": (Lasting, lambda op, c: on_players(op)),
    "found instead": (Pick, found_instead),
    "found too": (Pick, found_too),
    "prizes instead": (Lasting, prizes_instead),
    "healed with each": (ForEach, healed_with_each),
}
# Sentences that change the program as a whole.
_OF_THE_WHOLE: dict[str, Callable[[Program], Program]] = {
    "attack fails": _attack_fails,
    "either ends": _ends_either_way,
    "not discarded": without_price,
    "may evolve": if_it_may_evolve,
    "not new": unless_new,
    "not fatal": unless_fatal,
    "discards of healed": discards_of_healed,
}
