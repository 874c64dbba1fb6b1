"""Event cards: drawn, shown, resolved at once and put back under the deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import Action, Seat
from rulesets.engine import Frame, Op, Program, named, push
from rulesets.engine.asking import Choice
from rulesets.master_trainer.match.components import (
    BATTLE,
    CATCH_BY_PILE,
    CATCH_SPACES,
    CENTRE,
    CHANCE_CARD,
    DRAW_1,
    DRAW_2,
    DRAW_3,
    DUNGEON,
    GATE,
    SPACE_PILE,
    TRADE,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.battle import LETS_FIGHT
from rulesets.master_trainer.play.catching import DUNGEON_CATCH, join, refill
from rulesets.master_trainer.play.items import draw, revive
from rulesets.master_trainer.play.trading import FORCED_TRADE


def draw_event(s: TrainerState, seat: Seat) -> None:
    """Take the top Event card and start what it says: MT-042, MT-103."""
    card = s.events[0]
    # Nothing reads the deck while a card is resolved, so it goes under it at once.
    s.events = (*s.events[1:], card)
    s.event = card
    s.tell("event", seat, card)
    if card in DRAWS:
        draw(s, seat, DRAWS[card])  # MT-109
    else:
        push(s, PROGRAMS[card], seat)


def chance_spaces(s: TrainerState, seat: Seat) -> list[int]:
    """Return where a Chance card may take a chip: MT-106."""
    place = s.place[seat]
    if place >= GATE:
        if s.rules.chance_on_plateau == "nothing":
            return []
        return [space for space in CATCH_SPACES if s.chips[space]]
    own = [space for space in CATCH_BY_PILE[SPACE_PILE[place]] if s.chips[space]]
    return own or [space for space in CATCH_SPACES if s.chips[space]]


@dataclass(frozen=True, slots=True)
class TakeAny(Op[TrainerState]):
    """Take any Pokémon of the space's colour from the board without a roll: MT-106."""

    statement = "MT-106"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for the choice; with no chip left nothing happens."""
        return f.controller if chance_spaces(s, f.controller) else None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the spaces."""
        return [("chip", space) for space in chance_spaces(s, f.controller)]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is taken."""
        return "Chance card: take a Pokémon without a roll"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Take the chip and refill the space."""
        space = action[1]
        join(s, f.controller, s.chips[space])
        if s.rules.chance_refill:
            refill(s, space)
        else:
            s.chips[space] = 0
            s.face_up &= ~(1 << space)
        return None


@dataclass(frozen=True, slots=True)
class ReviveOne(Choice[TrainerState]):
    """Revive one knocked-out Pokémon: MT-107."""

    statement = "MT-107"
    verb = "revive"

    def choices(self, s: TrainerState, f: Frame) -> Sequence[int]:
        """Return the knocked-out Pokémon."""
        return s.down[f.controller]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say who is revived."""
        return "Pokémon Center card: revive one of your Pokémon"

    def chosen(self, s: TrainerState, f: Frame, choice: int) -> Seat | None:
        """Revive it."""
        revive(s, f.controller, choice)
        return None


DRAWS = {DRAW_1: 1, DRAW_2: 2, DRAW_3: 3}
PROGRAMS: dict[int, Program] = {
    DUNGEON: DUNGEON_CATCH,
    CHANCE_CARD: named("master_trainer.chance_card", (TakeAny(),)),
    CENTRE: named("master_trainer.centre_card", (ReviveOne(),)),
    TRADE: FORCED_TRADE,
    BATTLE: LETS_FIGHT,
}
