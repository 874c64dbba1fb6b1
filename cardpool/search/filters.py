"""Turn the filters of a query into SQL conditions with bound values."""

from __future__ import annotations

import json
from datetime import date

from cardpool import games
from cardpool.errors import QueryError
from cardpool.names import number_key, search_key, tag_key
from cardpool.search.fields import (
    Condition,
    Field,
    Lookup,
    containing,
    equal,
    figure,
    is_dear,
    literal,
    problem,
    ruled,
    whole,
)
from cardpool.search.query import Any, Every, Node, Not, Term, Word

_OWN = games.modules("search")
_WORDS = {word: game for game, own in _OWN.items() for word in own.WORDS}
_RULESET = _OWN[games.GAMES[1]].RULESET  # for an example
_GAMES = f"{', '.join(games.GAMES[:-1])} or {games.GAMES[-1]}"


def of(node: Node, query: str, lookup: Lookup) -> Condition:
    """Return the condition that a card must meet for a part of a query."""
    if isinstance(node, Not):
        sql, values = of(node.part, query, lookup)
        return f"NOT coalesce({sql}, 0)", values
    if isinstance(node, (Every, Any)):
        conditions = (of(part, query, lookup) for part in node.parts)
        parts = list({(sql, *values): (sql, values) for sql, values in conditions}.values())
        parts.sort(key=lambda part: is_dear(part[0]))  # dear, so it is asked last
        word = " AND " if isinstance(node, Every) else " OR "
        joined = word.join(sql for sql, _ in parts)
        return f"({joined})", [v for _, values in parts for v in values]
    if isinstance(node, Word):
        return _with_words(node.text)
    try:
        return _BY_NAME[node.field].condition(node, lookup)
    except QueryError as error:
        raise QueryError(str(error), query, error.place) from None


def _with_words(text: str) -> Condition:
    sql = (
        "t IN (SELECT s.t FROM spelling s JOIN searchkey k USING (k)"
        " WHERE k.key LIKE ? ESCAPE '\\')"
    )
    return sql, [f"%{literal(search_key(text))}%"]


def _name(term: Term, lookup: Lookup) -> Condition:
    return equal(term, _with_words(term.value))


# Words for what a list says of a card, not for what the card is, and the field that asks it.
_OF_LISTS = {
    "banned": "banned", "forbidden": "banned", "illegal": "banned", "legal": "legal",
    "limited": "limited", "restricted": "limited",
}  # fmt: skip


def _type(term: Term, lookup: Lookup) -> Condition:
    wanted, known = tag_key(term.value), lookup.known_tags()
    if term.field == "is" and wanted == "scripted":
        return equal(term, ("ruled(id, 'scripted', '')=1", []))
    if wanted not in known:
        from rapidfuzz.process import extractOne

        near = extractOne(wanted, sorted(known), score_cutoff=65)
        hint = f"; closest is {near[0]!r}" if near else ""
        if wanted in _OF_LISTS:
            hint = f"; what a ruleset says of cards is asked with {_OF_LISTS[wanted]}:RULESET"
        raise problem(term, f"no card has the type or kind {term.value!r}{hint}")
    return equal(term, ("tags LIKE ?", [f"%|{wanted}|%"]))


def _set(term: Term, lookup: Lookup) -> Condition:
    places = [(s.id, s.prefix) for s in lookup.sets_by_code(term.value)]
    if not places and not lookup.has_set_numbers(term.value):
        raise problem(term, f"no set has the code {term.value!r}")
    parts, values = ["set_numbers LIKE ? ESCAPE '\\'"], [f"%|{literal(term.value)}-%"]
    for set_id, prefix in places:
        parts.append("(set_id=? AND number LIKE ?)" if prefix else "set_id=?")
        values += [set_id, f"{prefix}%"] if prefix else [set_id]
    return equal(term, (f"({' OR '.join(parts)})", list(values)))


def _series(term: Term, lookup: Lookup) -> Condition:
    """A whole name before part of one: "EX" stands in the names of other series, too."""
    like = "series LIKE ? ESCAPE '\\'"
    whole_name = f"(SELECT id FROM cardset WHERE {like})"
    part = f"NOT EXISTS {whole_name} AND set_id IN {whole_name}"
    name = literal(term.value)
    sql = f"(set_id IN {whole_name} OR ({part}))"
    return equal(term, (sql, [name, name, f"%{name}%"]))


def _number(term: Term, lookup: Lookup) -> Condition:
    key = number_key(term.value)
    return equal(term, ("(upper(number)=? OR ltrim(number,'0')=?)", [key, key]))


