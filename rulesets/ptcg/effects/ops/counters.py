"""Ops of damage counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import ACTS, VALUES, Frame, Register
from rulesets.engine.select import SELF
from rulesets.engine.values import Number, number
from rulesets.ptcg.effects import damage
from rulesets.ptcg.effects.modifiers import has
from rulesets.ptcg.effects.parts import AFTER_DAMAGE
from rulesets.ptcg.effects.terms.numbers import counters
from rulesets.ptcg.effects.terms.selectors import DEFENDING
from rulesets.ptcg.match import recalling, wounds
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

ALL = -1


def _counters(say: Speaker, n: Number) -> str:
    return "all damage counters" if n == ALL else counters(say, n)


@dataclass(frozen=True, slots=True)
class PutCounters(Op):
    """Put damage counters on Pokémon: no calculation, Weakness and Resistance do not count."""

    part = ACTS
    moves = False
    writes = (Register("placed", VALUES, "damage counters placed"),)
    outcome = "placed"

    counters: Number
    on: Selector = DEFENDING

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Place the counters on each; `placed` holds how many."""
        many = number(self.counters, s, f)
        placed = 0
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.counters_prevented(s, f, pos):
                damage.place(s, pos, 10 * many)
                placed += many
                wounds.harm(s, f, pos)
                wounds.record(s, f, pos, wounds.COUNTERS, many)
        f.values["placed"] = placed
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody."""
        return not self.on.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"put {counters(say, self.counters)} on {say.each(self.on)}"


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Remove damage counters from Pokémon; ALL removes every one."""

    part = AFTER_DAMAGE
    writes = (Register("healed", VALUES, "damage counters removed"),)
    outcome = "healed"

    counters: Number
    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Remove the counters from each; `healed` holds how many were removed."""
        most = number(self.counters, s, f)
        healed = 0
        for pos in s.spots_of(self.on.find(s, f)):
            if damage.spared(s, f, pos) or has(s, "no healing", pos) is not None:
                continue
            before = s.damage[pos]
            times = 20 if has(s, "heals double", pos) is not None else 10
            s.damage[pos] = 0 if most == ALL else max(0, before - times * most)
            removed = (before - s.damage[pos]) // 10
            healed += removed
            if removed:
                recalling.healed(s, pos)
            wounds.record(s, f, pos, wounds.COUNTERS, -removed)
        f.values["healed"] = healed
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody damaged."""
        if not any(s.damage):
            return True
        hurt = {stack[0] for stack, damage in zip(s.stacks, s.damage, strict=True) if damage}
        return hurt.isdisjoint(self.on.perhaps(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"remove {_counters(say, self.counters)} from {say.each(self.on)}"


@dataclass(frozen=True, slots=True)
class MoveCounters(Op):
    """Move damage counters from each Pokémon found to another; ALL moves every one."""

    part = ACTS
    moves = False

    counters: Number
    source: Selector
    target: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Move as many as there are on each."""
        targets = s.spots_of(self.target.find(s, f))
        if not targets:
            return None
        lost = damage.counters_prevented(s, f, targets[0])
        if lost and not s.rules.moved_to_protected_is_lost:
            return None
        wanted = number(self.counters, s, f)
        for source in s.spots_of(self.source.find(s, f)):
            if damage.spared(s, f, source) or has(s, "counters stay", source):
                continue
            there = s.damage[source] // 10
            moved = there if wanted == ALL else min(wanted, there)
            s.damage[source] -= 10 * moved
            wounds.record(s, f, source, wounds.COUNTERS, -moved)
            if not lost:
                damage.place(s, targets[0], 10 * moved)
                wounds.harm(s, f, targets[0])
                wounds.record(s, f, targets[0], wounds.COUNTERS, moved)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody damaged, or nobody to move the counters to."""
        damaged = any(s.damage[pos] for pos in s.spots_of(self.source.perhaps(s, f)))
        return not damaged or not self.target.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        moved = _counters(say, self.counters)
        return f"move {moved} from {say.each(self.source)} to {say.which(self.target)}"
