"""Properties of cards, which the Pokémon they are in play have too."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.words import joined
from rulesets.ptcg.effects.modifiers import (
    has,
    hp_of,
    letters_of,
    retreat_cost,
    types_of,
)
from rulesets.ptcg.effects.terms.phrases import bounds, symbols
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.continuous import TRAIT, has_power
from rulesets.ptcg.match.faces import PowerFace

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

_CLASSES = frozenset(("Pokémon", "Trainer", "Energy"))
_STAGES = frozenset(("Basic", "Stage 1", "Stage 2", "Restored", "Evolution"))


_AS_ENERGY = frozenset(("Energy", "Special Energy"))  # of a Pokémon card attached as one


@dataclass(frozen=True, slots=True)
class Kind(CardFilter):
    """Any of these kinds or sub-kinds, in the words of the card pool.

    Kinds: Pokémon, Trainer, Energy. Sub-kinds: Basic, Stage 1, Stage 2, Restored, Baby, ex, EX,
    Item, Supporter, Stadium, Tool, Technical Machine, Basic Energy, Special Energy and the rest
    of the pool's vocabulary; besides Evolution (`faces.EVOLVED_KINDS`) and Fossil.
    """

    steady = True

    words: tuple[str, ...]

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Tell whether a card is of one of the kinds; attached as Energy it is nothing else."""
        face = s.table.faces[card]
        as_energy = card in s.table.turned or (face.gives_energy and not face.is_energy)
        if as_energy and any(card in e for e in s.energies):
            return not _AS_ENERGY.isdisjoint(self.words)
        return not face.kinds.isdisjoint(self.words)

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell it of a Pokémon in play: an evolved Baby is no Basic (EX-212)."""
        stack = s.stacks[pos]
        card = s.card_at(pos) if s.table.copiers else stack[-1]
        kinds = s.table.faces[card].kinds_in_play
        if len(stack) > 1 and "Basic" in kinds and s.is_evolved(pos):
            kinds = kinds - {"Basic", "Baby"} | {"Evolution"}
        changed = has(s, "kind", pos)
        if changed is not None:
            kinds = kinds - _STAGES | {changed.value}
        return not kinds.isdisjoint(self.words)

    def in_words(self, say: Speaker) -> str:
        return "with a Rule Box" if self == RULE_BOX else joined(self.words)

    def rank(self) -> int | None:
        """Stand behind other adjectives, and what kind of card it is behind all."""
        return 2 if _CLASSES.isdisjoint(self.words) else 3


# Kinds of Pokémon whose cards print a rule of their own in a box: PL-129.
RULE_BOX = Kind(
    (
        "ex", "EX", "GX", "V", "VMAX", "VSTAR", "V-UNION", "BREAK", "Radiant", "Prism Star", "MEGA",
        "TAG TEAM",
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class OfType(CardFilter):
    """Any of these types, by letter: a Pokémon's own, or what an Energy card gives."""

    steady = True

    types: str

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Tell whether a card is of one of the types; Energy counts as what it gives."""
        letters = letters_of(s, card)
        return any(t in letters for t in self.types)

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell it of a Pokémon in play, with effects that change its type."""
        letters = types_of(s, pos)
        return any(t in letters for t in self.types)

    def in_words(self, say: Speaker) -> str:
        return symbols(self.types)

    def rank(self) -> int | None:
        """Stand before the kind."""
        return 1


@dataclass(frozen=True, slots=True)
class Named(CardFilter):
    """One of these names, as the rules compare names: level and δ do not count."""

    steady = True

    names: tuple[str, ...]

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Tell whether a card has one of the names."""
        return s.table.faces[card].key in self.names

    def in_words(self, say: Speaker) -> str:
        return f"named {joined(self.names)}"


ANY_OWNER = "an owner"


@dataclass(frozen=True, slots=True)
class NameHas(CardFilter):
    """A name that contains one of these words, such as an owner or a team.

    The words "an owner" mean any owner: a name that says whose Pokémon it is (BW-032).
    """

    steady = True

    words: tuple[str, ...]

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Tell whether a card's name contains one of the words."""
        name = s.table.faces[card].name
        return any(_has_word(name, word) for word in self.words)

    def in_words(self, say: Speaker) -> str:
        return f"with {joined(self.words)} in the name"


