"""The Final Battle against a Master, whose Rival card another trainer plays."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.api import Seat
from rulesets.engine import Frame, Op, Program, end, named
from rulesets.engine.luck import Shuffle
from rulesets.engine.select import Zone
from rulesets.master_trainer.match.components import CINNABAR, RIVAL_STRENGTH
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.battle import LayBonus, PickFighter, clear_laid, score, told
from rulesets.master_trainer.play.dice import RollDice
from rulesets.master_trainer.play.items import MayHeal, draw

MASTERS_CARDS = 2  # MT-146
POINTS_TO_ENTER = 20  # MT-002, MT-121


@dataclass(frozen=True, slots=True)
class BeginFinal(Op[TrainerState]):
    """Have all others roll for the Master; a single opponent plays it without: MT-134."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Name the rollers, or call the battle off: MT-135, MT-165."""
        seat = f.controller
        short = s.rules.plateau_points == "always" and s.points(seat) < POINTS_TO_ENTER
        if short or not s.can_fight(seat):
            if not short and s.rules.final_without_fighter == "return":
                s.place[seat] = CINNABAR
            f.leave()
            return None
        others = tuple(s.others(seat))
        f.values["rollers"] = others
        if len(others) == 1:
            f.values["dice"] = (0,)
            f.pc += 1
        return None


@dataclass(frozen=True, slots=True)
class TakeMaster(Op[TrainerState]):
    """Give the top Rival card to the highest roll, unseen by the others: MT-134."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Name the seat that plays the Master; the tied roll again."""
        dice = f.values["dice"]
        best = [
            seat for seat, die in zip(f.values["rollers"], dice, strict=True) if die == max(dice)
        ]
        if len(best) > 1 and s.rules.master_roll_ties == "roll-again":
            f.values["rollers"] = tuple(best)
            f.pc = f.program.index(RollDice("master"))
            return None
        s.master = best[0]
        f.values["rollers"] = (f.controller,)
        f.values["fighters"] = (0,)
        return None


@dataclass(frozen=True, slots=True)
class ShowMaster(Op[TrainerState]):
    """Show the Rival card once Pokémon and cards are named: MT-140."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Turn the card up."""
        f.values["rival"] = s.rivals[0]
        f.values["rollers"] = (f.controller, s.master)
        return None


def master_score(s: TrainerState, rival: int, die: int) -> int:
    """Return a Master's strength, die and the bonus of that face: MT-142, MT-166."""
    return RIVAL_STRENGTH[rival] + die + int(s.rules.rival_table[die - 1])


@dataclass(frozen=True, slots=True)
class CompareFinal(Op[TrainerState]):
    """The higher score wins the match or sends the trainer back: MT-141; a tie is played again."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """End the match: MT-144, or knock out and return: MT-145."""
        seat, rival = f.controller, f.values["rival"]
        mine, theirs = score(s, f, 0), master_score(s, rival, f.values["dice"][1])
        told(s, f, 0, seat)
        s.tell("master", rival, RIVAL_STRENGTH[rival], f.values["dice"][1], theirs)
        if mine == theirs:  # MT-143
            f.pc = f.program.index(RollDice("final"))
            return None
        clear_laid(s, seat)
        if mine > theirs:
            end(s, tuple(float(i == seat) for i in range(s.seats)))
            return None
        s.down[seat] += (f.values["fighters"][0],)
        s.place[seat] = CINNABAR
        f.values["master"], s.master = s.master, -1
        if s.rules.return_draw:
            draw(s, seat, s.rules.return_draw, in_battle=True)
        return None


@dataclass(frozen=True, slots=True)
class RewardMaster(Op[TrainerState]):
    """The trainer who played the winning Master draws two Item cards: MT-146."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Draw."""
        draw(s, f.values["master"], MASTERS_CARDS, in_battle=True)
        return None


FINAL: Program = named(
    "master_trainer.final",
    (
        MayHeal(),
        BeginFinal(),
        RollDice("master"),
        TakeMaster(),
        PickFighter(0),
        LayBonus(0),
        ShowMaster(),
        RollDice("final"),
        CompareFinal(),
        Shuffle(Zone("rivals", shared=True)),
        RewardMaster(),
    ),
)
