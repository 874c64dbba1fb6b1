"""What a card does, as data: attacks, powers, play, energy, continuous effects and triggers.

A script holds programs, never text. `docs/ops.md` describes the vocabulary.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from rulesets.engine.frames import Program
from rulesets.engine.select import Selector
from rulesets.engine.terms import Term, dump, load
from rulesets.engine.values import Condition, Number
from rulesets.ptcg.effects.selectors import SELF

# How often a use may be made.
PER_TURN, PER_NAME, PER_GAME, ANY_TIMES = "turn", "name", "game", "any"


@dataclass(frozen=True, slots=True)
class Modifier(Term):
    """A continuous change at a point of the rules, for the Pokémon `on`.

    `against` restricts the other party: the Pokémon attacked for a point of the attacker, the
    attacker for a point of the defender. `who` names the player for points of players.
    """

    point: str
    amount: Number = 0
    on: Selector = SELF
    when: Condition | None = None
    against: Selector | None = None
    value: str = ""  # letters of types, names, condition words: what the point says
    who: str = "you"
    coin: bool = False  # only if a coin flipped at that moment shows heads
    of: Selector | None = None  # whose attacks or powers the point speaks of


@dataclass(frozen=True, slots=True)
class Trigger(Term):
    """A program that an event in play starts; `on` is whose event it is, held as `It`."""

    point: ClassVar[str] = ""  # granted to a player it stands among modifiers, at no point

    event: str
    program: Program
    on: Selector = SELF
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class Use(Term):
    """Something a player may do before attacking: an activated power, a Stadium's offer."""

    point: ClassVar[str] = ""  # granted to a player it stands among modifiers, at no point

    program: Program
    limit: str = PER_TURN
    by: str = "you"  # "each": the player whose turn it is
    label: str = ""
    ends_turn: bool = False
    once: str = ""  # a kind of thing a player uses once a game: "VSTAR"


@dataclass(frozen=True, slots=True)
class Power(Term):
    """One Pokémon Power, Poké-Power, Poké-Body or Ability, in the order of the card."""

    uses: tuple[Use, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()


@dataclass(frozen=True, slots=True)
class AttackScript(Term):
    """One attack by the steps of the attack sequence.

    `choices` and `requires` come before the checks that may cancel the attack, `damage` works out
    the base damage, which starts as the printed number, `effect` follows the damage.
    """

    effect: Program = ()
    damage: Program = ()
    requires: Program = ()
    choices: Program = ()
    ignores: tuple[str, ...] = ()  # "weakness", "resistance", "effects"
    once: str = ""  # a kind of attack a player uses once a game: "GX", "VSTAR"


@dataclass(frozen=True, slots=True)
class Provision(Term):
    """The Energy a card gives: one string of type letters a unit, any one of them at a time."""

    units: tuple[str, ...]
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class CardScript(Term):
    """Everything a card does beyond its printed numbers."""

    attacks: tuple[AttackScript | None, ...] = ()
    powers: tuple[Power | None, ...] = ()
    play: Program | None = None
    attach_to: Selector | None = None  # Tools, machines and Energy: which Pokémon may have it
    provides: tuple[Provision, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    uses: tuple[Use, ...] = ()


EMPTY = CardScript()


def script_to_json(script: CardScript) -> Any:
    """Return a script as JSON data, every field of it."""
    return dump(script)


def script_from_json(data: Any) -> CardScript:
    """Return the script that `script_to_json` wrote."""
    import rulesets.ptcg.effects.ops  # noqa: F401  the terms a script may hold

    script = load(data)
    if not isinstance(script, CardScript):
        raise ValueError(f"expected a card script, found {type(script).__name__}")
    return script


def has_term(value: Any, *kinds: type[Term]) -> bool:
    """Tell whether a term of one of some kinds stands anywhere inside a value."""
    return any(isinstance(term, kinds) for term in walk(value))


def walk(value: Any) -> Iterator[Term]:
    """Yield every term inside a value, the outer ones first."""
    if isinstance(value, Term):
        yield value
        for field in fields(value):  # type: ignore[arg-type]
            yield from walk(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from walk(item)
