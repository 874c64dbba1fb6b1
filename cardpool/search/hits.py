"""From the search keys that answer a query to the cards it may mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from cardpool.store.layer import Layer


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
    summary: str = ""


class Filter(NamedTuple):
    """What cards must meet: an SQL condition, its values, a language and a game."""

    where: str = ""
    values: tuple[object, ...] = ()
    lang: str | None = None
    game: str | None = None


def ranked_hits(
    found: Iterable[tuple[Layer, dict[int, float]]], wanted: Filter, limit: int
) -> list[Hit]:
    """Return the hits of the search keys found, by their scores."""
    best: dict[tuple[str, str], tuple[float, Hit]] = {}
    for layer, scores in found:
        if not scores:
            continue
        titles = _spellings(layer, scores, wanted)
        most = len(titles) if wanted.where else 2 * limit + 8
        likely = sorted(titles, key=lambda t: -titles[t][0])[:most]
        for rank, identity, hit in hits_of(layer, {t: titles[t] for t in likely}, wanted):
            place = (hit.game, identity)
            known = best.get(place)
            # An import may hold one printing of many: the fuller entry stands for the name.
            if known is None or (rank, hit.printings) > (known[0], known[1].printings):
                best[place] = (rank, hit)
    ranked = sorted(best.values(), key=lambda pair: -pair[0])
    return [hit for _, hit in ranked[:limit]]


def _spellings(
    layer: Layer, scores: dict[int, float], wanted: Filter
) -> dict[int, tuple[float, str, str, str]]:
    """Return the best titles: t -> (rank, language, spelling, source)."""
    listed = ",".join(map(str, scores))
    best: dict[int, tuple[float, str, str, str]] = {}
    for k, t, lang, name, source, sure in layer.rows(
        f"SELECT k, t, lang, name, source, sure FROM spelling WHERE k IN ({listed})"
    ):
        if wanted.lang in (None, lang):
            # Among equals: real names before nicknames, English before other languages.
            nickname = 0.0 if source in ("name", "inferred") else 0.4 if sure else 0.6
            rank = scores[k] - nickname + (0.1 if lang == "en" else 0.0)
            if t not in best or rank > best[t][0]:
                best[t] = (rank, lang, name, source)
    return best


def hits_of(
    layer: Layer, titles: dict[int, tuple[float, str, str, str]], wanted: Filter
) -> Iterable[tuple[float, str, Hit]]:
    """Yield (rank, identity, hit) of titles; only printings that meet the filters count."""
    listed = ",".join(map(str, titles))
    condition = f" AND ({wanted.where})" if wanted.where else ""
    cards: dict[int, list[tuple[Any, ...]]] = {}
    for t, *row in layer.rows(
        "SELECT t, behind, game, identity, name, id, set_id, summary FROM card"
        f" WHERE t IN ({listed}) AND twin_of=''{condition} ORDER BY released DESC, n DESC",
        wanted.values,
    ):
        cards.setdefault(t, []).append(tuple(row))
    for t, (rank, lang, spelling, source) in titles.items():
        if t in cards:
            behind, game, identity, name, card_id, _, words = cards[t][0]
            sets = tuple(dict.fromkeys(row[5] for row in cards[t] if row[5]))
            rank -= behind
            score, count = round(min(max(rank, 0.0), 100.0), 1), len(cards[t])
            hit = Hit(card_id, game, name, lang, spelling, score, source, count, sets, words)
            yield rank, identity, hit
