"""What a compiler did not understand: a text compiles whole, or its gaps are told."""

from __future__ import annotations

from typing import NamedTuple


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
