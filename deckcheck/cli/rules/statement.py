"""`rules show` for a numbered statement: its words, its source, and what carries it out."""

from __future__ import annotations

import re
import textwrap
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rulesets import registry, statements
from rulesets.statements import Point, Statement

_ID = re.compile(r"\b[A-Z]{2,8}-\d{2,3}\b")
_MARKS = {"D": "deck construction", "P": "play", "I": "information"}


class Told(NamedTuple):
    """All that is known of a statement."""

    statement: Statement
    checks: tuple[str, ...]  # that cite it: code and name
    play: tuple[str, ...]  # what of the play code carries it out
    code: tuple[str, ...]  # file and line of every other mention
    points: tuple[Point, ...]  # on which rulebooks are compared
    rulesets: tuple[str, ...]  # in which it is in force


def find(words: str) -> Told | None:
    """Return what is known of the statement with an id, however it is written."""
    statement_id = words.strip().strip("[]()").upper()
    if not _ID.fullmatch(statement_id):
        return None
    try:
        statement = statements.get(statement_id)
    except (KeyError, FileNotFoundError):
        return None
    from deckcheck.coverage import all_checks, loaded

    prefix = statement_id.partition("-")[0]
    checks = (c for c in all_checks().values() if statement_id in c.cites)
    play = [
        place
        for family in registry.built_in_families()
        for place in family.carries_out(statement_id)
    ]
    return Told(
        statement,
        tuple(f"{check.code} {check.name}" for check in checks),
        tuple(play),
        tuple(_mentions().get(statement_id, ())),
        tuple(statements.differences(statement_id)),
        tuple(r.info.id for r in loaded() if prefix in r.info.statements),
    )


def near(words: str) -> str:
    """Return which statements there are, for an id that no digest has; "" for other words."""
    prefix = words.strip().upper().partition("-")[0]
    if prefix not in statements.prefixes() or "-" not in words:
        return ""
    known = list(statements.digest(prefix))
    return f"{prefix} has the statements {known[0]} to {max(known)}."


@cache
def _mentions() -> dict[str, list[str]]:
    """Return where the rules name each statement: file and line."""
    import rulesets

    root = Path(rulesets.__file__).parent
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        if path.name.startswith("carried_out"):  # told by name
            continue
        place = path.relative_to(root.parent).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for statement in dict.fromkeys(_ID.findall(line)):
                found.setdefault(statement, []).append(f"{place}:{number}")
    return found


def as_data(told: Told) -> dict[str, Any]:
    """Return a statement as JSON data."""
    statement = told.statement
    return {
        "statement": statement.id,
        "mark": statement.mark,
        "text": statement.text,
        "source": statement.source,
        "heading": statement.heading,
        "checks": list(told.checks),
        "play": list(told.play),
        "code": list(told.code),
        "rulesets": list(told.rulesets),
        "differences": [
            {"point": point.title, "differs": point.differs, **point.said} for point in told.points
        ],
    }


def page(told: Told) -> str:
    """Return the page of a statement."""
    statement = told.statement
    rows = [f"{statement.id} ({_MARKS.get(statement.mark, statement.mark)})", ""]
    rows += [_filled(statement.text), ""]
    source = ", ".join(part for part in (statement.source, statement.heading) if part)
    rows.append(_filled(f"Source: {source}"))
    for label, words in (
        ("In force in", told.rulesets),
        ("Checks", told.checks),
        ("Carried out by", told.play),
        ("Named in", told.code),
    ):
        if words:
            rows.append(_filled(f"{label}: {', '.join(words)}"))
    for point in told.points:
        kind = "the rulebooks differ" if point.differs else "the same in all rulebooks"
        rows += ["", _filled(f"{point.title} ({kind}):")]
        rows += [_filled(f"  {book}: {said}", "    ") for book, said in point.said.items()]
    return "\n".join(rows)


def _filled(text: str, indent: str = "  ") -> str:
    return textwrap.fill(
        text, 79, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )
