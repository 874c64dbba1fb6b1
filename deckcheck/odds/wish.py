"""What a player wishes to hold, as an expression: `A and (B or 2 of {C, D})`.

A name stands bare or in quotes; `3 NAME` asks for copies of one card, `2 of {C, D}` for cards of
several, `exactly` and `at most` before the number bound it. `not` binds before `and`, `and` before
`or`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from deckcheck.odds.deal import Counts

Places: TypeAlias = Mapping[str, frozenset[int]]  # name -> the kinds of a deal that it means

_TOKEN = re.compile(r"""\s*(?:"([^"]*)"|“([^”]*)”|([(){},])|([^\s(){},"“]+))""")
_WORDS = {"and", "or", "not"}
_BOUNDS = {("exactly",): "exactly", ("at", "least"): "least", ("at", "most"): "most"}
_DEEPEST = 40  # of parts in parts


class WishError(ValueError):
    """An expression that cannot be read; the message names the column."""


@dataclass(frozen=True, slots=True)
class Copies:
    """Between `low` and `high` cards (None: any number above) of some names."""

    names: tuple[str, ...]
    low: int = 1
    high: int | None = None

    def holds(self, counts: Counts, places: Places) -> bool:
        """Tell whether so many of the cards are there."""
        kinds = frozenset[int]().union(*(places[name] for name in self.names))
        held = sum(counts[kind] for kind in kinds)
        return held >= self.low and (self.high is None or held <= self.high)


@dataclass(frozen=True, slots=True)
class AllParts:
    """All parts."""

    parts: tuple[Wish, ...]

    def holds(self, counts: Counts, places: Places) -> bool:
        """Tell whether each part holds."""
        return all(part.holds(counts, places) for part in self.parts)


@dataclass(frozen=True, slots=True)
class AnyPart:
    """One part at least."""

    parts: tuple[Wish, ...]

    def holds(self, counts: Counts, places: Places) -> bool:
        """Tell whether a part holds."""
        return any(part.holds(counts, places) for part in self.parts)


@dataclass(frozen=True, slots=True)
class NotPart:
    """Not that part."""

    part: Wish

    def holds(self, counts: Counts, places: Places) -> bool:
        """Tell whether the part does not hold."""
        return not self.part.holds(counts, places)


Wish: TypeAlias = Copies | AllParts | AnyPart | NotPart


def names_of(wish: Wish) -> Iterator[str]:
    """Yield the names of an expression as they are written."""
    if isinstance(wish, Copies):
        yield from wish.names
    elif isinstance(wish, NotPart):
        yield from names_of(wish.part)
    else:
        for part in wish.parts:
            yield from names_of(part)


class _Token(NamedTuple):
    text: str
    column: int
    quoted: bool = False

    @property
    def word(self) -> str:
        """Return the word by which the language is read; a quoted one is none."""
        return "" if self.quoted else self.text.lower()


def _tokens(text: str) -> list[_Token]:
    found, at = [], 0
    text = text.rstrip()
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:  # only a quote that is not closed
            raise WishError(f"column {at + 1}: the quotation mark is not closed")
        group = match.lastindex or 1
        found.append(_Token(match[group], match.start(group) + 1, group < 3))
        at = match.end()
    return [*found, _Token("", len(text) + 1)]


def parse(text: str) -> Wish:
    """Return the wish of an expression."""
    reader = _Reader(_tokens(text))
    found = reader.either()
    if reader.next.word or reader.next.quoted:
        reader.refuse("'and', 'or' or the end")
    return found


class _Reader:
    """Reads an expression token by token."""

    def __init__(self, tokens: Sequence[_Token]) -> None:
        self.tokens = tokens
        self.at = 0
        self.depth = 0

    @property
    def next(self) -> _Token:
        return self.tokens[self.at]

    def take(self, word: str) -> bool:
        """Pass a word if it comes next."""
        if self.next.word != word:
            return False
        self.at += 1
        return True

    def refuse(self, expected: str) -> None:
        """Say what was expected at the next token."""
        found = repr(self.next.text) if self.next.text else "the end"
        raise WishError(f"column {self.next.column}: expected {expected}, found {found}")

    def either(self) -> Wish:
        """Read parts with "or" between them."""
        return self._joined("or", lambda: self._joined("and", self._part, AllParts), AnyPart)

    def _joined(
        self,
        word: str,
        read: Callable[[], Wish],
        kind: Callable[[tuple[Wish, ...]], Wish],
    ) -> Wish:
        parts = [read()]
        while self.take(word):
            parts.append(read())
        return parts[0] if len(parts) == 1 else kind(tuple(parts))

    def _part(self) -> Wish:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise WishError(f"column {self.next.column}: more than {_DEEPEST} parts in one another")
        found = self._inner()
        self.depth -= 1
        return found

    def _inner(self) -> Wish:
        if self.take("not"):
            return NotPart(self._part())
        if self.take("("):
            found = self.either()
            if not self.take(")"):
                self.refuse("')'")
            return found
        return self._some()

    def _some(self) -> Wish:
        bound = self._bound()
        number = 1
        if self.next.word.isdecimal():
            number = min(int(self.next.word[:6]), 9999)
            self.at += 1
            self.take("of")
        elif bound:
            self.refuse("a number")
        names = self._set() if self.take("{") else (self._name(),)
        low, high = (0 if bound == "most" else number), (number if bound else None)
        return Copies(names, low, None if bound == "least" else high)

    def _bound(self) -> str:
        for words, bound in _BOUNDS.items():
            ahead = tuple(token.word for token in self.tokens[self.at : self.at + len(words)])
            after = self.tokens[min(self.at + len(words), len(self.tokens) - 1)]
            if ahead == words and after.word.isdecimal():
                self.at += len(words)
                return bound
        return ""

    def _set(self) -> tuple[str, ...]:
        names = [self._name()]
        while self.take(","):
            names.append(self._name())
        if not self.take("}"):
            self.refuse("',' or '}'")
        return tuple(names)

    def _name(self) -> str:
        if self.next.quoted and self.next.text.strip():
            self.at += 1
            return self.tokens[self.at - 1].text.strip()
        words = []
        while self.next.word and self.next.word not in _WORDS and self.next.word not in "(){},":
            words.append(self.next.text)
            self.at += 1
        if not words:
            self.refuse("a card name")
        return " ".join(words)
