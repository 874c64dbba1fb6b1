"""Face-down Pokémon before a game: which cards may be laid, and laying them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import Frame
from rulesets.ptcg.effects import spots
from rulesets.ptcg.eras import EraRules
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def can_start(face: Face, rules: EraRules) -> bool:
    """Tell whether a card may be placed at set-up: Basics, and Fossils where the era says so."""
    return face.is_basic or (face.is_trainer_pokemon and rules.fossil_is_basic_at_setup)


def starters(s: Match, seat: Seat) -> tuple[int, ...]:
    """Return the cards of a hand that may be placed at set-up, equal ones once."""
    found: dict[int, int] = {}
    for card in s.hands[seat]:
        face = s.table.faces[card]
        if can_start(face, s.rules):
            found.setdefault(face.number, card)
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class PlaceActive(Op):
    """Let a player lay the first Active Pokémon face down; two in a 2-on-2 battle (EX-194)."""

    seat: int

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for a choice, unless there is only one."""
        while len(s.active_spots(self.seat)) < s.rules.actives:
            choices = starters(s, self.seat)
            if len(choices) != 1:
                return self.seat if choices else None
            self._place(s, choices[0])
        return None

    def _place(self, s: Match, card: int) -> None:
        spots.enter(s, card, self.seat * s.slots + len(s.active_spots(self.seat)))

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a Basic Pokémon."""
        return [("active", card) for card in starters(s, self.seat)]

    def asks(self, s: Match, f: Frame) -> str:
        """Say what is laid."""
        return "Set-up: lay your first Active Pokémon face down"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Lay it down."""
        self._place(s, action[1])
        return self.run(s, f)

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Say which cards may be laid."""
        return _refuse_placing(s, self.seat, action, "active", "setup active")


@dataclass(frozen=True, slots=True)
class PlaceBench(Op):
    """Let a player lay further Basic Pokémon face down on the Bench."""

    seat: int

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait while there is something to lay and room for it."""
        if starters(s, self.seat) and spots.has_room(s, self.seat):
            return self.seat
        return None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a Basic Pokémon, and ending."""
        return [*(("bench", card) for card in starters(s, self.seat)), ("done",)]

    def asks(self, s: Match, f: Frame) -> str:
        """Say what is laid."""
        return "Set-up: lay more Basic Pokémon face down on the Bench, or Done"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Lay it down, or end."""
        if action[0] == "done":
            return None
        spots.enter_bench(s, action[1], self.seat)
        return self.run(s, f)

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Say which cards may be laid."""
        return _refuse_placing(s, self.seat, action, "bench", "setup bench")


def _refuse_placing(s: Match, seat: Seat, action: Action, verb: str, topic: str) -> Refusal | None:
    cites = s.rules.cites
    if len(action) == 2 and action[0] == verb and action[1] in s.hands[seat]:
        face = s.table.faces[action[1]]
        if can_start(face, s.rules):
            return Refusal("offered with another copy of the same card", cites[topic])
        return Refusal(f"cannot place {face.name}: it is not a Basic Pokémon", cites["bench kind"])
    return Refusal("cannot do that during set-up: place a Basic Pokémon from hand", cites[topic])
