"""The order that a query asks for its hits: sort:name, sort:-date for the newest first."""

from __future__ import annotations

from typing import NamedTuple

from cardpool.errors import QueryError
from cardpool.search.query import Every, Node, Not, Term

# What users write, and the column of the card behind it.
_COLUMNS = {
    "name": "name",
    "date": "released",
    "level": "level",
    "number": "CAST(number AS INTEGER)",
    "hp": "hp",
    "retreat": "retreat",
    "dex": "json_extract(dex, '$[0]')",
    "atk": "atk",
    "def": "def",
}


class Order(NamedTuple):
    """A column of cards, and whether the largest comes first."""

    column: str
    falling: bool


def split_order(tree: Node, query: str) -> tuple[Node | None, Order | None]:
    """Return a query without its order, and the order; the last of several counts."""
    parts = tree.parts if isinstance(tree, Every) else (tree,)
    orders = [part for part in parts if _order(part)]
    if not orders:
        return tree, None
    rest = tuple(part for part in parts if part not in orders)
    left = None if not rest else rest[0] if len(rest) == 1 else Every(rest)
    return left, _chosen(orders[-1], query)


def _order(part: Node) -> Term | None:
    inner = part.part if isinstance(part, Not) else part
    return inner if isinstance(inner, Term) and inner.field == "sort" else None


def _chosen(part: Node, query: str) -> Order:
    term = _order(part)
    assert term is not None
    word = term.value.lower()
    found = _COLUMNS.get(word.removeprefix("-"))
    if found is None or term.op != ":":
        listed = ", ".join(_COLUMNS)
        raise QueryError(f"no order {term.value!r}; there are {listed}", query, term.place)
    return Order(found, isinstance(part, Not) != word.startswith("-"))
