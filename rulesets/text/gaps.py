"""What a compiler did not understand: a text compiles whole, or its gaps are told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

_WORD = re.compile(r"«[^»]*»|\S+")


class NotUnderstood(ValueError):  # noqa: N818  a result as often as an error
    """A sentence the grammar does not read: its words, and where understanding ended."""

    def __init__(self, words: tuple[str, ...], at: int, why: str = "") -> None:
        super().__init__(why or " ".join(words[at:]) or "(more words expected)")
        self.words = words
        self.at = at


class NoMeaning(ValueError):  # noqa: N818  said of a sentence, not of the program
    """A sentence that parses but says nothing the rules can do."""


class Gap(NamedTuple):
    """Words of a card that were not understood: where, the sentence, the words and why."""

    place: str
    sentence: str
    words: str
    why: str = ""


class Frequent(NamedTuple):
    """Words that were not understood, and how many printings have them."""

    printings: int
    before: str  # what was understood of the sentence
    words: str
    why: str  # where all words were understood


def frequent(
    cards: Iterable[Sequence[tuple[str, str, str, str]]],
    alike: Callable[[tuple[str, ...]], tuple[str, ...]],
    limit: int,
) -> list[Frequent]:
    """Return the words that keep most printings unscripted; `alike` makes names and numbers one."""

    def plain(text: str) -> str:
        return " ".join(alike(tuple(_WORD.findall(text))))

    seen: Counter[tuple[str, str, str]] = Counter()
    for gaps in cards:
        kinds = {
            (plain(sentence.strip("()").removesuffix(words)), plain(words), "" if words else why)
            for _, sentence, words, why in gaps
        }
        seen.update(kinds)
    # Equal counts in the order of the words, so that two runs say the same.
    ranked = sorted(seen.items(), key=lambda item: (-item[1], item[0]))
    return [Frequent(n, *kind) for kind, n in ranked[:limit]]
