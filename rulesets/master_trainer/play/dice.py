"""Die rolls after the setup, with the Time Machine that may follow each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine import Frame
from rulesets.engine.luck import DIE, Dice
from rulesets.master_trainer.match.components import TIME_MACHINE
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.items import spend

STAND = ("stand",)
_PURPOSES = {
    "move": "moving",
    "catch": "the catch",
    "revive": "reviving all",
    "battle": "the battle",
    "master": "playing the Master",
    "final": "the Final Battle",
}


@dataclass(frozen=True, slots=True)
class RollDice(Dice[TrainerState]):
    """Roll one die for each seat in `rollers` (without it: the controller) into `dice`.

    Then whoever holds a Time Machine may have a die rolled again, asked clockwise from its
    roller; after that only the new roll is open: MT-096. The trainer who plays the Master in a
    Final Battle is not asked: MT-167.
    """

    purpose: str  # move, catch, revive, battle, master, final

    statement = "MT-096"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for the first die."""
        f.values["again"] = -1
        return self.roll(f)

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the faces for chance, the open dice for a trainer."""
        if s.waits == CHANCE:
            return DIE
        return [*(("time_machine", die) for die in f.values["open"]), STAND]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what the dice are for."""
        why = _PURPOSES[self.purpose]
        if s.waits == CHANCE:
            return why
        dice = " and ".join(map(str, f.values["dice"]))
        return f"The roll for {why} is {dice}: have a die rolled again with a Time Machine?"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Note a face, roll again, or let it stand."""
        values = f.values
        if action[0] == "roll":
            return self._rolled(s, f, action)
        if action[0] == "time_machine":
            spend(s, s.waits, TIME_MACHINE)
            values["again"] = action[1]
            return CHANCE
        values["asked"] += 1
        return self._ask(s, f)

    def _rolled(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        values = f.values
        dice, again = values["dice"], values["again"]
        if again >= 0:
            values["dice"] = (*dice[:again], action[1], *dice[again + 1 :])
            values["open"] = (again,)
        else:
            dice = self.rolled(f, action)
            if len(dice) < len(self._rollers(f)):
                return CHANCE
            values["open"] = tuple(range(len(dice)))
        values["asked"] = 0
        return self._ask(s, f)

    def _ask(self, s: TrainerState, f: Frame) -> Seat | None:
        values = f.values
        roller = self._rollers(f)[values["open"][0]]
        for i in range(values["asked"], s.seats):
            seat: Seat = (roller + i) % s.seats
            if TIME_MACHINE in s.hand[seat] and seat != s.master:
                values["asked"] = i
                return seat
        del values["open"], values["asked"], values["again"]
        return None

    @staticmethod
    def _rollers(f: Frame) -> tuple[Seat, ...]:
        rollers: tuple[Seat, ...] = f.values.get("rollers") or (f.controller,)
        return rollers
