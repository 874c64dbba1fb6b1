"""Ops that exchange damage counters, or take one of several Special Conditions off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import ACTS, Frame
from rulesets.engine.select import SELF
from rulesets.engine.sides import YOU, decider
from rulesets.ptcg.effects import damage, special_conditions
from rulesets.ptcg.effects.terms.selectors import DEFENDING
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class SwapCounters(Op):
    """Exchange all damage counters of two Pokémon, even if that Knocks one of them Out."""

    part = ACTS
    moves = False

    one: Selector = SELF
    other: Selector = DEFENDING

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Exchange the counters, unless either is protected."""
        here, there = s.spots_of(self.one.find(s, f)), s.spots_of(self.other.find(s, f))
        if not here or not there or here[0] == there[0]:
            return None
        pair = here[0], there[0]
        if any(damage.spared(s, f, pos) for pos in pair):
            return None
        if not all(damage.is_known(s, pos) for pos in pair):
            return None
        before = s.damage[pair[0]], s.damage[pair[1]]
        for pos, old, new in ((pair[0], *before), (pair[1], before[1], before[0])):
            s.damage[pos] = new
            wounds.record(s, f, pos, wounds.COUNTERS, (new - old) // 10)
            if new > old:
                wounds.harm(s, f, pos)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody damaged."""
        found = s.spots_of((*self.one.perhaps(s, f), *self.other.perhaps(s, f)))
        return not any(s.damage[pos] for pos in found)

    def in_words(self, say: Speaker) -> str:
        pair = f"{say.which(self.one)} with those on {say.which(self.other)}"
        return f"exchange the damage counters on {pair}"


@dataclass(frozen=True, slots=True)
class CureOne(Op):
    """Remove one Special Condition from a Pokémon, of several the one that someone chooses."""

    part = ACTS
    moves = False

    on: Selector = SELF
    by: str = YOU

    def _pos(self, s: Match, f: Frame) -> int:
        found = s.spots_of(self.on.find(s, f))
        return found[0] if found and not damage.spared(s, f, found[0]) else -1

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Remove the only one at once, otherwise wait for the choice."""
        pos = self._pos(s, f)
        has = s.conditions[pos] if pos >= 0 else ()
        if len(has) == 1:
            special_conditions.cure(s, pos, has)
        return decider(self.by, f) if len(has) > 1 else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a condition."""
        return [("word", condition) for condition in s.conditions[self._pos(s, f)]]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Remove the one chosen."""
        special_conditions.cure(s, self._pos(s, f), (action[1],))
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody under a condition."""
        return not any(s.conditions[pos] for pos in s.spots_of(self.on.perhaps(s, f)))

    def in_words(self, say: Speaker) -> str:
        return f"remove one Special Condition from {say.which(self.on)}"
