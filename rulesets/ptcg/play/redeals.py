"""Opening hands, redeals of hands without a Basic Pokémon, and the cards drawn for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import Frame, push
from rulesets.engine.terms import named
from rulesets.ptcg.effects.ops.cards import Shuffle
from rulesets.ptcg.match import zones
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.play.placing import PlaceBench, can_start, starters

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class DrawHands(Op):
    """Draw the opening hands of both players, or of the controller alone."""

    both: bool = True

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Draw seven cards each, fewer where a card was set aside."""
        for seat in (0, 1) if self.both else (f.controller,):
            zones.draw(s, seat, s.rules.hand - len(s.hands[seat]))
        return None


@dataclass(frozen=True, slots=True)
class Redeals(Op):
    """Redeal hands without a Basic Pokémon until there are none.

    `joint`: only while both players lack one; who alone lacks one waits (PL-013).
    """

    joint: bool = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Shuffle the hands back and come again after the new draw."""
        lacking = [seat for seat in (0, 1) if not starters(s, seat)]
        if not lacking or (self.joint and len(lacking) == 1):
            return None
        f.pc -= 1
        for seat in lacking:
            _put_back(s, seat)
        if len(lacking) == 2:
            push(s, JOINT_REDEAL)  # EX-052: both redeal, nobody draws extra
        elif s.rules.extra_cards_late:
            _owe(f, lacking[0])
            push(s, LATE_REDEAL, lacking[0])
        else:
            push(s, REDEAL, lacking[0])
        return None


@dataclass(frozen=True, slots=True)
class BonusCards(Op):
    """Let the other player draw extra cards for a redeal."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the number."""
        return 1 - f.controller

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return the numbers of cards that may be drawn, none included."""
        most = min(s.rules.mulligan_bonus, len(s.decks[1 - f.controller]))
        return [("draw", n) for n in range(most, -1, -1)]

    def asks(self, s: Match, f: Frame) -> str:
        """Say what the cards are for."""
        return "The other player had no Basic Pokémon and dealt again: draw extra cards?"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Draw them at once, so that they may be used in set-up."""
        zones.draw(s, 1 - f.controller, action[1])
        s.note("bonus", 1 - f.controller, action[1])
        return None

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Cite the era's number of extra cards."""
        most = s.rules.mulligan_bonus
        cite = s.rules.cites["mulligan"]
        return Refusal(f"cannot do that now: choose to draw 0 to {most} extra cards", cite)


@dataclass(frozen=True, slots=True)
class LateBonus(Op):
    """Let a player draw the extra cards for the other's redeals once Prizes lie (RO-49)."""

    seat: int

    def _most(self, s: Match, f: Frame) -> int:
        redeals: int = f.values.get("redeals", ()).count(1 - self.seat)
        return min(redeals * s.rules.mulligan_bonus, len(s.decks[self.seat]))

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the number, if any are owed."""
        return self.seat if self._most(s, f) else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return the numbers of cards that may be drawn, none included."""
        return [("draw", n) for n in range(self._most(s, f), -1, -1)]

    def asks(self, s: Match, f: Frame) -> str:
        """Say what the cards are for."""
        return "The other player had no Basic Pokémon and dealt again: draw extra cards?"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Draw them; Basic Pokémon among them may go to the Bench alone."""
        zones.draw(s, self.seat, action[1])
        s.note("bonus", self.seat, action[1])
        if action[1]:
            f.insert((PlaceBench(self.seat),))
        return None

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Cite the era's number of extra cards."""
        reason = f"cannot do that now: choose to draw 0 to {self._most(s, f)} extra cards"
        return Refusal(reason, s.rules.cites["mulligan"])


def _put_back(s: Match, seat: Seat) -> None:
    """Show a hand without a Basic Pokémon and put it back into the deck."""
    s.note("show", seat, s.hands[seat])
    s.decks[seat] += s.hands[seat]
    s.hands[seat] = ()


def _owe(f: Frame, seat: Seat) -> None:
    """Note a redeal that only this player needed, for the cards that the other may draw."""
    f.values["redeals"] = (*f.values.get("redeals", ()), seat)


@dataclass(frozen=True, slots=True)
class LoneRedeals(Op):
    """Redeal the hand of a player until it holds a Basic Pokémon, once the other is set up."""

    seat: int

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Shuffle the hand back and come again after the new draw."""
        if starters(s, self.seat):
            return None
        f.pc -= 1
        _put_back(s, self.seat)
        last = f.values.get("redeals", ()).count(self.seat) >= MOST_REDEALS
        if not last:
            _owe(f, self.seat)
        push(s, FOUND_BASIC if last else LATE_REDEAL, self.seat)
        return None


MOST_REDEALS = 8  # after so many a Basic Pokémon is looked for: PL-016


@dataclass(frozen=True, slots=True)
class TurnOver(Op):
    """Turn over the deck from its top until a Basic Pokémon shows, and set that aside."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Show the cards and take the last of them."""
        seat = f.controller
        deck = s.decks[seat]
        place = next(i for i, c in enumerate(deck) if can_start(s.table.faces[c], s.rules))
        s.note("show", seat, deck[: place + 1])
        s.hands[seat] = (deck[place],)
        s.decks[seat] = zones.without(deck, deck[place])
        return None


REDEAL = named("ptcg.redeal", (Shuffle(), DrawHands(both=False), BonusCards()))
LATE_REDEAL = named("ptcg.late-redeal", (Shuffle(), DrawHands(both=False)))
FOUND_BASIC = named("ptcg.found-basic", (Shuffle(), TurnOver(), Shuffle(), DrawHands(both=False)))
JOINT_REDEAL = named("ptcg.joint-redeal", (Shuffle("both"), DrawHands()))
