"""A turn: its phases in order, and the actions of the Main Phases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import Frame, Program, push
from rulesets.engine.terms import named
from rulesets.engine.values import number
from rulesets.yugioh.effects.deeds.duties import push_duties
from rulesets.yugioh.match.derived import of_player, player_holds
from rulesets.yugioh.match.happenings import BEFORE_DRAW, PHASE, Happening
from rulesets.yugioh.match.outcome import draw_or_lose
from rulesets.yugioh.match.terms import Op
from rulesets.yugioh.play import menu, refusals
from rulesets.yugioh.play.actions import ACTIONS
from rulesets.yugioh.play.answers import Answers, LeavePhase, open_window
from rulesets.yugioh.play.battle import BATTLE_PHASE
from rulesets.yugioh.play.ending import HandLimit, expire, push_delayed
from rulesets.yugioh.play.setup import SETUP

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

_LOG = 60


@dataclass(frozen=True, slots=True)
class BeginTurn(Op):
    """Begin the next player's turn (YGO-319)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Reset what is counted by turn, and drop what has run out."""
        s.turn += 1
        s.seat = s.first if s.turn % 2 else 1 - s.first
        s.normal_summons = s.pendulums = 0
        s.tick = 0
        s.rounds = ()
        s.history = s.happenings = ()
        s.uses = tuple([use for use in s.uses if use.scope == "duel"])
        s.skips = tuple([skip for skip in s.skips if skip[2] >= s.turn])
        _refresh_spots(s)
        s.derived = {}
        s.log = s.log[-_LOG:]
        s.note("turn", s.turn, s.seat)
        return None


def _refresh_spots(s: Duel) -> None:
    turn = s.turn
    for slot, spot in enumerate(s.spots):
        if spot is not None and (spot.attacks or spot.marks):
            marks = tuple([m for m in spot.marks if m.last >= turn])
            s.spots[slot] = spot._replace(attacks=0, marks=marks)
    for seat in (0, 1):
        if s.player_marks[seat]:
            s.player_marks[seat] = tuple([m for m in s.player_marks[seat] if m.last >= turn])


@dataclass(frozen=True, slots=True)
class EnterPhase(Op):
    """Enter a phase; one that an effect skips is left at once, `over` steps of the turn further."""

    phase: str
    over: int = 0

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set the phase and tell of it; what effects left for it is done first."""
        if any(seat == s.seat and phase == self.phase for seat, phase, _ in s.skips):
            f.pc += self.over
            return None
        s.phase, s.step = self.phase, ""
        s.derived = {}
        expire(s, f"{self.phase} phase")
        s.tick += 1
        s.happen(Happening(PHASE, -1, s.seat, how=(self.phase,), tick=s.tick))
        push_duties(s, s.phase)
        push_delayed(s, s.phase)
        return None


@dataclass(frozen=True, slots=True)
class BeforeDraw(Op):
    """Open the moment before the draw, where any card of the duel waits for it."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Tell of it; without a draw there is no such moment."""
        if BEFORE_DRAW in s.table.events and (s.turn > 1 or s.rules.first_player_draws):
            s.happen(Happening(BEFORE_DRAW, -1, s.seat, tick=s.tick))
            open_window(s)
        return None


@dataclass(frozen=True, slots=True)
class DrawCard(Op):
    """Draw for the turn (YGO-171); the player who begins does not in the first turn (YGO-172)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Draw, or lose by having nothing to draw (YGO-167)."""
        if s.turn == 1 and not s.rules.first_player_draws:
            return None
        if player_holds(s, "no normal draw", s.seat):
            return None
        count = s.rules.draw
        for x in of_player(s, "draw count", s.seat):
            count += number(x.modifier.amount, s, x.frame)
        draw_or_lose(s, (count, 0) if s.seat == 0 else (0, count), how=("turn",))
        return None


@dataclass(frozen=True, slots=True)
class Main(Op):
    """The open game state of a Main Phase: actions in any order, until the player moves on."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the turn player (YGO-243, YGO-901); what happened before is answered."""
        s.recent = ()
        if "JustHappened" in s.table.terms:
            s.derived = {}
        return s.seat

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return the legal actions."""
        return menu.actions(s)

    def asks(self, s: Duel, f: Frame) -> str:
        """Name the phase."""
        return "Main Phase 1" if s.phase == "main 1" else "Main Phase 2"

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Carry out an action and come again, or declare the end of the phase."""
        if action[0] == "phase":
            f.values["next"] = action[1]
            return None
        f.pc -= 1
        s.tick += 1
        s.rounds = ()
        height = len(s.stack)
        ACTIONS[action[0]](s, action)
        if len(s.stack) == height:
            # Nothing to run: the same op waits for the next action.
            f.pc += 1
            return self.run(s, f)
        return None

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say which statement forbids the action."""
        return refusals.refuse(s, action)


@dataclass(frozen=True, slots=True)
class Onward(Op):
    """Leave Main Phase 1 for the Battle Phase, or past it and Main Phase 2 for the End Phase."""

    over: int

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Without a Battle Phase there is no Main Phase 2 (YGO-184)."""
        if f.values.get("next") == "end":
            f.pc += self.over
        return None


@dataclass(frozen=True, slots=True)
class BattlePhase(Op):
    """Conduct the Battle Phase."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Push its steps."""
        push(s, BATTLE_PHASE, s.seat)
        return None


@dataclass(frozen=True, slots=True)
class NextTurn(Op):
    """Go on with the other player's turn."""

    to: int

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Go back to the beginning of a turn."""
        f.pc = self.to
        f.values.clear()
        return None


# YGO-170: the phases in order. Each is left only after the opponent could answer (YGO-246).
_TURN = (
    BeginTurn(),
    EnterPhase("draw", 3),
    BeforeDraw(),
    DrawCard(),
    Answers(),
    EnterPhase("standby", 1),
    Answers(),
    EnterPhase("main 1", 3),
    Main(),
    LeavePhase(1),
    Onward(4),
    BattlePhase(),
    EnterPhase("main 2", 2),
    Main(),
    LeavePhase(1),
    EnterPhase("end", 1),
    Answers(),
    HandLimit(),
)
GAME: Program = named("yugioh.game", (*SETUP, *_TURN, NextTurn(len(SETUP))))
