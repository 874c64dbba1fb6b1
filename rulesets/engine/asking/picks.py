"""Picking cards, one after another."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import CARDS, PREPARES, VALUES, Cards, Frame, Op, Register
from rulesets.engine.futile import futile
from rulesets.engine.select import AnySelector, Top
from rulesets.engine.sides import LUCK, YOU, decider
from rulesets.engine.values import Number, number
from rulesets.engine.words import does

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker

DONE: Action = ("done",)
ANY_NUMBER = 99  # a count that means every card there is


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
    writes = (
        Register("{op.into}", CARDS, "the cards picked"),
        Register("{op.into} by", VALUES, "who picked them"),
    )

    source: AnySelector
    into: str
    count: Number = 1
    at_least: Number = -1  # -1: as many as possible
    by: str = YOU
    differ: bool = False

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Start with nothing picked."""
        f.cards[self.into] = ()
        f.values[f"{self.into} by"] = decider(self.by, f)
        return self._next(s, f)

    def _range(self, s: MatchState, f: Frame) -> tuple[Cards, int, int]:
        """Return the candidates left, and how many more must and may be picked."""
        picked = f.cards[self.into]
        found = self.source.find(s, f)
        if len(found) > 1 and self.count == 1 and s.is_strict(f) and s.is_in_play(found[0]):
            found = self._useful(s, f, found)
        most = min(number(self.count, s, f), len(found))
        least = number(self.at_least, s, f)
        if least == 0 and most and self.count != ANY_NUMBER:
            least = int(s.must_take(f, found))
        if least < 0 and most and s.may_decline(f, self):
            least = 0
        least = most if least < 0 else min(least, most)
        rest = tuple([c for c in found if c not in picked]) if picked else found
        if self.differ:
            taken = {letter for c in picked for letter in s.traits(c)}
            rest = tuple([c for c in rest if taken.isdisjoint(s.traits(c))])
            most = min(most, len(picked) + len({s.traits(c) for c in rest}))
            least = min(least, most)
        return rest, least - len(picked), most - len(picked)

    def _useful(self, s: MatchState, f: Frame, found: Cards) -> Cards:
        """Return the candidates with which what follows can do something; all if none is."""
        rest = f.program[f.pc :]
        useful = []
        for card in found:
            picked = Frame((), f.controller, {**f.cards, self.into: (card,)}, dict(f.values))
            if not futile(s, rest, picked):
                useful.append(card)
        return tuple(useful) or found

    def foresee(self, s: MatchState, f: Frame) -> None:
        """Hold all the candidates."""
        f.cards[self.into] = self.source.perhaps(s, f)

    def _next(self, s: MatchState, f: Frame) -> Seat | None:
        rest, must, may = self._range(s, f)
        if may <= 0:
            return None
        # Nothing to decide: all that are left must be taken.
        if must >= len(rest):
            f.cards[self.into] += rest
            return None
        offers = self._listed(s, rest, must)
        if must == may and len(offers) == 1:
            f.cards[self.into] += rest[:must]
            return None
        if self.by != LUCK:
            s.offers = offers  # asked for next, and known already
        return decider(self.by, f)

    def _listed(self, s: MatchState, rest: Cards, must: int) -> tuple[Action, ...]:
        picks = tuple([("pick", card) for card in unlike(s, rest).values()])
        return picks if must > 0 else (*picks, DONE)

    def offers(self, s: MatchState, f: Frame) -> Sequence[Action]:
        """Return one action a card, equal ones once, and ending where enough are picked."""
        rest, must, _ = self._range(s, f)
        if self.by == LUCK:
            return [("pick", card) for card in rest]
        return self._listed(s, rest, must)

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
