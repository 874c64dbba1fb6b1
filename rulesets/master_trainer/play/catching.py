"""Catching: reveal, a ball before the roll, the roll, its adjustment and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import Action, Seat
from rulesets.engine import Frame, Op, Program, named
from rulesets.engine.asking import Choice
from rulesets.engine.luck import Shuffle
from rulesets.engine.select import Zone
from rulesets.master_trainer.match.components import (
    BALLS,
    CATCH_BY_PILE,
    CATCHES,
    GREAT_BALL,
    MASTER_BALL,
    SPACE_PILE,
    ULTRA_BALL,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.dice import RollDice
from rulesets.master_trainer.play.items import kinds, spend, without

NO_BALL = ("ball", -1)
IN_DUNGEON = -1

# What a ball may add after the roll: MT-063, MT-064, MT-065. Nothing is always a choice.
ADJUSTMENTS = {GREAT_BALL: (-1, 0, 1), ULTRA_BALL: (0, 1, 2), MASTER_BALL: (0, 1, 2, 3, 4)}


def join(s: TrainerState, seat: Seat, chip: int) -> None:
    """Add a chip to a team."""
    s.team[seat] += (chip,)


def refill(s: TrainerState, space: int) -> None:
    """Lay a new chip of its colour face down, while there are any: MT-068."""
    pile = SPACE_PILE[space]
    s.face_up &= ~(1 << space)
    if s.tray[pile]:
        s.chips[space] = s.tray[pile][-1]
        s.tray[pile] = s.tray[pile][:-1]
    else:
        s.chips[space] = 0


@dataclass(frozen=True, slots=True)
class PickSpace(Choice[TrainerState]):
    """Choose any chip of the colour `pile` on the road, up or down: MT-132."""

    statement = "MT-132"
    verb = "space"

    def choices(self, s: TrainerState, f: Frame) -> Sequence[int]:
        """Return the spaces that have a chip."""
        return [space for space in CATCH_BY_PILE[f.values["pile"]] if s.chips[space]]

    def nothing(self, s: TrainerState, f: Frame) -> None:
        """Let nothing happen without such a chip."""
        f.leave()

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is chosen."""
        return "Choose a chip of this colour to catch"

    def chosen(self, s: TrainerState, f: Frame, choice: int) -> Seat | None:
        """Note the space."""
        f.values["space"] = choice
        return None


@dataclass(frozen=True, slots=True)
class PickYellow(Choice[TrainerState]):
    """Choose one of the yellow chips, face down: MT-105."""

    statement = "MT-105"
    verb = "yellow"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Go to the dungeon and wait for the choice there."""
        f.values["space"] = IN_DUNGEON
        # Named in full: a slotted dataclass is made twice, and a bare super() means the first.
        return Choice.run(self, s, f)

    def choices(self, s: TrainerState, f: Frame) -> Sequence[int]:
        """Return the places of the chips."""
        return range(len(s.dungeon))

    def nothing(self, s: TrainerState, f: Frame) -> None:
        """Let nothing happen with none left."""
        f.leave()

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is chosen."""
        return "Unknown Dungeon: turn up one of the yellow chips to catch it"

    def chosen(self, s: TrainerState, f: Frame, choice: int) -> Seat | None:
        """Turn it up."""
        f.values["chip"] = s.dungeon[choice]
        return None


@dataclass(frozen=True, slots=True)
class Reveal(Op[TrainerState]):
    """Turn up the chip on the space: MT-060; one that lies face up stays so: MT-041."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Show the chip."""
        space = f.values["space"]
        s.face_up |= 1 << space
        f.values["chip"] = s.chips[space]
        return None


@dataclass(frozen=True, slots=True)
class ChooseBall(Op[TrainerState]):
    """Play one ball, or none, before the roll: MT-062; never on another roll: MT-066."""

    statement = "MT-062"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Ask whoever holds a ball."""
        f.values["ball"] = -1
        hand = s.hand[f.controller]
        return f.controller if any(ball in hand for ball in BALLS) else None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the balls in hand, and none."""
        return [*(("ball", k) for k in kinds(s.hand[f.controller]) if k in BALLS), NO_BALL]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what the ball is for."""
        return "Throw a ball before the roll for the catch?"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Spend the ball."""
        if action[1] >= 0:
            f.values["ball"] = action[1]
            spend(s, f.controller, action[1])
        return None


@dataclass(frozen=True, slots=True)
class Adjust(Op[TrainerState]):
    """Add what the ball allows, decided after the roll."""

    statement = "MT-063"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Ask, if a ball was played."""
        f.values["number"] = f.values["dice"][0]
        return f.controller if f.values["ball"] >= 0 else None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the adjustments of the ball."""
        ball = f.values["ball"]
        forced = ball == MASTER_BALL and not s.rules.master_ball_optional
        return [("adjust", by) for by in ADJUSTMENTS[ball] if by or not forced]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is added."""
        return f"The ball changes the roll of {f.values['dice'][0]}: by how much?"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Change the number; it does not wrap: MT-157."""
        f.values["number"] += action[1]
        return None


@dataclass(frozen=True, slots=True)
class CatchResult(Op[TrainerState]):
    """Catch the chip if the number is on it: MT-061, MT-067 to MT-069."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Take the chip and refill, or leave it."""
        values = f.values
        chip, space = values["chip"], values["space"]
        caught = values["number"] in CATCHES[chip]
        s.tell("catch", f.controller, chip, values["number"], caught)
        if not caught:
            return None
        join(s, f.controller, chip)
        if space == IN_DUNGEON:
            s.dungeon = without(s.dungeon, chip)  # not replaced: MT-105
        else:
            refill(s, space)
        f.leave()
        return None


_ATTEMPT = (ChooseBall(), RollDice("catch"), Adjust(), CatchResult())

CATCH: Program = named("master_trainer.catch", (Reveal(), *_ATTEMPT))
PLATEAU_CATCH: Program = named("master_trainer.plateau_catch", (PickSpace(), Reveal(), *_ATTEMPT))
# After a failure the yellow chips are shuffled again: MT-105.
DUNGEON_CATCH: Program = named(
    "master_trainer.dungeon_catch",
    (PickYellow(), *_ATTEMPT, Shuffle(Zone("dungeon", shared=True))),
)
