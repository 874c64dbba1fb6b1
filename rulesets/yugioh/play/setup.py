"""Starting a duel: the decks are shuffled, a coin decides who chooses, five cards are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.frames import Frame
from rulesets.engine.luck import COIN, Shuffle
from rulesets.engine.select import Zone
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.terms import Op

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

GO: tuple[Action, Action] = (("go", "first"), ("go", "second"))


@dataclass(frozen=True, slots=True)
class TossForChoice(Op):
    """Toss a coin for who decides on the order: heads the first seat (YGO-163)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the coin, unless it is settled who chooses (YGO-273)."""
        if "chooser" in f.values:
            return None
        return CHANCE

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return COIN

    def asks(self, s: Duel, f: Frame) -> str:
        """Say what the coin decides."""
        return "who decides on the order"

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Remember the winner of the toss."""
        f.values["chooser"] = 0 if action[1] else 1
        s.note("coin", action[1])
        return None


@dataclass(frozen=True, slots=True)
class ChooseOrder(Op):
    """Let the winner of the toss go first or second (YGO-163)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Ask the winner."""
        chooser: int = f.values["chooser"]
        return chooser

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return both choices."""
        return GO

    def asks(self, s: Duel, f: Frame) -> str:
        """Say what is chosen."""
        return "Go first or second"

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Settle who goes first."""
        chooser: int = f.values["chooser"]
        s.first = s.seat = chooser if action[1] == "first" else 1 - chooser
        s.note("first", s.first)
        return None

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say what is to be chosen."""
        return Refusal("choose to go first or second", s.cite("go first"))


@dataclass(frozen=True, slots=True)
class OpeningHands(Op):
    """Draw the opening hands from the tops of the decks (YGO-164)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Draw for both."""
        for seat in (0, 1):
            zones.draw(s, seat, s.rules.hand)
        s.happenings = s.history = ()
        return None


# Both Main Decks are shuffled and lie face down in their zones (YGO-161, YGO-162).
_SHUFFLES = (Shuffle(Zone("decks", 0)), Shuffle(Zone("decks", 1)))
SETUP = (*_SHUFFLES, TossForChoice(), ChooseOrder(), OpeningHands())
