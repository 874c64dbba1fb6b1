"""What a decision is for: the op that waits, with what the program does next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulesets.engine.asking.answers import May, OneOf, PickNumber, PickWord
from rulesets.engine.asking.picks import ANY_NUMBER, Pick
from rulesets.engine.frames import AnyOp, Frame, Program
from rulesets.engine.values import number

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker

_DEEP = 4  # picks that follow from one another


def purpose(
    s: MatchState, op: AnyOp, f: Frame, say: Speaker, name: Callable[[int], str] = lambda card: ""
) -> str:
    """Return what a decision is for in a clause, or "" where it has no words.

    `name` calls a card that a register holds already; "" for one the decider may not know.
    """
    said = _purpose(s, op, f, say)
    for register, cards in f.cards.items():
        if f"[{register}]" in said:
            names = [name(card) for card in cards]
            called = " and ".join(names) if names and all(names) else "what was picked"
            said = said.replace(f"[{register}]", called)
    return said


def _purpose(s: MatchState, op: AnyOp, f: Frame, say: Speaker) -> str:
    if isinstance(op, Pick):
        return f"{_use_of(op, f.program[f.pc :], say)}{_progress(s, op, f)}"
    if isinstance(op, May):
        if op.label:
            return op.label
        otherwise = f"; if not: {say.inner(op.otherwise)}" if op.otherwise else ""
        return f"{say.inner(op.then)}{otherwise}?"
    if isinstance(op, OneOf):
        return "choose what happens"
    if isinstance(op, PickNumber):
        told = _told(op.into, "so many", f.program[f.pc :], say, _DEEP)
        return f"choose how many: {told}".replace("as many as so many", "so many").rstrip(": ")
    if isinstance(op, PickWord):
        return f"choose: {_told(op.into, 'it', f.program[f.pc :], say, _DEEP)}".rstrip(": ")
    return _words(op, say)


def _use_of(op: Pick, rest: Program, say: Speaker) -> str:
    many = "any number" if op.count == ANY_NUMBER else say.so_many(op.count)
    upto = "up to " if op.at_least == 0 and op.count != ANY_NUMBER else ""
    what = f"{upto}{many} of {say.which(op.source)}"
    return _told(op.into, what, rest, say, _DEEP) or f"pick {what}"


def _told(register: str, what: str, rest: Program, say: Speaker, deep: int) -> str:
    """Return the first thing done with a register, which is called by what it will hold."""
    name = f"[{register}]"
    for at, op in enumerate(rest):
        words = _words(op, say)
        if name not in words:
            continue
        if isinstance(op, Pick):
            if op.into == register or deep == 0:
                return ""
            more = say.which(op.source).replace(name, what)
            picked = f"{say.so_many(op.count)} of {more}"
            return _told(op.into, picked, rest[at + 1 :], say, deep - 1)
        return words.replace(name, what)
    return ""


def _words(op: AnyOp, say: Speaker) -> str:
    """Return an op in words; those of the rules themselves have none."""
    return op.in_words(say) if op.has_words() else ""


def _progress(s: MatchState, op: Pick, f: Frame) -> str:
    """Return which of several picks this is."""
    if op.count == ANY_NUMBER:
        picked = len(f.cards[op.into])
        return f" ({picked} picked)" if picked else ""
    wanted = min(number(op.count, s, f), len(op.source.find(s, f)))
    return f" (pick {len(f.cards[op.into]) + 1} of {wanted})" if wanted > 1 else ""
