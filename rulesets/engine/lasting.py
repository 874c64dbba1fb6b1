"""Lasting effects: what holds for some turns, and uses that are limited by turn or game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rulesets.api import Seat
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import YOU
from rulesets.engine.terms import Term
from rulesets.engine.triggers import Trigger

# How often a use may be made.
PER_TURN, PER_NAME, PER_GAME, ANY_TIMES = "turn", "name", "game", "any"

# How long a lasting effect holds, seen from the controller.
THIS_TURN = "this turn"
THEIR_NEXT_TURN = "opponent's next turn"
YOUR_NEXT_TURN = "your next turn"
UNTIL_YOUR_NEXT_TURN_ENDS = "until the end of your next turn"
UNTIL_THEIR_NEXT_TURN_ENDS = "until the end of opponent's next turn"
WHILE_ACTIVE = "while active"
WHILE_IN_PLAY = "while in play"
FOREVER = 9999

# The first and the last turn, counted from the one in which the effect begins.
DURATIONS = {
    THIS_TURN: (0, 0),
    THEIR_NEXT_TURN: (1, 1),
    YOUR_NEXT_TURN: (2, 2),
    UNTIL_YOUR_NEXT_TURN_ENDS: (0, 2),
    UNTIL_THEIR_NEXT_TURN_ENDS: (0, 1),
    WHILE_ACTIVE: (0, FOREVER),
    WHILE_IN_PLAY: (0, FOREVER),
}


@dataclass(frozen=True, slots=True)
class Use(Term):
    """Something a player may do in a turn: an activated power, an offer of a card in play."""

    program: Program
    limit: str = PER_TURN
    by: str = YOU  # "each": the player whose turn it is
    label: str = ""
    ends_turn: bool = False
    once: str = ""  # a kind of thing a player uses once a game: "VSTAR"
    place: str = ""  # the zone the card must lie in; "": in play


class Spent(NamedTuple):
    """A use that was made and is limited: by turn or by game, for a player and a name."""

    scope: str
    seat: Seat
    name: str


class Mark(NamedTuple):
    """A lasting effect on a card or a player: what holds, when, and who made it."""

    effect: Modifier | Trigger | Use
    first: int  # turn in which it begins
    last: int  # turn with which it ends
    controller: Seat
    source: int  # the card in play whose effect made it, or -1
    card: int  # the card whose text made it, or -1
    origin: str  # by what it was made: decides what ends it early

    def holds(self, turn: int) -> bool:
        """Tell whether it holds in a turn."""
        return self.first <= turn <= self.last


Marks = tuple[Mark, ...]


def marks_of(
    effects: tuple[Modifier | Trigger | Use, ...],
    until: str,
    turn: int,
    controller: Seat,
    source: int,
    card: int,
    origin: str,
) -> Marks:
    """Return effects as marks that last from a turn on as a word of duration says."""
    begins, ends = DURATIONS[until]
    return tuple(
        Mark(effect, turn + begins, turn + ends, controller, source, card, origin)
        for effect in effects
    )
