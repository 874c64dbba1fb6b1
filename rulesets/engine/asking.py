"""Ops that ask: one choice, several picks, yes or no, programs, words and numbers."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import (
    CARDS,
    CONTAINS,
    PREPARES,
    VALUES,
    Cards,
    Frame,
    Op,
    Program,
    Register,
    S,
)
from rulesets.engine.select import AnySelector, Top
from rulesets.engine.sides import LUCK, YOU, decider
from rulesets.engine.values import Number, number
from rulesets.engine.words import PLAYERS, does, joined

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker

DONE: Action = ("done",)
ANY_NUMBER = 99  # a count that means every card there is


class Choice(Op[S]):
    """Let a seat choose one of some things; what leaves nothing to decide is not asked.

    A game's op says what there is to choose (`choices`) and what the choice does (`chosen`); an
    action is the verb and the choice.
    """

    __slots__ = ()

    verb: ClassVar[str] = "pick"

    def choices(self, s: S, f: Frame) -> Sequence[Any]:
        """Return what may be chosen now: ints, strings or tuples of these."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, s: S, f: Frame, choice: Any) -> Seat | None:
        """Do what the choice says."""
        raise NotImplementedError(type(self).__name__)

    def chooser(self, s: S, f: Frame) -> Seat:
        """Return who chooses."""
        return f.controller

    def nothing(self, s: S, f: Frame) -> None:
        """Do what follows where there is nothing to choose."""

    def run(self, s: S, f: Frame) -> Seat | None:
        """Take the only choice at once, otherwise wait."""
        found = self.choices(s, f)
        if not found:
            self.nothing(s, f)
            return None
        return self.chosen(s, f, found[0]) if len(found) == 1 else self.chooser(s, f)

    def offers(self, s: S, f: Frame) -> Sequence[Action]:
        """Return one action a choice."""
        verb = self.verb
        return [
            (verb, *choice) if isinstance(choice, tuple) else (verb, choice)
            for choice in self.choices(s, f)
        ]

    def take(self, s: S, f: Frame, action: Action) -> Seat | None:
        """Do what was chosen."""
        return self.chosen(s, f, action[1] if len(action) == 2 else action[1:])


def unlike(s: MatchState, cards: Cards) -> dict[Hashable, int]:
    """Return one card of each likeness, so that equal ones are offered once."""
    found: dict[Hashable, int] = {}
    for card in cards:
        found.setdefault(s.likeness(card), card)
    return found


@dataclass(frozen=True, slots=True)
class Pick(Op["MatchState"]):
    """Let someone pick cards, one after another, into a register.

    As many as `count`, or as there are; with `at_least` the picker may stop earlier. The picker is
    `by`: you, opponent or luck. With `differ` no two share a trait, such as a type. Cards that make
    no difference are offered once.
    """

    part = PREPARES
    writes = (Register("{op.into}", CARDS, "the cards picked"),)

    source: AnySelector
    into: str
    count: Number = 1
    at_least: Number = -1  # -1: as many as possible
    by: str = YOU
    differ: bool = False

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Start with nothing picked."""
        f.cards[self.into] = ()
        return self._next(s, f)

    def _range(self, s: MatchState, f: Frame) -> tuple[Cards, int, int]:
        """Return the candidates left, and how many more must and may be picked."""
        picked = f.cards[self.into]
        found = self.source.find(s, f)
        most = min(number(self.count, s, f), len(found))
        least = number(self.at_least, s, f)
        least = most if least < 0 else min(least, most)
        rest = tuple([c for c in found if c not in picked]) if picked else found
        if self.differ:
            taken = {letter for c in picked for letter in s.traits(c)}
            rest = tuple([c for c in rest if taken.isdisjoint(s.traits(c))])
            most = min(most, len(picked) + len({s.traits(c) for c in rest}))
            least = min(least, most)
        return rest, least - len(picked), most - len(picked)

    def _next(self, s: MatchState, f: Frame) -> Seat | None:
        rest, must, may = self._range(s, f)
        if may <= 0:
            return None
        # Nothing to decide: all that are left must be taken.
        if must >= len(rest):
            f.cards[self.into] += rest
            return None
        if must == may and len(unlike(s, rest)) == 1:
            f.cards[self.into] += rest[:must]
            return None
        return decider(self.by, f)

    def offers(self, s: MatchState, f: Frame) -> Sequence[Action]:
        """Return one action a card, equal ones once, and ending where enough are picked."""
        rest, must, _ = self._range(s, f)
        if self.by == LUCK:
            return [("pick", card) for card in rest]
        picks = [("pick", card) for card in unlike(s, rest).values()]
        return picks if must > 0 else [*picks, DONE]

    def take(self, s: MatchState, f: Frame, action: Action) -> Seat | None:
        """Add a pick, or end."""
        if action == DONE:
            return None
        f.cards[self.into] += (action[1],)
        return self._next(s, f)

    def refuse(self, s: MatchState, f: Frame, action: Action) -> Refusal | None:
        """Say what is missing; a card like an offered one is offered as that one."""
        rest, must, _ = self._range(s, f)
        cite = s.cite("effect")
        if len(action) == 2 and action[0] == "pick" and action[1] in rest:
            return Refusal("offered with another copy of the same card", cite)
        if action == DONE and must > 0:
            return Refusal(f"cannot stop here: {must} more must be picked", cite)
        return Refusal("cannot pick that: it is not among the choices", cite)

    def in_words(self, say: Speaker) -> str:
        source = self.source
        if isinstance(source, Top) and source.count == self.count and self.at_least == -1:
            return f"take {say.which(source)} as [{self.into}]"
        every = "all" if self.at_least == -1 else "any number"
        count = every if self.count == ANY_NUMBER else say.so_many(self.count)
        upto = "up to " if self.at_least == 0 and self.count != ANY_NUMBER else ""
        if isinstance(self.at_least, int) and self.at_least > 0:
            upto = f"{self.at_least} to "
        differ = " of different types" if self.differ else ""
        who = does(self.by, "pick")
        return f"{who} {upto}{count}{differ} of {say.which(source)} as [{self.into}]"


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
