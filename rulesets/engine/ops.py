"""Ops that every game shares: control flow, picks, chance and moving cards between zones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.frames import Frame, Op, Program, push
from rulesets.engine.select import Selector, Zone
from rulesets.engine.values import ME, Condition, Number, number


@dataclass(frozen=True, slots=True)
class Put(Op):
    """Put a number into a register."""

    name: str
    value: Number

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Set the register."""
        f.regs[self.name] = number(self.value, s, f)
        return None


@dataclass(frozen=True, slots=True)
class Call(Op):
    """Run a program to its end, with the caller's registers copied and its controller kept."""

    program: Program

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Push the program."""
        push(s, self.program, f.controller, f.regs.copy())
        return None


@dataclass(frozen=True, slots=True)
class If(Op):
    """Go on with one of two inner programs, then with the rest of this one."""

    condition: Condition
    then: Program
    otherwise: Program = ()

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Put the branch that applies in front of what is left."""
        branch = self.then if self.condition.holds(s, f) else self.otherwise
        if branch:
            # Not a frame of its own: what a branch picks, the rest of the program may use.
            f.insert(branch)
        return None


@dataclass(frozen=True, slots=True)
class Stop(Op):
    """End this program early."""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Leave the frame."""
        f.pc = len(f.program)
        return None


@dataclass(frozen=True, slots=True)
class Ask(Op):
    """Ask a seat yes or no; 1 or 0 goes into a register."""

    question: str
    into: str
    seat: Number = ME

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the answer."""
        return number(self.seat, s, f)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return yes and no."""
        return (self.question, 1), (self.question, 0)

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Note the answer."""
        f.regs[self.into] = action[1]
        return None


@dataclass(frozen=True, slots=True)
class Choose(Op):
    """Let a seat pick one card of a selection into a register; -1 means none.

    A pick with one possible answer is made without asking.
    """

    source: Selector
    into: str
    seat: Number = ME
    optional: bool = False
    verb: str = "choose"

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Pick at once where there is nothing to decide, otherwise wait."""
        found = self.source.find(s, f)
        if not found or (len(found) == 1 and not self.optional):
            f.regs[self.into] = found[0] if found else -1
            return None
        return number(self.seat, s, f)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action a card, and passing where allowed."""
        picks = [(self.verb, card) for card in self.source.find(s, f)]
        return [*picks, (self.verb, -1)] if self.optional else picks

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Note the pick."""
        f.regs[self.into] = action[1]
        return None


@dataclass(frozen=True, slots=True)
class ChooseSome(Op):
    """Let a seat pick several cards of a selection, one after another, into a register.

    With `at_least` below `at_most` the seat may end with (verb, -1). Picks go down the selection,
    so that one set of cards is one sequence of actions, unless `ordered` gives their order a
    meaning.
    """

    source: Selector
    into: str
    at_most: Number
    at_least: Number = -1  # -1: as many as at_most
    seat: Number = ME
    ordered: bool = False
    verb: str = "choose"

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Start with nothing picked."""
        f.regs[self.into] = ()
        return self._next(s, f)

    def _range(self, s: Any, f: Frame) -> tuple[tuple[int, ...], int, int]:
        """Return the candidates and how many more must and may be picked."""
        picked = f.regs[self.into]
        found = self.source.find(s, f)
        most = min(number(self.at_most, s, f), len(found))
        least = number(self.at_least, s, f)
        least = most if least < 0 else min(least, most)
        if self.ordered:
            rest = tuple([c for c in found if c not in picked])
        else:
            start = found.index(picked[-1]) + 1 if picked else 0
            # Leave enough below the pick to reach the minimum.
            stop = len(found) - max(0, least - len(picked) - 1)
            rest = found[start:stop]
        return rest, least - len(picked), most - len(picked)

    def _next(self, s: Any, f: Frame) -> Seat | None:
        rest, must, may = self._range(s, f)
        while may > 0 and rest and must > 0 and len(rest) == 1:
            f.regs[self.into] += rest
            rest, must, may = self._range(s, f)
        return number(self.seat, s, f) if may > 0 and rest else None

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action a card, and ending where enough are picked."""
        rest, must, _ = self._range(s, f)
        picks = [(self.verb, card) for card in rest]
        return picks if must > 0 else [*picks, (self.verb, -1)]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Add a pick, or end."""
        if action[1] == -1:
            return None
        f.regs[self.into] += (action[1],)
        return self._next(s, f)


@dataclass(frozen=True, slots=True)
class Flip(Op):
    """Flip coins until `count` are flipped; the number of heads goes into a register."""

    into: str = "heads"
    count: Number = 1

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the first coin."""
        f.regs[self.into] = 0
        f.regs["flips"] = number(self.count, s, f)
        return CHANCE if f.regs["flips"] > 0 else None

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return ("coin", 1), ("coin", 0)

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Count a head."""
        f.regs[self.into] += action[1]
        f.regs["flips"] -= 1
        return CHANCE if f.regs["flips"] > 0 else None


_SIX = tuple(("roll", face) for face in range(1, 7))


@dataclass(frozen=True, slots=True)
class Roll(Op):
    """Roll one six-sided die into a register."""

    into: str = "die"

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the die."""
        return CHANCE

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return the six faces."""
        return _SIX

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Note the face."""
        f.regs[self.into] = action[1]
        return None


def permuted(cards: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards in a new order, given as positions in the old one."""
    return tuple([cards[i] for i in order])


def is_permutation(action: Action, verb: str, size: int) -> bool:
    """Tell whether an action is (verb, order) with each of `size` positions once."""
    return (
        len(action) == 2
        and action[0] == verb
        and isinstance(action[1], tuple)
        and all(type(i) is int for i in action[1])
        and sorted(action[1]) == list(range(size))
    )


@dataclass(frozen=True, slots=True)
class Shuffle(Op):
    """Shuffle a zone: chance gives the order, as positions in the old one."""

    zone: Zone

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the order, unless there is only one."""
        return CHANCE if len(self.zone.find(s, f)) > 1 else None

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Put the cards in that order."""
        self.zone.put(s, f, permuted(self.zone.find(s, f), action[1]))
        return None

    def chance(self, s: Any, f: Frame, rng: Random) -> Action:
        """Sample one order."""
        order = list(range(len(self.zone.find(s, f))))
        rng.shuffle(order)
        return "shuffle", tuple(order)

    def refuse(self, s: Any, f: Frame, action: Action) -> Refusal | None:
        """Accept every permutation."""
        size = len(self.zone.find(s, f))
        if is_permutation(action, "shuffle", size):
            return None
        return Refusal(f"not an order of the {size} cards of {self.zone.name}", self.statement)


@dataclass(frozen=True, slots=True)
class Move(Op):
    """Move cards from a zone to the end, or with `on_top` the front, of another."""

    cards: Selector
    source: Zone
    target: Zone
    on_top: bool = False

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Take the cards out, then put them in."""
        moving = self.cards.find(s, f)
        here = self.source.find(s, f)
        moving = tuple([c for c in moving if c in here])
        self.source.put(s, f, tuple([c for c in here if c not in moving]))
        there = self.target.find(s, f)
        self.target.put(s, f, moving + there if self.on_top else there + moving)
        return None
