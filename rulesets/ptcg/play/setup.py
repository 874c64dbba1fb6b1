"""Starting a game: the coin, the steps of the era, Prizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.frames import Frame, Program, push
from rulesets.engine.luck import COIN
from rulesets.ptcg.effects.ops.cards import Shuffle
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.play.placing import PlaceActive, PlaceBench, starters
from rulesets.ptcg.play.redeals import DrawHands, LateBonus, LoneRedeals, Redeals

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class SetUp(Op):
    """Set up a game in the order of the era."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Push the steps."""
        chooser: int | None = f.values.pop("chooser", None)
        steps: Program = ()
        for step in s.rules.setup:
            if step == "coin" and chooser is not None:
                steps += (ChooseFirst(chooser),)
            else:
                steps += STEPS[step]
        push(s, steps)
        return None


@dataclass(frozen=True, slots=True)
class TossForFirst(Op):
    """Toss a coin for who goes first: heads the first seat."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the coin."""
        return CHANCE

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return COIN

    def asks(self, s: Match, f: Frame) -> str:
        """Say what the coin decides."""
        return "who goes first"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Let the toss itself decide (BASE-022, EX-042, BW-071), or its winner (PL-009)."""
        winner = 0 if action[1] else 1
        if s.rules.winner_chooses:
            f.insert((ChooseFirst(winner),))
        else:
            _begins(s, winner)
        return None


@dataclass(frozen=True, slots=True)
class ChooseFirst(Op):
    """Let the winner of the toss say who goes first."""

    seat: int

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the choice."""
        return self.seat

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return going first and going second."""
        return [("go", 1), ("go", 2)]

    def asks(self, s: Match, f: Frame) -> str:
        """Say what is chosen."""
        return "Choose who goes first"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Note who begins."""
        _begins(s, self.seat if action[1] == 1 else 1 - self.seat)
        return None

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Cite the right to choose."""
        cite = s.rules.cites.get("first player", "PL-017")
        return Refusal("cannot do that now: go first or second", cite)


def _begins(s: Match, seat: Seat) -> None:
    s.first = seat
    s.note("first", seat)


@dataclass(frozen=True, slots=True)
class LayPrizes(Op):
    """Lay the top cards of each deck face down as Prizes; one each in Sudden Death."""

    seats: tuple[int, ...] = (0, 1)

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take them off the decks."""
        count = s.rules.sudden_death_prizes if s.game else s.rules.prizes
        for seat in self.seats:
            s.prizes_laid[seat] = count
            s.prizes[seat] = s.decks[seat][:count]
            s.decks[seat] = s.decks[seat][count:]
        return None


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Op):
    """Turn all Pokémon face up."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Show them."""
        s.revealed = 1
        return None


@dataclass(frozen=True, slots=True)
class LayInTurn(Op):
    """Let who can lay Active, Bench and Prizes; who has no Basic Pokémon waits, then redeals."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Put the steps of both players in."""
        steps: Program = ()
        for seat in sorted((0, 1), key=lambda seat: not starters(s, seat)):
            laid = (PlaceActive(seat), PlaceBench(seat), LayPrizes((seat,)))
            steps += (LoneRedeals(seat), *laid)
        f.insert(steps)
        return None


STEPS: dict[str, Program] = {
    "coin": (TossForFirst(),),
    "deal": (Shuffle("both"), DrawHands(), Redeals()),
    "hands": (Shuffle("both"), DrawHands(), Redeals(joint=True)),
    "lay": (LayInTurn(),),
    "active": (PlaceActive(0), PlaceActive(1)),
    "bench": (PlaceBench(0), PlaceBench(1)),
    "prizes": (LayPrizes(), LateBonus(0), LateBonus(1)),
    "bonus": (LateBonus(0), LateBonus(1)),
    "reveal": (TurnFaceUp(),),
}
