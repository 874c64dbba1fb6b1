"""What a card is: kind, name, Type and Attribute."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.engine.words import joined
from rulesets.yugioh.effects.context import known
from rulesets.yugioh.effects.summoning import can_special
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.happenings import Last
    from rulesets.yugioh.match.state import Duel


def kinds(s: Duel, f: Frame, card: int) -> frozenset[str]:
    """Return the words of a card's kind, now or when it happened."""
    last = known(f, card)
    return derived.kinds_of(s, card) if last is None else last.kinds


def names(s: Duel, f: Frame, card: int) -> tuple[str, ...]:
    """Return the names of a card, now or when it happened."""
    last = known(f, card)
    return derived.names_of(s, card) if last is None else (last.name,)


@dataclass(frozen=True, slots=True)
class Kind(Filter):
    """A monster, Spell or Trap, any of the words."""

    words: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at its kind now, or when it happened."""
        return not kinds(s, f, card).isdisjoint(self.words)

    def in_words(self, say: Speaker) -> str:
        return joined(self.words)


@dataclass(frozen=True, slots=True)
class Sub(Filter):
    """A kind of monster, Spell or Trap: Normal, Fusion, Tuner, Equip, any of the words."""

    words: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at its kinds now, or when it happened."""
        return not kinds(s, f, card).isdisjoint(self.words)

    def in_words(self, say: Speaker) -> str:
        return joined(self.words)


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """A card with one of these names."""

    names: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare its names."""
        return any(name in self.names for name in names(s, f, card))

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(f'"{n}"' for n in self.names))


@dataclass(frozen=True, slots=True)
class NamePart(Filter):
    """A card of an archetype: one of these words is a part of its name."""

    words: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look for the words in its names; a text may deny that one counts."""
        denied = derived.denied_parts(s, card)
        return any(
            word in name and word not in denied for name in names(s, f, card) for word in self.words
        )

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(f'"{n}"' for n in self.words)) + " (archetype)"


@dataclass(frozen=True, slots=True)
class Type(Filter):
    """A monster of one of these Types."""

    words: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare its Type."""
        last = known(f, card)
        race = derived.race_of(s, card) if last is None else last.race
        return race in self.words

    def in_words(self, say: Speaker) -> str:
        return joined(self.words)


@dataclass(frozen=True, slots=True)
class Attribute(Filter):
    """A monster with one of these Attributes."""

    words: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare its Attribute."""
        last = known(f, card)
        found = derived.attribute_of(s, card) if last is None else last.attribute
        return found in self.words

    def in_words(self, say: Speaker) -> str:
        return joined(tuple(w.upper() for w in self.words))


@dataclass(frozen=True, slots=True)
class SameAs(Filter, ABC):
    """A card that shares something with one of some cards."""

    cards: AnySelector

    shared: ClassVar[str] = ""  # in words

    @abstractmethod
    def of(self, s: Duel, card: int) -> tuple[str, ...]:
        """Return what may be shared."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare it with that of the others."""
        last = known(f, card)
        own = self.of(s, card) if last is None else self.was(last)
        others = {word for c in self.cards.find(s, f) for word in self.of(s, c)}
        return not others.isdisjoint(own)

    @abstractmethod
    def was(self, last: Last) -> tuple[str, ...]:
        """Return what a card had when it happened."""

    def in_words(self, say: Speaker) -> str:
        return f"{self.shared} as {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class SameNameAs(SameAs):
    """A card with the name of one of some cards."""

    shared = "with the same name"

    def of(self, s: Duel, card: int) -> tuple[str, ...]:
        """Return its names."""
        return derived.names_of(s, card)

    def was(self, last: Last) -> tuple[str, ...]:
        """Return its name."""
        return (last.name,)


@dataclass(frozen=True, slots=True)
class SameTypeAs(SameAs):
    """A monster with the Type of one of some cards."""

    shared = "of the same Type"

    def of(self, s: Duel, card: int) -> tuple[str, ...]:
        """Return its Type."""
        return (derived.race_of(s, card),)

    def was(self, last: Last) -> tuple[str, ...]:
        """Return its Type."""
        return (last.race,)


@dataclass(frozen=True, slots=True)
class SameAttributeAs(SameAs):
    """A monster with the Attribute of one of some cards."""

    shared = "of the same Attribute"

    def of(self, s: Duel, card: int) -> tuple[str, ...]:
        """Return its Attribute."""
        return (derived.attribute_of(s, card),)

    def was(self, last: Last) -> tuple[str, ...]:
        """Return its Attribute."""
        return (last.attribute,)


@dataclass(frozen=True, slots=True)
class DeclaredName(Filter):
    """A card with the name, Type, Attribute, Level or kind that was declared into a register."""

    register: str

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare with the word declared."""
        word = f.values.get(self.register)
        has = {*names(s, f, card), derived.race_of(s, card), derived.attribute_of(s, card)}
        return word in has or word in kinds(s, f, card) or word == str(derived.level_of(s, card))

    def in_words(self, say: Speaker) -> str:
        return f"as declared [{self.register}]"


@dataclass(frozen=True, slots=True)
class NormalSummonable(Filter):
    """A monster that can be Normal Summoned or Set."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at its kind and its own conditions (YGO-075, YGO-326)."""
        face = s.table.faces[card]
        return face.is_monster and not face.special_only

    def in_words(self, say: Speaker) -> str:
        return "that can be Normal Summoned/Set"


@dataclass(frozen=True, slots=True)
class CanSpecialSummon(Filter):
    """A monster that could be Special Summoned by this effect now."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask the rules of Special Summons."""
        return can_special(s, card, f.controller, source=f.card("card"))

    def in_words(self, say: Speaker) -> str:
        return "that can be Special Summoned"


@dataclass(frozen=True, slots=True)
class HasLevel(Filter):
    """A monster that has a Level."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether it has one: Xyz Monsters have a Rank instead."""
        return derived.level_of(s, card) > 0

    def in_words(self, say: Speaker) -> str:
        return "with a Level"
