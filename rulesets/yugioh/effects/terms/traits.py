"""What a card is: kind, name, Type, Attribute and its figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnySelector
from rulesets.engine.values import Number
from rulesets.engine.words import joined
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


def between(say: Speaker, lo: Number, hi: Number) -> str:
    """Return a range of figures in words."""
    if hi == -1:
        return f"{say.number(lo)} or higher"
    if lo == 0:
        return f"{say.number(hi)} or lower"
    return say.number(lo) if lo == hi else f"{say.number(lo)} to {say.number(hi)}"


@dataclass(frozen=True, slots=True)
class Kind(Filter):
    """A monster, Spell or Trap, any of the words."""

    words: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return joined(self.words)


@dataclass(frozen=True, slots=True)
class Sub(Filter):
    """A kind of monster, Spell or Trap: Normal, Fusion, Tuner, Equip, any of the words."""

    words: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return joined(self.words)


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """A card with one of these names."""

    names: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(f'"{n}"' for n in self.names))


@dataclass(frozen=True, slots=True)
class NamePart(Filter):
    """A card of an archetype: one of these words is a part of its name."""

    words: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(f'"{n}"' for n in self.words)) + " (archetype)"


@dataclass(frozen=True, slots=True)
class Type(Filter):
    """A monster of one of these Types."""

    words: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return joined(self.words)


@dataclass(frozen=True, slots=True)
class Attribute(Filter):
    """A monster with one of these Attributes."""

    words: tuple[str, ...]

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(w.upper() for w in self.words))


@dataclass(frozen=True, slots=True)
class LevelIs(Filter):
    """A monster with a Level between two bounds; `hi` -1: no upper bound."""

    lo: Number
    hi: Number = -1

    def in_words(self, say: Speaker) -> str:
        return f"Level {between(say, self.lo, self.hi)}"


@dataclass(frozen=True, slots=True)
class RankIs(Filter):
    """A monster with a Rank between two bounds; `hi` -1: no upper bound."""

    lo: Number
    hi: Number = -1

    def in_words(self, say: Speaker) -> str:
        return f"Rank {between(say, self.lo, self.hi)}"


@dataclass(frozen=True, slots=True)
class AtkIs(Filter):
    """A monster with ATK between two bounds; `hi` -1: no upper bound."""

    lo: Number
    hi: Number = -1

    def in_words(self, say: Speaker) -> str:
        return f"ATK {between(say, self.lo, self.hi)}"


@dataclass(frozen=True, slots=True)
class DefIs(Filter):
    """A monster with DEF between two bounds; `hi` -1: no upper bound."""

    lo: Number
    hi: Number = -1

    def in_words(self, say: Speaker) -> str:
        return f"DEF {between(say, self.lo, self.hi)}"


@dataclass(frozen=True, slots=True)
class OriginalAtkIs(Filter):
    """A monster with original ATK between two bounds; `hi` -1: no upper bound."""

    lo: Number
    hi: Number = -1

    def in_words(self, say: Speaker) -> str:
        return f"original ATK {between(say, self.lo, self.hi)}"


@dataclass(frozen=True, slots=True)
class SameNameAs(Filter):
    """A card with the name of one of some cards."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"with the same name as {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class SameTypeAs(Filter):
    """A monster with the Type of one of some cards."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"of the same Type as {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class SameAttributeAs(Filter):
    """A monster with the Attribute of one of some cards."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"of the same Attribute as {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class DeclaredName(Filter):
    """A card with the name, Type or Attribute that was declared into a register."""

    register: str

    def in_words(self, say: Speaker) -> str:
        return f"as declared [{self.register}]"


@dataclass(frozen=True, slots=True)
class NormalSummonable(Filter):
    """A monster that can be Normal Summoned or Set."""

    def in_words(self, say: Speaker) -> str:
        return "that can be Normal Summoned/Set"


@dataclass(frozen=True, slots=True)
class CanSpecialSummon(Filter):
    """A monster that could be Special Summoned by this effect now."""

    def in_words(self, say: Speaker) -> str:
        return "that can be Special Summoned"


@dataclass(frozen=True, slots=True)
class HasLevel(Filter):
    """A monster that has a Level."""

    def in_words(self, say: Speaker) -> str:
        return "with a Level"
