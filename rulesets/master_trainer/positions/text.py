"""Positions of the board game as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from rulesets.api import Action, MatchOptions, Seat
from rulesets.engine.game import waiting
from rulesets.master_trainer.match.components import (
    CATCH_SPACES,
    CERULEAN,
    CHIP_NAME,
    GATE,
    ITEM_NAMES,
    TOWN_AT,
    TOWNS,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.options import rules
from rulesets.master_trainer.play.turn import Menu
from rulesets.master_trainer.positions.laying import PLAYER_KEYS, lay_out
from rulesets.parts.positions import Find, Laid, Positions, Sheet

_NAME_OF = {space: name for name, space in TOWN_AT.items()}


class TrainerPositions(Positions[TrainerState]):
    """Reads and writes tables at the start of a turn; what lies face down is dealt by luck."""

    keys = ("turn", "to move", "chip", "empty")
    player_keys = PLAYER_KEYS
    seats = 6

    def lay(
        self, sheet: Sheet, find: Find, options: MatchOptions, rng: Random
    ) -> Laid[TrainerState]:
        """Return the position that a sheet describes."""
        sheet.players += [[] for _ in range(2 - len(sheet.players))]
        return Laid(lay_out(sheet, rules(options), len(sheet.players), rng), [])

    def write(self, s: TrainerState, seat: Seat | None) -> list[str]:
        """Return the lines of a position; nobody's hand but a seat's own is told to it."""
        lines = [f"turn: {s.turns}", f"to move: {s.turn + 1}"]
        up = [space for space in CATCH_SPACES if s.face_up >> space & 1]
        lines += [f"chip: {space} {CHIP_NAME[s.chips[space]]}" for space in up]
        bare = [str(space) for space in CATCH_SPACES if not s.chips[space]]
        lines += [f"empty: {', '.join(bare)}"] if bare else []
        for side in range(s.seats):
            lines += ["", f"player {side + 1}", f"  place: {_place(s.place[side])}"]
            lines.append(f"  team: {_listed([CHIP_NAME[c] for c in s.team[side]])}")
            if s.down[side]:
                lines.append(f"  down: {_listed([CHIP_NAME[c] for c in s.down[side]])}")
            if seat in (None, side) and s.hand[side]:
                lines.append(f"  items: {_listed([ITEM_NAMES[c] for c in s.hand[side]])}")
            elif s.hand[side]:
                lines.append(f"  # {len(s.hand[side])} Item cards that seat {seat} cannot see")
            if s.past >> side & 1 and s.place[side] < CERULEAN:
                lines.append("  past: Cerulean City")
        return lines

    def is_open(self, s: TrainerState) -> bool:
        """Tell whether a trainer is at the start of a turn."""
        return s.waits == s.turn and bool(s.stack) and isinstance(waiting(s)[0], Menu)

    def tries(self, s: TrainerState) -> list[Action]:
        """Return the menu of a turn and every town to fly to."""
        flights: list[Action] = [("fly", town) for town in TOWNS]
        return list(dict.fromkeys([*self.game.legal_actions(s), *flights]))


def _place(space: int) -> str:
    return f"P{space - GATE}" if space >= GATE else _NAME_OF.get(space, str(space))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in Counter(names).items())
