"""What a field of the query language is, and the conditions that fields share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from cardpool.errors import QueryError
from cardpool.search.query import Term

if TYPE_CHECKING:
    from cardpool.store.sets import CardSet

Condition: TypeAlias = tuple[str, list[object]]  # SQL and its bound values
Translate: TypeAlias = "Callable[[Term, Lookup], Condition]"
OPERATORS = {":": "=", "!=": "<>"}  # where SQL writes another than the query


class Lookup(Protocol):
    """What the filters must know of a pool."""

    def sets_by_code(self, code: str) -> list[CardSet]:
        """Return the sets that a code means."""

    def has_set_numbers(self, code: str) -> bool:
        """Tell whether a card has a set number with this code."""

    def with_text(self, like: str) -> list[str]:
        """Return the cards with a text like this."""

    def has_texts(self) -> bool:
        """Tell whether any card has a text."""

    def known_tags(self) -> frozenset[str]:
        """Return all kinds and types there are."""


class Field(NamedTuple):
    """A field of the query language, as the documentation shows it."""

    name: str
    aliases: tuple[str, ...]
    help: str
    example: str
    condition: Translate


def is_dear(where: str) -> bool:
    """Tell whether a condition asks rulesets about single cards, which takes long."""
    return "is_legal(" in where or "ruled(" in where


def ruled(question: str, then: str = "=1") -> Translate:
    """Return how a ruleset is asked about a card; the value names the ruleset."""

    def condition(term: Term, lookup: Lookup) -> Condition:
        return equal(term, (f"ruled(id, '{question}', ?){then}", [term.value]))

    return condition


def problem(term: Term, message: str) -> QueryError:
    """Return the error of a filter; the query is added by whoever has it."""
    return QueryError(message, "", term.place)


def equal(term: Term, condition: Condition) -> Condition:
    """Allow only ":" and "!=" for fields that have no order."""
    if term.op == ":":
        return condition
    if term.op == "!=":
        return f"NOT coalesce({condition[0]}, 0)", condition[1]
    raise problem(term, f"{term.field!r} has no order; write {term.field}:{term.value}")


def whole(term: Term) -> int:
    """Return the value of a field that needs a number."""
    if not (term.value.isascii() and term.value.isdigit() and len(term.value) < 10):
        raise problem(term, f"{term.field!r} needs a number, found {term.value!r}")
    return int(term.value)


def figure(column: str, unknown: str = "") -> Translate:
    """Return how a column of numbers is compared; "?" is `unknown`, if that means anything."""

    def condition(term: Term, lookup: Lookup) -> Condition:
        if unknown and term.value == "?" and term.op in (":", "!="):
            return equal(term, (unknown, []))
        return f"{column} {OPERATORS.get(term.op, term.op)} ?", [whole(term)]

    return condition


def containing(column: str, key: Callable[[str], str] = str) -> Translate:
    """Return how a column of text is searched for part of it."""

    def condition(term: Term, lookup: Lookup) -> Condition:
        return equal(term, (f"{column} LIKE ? ESCAPE '\\'", [f"%{literal(key(term.value))}%"]))

    return condition


def among(column: str) -> Translate:
    """Return how values between bars are searched for one of them."""

    def condition(term: Term, lookup: Lookup) -> Condition:
        return equal(term, (f"instr({column}, ?)", [f"|{term.value.lower()}|"]))

    return condition


def literal(text: str) -> str:
    """Return text for LIKE with the escape character \\, its signs meaning themselves."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
