"""Conditions about the turn, and about what has happened in it or before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import SELF
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.words import PLAYERS, WHOSE
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.match.wounds import BETWEEN, by_attack

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

SPENT = 1 << 30  # bit of `used`: what answers an event once a turn has answered


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is a side's turn; `first` asks for that player's first turn of the game."""

    settled = True

    side: str = YOU
    first: bool = False

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare seat and turn."""
        return s.seat in seats_of(self.side, f.controller) and (not self.first or s.turn <= 2)

    def in_words(self, say: Speaker) -> str:
        return f"it is {WHOSE[self.side]} {'first ' if self.first else ''}turn"


@dataclass(frozen=True, slots=True)
class WentSecond(Condition):
    """A player did not go first."""

    settled = True

    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare with who went first."""
        return s.first not in seats_of(self.side, f.controller)

    def in_words(self, say: Speaker) -> str:
        return f"{PLAYERS[self.side]} went second"


@dataclass(frozen=True, slots=True)
class LostLastTurn(Condition):
    """A Pokémon of a side was Knocked Out in the other's last turn, by attack damage or at all."""

    settled = True

    side: str = YOU
    any_cause: bool = False

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare the turns."""
        turns = s.lost_turn if self.any_cause else s.ko_turn
        return any(turns[x] == s.turn - 1 for x in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        cause = "" if self.any_cause else " by attack damage"
        lost = f"one of {WHOSE[self.side]} Pokémon was Knocked Out{cause}"
        return f"{lost} in the other player's last turn"


@dataclass(frozen=True, slots=True)
class UsedLastTurn(Condition):
    """The source used the attack of this name in its player's last turn."""

    settled = True

    attack: str

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the last attack of the Pokémon."""
        pos = s.spot(f.card("self"))
        return pos >= 0 and bool(s.last_attacks[pos] == (s.turn - 2, self.attack))

    def in_words(self, say: Speaker) -> str:
        return f"it used {self.attack} last turn"


@dataclass(frozen=True, slots=True)
class Using(Condition):
    """A Pokémon, the source where none is named, is using the attack of this name."""

    settled = True

    attack: str
    on: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the attack announced this turn."""
        who = [s.spot(root) for root in self.on.find(s, f)]
        return any(s.last_attacks[pos] == (s.turn, self.attack) for pos in who if pos >= 0)

    def in_words(self, say: Speaker) -> str:
        who = "it" if self.on == SELF else say.which(self.on)
        return f"{who} uses {self.attack}"


@dataclass(frozen=True, slots=True)
class Played(Condition):
    """A side has played a Supporter this turn."""

    settled = True

    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the turn's count."""
        return s.seat in seats_of(self.side, f.controller) and bool(s.supporters)

    def in_words(self, say: Speaker) -> str:
        return f"{PLAYERS[self.side]} played a Supporter this turn"


@dataclass(frozen=True, slots=True)
class UsedUp(Condition):
    """A side has used a power of this name this turn, or with `game` this game.

    GX attacks and VSTAR Powers, of which a player uses one a game, go by these words.
    """

    name: str
    game: bool = False
    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the turn's or the game's uses."""
        scope = "game" if self.game else "turn"
        seats = seats_of(self.side, f.controller)
        return any((scope, seat, self.name) in s.game_uses for seat in seats)

    def in_words(self, say: Speaker) -> str:
        return f"a power {self.name} was used{self._when()}"

    def denied(self, say: Speaker) -> str:
        """Say that none was."""
        return f"no power {self.name} was used{self._when()}"

    def _when(self) -> str:
        by = "" if self.side == YOU else f" by {PLAYERS[self.side]}"
        return f"{by} this {'game' if self.game else 'turn'}"


@dataclass(frozen=True, slots=True)
class Unspent(Condition):
    """The source has not answered this turn, and no attack has been announced yet.

    With `attack_too` it may still answer what an attack brings about.
    """

    attack_too: bool = False

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at what was used and announced this turn."""
        pos = s.spot(f.card("self"))
        announced = not self.attack_too and any(x.turn == s.turn for x in s.last_attacks)
        return pos >= 0 and not s.used[pos] & SPENT and not announced

    def in_words(self, say: Speaker) -> str:
        before = "" if self.attack_too else ", and before the attack"
        return f"it has not done so this turn{before}"


@dataclass(frozen=True, slots=True)
class DuringTurn(Condition):
    """It is a player's turn, not the time after it."""

    settled = True

    def holds(self, s: Match, f: Frame) -> bool:
        """Look how far the turn has gone."""
        return s.turn_over != BETWEEN

    def in_words(self, say: Speaker) -> str:
        return "it is not between turns"


@dataclass(frozen=True, slots=True)
class UnhurtBefore(Condition):
    """A Pokémon had full Hit Points before the attack that has just damaged it."""

    on: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Compare its damage with that of the attack."""
        found = s.spots_of(self.on.find(s, f))
        return bool(found) and all(s.hits[p] == (s.turn, s.damage[p]) for p in found)

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.on)} had full HP before the attack"


@dataclass(frozen=True, slots=True)
class FallsToAttack(Condition):
    """`It` is Knocked Out now by damage of an attack that one of these Pokémon made."""

    by: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at who struck it."""
        pos = s.spot(f.card("it"))
        return pos >= 0 and by_attack(s, pos) and s.wounds[pos].by in self.by.find(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"damage of an attack of {say.which(self.by)} Knocks it Out"
