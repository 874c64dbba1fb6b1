"""Fuzzy search over all names in all languages.

Whole names with typos are found by edit distance among names of like length; a few words of a
name by the words themselves, each allowed its own typos. The better of both scores counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import ExitStack
from typing import TYPE_CHECKING, TypeAlias

from cardpool.games import GAMES
from cardpool.names import search_key
from cardpool.search.hits import Filter, Hit, hits_of, ranked_hits
from cardpool.search.nameindex import NameIndex
from cardpool.search.ranking import ALL_WORDS, SHORTLIST, scores_of, scores_of_whole

if TYPE_CHECKING:
    from cardpool.model import Card
    from cardpool.search.order import Order
    from cardpool.search.query import Node
    from cardpool.store import CardPool
    from cardpool.store.layer import Layer

Place: TypeAlias = "tuple[Layer, dict[int, float]]"  # where search keys are, and their scores
Legal: TypeAlias = "Callable[[Card, str], bool]"  # whether a card is legal in a ruleset
Ruling: TypeAlias = "Callable[[Card, str, str], float]"  # what a ruleset answers to a question

MOST_SORTED = 100_000  # hits that are put in order before the first are taken
_BATCH = 500  # below SQLite's limit of bound variables
_SECONDS, _SECONDS_JUDGING = 1.5, 15.0  # of the processor that filters may take
LONGEST = 200  # letters of a name that are looked at; no card has more


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
        ruling: Ruling | None = None,
    ) -> list[Hit]:
        """Return the hits of a query, best first; without a name, in the order of names."""
        if _is_plain(query):
            return self.by_name(query, game=game, lang=lang, limit=limit)
        from cardpool.search import filters
        from cardpool.search.fields import is_dear
        from cardpool.search.order import split_order
        from cardpool.search.query import Any, only_words, parse, split_name

        tree = parse(query, filters.FIELD_NAMES)
        if only_words(tree):
            found = self.by_name(query, game=game, lang=lang, limit=limit)
            if isinstance(tree, Any) and (not found or found[0].score < ALL_WORDS):
                names = [split_name(part)[0] for part in tree.parts]
                return self._either(names, Filter(lang=lang, game=game), limit)
            return found
        asked, order = split_order(tree, query)
        most = MOST_SORTED if order else limit
        name, rest = split_name(asked) if asked else ("", None)
        where, values = filters.of(rest, query, self._pool) if rest else ("", [])
        if is_dear(where):
            self._judge(legal, ruling, query)
        wanted = Filter(where, tuple(values), lang or _language(rest), game)
        found = self._filtered(name, wanted, most, query)
        if not order:
            return found
        # Names that only come near would stand between those that are meant.
        sure = [hit for hit in found if hit.score >= ALL_WORDS]
        return self._ordered(sure or found, order)[:limit]

    def _ordered(self, hits: list[Hit], order: Order) -> list[Hit]:
        """Return hits by a column of their cards; those without a value stand last."""
        values: dict[str, object] = {}
        for layer, _ in reversed(self._indexes):
            ids = [hit.id for hit in hits]
            for start in range(0, len(ids), _BATCH):
                part = ids[start : start + _BATCH]
                listed = ",".join("?" * len(part))
                values.update(
                    layer.rows(f"SELECT id, {order.column} FROM card WHERE id IN ({listed})", part)
                )
        there = [hit for hit in hits if values.get(hit.id) not in (None, "")]
        there.sort(key=lambda hit: values[hit.id], reverse=order.falling)  # type: ignore[arg-type,return-value]
        return there + [hit for hit in hits if values.get(hit.id) in (None, "")]

    def _filtered(self, name: str, wanted: Filter, limit: int, query: str) -> list[Hit]:
        """Return the hits of a name, if any, that meet filters; what takes too long is an error."""
        from cardpool.errors import QueryError

        self._problem = None
        dear = "is_legal(" in wanted.where or "ruled(" in wanted.where
        seconds = _SECONDS_JUDGING if dear else _SECONDS
        try:
            with ExitStack() as limits:
                for layer, _ in self._indexes:
                    limits.enter_context(layer.within(seconds))
                if search_key(name):
                    found = self.by_name(name, limit=limit, wanted=wanted)
                else:
                    found = self._listed(wanted, limit)
        except TimeoutError:
            said = "the query takes too long; write fewer filters, or some words of the name"
            raise QueryError(said, query) from None
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
        found = []
        for layer, index in self._indexes:
            allowed: Collection[int] | None = _allowed(layer, wanted)
            if wanted.game:
                span = index.span(wanted.game)
                allowed = span if allowed is None else {k for k in allowed if k in span}
            games = [wanted.game] if wanted.game else GAMES
            scores = scores_of(index, key, games, allowed, max(SHORTLIST, 3 * limit))
            found.append((layer, scores))
        return ranked_hits(found, wanted, limit)

    def with_words(self, name: str, game: str, limit: int) -> list[Hit]:
        """Return the hits with all the words of a name; `by_name` ranks them above all others.

        Empty if there are many: only `by_name` can tell which of them to look at.
        """
        key = search_key(name[:LONGEST])
        if not key:
            return []
        found = [
            (layer, scores_of_whole(index, key, index.span(game))) for layer, index in self._indexes
        ]
        return ranked_hits(found, Filter(game=game), limit)

    def is_misspelt(self, key: str) -> bool:
        """Tell whether a search key has a word that no name has, not even as part of another."""
        indexes = [index for _, index in self._indexes]
        return any(not any(index.begins(word) for index in indexes) for word in key.split())

    def spelt_like(self, key: str, game: str, typos: int) -> dict[str, list[Place]]:
        """Return the search keys of a game within so many typos, and some that are farther."""
        # A typo takes a letter away and adds another; of a few letters none may be left.
        cutoff = max(1.0, 100 - 200 * typos / max(2 * len(key) - typos, 1))
        found: dict[str, list[Place]] = {}
        for layer, index in self._indexes:
            for score, k, other in index.like(key, game, typos, cutoff):
                found.setdefault(other, []).append((layer, {k: score}))
        return found

    def at(self, places: Iterable[Place], game: str, limit: int) -> list[Hit]:
        """Return the hits of search keys by their places."""
        return ranked_hits(places, Filter(game=game), limit)

    def _either(self, names: list[str], wanted: Filter, limit: int) -> list[Hit]:
        """Return the hits of several names, best first."""
        found = [h for name in names for h in self.by_name(name, limit=limit, wanted=wanted)]
        ranked = sorted(found, key=lambda hit: -hit.score)
        return list({hit.id: hit for hit in ranked}.values())[:limit]

    def _listed(self, wanted: Filter, limit: int) -> list[Hit]:
        """Return the titles that meet the filters, by name."""
        found: dict[tuple[str, str], Hit] = {}
        where = f"({wanted.where or 1})" + (" AND game=?" if wanted.game else "")
        values = [*wanted.values, *([wanted.game] if wanted.game else [])]
        sql = f"SELECT t, min(name) FROM card WHERE {where} GROUP BY t ORDER BY 2 LIMIT ?"
        for layer, _ in self._indexes:
            titles = {
                t: (100.0, "en", name, "name") for t, name in layer.rows(sql, [*values, limit])
            }
            for _, identity, hit in hits_of(layer, titles, wanted):
                found.setdefault((hit.game, identity), hit)
        return sorted(found.values(), key=lambda hit: hit.name)[:limit]

    def _judge(self, legal: Legal | None, ruling: Ruling | None, query: str) -> None:
        """Let SQL ask whether a card is legal, and what lists say of it."""
        from cardpool.errors import QueryError

        if legal is None and ruling is None:
            raise QueryError("the query needs rulesets, and none are at hand here", query)
        pool = self._pool

        def is_legal(card_id: str, ruleset: str) -> bool:
            card = pool.get(card_id)
            try:
                return card is not None and legal is not None and legal(card, ruleset)
            except (QueryError, LookupError) as error:  # SQLite would swallow it
                self._problem = error
                return False

        def ruled(card_id: str, question: str, ruleset: str) -> float:
            card = pool.get(card_id)
            try:
                return ruling(card, question, ruleset) if card is not None and ruling else 0.0
            except (QueryError, LookupError) as error:
                self._problem = error
                return 0.0

        for layer, _ in self._indexes:
            layer.define("is_legal", is_legal)
            layer.define("ruled", ruled, 3)


def _is_plain(query: str) -> bool:
    """Tell whether a query is just a name, so that the grammar need not be loaded."""
    plain = query.isprintable() and set(query).isdisjoint(':=<>"()-')
    return plain and len(query) <= LONGEST and bool(query.strip()) and " or " not in query.lower()


def _allowed(layer: Layer, wanted: Filter) -> set[int] | None:
    """Return the keys of the titles with a card that meets the filters; None for all."""
    if not wanted.lang and not wanted.where:
        return None
    if (
        "is_legal(" in wanted.where or "ruled(" in wanted.where
    ):  # dear: ask only of the names that come near
        return None
    sql = "SELECT k FROM spelling WHERE 1"
    if wanted.lang:
        sql += " AND lang=?"
    if wanted.where:
        sql += f" AND t IN (SELECT t FROM card WHERE {wanted.where})"
    values = [*([wanted.lang] if wanted.lang else []), *wanted.values]
    return {k for (k,) in layer.rows(sql, values)}


def _language(node: Node | None) -> str | None:
    """Return the one language that a query demands, so that hits are shown in it."""
    from cardpool.search.query import Every, Term

    if isinstance(node, Term) and node.field == "lang" and node.op == ":":
        return node.value.lower()
    if isinstance(node, Every):
        return next((found for part in node.parts if (found := _language(part))), None)
    return None
