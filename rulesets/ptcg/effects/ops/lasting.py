"""Lasting effects: how long they hold, and how a state keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulesets.api import Seat
from rulesets.engine.frames import Frame, Op
from rulesets.engine.select import Selector
from rulesets.ptcg.effects import damage
from rulesets.ptcg.effects.selectors import SELF, seats_of
from rulesets.ptcg.effects.spots import BY_ATTACK, BY_OTHERS, MARKER, THROUGH
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.script import Modifier, Trigger, Use

# How long a lasting effect holds, seen from the controller.
THIS_TURN = "this turn"
THEIR_NEXT_TURN = "opponent's next turn"
YOUR_NEXT_TURN = "your next turn"
UNTIL_YOUR_NEXT_TURN_ENDS = "until the end of your next turn"
UNTIL_THEIR_NEXT_TURN_ENDS = "until the end of opponent's next turn"
WHILE_ACTIVE = "while active"
WHILE_IN_PLAY = "while in play"
DURATIONS = {
    THIS_TURN: (0, 0),
    THEIR_NEXT_TURN: (1, 1),
    YOUR_NEXT_TURN: (2, 2),
    UNTIL_YOUR_NEXT_TURN_ENDS: (0, 2),
    UNTIL_THEIR_NEXT_TURN_ENDS: (0, 1),
    WHILE_ACTIVE: (0, 9999),
    WHILE_IN_PLAY: (0, 9999),
}


@dataclass(frozen=True, slots=True)
class Lasting(Op):
    """Let modifiers hold for some time, on Pokémon or with `players` on players.

    What an attack puts on a Pokémon ends early when it goes to the Bench, evolves or leaves play;
    `while in play` stays on the Bench. What a Trainer or power puts on it ends when it leaves
    play and, in some eras, when it evolves.
    """

    modifiers: tuple[Modifier, ...]
    until: str = THEIR_NEXT_TURN
    on: Selector = SELF
    players: str = ""  # you, opponent, both: the effect is on them, not on a Pokémon
    through: bool = False  # it goes on when the Pokémon evolves

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Write the effects down with the turns in which they hold."""
        if self.players:
            for seat in seats_of(self.players, f.controller):
                s.player_marks[seat] += made(s, f, self.modifiers, self.until, self.through)
            return None
        mark(s, f, self.on, self.modifiers, self.until, self.through)
        return None


Marks = tuple[Modifier | Trigger | Use, ...]


def made(
    s: Any, f: Frame, marks: Marks, until: str, through: bool = False
) -> tuple[tuple[Any, ...], ...]:
    """Return lasting effects as a state keeps them: with their turns, maker and origin."""
    first, last = DURATIONS[until]
    origin = BY_ATTACK if "attack" in f.regs else BY_OTHERS
    if until == WHILE_IN_PLAY:
        origin = MARKER
    if through:
        origin = THROUGH
    source, card = f.regs.get("self", -1), f.regs.get("card", -1)
    return tuple(
        (m, s.turn + first, s.turn + last, f.controller, source, card, origin) for m in marks
    )


def mark(s: Any, f: Frame, on: Selector, marks: Marks, until: str, through: bool = False) -> None:
    """Put lasting effects on Pokémon, where nothing prevents it."""
    for pos in s.spots_of(on.find(s, f)):
        if not damage.effects_prevented(s, f, pos):
            s.marks[pos] += made(s, f, marks, until, through)
            wounds.record(s, f, pos, wounds.MARK, marks, until)
