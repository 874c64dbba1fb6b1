"""Why an activation is refused, in words and with the statement that decides it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.api import Refusal
from rulesets.engine.asking import Pick
from rulesets.yugioh.effects.activation.frames import frame_for
from rulesets.yugioh.effects.activation.limits import FACE_UP, TURN
from rulesets.yugioh.match.script import walk

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

REASONS = {
    "place": "it cannot be activated from where it is",
    "face down": "a face-down monster's effects cannot be used",
    "speed": "its Spell Speed is too low to answer here",
    "counter": "only a Counter Trap answers a Counter Trap",
    "summoning": "only what negates a Summon can answer before it succeeds",
    "ignition": "only in your own Main Phase, while nothing waits for an answer",
    "spell phase": "a Spell is activated in your own Main Phase",
    "spell room hand": "no Spell & Trap Zone is free",
    "pendulum zone": "both Pendulum Zones are taken",
    "trap set": "a Trap must be Set before it is activated",
    "trap turn": "a Trap cannot be activated in the turn in which it was Set",
    "quick turn": "a Quick-Play Spell cannot be activated in the turn in which it was Set",
    "quick set": "in the opponent's turn a Quick-Play Spell must be Set",
    "damage step": "it cannot be activated in the Damage Step",
    "phase": "not in this phase",
    "turn": "not in this turn",
    "soft once": "this copy has been used as often as it may be this turn",
    "name once": "it has been used as often as its name allows",
    "trigger": "what it answers has not happened",
    "condition": "its condition is not met",
    "forbidden": "an effect forbids its activation",
    "cost": "its cost cannot be paid",
    "target": "there is no target for it",
    "effect": "it would do nothing",
    "search": "no card in the Deck fits what it searches for",
}

# Topics that have no statement of their own.
_CITES = {"forbidden": "card effect", "condition": "effect", "place": "effect"}


def refusal(s: Duel, seat: int, card: int, number: int, topic: str) -> Refusal:
    """Return the refusal of an activation that something forbids."""
    exact = _sharpened(s, seat, card, number, topic)
    return Refusal(REASONS[exact], s.cite(_CITES.get(exact, exact)))


def _sharpened(s: Duel, seat: int, card: int, number: int, topic: str) -> str:
    """Return a topic as exactly as the rulebook knows it."""
    effect = s.table.faces[card].effects[number]
    if topic == "once" and effect.limit is not None:
        return "soft once" if effect.limit.scope in (TURN, FACE_UP) else "name once"
    if topic == "speed" and s.chain and s.chain[-1].speed == 3:
        return "counter"  # YGO-231
    if topic == "effect" and _finds_nothing(s, seat, card, number):
        return "search"  # YGO-286
    return topic


def _finds_nothing(s: Duel, seat: int, card: int, number: int) -> bool:
    """Tell whether an effect searches a Deck that holds nothing it could find."""
    effect = s.table.faces[card].effects[number]
    f = frame_for(s, seat, card, effect)
    picks = [t for t in walk(effect.program) if isinstance(t, Pick)]
    searches = [pick.source for pick in picks if getattr(pick.source, "zones", ()) == ("deck",)]
    return f is not None and any(not source.find(s, f) for source in searches)
