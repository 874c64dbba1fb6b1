"""Scripts in the form in which they are stored."""

from __future__ import annotations

from rulesets.plain import Json
from rulesets.ptcg.match.script import CardScript, stored_tag
from rulesets.text import compact


def to_json(value: object) -> Json:
    """Return a script or a part of one as JSON data."""
    return compact.to_json(value, stored_tag)


def stored_form(script: CardScript) -> Json:
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
