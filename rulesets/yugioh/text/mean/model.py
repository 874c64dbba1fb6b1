"""What the parts of a sentence mean before they become terms: nouns, deeds, claims and heads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from rulesets.engine.asking import May
from rulesets.engine.flow import If
from rulesets.engine.frames import AnyOp, Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, AnySelector, Count
from rulesets.engine.values import AnyCondition, AtLeast, Number, Reg
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    And,
    Cards,
    Destroy,
    Discard,
    FaceUp,
    HowMany,
    InPosition,
    Kind,
    NotA,
    Strongest,
    Sub,
    Target,
    Then,
)
from rulesets.yugioh.match.script import Limit, On

FIELD = ("field",)
# The Field Zone is none of the Spell & Trap Zones (YGO-028): where a card lies, everybody sees.
NO_FIELD_SPELL = NotA(Sub(("Field",)))
# Filters that a face-down card on the field cannot be known to have.
_HIDDEN = frozenset(
    (
        *("Type", "Attribute", "LevelIs", "RankIs", "AtkIs", "DefIs", "Named", "NamePart", "Sub"),
        *("SameNameAs", "SameTypeAs", "SameAttributeAs", "OriginalAtkIs", "HasLevel"),
    )
)


def both(*parts: AnyFilter | None) -> AnyFilter | None:
    """Return filters as one, None where there are none."""
    found: list[AnyFilter] = []
    for part in parts:
        if isinstance(part, And):
            found += part.parts
        elif part is not None:
            found.append(part)
    found = list(dict.fromkeys(found))
    if not found:
        return None
    return found[0] if len(found) == 1 else And(tuple(found))


def parts_of(wanted: AnyFilter | None) -> tuple[AnyFilter, ...]:
    """Return the filters that a filter is made of."""
    if isinstance(wanted, And):
        return wanted.parts
    return () if wanted is None else (wanted,)


def without(wanted: AnyFilter | None, part: AnyFilter) -> AnyFilter | None:
    """Return a filter without a part that its place implies."""
    if isinstance(wanted, And):
        return both(*(p for p in wanted.parts if p != part))
    return None if wanted == part else wanted


@dataclass(frozen=True, slots=True)
class Trait:
    """What an adjective or a phrase behind a noun adds to it."""

    filter: AnyFilter | None = None
    zones: tuple[str, ...] = ()
    side: str = ""
    best: tuple[str, bool] | None = None
    random: bool = False
    others: bool = False
    distinct: bool = False  # with different names
    now: bool = False  # "currently": none that come later


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many: None for all; `at_least` below `count` where fewer may do."""

    count: Number | None
    at_least: Number = -1
    others: bool = False
    random: bool = False
    side: str = ""
    none: bool = False
    more: bool = False  # "or more": `count` is the least number
    most: int = 99  # the highest number of "or more"
    just: bool = False  # "exactly": no more of them
    any: bool = False  # "any": where cards are chosen, one or more


@dataclass(frozen=True, slots=True)
class Noun:
    """Cards that a phrase means, and how many of them."""

    head: str  # monster, spell, trap, spell/trap, card, token, named
    filter: AnyFilter | None = None
    zones: tuple[str, ...] = ()
    side: str = ""
    quantity: Quantity | None = None
    best: tuple[str, bool] | None = None
    random: bool = False
    distinct: bool = False  # with different names
    now: bool = False  # "currently": none that come later

    def number(self, zones: tuple[str, ...] = FIELD, side: str = "either") -> Number:
        """Return how many there are; those with different names once for each name."""
        cards = self.cards(zones, side)
        return HowMany("name", cards) if self.distinct else Count(cards)

    def narrowed(self, zones: tuple[str, ...]) -> tuple[str, ...]:
        """Return zones with the part of the field in which such cards lie."""
        field_part = {"monster": "monsters", "token": "monsters", "spell": "spells",
                      "trap": "spells", "spell/trap": "spells"}.get(self.head, "field")  # fmt: skip
        return tuple(field_part if z == "field" else z for z in zones)

    def cards(
        self, zones: tuple[str, ...] = FIELD, side: str = "either", public: bool = True
    ) -> AnySelector:
        """Return the cards meant; zones and side where the phrase does not tell."""
        where = self.narrowed(self.zones or zones)
        whose = self.side or side
        wanted = self.filter
        on_field = all(z in ("field", "monsters", "spells") for z in where)
        if public and on_field and (_hidden(wanted) or self.best is not None):
            wanted = both(FaceUp(), wanted)
        if where == ("monsters",):
            wanted = without(wanted, Kind(("monster",)))
        found: AnySelector = Cards(where, whose, wanted)
        return found if self.best is None else Strongest(found, *self.best)

    @property
    def count(self) -> Number | None:
        """Return how many are meant, None for all."""
        return None if self.quantity is None else self.quantity.count


