"""Programs as they would be written by hand: terms with the fields that differ from the usual."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any

from rulesets.engine.terms import Term
from rulesets.ptcg.match.script import CardScript, Power


def source(value: object) -> str:
    """Return a term, or a program of several, as Python would read it."""
    if isinstance(value, tuple):
        inner = ", ".join(map(source, value))
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if not isinstance(value, Term):
        return repr(value)
    said: list[str] = []
    in_order = True
    for field in fields(value):  # type: ignore[arg-type]
        held = getattr(value, field.name)
        if held == _usual(field):
            in_order = False
        else:
            said.append(source(held) if in_order else f"{field.name}={source(held)}")
    return f"{type(value).__name__}({', '.join(said)})"


def _usual(field: Field[Any]) -> object:
    return field.default if field.default is not MISSING else MISSING


def source_card(script: CardScript) -> list[tuple[str, str]]:
    """Return (place, source) of each part of a script, by the places that `render_card` has."""
    rows = [(f"attack {i}", source(a)) for i, a in enumerate(script.attacks, 1) if a]
    rows += [(f"power {i}", source(p)) for i, p in enumerate(script.powers, 1) if p]
    if script.play is not None:
        rows.append(("play", source(script.play)))
    if script.attach_to is not None:
        rows.append(("attach", source(script.attach_to)))
    rows += [("Energy", source(provision)) for provision in script.provides]
    standing = Power(script.uses, script.modifiers, script.triggers)
    return rows + ([("in play", source(standing))] if standing != Power() else [])
