"""Numbers and conditions of the Pokémon TCG inside programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulesets.engine.frames import Frame
from rulesets.engine.select import Selector
from rulesets.engine.values import Condition, Number, Value, number
from rulesets.ptcg.modifiers import has, hp_of, retreat_cost, types_of, units_of, units_on
from rulesets.ptcg.selectors import OPPONENT, SELF, YOU, CardFilter, seats_of
from rulesets.ptcg.spots import bench_room


@dataclass(frozen=True, slots=True)
class Counters(Value):
    """Damage counters on Pokémon, added up."""

    on: Selector

    def of(self, s: Any, f: Frame) -> int:
        """Return the number of counters."""
        damage: int = sum(s.damage[p] for p in s.spots_of(self.on.find(s, f)))
        return damage // 10


@dataclass(frozen=True, slots=True)
class EnergyOn(Value):
    """Energy attached to Pokémon, of any of these types where named, by what the cards give."""

    on: Selector
    types: str = ""
    filter: CardFilter | None = None  # only cards of this property

    def of(self, s: Any, f: Frame) -> int:
        """Return the amount of Energy."""
        total = 0
        for pos in s.spots_of(self.on.find(s, f)):
            for unit in units_on(s, pos, self.filter, f):
                if not self.types or any(t in unit for t in self.types):
                    total += 1
        return total


@dataclass(frozen=True, slots=True)
class SpareEnergy(Value):
    """Energy attached to the attacker beyond what its attack's cost uses; "" is any type.

    With a filter, only of cards that have that property.
    """

    types: str
    filter: CardFilter | None = None

    def of(self, s: Any, f: Frame) -> int:
        """Return what is left, paying the cost with other Energy as far as possible."""
        pos = s.spot(f.regs.get("self", -1))
        if pos < 0:
            return 0
        units = [
            (self._counts(s, f, card, unit), len(unit), unit)
            for card in s.energies[pos]
            for unit in units_of(s, card, pos)
        ]
        # Coloured letters first; what does not count and serves fewest types pays first.
        for letter in sorted(f.regs.get("cost", ""), key=lambda c: c == "C"):
            fits = [x for x in units if letter == "C" or letter in x[2]]
            if fits:
                units.remove(min(fits))
        return sum(counts for counts, _, _ in units)

    def _counts(self, s: Any, f: Frame, card: int, unit: str) -> bool:
        fits = not self.types or any(t in unit for t in self.types)
        return fits and (self.filter is None or self.filter.accepts(s, f, card))


@dataclass(frozen=True, slots=True)
class Hp(Value):
    """Hit Points of Pokémon, added up; `left` subtracts the damage."""

    pokemon: Selector
    left: bool = False

    def of(self, s: Any, f: Frame) -> int:
        """Return the Hit Points."""
        total = 0
        for pos in s.spots_of(self.pokemon.find(s, f)):
            total += hp_of(s, pos) - (s.damage[pos] if self.left else 0)
        return total


@dataclass(frozen=True, slots=True)
class RetreatCost(Value):
    """Retreat Cost of Pokémon, added up."""

    on: Selector

    def of(self, s: Any, f: Frame) -> int:
        """Return the number of Energy."""
        return sum(retreat_cost(s, p) for p in s.spots_of(self.on.find(s, f)))


@dataclass(frozen=True, slots=True)
class PrizesTaken(Value):
    """Prizes a side has already taken."""

    side: str = YOU

    def of(self, s: Any, f: Frame) -> int:
        """Return the number of Prizes."""
        return sum(s.prizes_laid - len(s.prizes[x]) for x in seats_of(self.side, f.controller))


@dataclass(frozen=True, slots=True)
class Attachments(Value):
    """The Energy cards that the player has attached this turn by the rule of the turn."""

    def of(self, s: Any, f: Frame) -> int:
        """Return how many."""
        count: int = s.attached
        return count


@dataclass(frozen=True, slots=True)
class TypesAmong(Value):
    """How many different types some Pokémon have."""

    pokemon: Selector

    def of(self, s: Any, f: Frame) -> int:
        """Return the number of types."""
        spots = s.spots_of(self.pokemon.find(s, f))
        return len({t for p in spots for t in types_of(s, p)})


@dataclass(frozen=True, slots=True)
class BasicTypes(Value):
    """How many different types of basic Energy cards are attached to Pokémon."""

    on: Selector

    def of(self, s: Any, f: Frame) -> int:
        """Return the number of types."""
        cards = [c for pos in s.spots_of(self.on.find(s, f)) for c in s.energies[pos]]
        faces = [s.table.faces[c] for c in cards]
        return len({face.units for face in faces if "Basic Energy" in face.kinds})


@dataclass(frozen=True, slots=True)
class DamageTaken(Value):
    """Damage that attacks did to a Pokémon during the opponent's last turn."""

    on: Selector

    def of(self, s: Any, f: Frame) -> int:
        """Return the damage, 0 if it was not damaged then."""
        total = 0
        for pos in s.spots_of(self.on.find(s, f)):
            turn, amount = s.hits[pos]
            total += amount if turn == s.turn - 1 else 0
        return total