def _game(term: Term, lookup: Lookup) -> Condition:
    game = _WORDS.get(tag_key(term.value))
    if game is None:
        raise problem(term, f"no game {term.value!r}; the games are {', '.join(games.GAMES)}")
    return equal(term, ("game=?", [game]))


def _lang(term: Term, lookup: Lookup) -> Condition:
    sql = "EXISTS (SELECT 1 FROM spelling s WHERE s.t=card.t AND s.lang=?)"
    return equal(term, (sql, [term.value.lower()]))


def _date(term: Term, lookup: Lookup) -> Condition:
    day = term.value
    digits = day.replace("-", "")
    if not (digits.isascii() and digits.isdigit() and len(day) in (4, 7, 10)):
        raise problem(term, f"{term.field!r} needs a date as 2014-07-14, found {day!r}")
    try:
        date.fromisoformat(day + "2000-01-01"[len(day) :])
    except ValueError:
        raise problem(term, f"there is no day, month or year {day!r}") from None
    if term.op in (":", "!="):
        return equal(term, ("released LIKE ?", [f"{day}%"]))
    last = f"{day}~"  # sorts after every day of that month or year
    value = last if term.op in ("<=", ">") else day
    return f"(released<>'' AND released {term.op} ?)", [value]


def _year(term: Term, lookup: Lookup) -> Condition:
    whole(term)
    return _date(term._replace(value=term.value.zfill(4)), lookup)


def _id(term: Term, lookup: Lookup) -> Condition:
    sql = "(id=? COLLATE NOCASE OR password=?)"
    number = int(term.value) if term.value.isascii() and term.value.isdigit() else -1
    return equal(term, (sql, [term.value, min(number, 2**62)]))


def _text(term: Term, lookup: Lookup) -> Condition:
    if not lookup.has_texts():
        raise problem(term, "no card texts are in the pool; import some: deckcheck pool import")
    found = lookup.with_text(f"%{literal(term.value)}%")
    return equal(term, ("id IN (SELECT value FROM json_each(?))", [json.dumps(found)]))


def _legal(term: Term, lookup: Lookup) -> Condition:
    return equal(term, ("is_legal(id, ?)", [term.value]))


def _sorted(term: Term, lookup: Lookup) -> Condition:
    raise problem(term, "'sort' stands by itself, not in brackets or beside 'or'")


_LEVELS = "Level, Rank, Link rating or printed level"
_TYPES = "Energy type, kind, sub-kind, race or attribute"
_COMMON = (
    Field(
        "attack", ("move",), "an attack of this name", 'attack:"leech seed"',
        containing("attacks", search_key),
    ),
    Field("banned", (), "not allowed by the list of a ruleset", f"banned:{_RULESET}",
          ruled("banned")),
    Field("date", ("released",), "first release, a day, month or year", "date>=2014-07", _date),
    Field("game", ("g",), _GAMES, f"game:{games.GAMES[1]}", _game),
    Field("id", (), "card id or password", "id:ex4-9", _id),
    Field("is", (), "kind, sub-kind, property, own copy limit, scripted", "is:counter", _type),
    Field("limited", (), "one copy by the list of a ruleset", f"limited:{_RULESET}",
          ruled("copies")),
    Field("lang", ("language",), "has a name in this language", "lang:fr", _lang),
    Field("legal", ("format", "f"), "legal in a ruleset today", f"legal:{_RULESET}", _legal),
    Field("level", ("lv", "rank", "link"), _LEVELS, "level:4", figure("level")),
    Field("name", (), "these words stand in a name", "name:eyes", _name),
    Field("number", ("cn",), "collector number", "number:TG12", _number),
    Field("series", ("era",), "series of sets", "series:ex", _series),
    Field("set", ("e",), "set, by any of its codes", "set:OBF", _set),
    Field("semilimited", ("semi",), "two copies by the list of a ruleset", f"semi:{_RULESET}",
          ruled("copies", "=2")),
    Field("sort", (), "order of the hits; sort:-date the newest first", "sort:date", _sorted),
    Field("text", ("o",), "words of the card text (imported texts only)", "text:draw", _text),
    Field("type", ("t",), _TYPES, "type:fire", _type),
    Field("year", (), "year of first release", "year<2003", _year),
)  # fmt: skip
FIELDS: tuple[Field, ...] = tuple(
    sorted((*_COMMON, *(field for own in _OWN.values() for field in own.FIELDS)))
)
FIELD_NAMES = {name: f.name for f in FIELDS for name in (f.name, *f.aliases)}
_BY_NAME = {field.name: field for field in FIELDS}
