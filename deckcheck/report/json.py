"""Findings as JSON: one array, in input order, one object a list."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from deckcheck.lint import Result
from deckcheck.report.cites import cite
from rulesets.api import Finding


def finding(found: Finding) -> dict[str, Any]:
    """Return one finding as JSON data."""
    return {
        "code": found.code,
        "name": found.name,
        "severity": found.severity,
        "message": found.message,
        "line": found.line or None,
        "cards": list(found.cards),
        "cites": [cite(statement) for statement in found.cites],
        "fix": found.fix._asdict() if found.fix else None,
    }


def result(found: Result) -> dict[str, Any]:
    """Return one list's result as JSON data."""
    return {
        "path": found.path,
        "ruleset": found.ruleset,
        "guessed": found.guessed,
        "on": found.on,
        "region": found.region,
        "format": found.format,
        "verdict": found.verdict,
        "changed": list(found.changed),
        "partial": list(found.partial),
        "counts": dict(found.counts),
        "counts_partial": found.cut,
        "findings": [finding(f) for f in found.findings],
        **({"proof": found.proof} if found.proof else {}),
    }


def render(results: Sequence[Result]) -> str:
    """Return the array of all results."""
    return json.dumps([result(r) for r in results], ensure_ascii=False, indent=2)
