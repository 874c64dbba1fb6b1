"""What the texts of all games have: typography, sentences, asides and lists of points."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

_PLAIN = str.maketrans({"’": "'", "‘": "'", "`": "'", "“": '"', "”": '"', "−": "-", "–": "-"})


class Sentence(NamedTuple):
    """One sentence: its tokens, and whether it stood in brackets of its own."""

    words: tuple[str, ...]
    aside: bool = False

    def __str__(self) -> str:
        text = " ".join(self.words)
        return f"({text})" if self.aside else text


class Points(NamedTuple):
    """A list in a text: the words before its first point, and the sentences of each point."""

    head: tuple[str, ...]
    points: tuple[tuple[Sentence, ...], ...]


def straight(text: str) -> str:
    """Return a text with plain quotation marks, plain dashes and single spaces."""
    return re.sub(r"\s+", " ", text.translate(_PLAIN))


def outside(marked: re.Pattern[str], text: str, change: Callable[[str], str]) -> str:
    """Change a text everywhere but in its marked parts, such as names."""
    done = 0
    parts: list[str] = []
    for match in marked.finditer(text):
        parts += (change(text[done : match.start()]), match[0])
        done = match.end()
    return "".join((*parts, change(text[done:])))


def split(tokens: Iterable[str]) -> Iterator[Sentence]:
    """Divide tokens at full stops; a bracket that is a sentence of its own is an aside."""
    words: list[str] = []
    aside = False
    for token in tokens:
        if token == "(" and not words:
            aside = True
        elif token == ")" and aside:
            if words:
                yield Sentence(tuple(words), True)
            words, aside = [], False
        elif token in (".", "!"):
            if words:
                yield Sentence(tuple(words), aside)
            words = []
        else:
            words.append(token)
    if words:
        yield Sentence(tuple(words), aside)


def points(told: Sequence[Sentence], mark: str) -> Points:
    """Return the list that begins in the first of some sentences and takes up the others."""
    at = told[0].words.index(mark)
    found: list[list[Sentence]] = []
    for words in (told[0].words[at:], *(s.words for s in told[1:])):
        if words[0] == mark:
            found.append([])
        found[-1].append(Sentence(tuple(w for w in words if w != mark)))
    return Points(told[0].words[:at], tuple(map(tuple, found)))
