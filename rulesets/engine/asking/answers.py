"""Yes or no, one of several programs, a word, a number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import CONTAINS, PREPARES, VALUES, Frame, Op, Program, Register
from rulesets.engine.sides import YOU, decider
from rulesets.engine.values import Number, number
from rulesets.engine.words import PLAYERS, does, joined

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class May(Op["MatchState"]):
    """Let someone decide whether to do something."""

    part = CONTAINS

    then: Program
    otherwise: Program = ()
    by: str = YOU
    label: str = ""

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Wait for the answer."""
        return decider(self.by, f)

    def offers(self, s: MatchState, f: Frame) -> Sequence[Action]:
        """Return yes and no."""
        return ("yes",), ("no",)

    def take(self, s: MatchState, f: Frame, action: Action) -> Seat | None:
        """Go on with the branch chosen."""
        f.insert(self.then if action[0] == "yes" else self.otherwise)
        return None

    def in_words(self, say: Speaker) -> str:
        text = f"{PLAYERS[self.by]} may: {say.inner(self.then)}"
        return f"{text}; if not: {say.inner(self.otherwise)}" if self.otherwise else text

    def programs(self) -> tuple[Program, ...]:
        """Return both answers."""
        return self.then, self.otherwise


@dataclass(frozen=True, slots=True)
class OneOf(Op["MatchState"]):
    """Let someone choose one of several programs."""

    part = CONTAINS

    options: tuple[Program, ...]
    by: str = YOU
    labels: tuple[str, ...] = ()

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Wait for the choice."""
        return decider(self.by, f)

    def offers(self, s: MatchState, f: Frame) -> Sequence[Action]:
        """Return one action an option."""
        return [("option", i) for i in range(len(self.options))]

    def take(self, s: MatchState, f: Frame, action: Action) -> Seat | None:
        """Go on with the option chosen."""
        f.insert(self.options[action[1]])
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.by, 'choose')}: {' or: '.join(map(say.inner, self.options))}"

    def programs(self) -> tuple[Program, ...]:
        """Return the choices."""
        return self.options


@dataclass(frozen=True, slots=True)
class PickWord(Op["MatchState"]):
    """Let someone name one of some words, such as a type or a condition, into a register."""

    part = PREPARES
    writes = (Register("{op.into}", VALUES, "the word"),)

    words: tuple[str, ...]
    into: str
    by: str = YOU

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Wait for the word."""
        return decider(self.by, f)

    def offers(self, s: MatchState, f: Frame) -> Sequence[Action]:
        """Return one action a word."""
        return [("word", word) for word in self.words]

    def take(self, s: MatchState, f: Frame, action: Action) -> Seat | None:
        """Note the word."""
        f.values[self.into] = action[1]
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.by, 'name')} one of {joined(self.words)} as [{self.into}]"


@dataclass(frozen=True, slots=True)
class PickNumber(Op["MatchState"]):
    """Let someone name a number between two bounds, into a register."""

    part = PREPARES
    writes = (Register("{op.into}", VALUES, "the number"),)

    into: str
    at_most: Number
    at_least: Number = 0
    by: str = YOU

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Wait for the number."""
        return decider(self.by, f)

    def offers(self, s: MatchState, f: Frame) -> Sequence[Action]:
        """Return one action a number."""
        low, high = number(self.at_least, s, f), number(self.at_most, s, f)
        return [("number", n) for n in range(low, max(low, high) + 1)]

    def take(self, s: MatchState, f: Frame, action: Action) -> Seat | None:
        """Note the number."""
        f.values[self.into] = action[1]
        return None

    def in_words(self, say: Speaker) -> str:
        bounds = f"from {say.number(self.at_least)} to {say.number(self.at_most)}"
        return f"{does(self.by, 'name')} a number {bounds} as [{self.into}]"