@dataclass(frozen=True, slots=True)
class Minus(Value):
    """A difference, never below 0."""

    left: Number
    right: Number

    def of(self, s: Any, f: Frame) -> int:
        """Return the difference."""
        return max(0, number(self.left, s, f) - number(self.right, s, f))


@dataclass(frozen=True, slots=True)
class Least(Value):
    """The smaller of two numbers."""

    left: Number
    right: Number

    def of(self, s: Any, f: Frame) -> int:
        """Return the smaller."""
        return min(number(self.left, s, f), number(self.right, s, f))


@dataclass(frozen=True, slots=True)
class Half(Value):
    """Half of a number, rounded up or down to a multiple of `step`."""

    number: Number
    up: bool = False
    step: int = 10

    def of(self, s: Any, f: Frame) -> int:
        """Return the half."""
        whole = number(self.number, s, f)
        units, rest = divmod(whole, 2 * self.step)
        return units * self.step + (self.step if rest and self.up else 0)


@dataclass(frozen=True, slots=True)
class AsCounters(Value):
    """Damage as damage counters, one for each whole 10."""

    damage: Number

    def of(self, s: Any, f: Frame) -> int:
        """Return the number of counters."""
        return number(self.damage, s, f) // 10


@dataclass(frozen=True, slots=True)
class Whether(Value):
    """One of two numbers, by a condition."""

    condition: Condition
    then: Number
    otherwise: Number = 0

    def of(self, s: Any, f: Frame) -> int:
        """Return the number that applies."""
        return number(self.then if self.condition.holds(s, f) else self.otherwise, s, f)


@dataclass(frozen=True, slots=True)
class Opponent(Value):
    """The seat of the controller's opponent."""

    def of(self, s: Any, f: Frame) -> int:
        """Return the seat."""
        return 1 - f.controller


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """There is at least one such Pokémon or card."""

    what: Selector

    def holds(self, s: Any, f: Frame) -> bool:
        """Look for one."""
        return bool(self.what.find(s, f))


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """Some Pokémon or card is found, and every one found has a property."""

    what: Selector
    filter: CardFilter

    def holds(self, s: Any, f: Frame) -> bool:
        """Judge Pokémon in play as such, other cards as cards."""
        found = self.what.find(s, f)
        wanted = self.filter
        for card in found:
            pos = s.spot(card)
            if not (wanted.mon(s, f, pos) if pos >= 0 else wanted.accepts(s, f, card)):
                return False
        return bool(found)


