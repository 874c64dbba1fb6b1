"""The teller of the board game: what a choice is for, chips, and what happened."""

from __future__ import annotations

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.game import waiting
from rulesets.master_trainer.match.components import (
    CATCHES,
    CHIP_COLOUR,
    CHIP_NAME,
    EVOLUTIONS,
    FLY,
    ITEM_NAMES,
    TOWNS,
    space_name,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.words import narration, telling
from rulesets.parts.telling import Teller, listed

_CHIPS = ("potion", "give", "want", "fighter", "revive")


class TrainerTeller(Teller[TrainerState]):
    """Tells matches as trainers speak."""

    player = "Trainer"

    def asked(self, s: TrainerState) -> str:
        """Return what the decision is for."""
        if s.waits <= CHANCE:
            return ""
        op, f = waiting(s)
        return op.asks(s, f)

    def listen(self, s: TrainerState) -> None:
        """Let the state keep what happens in the next action."""
        s.told = []

    def happened(
        self, before: TrainerState, action: Action, after: TrainerState, listener: Seat | None
    ) -> list[str]:
        """Return an action and what it brought about."""
        return narration.happened(before, action, after, listener)

    def shown(self, s: TrainerState, seat: Seat) -> tuple[object, ...]:
        """Return the cards laid for a battle, turned up when it is fought (MT-085), and own draws.

        Of a card drawn and another one got, the hand does not tell which was which.
        """
        told = s.told or ()
        return tuple(e for e in told if e[0] == "score" or e[:2] == ("drawn", seat))

    def cards(self, s: TrainerState, action: Action, seat: Seat) -> list[str]:
        """Return the chip an action is about, where it lies open."""
        if action[0] in _CHIPS:
            return [CHIP_NAME[action[1]]]
        if action[0] in ("space", "chip") and s.face_up >> action[1] & 1:
            return [CHIP_NAME[s.chips[action[1]]]]
        return []

    def card(self, s: TrainerState, name: str, seat: Seat) -> list[str]:
        """Return the figures of chips by name; the box is open to everybody."""
        wanted = name.casefold()
        found = [n for n in range(1, len(CHIP_NAME)) if CHIP_NAME[n].casefold() == wanted]
        found = found or [n for n in range(1, len(CHIP_NAME)) if wanted in CHIP_NAME[n].casefold()]
        return [line for chip in found for line in _chip(chip)]

    def hands(self, s: TrainerState) -> list[str]:
        """Return the Item cards of all trainers."""
        return [
            f"{self.name(seat)}: {listed([ITEM_NAMES[kind] for kind in hand]) or 'no Item cards'}"
            for seat, hand in enumerate(s.hand)
        ]

    def why_not(self, s: TrainerState, seat: Seat) -> list[str]:
        """Return the towns that a Fly card does not reach now."""
        if s.waits != seat or FLY not in s.hand[seat]:
            return []
        lines = []
        for town in TOWNS:
            refusal = self.game.refusal(s, ("fly", town))
            if refusal is not None:
                lines.append(f"Fly to {space_name(town)}: {refusal}")
        return lines


def _chip(chip: int) -> list[str]:
    numbers = ", ".join(map(str, sorted(CATCHES[chip])))
    caught = f", caught with {numbers}" if numbers else ""
    lines = [f"{telling.chip_words(chip)}, {CHIP_COLOUR[chip]} chip{caught}"]
    for stages, bonus in EVOLUTIONS.get(chip, ()):
        names = ", ".join(CHIP_NAME[stage] for stage in stages)
        lines.append(f"  +{bonus} strength with all of {names}")
    return lines