@cache
def _has_word(name: str, word: str) -> bool:
    """Tell whether a name contains a word as such: Darkrai is no Dark Pokémon."""
    if word == ANY_OWNER:
        return re.search(r"\w's ", name) is not None
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", name) is not None


@dataclass(frozen=True, slots=True)
class HpWithin(CardFilter):
    """Hit Points between two bounds, both included."""

    at_least: int = 0
    at_most: int = 9999

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Compare the printed Hit Points of a Pokémon card."""
        hp: int = s.table.faces[card].hp
        return hp > 0 and self.at_least <= hp <= self.at_most

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Compare the Hit Points in play."""
        return self.at_least <= hp_of(s, pos) <= self.at_most

    def in_words(self, say: Speaker) -> str:
        return bounds(self.at_least, self.at_most, 9999, "HP")


@dataclass(frozen=True, slots=True)
class HasAttack(CardFilter):
    """Pokémon with an attack of this name."""

    name: str

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Look among the printed attacks."""
        return any(a.name == self.name for a in s.table.faces[card].attacks)

    def in_words(self, say: Speaker) -> str:
        return f"with the attack {self.name}"


@dataclass(frozen=True, slots=True)
class HasPower(CardFilter):
    """Pokémon with a power, of one of these kinds where any are named.

    One in play only while nothing switches it off (RO-27).
    """

    kinds: tuple[str, ...] = ()
    name: str = ""

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Look among the printed powers."""
        return any(map(self._means, s.table.faces[card].powers))

    def _means(self, power: PowerFace) -> bool:
        kind = power.kind in self.kinds if self.kinds else power.kind != TRAIT
        return kind and (not self.name or power.name == self.name)

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Look at the top card, and whether its power still counts."""
        powers = s.face_at(pos).powers
        return has_power(s, pos, {p.kind for p in powers if self._means(p)})

    def in_words(self, say: Speaker) -> str:
        return f"with a power {self.name or joined(self.kinds)}".rstrip()


@dataclass(frozen=True, slots=True)
class RetreatWithin(CardFilter):
    """Pokémon whose Retreat Cost lies between two bounds."""

    at_least: int = 0
    at_most: int = 99

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Compare the printed cost of a Pokémon card."""
        face = s.table.faces[card]
        return bool(face.is_pokemon and self.at_least <= face.retreat <= self.at_most)

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Compare the cost in play."""
        return self.at_least <= retreat_cost(s, pos) <= self.at_most

    def in_words(self, say: Speaker) -> str:
        return bounds(self.at_least, self.at_most, 99, "a Retreat Cost")


@dataclass(frozen=True, slots=True)
class Resists(CardFilter):
    """Pokémon with a printed Resistance, to one of these types where any are named."""

    types: str = ""

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Look at the card."""
        found = s.table.faces[card].resistances
        return any(not self.types or kind in self.types for kind, _ in found)

    def in_words(self, say: Speaker) -> str:
        return f"with a {symbols(self.types)} Resistance".replace("  ", " ")


@dataclass(frozen=True, slots=True)
class FaceDown(CardFilter):
    """Prizes that lie face down."""

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Look whether it was turned up."""
        return card not in s.face_up

    def in_words(self, say: Speaker) -> str:
        return "face-down"

    def rank(self) -> int | None:
        """Stand before the kind."""
        return 1


@dataclass(frozen=True, slots=True)
class Weak(CardFilter):
    """Pokémon with a printed Weakness."""

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Look at the card."""
        return bool(s.table.faces[card].weaknesses)

    def in_words(self, say: Speaker) -> str:
        return "with a Weakness"
