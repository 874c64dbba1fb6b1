"""Numbers of the Pokémon TCG inside programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.values import Number, number
from rulesets.engine.words import PLAYERS
from rulesets.ptcg.effects.modifiers import hp_of, retreat_cost, types_of, units_of, units_on
from rulesets.ptcg.effects.terms.phrases import energy
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Selector, Value

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class Counters(Value):
    """Damage counters on Pokémon, added up."""

    on: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return the number of counters."""
        damage: int = sum(s.damage[p] for p in s.spots_of(self.on.find(s, f)))
        return damage // 10

    def in_words(self, say: Speaker) -> str:
        return f"the damage counters on {say.which(self.on)}"


@dataclass(frozen=True, slots=True)
class EnergyOn(Value):
    """Energy attached to Pokémon, of any of these types where named, by what the cards give.

    With a filter, only of cards that have that property.
    """

    on: Selector
    types: str = ""
    filter: CardFilter | None = None

    def of(self, s: Match, f: Frame) -> int:
        """Return the amount of Energy."""
        total = 0
        for pos in s.spots_of(self.on.find(s, f)):
            for unit in units_on(s, pos, self.filter, f):
                if not self.types or any(t in unit for t in self.types):
                    total += 1
        return total

    def in_words(self, say: Speaker) -> str:
        return f"the {energy(self.types)} on {say.which(self.on)}"


@dataclass(frozen=True, slots=True)
class SpareEnergy(Value):
    """Energy attached to the attacker beyond what its attack's cost uses; "" is any type.

    With a filter, only of cards that have that property.
    """

    settled = True  # no text asks for it after Energy has moved

    types: str
    filter: CardFilter | None = None

    def of(self, s: Match, f: Frame) -> int:
        """Return what is left, paying the cost with other Energy as far as possible."""
        pos = s.spot(f.card("self"))
        if pos < 0:
            return 0
        units = [
            (self._counts(s, f, card, unit), len(unit), unit)
            for card in s.energies[pos]
            for unit in units_of(s, card, pos)
        ]
        # Coloured letters first; what does not count and serves fewest types pays first.
        for letter in sorted(self._cost(s, f, pos), key=lambda c: c == "C"):
            fits = [x for x in units if letter == "C" or letter in x[2]]
            if fits:
                units.remove(min(fits))
        return sum(counts for counts, _, _ in units)

    def _cost(self, s: Match, f: Frame, pos: int) -> str:
        """Return the cost of the attack; a power asks for that of the one announced."""
        if "cost" in f.values:
            return str(f.values["cost"])
        turn, name = s.last_attacks[pos]
        used = (a.cost for a in s.face_at(pos).attacks if turn == s.turn and a.name == name)
        return next(used, "")

    def _counts(self, s: Match, f: Frame, card: int, unit: str) -> bool:
        fits = not self.types or any(t in unit for t in self.types)
        return fits and (self.filter is None or self.filter.accepts(s, f, card))

    def in_words(self, say: Speaker) -> str:
        cards = "" if self.filter is None else f" from {say.described(self.filter, 'cards')}"
        return f"the {energy(self.types)}{cards} beyond the cost"


@dataclass(frozen=True, slots=True)
class Hp(Value):
    """Hit Points of Pokémon, added up; `left` subtracts the damage."""

    pokemon: Selector
    left: bool = False

    def of(self, s: Match, f: Frame) -> int:
        """Return the Hit Points."""
        total = 0
        for pos in s.spots_of(self.pokemon.find(s, f)):
            total += hp_of(s, pos) - (s.damage[pos] if self.left else 0)
        return total

    def in_words(self, say: Speaker) -> str:
        return f"the {'remaining ' if self.left else ''}HP of {say.which(self.pokemon)}"


@dataclass(frozen=True, slots=True)
class RetreatCost(Value):
    """Retreat Cost of Pokémon, added up."""

    on: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return the number of Energy."""
        return sum(retreat_cost(s, p) for p in s.spots_of(self.on.find(s, f)))

    def in_words(self, say: Speaker) -> str:
        return f"the Retreat Cost of {say.which(self.on)}"


@dataclass(frozen=True, slots=True)
class PrizesTaken(Value):
    """Prizes a side has already taken."""

    side: str = YOU

    def of(self, s: Match, f: Frame) -> int:
        """Return the number of Prizes."""
        return sum(s.prizes_laid[x] - len(s.prizes[x]) for x in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"the Prizes {PLAYERS[self.side]} took"


@dataclass(frozen=True, slots=True)
class Attachments(Value):
    """The Energy cards that the player has attached this turn by the rule of the turn."""

    def of(self, s: Match, f: Frame) -> int:
        """Return how many."""
        count: int = s.attached
        return count

    def in_words(self, say: Speaker) -> str:
        return "the number of Energy cards attached this turn"


@dataclass(frozen=True, slots=True)
class TypesAmong(Value):
    """How many different types some Pokémon have."""

    pokemon: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return the number of types."""
        spots = s.spots_of(self.pokemon.find(s, f))
        return len({t for p in spots for t in types_of(s, p)})

    def in_words(self, say: Speaker) -> str:
        return f"the types among {say.which(self.pokemon)}"


@dataclass(frozen=True, slots=True)
class BasicTypes(Value):
    """How many different types of basic Energy cards are attached to Pokémon."""

    on: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return the number of types."""
        cards = [c for pos in s.spots_of(self.on.find(s, f)) for c in s.energies[pos]]
        faces = [s.table.faces[c] for c in cards]
        return len({face.units for face in faces if "Basic Energy" in face.kinds})

    def in_words(self, say: Speaker) -> str:
        return f"the types of basic Energy cards on {say.which(self.on)}"


@dataclass(frozen=True, slots=True)
class DamageTaken(Value):
    """Damage that attacks did to a Pokémon during the opponent's last turn."""

    settled = True

    on: Selector

    def of(self, s: Match, f: Frame) -> int:
        """Return the damage, 0 if it was not damaged then."""
        total = 0
        for pos in s.spots_of(self.on.find(s, f)):
            turn, amount = s.hits[pos]
            total += amount if turn == s.turn - 1 else 0
        return total

    def in_words(self, say: Speaker) -> str:
        return f"the damage done to {say.which(self.on)} in the opponent's last turn"


@dataclass(frozen=True, slots=True)
class AsCounters(Value):
    """Damage as damage counters, one for each whole 10."""

    settled = True

    damage: Number

    def of(self, s: Match, f: Frame) -> int:
        """Return the number of counters."""
        return number(self.damage, s, f) // 10

    def in_words(self, say: Speaker) -> str:
        return f"a tenth of {say.number(self.damage)}"


def counters(say: Speaker, n: Number) -> str:
    """Return a number of damage counters."""
    if isinstance(n, AsCounters):
        return f"damage counters worth {say.number(n.damage)}"
    if isinstance(n, Counters):
        return f"as many damage counters as are on {say.which(n.on)}"
    return "1 damage counter" if n == 1 else f"{say.number(n)} damage counters"
