"""The material line of Fusion, Synchro and Xyz Monsters."""

from __future__ import annotations

from rulesets.engine.select import AnyFilter
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import And, NotA, Sub
from rulesets.yugioh.match.script import Materials, Part
from rulesets.yugioh.text.mean.model import Noun

_TUNER, _OTHER = Sub(("Tuner",)), NotA(Sub(("Tuner",)))


def part_of(noun: Noun) -> Part:
    """Return one part of the line: which cards, and how many."""
    quantity = noun.quantity
    if noun.zones or noun.side or noun.random or noun.best:
        raise NoMeaning("materials in a place")
    least, most = 1, 1
    if quantity is None:
        if noun.head != "named":
            raise NoMeaning("materials without a number")
    else:
        if quantity.count is None or quantity.others or not isinstance(quantity.count, int):
            raise NoMeaning("materials without a number")
        least = most = quantity.count
        if quantity.more:
            most = quantity.most
        elif quantity.at_least != -1:
            raise NoMeaning("materials up to a number")
    wanted, tuner = _without_tuner(noun.filter)
    return Part(wanted, least, most, tuner)


def _without_tuner(wanted: AnyFilter | None) -> tuple[AnyFilter | None, bool | None]:
    parts = wanted.parts if isinstance(wanted, And) else () if wanted is None else (wanted,)
    tuner = True if _TUNER in parts else False if _OTHER in parts else None
    rest = tuple(p for p in parts if p not in (_TUNER, _OTHER))
    found = None if not rest else rest[0] if len(rest) == 1 else And(rest)
    return found, tuner


def materials_of(subs: tuple[str, ...], nouns: tuple[Noun, ...]) -> Materials:
    """Return the line as data; its kind is that of the monster."""
    how = next((k for k in ("Fusion", "Synchro", "Xyz") if k in subs), "")
    if not how:
        raise NoMeaning("materials of a monster that needs none")
    parts = tuple(part_of(n) for n in nouns)
    # A named Tuner is one as well, without the word.
    if how == "Synchro" and len(parts) < 2:
        raise NoMeaning("a Synchro Monster without a Tuner")
    return Materials(how.lower(), parts)
