"""Phrases that several terms use to say themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.values import Number, Reg
from rulesets.engine.words import joined

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.terms import Selector

PLACES = {"active": "Active ", "bench": "Benched ", "play": ""}
_ZONES = {"discard": "the discard pile", "lost": "the Lost Zone"}


def symbols(letters: str, word: str = "or") -> str:
    """Return type letters as symbols."""
    return joined(tuple(f"{{{x}}}" for x in letters), word) if letters else ""


def energy(letters: str) -> str:
    """Return Energy of some types, of any where none are named."""
    return f"{symbols(letters)} Energy".lstrip()


def bounds(low: int, high: int, top: int, what: str) -> str:
    """Return a figure between two bounds, of which either may say nothing."""
    if high >= top:
        return f"with {what} of {low} or more"
    return f"with {what} of {high} or less" if low <= 0 else f"with {what} from {low} to {high}"


def zone_name(zone: str) -> str:
    """Return what players call a zone that cards go to."""
    return _ZONES.get(zone, f"the {zone}")


def cards(say: Speaker, n: Number) -> str:
    """Return a number of cards."""
    if not isinstance(n, (int, Reg)):
        return f"as many cards as {say.number(n)}"
    return "a card" if n == 1 else f"{say.number(n)} cards"


def damage(say: Speaker, n: Number) -> str:
    """Return an amount of damage; that of a blow just dealt is called by its name."""
    words = say.number(n)
    if words.endswith("the damage"):
        return f"{words.removesuffix('the damage')}that damage"
    return f"{words} damage"


def they_are(say: Speaker, who: Selector) -> str:
    """Return some Pokémon with the verb that fits them."""
    return f"{say.which(who)} {'is' if who.is_one() else 'are'}"
