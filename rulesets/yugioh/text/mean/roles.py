"""What a sentence is for its card: an effect, statements, a rule of its Summon or use."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter
from rulesets.engine.values import AnyCondition
from rulesets.yugioh.match.script import Effect, Limit, Procedure, Replacement
from rulesets.yugioh.text.mean.model import Claim, Heads, Noun


@dataclass(frozen=True, slots=True)
class Act:
    """An effect, or steps that go on with the one before."""

    program: Program
    heads: Heads | None = None
    colon: bool = False
    can: bool = False
    cost: Program = ()
    targets: Program = ()
    flip: bool = False
    priced: bool = False
    itself: str = ""  # where the price takes the card itself from: hand, grave …


@dataclass(frozen=True, slots=True)
class Stated:
    """Statements that hold while the card is there, or for what was named before."""

    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class Only:
    """A condition on activating the card."""

    heads: Heads


@dataclass(frozen=True, slots=True)
class ActivatedBy:
    """The price and targets of activating the card, and what it then does."""

    cost: Program
    targets: Program
    program: Program


@dataclass(frozen=True, slots=True)
class Limited:
    """How often the effect before, each effect, or the card may be used."""

    limit: Limit
    what: str  # last, each, card, one, quick, procedure, special
    name: str = ""


@dataclass(frozen=True, slots=True)
class OnField:
    """Only one of a name."""

    name: str
    side: str
    part: bool = False  # a part of a name, not a whole one


@dataclass(frozen=True, slots=True)
class Banned:
    """What a player cannot do in the turn of an activation."""

    modifiers: tuple[Modifier, ...]
    on_self: bool = False


@dataclass(frozen=True, slots=True)
class EquipTo:
    """Which monsters an Equip Spell may be equipped to."""

    filter: AnyFilter | None
    side: str = "either"


@dataclass(frozen=True, slots=True)
class Summoning:
    """A rule of the card's own Summon."""

    words: tuple[str, ...] = ()
    procedures: tuple[Procedure, ...] = ()


@dataclass(frozen=True, slots=True)
class Ritual:
    """A part of what a Ritual Spell says."""

    filter: AnyFilter | None = None
    level: int = 0
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class Linked:
    """The card and what it Summoned go together."""

    how: str  # destroyed, gone: the card falls with the monster; takes: the monster with the card


@dataclass(frozen=True, slots=True)
class OfKind:
    """A rule of the card's kind: gemini, union, spirit, toon."""

    kind: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """A sentence that repeats a rule."""


@dataclass(frozen=True, slots=True)
class SelfDestroy:
    """The card is destroyed while something holds."""

    when: AnyCondition


@dataclass(frozen=True, slots=True)
class Holding:
    """What must hold when the effect before is activated and when it is carried out."""

    condition: AnyCondition
    place: str = ""  # where the card must be


@dataclass(frozen=True, slots=True)
class AlsoNamed:
    """A name, or a part of one, that the card always has as well, or never counts as."""

    name: str
    has: bool = True


@dataclass(frozen=True, slots=True)
class Saving:
    """What the card does instead of a destruction."""

    replacement: Replacement


@dataclass(frozen=True, slots=True)
class Asked:
    """What must hold when the effect before is activated."""

    condition: AnyCondition


@dataclass(frozen=True, slots=True)
class ThisWay:
    """Statements that hold if the card was Summoned as the sentence before says."""

    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What stands before a list of effects of which one is chosen at activation."""

    act: Act


@dataclass(frozen=True, slots=True)
class Automatic:
    """What a card does by itself, without a chain."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Several:
    """Two things that one sentence says."""

    roles: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Union:
    """Which monsters a Union monster may be equipped to, and how it comes back."""

    noun: Noun
    position: str = "any"


@dataclass(frozen=True, slots=True)
class Gained:
    """The points of the list that follows belong to the card while something holds."""

    condition: AnyCondition


@dataclass(frozen=True, slots=True)
class Quieted:
    """FLIP effects do not follow when the effect before turns monsters face up."""
