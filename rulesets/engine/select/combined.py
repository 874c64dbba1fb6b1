"""Selections made of others: their ends, and set algebra."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards, Frame
from rulesets.engine.select.selectors import AnySelector, Held, Selector
from rulesets.engine.values import Number, number

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Top(Selector["MatchState"]):
    """The first cards of a selection."""

    source: AnySelector
    count: Number = 1

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return at most `count` cards."""
        return self.source.find(s, f)[: number(self.count, s, f)]

    def perhaps(self, s: MatchState, f: Frame) -> Cards:
        """Return all, of which any may be among them."""
        return self.source.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        return say.end_of(self.source, "top", self.count)


@dataclass(frozen=True, slots=True)
class Bottom(Selector["MatchState"]):
    """The last cards of a selection."""

    source: AnySelector
    count: Number = 1

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return at most `count` cards."""
        wanted = number(self.count, s, f)
        return self.source.find(s, f)[-wanted:] if wanted > 0 else ()

    def perhaps(self, s: MatchState, f: Frame) -> Cards:
        """Return all, of which any may be among them."""
        return self.source.perhaps(s, f)

    def in_words(self, say: Speaker) -> str:
        return say.end_of(self.source, "last", self.count)


@dataclass(frozen=True, slots=True)
class Either(Selector["MatchState"]):
    """The cards of one selection, then those of the other that are new."""

    left: AnySelector
    right: AnySelector

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the union."""
        return tuple(dict.fromkeys(self.left.find(s, f) + self.right.find(s, f)))

    def perhaps(self, s: MatchState, f: Frame) -> Cards:
        """Return whatever either may find."""
        return tuple(dict.fromkeys(self.left.perhaps(s, f) + self.right.perhaps(s, f)))

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.left)} and {say.which(self.right)}"

    def is_one(self) -> bool:
        """Mean several."""
        return False

    def noun(self, say: Speaker) -> str:
        """Call them as those of the first selection are called."""
        return self.left.noun(say)


@dataclass(frozen=True, slots=True)
class Both(Selector["MatchState"]):
    """The cards in both selections."""

    left: AnySelector
    right: AnySelector

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the intersection."""
        right = frozenset(self.right.find(s, f))
        return tuple([c for c in self.left.find(s, f) if c in right])

    def perhaps(self, s: MatchState, f: Frame) -> Cards:
        """Return what both may find."""
        right = frozenset(self.right.perhaps(s, f))
        return tuple([c for c in self.left.perhaps(s, f) if c in right])

    def in_words(self, say: Speaker) -> str:
        if isinstance(self.left, Held):
            return say.narrowed(self.left, self.right)
        return f"those of {say.which(self.left)} that are also {say.which(self.right)}"

    def noun(self, say: Speaker) -> str:
        """Call them as those of the first selection are called."""
        return self.left.noun(say)


@dataclass(frozen=True, slots=True)
class Without(Selector["MatchState"]):
    """The cards of one selection that are not in the other."""

    left: AnySelector
    right: AnySelector

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the difference."""
        right = frozenset(self.right.find(s, f))
        return tuple([c for c in self.left.find(s, f) if c not in right])

    def perhaps(self, s: MatchState, f: Frame) -> Cards:
        """Return the first selection, less what is surely in the other: its only candidate."""
        right = self.right.perhaps(s, f)
        found = self.left.perhaps(s, f)
        return tuple([c for c in found if c not in right]) if len(right) == 1 else found

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.left)} except {say.which(self.right)}"

    def noun(self, say: Speaker) -> str:
        """Call them as those of the first selection are called."""
        return self.left.noun(say)
