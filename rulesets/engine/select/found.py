"""What a selection finds, as a number and as conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select.selectors import AnySelector
from rulesets.engine.values import Condition, Number, Value

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Count(Value["MatchState"]):
    """How many cards a selector finds."""

    cards: AnySelector

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the number of cards."""
        return len(self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the number of {say.which(self.cards)}"

    def at_least(self, say: Speaker, n: Number) -> str:
        """Say that there are so many."""
        if n == 1:
            return say.exists(self.cards)
        return f"there are {say.number(n)} or more of {say.which(self.cards)}"

    def less_than(self, say: Speaker, n: Number) -> str:
        """Say that there are not so many."""
        return say.exists(self.cards, "no ") if n == 1 else Value.less_than(self, say, n)


@dataclass(frozen=True, slots=True)
class Exists(Condition["MatchState"]):
    """There is at least one such card."""

    what: AnySelector

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Look for one."""
        return bool(self.what.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return say.exists(self.what)

    def denied(self, say: Speaker) -> str:
        """Say that there is none."""
        return say.exists(self.what, "no ")


@dataclass(frozen=True, slots=True)
class Among(Condition["MatchState"]):
    """Every card of one selection is also in another, and there is one."""

    what: AnySelector
    others: AnySelector

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare the selections."""
        found = self.what.find(s, f)
        return bool(found) and set(found) <= set(self.others.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.what)} is {say.among(self.others)}"
