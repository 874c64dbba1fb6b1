"""Properties that only Pokémon in play have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import Number, number
from rulesets.engine.words import joined
from rulesets.ptcg.effects.modifiers import units_on
from rulesets.ptcg.effects.terms.phrases import energy
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.eras import ASLEEP, CONFUSED, PARALYZED
from rulesets.ptcg.match.terms import Condition

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


_CLAUSE = (ASLEEP, CONFUSED, PARALYZED)


class MonFilter(CardFilter):
    """A property that only Pokémon in play have."""

    __slots__ = ()

    def accepts(self, s: Match, f: Frame, card: int) -> bool:
        """Deny it to a card outside play."""
        return False


@dataclass(frozen=True, slots=True)
class Evolved(MonFilter):
    """Pokémon that have evolved."""

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell whether it lies on a card that it evolved from."""
        return s.is_evolved(pos)

    def in_words(self, say: Speaker) -> str:
        return "evolved"

    def rank(self) -> int | None:
        """Stand before other adjectives."""
        return 0


@dataclass(frozen=True, slots=True)
class Damaged(MonFilter):
    """Pokémon with at least so many damage counters."""

    counters: Number = 1

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Compare the damage."""
        return s.damage[pos] >= 10 * number(self.counters, s, f)

    def in_words(self, say: Speaker) -> str:
        if self.counters == 1:
            return "damaged"
        return f"with {say.number(self.counters)} or more damage counters"

    def rank(self) -> int | None:
        """Stand before other adjectives."""
        return 0


@dataclass(frozen=True, slots=True)
class Suffers(MonFilter):
    """Pokémon with one of these conditions; with none named, any Special Condition."""

    conditions: tuple[str, ...] = ()

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Look at the conditions."""
        has = s.conditions[pos]
        if not has or not self.conditions:
            return bool(has)
        if self.conditions == _CLAUSE and s.rules.old_conditions_mean_all:
            # What stops a power of 1999 is every Special Condition since 2002 (RO-25).
            return pos == s.spot(f.card("self")) or any(c in has for c in _CLAUSE)
        return any(c in has for c in self.conditions)

    def in_words(self, say: Speaker) -> str:
        return joined(self.conditions) or "under a Special Condition"

    def rank(self) -> int | None:
        """Stand before other adjectives."""
        return 0


@dataclass(frozen=True, slots=True)
class HasEnergy(MonFilter):
    """Pokémon with at least so much Energy attached, of any of these types where named."""

    at_least: Number = 1
    types: str = ""

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Count the Energy the attached cards give."""
        units = units_on(s, pos)
        if self.types:
            units = tuple(u for u in units if any(t in u for t in self.types))
        return len(units) >= number(self.at_least, s, f)

    def in_words(self, say: Speaker) -> str:
        many = "" if self.at_least == 1 else f"{say.number(self.at_least)} or more "
        return f"with {many}{energy(self.types)} attached"


@dataclass(frozen=True, slots=True)
class HasAttached(MonFilter):
    """Pokémon with at least so many attached cards of a property."""

    filter: CardFilter
    at_least: int = 1

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Count the attached cards."""
        cards = s.energies[pos] + s.tools[pos]
        return sum(1 for c in cards if self.filter.accepts(s, f, c)) >= self.at_least

    def in_words(self, say: Speaker) -> str:
        many = "" if self.at_least == 1 else f"{self.at_least} or more "
        return f"with {many}{say.described(self.filter, 'cards')} attached"


@dataclass(frozen=True, slots=True)
class NewInPlay(MonFilter):
    """Pokémon that came into play or evolved this turn."""

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Compare the turns."""
        return s.since[pos] == s.turn

    def in_words(self, say: Speaker) -> str:
        return "new in play this turn"


@dataclass(frozen=True, slots=True)
class CameUp(MonFilter):
    """Pokémon that came from the Bench to an Active spot this turn."""

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Compare the turns."""
        return s.is_active(pos) and s.came_up[pos] == s.turn

    def in_words(self, say: Speaker) -> str:
        return "Active since it came from the Bench this turn"


@dataclass(frozen=True, slots=True)
class Such(MonFilter):
    """Pokémon for which a condition holds, with the Pokémon as `It`."""

    condition: Condition

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Ask the condition about it."""
        about = Frame((), f.controller, {**f.cards, "it": (s.stacks[pos][0],)}, f.values)
        return self.condition.holds(s, about)

    def in_words(self, say: Speaker) -> str:
        return f"for which {say.condition(self.condition)}"


@dataclass(frozen=True, slots=True)
class Marked(MonFilter):
    """Pokémon with a marker of this name."""

    name: str

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Look among its lasting effects."""
        return any(m.effect == Modifier("marker", value=self.name) for m in s.marks[pos])

    def in_words(self, say: Speaker) -> str:
        return f"with a {self.name} marker"
