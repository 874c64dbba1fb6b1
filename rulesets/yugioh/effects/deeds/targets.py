"""Choosing targets, and the clock of a resolution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import CARDS, PREPARES, Frame, Register
from rulesets.engine.select import AnySelector, Held, Without
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects.context import ANSWERED
from rulesets.yugioh.effects.possible import awaits, enough
from rulesets.yugioh.effects.terms.selectors import Targetable
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class Target(Deed):
    """Choose targets at activation."""

    source: AnySelector
    count: Number = 1
    at_least: Number = -1  # -1: exactly as many
    into: str = "target"
    by: str = "you"
    besides: str = ""  # a register of other targets: none of them is chosen again

    part = PREPARES
    writes = (Register("{op.into}", CARDS, "the targets"),)

    def _pick(self) -> Pick:
        source: AnySelector = Targetable(self.source)
        if self.besides:
            source = Without(source, Held(self.besides))
        return Pick(source, self.into, self.count, self.at_least, self.by)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Start with nothing chosen; too few targets are none (a mandatory effect goes on)."""
        if not self.possible(s, f):
            f.cards[self.into] = ()
            return None
        return self._pick().run(s, f)

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return one action a card that may be a target."""
        return self._pick().offers(s, f)

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Add a target, or end."""
        return self._pick().take(s, f, action)

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say why a card is no target (YGO-907)."""
        found = self._pick().refuse(s, f, action)
        return None if found is None else Refusal(found.reason, s.cite("target"))

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough targets; one of them may have to be left for a choice before."""
        pick = self._pick()
        if self.besides and self.besides not in f.cards:
            return len(pick.source.find(s, f)) > number(self.count, s, f)
        return enough(s, f, pick) or awaits(f, self.source)  # the price leaves one, or is not paid

    def in_words(self, say: Speaker) -> str:
        return f"target {say.number(self.count)} of {say.which(self._pick().source)}"


@dataclass(frozen=True, slots=True)
class TurnTarget(Deed):
    """Let the activation answered have another target."""

    to: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put the new target in the place of the old ones."""
        number, new = f.values.get(ANSWERED, -1), self.to.find(s, f)
        if not 0 <= number < len(s.chain) or not new:
            return None
        link = s.chain[number]
        cards = tuple((n, new if n.startswith("target") else held) for n, held in link.cards)
        stamps = (*link.stamps, *((c, s.stamp[c]) for c in new))
        turned = link._replace(cards=cards, stamps=stamps)
        s.chain = (*s.chain[:number], turned, *s.chain[number + 1 :])
        return None

    def in_words(self, say: Speaker) -> str:
        return f"it targets {say.which(self.to)} instead"


@dataclass(frozen=True, slots=True)
class Then(Deed):
    """What follows is a later step of the resolution."""

    part = PREPARES

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let the clock go on: a happening before is no longer the last (YGO-905)."""
        s.tick += 1
        return None

    def in_words(self, say: Speaker) -> str:
        return "then"
