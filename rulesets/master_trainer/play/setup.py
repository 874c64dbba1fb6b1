"""Setting the game up: piles, starters, decks and who begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine import Frame, Op, Program, advance, named, push
from rulesets.engine.luck import Dice, Shuffle
from rulesets.engine.select import Zone
from rulesets.master_trainer.match.components import (
    BLUE,
    CATCH_BY_PILE,
    EVENT_COUNTS,
    GREEN,
    ITEM_COUNTS,
    PALLET,
    PILES,
    PINK,
    POWER,
    RED,
    RIVAL_NAMES,
    ROAD,
    STARTERS,
    YELLOWS,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.options import Rules
from rulesets.master_trainer.play.turn import NextTurn


def spread(counts: Sequence[int]) -> tuple[int, ...]:
    """Return every card of a deck by kind."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def set_out(rules: Rules, seats: int) -> TrainerState:
    """Return the unshuffled box on the table, waiting for the first shuffle."""
    s = TrainerState.__new__(TrainerState)
    s.start()
    s.rules = rules
    s.seats = seats
    s.turn = s.turns = s.first = s.past = s.face_up = 0
    s.place = [PALLET] * seats  # MT-018
    s.team = [()] * seats
    s.down = [()] * seats
    s.hand = [()] * seats  # MT-017
    s.laid = [()] * seats
    s.chips = [0] * len(ROAD)
    s.tray = list(PILES)
    s.starters = STARTERS
    s.dungeon = YELLOWS
    s.rivals = tuple(range(len(RIVAL_NAMES)))
    s.items = spread(ITEM_COUNTS)
    s.events = spread(EVENT_COUNTS)
    s.event = s.master = -1
    s.offered = ()
    push(s, MATCH)
    s.waits = advance(s)
    return s


@dataclass(frozen=True, slots=True)
class LayOut(Op[TrainerState]):
    """Lay a chip on every catch space and deal the starters: MT-011 to MT-015."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Deal from the shuffled piles; the rest is the tray: MT-013."""
        for pile, spaces in enumerate(CATCH_BY_PILE):
            chips = s.tray[pile]
            for i, space in enumerate(spaces):
                s.chips[space] = chips[i]
            s.tray[pile] = chips[len(spaces) :]
        s.team = [(chip,) for chip in s.starters[: s.seats]]
        s.starters = s.starters[s.seats :]
        return None


@dataclass(frozen=True, slots=True)
class FindFirst(Dice[TrainerState]):
    """The weakest starter begins; the tied roll, the highest begins: MT-019."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for rolls only where starters tie."""
        powers = [POWER[team[0]] for team in s.team]
        tied = tuple(seat for seat in range(s.seats) if powers[seat] == min(powers))
        return self._settle(s, f, tied)

    @staticmethod
    def _settle(s: TrainerState, f: Frame, tied: tuple[Seat, ...]) -> Seat | None:
        f.values["tied"], f.values["dice"] = tied, ()
        if len(tied) > 1:
            return CHANCE
        s.first = s.turn = tied[0]
        f.values.clear()
        return None

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Note a roll; after the last compare them."""
        tied = f.values["tied"]
        dice = self.rolled(f, action)
        if len(dice) < len(tied):
            return CHANCE
        best = tuple(seat for seat, die in zip(tied, dice, strict=True) if die == max(dice))
        return self._settle(s, f, best)


def _shared(name: str) -> Shuffle:
    return Shuffle(Zone(name, shared=True))


MATCH: Program = named(
    "master_trainer.match",
    (
        *(Shuffle(Zone("tray", pile)) for pile in (PINK, GREEN, BLUE, RED)),  # MT-010
        _shared("dungeon"),  # MT-012
        _shared("starters"),  # MT-014
        _shared("rivals"),  # MT-016
        _shared("events"),
        _shared("items"),
        LayOut(),
        FindFirst(),
        NextTurn(),
    ),
)
