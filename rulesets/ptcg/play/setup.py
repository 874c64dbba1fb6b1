"""Starting a game: the coin, the opening hands, redeals, face-down Pokémon and Prizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.frames import Frame, Program, push
from rulesets.engine.luck import COIN
from rulesets.engine.terms import named
from rulesets.ptcg.effects import spots
from rulesets.ptcg.effects.ops.cards import Shuffle
from rulesets.ptcg.eras import EraRules
from rulesets.ptcg.match import zones
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def can_start(face: Face, rules: EraRules) -> bool:
    """Tell whether a card may be placed at set-up: Basics, and Fossils where the era says so."""
    return face.is_basic or (face.is_trainer_pokemon and rules.fossil_is_basic_at_setup)


def starters(s: Match, seat: Seat) -> tuple[int, ...]:
    """Return the cards of a hand that may be placed at set-up, equal ones once."""
    found: dict[int, int] = {}
    for card in s.hands[seat]:
        face = s.table.faces[card]
        if can_start(face, s.rules):
            found.setdefault(face.number, card)
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class SetUp(Op):
    """Set up a game in the order of the era."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Push the steps."""
        steps: Program = ()
        for step in s.rules.setup:
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

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Let the toss itself decide (BASE-022, EX-042, BW-071)."""
        s.first = 0 if action[1] else 1
        s.note("first", s.first)
        return None


@dataclass(frozen=True, slots=True)
class DrawHands(Op):
    """Draw the opening hands of both players, or of the controller alone."""

    both: bool = True

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Draw seven cards each."""
        for seat in (0, 1) if self.both else (f.controller,):
            zones.draw(s, seat, s.rules.hand)
        return None


@dataclass(frozen=True, slots=True)
class Redeals(Op):
    """Redeal hands without a Basic Pokémon until there are none."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Shuffle the hands back and come again after the new draw."""
        lacking = [seat for seat in (0, 1) if not starters(s, seat)]
        if not lacking:
            return None
        f.pc -= 1
        for seat in lacking:
            s.note("show", seat, s.hands[seat])
            s.decks[seat] += s.hands[seat]
            s.hands[seat] = ()
        if len(lacking) == 2:
            push(s, JOINT_REDEAL)  # EX-052: both redeal, nobody draws extra
        elif s.rules.extra_cards_late:
            f.values["redeals"] = (*f.values.get("redeals", ()), lacking[0])
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


@dataclass(frozen=True, slots=True)
class PlaceActive(Op):
    """Let a player lay the first Active Pokémon face down; two in a 2-on-2 battle (EX-194)."""

    seat: int

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for a choice, unless there is only one."""
        while len(s.active_spots(self.seat)) < s.rules.actives:
            choices = starters(s, self.seat)
            if len(choices) != 1:
                return self.seat if choices else None
            self._place(s, choices[0])
        return None

    def _place(self, s: Match, card: int) -> None:
        spots.enter(s, card, self.seat * s.slots + len(s.active_spots(self.seat)))

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a Basic Pokémon."""
        return [("active", card) for card in starters(s, self.seat)]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Lay it down."""
        self._place(s, action[1])
        return self.run(s, f)

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Say which cards may be laid."""
        return _refuse_placing(s, self.seat, action, "active", "setup active")


@dataclass(frozen=True, slots=True)
class PlaceBench(Op):
    """Let a player lay further Basic Pokémon face down on the Bench."""

    seat: int

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait while there is something to lay and room for it."""
        if starters(s, self.seat) and spots.bench_room(s, self.seat) >= 0:
            return self.seat
        return None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a Basic Pokémon, and ending."""
        return [*(("bench", card) for card in starters(s, self.seat)), ("done",)]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Lay it down, or end."""
        if action[0] == "done":
            return None
        spots.enter(s, action[1], spots.bench_room(s, self.seat))
        return self.run(s, f)

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Say which cards may be laid."""
        return _refuse_placing(s, self.seat, action, "bench", "setup bench")


def _refuse_placing(s: Match, seat: Seat, action: Action, verb: str, topic: str) -> Refusal | None:
    cites = s.rules.cites
    if len(action) == 2 and action[0] == verb and action[1] in s.hands[seat]:
        face = s.table.faces[action[1]]
        if can_start(face, s.rules):
            return Refusal("offered with another copy of the same card", cites[topic])
        return Refusal(f"cannot place {face.name}: it is not a Basic Pokémon", cites["bench kind"])
    return Refusal("cannot do that during set-up: place a Basic Pokémon from hand", cites[topic])


@dataclass(frozen=True, slots=True)
class LayPrizes(Op):
    """Lay the top cards of each deck face down as Prizes; one each in Sudden Death."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take them off the decks."""
        count = s.rules.sudden_death_prizes if s.game else s.rules.prizes
        s.prizes_laid = count
        for seat in (0, 1):
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


REDEAL = named("ptcg.redeal", (Shuffle(), DrawHands(both=False), BonusCards()))
LATE_REDEAL = named("ptcg.late-redeal", (Shuffle(), DrawHands(both=False)))
JOINT_REDEAL = named("ptcg.joint-redeal", (Shuffle("both"), DrawHands()))
STEPS: dict[str, Program] = {
    "coin": (TossForFirst(),),
    "deal": (Shuffle("both"), DrawHands(), Redeals()),
    "active": (PlaceActive(0), PlaceActive(1)),
    "bench": (PlaceBench(0), PlaceBench(1)),
    "prizes": (LayPrizes(), LateBonus(0), LateBonus(1)),
    "reveal": (TurnFaceUp(),),
}
