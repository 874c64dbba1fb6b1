"""Conditions of the Pokémon TCG inside programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import SELF
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.effects.allowed import growth_bar
from rulesets.ptcg.effects.modifiers import has
from rulesets.ptcg.effects.selectors import CardFilter
from rulesets.ptcg.effects.spots import bench_room
from rulesets.ptcg.match.terms import Condition, Selector

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

# Of the coins flipped last, at least one showed this side.
HEADS, TAILS = AtLeast(Reg("heads"), 1), AtLeast(Reg("tails"), 1)


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """Some Pokémon or card is found, and every one found has a property."""

    what: Selector
    filter: CardFilter

    def holds(self, s: Match, f: Frame) -> bool:
        """Judge Pokémon in play as such, other cards as cards."""
        found = self.what.find(s, f)
        wanted = self.filter
        for card in found:
            pos = s.spot(card)
            if not (wanted.mon(s, f, pos) if pos >= 0 else wanted.accepts(s, f, card)):
                return False
        return bool(found)


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is a side's turn; `first` asks for that player's first turn of the game."""

    side: str = YOU
    first: bool = False

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare seat and turn."""
        return s.seat in seats_of(self.side, f.controller) and (not self.first or s.turn <= 2)


@dataclass(frozen=True, slots=True)
class StopsTurn(Condition):
    """The evolving of a Pokémon ends the turn: no effect on it lets the turn go on."""

    on: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Ask for effects on it."""
        where = s.spots_of(self.on.find(s, f))
        return not any(has(s, "turn goes on", pos) for pos in where)


@dataclass(frozen=True, slots=True)
class WentSecond(Condition):
    """A player did not go first."""

    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare with who went first."""
        return s.first not in seats_of(self.side, f.controller)


@dataclass(frozen=True, slots=True)
class MayEvolve(Condition):
    """A Pokémon may evolve now, by the rules of the turn and what is in play."""

    pokemon: Selector

    def holds(self, s: Match, f: Frame) -> bool:
        """Ask what forbids it, the card to evolve with aside."""
        where = s.spots_of(self.pokemon.find(s, f))
        return bool(where) and all(growth_bar(s, pos) is None for pos in where)


@dataclass(frozen=True, slots=True)
class LostLastTurn(Condition):
    """A Pokémon of a side was Knocked Out in the other's last turn, by attack damage or at all."""

    side: str = YOU
    any_cause: bool = False

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare the turns."""
        turns = s.lost_turn if self.any_cause else s.ko_turn
        return any(turns[x] == s.turn - 1 for x in seats_of(self.side, f.controller))


@dataclass(frozen=True, slots=True)
class UsedLastTurn(Condition):
    """The source used the attack of this name in its player's last turn."""

    attack: str

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the last attack of the Pokémon."""
        pos = s.spot(f.card("self"))
        return pos >= 0 and bool(s.last_attacks[pos] == (s.turn - 2, self.attack))


@dataclass(frozen=True, slots=True)
class BenchFull(Condition):
    """A side's Bench has no room left."""

    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Look for a free spot."""
        return all(bench_room(s, seat) < 0 for seat in seats_of(self.side, f.controller))


@dataclass(frozen=True, slots=True)
class Using(Condition):
    """The source is using the attack of this name."""

    attack: str

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the attack announced this turn."""
        pos = s.spot(f.card("self"))
        return pos >= 0 and bool(s.last_attacks[pos] == (s.turn, self.attack))


@dataclass(frozen=True, slots=True)
class Played(Condition):
    """A side has played a Supporter this turn."""

    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the turn's count."""
        return s.seat in seats_of(self.side, f.controller) and bool(s.supporters)


@dataclass(frozen=True, slots=True)
class UsedUp(Condition):
    """The controller has used a power of this name this turn, where only one may be used."""

    name: str

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the turn's uses."""
        return ("turn", f.controller, self.name) in s.game_uses
