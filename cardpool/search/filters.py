"""Turn the filters of a query into SQL conditions with bound values."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cardpool.errors import QueryError
from cardpool.games import BOARD, POKEMON, YUGIOH
from cardpool.names import number_key, search_key, tag_key
from cardpool.search.query import Any, Every, Node, Not, Term, Word

if TYPE_CHECKING:
    from cardpool.store.sets import CardSet

GAMES = {
    "pokemon": POKEMON, "ptcg": POKEMON, "pkmn": POKEMON, "yugioh": YUGIOH, "ygo": YUGIOH,
    "board": BOARD, "mastertrainer": BOARD,
}  # fmt: skip


class Field(NamedTuple):
    """A field of the query language, as the documentation shows it."""

    name: str
    aliases: tuple[str, ...]
    help: str
    example: str


FIELDS = (
    Field("ability", (), "an Ability, Power or Body of this name", "ability:rare"),
    Field("atk", (), "ATK; ? for an unknown one", "atk>=3000"),
    Field("attack", ("move",), "an attack of this name", 'attack:"leech seed"'),
    Field("attribute", ("attr",), "Yu-Gi-Oh! attribute", "attribute:dark"),
    Field("date", ("released",), "first release, a day, month or year", "date>=2014-07"),
    Field("def", (), "DEF; ? for an unknown one", "def<500"),
    Field("dex", (), "National Pokédex number", "dex:25"),
    Field("evolves", ("from",), "evolves from this Pokémon", "evolves:eevee"),
    Field("game", ("g",), "pokemon, yugioh or board", "game:yugioh"),
    Field("hp", (), "Hit Points", "hp>=120"),
    Field("id", (), "card id or password", "id:ex4-9"),
    Field("is", (), "kind or sub-kind, property, own copy limit", "is:counter"),
    Field("lang", ("language",), "has a name in this language", "lang:fr"),
    Field("legal", ("format", "f"), "legal in a ruleset today", "legal:ygo-tcg"),
    Field("level", ("lv", "rank", "link"), "Level, Rank, Link rating or printed level", "level:4"),
    Field("mark", (), "regulation mark", "mark>=G"),
    Field("name", (), "these words stand in a name", "name:eyes"),
    Field("number", ("cn",), "collector number", "number:TG12"),
    Field("race", (), "Yu-Gi-Oh! type", "race:dragon"),
    Field("rarity", ("r",), "rarity, or part of it", "rarity:holo"),
    Field("resistance", (), "has Resistance to this type", "resistance:fighting"),
    Field("retreat", (), "retreat cost", "retreat:0"),
    Field("scale", (), "Pendulum scale", "scale<=3"),
    Field("series", ("era",), "series of sets", "series:ex"),
    Field("set", ("e",), "set, by any of its codes", "set:OBF"),
    Field("text", ("o",), "words of the card text (imported texts only)", "text:draw"),
    Field("type", ("t",), "Energy type, kind, sub-kind, race or attribute", "type:fire"),
    Field("weakness", (), "has Weakness to this type", "weakness:water"),
    Field("year", (), "year of first release", "year<2003"),
)
FIELD_NAMES = {name: f.name for f in FIELDS for name in (f.name, *f.aliases)}

Condition = tuple[str, list[object]]
_NUMBERS = {
    "hp": "hp", "retreat": "retreat", "level": "level", "scale": "scale", "atk": "atk",
    "def": "def",
}  # fmt: skip
_OPS = {":": "=", "!=": "<>"}


class Lookup(Protocol):
    """What the filters must know of a pool."""

    def sets_by_code(self, code: str) -> list[CardSet]:
        """Return the sets that a code means."""

    def has_set_numbers(self, code: str) -> bool:
        """Tell whether a Yu-Gi-Oh! card has a set number with this code."""

    def with_text(self, like: str) -> list[str]:
        """Return the cards with a text like this."""

    def known_tags(self) -> frozenset[str]:
        """Return all kinds and types there are."""


class Conditions:
    """Translates the parts of one query."""

    def __init__(self, query: str, lookup: Lookup) -> None:
        self.query, self.lookup = query, lookup

    def of(self, node: Node) -> Condition:
        """Return the condition that a card must meet."""
        if isinstance(node, Not):
            sql, values = self.of(node.part)
            return f"NOT coalesce({sql}, 0)", values
        if isinstance(node, (Every, Any)):
            parts = [self.of(part) for part in node.parts]
            parts.sort(key=lambda part: "is_legal(" in part[0])  # dear, so it is asked last
            word = " AND " if isinstance(node, Every) else " OR "
            joined = word.join(sql for sql, _ in parts)
            return f"({joined})", [v for _, values in parts for v in values]
        if isinstance(node, Word):
            return self._name(node.text)
        if node.field in _NUMBERS:
            return self._figure(node, _NUMBERS[node.field])
        translate: Callable[[Term], Condition] = getattr(self, f"_{node.field}")
        return translate(node)

    def _fail(self, term: Term, message: str) -> QueryError:
        return QueryError(message, self.query, term.place)

    def _equal(self, term: Term, condition: Condition) -> Condition:
        """Allow only ":" and "!=" for fields that have no order."""
        if term.op == ":":
            return condition
        if term.op == "!=":
            return f"NOT coalesce({condition[0]}, 0)", condition[1]
        raise self._fail(term, f"{term.field!r} has no order; write {term.field}:{term.value}")

    def _figure(self, term: Term, column: str) -> Condition:
        if term.value == "?" and term.op in (":", "!="):
            unknown = f"({column} IS NULL AND game='{YUGIOH}' AND kind='Monster')"
            return self._equal(term, (unknown, []))
        return f"{column} {_OPS.get(term.op, term.op)} ?", [self._whole(term)]

    def _whole(self, term: Term) -> int:
        if not (term.value.isascii() and term.value.isdigit() and len(term.value) < 10):
            raise self._fail(term, f"{term.field!r} needs a number, found {term.value!r}")
        return int(term.value)

    def _name(self, words: str | Term) -> Condition:
        text = words if isinstance(words, str) else words.value
        like = f"%{_literal(search_key(text))}%"
        sql = (
            "t IN (SELECT s.t FROM spelling s JOIN searchkey k USING (k)"
            " WHERE k.key LIKE ? ESCAPE '\\')"
        )
        return (sql, [like]) if isinstance(words, str) else self._equal(words, (sql, [like]))

    def _type(self, term: Term) -> Condition:
        wanted, known = tag_key(term.value), self.lookup.known_tags()
        if wanted not in known:
            from rapidfuzz.process import extractOne

            near = extractOne(wanted, sorted(known), score_cutoff=50)
            hint = f"; closest is {near[0]!r}" if near else ""
            raise self._fail(term, f"no card has the type or kind {term.value!r}{hint}")
        return self._equal(term, ("tags LIKE ?", [f"%|{wanted}|%"]))

    _is = _type

    def _set(self, term: Term) -> Condition:
        places = [(s.id, s.prefix) for s in self.lookup.sets_by_code(term.value)]
        if not places and not self.lookup.has_set_numbers(term.value):
            raise self._fail(term, f"no set has the code {term.value!r}")
        parts, values = ["set_numbers LIKE ? ESCAPE '\\'"], [f"%|{_literal(term.value)}-%"]
        for set_id, prefix in places:
            parts.append("(set_id=? AND number LIKE ?)" if prefix else "set_id=?")
            values += [set_id, f"{prefix}%"] if prefix else [set_id]
        return self._equal(term, (f"({' OR '.join(parts)})", list(values)))

    def _series(self, term: Term) -> Condition:
        sql = "set_id IN (SELECT id FROM cardset WHERE series LIKE ? ESCAPE '\\')"
        like = _literal(term.value)
        return self._equal(term, (sql, [like if like.lower() == "ex" else f"%{like}%"]))

    def _number(self, term: Term) -> Condition:
        key = number_key(term.value)
        return self._equal(term, ("(upper(number)=? OR ltrim(number,'0')=?)", [key, key]))

    def _game(self, term: Term) -> Condition:
        game = GAMES.get(tag_key(term.value))
        if game is None:
            raise self._fail(term, f"no game {term.value!r}; the games are pokemon, yugioh, board")
        return self._equal(term, ("game=?", [game]))

    def _lang(self, term: Term) -> Condition:
        sql = "EXISTS (SELECT 1 FROM spelling s WHERE s.t=card.t AND s.lang=?)"
        return self._equal(term, (sql, [term.value.lower()]))

    def _date(self, term: Term) -> Condition:
        day = term.value
        digits = day.replace("-", "")
        if not (digits.isascii() and digits.isdigit() and len(day) in (4, 7, 10)):
            raise self._fail(term, f"{term.field!r} needs a date as 2014-07-14, found {day!r}")
        if term.op in (":", "!="):
            return self._equal(term, ("released LIKE ?", [f"{day}%"]))
        last = f"{day}~"  # sorts after every day of that month or year
        value = last if term.op in ("<=", ">") else day
        return f"(released<>'' AND released {term.op} ?)", [value]

    def _year(self, term: Term) -> Condition:
        self._whole(term)
        return self._date(term._replace(value=term.value.zfill(4)))

    def _mark(self, term: Term) -> Condition:
        sql = f"(mark<>'' AND upper(mark) {_OPS.get(term.op, term.op)} ?)"
        return sql, [term.value.upper()]

    def _rarity(self, term: Term) -> Condition:
        like = f"%{_literal(term.value)}%"
        return self._equal(term, ("rarity LIKE ? ESCAPE '\\'", [like]))

    def _attribute(self, term: Term) -> Condition:
        return self._equal(term, ("lower(attribute)=?", [term.value.lower()]))

    def _race(self, term: Term) -> Condition:
        sql = "replace(lower(race),'-','')=?"
        return self._equal(term, (sql, [term.value.lower().replace("-", "")]))

    def _attack(self, term: Term) -> Condition:
        column = "attacks" if term.field == "attack" else "abilities"
        like = f"%{_literal(search_key(term.value))}%"
        return self._equal(term, (f"{column} LIKE ? ESCAPE '\\'", [like]))

    _ability = _attack

    def _evolves(self, term: Term) -> Condition:
        return self._equal(term, ("lower(evolves_from)=?", [term.value.lower()]))

    def _dex(self, term: Term) -> Condition:
        op = _OPS.get(term.op, term.op)
        sql = f"EXISTS (SELECT 1 FROM json_each(dex) WHERE value {op} ?)"
        return sql, [self._whole(term)]

    def _weakness(self, term: Term) -> Condition:
        column = "weaknesses" if term.field == "weakness" else "resistances"
        return self._equal(term, (f"instr({column}, ?)", [f"|{term.value.lower()}|"]))

    _resistance = _weakness

    def _id(self, term: Term) -> Condition:
        sql = "(id=? COLLATE NOCASE OR password=?)"
        number = int(term.value) if term.value.isascii() and term.value.isdigit() else -1
        return self._equal(term, (sql, [term.value, min(number, 2**62)]))

    def _text(self, term: Term) -> Condition:
        import json

        found = self.lookup.with_text(f"%{_literal(term.value)}%")
        sql = "id IN (SELECT value FROM json_each(?))"
        return self._equal(term, (sql, [json.dumps(found)]))

    def _legal(self, term: Term) -> Condition:
        return self._equal(term, ("is_legal(id, ?)", [term.value]))


def _literal(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
