"""The 2-on-2 battle: which of two Active Pokémon a Trainer card means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import Frame, Program
from rulesets.engine.sides import BOTH, OPPONENT, YOU, seats_of
from rulesets.ptcg.effects.ops.board import Switch
from rulesets.ptcg.effects.terms.selectors import ACTIVE, Defending, InPlay
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class ChooseActive(Op):
    """Let the player of a Trainer choose one of two Active Pokémon of a side (EX-204)."""

    seat: int

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the choice where there is one."""
        return f.controller if len(s.active_spots(self.seat)) > 1 else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action an Active Pokémon."""
        return [("pick", s.stacks[p][0]) for p in s.active_spots(self.seat)]

    def asks(self, s: Match, f: Frame) -> str:
        """Say which one is meant."""
        name = s.table.faces[f.card("card")].name
        return f"{name}: choose which Active Pokémon it is for"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Note the Pokémon that is meant."""
        f.cards["actives"] = (*f.cards.get("actives", ()), action[1])
        return None


def choices(s: Match, program: Program, seat: int) -> Program:
    """Return the choices to make before a Trainer that affects one side's Active Pokémon."""
    sides: set[int] = set()
    for term in walk(program):
        if isinstance(term, InPlay) and term.place == ACTIVE and term.side != BOTH:
            sides.update(seats_of(term.side, seat))
        elif isinstance(term, Defending):
            sides.update(seats_of(OPPONENT, seat))
        elif isinstance(term, Switch) and term.active is None:
            benches = [t.side for t in walk(program) if isinstance(t, InPlay)]
            sides.update(*(seats_of(side, seat) for side in benches or [YOU]))
    return tuple(ChooseActive(side) for side in sorted(sides, key=lambda x: x != seat))
