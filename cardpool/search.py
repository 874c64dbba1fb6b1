"""Fuzzy search over all names in all languages.

Whole names with typos are found by edit distance among names of like length; a few words of a
name by the words themselves, each allowed its own typos. The better of both scores counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from cardpool.games import BOARD, POKEMON, YUGIOH
from cardpool.nameindex import NameIndex
from cardpool.names import search_key
from cardpool.ranking import ALL_WORDS, SHORTLIST, scores_of
from cardpool.schema import TWIN

if TYPE_CHECKING:
    from cardpool.layer import Layer
    from cardpool.model import Card
    from cardpool.query import Node
    from cardpool.store import CardPool

Legal: TypeAlias = "Callable[[Card, str], bool]"  # whether a card is legal in a ruleset

GAMES = (POKEMON, YUGIOH, BOARD)
LONGEST = 200  # letters of a name that are looked at; no card has more


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


class Finder:
    """Searches all layers of a pool."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._indexes = [(layer, NameIndex(layer)) for layer in pool.layers]
        self._problem: Exception | None = None

    def search(
        self,
        query: str,
        *,
        game: str | None = None,
        lang: str | None = None,
        limit: int = 10,
        legal: Legal | None = None,
    ) -> list[Hit]:
        """Return the hits of a query, best first; without a name, in the order of names."""
        if _is_plain(query):
            return self.by_name(query, game=game, lang=lang, limit=limit)
        from cardpool.filters import FIELD_NAMES, Conditions
        from cardpool.query import Any, only_words, parse, split_name

        self._problem = None
        tree = parse(query, FIELD_NAMES)
        if only_words(tree):
            found = self.by_name(query, game=game, lang=lang, limit=limit)
            if isinstance(tree, Any) and (not found or found[0].score < ALL_WORDS):
                names = [split_name(part)[0] for part in tree.parts]
                return self._either(names, Filter(lang=lang, game=game), limit)
            return found
        name, rest = split_name(tree)
        where, values = Conditions(query, self._pool).of(rest) if rest else ("", [])
        if "is_legal(" in where:
            self._judge(legal, query)
        wanted = Filter(where, tuple(values), lang or _language(rest), game)
        if search_key(name):
            found = self.by_name(name, limit=limit, wanted=wanted)
        else:
            found = self._listed(wanted, limit)
        if self._problem is not None:
            raise self._problem
        return found

    def by_name(
        self,
        name: str,
        *,
        game: str | None = None,
        lang: str | None = None,
        limit: int = 5,
        wanted: Filter | None = None,
    ) -> list[Hit]:
        """Return the hits for a name or a few words of it, best first."""
        key = search_key(name[:LONGEST])
        if not key:
            return []
        wanted = wanted or Filter(lang=lang, game=game)
        best: dict[tuple[str, str], tuple[float, Hit]] = {}
        for layer, index in self._indexes:
            allowed: Collection[int] | None = _allowed(layer, wanted)
            if wanted.game:
                span = index.span(wanted.game)
                allowed = span if allowed is None else {k for k in allowed if k in span}
            games = [wanted.game] if wanted.game else GAMES
            scores = scores_of(index, key, games, allowed, max(SHORTLIST, 3 * limit))
            titles = _spellings(layer, scores, wanted)
            most = len(titles) if wanted.where else 2 * limit + 8
            likely = sorted(titles, key=lambda t: -titles[t][0])[:most]
            for rank, identity, hit in _hits(layer, {t: titles[t] for t in likely}, wanted):
                place = (hit.game, identity)
                known = best.get(place)
                # An import may hold one printing of many: the fuller entry stands for the name.
                if known is None or (rank, hit.printings) > (known[0], known[1].printings):
                    best[place] = (rank, hit)
        ranked = sorted(best.values(), key=lambda pair: -pair[0])
        return [hit for _, hit in ranked[:limit]]

    def _either(self, names: list[str], wanted: Filter, limit: int) -> list[Hit]:
        """Return the hits of several names, best first."""
        found = [h for name in names for h in self.by_name(name, limit=limit, wanted=wanted)]
        ranked = sorted(found, key=lambda hit: -hit.score)
        return list({hit.id: hit for hit in ranked}.values())[:limit]

    def _listed(self, wanted: Filter, limit: int) -> list[Hit]:
        """Return the titles that meet the filters, by name."""
        found: dict[tuple[str, str], Hit] = {}
        where = f"({wanted.where})" + (" AND game=?" if wanted.game else "")
        values = [*wanted.values, *([wanted.game] if wanted.game else [])]
        sql = f"SELECT t, min(name) FROM card WHERE {where} GROUP BY t ORDER BY 2 LIMIT ?"
        for layer, _ in self._indexes:
            titles = {
                t: (100.0, "en", name, "name") for t, name in layer.rows(sql, [*values, limit])
            }
            for _, identity, hit in _hits(layer, titles, wanted):
                found.setdefault((hit.game, identity), hit)
        return sorted(found.values(), key=lambda hit: hit.name)[:limit]

    def _judge(self, legal: Legal | None, query: str) -> None:
        """Let SQL ask whether a card is legal."""
        from cardpool.errors import QueryError

        if legal is None:
            raise QueryError("the field 'legal' needs rulesets, and none are at hand here", query)
        pool = self._pool

        def is_legal(card_id: str, ruleset: str) -> bool:
            card = pool.get(card_id)
            try:
                return card is not None and legal(card, ruleset)
            except QueryError as error:  # SQLite would swallow it
                self._problem = error
                return False

        for layer, _ in self._indexes:
            layer.define("is_legal", is_legal)


