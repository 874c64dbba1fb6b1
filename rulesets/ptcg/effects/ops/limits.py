"""Ops about what may be done how often in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import ACTS, Frame
from rulesets.engine.lasting import Spent
from rulesets.ptcg.effects.terms.history import SPENT
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class UseUp(Op):
    """Use a power of which only one of its name may be used a turn, or with `game` a game."""

    part = ACTS
    moves = False

    name: str
    game: bool = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note it for the rest of the turn or the game."""
        s.game_uses += (Spent("game" if self.game else "turn", f.controller, self.name),)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Use up something: a price."""
        return True

    def in_words(self, say: Speaker) -> str:
        return f"use up {self.name} for this {'game' if self.game else 'turn'}"


@dataclass(frozen=True, slots=True)
class Spend(Op):
    """Use up what the source answers once a turn; `Unspent` asks for it."""

    part = ACTS
    moves = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note it until the turn ends."""
        pos = s.spot(f.card("self"))
        if pos >= 0:
            s.used[pos] |= SPENT
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Use up something: a price."""
        return True

    def in_words(self, say: Speaker) -> str:
        return "count this as its answer for the turn"


@dataclass(frozen=True, slots=True)
class SpendAttachment(Op):
    """Count as the Energy card that the player may attach once a turn."""

    part = ACTS
    moves = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Count it."""
        s.attached += 1
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Use up something: a price."""
        return True

    def in_words(self, say: Speaker) -> str:
        return "this counts as the turn's Energy attachment"


EXTRA_TURN = "extra turn"


@dataclass(frozen=True, slots=True)
class ExtraTurn(Op):
    """Take another turn after this one, without the time between turns (PL-078)."""

    part = ACTS
    moves = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note it until that turn begins."""
        s.game_uses += (Spent(EXTRA_TURN, f.controller, ""),)
        return None

    def in_words(self, say: Speaker) -> str:
        return "take another turn after this one, without the time between turns"


@dataclass(frozen=True, slots=True)
class EndTurn(Op):
    """End the turn after this program, without an attack."""

    part = ACTS
    moves = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note that the turn is over."""
        s.turn_over = 1
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Give up something: a price."""
        return True

    def in_words(self, say: Speaker) -> str:
        return "the turn ends"
