"""The play rules of Master Trainer as a Game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rulesets.api import Action, Json, MatchOptions, Option, Seat, View
from rulesets.deck import Deck
from rulesets.engine import EngineGame
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.options import OPTIONS, rules
from rulesets.master_trainer.play import evaluate as standing
from rulesets.master_trainer.play import hidden, setup
from rulesets.master_trainer.play import invariants as soundness
from rulesets.master_trainer.words import telling as words
from rulesets.parts.positions import Positions
from rulesets.parts.telling import Teller

FEWEST, MOST = 2, 6  # MT-003


class MasterTrainer(EngineGame[TrainerState]):
    """Two to six trainers, no decks: the box is the same for everybody."""

    # Every turn rolls dice: after more of them nobody can tell what this one brought.
    foresight = 0

    options: tuple[Option, ...] = OPTIONS

    def new_match(self, decks: Sequence[Deck], options: MatchOptions) -> TrainerState:
        """Return the table before the first shuffle; the number of seats is an option."""
        if not FEWEST <= options.seats <= MOST:
            raise ValueError(f"{options.seats} trainers; master-trainer takes {FEWEST} to {MOST}")
        if decks:
            raise ValueError(f"{len(decks)} decks given; master-trainer takes none")
        return setup.set_out(rules(options), options.seats)

    def view(self, s: TrainerState, seat: Seat) -> View:
        """Return what a seat may know."""
        return hidden.view(s, seat)

    def resample(self, s: TrainerState, seat: Seat, rng: Random) -> TrainerState:
        """Return a copy whose hidden pieces are dealt anew."""
        return hidden.resample(s, seat, rng)

    def describe(self, s: TrainerState, a: Action) -> str:
        """Return an action in words."""
        return words.describe(s, a)

    def heard(self, s: TrainerState, a: Action, seat: Seat) -> str:
        """Return what a seat hears of an action, hidden cards left out."""
        return words.heard(s, a, seat)

    def evaluate(self, s: TrainerState, seat: Seat) -> float:
        """Return how well a seat stands."""
        return standing.evaluate(s, seat)

    def dump(self, s: TrainerState) -> Json:
        """Return the state as JSON data."""
        return s.dump()

    def load(self, data: Json) -> TrainerState:
        """Return the state that `dump` wrote."""
        s = TrainerState.__new__(TrainerState)
        s.load(data, rules(MatchOptions(data["options"], data["seats"])))
        return s

    @property
    def teller(self) -> Teller[TrainerState]:
        """Return who tells matches at the table."""
        from rulesets.master_trainer.words.table import TrainerTeller

        return TrainerTeller(self)

    @property
    def positions(self) -> Positions[TrainerState]:
        """Return who reads and writes positions."""
        from rulesets.master_trainer.positions.text import TrainerPositions

        return TrainerPositions(self)

    def violations(self, s: TrainerState) -> list[str]:
        """Return the broken invariants of a state."""
        return soundness.violations(s)

    def screen(self, view: View, width: int) -> object:
        """Return the board of a view for a terminal."""
        from rulesets.master_trainer.words.screen import board

        return board(view, width)

    def small_screen(self, view: View, width: int) -> object:
        """Return the table of a view in fewer lines."""
        from rulesets.master_trainer.words.screen import small_board

        return small_board(view, width)

    def status(self, view: View) -> str:
        """Return the moment of a view in one line."""
        from rulesets.master_trainer.words.screen import status

        return status(view)


GAME = MasterTrainer()
