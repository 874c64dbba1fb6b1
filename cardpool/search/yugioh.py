"""The fields of the query language that only Yu-Gi-Oh! cards have."""

from __future__ import annotations

from cardpool.search.fields import OPERATORS, Condition, Field, Lookup, equal, figure, whole
from cardpool.search.query import Term

WORDS = ("yugioh", "ygo")  # what users call the game
RULESET = "ygo-tcg"


def _attribute(term: Term, lookup: Lookup) -> Condition:
    return equal(term, ("lower(attribute)=?", [term.value.lower()]))


def _race(term: Term, lookup: Lookup) -> Condition:
    sql = "replace(lower(race),'-','')=?"
    return equal(term, (sql, [term.value.lower().replace("-", "")]))


def _unknown(column: str) -> str:
    return f"({column} IS NULL AND game='yugioh' AND kind='Monster')"


POINTS = "ygo-genesys"  # the ruleset that counts points


def _points(term: Term, lookup: Lookup) -> Condition:
    op = OPERATORS.get(term.op, term.op)
    return f"(game='yugioh' AND ruled(id, 'points', '{POINTS}') {op} ?)", [whole(term)]


FIELDS = (
    Field("atk", (), "ATK; ? for an unknown one", "atk>=3000", figure("atk", _unknown("atk"))),
    Field("attribute", ("attr",), "Yu-Gi-Oh! attribute", "attribute:dark", _attribute),
    Field("def", (), "DEF; ? for an unknown one", "def<500", figure("def", _unknown("def"))),
    Field("points", (), "points in Genesys", "points>=33", _points),
    Field("race", (), "Yu-Gi-Oh! type", "race:dragon", _race),
    Field("scale", (), "Pendulum scale", "scale<=3", figure("scale")),
)
