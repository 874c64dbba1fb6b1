"""Read a format file; what is wrong is said with line and cause."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from rulesets.house.model import Format, FormatError, Named, Size
from rulesets.plain import Json

MOST_BYTES = 1024 * 1024
# What a table may hold besides `cites`; None: names of cards with a number each.
_TABLES: dict[str, dict[str, type] | None] = {
    "sets": {"in": list, "out": list},
    "dates": {"from": str, "until": str},
    "cards": {"only": list, "ban": list},
    "limits": None,
    "points": None,
    "copies": {"most": int},
    "sizes": None,
    "types": {"single": bool, "allowed": list},
    "kinds": {"out": list},
    "rarity": {"only": list},
}
_PLAIN: dict[str, type] = {"title": str, "base": str, "on": str, "region": str, "drop": list}
_ID = re.compile(r"[A-Z]{2,8}-\d{2,3}")
_SAID = {str: "a text", bool: "true or false", int: "a whole number", list: "a list of texts"}


def read(path: str) -> Format:
    """Return the format of a file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise FormatError(f"{path}: cannot be opened: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise FormatError(f"{path}: larger than 1 MB; a format is not")
    try:
        text = data.decode()
        return _Reader(path, text, tomllib.loads(text)).format()
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise FormatError(f"{path}: expected TOML: {error}") from None


class _Reader:
    def __init__(self, path: str, text: str, data: dict[str, Json]) -> None:
        self.path, self.rows, self.data = path, text.splitlines(), data

    def wrong(self, key: str, message: str, table: str = "") -> FormatError:
        return FormatError(f"{self.path}:{self.line(key, table)}: {message}")

    def line(self, key: str, table: str = "") -> int:
        """Return the line on which a key, or a text of a list, stands in a table."""
        start = 0
        if table:
            heads = [n for n, row in enumerate(self.rows) if row.strip() == f"[{table}]"]
            start = heads[0] if heads else 0
        for number, row in enumerate(self.rows[start:], start + 1):
            if re.search(rf"(?<![\w'-]){re.escape(key)}(?![\w'-])", row):
                return number
        return start + 1

    def format(self) -> Format:
        self.known(self.data, (*_PLAIN, *_TABLES, "statements"), "setting or table")
        plain = {key: self.data[key] for key in _PLAIN if key in self.data}
        for key, value in plain.items():
            self.typed(key, value, _PLAIN[key])
        for key in ("title", "base"):
            if key not in plain:
                raise FormatError(f'{self.path}:1: expected {key} = "…", found none')
        statements = self.statements()
        tables = {name: self.table(name, statements) for name in _TABLES if name in self.data}
        cards, sets = tables.get("cards", {}), tables.get("sets", {})
        dates, types = tables.get("dates", {}), tables.get("types", {})
        points = dict(tables.get("points", {}))
        return Format(
            self.path,
            Path(self.path).stem,
            plain["title"],
            plain["base"],
            self.day("on", plain.get("on", "")),
            plain.get("region", ""),
            tuple(plain.get("drop", ())),
            statements,
            frozenset(sets.get("in", ())),
            frozenset(sets.get("out", ())),
            self.day("from", dates.get("from", ""), "dates"),
            self.day("until", dates.get("until", ""), "dates"),
            self.listed(cards.get("only", ()), "cards"),
            self.listed(cards.get("ban", ()), "cards"),
            self.counted(tables.get("limits", {}), "limits"),
            self.counted({k: v for k, v in points.items() if k != "cap"}, "points"),
            self.cap(points) if "points" in tables else None,
            tables.get("copies", {}).get("most"),
            {name: self.size(name, said) for name, said in tables.get("sizes", {}).items()},
            types.get("single", False),
            tuple(types.get("allowed", ())),
            tuple(tables.get("kinds", {}).get("out", ())),
            tuple(tables.get("rarity", {}).get("only", ())),
            {name: self.cited(name) for name in tables},
        )

    def known(
        self, found: Iterable[str], allowed: Iterable[str], what: str, table: str = ""
    ) -> None:
        from difflib import get_close_matches

        for key in found:
            if key not in allowed:
                near = get_close_matches(key, list(allowed), 1, 0.5)
                hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(allowed)}"
                raise self.wrong(key, f"there is no {what} {key!r}; {hint}", table)

    def typed(self, key: str, value: Json, wanted: type, table: str = "") -> None:
        texts = wanted is not list or all(isinstance(each, str) for each in value or ())
        if type(value) is not wanted or not texts:
            where = f"[{table}] {key}" if table else key
            said = f"{where}: expected {_SAID[wanted]}, found {value!r}"
            raise self.wrong(key, said, table)

    def statements(self) -> dict[str, str]:
        found = self.data.get("statements", {})
        if not isinstance(found, dict):
            raise self.wrong("statements", "expected a table [statements]")
        for key, said in found.items():
            if not _ID.fullmatch(key):
                message = f"a statement needs an id such as OWN-001, found {key!r}"
                raise self.wrong(key, message, "statements")
            self.typed(key, said, str, "statements")
        return dict(found)

    def table(self, name: str, statements: dict[str, str]) -> dict[str, Json]:
        """Return a table without `cites`, which must name statements of the file."""
        found = self.data[name]
        if not isinstance(found, dict):
            raise self.wrong(name, f"expected a table [{name}]")
        cites = self.cited(name)
        for cite in cites:
            if cite not in statements:
                raise self.wrong(cite, f"[{name}] cites {cite}, which [statements] lacks", name)
        rest = {key: value for key, value in found.items() if key != "cites"}
        allowed = _TABLES[name]
        if allowed is not None:
            self.known(rest, allowed, f"setting of [{name}]", name)
            for key, value in rest.items():
                self.typed(key, value, allowed[key], name)
        return rest

    def cited(self, name: str) -> tuple[str, ...]:
        found = self.data[name].get("cites", "")
        cites = tuple([found] if isinstance(found, str) else found)
        if not any(cites):
            message = f'[{name}] needs cites = "…", the statement that its findings cite'
            raise self.wrong(f"[{name}]", message)
        return cites

    def day(self, key: str, value: str, table: str = "") -> str:
        try:
            return date.fromisoformat(value).isoformat() if value else ""
        except ValueError:
            raise self.wrong(key, f"{key}: expected a day as YYYY-MM-DD, found {value!r}",
                             table) from None  # fmt: skip

    def listed(self, names: Iterable[str], table: str) -> list[Named]:
        return [Named(name, 0, self.line(name, table)) for name in names]

    def counted(self, cards: dict[str, Json], table: str) -> list[Named]:
        for name, value in cards.items():
            self.typed(name, value, int, table)
            if value < 0:
                raise self.wrong(
                    name, f"[{table}] {name}: expected 0 or more, found {value}", table
                )
        return [Named(name, value, self.line(name, table)) for name, value in cards.items()]

    def cap(self, points: dict[str, Json]) -> int:
        if "cap" not in points:
            raise self.wrong("[points]", "[points] needs cap = …, the points of a deck")
        self.typed("cap", points["cap"], int, "points")
        return int(points["cap"])

    def size(self, name: str, said: Json) -> Size:
        ends = said if isinstance(said, list) else [said, said]
        whole = len(ends) == 2 and all(type(each) is int for each in ends)
        if not whole or not 0 <= ends[0] <= ends[1]:
            message = f"[sizes] {name}: expected 60 or [40, 60], found {said!r}"
            raise self.wrong(name, message, "sizes")
        return Size(*ends)
