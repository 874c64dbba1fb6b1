"""Triggers: what an event in play sets off."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Frame
from rulesets.ptcg.effects import modifiers
from rulesets.ptcg.match.script import Trigger

Noted = tuple[tuple[int, Trigger], ...]  # triggers of cards that an event concerned


def damaged(s: Any, root: int, attacker: int, amount: int) -> None:
    """Note damage of an attack for what it concerns now: its effects may move the Pokémon."""
    regs = {"it": root, "attacker": attacker, "damage": amount, "subject": amount}
    noted = tuple((f.regs["card"], t) for t, f in _concerned(s, "damaged", regs))
    if noted:
        s.events += (("damaged", root, attacker, amount, noted),)


def hear_all(s: Any) -> bool:
    """Push the programs that the waiting events start; tell whether there were any."""
    if not s.events:
        return False
    events, s.events = s.events, ()
    pushed = False
    for event, root, attacker, subject, *noted in reversed(events):
        pushed |= push_triggers(s, event, root, attacker, subject, noted=noted[0] if noted else ())
    return pushed


def push_triggers(
    s: Any,
    event: str,
    root: int = -1,
    attacker: int = -1,
    subject: int = -1,
    without: tuple[int, ...] = (),
    noted: Noted = (),
) -> bool:
    """Push the programs an event starts, those of the player whose turn it is on top.

    `noted` is what the event concerned when it happened, where that is known.
    """
    regs = {"it": root, "attacker": attacker, "damage": subject, "subject": subject}
    found = [f for _, f in _concerned(s, event, regs, noted)]
    frames = [f for f in found if f.regs["card"] not in without]
    frames.sort(key=lambda f: f.controller != s.seat)
    s.stack.extend(reversed(frames))
    return bool(frames)


def _concerned(
    s: Any, event: str, regs: dict[str, Any], noted: Noted = ()
) -> list[tuple[Trigger, Frame]]:
    """Return the programs that an event starts: those noted, or those it concerns now."""
    found = []
    for trigger, controller, own, card, source in triggers_of(s, event):
        whose = {"self": own, "card": card, "source": source}
        f = Frame(trigger.program, controller, {**regs, **whose})
        if (card, trigger) in noted or (not noted and _concerns(s, trigger, f)):
            found.append((trigger, f))
    return found


def _concerns(s: Any, trigger: Trigger, f: Frame) -> bool:
    root = f.regs["it"]
    if root >= 0 and root not in trigger.on.find(s, f):
        return False
    return trigger.when is None or trigger.when.holds(s, f)


def ready(s: Any, event: str) -> list[Frame]:
    """Return the programs that an event about no Pokémon in particular would start now."""
    found = []
    for trigger, controller, own, card, source in triggers_of(s, event):
        regs = {"self": own, "it": own, "card": card, "source": source}
        f = Frame(trigger.program, controller, regs)
        if trigger.when is None or trigger.when.holds(s, f):
            found.append(f)
    return found


def triggers_of(s: Any, event: str) -> list[tuple[Trigger, int, int, int, int]]:
    """Return the triggers of an event: trigger, controller, its Pokémon, its card, its maker."""
    if event not in s.table.triggers:
        return []
    faces = s.table.faces
    found = []
    for pos, stack in enumerate(s.stacks):
        if not stack:
            continue
        seat, root = pos // s.slots, stack[0]
        top = faces[stack[-1]]
        if event in top.events:
            for power in top.powers:
                mine = [t for t in power.triggers if t.event == event]
                if mine and modifiers.powers_work(s, pos, power.kind):
                    found += [(t, seat, root, stack[-1], -1) for t in mine]
        for card in (*s.energies[pos], *s.tools[pos], stack[-1]):
            if event in faces[card].events:
                triggers = faces[card].script.triggers
                found += [(t, seat, root, card, -1) for t in triggers if t.event == event]
        for t, first, last, controller, source, card, _ in s.marks[pos]:
            if type(t) is Trigger and t.event == event and first <= s.turn <= last:
                found.append((t, controller, root, card, source))
    for card in s.stadium:
        for t in faces[card].script.triggers:
            if t.event == event:
                found.append((t, s.seat, -1, card, -1))
    return found + _granted(s, event)


def _granted(s: Any, event: str) -> list[tuple[Trigger, int, int, int, int]]:
    """Return the triggers of an event that effects gave to players for a time."""
    return [
        (t, controller, source, card, source)
        for marks in s.player_marks
        for t, first, last, controller, source, card, _ in marks
        if isinstance(t, Trigger) and t.event == event and first <= s.turn <= last
    ]
