"""What a coin is for and what causes a choice: the card or rule whose program is running."""

from __future__ import annotations

from rulesets.api import CHANCE
from rulesets.engine.asking.purpose import purpose
from rulesets.engine.frames import Frame
from rulesets.engine.game import waiting
from rulesets.engine.words import first_upper
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.play.turn import Main
from rulesets.ptcg.words.speaker import SPEAKER


def cause(s: Match) -> str:
    """Return whose program is running: an attack or power with its Pokémon, or a card."""
    _, f = waiting(s)
    return _cause(s, f)


def _cause(s: Match, f: Frame) -> str:
    pos = s.spot(f.card("self"))
    if "attack" in f.values:
        return f"{f.values['attack']} of {s.name(pos)}" if pos >= 0 else str(f.values["attack"])
    card = f.card("card")
    if card >= 0:
        return s.table.faces[card].name
    if "other" in f.cards:
        return f"the retreat of {s.name(pos)}" if pos >= 0 else "the retreat"
    return s.name(pos) if pos >= 0 else "the rules"


def coin(s: Match) -> str:
    """Return what the coin is for that chance is to toss."""
    op, f = waiting(s)
    return op.asks(s, f) or _cause(s, f)


def asked(s: Match) -> str:
    """Return what the decision is for, or "" in the middle of a turn."""
    if s.waits <= CHANCE:
        return ""
    op, f = waiting(s)
    if isinstance(op, Main):
        return ""
    rule = op.asks(s, f)
    if rule:
        return rule
    said = purpose(s, op, f, SPEAKER, lambda card: _known(s, card))
    return f"{first_upper(_cause(s, f))}: {said}" if said else first_upper(_cause(s, f))


def _known(s: Match, card: int) -> str:
    """Return the name of a card that lies open, as the decider may see it."""
    pos = s.spot(card)
    if pos >= 0:
        return s.name(pos)
    zones = (*s.discards, *s.lost, *s.energies, *s.tools, s.hands[s.waits])
    return s.table.faces[card].name if any(card in zone for zone in zones) else ""
