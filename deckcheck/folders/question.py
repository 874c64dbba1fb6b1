"""A question about lists: 3+ 'Boss's Orders' and not 'Pidgeot ex'.

question = all { "or" all }      all = part { "and" part }
part     = "not" part | "(" question ")" | [count] name ["in" section]
count    = 3 (exactly), 3+ (at least), 3- (at most)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

from rulesets.deck import Deck

LONGEST = 1000  # characters of a question
DEEPEST = 20  # brackets within brackets
# A quote ends a name where a word ends: 'Boss's Orders' has one inside.
_TOKEN = re.compile(
    r"""\s*(?:(?P<bracket>[()])|(?P<count>\d{1,4}[+-]?)(?=\s)"""
    r"""|'(?P<single>.+?)'(?=[\s)]|$)|"(?P<double>[^"]+)"|(?P<word>[^\s()'"]\S*?)(?=[\s()]|$))"""
)

Keys = Callable[[str], Collection[str]]  # the copy keys of a name; empty where there is none


class QuestionError(ValueError):
    """A question that cannot be read: what was expected, and what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint or "Example: 3+ 'Boss's Orders' and not 'Pidgeot ex'"


class Token(NamedTuple):
    """A piece of a question and its place."""

    kind: str
    text: str
    place: int


@dataclass(frozen=True, slots=True)
class Holds:
    """Some number of copies of a name, in a section or anywhere."""

    name: str
    keys: frozenset[str]
    least: int
    most: int
    section: str = ""

    def __call__(self, deck: Deck) -> bool:
        """Tell whether a deck holds so many."""
        held = sum(
            entry.copies
            for entry in deck.entries
            if entry.card.copy_key in self.keys and self.section in ("", entry.section)
        )
        return self.least <= held <= self.most


Question = Callable[[Deck], bool]


def parse(text: str, keys: Keys, sections: Collection[str]) -> Question:
    """Return the question of a text; a mistake in it is a QuestionError."""
    if len(text) > LONGEST:
        raise QuestionError(f"the question has {len(text)} characters; the limit is {LONGEST}")
    return _Reader(text, keys, sections).whole()


class _Reader:
    def __init__(self, text: str, keys: Keys, sections: Collection[str]) -> None:
        self.text, self.keys, self.sections = text, keys, sections
        self.tokens, self.at = self._tokens(), 0

    def _tokens(self) -> list[Token]:
        found, place = [], 0
        while self.text[place:].strip():
            match = _TOKEN.match(self.text, place)
            if match is None:
                raise QuestionError(f"expected a name or a count at {self.text[place:][:20]!r}")
            kind = match.lastgroup or ""
            found.append(Token(kind, match[kind], match.start(kind)))
            place = match.end()
        return found

    def peek(self, *words: str) -> bool:
        """Tell whether one of some words comes next, unquoted."""
        if self.at == len(self.tokens):
            return False
        token = self.tokens[self.at]
        return token.kind in ("word", "bracket") and token.text.lower() in words

    def whole(self) -> Question:
        if not self.tokens:
            raise QuestionError("the question is empty")
        found = self.either(0)
        if self.at < len(self.tokens):
            raise QuestionError(f"expected 'and' or 'or' before {self.tokens[self.at].text!r}")
        return found

    def either(self, depth: int) -> Question:
        if depth > DEEPEST:
            raise QuestionError(f"more than {DEEPEST} brackets within brackets")
        parts = [self.every(depth)]
        while self.peek("or"):
            self.at += 1
            parts.append(self.every(depth))
        return lambda deck: any(part(deck) for part in parts)

    def every(self, depth: int) -> Question:
        parts = [self.part(depth)]
        while self.peek("and"):
            self.at += 1
            parts.append(self.part(depth))
        return lambda deck: all(part(deck) for part in parts)

    def part(self, depth: int) -> Question:
        if self.peek("not"):
            self.at += 1
            inner = self.part(depth + 1)
            return lambda deck: not inner(deck)
        if self.peek("("):
            self.at += 1
            found = self.either(depth + 1)
            if not self.peek(")"):
                raise QuestionError("a '(' is never closed")
            self.at += 1
            return found
        return self.holds()

    def holds(self) -> Question:
        least, most = 1, 1 << 30
        if self.at < len(self.tokens) and self.tokens[self.at].kind == "count":
            least, most = _count(self.tokens[self.at].text)
            self.at += 1
        name = self.name()
        found = frozenset(self.keys(name))
        if not found:
            raise QuestionError(f"no card is named {name!r}")
        section = ""
        if self.peek("in"):
            self.at += 1
            section = self.tokens[self.at].text.lower() if self.at < len(self.tokens) else ""
            if section not in self.sections:
                raise QuestionError(f"expected one of {', '.join(self.sections)} after 'in'")
            self.at += 1
        return Holds(name, found, least, most, section)

    def name(self) -> str:
        """Return a quoted name, or the words up to the next 'and', 'or', 'in' or bracket."""
        if self.at < len(self.tokens) and self.tokens[self.at].kind in ("single", "double"):
            self.at += 1
            return self.tokens[self.at - 1].text
        words = []
        while self.at < len(self.tokens) and not self.peek("and", "or", "not", "in", "(", ")"):
            if self.tokens[self.at].kind not in ("word", "count"):
                break
            words.append(self.tokens[self.at].text)
            self.at += 1
        if not words:
            found = self.tokens[self.at].text if self.at < len(self.tokens) else "the end"
            raise QuestionError(f"expected the name of a card, found {found!r}")
        return " ".join(words)


def _count(text: str) -> tuple[int, int]:
    number = int(text.rstrip("+-"))
    if text.endswith("+"):
        return number, 1 << 30
    return (0, number) if text.endswith("-") else (number, number)
