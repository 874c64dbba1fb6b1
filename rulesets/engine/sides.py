"""Sides of a match between two: words of programs, seen from whoever controls them."""

from __future__ import annotations

from rulesets.api import CHANCE, Seat
from rulesets.engine.frames import Frame

YOU, OPPONENT, BOTH = "you", "opponent", "both"
LUCK = "luck"  # nobody: chance decides


def seats_of(side: str, controller: Seat) -> tuple[Seat, ...]:
    """Return the seats a side means for a controller, the controller first."""
    if side == YOU:
        return (controller,)
    if side == OPPONENT:
        return (1 - controller,)
    return controller, 1 - controller


def decider(by: str, f: Frame) -> Seat:
    """Return the seat, or CHANCE, that decides by a word of a program."""
    return CHANCE if by == LUCK else seats_of(by, f.controller)[0]
