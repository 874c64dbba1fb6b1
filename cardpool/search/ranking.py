"""How well a query fits the names of a pool: by likeness and by words, the better counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from math import log
from typing import NamedTuple

from rapidfuzz.fuzz import partial_ratio, ratio

from cardpool.names import is_latin
from cardpool.search.nameindex import NameIndex

ALL_WORDS = 90.0  # names with all the words of a query score this or more
_SLACK = 3  # a name with up to three typos differs in length by no more
SHORTLIST = 80  # names looked at closely, at the least
_POSTINGS = 12_000  # entries read for all words; the commonest words only help to rank
_LIKELY = 0.85
_UNKNOWN = 7.0  # the weight of a long word that no name has
# Tuned on names of other seeds than the benchmark's.
_LIKENESS = 1.1  # how steeply edit distance lowers a score
_COVERAGE = 1.75  # the power of the share of the words found
_PARTIAL = 0.75  # what the best stretch of a name counts against its words
_BOTH = 0.1  # how much the lower of two scores adds
_KEYS = 120_000  # about how many keys there are: makes a word's weight


class _Word(NamedTuple):
    meanings: dict[str, float]
    weight: float


def scores_of(
    index: NameIndex, key: str, games: Iterable[str], allowed: Collection[int] | None, most: int
) -> dict[int, float]:
    """Return the scores of the keys that may be meant, by k."""
    found: dict[int, float] = {}
    names: dict[int, str] = {}
    words = _words(index, key)
    shortlist = _by_words(index, words, allowed, most)
    for game in games:
        for score, k, name in index.like(key, game, _SLACK):
            if allowed is None or k in allowed:
                found[k], names[k] = score, name
        if not is_latin(key) or _is_letters(key) or _is_inside(index, key):
            shortlist += index.containing(key, game, most)
    best = sorted(found, key=lambda k: -found[k])[:most]
    chosen = list(dict.fromkeys(best + shortlist))
    if not chosen:
        for game in games:
            chosen += index.containing(key, game, most)
    names |= index.keys([k for k in chosen if k not in names])
    return {k: _score(key, names[k], words) for k in chosen}


def scores_of_whole(index: NameIndex, key: str, allowed: Collection[int]) -> dict[int, float]:
    """Return the scores of the keys with all the words of a query, by k; none if they are many."""
    rarest, *others = sorted(map(index.postings, set(key.split())), key=len)
    found = {k for k in rarest if k in allowed}
    if found:
        found.intersection_update(*others)
    if not 0 < len(found) <= SHORTLIST:
        return {}
    words = [_Word({word: 1.0}, 1.0) for word in key.split()]
    return {k: _score(key, name, words) for k, name in index.keys(found).items()}


def _is_inside(index: NameIndex, key: str) -> bool:
    """Tell whether a query may be the middle or the end of a word: "zard" is no word itself."""
    return len(key) > 3 and " " not in key and not index.postings(key)


def _is_letters(key: str) -> bool:
    """Tell whether a query is several letters, "D/D/D": each of them is a word of many names."""
    return len(key) > 2 and all(len(word) == 1 for word in key.split())


def _words(index: NameIndex, key: str) -> list[_Word]:
    words = []
    for word in dict.fromkeys(key.split()):
        meanings = index.meanings(word)
        # A word is as telling as the commonest word that it may well mean.
        known = max(len(index.postings(m)) for m, surely in meanings.items() if surely >= _LIKELY)
        weight = log(_KEYS / known) if known else _UNKNOWN * min(len(word) / 5, 1.0)
        words.append(_Word(meanings, weight))
    return words


def _by_words(
    index: NameIndex, words: list[_Word], allowed: Collection[int] | None, most: int
) -> list[int]:
    """Return the keys that share the most telling words with the query."""
    found: dict[int, float] = {}
    left = _POSTINGS
    for word in sorted(words, key=lambda w: -w.weight):
        own: dict[int, float] = {}
        for meaning, surely in sorted(word.meanings.items(), key=lambda item: -item[1]):
            postings = index.postings(meaning)
            if left < len(postings) and (found or own):
                continue
            left -= len(postings)
            for k in postings:
                if k not in own and (allowed is None or k in allowed):
                    own[k] = surely * word.weight
        for k, score in own.items():
            found[k] = found.get(k, 0.0) + score
    return sorted(found, key=lambda k: -found[k])[:most]


def _score(key: str, other: str, words: list[_Word]) -> float:
    """Return how well a query fits a name, from 0 to 100."""
    if key == other:
        return 100.0
    there = other.split()
    total = covered = 0.0
    whole = True
    for word in words:
        surely = max([word.meanings.get(w, 0.0) for w in there])
        whole = whole and surely == 1.0
        total += word.weight
        covered += word.weight * surely
    if whole and len(set(asked := key.split())) < len(asked):  # D/D Dog lacks a word of "D/D/D"
        whole = Counter(asked) <= Counter(there)
    length = min(len(key) / len(other), 1.0)
    likeness = 100 - _LIKENESS * (100 - ratio(key, other))
    share = (covered / total) ** _COVERAGE
    if share < _PARTIAL and len(key) >= 6:
        share = max(share, _PARTIAL * partial_ratio(key, other, score_cutoff=70) / 100)
    by_words = 100 * share * (0.85 + 0.11 * length)
    both = max(likeness, by_words) + _BOTH * min(likeness, by_words)
    if key in other and (len(key) > 3 or not is_latin(key)):
        both = max(both, 90 + 9 * length)
    # Names with all the words rank above those that only come near.
    score: float = ALL_WORDS + 0.09 * min(both, 100.0) if whole else 0.9 * min(both, 99.0)
    return score
