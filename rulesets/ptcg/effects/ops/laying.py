"""Ops that lay a card down where it is not played: as the Stadium, on a Pokémon, as Energy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import ACTS, Frame
from rulesets.engine.lasting import Spent
from rulesets.engine.select import SELF
from rulesets.ptcg.effects import spots
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
class LayDown(Op):
    """Lay cards face down onto their owner's Bench, where each counts as a Basic Pokémon.

    What has to know them, damage, and what attacks do to them turns them up (RO-63).
    """

    part = ACTS

    cards: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Lay each card for which there is room."""
        for card in self.cards.find(s, f):
            spots.bench_face_down(s, card)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Have no card or no room."""
        owners = {s.table.owner[c] for c in self.cards.perhaps(s, f)}
        return not any(spots.has_room(s, seat) for seat in owners)

    def in_words(self, say: Speaker) -> str:
        return f"put {say.which(self.cards)} face down onto the Bench as a Basic Pokémon"


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


@dataclass(frozen=True, slots=True)
class TurnEnergy(Op):
    """Knock an evolved Pokémon Out and attach its card to another as two Energy of a type."""

    part = ACTS

    to: Selector
    on: Selector = SELF
    types: str = "GRWLPFDM"

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the type, if there is another Pokémon and a card below this one."""
        where = s.spots_of(self.on.find(s, f))
        evolved = bool(where) and len(s.stacks[where[0]]) > 1
        return f.controller if evolved and s.spots_of(self.to.find(s, f)) else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a type."""
        return [("word", letter) for letter in self.types]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Take the card off, attach it and let the rest fall."""
        pos, to = (s.spots_of(x.find(s, f))[0] for x in (self.on, self.to))
        card = s.stacks[pos][-1]
        s.stacks[pos] = s.stacks[pos][:-1]
        s.energies[to] += (card,)
        noted = f"energy {card} "  # asked for by `modifiers.units_of`
        s.game_uses = tuple(x for x in s.game_uses if not x.name.startswith(noted))
        s.game_uses += (Spent("game", f.controller, noted + action[1]),)
        s.fallen += s.stacks[pos][:1]
        s.tell("attached", card, s.stacks[to][-1])
        s.happened("attached", s.stacks[to][0], card)
        return None

    def in_words(self, say: Speaker) -> str:
        mon, to = say.which(self.on), say.which(self.to)
        return f"knock out {mon} and attach it to {to} as 2 Energy of a type you choose"
