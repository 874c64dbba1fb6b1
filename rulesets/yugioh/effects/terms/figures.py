"""Figures of a card between two bounds: Level, Rank, ATK, DEF."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rulesets.engine.frames import Frame
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects.context import known
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.happenings import Last
    from rulesets.yugioh.match.state import Duel


def within(s: Duel, f: Frame, figure: int, lo: Number, hi: Number) -> bool:
    """Tell whether a figure lies between two bounds; an upper one of -1 is none."""
    most = number(hi, s, f)
    return number(lo, s, f) <= figure and (most == -1 or figure <= most)


def between(say: Speaker, lo: Number, hi: Number) -> str:
    """Return a range of figures in words."""
    if hi == -1:
        return f"{say.number(lo)} or higher"
    if lo == 0:
        return f"{say.number(hi)} or lower"
    return say.number(lo) if lo == hi else f"{say.number(lo)} to {say.number(hi)}"


@dataclass(frozen=True, slots=True)
class Figure(Filter, ABC):
    """A monster with a figure between two bounds; `hi` -1: no upper bound."""

    lo: Number
    hi: Number = -1

    word: ClassVar[str] = ""
    least: ClassVar[int] = 0  # what has no such figure has 0, and may fit no bounds at all

    @abstractmethod
    def figure(self, s: Duel, card: int, last: Last | None) -> int:
        """Return the figure, now or when it happened."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare the figure with the bounds."""
        found = self.figure(s, card, known(f, card))
        return found >= self.least and within(s, f, found, self.lo, self.hi)

    def in_words(self, say: Speaker) -> str:
        return f"{self.word} {between(say, self.lo, self.hi)}"


@dataclass(frozen=True, slots=True)
class LevelIs(Figure):
    """A monster with a Level between two bounds; `hi` -1: no upper bound."""

    word = "Level"
    least = 1  # YGO-317

    def figure(self, s: Duel, card: int, last: Last | None) -> int:
        """Return it."""
        return derived.level_of(s, card) if last is None else last.level


@dataclass(frozen=True, slots=True)
class RankIs(Figure):
    """A monster with a Rank between two bounds; `hi` -1: no upper bound."""

    word = "Rank"
    least = 1  # YGO-039

    def figure(self, s: Duel, card: int, last: Last | None) -> int:
        """Return it."""
        return derived.rank_of(s, card) if last is None else last.rank


@dataclass(frozen=True, slots=True)
class AtkIs(Figure):
    """A monster with ATK between two bounds; `hi` -1: no upper bound."""

    word = "ATK"

    def figure(self, s: Duel, card: int, last: Last | None) -> int:
        """Return it."""
        return derived.atk_of(s, card) if last is None else last.atk


@dataclass(frozen=True, slots=True)
class DefIs(Figure):
    """A monster with DEF between two bounds; `hi` -1: no upper bound."""

    word = "DEF"

    def figure(self, s: Duel, card: int, last: Last | None) -> int:
        """Return it."""
        return derived.def_of(s, card) if last is None else last.defence


@dataclass(frozen=True, slots=True)
class OriginalAtkIs(Figure):
    """A monster with original ATK between two bounds; `hi` -1: no upper bound."""

    word = "original ATK"

    def figure(self, s: Duel, card: int, last: Last | None) -> int:
        """Return it."""
        return s.table.faces[card].atk
