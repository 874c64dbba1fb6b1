"""What a card does, as data: attacks, powers, play, energy, continuous effects and triggers.

A script holds programs, never text. `docs/ops.md` describes the vocabulary.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.api import Json
from rulesets.engine.frames import Program
from rulesets.engine.lasting import Use
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector
from rulesets.engine.terms import Term, dump, load
from rulesets.engine.terms import has_term as has_term
from rulesets.engine.terms import walk as walk
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import AnyCondition


@dataclass(frozen=True, slots=True)
class Power(Term):
    """One Pokémon Power, Poké-Power, Poké-Body or Ability, in the order of the card."""

    uses: tuple[Use, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()


@dataclass(frozen=True, slots=True)
class Price(Term):
    """Another cost, in letters, that an attack may be used for under a condition."""

    cost: str
    when: AnyCondition


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
    prices: tuple[Price, ...] = ()  # other costs it may be used for


@dataclass(frozen=True, slots=True)
class Provision(Term):
    """The Energy a card gives: one string of type letters a unit, any one of them at a time."""

    units: tuple[str, ...]
    when: AnyCondition | None = None


@dataclass(frozen=True, slots=True)
class CardScript(Term):
    """Everything a card does beyond its printed numbers."""

    attacks: tuple[AttackScript | None, ...] = ()
    powers: tuple[Power | None, ...] = ()
    play: Program | None = None
    attach_to: AnySelector | None = None  # Tools, machines and Energy: which Pokémon may have it
    provides: tuple[Provision, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    uses: tuple[Use, ...] = ()


EMPTY = CardScript()


# The engine's words that stored programs have named since before the engine had any others.
_FIRST_WORDS = frozenset(
    (
        *("AllOf", "AnyOf", "AtLeast", "Equal", "Not", "Plus", "Times", "Reg", "Size"),
        *("Both", "Count", "Either", "Held", "Top", "Without", "If", "Put", "Stop"),
    )
)


def stored_tag(term: Term) -> str:
    """Return a term's name in stored programs, which do not change when a word moves.

    Words that the engine took over from this game later keep the game's name in front; reading
    finds them either way.
    """
    own = "." in term.tag or term.tag in _FIRST_WORDS
    return term.tag if own else f"ptcg.{term.tag}"


def script_to_json(script: CardScript) -> Json:
    """Return a script as JSON data, every field of it."""
    return dump(script)


def script_from_json(data: Json) -> CardScript:
    """Return the script that `script_to_json` wrote."""
    script = load(data)
    if not isinstance(script, CardScript):
        raise ValueError(f"expected a card script, found {type(script).__name__}")
    return script