@dataclass(frozen=True, slots=True)
class Among(Condition):
    """Every Pokémon or card of one selection is also in another."""

    what: Selector
    others: Selector

    def holds(self, s: Any, f: Frame) -> bool:
        """Compare the selections."""
        found = self.what.find(s, f)
        return bool(found) and set(found) <= set(self.others.find(s, f))


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is a side's turn; `first` asks for that player's first turn of the game."""

    side: str = YOU
    first: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        """Compare seat and turn."""
        return s.seat in seats_of(self.side, f.controller) and (not self.first or s.turn <= 2)


@dataclass(frozen=True, slots=True)
class StopsTurn(Condition):
    """The evolving of a Pokémon ends the turn: no effect on it lets the turn go on."""

    on: Selector = SELF

    def holds(self, s: Any, f: Frame) -> bool:
        """Ask for effects on it."""
        where = s.spots_of(self.on.find(s, f))
        return not any(has(s, "turn goes on", pos) for pos in where)


@dataclass(frozen=True, slots=True)
class WentSecond(Condition):
    """A player did not go first."""

    side: str = YOU

    def holds(self, s: Any, f: Frame) -> bool:
        """Compare with who went first."""
        return s.first not in seats_of(self.side, f.controller)


@dataclass(frozen=True, slots=True)
class MayEvolve(Condition):
    """A Pokémon may evolve now, by the rules of the turn and what is in play."""

    pokemon: Selector

    def holds(self, s: Any, f: Frame) -> bool:
        """Ask what forbids it, the card to evolve with aside."""
        from rulesets.ptcg.allowed import growth_bar  # asks about programs, which hold conditions

        where = s.spots_of(self.pokemon.find(s, f))
        return bool(where) and all(growth_bar(s, pos) is None for pos in where)


@dataclass(frozen=True, slots=True)
class LostLastTurn(Condition):
    """A Pokémon of a side was Knocked Out in the other's last turn, by attack damage or at all."""

    side: str = YOU
    any_cause: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        """Compare the turns."""
        turns = s.lost_turn if self.any_cause else s.ko_turn
        return any(turns[x] == s.turn - 1 for x in seats_of(self.side, f.controller))


@dataclass(frozen=True, slots=True)
class UsedLastTurn(Condition):
    """The source used the attack of this name in its player's last turn."""

    attack: str

    def holds(self, s: Any, f: Frame) -> bool:
        """Look at the last attack of the Pokémon."""
        pos = s.spot(f.regs.get("self", -1))
        return pos >= 0 and bool(s.last_attacks[pos] == (s.turn - 2, self.attack))


@dataclass(frozen=True, slots=True)
class BenchFull(Condition):
    """A side's Bench has no room left."""

    side: str = YOU

    def holds(self, s: Any, f: Frame) -> bool:
        """Look for a free spot."""
        return all(bench_room(s, seat) < 0 for seat in seats_of(self.side, f.controller))


@dataclass(frozen=True, slots=True)
class Using(Condition):
    """The source is using the attack of this name."""

    attack: str

    def holds(self, s: Any, f: Frame) -> bool:
        """Look at the attack announced this turn."""
        pos = s.spot(f.regs.get("self", -1))
        return pos >= 0 and bool(s.last_attacks[pos] == (s.turn, self.attack))


@dataclass(frozen=True, slots=True)
class Played(Condition):
    """A side has played a Supporter this turn."""

    side: str = YOU

    def holds(self, s: Any, f: Frame) -> bool:
        """Look at the turn's count."""
        return s.seat in seats_of(self.side, f.controller) and bool(s.supporters)


@dataclass(frozen=True, slots=True)
class UsedUp(Condition):
    """The controller has used a power of this name this turn, where only one may be used."""

    name: str

    def holds(self, s: Any, f: Frame) -> bool:
        """Look at the turn's uses."""
        return ("turn", f.controller, self.name) in s.game_uses


@dataclass(frozen=True, slots=True)
class Equals(Condition):
    """A register holds this word, for named types and kinds."""

    register: str
    word: str

    def holds(self, s: Any, f: Frame) -> bool:
        """Compare the word."""
        return f.regs.get(self.register) == self.word


__all__ = [
    "OPPONENT",
    "YOU",
    "Among",
    "AsCounters",
    "BasicTypes",
    "BenchFull",
    "Counters",
    "DamageTaken",
    "EnergyOn",
    "Equals",
    "Exists",
    "Half",
    "Hp",
    "Is",
    "Least",
    "LostLastTurn",
    "Minus",
    "Opponent",
    "Played",
    "PrizesTaken",
    "RetreatCost",
    "SpareEnergy",
    "TurnOf",
    "TypesAmong",
    "UsedLastTurn",
    "UsedUp",
    "Using",
    "Whether",
]
