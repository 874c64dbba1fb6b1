"""Conditions about what has just happened to a Pokémon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import SELF
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.match.wounds import BETWEEN, by_attack

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

SPENT = 1 << 30  # bit of `used`: what answers an event once a turn has answered


@dataclass(frozen=True, slots=True)
class Unspent(Condition):
    """The source has not answered this turn, and no attack has been announced yet."""

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at what was used and announced this turn."""
        pos = s.spot(f.card("self"))
        announced = any(last.turn == s.turn for last in s.last_attacks)
        return pos >= 0 and not s.used[pos] & SPENT and not announced


@dataclass(frozen=True, slots=True)
class DuringTurn(Condition):
    """It is a player's turn, not the time after it."""

    def holds(self, s: Match, f: Frame) -> bool:
        """Look how far the turn has gone."""
        return s.turn_over != BETWEEN


@dataclass(frozen=True, slots=True)
class UnhurtBefore(Condition):
    """A Pokémon had full Hit Points before the attack that has just damaged it."""

    on: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare its damage with that of the attack."""
        found = s.spots_of(self.on.find(s, f))
        return bool(found) and all(s.hits[p] == (s.turn, s.damage[p]) for p in found)


@dataclass(frozen=True, slots=True)
class FallsToAttack(Condition):
    """`It` is Knocked Out now by damage of an attack that one of these Pokémon made."""

    by: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at who struck it."""
        pos = s.spot(f.card("it"))
        return pos >= 0 and by_attack(s, pos) and s.wounds[pos].by in self.by.find(s, f)
