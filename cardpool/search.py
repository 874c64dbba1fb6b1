"""Fuzzy search over all names in all languages.

Whole names with typos are found by edit distance among names of like length; a few words of a
name by the words themselves, each allowed its own typos. The better of both scores counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import log
from typing import TYPE_CHECKING, Any, NamedTuple

from rapidfuzz.fuzz import partial_ratio, ratio

from cardpool.model import BOARD, POKEMON, YUGIOH
from cardpool.nameindex import NameIndex
from cardpool.names import is_latin, search_key

if TYPE_CHECKING:
    from cardpool.layer import Layer
    from cardpool.store import CardPool

GAMES = (POKEMON, YUGIOH, BOARD)
LONGEST = 200  # letters of a name that are looked at; no card has more
_SLACK = 4  # a name with up to three typos differs in length by no more
_SHORTLIST = 80
_POSTINGS = 12_000  # entries read for all words; the commonest words only help to rank
_LIKELY = 0.85
_UNKNOWN = 7.0  # the weight of a long word that no name has
# Tuned on names of other seeds than the benchmark's.
_LIKENESS = 1.1  # how steeply edit distance lowers a score
_COVERAGE = 1.75  # the power of the share of the words found
_PARTIAL = 0.75  # what the best stretch of a name counts against its words
_BOTH = 0.1  # how much the lower of two scores adds
_KEYS = 120_000  # about how many keys there are: makes a word's weight


class Hit(NamedTuple):
    """One distinct card name that answers a search."""

    id: str  # its newest printing
    game: str
    name: str
    lang: str
    matched: str  # the spelling that was found
    score: float
    source: str = "name"  # name, inferred, or the kind of alias
    printings: int = 1
    sets: tuple[str, ...] = ()


class _Word(NamedTuple):
    meanings: dict[str, float]
    weight: float


class Finder:
    """Searches all layers of a pool."""

    def __init__(self, pool: CardPool) -> None:
        self._indexes = [(layer, NameIndex(layer)) for layer in pool.layers]

    def by_name(
        self, name: str, *, game: str | None = None, lang: str | None = None, limit: int = 5
    ) -> list[Hit]:
        """Return the hits for a name or a few words of it, best first."""
        key = search_key(name[:LONGEST])
        best: dict[tuple[str, str], tuple[float, Hit]] = {}
        for layer, index in self._indexes:
            allowed = _allowed(layer, lang, "", ()) if lang else None
            scores = _scores(index, key, [game] if game else GAMES, allowed)
            for rank, identity, hit in _hits(layer, scores, lang, "", (), limit):
                place = (hit.game, identity)
                if place not in best or rank > best[place][0]:
                    best[place] = (rank, hit)
        ranked = sorted(best.values(), key=lambda pair: -pair[0])
        return [hit for _, hit in ranked[:limit]]


def _scores(
    index: NameIndex, key: str, games: Iterable[str], allowed: Collection[int] | None
) -> dict[int, float]:
    """Return the scores of the keys that may be meant, by k."""
    found: dict[int, float] = {}
    words = _words(index, key)
    shortlist = _by_words(index, words, allowed)
    for game in games:
        for score, k in index.like(key, game, _SLACK):
            if allowed is None or k in allowed:
                found[k] = score
        if not is_latin(key):
            shortlist += index.containing(key, game, _SHORTLIST)
    best = sorted(found, key=lambda k: -found[k])[:_SHORTLIST]
    chosen = list(dict.fromkeys(best + shortlist))
    if not chosen:
        for game in games:
            chosen += index.containing(key, game, _SHORTLIST)
    return {k: _score(key, name, words) for k, name in index.keys(chosen).items()}


def _words(index: NameIndex, key: str) -> list[_Word]:
    words = []
    for word in dict.fromkeys(key.split()):
        meanings = index.meanings(word)
        # A word is as telling as the commonest word that it may well mean.
        known = max(len(index.postings(m)) for m, surely in meanings.items() if surely >= _LIKELY)
        weight = log(_KEYS / known) if known else _UNKNOWN * min(len(word) / 5, 1.0)
        words.append(_Word(meanings, weight))
    return words


def _by_words(index: NameIndex, words: list[_Word], allowed: Collection[int] | None) -> list[int]:
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
    return sorted(found, key=lambda k: -found[k])[:_SHORTLIST]


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
    length = min(len(key) / len(other), 1.0)
    likeness = 100 - _LIKENESS * (100 - ratio(key, other))
    stretch = partial_ratio(key, other, score_cutoff=70) if len(key) >= 6 else 0.0
    share = max((covered / total) ** _COVERAGE, _PARTIAL * stretch / 100)
    by_words = 100 * share * (0.85 + 0.11 * length)
    both = max(likeness, by_words) + _BOTH * min(likeness, by_words)
    if key in other and (len(key) > 3 or not is_latin(key)):
        both = max(both, 90 + 9 * length)
    # Names with all the words rank above those that only come near.
    return 90 + 0.09 * min(both, 100.0) if whole else 0.9 * min(both, 99.0)


def _allowed(layer: Layer, lang: str | None, where: str, values: Iterable[Any]) -> set[int]:
    """Return the keys of the titles with a card that meets a condition."""
    sql = "SELECT DISTINCT k FROM spelling WHERE 1"
    if lang:
        sql += " AND lang=?"
    if where:
        sql += f" AND t IN (SELECT t FROM card WHERE {where})"
    return {k for (k,) in layer.rows(sql, [*([lang] if lang else []), *values])}


def _hits(
    layer: Layer,
    scores: dict[int, float],
    lang: str | None,
    where: str,
    values: Iterable[Any],
    limit: int,
) -> Iterable[tuple[float, str, Hit]]:
    """Yield (rank, identity, hit) of the best titles."""
    listed = ",".join(map(str, scores))
    sql = f"SELECT k, t, lang, name, source, sure FROM spelling WHERE k IN ({listed})"
    best: dict[int, tuple[float, str, str, str]] = {}
    for k, t, spoken, name, source, sure in layer.rows(sql):
        if lang in (None, spoken):
            # Among equals: real names before nicknames, English before other languages,
            # cards before the chips of the board game.
            nickname = 0.0 if source in ("name", "inferred") else 0.4 if sure else 0.6
            rank = scores[k] - nickname + (0.1 if spoken == "en" else 0.0)
            if t not in best or rank > best[t][0]:
                best[t] = (rank, spoken, name, source)
    chosen = sorted(best, key=lambda t: -best[t][0])[: 2 * limit + 8]
    listed = ",".join(map(str, chosen))
    condition = f" AND ({where})" if where else ""
    sql = (
        "SELECT t, game, identity, name, id, set_id FROM card"
        f" WHERE t IN ({listed}){condition} ORDER BY released DESC, n DESC"
    )
    cards: dict[int, list[Any]] = {}
    for row in layer.rows(sql, list(values)):
        cards.setdefault(row[0], []).append(row)
    for t in chosen:
        if t in cards:
            rank, spoken, name, source = best[t]
            _, game, identity, english, card_id, _ = cards[t][0]
            sets = tuple(dict.fromkeys(row[5] for row in cards[t] if row[5]))
            rank -= 0.2 if game == BOARD else 0.0
            score = round(min(rank, 100.0), 1)
            yield (
                rank,
                identity,
                Hit(card_id, game, english, spoken, name, score, source, len(cards[t]), sets),
            )
