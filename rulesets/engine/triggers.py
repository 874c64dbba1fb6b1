"""Events and what they start: programs of the cards in play that listen for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from rulesets.api import Seat
from rulesets.engine.frames import Frame, Program, held
from rulesets.engine.select import SELF, AnySelector
from rulesets.engine.terms import Term
from rulesets.engine.values import AnyCondition

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState


@dataclass(frozen=True, slots=True)
class Trigger(Term):
    """A program that an event in play starts; `on` is whose event it is, held as `It`."""

    event: str
    program: Program
    on: AnySelector = SELF
    when: AnyCondition | None = None


class Event(NamedTuple):
    """Something that happened, as a state keeps it until the cards in play hear of it."""

    what: str
    card: int = -1  # whom it is about
    by: int = -1  # who caused it
    subject: int = -1  # a second card: what was attached to it, what it evolved into
    amount: int = 0
    # The triggers it concerned when it happened, each with its card; () to ask when it is heard.
    noted: tuple[tuple[int, Trigger], ...] = ()


class Listener(NamedTuple):
    """A trigger found: who controls it, the card it belongs to and who made it."""

    trigger: Trigger
    controller: Seat
    own: int  # the card in play that is its `Self`, or -1
    card: int  # the card whose text it is
    source: int = -1  # who put it there, of a lasting one


def frame_of(listener: Listener, event: Event) -> Frame:
    """Return the program of a listener, ready to run for an event."""
    cards = {
        "it": held(event.card),
        "attacker": held(event.by),
        "subject": held(event.subject),
        "self": held(listener.own),
        "card": held(listener.card),
        "source": held(listener.source),
    }
    return Frame(listener.trigger.program, listener.controller, cards, {"damage": event.amount})


def concerned(s: MatchState, event: Event) -> list[tuple[Listener, Frame]]:
    """Return whom an event concerns: those noted when it happened, else those it concerns now."""
    found = []
    for listener in s.listeners(event.what):
        f = frame_of(listener, event)
        if event.noted:
            concerns = (listener.card, listener.trigger) in event.noted
        else:
            concerns = _concerns(s, listener.trigger, f)
        if concerns:
            found.append((listener, f))
    return found


def _concerns(s: MatchState, trigger: Trigger, f: Frame) -> bool:
    it = f.cards["it"]
    if it and it[0] not in trigger.on.find(s, f):
        return False
    return trigger.when is None or trigger.when.holds(s, f)


def noted(s: MatchState, event: Event) -> Event | None:
    """Return an event with whom it concerns now, before anything moves; None if nobody."""
    found = tuple((listener.card, listener.trigger) for listener, _ in concerned(s, event))
    return event._replace(noted=found) if found else None


def start(s: MatchState, event: Event, first: Seat, without: Sequence[int] = ()) -> bool:
    """Push the programs an event starts, those of the player `first` on top; tell if any."""
    found = [f for listener, f in concerned(s, event) if listener.card not in without]
    found.sort(key=lambda f: f.controller != first)
    s.stack.extend(reversed(found))
    return bool(found)


def ready(s: MatchState, what: str) -> list[tuple[Listener, Frame]]:
    """Return the programs that an event about nobody in particular would start now."""
    found = []
    for listener in s.listeners(what):
        f = frame_of(listener, Event(what, listener.own))
        if listener.trigger.when is None or listener.trigger.when.holds(s, f):
            found.append((listener, f))
    return found
