"""The search keys and words of one database, loaded by length as they are needed."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rapidfuzz.fuzz import ratio
from rapidfuzz.process import extract

from cardpool.names import is_latin

if TYPE_CHECKING:
    from cardpool.store.layer import Layer

_CUTOFF = 60  # three typos in a name of eight letters
_VARIANTS = 24  # words that a mistyped word may mean
_PREFIX = 0.9  # how surely a word means a longer one that starts with it
_COMMON = 5  # a word of this many names is taken to be spelt as meant
_LONGER = 60  # words that begin with a word
_TYPO = 0.97  # the most that a mistyped word counts


class NameIndex:
    """Finds search keys, numbered k, by likeness, by words and by what they contain."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer
        self._buckets: dict[tuple[str, bool], dict[int, tuple[int, list[str]]]] = {}
        self._vocabulary: dict[tuple[bool, int], list[str]] = {}
        self._postings: dict[str, array[int]] = {}
        self._spans: dict[str, range] | None = None

    def span(self, game: str) -> range:
        """Return the numbers of a game's keys."""
        if self._spans is None:
            rows = self.layer.rows("SELECT game, min(first) FROM bucket GROUP BY game ORDER BY 2")
            ends = [first for _, first in rows[1:]] + [1 << 32]
            pairs = zip(rows, ends, strict=False)  # an import of lists alone has no names
            self._spans = {name: range(first, end) for (name, first), end in pairs}
        return self._spans.get(game, range(0))

    def like(
        self, key: str, game: str, slack: int, cutoff: float = 0.0
    ) -> list[tuple[float, int, str]]:
        """Return (score, k, key) of keys near in length and spelling."""
        found: list[tuple[float, int, str]] = []
        cutoff = cutoff or max(_CUTOFF, 100 - 500 / len(key))  # five letters may differ
        for length in range(max(1, len(key) - slack), len(key) + slack + 1):
            first, keys = self._bucket(game, is_latin(key), length)
            if keys:
                near = extract(key, keys, scorer=ratio, score_cutoff=cutoff, limit=None)
                found += [(score, first + place, other) for other, score, place in near]
        return found

    def containing(self, text: str, game: str, most: int) -> list[int]:
        """Return keys with this text inside, the shortest first."""
        found: list[int] = []
        latin = is_latin(text)
        for length in self._lengths(game, latin):
            if length >= len(text) and len(found) < most:
                first, keys = self._bucket(game, latin, length)
                found += [first + place for place, key in enumerate(keys) if text in key]
        return found[:most]

    def meanings(self, word: str) -> dict[str, float]:
        """Return the indexed words that a word may mean, each with how surely (0 to 1)."""
        found = {word: 1.0}
        if len(word) < 3:
            return found
        if len(self.postings(word)) < _COMMON:
            self._add_misspelt(word, found)
        for longer in self._read(
            "token>? AND token<? LIMIT ?", (word, word + "\U0010ffff", _LONGER)
        ):
            found[longer] = max(found.get(longer, 0.0), _PREFIX)
        return found

    def _add_misspelt(self, word: str, found: dict[str, float]) -> None:
        latin = is_latin(word)
        slack, cutoff = (1, 74 if len(word) < 5 else 70) if len(word) < 7 else (2, 70)
        for length in range(len(word) - slack, len(word) + slack + 1):
            words = self._words(latin, length)
            if words:
                near = extract(word, words, scorer=ratio, score_cutoff=cutoff, limit=_VARIANTS)
                for other, score, _ in near:
                    found.setdefault(other, score / 100 * _TYPO)
        unread = [other for other in found if other not in self._postings]
        self._read(f"token IN ({','.join('?' * len(unread))})", unread)

    def postings(self, word: str) -> array[int]:
        """Return the keys that contain a word."""
        if word not in self._postings:
            self._postings[word] = array("I")
            self._read("token=?", (word,))
        return self._postings[word]

    def begins(self, word: str) -> bool:
        """Tell whether some word begins so."""
        sql = "SELECT 1 FROM token WHERE token>=? AND token<? LIMIT 1"
        return bool(self.layer.rows(sql, (word, word + "\U0010ffff")))

    def _read(self, where: str, values: Sequence[object]) -> list[str]:
        """Read the postings of some words and return the words."""
        rows = self.layer.rows(f"SELECT token, postings FROM token WHERE {where}", values)
        for word, numbers in rows:
            found = self._postings[word] = array("I", numbers)
            if sys.byteorder == "big":
                found.byteswap()
        return [word for word, _ in rows]

    def keys(self, numbers: Iterable[int]) -> dict[int, str]:
        """Return the keys of some numbers."""
        listed = ",".join(map(str, numbers))
        return dict(self.layer.rows(f"SELECT k, key FROM searchkey WHERE k IN ({listed})"))

    def _lengths(self, game: str, latin: bool) -> dict[int, tuple[int, list[str]]]:
        loaded = self._buckets.get((game, latin))
        if loaded is None:
            rows = self.layer.rows(
                "SELECT length FROM bucket WHERE game=? AND latin=? ORDER BY length", (game, latin)
            )
            loaded = self._buckets[game, latin] = {length: (0, []) for (length,) in rows}
        return loaded

    def _bucket(self, game: str, latin: bool, length: int) -> tuple[int, list[str]]:
        loaded = self._lengths(game, latin)
        if length in loaded and not loaded[length][1]:
            rows = self.layer.rows(
                "SELECT first, keys FROM bucket WHERE game=? AND latin=? AND length=?",
                (game, latin, length),
            )
            loaded[length] = (rows[0][0], rows[0][1].split("\n"))
        return loaded.get(length, (0, []))

    def _words(self, latin: bool, length: int) -> list[str]:
        words = self._vocabulary.get((latin, length))
        if words is None:
            rows = self.layer.rows(
                "SELECT tokens FROM vocabulary WHERE latin=? AND length=?", (latin, length)
            )
            words = self._vocabulary[latin, length] = rows[0][0].split("\n") if rows else []
        return words
