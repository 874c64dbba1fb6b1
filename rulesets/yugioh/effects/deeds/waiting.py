"""What a card does after some time: it waits for a phase, or counts the turns it has stayed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame, Program
from rulesets.engine.sides import seats_of
from rulesets.yugioh.effects.context import own
from rulesets.yugioh.effects.terms.selectors import This
from rulesets.yugioh.match.happenings import WAITED, Delayed, Happening
from rulesets.yugioh.match.script import walk
from rulesets.yugioh.match.terms import Condition, Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

PASSED = "turn passed"  # a use of a card that counts the turns it has seen


@dataclass(frozen=True, slots=True)
class WaitFor(Deed):
    """Let this card wait where it is for the next phase of a kind; then "waited" happens to it."""

    phase: str
    whose: str = "either"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note the card and the place in which it waits."""
        card = own(f)
        seats = seats_of(self.whose, f.controller)
        seat = seats[0] if len(seats) == 1 else -1
        cards, values = (("card", (card,)),), (("stamp", s.stamp[card]),)
        s.delayed += (Delayed(self.phase, 0, seat, (Waited(),), f.controller, cards, values),)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"wait for the next {self.phase} phase of {self.whose}"


@dataclass(frozen=True, slots=True)
class Waited(Deed):
    """The phase a card has waited for is there."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Tell of it, unless the card has moved since."""
        card = own(f)
        if s.stamp[card] == f.values["stamp"]:
            s.happen(Happening(WAITED, card, s.controller(card), tick=s.tick))
        return None

    def in_words(self, say: Speaker) -> str:
        return "the wait is over"


@dataclass(frozen=True, slots=True)
class CountTurn(Deed):
    """Let this card count a turn."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note the turn on the card."""
        card = own(f)
        spot = s.spot(card)
        if spot is not None:
            s.change(card, used=(*spot.used, (PASSED, s.turn)))
        return None

    def in_words(self, say: Speaker) -> str:
        return "count this turn"


@dataclass(frozen=True, slots=True)
class TurnsCounted(Condition):
    """This card has counted so many turns."""

    count: int

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look at the notes on the card."""
        spot = s.spot(own(f))
        return spot is not None and sum(use[0] == PASSED for use in spot.used) >= self.count

    def in_words(self, say: Speaker) -> str:
        return f"this card has counted {self.count} turns"


@dataclass(frozen=True, slots=True)
class Later(Deed):
    """Do something in a later phase; what it speaks of is remembered now."""

    phase: str
    program: Program
    whose: str = "either"  # whose phase
    turns: int = 0  # how many such phases later, 0: the next one

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Keep the program with what it remembers."""
        seats = seats_of(self.whose, f.controller)
        seat = seats[0] if len(seats) == 1 else -1
        turn = s.turn + self.turns if self.turns else 0
        if self.phase == "battle end":
            turn = s.turn  # without a Battle Phase in this turn it never comes
        values = dict(f.values)
        values["stamps"] = tuple((c, s.stamp[c]) for held in f.cards.values() for c in held)
        program = (StillThere(any(isinstance(t, This) for t in walk(self.program))), *self.program)
        cards = tuple(sorted(f.cards.items()))
        later = tuple(sorted(values.items()))
        s.delayed += (Delayed(self.phase, turn, seat, program, f.controller, cards, later),)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"in the {self.phase} phase of {self.whose}: {say.inner(self.program)}"


@dataclass(frozen=True, slots=True)
class StillThere(Deed):
    """Forget the cards that have moved since an effect spoke of them."""

    itself: bool = False  # the card itself, too

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Compare the places."""
        stamps = dict(f.values.pop("stamps", ()))
        for name, held in list(f.cards.items()):
            if self.itself or name not in ("card", "self"):
                f.cards[name] = tuple([c for c in held if s.stamp[c] == stamps.get(c)])
        return None

    def in_words(self, say: Speaker) -> str:
        return "of what is still there"
