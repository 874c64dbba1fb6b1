"""The numbered statements of the rulebooks, and the points on which rulebooks differ.

Both are read from the digests beside the rulesets.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

# prefix -> digest; a plug-in adds its own with `register`.
_DIGESTS: dict[str, tuple[str, str]] = {
    "BASE": ("rulesets.ptcg", "statements/base.md"),
    "EX": ("rulesets.ptcg", "statements/ex.md"),
    "BW": ("rulesets.ptcg", "statements/bw.md"),
    "PL": ("rulesets.ptcg", "statements/later.md"),
    "RO": ("rulesets.ptcg", "statements/rulings.md"),
    "PF": ("rulesets.ptcg", "statements/formats.md"),
    "YGO": ("rulesets.yugioh", "statements/rulebook-9.md"),
    "YF": ("rulesets.yugioh", "statements/formats.md"),
    "MT": ("rulesets.master_trainer", "statements/rulebook.md"),
}

_ADDED: dict[str, dict[str, Statement]] = {}  # of formats that users wrote

_LINE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* \(([DPI])\) (.*)$")
_HEADING = re.compile(r"\s*\[([^\]]*)\]")


# prefixes of the statements compared -> package and file of the table
_TABLES: dict[tuple[str, ...], tuple[str, str]] = {
    ("BASE", "EX", "BW"): ("rulesets.ptcg", "statements/era-differences.md"),
}
_IDS = re.compile(r"\b([A-Z]{2,8})-(\d{2,3})\b")
_RANGE = re.compile(r"\b([A-Z]{2,8})-(\d{2,3}) to \1-(\d{2,3})\b")


class Statement(NamedTuple):
    """One numbered sentence of a rulebook in our words."""

    id: str
    mark: str  # D deck construction, P play, I information
    text: str
    heading: str  # where it stands in the source
    source: str  # title of the digest

    @property
    def is_example(self) -> bool:
        """Tell whether it reproduces a worked example."""
        return self.text.startswith("EXAMPLE")


def register(prefix: str, package: str, path: str) -> None:
    """Add a digest, for rulesets from other packages."""
    _DIGESTS[prefix] = (package, path)
    digest.cache_clear()


def add(prefix: str, found: Mapping[str, str], source: str) -> None:
    """Add the statements of a format that a user wrote; no prefix of a digest may be taken."""
    if prefix in _DIGESTS:
        raise ValueError(f"statements {prefix}-… are those of a rulebook; choose other letters")
    own = {each: Statement(each, "D", said, "", source) for each, said in found.items()}
    _ADDED[prefix] = _ADDED.get(prefix, {}) | own
    digest.cache_clear()


def prefixes() -> tuple[str, ...]:
    """Return the prefixes of all digests."""
    return (*_DIGESTS, *_ADDED)


@cache
def digest(prefix: str) -> dict[str, Statement]:
    """Return the statements of one digest by id, in its order."""
    if prefix in _ADDED:
        return _ADDED[prefix]
    package, path = _DIGESTS[prefix]
    source, found = "", {}
    for line in files(package).joinpath(path).read_text("utf-8").splitlines():
        if line.startswith("# "):
            source = line[2:]
        elif match := _LINE.match(line):
            text = match[3]
            heading = _HEADING.search(text)
            found[match[1]] = Statement(
                match[1],
                match[2],
                _HEADING.sub("", text, count=1).strip() if heading else text,
                heading[1] if heading else "",
                source,
            )
    return found


def get(statement_id: str) -> Statement:
    """Return one statement; an unknown id is a KeyError."""
    return digest(statement_id.partition("-")[0])[statement_id]


class Point(NamedTuple):
    """One point, and what each rulebook says of it, by its prefix."""

    title: str
    said: Mapping[str, str]
    differs: bool


def differences(statement_id: str) -> list[Point]:
    """Return the points that a statement decides, those in which the books differ first."""
    prefix = statement_id.partition("-")[0]
    found = [point for books in _TABLES if prefix in books for point in _points(books)]
    own = [point for point in found if statement_id in _ids(point.said.get(prefix, ""))]
    return sorted(own, key=lambda point: not point.differs)


def table(prefix: str) -> str:
    """Return the whole table of a rulebook's game, as a page; a KeyError where there is none."""
    return next(_text(books) for books in _TABLES if prefix in books)


def _text(books: tuple[str, ...]) -> str:
    package, path = _TABLES[books]
    return files(package).joinpath(path).read_text("utf-8")


@cache
def _points(books: tuple[str, ...]) -> tuple[Point, ...]:
    """Return the rows of the tables: those with a number differ, the others are the same."""
    found = []
    for line in _text(books).splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        numbered = cells[0].isdigit()
        told = cells[1:] if numbered else cells
        if line.startswith("| ") and len(told) == len(books) + 1 and _IDS.search(line):
            said = dict(zip(books, told[1:], strict=True))
            found.append(Point(told[0], said, numbered))
    return tuple(found)


def _ids(text: str) -> set[str]:
    found = {match[0] for match in _IDS.finditer(text)}
    for prefix, first, last in _RANGE.findall(text):
        found |= {f"{prefix}-{n:0{len(first)}}" for n in range(int(first), int(last) + 1)}
    return found


def places_of(*carried_out: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return the places of code by statement, from the statements by place."""
    found: dict[str, tuple[str, ...]] = {}
    for table in carried_out:
        for place, statements in table.items():
            for statement in statements.split():
                found[statement] = (*found.get(statement, ()), place)
    return found
