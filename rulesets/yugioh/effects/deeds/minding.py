"""What a card keeps in mind wherever it goes: cards that its effect has moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Cards as Numbers
from rulesets.engine.frames import Frame
from rulesets.engine.lasting import FOREVER, Mark
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector
from rulesets.yugioh.effects.context import own
from rulesets.yugioh.match.terms import Deed, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

MIND = "in mind"


@dataclass(frozen=True, slots=True)
class KeepInMind(Deed):
    """Let this card keep cards in mind where they are now; what it had in mind is forgotten.

    `more`: beside what it had in mind.
    """

    cards: AnySelector
    more: bool = False

    touches = (MIND,)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note the cards, and the place in which each is."""
        card = own(f)
        marks = s.player_marks[f.controller]
        if not self.more:
            marks = tuple([m for m in marks if not _is_of(m, card)])
        new = tuple(
            Mark(Modifier(MIND, s.stamp[c]), s.turn, FOREVER, f.controller, card, c, "")
            for c in self.cards.find(s, f)
        )
        s.player_marks[f.controller] = marks + new
        return None

    def in_words(self, say: Speaker) -> str:
        return f"keep {say.which(self.cards)} in mind"


def _is_of(mark: Mark, card: int) -> bool:
    effect = mark.effect
    return isinstance(effect, Modifier) and effect.point == MIND and mark.source == card


@dataclass(frozen=True, slots=True)
class InMind(Selector):
    """The cards that this card keeps in mind and that have not moved since."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Look for the notes of either player."""
        card = own(f)
        marks = [m for side in s.player_marks for m in side if _is_of(m, card)]
        return tuple(
            [
                m.card
                for m in marks
                if isinstance(m.effect, Modifier) and m.effect.amount == s.stamp[m.card]
            ]
        )

    def in_words(self, say: Speaker) -> str:
        return "the cards in mind"
