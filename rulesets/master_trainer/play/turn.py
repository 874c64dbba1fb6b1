"""A turn: menu, roll, walk with its meetings, instruction, and the trip to Cinnabar Island."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import Action, Refusal, Seat
from rulesets.engine import Frame, Op, Program, end, named, push
from rulesets.master_trainer.match.components import CERULEAN, CINNABAR, FLY, GATE, TOWNS
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.battle import CHALLENGE, can_challenge
from rulesets.master_trainer.play.dice import RollDice
from rulesets.master_trainer.play.final import POINTS_TO_ENTER
from rulesets.master_trainer.play.items import MayHeal, draw, heal, heals, spend
from rulesets.master_trainer.play.road import is_end, taken_by_others, ways
from rulesets.master_trainer.play.spaces import TOWN_CARDS, instruct
from rulesets.master_trainer.play.trading import OFFER, TURN_OVER, WALK_ON, can_trade

ROLL, WAIT, STAY, GO = ("roll",), ("wait",), ("stay",), ("go",)


def move_to(s: TrainerState, seat: Seat, space: int) -> None:
    """Put a mover on a space."""
    s.place[seat] = space
    if space >= CERULEAN:
        s.past |= 1 << seat


@dataclass(frozen=True, slots=True)
class Menu(Op[TrainerState]):
    """Roll, fly or use Potions: MT-030, MT-097, MT-098."""

    statement = "MT-030"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for the trainer whose turn it is."""
        return f.controller

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the roll, the Potions and the towns to fly to."""
        seat = f.controller
        waits = (
            s.rules.leave_cinnabar == "wait"
            and s.place[seat] == CINNABAR
            and s.points(seat) < POINTS_TO_ENTER
        )
        menu: list[Action] = [WAIT if waits else ROLL]
        if FLY in s.hand[seat] and not s.on_plateau(seat):
            menu += [("fly", town) for town in self._towns(s, seat)]
        return menu + heals(s, seat)

    @staticmethod
    def _towns(s: TrainerState, seat: Seat) -> list[int]:
        barred = taken_by_others(s, seat) | {s.place[seat]}
        if not s.rules.fly_cinnabar:
            barred |= {CINNABAR}
        return [town for town in TOWNS if town not in barred]

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Go on with the turn, or stay in the menu."""
        seat = f.controller
        if action[0] == "potion":
            heal(s, seat, action[1])
            return seat
        if action[0] == "fly":
            spend(s, seat, FLY)
            move_to(s, seat, action[1])
            if s.rules.fly_timing == "before-roll":
                return seat
            f.pc = f.program.index(Arrive() if s.rules.fly_effect else MayHeal())
        elif action == WAIT:
            f.pc = f.program.index(Arrive())
        return None

    def refuse(self, s: TrainerState, f: Frame, action: Action) -> Refusal:
        """Say why a town cannot be flown to."""
        if action[:1] == ("fly",) and len(action) == 2:
            seat = f.controller
            if FLY not in s.hand[seat]:
                return Refusal("no Fly card in hand", "MT-097")
            if s.on_plateau(seat):
                return Refusal("no flying from the Indigo Plateau", "MT-097")
            if action[1] in taken_by_others(s, seat):
                return Refusal("another mover holds that town", "MT-050")
        return Refusal(f"{action!r} is not offered at the start of a turn", "MT-030")


@dataclass(frozen=True, slots=True)
class SetOut(Op[TrainerState]):
    """Start the walk with the number rolled."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Note the path so far and the steps left."""
        seat = f.controller
        here = s.place[seat]
        free = (
            s.rules.plateau_entry == "free"
            and here == CINNABAR
            and s.points(seat) >= POINTS_TO_ENTER
        )
        f.values["path"] = (here,)
        f.values["left"] = f.values["dice"][0] + int(free)
        f.values["met"] = ()
        return None


