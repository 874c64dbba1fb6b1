"""What a sentence is to the text around it, where it is more than steps to carry out."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.engine.frames import Program
from rulesets.engine.select import SELF
from rulesets.engine.values import Number
from rulesets.ptcg.effects.ops import Modifier
from rulesets.ptcg.match.terms import Condition, Selector

Changes = tuple[Modifier, ...]  # what holds as long as a card is in play

# Changes for a time: the ops that pick who bears them, the changes, their bearers, and the players
# that bear them instead.
Timed = tuple[Program, Changes, Selector, str]

UNSAID = "unsaid"  # how often something may be used: another sentence must tell


@dataclass(frozen=True, slots=True)
class OpenUse:
    """The text begins something a player may do; what follows belongs to it."""

    limit: str
    program: Program
    by: str = "you"


@dataclass(frozen=True, slots=True)
class LiesIn(Condition):
    """The card lies in a zone outside play: a use is made there, nothing else asks for it."""

    zone: str


@dataclass(frozen=True, slots=True)
class OpenTrigger:
    """The text begins what an event starts; what follows belongs to it."""

    event: str
    program: Program
    when: Condition | None = None
    optional: bool = False
    on: Selector = SELF


@dataclass(frozen=True, slots=True)
class UseCost:
    """The price of a use that the text speaks of before the use itself."""

    program: Program


@dataclass(frozen=True, slots=True)
class Lends:
    """A card lends its power to the Pokémon it is attached to, if that is such a one."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Ignored:
    """What was said before counts only under a condition."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Either:
    """Something else that may be done in place of everything said before."""

    program: Program


@dataclass(frozen=True, slots=True)
class Lessened:
    """Damage is lessened by so much at most."""

    most: int


@dataclass(frozen=True, slots=True)
class Single:
    """Of several equal continuous effects, or answers of powers of one name, one counts."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class OnlyOn:
    """What a card does while attached holds only on such Pokémon."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Recovers:
    """Whoever cannot be affected by Special Conditions also recovers from those it has."""


@dataclass(frozen=True, slots=True)
class Cheaper:
    """An attack may be used for another cost under a condition."""

    cost: str
    when: Condition


@dataclass(frozen=True, slots=True)
class Instead:
    """Under a condition this is done in place of what was said before."""

    condition: Condition
    program: Program
    optional: bool = False  # whoever may do it may also do what was said before
    whole: bool = False  # whatever was said before


@dataclass(frozen=True, slots=True)
class PowerLimit:
    """When a power does not work or may not be used."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class PerName:
    """One use of all powers of this name a turn, or of all that have it in their names."""

    name: str
    words: bool = False


@dataclass(frozen=True, slots=True)
class OnceAGame:
    """One use of all things of a kind a game."""

    kind: str


@dataclass(frozen=True, slots=True)
class OnlyIf:
    """When an attack may be used or a card played."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Ends:
    """An attached card is discarded at the end of a side's turn."""

    side: str


@dataclass(frozen=True, slots=True)
class AttachThis:
    """The card is attached to a Pokémon when played."""

    program: Program
    to: Selector | None


@dataclass(frozen=True, slots=True)
class EndsTurn:
    """The use ends the turn."""


@dataclass(frozen=True, slots=True)
class Change:
    """A sentence that changes the programs before it, such as a cap or stronger Poison."""

    kind: str
    amount: int = 0
    program: Program = ()
    when: Condition | None = None
    count: Number = 0


@dataclass(frozen=True, slots=True)
class Follow:
    """A program that runs if, or if not, what was said before was done."""

    program: Program
    done: bool = True