def _is_plain(query: str) -> bool:
    """Tell whether a query is just a name, so that the grammar need not be loaded."""
    plain = query.isprintable() and set(query).isdisjoint(':=<>"()-')
    return plain and len(query) <= LONGEST and bool(query.strip()) and " or " not in query.lower()


def _allowed(layer: Layer, wanted: Filter) -> set[int] | None:
    """Return the keys of the titles with a card that meets the filters; None for all."""
    if not wanted.lang and not wanted.where:
        return None
    if "is_legal(" in wanted.where:  # dear: ask only of the names that come near
        return None
    sql = "SELECT k FROM spelling WHERE 1"
    if wanted.lang:
        sql += " AND lang=?"
    if wanted.where:
        sql += f" AND t IN (SELECT t FROM card WHERE {wanted.where})"
    values = [*([wanted.lang] if wanted.lang else []), *wanted.values]
    return {k for (k,) in layer.rows(sql, values)}


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


def _hits(
    layer: Layer, titles: dict[int, tuple[float, str, str, str]], wanted: Filter
) -> Iterable[tuple[float, str, Hit]]:
    """Yield (rank, identity, hit) of titles; only printings that meet the filters count."""
    listed = ",".join(map(str, titles))
    condition = f" AND ({wanted.where})" if wanted.where else ""
    cards: dict[int, list[tuple[str, ...]]] = {}
    for t, *row in layer.rows(
        "SELECT t, game, identity, name, id, set_id, summary FROM card"
        f" WHERE t IN ({listed}) AND NOT {TWIN}{condition} ORDER BY released DESC, n DESC",
        wanted.values,
    ):
        cards.setdefault(t, []).append(tuple(row))
    for t, (rank, lang, spelling, source) in titles.items():
        if t in cards:
            game, identity, name, card_id, _, words = cards[t][0]
            sets = tuple(dict.fromkeys(row[4] for row in cards[t] if row[4]))
            rank -= 0.2 if game == BOARD else 0.0  # cards before the chips of the board game
            score, count = round(min(max(rank, 0.0), 100.0), 1), len(cards[t])
            hit = Hit(card_id, game, name, lang, spelling, score, source, count, sets, words)
            yield rank, identity, hit


def _language(node: Node | None) -> str | None:
    """Return the one language that a query demands, so that hits are shown in it."""
    from cardpool.query import Every, Term

    if isinstance(node, Term) and node.field == "lang" and node.op == ":":
        return node.value.lower()
    if isinstance(node, Every):
        return next((found for part in node.parts if (found := _language(part))), None)
    return None
