"""Conditions about cards and Pokémon as they are now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import SELF
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.values import AtLeast, Reg
from rulesets.engine.words import WHOSE
from rulesets.ptcg.effects.allowed import cannot_play, growth_bar
from rulesets.ptcg.effects.modifiers import has
from rulesets.ptcg.effects.spots import has_room
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

_EVOLUTION = frozenset(("Evolution",))

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

    def in_words(self, say: Speaker) -> str:
        words = self.filter.in_words(say)
        verb = f"has {words.removeprefix('with ')}" if words.startswith("with ") else f"is {words}"
        return f"{say.which(self.what)} {verb}"

    def denied(self, say: Speaker) -> str:
        """Say that they lack the property."""
        words = self.filter.in_words(say)
        has = f"does not have {words.removeprefix('with ')}"
        return f"{say.which(self.what)} {has if words.startswith('with ') else f'is not {words}'}"


@dataclass(frozen=True, slots=True)
class StopsTurn(Condition):
    """The evolving of a Pokémon ends the turn: no effect on it lets the turn go on."""

    on: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Ask for effects on it."""
        where = s.spots_of(self.on.find(s, f))
        return not any(has(s, "turn goes on", pos) for pos in where)

    def in_words(self, say: Speaker) -> str:
        return f"nothing lets the turn go on when {say.which(self.on)} evolves"


@dataclass(frozen=True, slots=True)
class MayEvolve(Condition):
    """A Pokémon may evolve now, by the rules of the turn and what is in play."""

    pokemon: Selector

    def holds(self, s: Match, f: Frame) -> bool:
        """Ask what forbids it, the card to evolve with aside; that comes from the hand (RO-55)."""
        where = s.spots_of(self.pokemon.find(s, f))
        if not where or cannot_play(s, f.controller, _EVOLUTION):
            return False
        return all(growth_bar(s, pos) is None for pos in where)

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.pokemon)} may evolve now"


@dataclass(frozen=True, slots=True)
class BenchFull(Condition):
    """A side's Bench has no room left."""

    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Look for a free spot."""
        return not any(has_room(s, seat) for seat in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"{WHOSE[self.side]} Bench is full"

    def denied(self, say: Speaker) -> str:
        """Say that there is room."""
        return f"{WHOSE[self.side]} Bench is not full"
