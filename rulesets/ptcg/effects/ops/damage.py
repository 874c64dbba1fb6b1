"""Ops of damage, Special Conditions and Knock Outs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.frames import ACTS, CARDS, VALUES, Frame, Register
from rulesets.engine.luck import COIN
from rulesets.engine.select import SELF
from rulesets.engine.values import Number, number
from rulesets.engine.words import joined
from rulesets.ptcg.effects import damage, events, special_conditions
from rulesets.ptcg.effects.parts import AFTER_DAMAGE, DAMAGE
from rulesets.ptcg.effects.terms import phrases
from rulesets.ptcg.effects.terms.phrases import they_are
from rulesets.ptcg.effects.terms.selectors import DEFENDING
from rulesets.ptcg.eras import POISONED
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

BASE_DAMAGE = Register("damage", VALUES, "base damage of the attack")
DONE = Register("done", VALUES, "damage that the attack has done")


@dataclass(frozen=True, slots=True)
class SetDamage(Op):
    """Make the attack's base damage this number."""

    part = DAMAGE
    writes = (BASE_DAMAGE,)

    amount: Number

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Set the base damage."""
        f.values["damage"] = number(self.amount, s, f)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the attack's damage is {say.number(self.amount)}"


@dataclass(frozen=True, slots=True)
class MoreDamage(Op):
    """Add to the attack's base damage."""

    part = DAMAGE
    writes = (BASE_DAMAGE,)

    amount: Number

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Raise the base damage."""
        before = f.values["damage"]
        f.values["damage"] = before + number(self.amount, s, f)
        s.tell("by its text", before, f.values["damage"])
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the attack does {say.number(self.amount)} more damage"


@dataclass(frozen=True, slots=True)
class LessDamage(Op):
    """Take off the attack's base damage, never below 0."""

    part = DAMAGE
    writes = (BASE_DAMAGE,)

    amount: Number

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Lower the base damage."""
        before = f.values["damage"]
        f.values["damage"] = max(0, before - number(self.amount, s, f))
        s.tell("by its text", before, f.values["damage"])
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the attack does {say.number(self.amount)} less damage"


@dataclass(frozen=True, slots=True)
class Ignore(Op):
    """From here on this attack's damage ignores weakness, resistance or effects."""

    part = DAMAGE
    writes = (Register("ignores", VALUES, "what the damage ignores"),)

    what: tuple[str, ...]

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Note what is ignored."""
        f.values["ignores"] = tuple(sorted({*f.values.get("ignores", ()), *self.what}))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"its damage ignores {joined(self.what, 'and')}"


@dataclass(frozen=True, slots=True)
class Damage(Op):
    """Do attack damage to Pokémon, apart from the attack's own damage to its target.

    Weakness and Resistance count for Active Pokémon of the opponent unless ignored, never for
    the Bench or the attacker itself.
    """

    part = AFTER_DAMAGE
    writes = (DONE, Register("shielded", CARDS))

    amount: Number
    to: Selector = DEFENDING
    ignores: tuple[str, ...] = ()

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Work the damage out for each and place it, once the coins of their shields are tossed."""
        found = damage.struck(s, f, self.to)
        f.cards["shielded"] = tuple(root for root in found if damage.needs_coin(s, f, root))
        if f.cards["shielded"]:
            return CHANCE
        amount = number(self.amount, s, f)
        ignores = self.ignores + f.values.get("ignores", ())
        for root in found:
            damage.hit(s, f, root, amount, ignores)
        return None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return COIN

    def asks(self, s: Match, f: Frame) -> str:
        """Say whom the coin may protect."""
        return f"what protects {s.name(s.spot(f.card('shielded')))}"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Note the coin of the first shield and go on."""
        s.note("coin", action[1])
        f.values[damage.shield_coin(f.card("shielded"))] = action[1]
        return self.run(s, f)

    def in_words(self, say: Speaker) -> str:
        ignores = f", ignoring {joined(self.ignores, 'and')}" if self.ignores else ""
        return f"do {phrases.damage(say, self.amount)} to {say.each(self.to)}{ignores}"


@dataclass(frozen=True, slots=True)
class Aim(Op):
    """Aim the attack at another Pokémon, such as one switched in before the damage."""

    part = ACTS
    moves = False
    writes = (Register("target", CARDS, "the Pokémon attacked"),)

    at: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Change the target."""
        found = self.at.find(s, f)
        if found:
            f.cards["target"] = found[:1]
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the attack is aimed at {say.which(self.at)}"


@dataclass(frozen=True, slots=True)
class Fail(Op):
    """The attack does nothing; inside another program the rest is skipped."""

    part = DAMAGE

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Leave the program."""
        f.leave()
        return None

    def in_words(self, say: Speaker) -> str:
        return "the attack does nothing"


@dataclass(frozen=True, slots=True)
class Inflict(Op):
    """Give Active Pokémon Special Conditions; `counters` is what Poison puts between turns."""

    part = AFTER_DAMAGE

    conditions: tuple[str, ...]
    on: Selector = DEFENDING
    counters: int = 1

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Apply each condition that the Pokémon can have."""
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.spared(s, f, pos):
                for condition in self.conditions:
                    if special_conditions.inflict(s, pos, condition, self.counters):
                        wounds.record(s, f, pos, wounds.CONDITION, condition, self.counters)
                        events.afflicted(s, f, pos, condition)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody whom it would change; stronger or weaker Poison is a change (RO-07)."""
        return all(
            not s.is_active(pos) or self._has_all(s, pos)
            for pos in s.spots_of(self.on.perhaps(s, f))
        )

    def _has_all(self, s: Match, pos: int) -> bool:
        has = s.conditions[pos]
        same = POISONED not in self.conditions or s.poison[pos] == self.counters
        return same and all(c in has for c in self.conditions)

    def in_words(self, say: Speaker) -> str:
        poison = "" if self.counters == 1 else f" ({self.counters} counters between turns)"
        return f"{they_are(say, self.on)} now {joined(self.conditions, 'and')}{poison}"


@dataclass(frozen=True, slots=True)
class Cure(Op):
    """Remove Special Conditions from Pokémon; with none named, all of them."""

    part = ACTS
    moves = False

    on: Selector = SELF
    conditions: tuple[str, ...] = ()

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Remove them."""
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.spared(s, f, pos):
                special_conditions.cure(s, pos, self.conditions)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody to cure."""
        where = s.spots_of(self.on.perhaps(s, f))
        named = self.conditions
        return not any(not named or c in named for pos in where for c in s.conditions[pos])

    def in_words(self, say: Speaker) -> str:
        words = joined(self.conditions) or "under Special Conditions"
        return f"{they_are(say, self.on)} no longer {words}"


@dataclass(frozen=True, slots=True)
class KnockOut(Op):
    """Knock Pokémon Out, whatever damage they have."""

    part = ACTS
    writes = (Register("felled", CARDS, "the Pokémon Knocked Out"),)

    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Mark them for the next Knock-Out check."""
        felled: tuple[int, ...] = ()
        for pos in s.spots_of(self.on.find(s, f)):
            if damage.is_known(s, pos) and not damage.spared(s, f, pos):
                felled += s.stacks[pos][:1]
                wounds.harm(s, f, pos)
        s.fallen += felled
        f.cards["felled"] = felled
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find nobody."""
        return not self.on.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"{they_are(say, self.on)} Knocked Out"
