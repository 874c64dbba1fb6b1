"""The grammar of search queries: a fuzzy name, and filters as card players know them.

charizrd type:fire hp>=120 (set:OBF or set:PAF) -is:promo

query = all { "or" all }        all = part { part }
part  = "-" part | "(" query ")" | field op value | word
"""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

from cardpool.errors import QueryError

LONGEST = 1000  # characters of a query
DEEPEST = 8  # brackets within brackets; SQLite's own parser takes eleven
MOST = 60  # filters and quoted words, each of which may look at every name


class Word(NamedTuple):
    """A word of a name; a quoted one must be in the name as it stands."""

    text: str
    quoted: bool
    place: int


class Term(NamedTuple):
    """A filter, such as hp>=120."""

    field: str
    op: str
    value: str
    place: int


class Not(NamedTuple):
    """The opposite of a part."""

    part: Node


class Every(NamedTuple):
    """All of these parts."""

    parts: tuple[Node, ...]


class Any(NamedTuple):
    """At least one of these parts."""

    parts: tuple[Node, ...]


Node: TypeAlias = Word | Term | Not | Every | Any

_FIELD = re.compile(r"([a-z]+)(!=|<=|>=|[:=<>])(?=\S)", re.I)
_SPACE = re.compile(r"[\s\x00-\x1f\x7f]+")
_END = re.compile(r"[\s\x00-\x1f\x7f()]")


def parse(query: str, fields: dict[str, str]) -> Node:
    """Return the tree of a query; `fields` maps every accepted field name to its own name."""
    if not query.strip():
        raise QueryError("the query is empty")
    if len(query) > LONGEST:
        raise QueryError(f"the query has {len(query)} characters; the limit is {LONGEST}")
    reader = _Reader(query, fields)
    tree = reader.either(0)
    if reader.place < len(query):
        raise reader.error("expected the end of the query, found ')'")
    if reader.dear > MOST:
        raise QueryError(f"the query has {reader.dear} filters; the limit is {MOST}")
    return tree


class _Reader:
    def __init__(self, query: str, fields: dict[str, str]) -> None:
        self.query, self.fields, self.place = query, fields, 0
        self.dear = 0  # filters and quoted words

    def error(self, message: str, place: int | None = None) -> QueryError:
        return QueryError(message, self.query, self.place if place is None else place)

    def skip(self) -> None:
        space = _SPACE.match(self.query, self.place)
        if space:
            self.place = space.end()

    def at_or(self) -> bool:
        end = self.place + 2
        word = self.query[self.place : end].lower() == "or"
        return word and (end == len(self.query) or _END.match(self.query, end) is not None)

    def either(self, depth: int) -> Node:
        if depth > DEEPEST:
            raise self.error(f"more than {DEEPEST} brackets within brackets")
        parts = [self.every(depth)]
        while self.place < len(self.query) and self.at_or():
            self.place += 2
            self.skip()
            parts.append(self.every(depth))
        return parts[0] if len(parts) == 1 else Any(tuple(parts))

    def every(self, depth: int) -> Node:
        parts: list[Node] = []
        self.skip()
        while self.place < len(self.query) and self.query[self.place] != ")":
            # An "or" with nothing before it is a word: French for gold, or part of a name.
            if self.at_or() and parts and self.query[self.place + 2 :].strip(" )"):
                break
            parts.append(self.part(depth))
            self.skip()
        if not parts:
            raise self.error("expected a name or a filter")
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def part(self, depth: int) -> Node:
        rest = self.query[self.place + 1 : self.place + 2]
        if self.query[self.place] == "-" and rest and not _SPACE.match(rest):
            self.place += 1
            part = self.part(depth)
            return part.part if isinstance(part, Not) else Not(part)
        if self.query[self.place] == "(":
            start = self.place
            self.place += 1
            inner = self.either(depth + 1)
            if self.query[self.place : self.place + 1] != ")":
                raise self.error("this '(' is never closed", start)
            self.place += 1
            return inner
        found = self.term() or Word(*self.value(), place=self.place)
        self.dear += isinstance(found, Term) or found.quoted
        return found

    def term(self) -> Term | None:
        """Read a filter; "S:P Little Knight" begins with none, as one letter is no field."""
        match = _FIELD.match(self.query, self.place)
        if not match:
            return None
        name, place = match[1].lower(), self.place
        if name not in self.fields:
            if len(name) == 1:
                return None
            known = ", ".join(sorted(set(self.fields.values())))
            raise self.error(f"no field {match[1]!r}; the fields are {known}")
        self.place = match.end()
        value, _ = self.value()
        return Term(self.fields[name], ":" if match[2] == "=" else match[2], value, place)

    def value(self) -> tuple[str, bool]:
        start = self.place
        if self.query[start] == '"':
            end = self.query.find('"', start + 1)
            if end < 0:
                raise self.error("this '\"' is never closed")
            self.place = end + 1
            return self.query[start + 1 : end], True
        stop = _END.search(self.query, start)
        self.place = max(stop.start() if stop else len(self.query), start + 1)
        return self.query[start : self.place], False


def split_name(tree: Node) -> tuple[str, Node | None]:
    """Return the fuzzy name (the plain words that all must hold) and the other parts."""
    words: list[str] = []
    rest: list[Node] = []

    def gather(node: Node) -> None:
        if isinstance(node, Every):
            for part in node.parts:
                gather(part)
        elif isinstance(node, Word) and not node.quoted:
            words.append(node.text)
        else:
            rest.append(node)

    gather(tree)
    left = None if not rest else rest[0] if len(rest) == 1 else Every(tuple(rest))
    return " ".join(words), left


def only_words(tree: Node) -> bool:
    """Tell whether a query has no filters, so that its "or" may belong to a name."""
    if isinstance(tree, (Every, Any)):
        return all(only_words(part) for part in tree.parts)
    return isinstance(tree, Word) and not tree.quoted
