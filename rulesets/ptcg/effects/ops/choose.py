"""Ops that ask: picks, options, questions and coins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.frames import Frame, Op, Program
from rulesets.engine.select import Cards, Selector
from rulesets.engine.values import Number, number
from rulesets.ptcg.effects.selectors import YOU, seats_of

LUCK = "luck"  # by nobody: chance picks


def decider(by: str, f: Frame) -> Seat:
    """Return the seat, or CHANCE, that a word means for a program."""
    return CHANCE if by == LUCK else seats_of(by, f.controller)[0]


@dataclass(frozen=True, slots=True)
class Pick(Op):
    """Let someone pick Pokémon or cards, one after another, into a register.

    As many as `count`, or as there are; with `at_least` the picker may stop earlier. Cards alike
    in a hidden zone are offered once.
    """

    source: Selector
    into: str
    count: Number = 1
    at_least: Number = -1  # -1: as many as possible
    by: str = YOU  # you, opponent, luck
    differ: bool = False  # no two of the same type

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Start with nothing picked."""
        f.regs[self.into] = ()
        return self._next(s, f)

    def _range(self, s: Any, f: Frame) -> tuple[Cards, int, int]:
        """Return the candidates left, and how many more must and may be picked."""
        picked = f.regs[self.into]
        found = self.source.find(s, f)
        most = min(number(self.count, s, f), len(found))
        least = number(self.at_least, s, f)
        least = most if least < 0 else min(least, most)
        rest = tuple([c for c in found if c not in picked]) if picked else found
        if self.differ:
            taken = {letter for c in picked for letter in s.types_of_card(c)}
            rest = tuple([c for c in rest if taken.isdisjoint(s.types_of_card(c))])
            most = min(most, len(picked) + len({s.types_of_card(c) for c in rest}))
            least = min(least, most)
        return rest, least - len(picked), most - len(picked)

    def _next(self, s: Any, f: Frame) -> Seat | None:
        rest, must, may = self._range(s, f)
        if may <= 0:
            return None
        # Nothing to decide: all that are left must be taken.
        if must >= len(rest):
            f.regs[self.into] += rest
            return None
        if must == may and len({s.likeness(c) for c in rest}) == 1:
            f.regs[self.into] += rest[:must]
            return None
        return decider(self.by, f)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action a card, equal ones once, and ending where enough are picked."""
        rest, must, _ = self._range(s, f)
        if self.by == LUCK:
            return [("pick", card) for card in rest]
        seen: dict[Any, int] = {}
        for card in rest:
            seen.setdefault(s.likeness(card), card)
        picks = [("pick", card) for card in seen.values()]
        return picks if must > 0 else [*picks, ("done",)]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Add a pick, or end."""
        if action[0] == "done":
            return None
        f.regs[self.into] += (action[1],)
        return self._next(s, f)

    def refuse(self, s: Any, f: Frame, action: Action) -> Refusal | None:
        """Say what is missing; a card like an offered one is offered as that one."""
        rest, must, _ = self._range(s, f)
        cite = s.rules.cites["effect"]
        if len(action) == 2 and action[0] == "pick" and action[1] in rest:
            return Refusal("offered with another copy of the same card", cite)
        if action == ("done",) and must > 0:
            return Refusal(f"cannot stop here: {must} more must be picked", cite)
        return Refusal("cannot pick that: it is not among the choices", cite)


@dataclass(frozen=True, slots=True)
class May(Op):
    """Let someone decide whether to do something."""

    then: Program
    otherwise: Program = ()
    by: str = YOU
    label: str = ""

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the answer."""
        return decider(self.by, f)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return yes and no."""
        return ("yes",), ("no",)

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Go on with the branch chosen."""
        f.insert(self.then if action[0] == "yes" else self.otherwise)
        return None


@dataclass(frozen=True, slots=True)
class OneOf(Op):
    """Let someone choose one of several programs."""

    options: tuple[Program, ...]
    by: str = YOU
    labels: tuple[str, ...] = ()

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the choice."""
        return decider(self.by, f)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action an option."""
        return [("option", i) for i in range(len(self.options))]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Go on with the option chosen."""
        f.insert(self.options[action[1]])
        return None


@dataclass(frozen=True, slots=True)
class PickWord(Op):
    """Let someone name one of some words, such as a type or a condition, into a register."""

    words: tuple[str, ...]
    into: str
    by: str = YOU

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the word."""
        return decider(self.by, f)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action a word."""
        return [("word", word) for word in self.words]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Note the word."""
        f.regs[self.into] = action[1]
        return None


@dataclass(frozen=True, slots=True)
class PickNumber(Op):
    """Let someone name a number between two bounds, into a register."""

    into: str
    at_most: Number
    at_least: Number = 0
    by: str = YOU

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the number."""
        return decider(self.by, f)

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action a number."""
        low, high = number(self.at_least, s, f), number(self.at_most, s, f)
        return [("number", n) for n in range(low, max(low, high) + 1)]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Note the number."""
        f.regs[self.into] = action[1]
        return None


_COIN = (("coin", 1), ("coin", 0))


@dataclass(frozen=True, slots=True)
class Coins(Op):
    """Flip coins; `heads` and `tails` hold how many showed each. `count` -1: until tails."""

    count: Number = 1

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Wait for the first coin."""
        f.regs["heads"] = f.regs["tails"] = 0
        count = f.regs["coins"] = number(self.count, s, f)
        return CHANCE if count else None

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return _COIN

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Count the coin; a run until tails ends with it."""
        f.regs["heads" if action[1] else "tails"] += 1
        s.note("coin", action[1])
        left = f.regs["coins"]
        if left < 0:
            return CHANCE if action[1] else None
        f.regs["coins"] = left - 1
        return CHANCE if left > 1 else None
