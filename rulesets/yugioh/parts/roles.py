"""What a Yu-Gi-Oh! card is for, told by its program."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from cardpool.model.yugioh import YugiohCard
from rulesets.parts import features as programs
from rulesets.yugioh.scripts import script_of

# The first of these features that a program has tells what the card does, and what that is worth.
_TELLING = (
    ("Destroy", "destroys cards", 2.0),
    ("Draw", "draws cards", 1.6),
    ("NegateAttack", "stops an attack", 1.4),
    ("SpecialSummon", "Special Summons", 1.2),
    ("Cards.zones=deck", "searches the deck", 1.0),
    ("ToHand", "takes cards to the hand", 0.8),
    ("Damage", "does damage", 0.7),
    ("Modifier", "changes ATK or DEF", 0.4),
    ("GainLp", "gains Life Points", 0.2),
)
_KINDS = ("Type.words=", "Sub.words=", "Attribute.words=")
_NAMES = ("Named.", "NameHas.")


@lru_cache(maxsize=20_000)
def features(card: YugiohCard) -> frozenset[str]:
    """Return what a card's program is made of; nothing where it has none."""
    script = script_of(card)
    return programs.features(script) if script is not None else frozenset()


def deed(card: YugiohCard) -> str:
    """Return what a card does, in words; "" where its program does not tell."""
    has = features(card)
    return next((words for feature, words, _ in _TELLING if feature in has), "")


def worth(card: YugiohCard) -> float:
    """Return what a card's deed is worth; less than nothing where it does nothing by itself."""
    has = features(card)
    if not has:
        return 0.0
    return next((value for feature, _, value in _TELLING if feature in has), -1.0)


def is_never_normal(card: YugiohCard) -> bool:
    """Tell whether a Monster's text forbids its Normal Summon."""
    script = script_of(card)
    return script is not None and not {"no normal", "nomi"}.isdisjoint(script.summoning)


def asks_for_others(card: YugiohCard, held: Iterable[YugiohCard]) -> bool:
    """Tell whether a card speaks only of kinds and names that a deck has not."""
    cards = list(held)
    there = {
        word.casefold() for c in cards for word in (c.race, c.attribute, c.property, *c.subkinds)
    }
    names = " / ".join(c.name for c in cards).casefold()
    kinds, named = (
        [f.partition("=")[2].casefold() for f in features(card) if f.startswith(asked)]
        for asked in (_KINDS, _NAMES)
    )
    strange = kinds and there.isdisjoint(kinds)
    return bool(strange or (named and not any(name in names for name in named)))
