"""Whether a program could be carried out: asked before an activation, without doing anything.

A cost must be payable whole. An effect must have something to do with its first deed; what later
deeds need is not asked. A register that is filled only on the way counts as filled.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulesets.engine.asking import OneOf, Pick
from rulesets.engine.flow import ForEach, If
from rulesets.engine.frames import PREPARES, AnyOp, Frame, Program
from rulesets.engine.select import AnySelector
from rulesets.engine.terms import Term, has_term
from rulesets.engine.values import AtLeast, Number, Reg, number
from rulesets.yugioh.effects.terms.traits import CanSpecialSummon
from rulesets.yugioh.match.derived import player_holds
from rulesets.yugioh.match.script import walk
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


NO_BANISHING = "no banishing from Graveyards"
_DONE = AtLeast(Reg("done"), 1)  # "and if you do", "then"


def payable(s: Duel, f: Frame, cost: Program) -> bool:
    """Tell whether every step of a cost can be paid."""
    for i, op in enumerate(cost):
        if not is_possible(s, f, op):
            return False
        if player_holds(s, NO_BANISHING, f.controller) and _banishes(op, cost[i + 1 :]):
            return False
    return True


def _banishes(op: AnyOp, rest: Program) -> bool:
    """Tell whether a step picks cards of a Graveyard that the rest of a cost banishes."""
    if not isinstance(op, Pick):
        return False
    source = getattr(op.source, "left", op.source)  # a procedure leaves its own monster out
    from_grave = getattr(source, "zones", ()) == ("grave",)
    return from_grave and any(type(later).__name__ == "Banish" for later in rest)


def worthwhile(s: Duel, f: Frame, program: Program) -> bool:
    """Tell whether a program would do something: everything up to its first deed is possible."""
    for i, op in enumerate(program):
        if not is_possible(s, f, op):
            return False
        if op.part != PREPARES:
            return _finds(s, f, program[i + 1 :], ("deck", "extra"))
    return True


def _finds(s: Duel, f: Frame, rest: Program, zones: tuple[str, ...]) -> bool:
    """Tell whether what a program must take from zones after its first deed is there.

    The Decks alone, which deeds seldom fill; what hangs on a deed ("and if you do") also asks for
    a monster to Special Summon from the hand.
    """
    for op in rest:
        if isinstance(op, If) and op.condition == _DONE:
            return _finds(s, f, op.then, ("deck", "extra", "hand"))
        if isinstance(op, Pick) and _is_from(op, zones):
            if not enough(s, f, op):
                return False
            if not isinstance(op.count, int) and number(op.at_least, s, f) < 0:
                return bool(op.source.find(s, f))  # as many as before: at least one
    return True


def _is_from(op: Pick, zones: tuple[str, ...]) -> bool:
    found = getattr(op.source, "zones", ("",))
    if any(zone not in zones for zone in found):
        return False
    return "hand" not in found or has_term(op.source, CanSpecialSummon)


def is_nothing(s: Duel, f: Frame, amount: Number) -> bool:
    """Tell whether a figure counted on the board is 0; one that hangs on later steps is not."""
    if isinstance(amount, int) or awaits(f, amount):
        return False
    return number(amount, s, f) == 0


def awaits(f: Frame, value: Term) -> bool:
    """Tell whether a value reads a register, by its name, that is not filled yet."""
    for name in _registers(value):  # noqa: SIM110  asked often: half the time of any()
        if name not in f.cards and name not in f.values:
            return True
    return False


@cache
def _registers(value: Term) -> tuple[str, ...]:
    """Return the names of the registers that a value reads: found once, scripts do not change."""
    names = [getattr(t, "name", "") for t in walk(value)]
    names += [t.register for t in walk(value) if type(t).__name__ == "DeclaredName"]  # type: ignore[attr-defined]
    return tuple(dict.fromkeys([name for name in names if name]))


def is_possible(s: Duel, f: Frame, op: AnyOp) -> bool:
    """Tell whether one step could be carried out now."""
    if isinstance(op, Deed):
        return op.possible(s, f)
    if isinstance(op, Pick):
        return enough(s, f, op)
    if isinstance(op, OneOf):
        return any(worthwhile(s, f, option) for option in op.options)
    if isinstance(op, If):
        branch = op.then if op.condition.holds(s, f) else op.otherwise
        return worthwhile(s, f, branch)
    if isinstance(op, ForEach):
        return bool(op.source.find(s, f))
    return True


def enough(s: Duel, f: Frame, op: Pick) -> bool:
    """Tell whether there are as many cards as a pick asks for."""
    if is_nothing(s, f, op.count):
        return False
    least = number(op.at_least, s, f)
    wanted = number(op.count, s, f) if least < 0 else least
    return len(op.source.find(s, f)) >= min(wanted, 99) if wanted < 99 else True


def some(s: Duel, f: Frame, cards: AnySelector) -> bool:
    """Tell whether a selection finds a card, or waits for a register to be filled."""
    return bool(cards.find(s, f)) or awaits(f, cards)
