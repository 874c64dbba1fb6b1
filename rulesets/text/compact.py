"""Programs as compact JSON: terms by name, fields that have their default left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any

from rulesets.engine.terms import Term, dump


def to_json(value: object, tag: Callable[[Term], str] = lambda term: term.tag) -> Any:
    """Return a program or a part of one as JSON data; `tag` gives the stored name of a term."""
    if isinstance(value, Term):
        body: dict[str, Any] = {"term": tag(value)}
        for field in fields(value):  # type: ignore[arg-type]
            held = getattr(value, field.name)
            if field.default is MISSING or held != field.default:
                body[field.name] = to_json(held, tag)
        return body
    if isinstance(value, tuple):
        return [to_json(v, tag) for v in value]
    return dump(value)
