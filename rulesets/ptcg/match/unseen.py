"""Picks from cards that only their player sees, which therefore may fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.frames import PREPARES, AnyOp, Frame
from rulesets.engine.sides import YOU
from rulesets.engine.terms import walk

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

HIDDEN = ("hand", "prizes")


def may_decline(s: Match, f: Frame, pick: Pick) -> bool:
    """Tell whether a player picks a kind of card in a zone of theirs that is hidden (PL-161).

    Where what follows is not about the cards picked they are a price, and that is paid. A Trainer
    or a power that does nothing else is used for something (RO-01).
    """
    source = pick.source
    if not s.rules.own_cards_may_fail or getattr(source, "zone", "") not in HIDDEN:
        return False
    whose, kind = getattr(source, "side", ""), getattr(source, "filter", None)
    if whose != YOU or pick.by != YOU or kind is None:
        return False
    before = any(op.part != PREPARES for op in f.program[: f.pc])
    if "attack" not in f.values and not before:
        return False
    return all(_is_about(op, pick.into) for op in f.program[f.pc :])


def _is_about(op: AnyOp, register: str) -> bool:
    """Tell whether an op does nothing but with the cards of a register, or asks what came of it."""
    if op.part == PREPARES or type(op).__name__ == "Shuffle":
        return True
    if isinstance(op, If):
        return any(hasattr(term, "name") for term in walk(op.condition))
    return any(getattr(term, "name", "") == register for term in walk(op))