@dataclass(frozen=True, slots=True)
class Walk(Op[TrainerState]):
    """Step by step to the end of the roll, with a choice at forks and at movers passed.

    MT-154 for the forks, MT-070 and MT-080 for the movers.
    """

    statement = "MT-034"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Walk until there is something to decide."""
        seat, values = f.controller, f.values
        values["outcome"] = ""
        while True:
            path = values["path"]
            # Alone on the space, as mostly: nothing to ask.
            meets = s.place.count(path[-1]) > 1 and (
                bool(self._meetings(s, f)) or self._may_heal_to_fight(s, f)
            )
            if is_end(s, seat, path, values["left"]):
                return seat if meets else None
            onward = ways(s, seat, path, values["left"])
            if meets or len(onward) > 1:
                return seat
            self._step(s, f, onward[0])

    @staticmethod
    def _step(s: TrainerState, f: Frame, space: int) -> None:
        f.values["path"] += (space,)
        f.values["left"] -= 1
        move_to(s, f.controller, space)

    @staticmethod
    def _met_here(s: TrainerState, f: Frame) -> list[Seat]:
        """Return the trainers who may be met where the mover is: MT-051 to MT-053."""
        here = f.values["path"][-1]
        if len(f.values["path"]) == 1:
            return []  # movers on the space of departure are not passed: MT-156
        there = s.at(here, f.controller)
        if len(there) > 1 and not (here == CINNABAR and s.rules.cinnabar_meeting):
            return []
        return [other for other in there if other not in f.values["met"]]

    def _may_heal_to_fight(self, s: TrainerState, f: Frame) -> bool:
        """Tell whether a Potion would make a challenge possible here: MT-098."""
        seat = f.controller
        if s.can_fight(seat) or not heals(s, seat):
            return False
        return any(s.can_fight(other) for other in self._met_here(s, f))

    def _meetings(self, s: TrainerState, f: Frame) -> list[Action]:
        """Return the trades and challenges possible where the mover is."""
        seat = f.controller
        found: list[Action] = []
        for other in self._met_here(s, f):
            if can_challenge(s, seat, other):
                found.append(("challenge", other))
            if can_trade(s, seat, other):
                found.append(("trade", other))
        return found

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the meetings, and the ways onward or staying."""
        seat, values = f.controller, f.values
        options = [*self._meetings(s, f), *heals(s, seat)]
        if is_end(s, seat, values["path"], values["left"]):
            return [*options, STAY]
        onward = ways(s, seat, values["path"], values["left"])
        return [*options, *(("step", space) for space in onward)]

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Step on, stop, or meet a trainer."""
        seat = f.controller
        if action[0] == "step":
            self._step(s, f, action[1])
            return self.run(s, f)
        if action == STAY:
            return None
        if action[0] == "potion":
            heal(s, seat, action[1])
            return seat
        # One offer or challenge per mover and move; on Cinnabar Island one in all.
        f.values["met"] += tuple(s.at(f.values["path"][-1], seat))
        if action[0] == "challenge":
            push(s, CHALLENGE, seat, values={"rollers": (seat, action[1])})
        else:
            push(s, OFFER, seat, values={"partner": action[1]})
        return None


@dataclass(frozen=True, slots=True)
class AfterMeeting(Op[TrainerState]):
    """Go on walking after a refusal or a doll; otherwise the turn ends there: MT-054, MT-072."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Jump to the walk, to the end of the turn, or on to the space's instruction."""
        outcome = f.values["outcome"]
        if outcome == WALK_ON:
            f.pc = f.program.index(Walk())
        elif outcome == TURN_OVER:
            f.pc = f.program.index(MayHeal())
        return None


@dataclass(frozen=True, slots=True)
class Arrive(Op[TrainerState]):
    """Follow the instruction of the space."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Start it."""
        instruct(s, f.controller)
        return None


@dataclass(frozen=True, slots=True)
class GoToCinnabar(Op[TrainerState]):
    """With 20 points at the end of a turn, go to Cinnabar Island at once: MT-130."""

    statement = "MT-130"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Go, or ask where the option lets one stay."""
        seat = f.controller
        here = s.place[seat]
        if here >= GATE or here == CINNABAR or s.points(seat) < POINTS_TO_ENTER:
            return None
        return self.take(s, f, GO) if s.rules.trip_to_cinnabar == "must" else seat

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return going and staying."""
        return GO, STAY

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say why one may go."""
        return f"{s.points(f.controller)} points: go to Cinnabar Island?"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Go and draw, or stay."""
        if action == GO:
            move_to(s, f.controller, CINNABAR)
            draw(s, f.controller, TOWN_CARDS)
        return None


TURN: Program = named(
    "master_trainer.turn",
    (
        Menu(),
        RollDice("move"),
        SetOut(),
        Walk(),
        AfterMeeting(),
        Arrive(),
        MayHeal(),
        GoToCinnabar(),
    ),
)


@dataclass(frozen=True, slots=True)
class NextTurn(Op[TrainerState]):
    """Start the next trainer's turn, clockwise, until the match ends or the cap is reached."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Push the turn and come back here after it."""
        if s.turns >= s.rules.turn_cap:
            end(s, (1 / s.seats,) * s.seats)
            return None
        s.turn = (s.turn + 1) % s.seats if s.turns else s.first
        s.turns += 1
        f.pc -= 1
        push(s, TURN, s.turn)
        return None
