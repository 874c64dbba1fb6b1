"""What a card does, as data: effects, continuous changes, Summon procedures and material lines.

A script holds programs, never text.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.api import Json
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.engine.terms import Term, dump, load
from rulesets.engine.terms import walk as walk
from rulesets.engine.values import AnyCondition


@dataclass(frozen=True, slots=True)
class On(Term):
    """Which happening starts an effect, or allows it as an answer."""

    what: str  # a Happening's word, "activation" (answers a link) or "summoning" (may negate it)
    subject: AnyFilter | None = None  # of the card it happened to, by its last-known facts
    side: str = "any"  # whose card: you, opponent, any
    origin: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    how: tuple[str, ...] = ()  # all of them
    not_how: tuple[str, ...] = ()
    by: AnyFilter | None = None  # the card that did it
    by_side: str = "any"
    amount: tuple[int, int] | None = None
    alone: bool = False  # it befell no other card at the same moment


@dataclass(frozen=True, slots=True)
class Limit(Term):
    """How often an effect may be used.

    `scope`: turn (each copy), name (all copies of the name), card name activation, duel, chain,
    battle. Effects with the same `key` share one count.
    """

    scope: str
    count: int = 1
    key: str = ""


@dataclass(frozen=True, slots=True)
class Effect(Term):
    """Something that is activated."""

    kind: str  # card (the Spell or Trap itself), ignition, quick, trigger, flip
    program: Program
    targets: Program = ()
    cost: Program = ()
    places: tuple[str, ...] = ("field",)  # field, hand, grave, banished, pendulum, deck
    on: On | None = None
    optional: bool = True
    missable: bool = False  # "when …: you can": only if it was the last thing to happen
    condition: AnyCondition | None = None  # asked at activation
    holds: AnyCondition | None = None  # asked again on resolution
    limit: Limit | None = None
    phases: tuple[str, ...] = ()  # () is any that its kind allows
    turn: str = ""  # you, opponent, "" either
    speed: int = 0  # 0 is by kind
    damage_step: bool = False
    either: bool = False  # the opponent of the card's controller may use it as well


@dataclass(frozen=True, slots=True)
class Standing(Term):
    """A continuous change, which is not activated, and the places in which it works."""

    modifier: Modifier
    places: tuple[str, ...] = ("field",)  # field, monsters, pendulum, grave, hand, banished …


@dataclass(frozen=True, slots=True)
class Procedure(Term):
    """A way of its own in which a monster is Special Summoned, without a Chain (YGO-919)."""

    condition: AnyCondition | None = None
    cost: Program = ()
    places: tuple[str, ...] = ("hand",)
    position: str = "any"  # attack, defense, any (either face-up one), set
    side: str = "you"  # to whose field
    limit: Limit | None = None
    how: str = "special"
    after: Program = ()  # what becomes of the monster once it is there


@dataclass(frozen=True, slots=True)
class Replacement(Term):
    """What a card does instead of the destruction of some cards, where it can."""

    program: Program  # the price
    cards: AnySelector  # which cards it saves
    causes: tuple[str, ...] = ()  # battle, effect; () any
    optional: bool = True
    places: tuple[str, ...] = ("field",)
    limit: bool = False  # once a turn
    together: bool = False  # once for all the cards of one destruction
    by_opponent: bool = False  # only what an opponent's card or monster destroys


@dataclass(frozen=True, slots=True)
class Part(Term):
    """Some of the Materials: which cards, and how many of them."""

    filter: AnyFilter | None = None
    at_least: int = 1
    at_most: int = 1
    tuner: bool | None = None  # True a Tuner, False none, None either


@dataclass(frozen=True, slots=True)
class Materials(Term):
    """The material line of a Fusion, Synchro or Xyz Monster."""

    how: str  # fusion, synchro, xyz
    parts: tuple[Part, ...]
    # Where they go if the Fusion Monster is Summoned with monsters on the field and no Spell:
    contact: str = ""  # grave, deck, banished; "": it is not
    only: bool = False  # "must be … Summoned with the above": no substitutes


@dataclass(frozen=True, slots=True)
class Token(Term):
    """A Monster Token that an effect puts on the field."""

    name: str
    race: str
    attribute: str
    level: int
    atk: int
    defence: int
    modifiers: tuple[Standing, ...] = ()
    kinds: tuple[str, ...] = ()  # Tuner


@dataclass(frozen=True, slots=True)
class CardScript(Term):
    """Everything a card does beyond its printed numbers."""

    effects: tuple[Effect, ...] = ()
    modifiers: tuple[Standing, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    materials: Materials | None = None
    equip_to: AnyFilter | None = None
    # nomi, semi-nomi, no normal, no set, no special, ritual …
    summoning: tuple[str, ...] = ()
    limit_on_field: AnyFilter | None = None  # of such face-up cards only one at a time
    # gemini, union, spirit, toon: the rules of their kind; stays: it remains on the field
    kinds: tuple[str, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    limit_side: str = "you"  # on whose field only one may be; either: on both together


EMPTY = CardScript()


def script_to_json(script: CardScript) -> Json:
    """Return a script as JSON data, every field of it."""
    return dump(script)


def script_from_json(data: Json) -> CardScript:
    """Return the script that `script_to_json` wrote."""
    script = load(data)
    if not isinstance(script, CardScript):
        raise ValueError(f"expected a card script, found {type(script).__name__}")
    return script