def _hidden(wanted: AnyFilter | None) -> bool:
    """Tell whether a property can only be known of a face-up card."""
    if wanted is None or wanted == NO_FIELD_SPELL:
        return False
    if type(wanted).__name__ == "Or" and any(type(p).__name__ == "FaceDown" for p in wanted.parts):  # type: ignore[attr-defined]
        return False
    parts = getattr(wanted, "parts", None)
    if parts is not None:
        return any(_hidden(p) for p in parts)
    inner = getattr(wanted, "part", None)
    if inner is not None:
        # What is not in Attack Position and something more may lie face-down.
        return _hidden(inner) and not any(isinstance(p, InPosition) for p in parts_of(inner))
    return type(wanted).__name__ in _HIDDEN


@dataclass(frozen=True, slots=True)
class Fixed:
    """Cards that are known without a choice."""

    cards: AnySelector
    place: str = ""  # of the card itself: where the words say it is
    set_: bool = False
    position: str = ""
    several: bool = False
    up: bool = False  # it has to be face-up
    mine: bool = False  # it has to be controlled by its user
    was: str = ""  # how it has to have been Summoned
    gone: bool = False  # it has left the field, and its figures there are no longer known


@dataclass(frozen=True, slots=True)
class Pair:
    """A card that is known, and others to be chosen."""

    fixed: Fixed
    noun: Noun


Thing: TypeAlias = "Fixed | Noun | Pair | tuple[Noun, ...]"


@dataclass(frozen=True, slots=True)
class Deeds:
    """Steps with the words that join each to the one before."""

    items: tuple[tuple[str, Program], ...]

    def program(self) -> Program:
        """Return the steps as a program."""
        return _nested(self.items)

    def price(self) -> tuple[Program, Program]:
        """Return the steps as a cost and as the choice of targets."""
        cost: list[AnyOp] = []
        targets: list[AnyOp] = []
        for joint, ops in self.items:
            if joint not in ("", "and", "then", "also"):
                raise NoMeaning(f"a price with {joint!r}")
            for op in ops:
                if isinstance(op, Destroy):
                    raise NoMeaning("destruction as a price")
                (targets if isinstance(op, Target) else cost).append(op)
        return tuple(cost), tuple(targets)


def _nested(items: tuple[tuple[str, Program], ...]) -> Program:
    if not items:
        return ()
    (_, first), rest = items[0], items[1:]
    if not rest:
        return first
    joint = rest[0][0]
    after = _nested((("", rest[0][1]), *rest[1:]))
    if joint in ("and", "also"):
        return (*first, *after)
    if joint == "after that":
        return (*first, Then(), *after)
    done = AtLeast(Reg("done"), 1)
    if joint == "and if you do":
        return (*first, If(done, after))
    if joint == "then":
        if all(isinstance(op, Target) for op in first):
            return (*first, *after)
        if first[-1:] == (Discard(Cards(("hand",), "either")),):
            return (*first, Then(), *after)  # "as many as possible" may be none
        return (*first, If(done, (Then(), *after)))
    if joint == "then you can":
        return (*first, If(done, (Then(), May(after))))
    if joint == "and if you do you can":
        return (*first, If(done, (May(after),)))
    raise NoMeaning(f"steps joined by {joint!r}")


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement about cards: what changes for those it speaks of."""

    on: AnySelector | None  # None: the card itself
    modifiers: tuple[Modifier, ...]
    player: bool = False  # about players, not cards
    when: AnyCondition | None = None
    pronoun: bool = False  # of a card that a sentence before has named
    places: tuple[str, ...] = ("field",)  # where the card has to be for it
    later: bool = False  # for a time it holds for cards that come later, too
    ops: Program = ()  # the choice of the cards it speaks of, in a step
    seen: bool = True  # False: the cards need not be face-up, it was only taken for granted
    now: bool = False  # for a time it holds for the cards of this moment alone
    others: AnySelector | None = None  # "other" cards are those other than this one


@dataclass(frozen=True, slots=True)
class Waiting:
    """The event after which a card waits, and whose next Standby Phase it waits for."""

    on: On
    whose: str
    conditions: tuple[AnyCondition, ...] = ()


@dataclass(frozen=True, slots=True)
class Heads:
    """What stands before the colon."""

    on: On | None = None
    when: bool = False  # "when": may miss its moment
    each: bool = False
    conditions: tuple[AnyCondition, ...] = ()
    limit: Limit | None = None
    phases: tuple[str, ...] = ()
    turn: str = ""
    quick: bool = False
    place: str = ""  # where the card must be
    phase_trigger: str = ""
    no_damage_step: bool = False
    this_turn: bool = False
    position: str = ""
    extra: tuple[On, ...] = field(default=())  # other events that start it as well
    spirit: bool = False  # the return of a Spirit monster
    opening: bool = False  # the activation of the card itself
    battle: str = ""  # a moment of the Damage Step: after damage calculation
    waits: Waiting | None = None  # for the next phase after an event
    this_way: bool = False  # once the sentence before has Summoned the card
