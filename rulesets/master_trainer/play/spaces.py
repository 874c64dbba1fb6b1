"""What the space does where a mover stops: towns, centres, catches, cards, Final Battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import Action, Seat
from rulesets.engine import Frame, Op, Program, named, push
from rulesets.master_trainer.match.components import COLOURS, GATE, PLATEAU, ROAD
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.catching import CATCH, PLATEAU_CATCH
from rulesets.master_trainer.play.dice import RollDice
from rulesets.master_trainer.play.events import draw_event
from rulesets.master_trainer.play.final import FINAL
from rulesets.master_trainer.play.items import draw, revive

TOWN_CARDS = 2  # MT-040
CHALLENGE_DIE = ("challenge_die",)


def instruct(s: TrainerState, seat: Seat) -> None:
    """Start the instruction of the space a mover stands on: MT-153."""
    space = s.place[seat]
    if space >= GATE:
        _instruct_plateau(s, seat, space - GATE)
        return
    spot = ROAD[space]
    if spot.type == "catch":
        if s.chips[space]:
            push(s, CATCH, seat, values={"space": space})
    elif spot.type == "event":
        draw_event(s, seat)
    elif spot.effect == "pokemon_center":  # MT-091, MT-155
        push(s, POKEMON_CENTRE, seat)
    elif spot.effect != "start":
        draw(s, seat, TOWN_CARDS)


def _instruct_plateau(s: TrainerState, seat: Seat, index: int) -> None:
    spot = PLATEAU[index]  # MT-164
    if spot.type == "draw_items":
        draw(s, seat, spot.cards)
    elif spot.type == "event":
        draw_event(s, seat)
    elif spot.type == "catch":
        push(s, PLATEAU_CATCH, seat, values={"pile": COLOURS.index(spot.colour)})
    elif spot.type == "final_battle":
        push(s, FINAL, seat)  # MT-133


@dataclass(frozen=True, slots=True)
class ChooseRevival(Op[TrainerState]):
    """Revive one, or with two or more down roll for all: MT-043, MT-092."""

    statement = "MT-092"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for the choice where there is one."""
        down = s.down[f.controller]
        if len(down) > 1:
            return f.controller
        for chip in down:
            revive(s, f.controller, chip)
        f.leave()
        return None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the knocked-out Pokémon, and the roll."""
        return [*(("revive", chip) for chip in s.down[f.controller]), CHALLENGE_DIE]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what may be chosen."""
        return "Pokémon Center: revive one, or roll for all"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Revive one, or go on to the roll."""
        if action != CHALLENGE_DIE:
            revive(s, f.controller, action[1])
            f.leave()
        return None


@dataclass(frozen=True, slots=True)
class ReviveAll(Op[TrainerState]):
    """A roll of 1 or 6 revives all: MT-092."""

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Revive all or none."""
        if f.values["dice"][0] in (1, 6):
            s.down[f.controller] = ()
        return None


POKEMON_CENTRE: Program = named(
    "master_trainer.centre", (ChooseRevival(), RollDice("revive"), ReviveAll())
)
