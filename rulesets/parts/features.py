"""What a card's program is made of, as words that two programs can be compared by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulesets.engine.terms import Term

# Terms and fields that name where a program keeps something, and say nothing of what it does.
_NO_MEANING = frozenset(("Held", "Reg", "It", "CardScript", "AttackScript", "Power", "Effect"))
_REGISTERS = frozenset(("into", "by", "at_least"))


def features(script: object) -> frozenset[str]:
    """Return the terms of a program by name, and the words and numbers that each says."""
    found = set()
    for term in _walk(script):
        name = type(term).__name__
        if name not in _NO_MEANING:
            found.add(name)
            found.update(f"{name}.{said}" for said in _words(term))
    return frozenset(found)


def likeness(one: frozenset[str], two: frozenset[str]) -> float:
    """Return which part of their features two programs share."""
    return len(one & two) / len(one | two) if one or two else 0.0


def _walk(value: object) -> Iterator[Term]:
    if isinstance(value, Term) and is_dataclass(value):
        yield value
        for field in fields(value):
            yield from _walk(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _walk(item)


def _words(term: Term) -> Iterator[str]:
    assert is_dataclass(term)
    for field in fields(term):
        value = getattr(term, field.name)
        if field.name in _REGISTERS:
            continue
        if isinstance(value, str | int) and not isinstance(value, bool) and value != "":
            yield f"{field.name}={value}"
        elif isinstance(value, tuple):
            yield from (f"{field.name}={each}" for each in value if isinstance(each, str))
