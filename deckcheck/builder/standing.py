"""How a list stands while it is built: what it only lacks is told apart from what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from deckcheck.lint import Result
from rulesets.api import ERROR, ILLEGAL, UNREADABLE, Finding

INCOMPLETE = "incomplete"
_EMPTY = "DECK009"


def standing(result: Result) -> str:
    """Return the verdict, or incomplete where more cards alone would mend every error."""
    if result.verdict == ILLEGAL and all(f.lacks for f in errors(result.findings)):
        return INCOMPLETE
    empty = [f.code for f in result.findings if f.severity == UNREADABLE] == [_EMPTY]
    return INCOMPLETE if result.verdict == UNREADABLE and empty else result.verdict


def errors(findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings that make a list illegal."""
    return [finding for finding in findings if finding.severity == ERROR]


def missing(result: Result) -> int:
    """Return how many cards a list lacks at least."""
    return max((finding.lacks for finding in errors(result.findings)), default=0)
