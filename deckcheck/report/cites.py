"""The statements a finding cites, with their source and place."""

from __future__ import annotations

from functools import lru_cache

from rulesets import statements


@lru_cache(maxsize=4096)
def cite(statement_id: str) -> dict[str, str]:
    """Return statement, source and heading; a plug-in's unknown statement keeps its id."""
    try:
        found = statements.get(statement_id)
    except (KeyError, FileNotFoundError):
        return {"statement": statement_id, "source": "", "heading": ""}
    return {"statement": found.id, "source": found.source, "heading": found.heading}


@lru_cache(maxsize=4096)
def text(statement_id: str) -> str:
    """Return a statement in our words, or nothing where no digest has it."""
    try:
        return statements.get(statement_id).text
    except (KeyError, FileNotFoundError):
        return ""
