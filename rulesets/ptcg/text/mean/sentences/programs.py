"""The steps of a sentence, taken as a program."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeGuard

from rulesets.engine import select
from rulesets.engine.asking import Pick
from rulesets.engine.flow import Require
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held
from rulesets.engine.terms import has_term
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import EnergyOn, Pay, Send, Shuffle
from rulesets.ptcg.match.terms import Selector
from rulesets.text.gaps import NoMeaning


def retargeted(term: object, to: dict[Selector, Selector]) -> Any:
    """Return a term with other selectors in place of some."""
    if isinstance(term, select.Selector) and term in to:
        return to[term]
    if isinstance(term, tuple):
        return tuple(retargeted(t, to) for t in term)
    if is_dataclass(term) and not isinstance(term, type):
        changed = {f.name: retargeted(getattr(term, f.name), to) for f in fields(term)}
        return replace(term, **changed)
    return term


def _letter(cost: str) -> str:
    if len(set(cost)) > 1:
        raise NoMeaning("a price in Energy of several types")
    return "" if set(cost) == {"C"} else cost[0]


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


def is_program(value: object) -> TypeGuard[Program]:
    return isinstance(value, tuple)


def as_program(value: object) -> Program:
    """Return what a clause means as steps; nothing else may stand inside another sentence."""
    if not is_program(value):
        raise NoMeaning("a limit or a rule inside a condition")
    return value
