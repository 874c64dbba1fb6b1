"""What happens in play, and the programs of cards that it starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.engine import triggers
from rulesets.engine.triggers import Event

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def damaged(s: Match, root: int, attacker: int, amount: int) -> None:
    """Note damage of an attack for what it concerns now: its effects may move the Pokémon."""
    event = triggers.noted(s, Event("damaged", root, attacker, amount=amount))
    if event is not None:
        s.events += (event,)


def hear_all(s: Match) -> bool:
    """Push the programs that the waiting events start; tell whether there were any."""
    if not s.events:
        return False
    events, s.events = s.events, ()
    pushed = False
    for event in reversed(events):
        pushed |= triggers.start(s, event, s.seat)
    return pushed


def push_triggers(
    s: Match,
    what: str,
    root: int = -1,
    attacker: int = -1,
    amount: int = 0,
    without: Sequence[int] = (),
) -> bool:
    """Push the programs that an event starts now, those of the player whose turn it is on top."""
    if what not in s.table.triggers:
        return False
    return triggers.start(s, Event(what, root, attacker, amount=amount), s.seat, without)
