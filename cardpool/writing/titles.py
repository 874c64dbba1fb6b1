"""The titles of a database, how they are spelled, and the index that searches read."""

from __future__ import annotations

import sys
from array import array
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from cardpool.names import is_latin, search_key

Table = tuple[str, Iterable[tuple[Any, ...]]]  # name, rows


class Spelling(NamedTuple):
    """One way to write a title: in a language, by inference or by nickname."""

    game: str
    key: str
    t: int
    lang: str
    name: str
    source: str
    sure: bool


class Titles:
    """Numbers the distinct names of each game and keeps their spellings."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        self._spellings: dict[tuple[int, str, str], Spelling] = {}

    def number(self, game: str, identity: str) -> int:
        """Return the number of a title."""
        return self._numbers.setdefault((game, identity), len(self._numbers) + 1)

    def spell(
        self, game: str, t: int, lang: str, name: str, source: str = "name", sure: bool = True
    ) -> None:
        """Add a spelling of a title; a printed name outranks an inferred one."""
        key = search_key(name)
        known = self._spellings.get((t, lang, name))
        if key and (known is None or (known.source == "inferred" and source == "name")):
            self._spellings[t, lang, name] = Spelling(game, key, t, lang, name, source, sure)

    def tables(self, alive: Collection[int]) -> Iterator[Table]:
        """Yield the tables of the titles that have cards."""
        numbered = self._numbers.items()
        yield "title", ((t, game, identity) for (game, identity), t in numbered if t in alive)
        spellings = [s for s in self._spellings.values() if s.t in alive]
        found = {(s.game, s.key) for s in spellings}
        keys = sorted(found, key=lambda g: (g[0], not is_latin(g[1]), len(g[1]), g[1]))
        numbers = {place: k for k, place in enumerate(keys)}
        yield "searchkey", ((k, *place) for k, place in enumerate(keys))
        rows = ((numbers[s.game, s.key], s.t, s.lang, s.name, s.source, s.sure) for s in spellings)
        yield "spelling", sorted(rows)
        yield from _index(keys)


def _index(keys: list[tuple[str, str]]) -> Iterator[Table]:
    """Yield the keys by length, the words by length, and which keys each word stands in."""
    buckets: dict[tuple[str, bool, int], list[int]] = defaultdict(list)
    postings: dict[str, array[int]] = defaultdict(lambda: array("I"))
    for k, (game, key) in enumerate(keys):
        buckets[game, is_latin(key), len(key)].append(k)
        for token in set(key.split()):
            postings[token].append(k)
    joined = ((*at, ks[0], "\n".join(keys[k][1] for k in ks)) for at, ks in buckets.items())
    yield "bucket", joined
    lengths: dict[tuple[bool, int], list[str]] = defaultdict(list)
    for token in sorted(postings):
        lengths[is_latin(token), len(token)].append(token)
        if sys.byteorder == "big":
            postings[token].byteswap()
    yield "token", ((token, ks.tobytes()) for token, ks in sorted(postings.items()))
    yield "vocabulary", ((*at, "\n".join(tokens)) for at, tokens in lengths.items())
