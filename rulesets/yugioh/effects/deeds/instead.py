"""What is done instead of a destruction: asked card by card before anything is destroyed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import CARDS, PREPARES, Frame, Register, push
from rulesets.engine.frames import Cards as Numbers
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.possible import payable
from rulesets.yugioh.match.continuous import is_negated
from rulesets.yugioh.match.script import Replacement
from rulesets.yugioh.match.spots import ALL_SLOTS, SET, ZONE_OF, in_zones
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

SAVED = "saved"  # the register of the cards that something was done for instead


def asked(s: Duel, source: int, doomed: int) -> Frame:
    """Return the frame in which a card that may save another one is asked, and pays."""
    return Frame((), s.controller(source), {"card": (source,), "self": (source,), "it": (doomed,)})


def may_save(s: Duel, source: int, number: int, doomed: int, cause: str, by_seat: int) -> bool:
    """Tell whether a card can do something now instead of the destruction of a card."""
    place = s.place[source]
    one = s.table.faces[source].script.replacements[number]
    if not in_zones(ZONE_OF[place], one.places) or (one.causes and cause not in one.causes):
        return False
    if place < ALL_SLOTS:
        spot = s.spots[place]
        if spot is None or spot.position == SET or is_negated(s, source):
            return False
    f = asked(s, source, doomed)
    if one.by_opponent and by_seat != 1 - f.controller:
        return False
    if doomed not in one.cards.find(s, f):
        return False
    if one.limit and _is_used(s, source, number):
        return False
    return payable(s, f, one.program)


def _is_used(s: Duel, source: int, number: int) -> bool:
    spot = s.spot(source)
    return spot is not None and (f"instead {number}", s.turn) in spot.used


def savers(s: Duel, doomed: Numbers, cause: str, by_seat: int) -> tuple[Instead, ...]:
    """Return the questions to be asked before cards are destroyed."""
    steps = []
    for source in s.table.savers:
        for number, one in enumerate(s.table.faces[source].script.replacements):
            fitting = tuple([c for c in doomed if may_save(s, source, number, c, cause, by_seat)])
            each = (fitting,) if one.together and fitting else [(c,) for c in fitting]
            steps += [Instead(source, number, cards, cause, by_seat) for cards in each]
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class Instead(Deed):
    """Let a card do something instead of the destruction of a card, where it still can."""

    source: int
    number: int
    doomed: Numbers
    cause: str
    by_seat: int

    part = PREPARES
    writes = (Register(SAVED, CARDS, "the cards that are not destroyed"),)

    def _replacement(self, s: Duel) -> Replacement:
        return s.table.faces[self.source].script.replacements[self.number]

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Ask the player of the saving card; what is no choice is done at once."""
        saved = f.cards.get(SAVED, ())
        left = [c for c in self.doomed if c not in saved]
        if not left or not may_save(s, self.source, self.number, left[0], self.cause, self.by_seat):
            return None
        if self._replacement(s).optional:
            return s.controller(self.source)
        self._save(s, f)
        return None

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return yes and no."""
        return ("yes",), ("no",)

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Save the card, or let it go."""
        if action[0] == "yes":
            self._save(s, f)
        return None

    def _save(self, s: Duel, f: Frame) -> None:
        one = self._replacement(s)
        f.cards[SAVED] = (*f.cards.get(SAVED, ()), *self.doomed)
        spot = s.spot(self.source)
        if one.limit and spot is not None:
            s.change(self.source, used=(*spot.used, (f"instead {self.number}", s.turn)))
        frame = asked(s, self.source, self.doomed[0])
        s.note("instead", frame.controller, self.source, self.doomed[0])
        push(s, one.program, frame.controller, frame.cards)

    def in_words(self, say: Speaker) -> str:
        return "do something instead of the destruction"


@dataclass(frozen=True, slots=True)
class DestroyUnsaved(Deed):
    """Destroy the cards that were to be destroyed and are not saved, all at once."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send those to the Graveyard that nothing was done for."""
        saved = f.cards.pop(SAVED, ())
        doomed = [card for card in f.cards.pop("doomed", ()) if card not in saved]
        acts.send(s, f, doomed, "grave", ("destroyed",))
        return None

    def in_words(self, say: Speaker) -> str:
        return "destroy what is not saved"
