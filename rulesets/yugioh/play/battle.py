"""The Battle Phase: its steps, declaring attacks, and the Replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import Frame, push
from rulesets.engine.terms import named
from rulesets.yugioh.match import summons
from rulesets.yugioh.match.derived import applying, holds_for
from rulesets.yugioh.match.happenings import (
    ATTACK_DECLARED,
    ATTACKED,
    CONTROL,
    MOVED,
    PHASE,
    Battle,
    Happening,
)
from rulesets.yugioh.match.spots import ATTACK, DEFENSE, SET
from rulesets.yugioh.match.terms import Op
from rulesets.yugioh.play import menu, refusals
from rulesets.yugioh.play.actions import activate
from rulesets.yugioh.play.answers import Answers, LeavePhase, open_window
from rulesets.yugioh.play.damage import DAMAGE_STEP, send_destroyed
from rulesets.yugioh.play.ending import expire, push_delayed

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def turn_attackers(s: Duel, when: str) -> None:
    """Turn the monsters to Defense Position that an effect turns so after their attack."""
    if "defense after attack" not in s.table.points:
        return
    for card in s.monsters(s.seat):
        spot = s.spot(card)
        if spot is None or spot.position != ATTACK or not spot.attacks:
            continue
        if any(x.modifier.value == when for x in applying(s, "defense after attack", card)):
            summons.turn(s, card, DEFENSE, card, s.seat)


@dataclass(frozen=True, slots=True)
class EnterStep(Op):
    """Enter a step of the Battle Phase (YGO-189)."""

    step: str

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set the step and tell of it."""
        s.phase, s.step = "battle", self.step
        s.derived = {}
        s.tick += 1
        how = ("battle",) if self.step == "start" else ("battle", self.step)
        s.happen(Happening(PHASE, -1, s.seat, how=how, tick=s.tick))
        if self.step == "end":
            push_delayed(s, "battle end")
            turn_attackers(s, "battle phase")
            expire(s, "battle phase")
        return None


@dataclass(frozen=True, slots=True)
class BattleStep(Op):
    """The open game state of the Battle Step: attacks, until the player ends the phase."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the turn player, unless an effect has ended the Battle Phase."""
        if s.step == "over":
            f.pc += 1  # no answers: the End Step begins at once
            return None
        s.step = "battle"
        s.recent = ()
        return s.seat

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return attacks, activations and the end of the phase; no attack is owed (YGO-194)."""
        out = menu.attacks(s)
        out += s.answering.openings(s)
        if not menu.must_attack(s):
            out.append(("phase", "main 2"))
        return out

    def asks(self, s: Duel, f: Frame) -> str:
        """Name the phase."""
        return "Battle Phase: attack, or go on"

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Declare an attack or activate something and come again, or go on to the End Step."""
        if action[0] == "phase":
            return None
        f.pc -= 1
        s.tick += 1
        s.rounds = ()
        if action[0] == "attack":
            declare(s, action[1], action[2])
        else:
            activate(s, action)
        return None

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say which statement forbids it."""
        return refusals.refuse_battle(s, action)


def declare(s: Duel, card: int, target: int) -> None:
    """Declare an attack: from now on it counts as made (YGO-934)."""
    spot = s.spot(card)
    assert spot is not None
    s.change(card, attacks=spot.attacks + 1)
    s.battle = _battle(s, card, target)
    tick, seat = s.tick, s.seat
    how = () if target >= 0 else ("direct",)
    told = Happening(ATTACK_DECLARED, card, seat, how=how, by_seat=seat, tick=tick, other=target)
    s.happen(told)
    if target >= 0:
        s.happen(Happening(ATTACKED, target, 1 - seat, by=card, by_seat=seat, tick=tick))
    s.battle = s.battle._replace(declared=len(s.history))
    s.derived = {}
    s.note("attack", seat, card, target if target < 0 or _is_up(s, target) else -2)
    push(s, ATTACK_PROGRAM, seat)


def _is_up(s: Duel, card: int) -> bool:
    spot = s.spot(card)
    return spot is not None and spot.position != SET


def _battle(s: Duel, card: int, target: int) -> Battle:
    stamp = s.stamp[target] if target >= 0 else 0
    return Battle(card, target, s.seat, s.stamp[card], stamp, declared=len(s.history))


def can_go_on(s: Duel, b: Battle) -> bool:
    """Tell whether an attack goes on: not negated, its monster there and able (YGO-934)."""
    spot = s.spot(b.attacker)
    return (
        not b.negated
        and spot is not None
        and s.stamp[b.attacker] == b.stamp
        and s.controller(b.attacker) == b.seat
        and (spot.position == ATTACK or (spot.is_up and _attacks_in_defense(s, b.attacker)))
    )


def _attacks_in_defense(s: Duel, card: int) -> bool:
    return holds_for(s, "attack in defense", card)


@dataclass(frozen=True, slots=True)
class CheckAttack(Op):
    """After answers to an attack: it ends, a Replay takes place, or the Damage Step begins."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Ask the attacking player in a Replay (YGO-197)."""
        b = s.battle
        if b is None or s.step == "over" or not can_go_on(s, b):
            end_battle(s)
            f.leave()
            return None
        return b.seat if replayed(s, b) else None

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return the targets open now, and stopping; another monster attacks on its own."""
        b = s.battle
        assert b is not None
        targets = menu.targets(s, b.attacker)
        return [*(("attack", b.attacker, target) for target in targets), ("stop",)]

    def asks(self, s: Duel, f: Frame) -> str:
        """Say why it is asked again."""
        return "Replay: the monsters have changed; choose the target again, or stop the attack"

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Go on with a target, which is no new declaration (YGO-933), or stop."""
        if action[0] == "stop":
            end_battle(s)
            f.leave()
            return None
        s.battle = _battle(s, action[1], action[2])
        s.derived = {}
        s.note("replay", s.seat, action[1])
        f.pc -= 2
        return None

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say what a Replay allows."""
        return Refusal("choose a target for the same monster, or stop", s.cite("replay"))


def replayed(s: Duel, b: Battle) -> bool:
    """Tell whether a monster came to or left the defending side since the attack (YGO-932)."""
    foe = 1 - b.seat
    for h in s.history[b.declared :]:
        if h.what == CONTROL:
            return True
        if h.what == MOVED and h.seat == foe and "monsters" in (h.origin, h.to):
            return True
    return False


def end_battle(s: Duel) -> None:
    """Forget the attack: play returns to the Battle Step (YGO-205)."""
    send_destroyed(s)  # where an effect ended the Battle Phase in the Damage Step
    s.battle = None
    if s.step != "over":
        s.step = "battle"
    s.derived = {}


@dataclass(frozen=True, slots=True)
class EndAttack(Op):
    """End the attack."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Return to the Battle Step: the turn player is next, unless something set effects off."""
        turn_attackers(s, "damage step")
        end_battle(s)
        expire(s, "damage step")
        if s.happenings:
            open_window(s)
        return None


ATTACK_PROGRAM = named("yugioh.attack", (Answers(), CheckAttack(), *DAMAGE_STEP, EndAttack()))
BATTLE_PHASE = named(
    "yugioh.battle",
    (EnterStep("start"), Answers(), BattleStep(), LeavePhase(1), EnterStep("end"), Answers()),
)
