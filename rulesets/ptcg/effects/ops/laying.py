"""Ops that lay a card down where it is not played: as the Stadium, or on top of a Pokémon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import ACTS, Frame
from rulesets.engine.select import SELF
from rulesets.ptcg.match import zones
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class LayStadium(Op):
    """Put a Stadium card into play by an effect; the one in play before is discarded."""

    part = ACTS
    moves = False

    card: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Lay the first card found."""
        for card in self.card.find(s, f)[:1]:
            zones.remove(s, card)
            for old in s.stadium:
                zones.put(s, old, "discard")
            s.stadium = (card,)
            s.stadium_uses = 0
            s.note("play", card)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"play {say.which(self.card)}"


@dataclass(frozen=True, slots=True)
class Become(Op):
    """Put a Basic Pokémon card on a Pokémon, which is that Pokémon now; all else stays.

    It does not evolve: damage, cards, Special Conditions and its turns in play stay.
    """

    part = ACTS

    card: Selector
    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Lay the first card found on the first Pokémon found."""
        cards, where = self.card.find(s, f), s.spots_of(self.on.find(s, f))
        if cards and where:
            zones.remove(s, cards[0])
            s.stacks[where[0]] += cards[:1]
            s.used[where[0]] = 0  # the powers are others now
        return None

    def in_words(self, say: Speaker) -> str:
        return f"put {say.which(self.card)} on {say.which(self.on)}, which is that Pokémon now"
