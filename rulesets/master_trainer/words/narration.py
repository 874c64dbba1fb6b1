"""What an action brought about on the board, as a listener may hear it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.game import waiting
from rulesets.master_trainer.match.components import (
    BONUS,
    CATCH_SPACES,
    CATCHES,
    CHIP_NAME,
    EVENT_NAMES,
    ITEM_NAMES,
    RIVAL_NAMES,
    space_name,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.words import telling
from rulesets.parts.telling import INDENT, listed
from rulesets.wording import numbered

Told = tuple[Any, ...]


def happened(
    before: TrainerState, action: Action, after: TrainerState, listener: Seat | None
) -> list[str]:
    """Return an action and what it brought about."""
    if not any(before.team):
        return _dealt(before, action, after)
    story = Story(before, after, listener)
    lines = [INDENT + line for line in story.details()]
    return [*_head(before, action, listener), *lines, *_moments(before, after)]


def _trainer(seat: Seat) -> str:
    return f"Trainer {seat + 1}"


def _head(s: TrainerState, action: Action, listener: Seat | None) -> list[str]:
    if action[0] == "shuffle":
        return []
    heard = telling.describe(s, action) if listener is None else telling.heard(s, action, listener)
    if s.waits != CHANCE:
        return [f"{_trainer(s.waits)}: {heard}"]
    if action[0] == "roll":
        op, f = waiting(s)
        return [f"{_roller(s)} rolls {action[1]} for {op.asks(s, f) or 'the start'}"]
    return [f"Chance: {heard}"]


def _roller(s: TrainerState) -> str:
    """Return whose die is rolled."""
    _, f = waiting(s)
    rollers = f.values.get("rollers") or (f.controller,)
    again = f.values.get("again", -1)
    place = again if again >= 0 else len(f.values.get("dice", ()))
    return _trainer(rollers[place % len(rollers)])


def _dealt(before: TrainerState, action: Action, after: TrainerState) -> list[str]:
    """Return the starters once they are dealt; the shuffles before are not worth a word."""
    lines = [] if action[0] == "shuffle" else _head(before, action, None)
    if any(after.team):
        for seat, team in enumerate(after.team):
            names = listed([CHIP_NAME[chip] for chip in team])
            lines.append(f"{_trainer(seat)} begins with {names}")
    return [*lines, *_moments(before, after)]


def _moments(before: TrainerState, after: TrainerState) -> list[str]:
    """Return the end of the match, or a new turn."""
    if after.result and not before.result:
        if 1.0 in after.result:
            winner = after.result.index(1.0)
            return [f"{_trainer(winner)} wins: the Master is beaten"]
        return [f"The match ends after {numbered(after.turns, 'turn')} without a winner"]
    if after.turns != before.turns:
        return [f"Turn {after.turns}: {_trainer(after.turn)}"]
    return []


class Story:
    """The changes of one action in words."""

    def __init__(self, before: TrainerState, after: TrainerState, listener: Seat | None) -> None:
        self.before, self.after, self.listener = before, after, listener
        self.drawn: dict[Seat, tuple[int, ...]] = {}

    def details(self) -> list[str]:
        """Return moves, what entries tell, then teams and hands.

        A catch or a battle sends a mover on its way, all else follows from where it goes.
        """
        entries = self.after.told or []
        told = [self._entry(entry) for entry in entries]
        moved = [*self._moved(), *self._turned_up()]
        causes = [i + 1 for i, e in enumerate(entries) if e[0] in ("catch", "score", "master")]
        first = causes[-1] if causes else 0
        return [*told[:first], *self._teams(), *moved, *told[first:], *self._hands()]

    def _moved(self) -> list[str]:
        return [
            f"{_trainer(seat)} moves to {space_name(place)}"
            for seat, place in enumerate(self.after.place)
            if place != self.before.place[seat]
        ]

    def _turned_up(self) -> list[str]:
        fresh = self.after.face_up & ~self.before.face_up
        return [
            f"{telling.chip_words(self.after.chips[space])} is turned up; caught with "
            f"{', '.join(map(str, sorted(CATCHES[self.after.chips[space]])))}"
            for space in CATCH_SPACES
            if fresh >> space & 1
        ]

    def _entry(self, entry: Told) -> str:
        return _ENTRIES[entry[0]](self, *entry[1:])

    def _draw(self, seat: Seat, cards: tuple[int, ...]) -> str:
        self.drawn[seat] = self.drawn.get(seat, ()) + cards
        what = numbered(len(cards), "Item card")
        if self._sees(seat) and cards:
            what = listed([ITEM_NAMES[kind] for kind in sorted(cards)])
        return f"{_trainer(seat)} draws {what}"

    def _sees(self, seat: Seat) -> bool:
        return self.listener is None or self.listener == seat

    def _event(self, seat: Seat, card: int) -> str:
        return f"{_trainer(seat)} draws the Event card {EVENT_NAMES[card]}"

    def _catch(self, seat: Seat, chip: int, rolled: int, caught: bool) -> str:
        name = CHIP_NAME[chip]
        if caught:
            points = self.after.points(seat)
            return f"{_trainer(seat)} catches {name} with {rolled}: {points} points now"
        wanted = ", ".join(map(str, sorted(CATCHES[chip])))
        return f"{name} gets away: {rolled} rolled, {wanted} needed"

    def _score(self, seat: Seat, chip: int, strength: int, die: int, laid: tuple[int, ...]) -> str:
        bonus = "".join(f" + {BONUS[kind]} {ITEM_NAMES[kind]}" for kind in laid)
        total = strength + die + sum(BONUS[kind] for kind in laid)
        return f"{_trainer(seat)}: {CHIP_NAME[chip]} {strength} + {die} rolled{bonus} = {total}"

    def _master(self, rival: int, strength: int, die: int, total: int) -> str:
        bonus = total - strength - die
        more = f" + {bonus} by the card" if bonus else ""
        return f"The Master {RIVAL_NAMES[rival]}: {strength} + {die} rolled{more} = {total}"

    def _teams(self) -> list[str]:
        """Return trades, Knock Outs and revivals."""
        before, after = self.before, self.after
        lines = []
        for seat, team in enumerate(after.team):
            lost = [chip for chip in before.team[seat] if chip not in team]
            won = [chip for chip in team if chip not in before.team[seat]]
            if lost and won:
                lines.append(f"{_trainer(seat)} gives {CHIP_NAME[lost[0]]} for {CHIP_NAME[won[0]]}")
            elif won and not any(e[0] == "catch" and e[1] == seat for e in after.told or []):
                lines.append(f"{_trainer(seat)} takes {CHIP_NAME[won[0]]}")
            fallen = [c for c in after.down[seat] if c not in before.down[seat] and c not in won]
            risen = [c for c in before.down[seat] if c not in after.down[seat] and c not in lost]
            lines += [f"{CHIP_NAME[c]} of {_trainer(seat)} is knocked out" for c in fallen]
            lines += [f"{CHIP_NAME[c]} of {_trainer(seat)} is revived" for c in risen]
        return lines

    def _hands(self) -> list[str]:
        """Return the Item cards got otherwise than by drawing: by name to their holder alone."""
        lines = []
        for seat, hand in enumerate(self.after.hand):
            drawn = self.drawn.get(seat, ())
            more = len(hand) - len(self.before.hand[seat]) - len(drawn)
            if more > 0:
                what = numbered(more, "Item card")
                if self._sees(seat):
                    old = Counter(self.before.hand[seat]) + Counter(drawn)
                    got = (Counter(hand) - old).elements()
                    what = listed([ITEM_NAMES[kind] for kind in got])
                lines.append(f"{_trainer(seat)} gets {what}")
        return lines


_ENTRIES: dict[str, Callable[..., str]] = {
    "drawn": Story._draw,
    "event": Story._event,
    "catch": Story._catch,
    "score": Story._score,
    "master": Story._master,
}
