"""Ops of damage, damage counters, Special Conditions and Knock Outs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.select import SELF
from rulesets.engine.values import Number, number
from rulesets.ptcg.effects import damage, special_conditions
from rulesets.ptcg.effects.terms.selectors import DEFENDING
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

ALL = -1


@dataclass(frozen=True, slots=True)
class SetDamage(Op):
    """Make the attack's base damage this number."""

    amount: Number

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Set the base damage."""
        f.values["damage"] = number(self.amount, s, f)
        return None


@dataclass(frozen=True, slots=True)
class MoreDamage(Op):
    """Add to the attack's base damage."""

    amount: Number

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Raise the base damage."""
        f.values["damage"] = f.values.get("damage", 0) + number(self.amount, s, f)
        return None


@dataclass(frozen=True, slots=True)
class LessDamage(Op):
    """Take off the attack's base damage, never below 0."""

    amount: Number

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Lower the base damage."""
        f.values["damage"] = max(0, f.values.get("damage", 0) - number(self.amount, s, f))
        return None


@dataclass(frozen=True, slots=True)
class Ignore(Op):
    """From here on this attack's damage ignores weakness, resistance or effects."""

    what: tuple[str, ...]

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note what is ignored."""
        f.values["ignores"] = tuple(sorted({*f.values.get("ignores", ()), *self.what}))
        return None


@dataclass(frozen=True, slots=True)
class Damage(Op):
    """Do attack damage to Pokémon, apart from the attack's own damage to its target.

    Weakness and Resistance count for Active Pokémon of the opponent unless ignored, never for
    the Bench or the attacker itself.
    """

    amount: Number
    to: Selector = DEFENDING
    ignores: tuple[str, ...] = ()

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Work the damage out for each and place it."""
        amount = number(self.amount, s, f)
        ignores = self.ignores + f.values.get("ignores", ())
        for root in self.to.find(s, f):
            damage.hit(s, f, root, amount, ignores)
        return None


@dataclass(frozen=True, slots=True)
class Aim(Op):
    """Aim the attack at another Pokémon, such as one switched in before the damage."""

    at: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Change the target."""
        found = self.at.find(s, f)
        if found:
            f.cards["target"] = found[:1]
        return None


@dataclass(frozen=True, slots=True)
class Fail(Op):
    """The attack does nothing; inside another program the rest is skipped."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Leave the program and let the attack know."""
        f.values["failed"] = 1
        f.leave()
        return None


@dataclass(frozen=True, slots=True)
class PutCounters(Op):
    """Put damage counters on Pokémon: no calculation, Weakness and Resistance do not count."""

    counters: Number
    on: Selector = DEFENDING

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Place the counters on each."""
        counters = number(self.counters, s, f)
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.effects_prevented(s, f, pos):
                damage.place(s, pos, 10 * counters)
                wounds.harm(s, f, pos)
                wounds.record(s, f, pos, wounds.COUNTERS, counters)
        return None


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Remove damage counters from Pokémon; ALL removes every one."""

    counters: Number
    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Remove the counters from each; `healed` holds how many were removed."""
        counters = number(self.counters, s, f)
        healed = 0
        for pos in s.spots_of(self.on.find(s, f)):
            if damage.effects_prevented(s, f, pos):
                continue
            before = s.damage[pos]
            s.damage[pos] = 0 if counters == ALL else max(0, before - 10 * counters)
            removed = (before - s.damage[pos]) // 10
            healed += removed
            wounds.record(s, f, pos, wounds.COUNTERS, -removed)
        f.values["healed"] = healed
        return None


@dataclass(frozen=True, slots=True)
class MoveCounters(Op):
    """Move damage counters from each Pokémon found to another; ALL moves every one."""

    counters: Number
    source: Selector
    target: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Move as many as there are on each."""
        targets = s.spots_of(self.target.find(s, f))
        if not targets or damage.effects_prevented(s, f, targets[0]):
            return None
        wanted = number(self.counters, s, f)
        for source in s.spots_of(self.source.find(s, f)):
            if damage.effects_prevented(s, f, source):
                continue
            there = s.damage[source] // 10
            moved = there if wanted == ALL else min(wanted, there)
            s.damage[source] -= 10 * moved
            damage.place(s, targets[0], 10 * moved)
            wounds.harm(s, f, targets[0])
            wounds.record(s, f, source, wounds.COUNTERS, -moved)
            wounds.record(s, f, targets[0], wounds.COUNTERS, moved)
        return None


@dataclass(frozen=True, slots=True)
class Inflict(Op):
    """Give Active Pokémon Special Conditions; `counters` is what Poison puts between turns."""

    conditions: tuple[str, ...]
    on: Selector = DEFENDING
    counters: int = 1

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Apply each condition that the Pokémon can have."""
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.effects_prevented(s, f, pos):
                for condition in self.conditions:
                    if special_conditions.inflict(s, pos, condition, self.counters):
                        wounds.record(s, f, pos, wounds.CONDITION, condition, self.counters)
        return None


@dataclass(frozen=True, slots=True)
class Cure(Op):
    """Remove Special Conditions from Pokémon; with none named, all of them."""

    on: Selector = SELF
    conditions: tuple[str, ...] = ()

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Remove them."""
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.effects_prevented(s, f, pos):
                special_conditions.cure(s, pos, self.conditions)
        return None


@dataclass(frozen=True, slots=True)
class KnockOut(Op):
    """Knock Pokémon Out, whatever damage they have."""

    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Mark them for the next Knock-Out check."""
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.effects_prevented(s, f, pos):
                s.fallen += (s.stacks[pos][0],)
                wounds.harm(s, f, pos)
        return None
