"""Terms: the frozen building blocks of programs, and how they are written as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker

from rulesets.plain import Json

_CLASSES: dict[str, type[Term]] = {}
_PROGRAMS: dict[str, tuple[Any, ...]] = {}
_PROGRAM_NAMES: dict[int, str] = {}  # by identity: a named program is written as its name

T = TypeVar("T", bound="Term")


class Term:
    """A part of a program: op, value, condition, selector. Subclasses are frozen dataclasses.

    A subclass is known to saved matches by its name, with its ruleset's package in front
    (`ptcg.Damage`); the engine's own have no prefix.
    """

    __slots__ = ()

    tag: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: object) -> None:
        """Register the class under its tag."""
        super().__init_subclass__(**kwargs)
        parts = cls.__module__.split(".")
        owner = parts[1] if parts[0] == "rulesets" and len(parts) > 1 else parts[0]
        cls.tag = cls.__name__ if owner == "engine" else f"{owner}.{cls.__name__}"
        known = _CLASSES.get(cls.tag)
        # dataclass(slots=True) makes the class a second time: the same place, not a clash.
        if known is not None and known.__module__ != cls.__module__:
            raise TypeError(
                f"term {cls.tag!r} of {cls.__module__} already exists in {known.__module__}"
            )
        _CLASSES[cls.tag] = cls

    def in_words(self, say: Speaker) -> str:
        """Return the term in English: a clause, a noun phrase or a number."""
        raise NotImplementedError(f"{self.tag} has no words")

    @classmethod
    def has_words(cls) -> bool:
        """Tell whether a term can be told; the steps of the rules themselves are not."""
        return cls.in_words is not Term.in_words


def named(name: str, program: tuple[T, ...]) -> tuple[T, ...]:
    """Give a program that is never built at run time a name, which saved matches then hold.

    It is known by its identity, so its type says nothing of its length: the compiled build would
    take a tuple of known length apart and make another.
    """
    if name in _PROGRAMS and _PROGRAMS[name] != program:
        raise ValueError(f"program {name!r} already exists")
    _PROGRAMS[name] = program
    _PROGRAM_NAMES[id(program)] = name
    return program


def has_term(value: object, *kinds: type[Term]) -> bool:
    """Tell whether a term of one of some kinds stands anywhere inside a value."""
    return any(isinstance(term, kinds) for term in walk(value))


def walk(value: object) -> Iterator[Term]:
    """Yield every term inside a value, the outer ones first."""
    if isinstance(value, Term):
        yield value
        for field in fields(value):  # type: ignore[arg-type]
            yield from walk(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from walk(item)


def dump(value: object) -> Json:
    """Return plain data of terms as JSON: terms as objects, tuples as lists."""
    if value is None or isinstance(value, (int, str, float)):
        return value
    if isinstance(value, tuple):
        name = _PROGRAM_NAMES.get(id(value))
        return {"named": name} if name else [dump(v) for v in value]
    if isinstance(value, Term):
        body = {f.name: dump(getattr(value, f.name)) for f in fields(value)}  # type: ignore[arg-type]
        return {"term": value.tag, **body}
    if isinstance(value, frozenset):
        return {"set": [dump(v) for v in sorted(value)]}
    raise TypeError(f"{value!r} of type {type(value).__name__} cannot be part of a match")


def load(data: Json) -> Any:
    """Return what `dump` wrote."""
    if isinstance(data, list):
        return tuple(load(v) for v in data)
    if not isinstance(data, dict):
        return data
    if "term" in data:  # first: a term may have fields of any name
        cls = _look_up(_CLASSES, data["term"], "term")
        return cls(**{k: load(v) for k, v in data.items() if k != "term"})
    if "named" in data:
        return _look_up(_PROGRAMS, data["named"], "program")
    return frozenset(load(v) for v in data["set"])


def _look_up(table: dict[str, Any], name: str, what: str) -> Any:
    if name not in table:
        # A word that a game had for itself before the engine took it over.
        name = name.rpartition(".")[2]
    try:
        return table[name]
    except KeyError:
        raise ValueError(f"no {what} {name!r} in this version") from None
