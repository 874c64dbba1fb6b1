"""What a choice of a duel is for, and which card causes it."""

from __future__ import annotations

from rulesets.api import CHANCE
from rulesets.engine.asking.purpose import purpose
from rulesets.engine.frames import Frame
from rulesets.engine.game import waiting
from rulesets.engine.words import first_upper
from rulesets.yugioh.match.happenings import SUMMONED
from rulesets.yugioh.match.state import Duel
from rulesets.yugioh.words.programs import SPEAKER
from rulesets.yugioh.words.telling import sees

_PHASES = {
    "draw": "Draw Phase",
    "standby": "Standby Phase",
    "main 1": "Main Phase 1",
    "battle": "Battle Phase",
    "main 2": "Main Phase 2",
    "end": "End Phase",
}


def cause(s: Duel, f: Frame) -> str:
    """Return the card whose program is running."""
    card = f.card("card")
    return s.table.faces[card].name if card >= 0 else "the rules"


def asked(s: Duel) -> str:
    """Return what the decision is for."""
    if s.waits <= CHANCE:
        return ""
    op, f = waiting(s)
    rule = op.asks(s, f)
    if rule:
        return first_upper(f"{_moment(s)}{rule}") if rule[0].islower() else rule
    said = purpose(s, op, f, SPEAKER, lambda card: _known(s, card))
    return f"{cause(s, f)}: {said}" if said else cause(s, f)


def _moment(s: Duel) -> str:
    """Return what an answer would answer: the last link, an attack or a Summon."""
    faces = s.table.faces
    if s.chain:
        link = s.chain[-1]
        return f"Player {link.controller + 1} activates {faces[link.card].name}: "
    if s.pending and all(sees(s, card, s.waits) for card in s.pending):
        return f"the Summon of {' and '.join(faces[c].name for c in s.pending)}: "
    if s.battle is not None and sees(s, s.battle.attacker, s.waits):
        return f"the attack of {faces[s.battle.attacker].name}: "
    for h in reversed(s.recent):
        if h.what == SUMMONED and sees(s, h.card, s.waits):
            return f"Player {h.seat + 1} has Summoned {faces[h.card].name}: "
    return f"{_PHASES.get(s.phase, s.phase)}: " if s.phase else ""


def _known(s: Duel, card: int) -> str:
    return s.table.faces[card].name if sees(s, card, s.waits) else ""
