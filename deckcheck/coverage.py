"""Which rulebook statements have a check, engine code and a test."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import rulesets
from deckcheck.decklist.checks import CHECKS
from rulesets import registry, statements
from rulesets.api import Check, Ruleset
from rulesets.statements import Statement

_ID = re.compile(r"\b[A-Z]{2,8}-\d{2,3}\b")
_MARK = re.compile(r"\brule\(([^)]*)\)")
DECK, PLAY = "D", "P"


class Covered(NamedTuple):
    """One statement, the codes that cite it, and the files of code and tests that name it."""

    statement: Statement
    checks: tuple[str, ...]
    code: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def done(self) -> bool:
        """Tell whether it is carried out and tested, as far as it can be."""
        if self.statement.mark == DECK:
            return bool((self.checks or self.code) and self.tests)
        return bool(self.code and self.tests) or self.statement.mark not in (DECK, PLAY)


def loaded() -> list[Ruleset]:
    """Return all rulesets that load."""
    found = (registry.load(ruleset_id) for ruleset_id in registry.ids())
    return [ruleset for ruleset in found if isinstance(ruleset, Ruleset)]


def all_checks() -> dict[str, Check]:
    """Return every check of every ruleset by code, those on lists first."""
    found = {check.code: check for check in CHECKS}
    for ruleset in loaded():
        found.update((check.code, check) for check in ruleset.every_check)
    return {code: found[code] for code in sorted(found)}


def known_checks() -> dict[str, Check]:
    """Return every check, also those of formats that are written as data."""
    from rulesets.house.checks import CHECKS as OF_FORMATS

    return all_checks() | {check.code: check for check in OF_FORMATS}


def coverage(sources: Path | None = None) -> list[Covered]:
    """Return the coverage of all statements, digest by digest.

    `sources` has the packages and their tests; without it, where the packages were imported from.
    """
    cited: dict[str, list[str]] = {}
    for check in all_checks().values():
        for statement in check.cites:
            cited.setdefault(statement, []).append(check.code)
    root = sources or Path(rulesets.__file__).parents[1]
    code = _mentions(root / "rulesets", _ID)
    tests = _mentions(root / "tests", _MARK)
    return [
        Covered(
            statement,
            tuple(cited.get(statement.id, ())),
            tuple(code.get(statement.id, ())),
            tuple(tests.get(statement.id, ())),
        )
        for statement in _statements()
    ]


def _statements() -> Iterator[Statement]:
    for prefix in statements.prefixes():
        try:
            yield from statements.digest(prefix).values()
        except FileNotFoundError:
            continue  # a digest that this build does not carry


def _mentions(folder: Path, pattern: re.Pattern[str]) -> dict[str, list[str]]:
    """Return the files below a folder that name each statement."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else ():
        named = {
            statement
            for match in pattern.finditer(path.read_text("utf-8"))
            for statement in _ID.findall(match[0])
        }
        for statement in named:
            found.setdefault(statement, []).append(path.relative_to(folder.parent).as_posix())
    return found


def summary(covered: list[Covered]) -> list[dict[str, Any]]:
    """Return one row a digest and mark: how many, with code, with a test, which lack one."""
    rows: dict[tuple[str, str], list[Covered]] = {}
    for one in covered:
        prefix = one.statement.id.partition("-")[0]
        if one.statement.mark in (DECK, PLAY):
            rows.setdefault((prefix, one.statement.mark), []).append(one)
    return [
        {
            "digest": prefix,
            "mark": mark,
            "statements": len(group),
            "carried_out": sum(bool(c.checks or c.code) for c in group),
            "tested": sum(bool(c.tests) for c in group),
            "missing": [c.statement.id for c in group if not c.done],
        }
        for (prefix, mark), group in rows.items()
    ]
