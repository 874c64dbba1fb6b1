"""Scripts as compact JSON: terms by name, fields that have their default left out."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any

from rulesets.engine.terms import Term, dump
from rulesets.ptcg.match.script import CardScript, stored_tag


def to_json(value: Any) -> Any:
    """Return a script or a part of one as JSON data."""
    if isinstance(value, Term):
        body: dict[str, Any] = {"term": stored_tag(value)}
        for field in fields(value):  # type: ignore[arg-type]
            held = getattr(value, field.name)
            if field.default is MISSING or held != field.default:
                body[field.name] = to_json(held)
        return body
    if isinstance(value, tuple):
        return [to_json(v) for v in value]
    return dump(value)


def stored_form(script: CardScript) -> Any:
    """Return a script as JSON data, or None for a card that only has printed numbers."""
    does = (
        *script.attacks,
        *script.powers,
        script.play,
        script.attach_to,
        script.provides,
        script.modifiers,
        script.triggers,
        script.uses,
    )
    return to_json(script) if any(does) else None
