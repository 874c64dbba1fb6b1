"""Plan the rest of a turn: a beam over its lines on one sampled state, held against others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from heapq import nlargest
from operator import attrgetter
from typing import Any

from deckcheck.play.bots.turns import Turn
from rulesets.api import Action

_STEPS = 12  # decisions with which a line that no longer fits is played to the end of the turn


class Line:
    """Actions of a turn, and the state they lead to on the sampled state they were found on."""

    __slots__ = ("action", "before", "length", "state", "value")

    def __init__(self, state: Any, value: float, action: Action, before: Line | None) -> None:
        self.state = state
        self.value = value
        self.action = action
        self.before = before
        self.length: int = before.length + 1 if before else 0

    def steps(self) -> list[Line]:
        """Return the line step by step: each with the state after its action."""
        found: list[Line] = []
        line = self
        while line.before is not None:
            found.append(line)
            line = line.before
        return found[::-1]

    def actions(self) -> tuple[Action, ...]:
        """Return the actions in order."""
        return tuple(step.action for step in self.steps())


_VALUE = attrgetter("value")


def lines(
    turn: Turn, state: Any, first: Sequence[Action], luck: int, width: int, nodes: int
) -> list[Line]:
    """Return the lines to the end of the turn that a beam finds, the best first."""
    game, seat = turn.game, turn.seat
    beam = [Line(state, game.evaluate(state, seat), (), None)]
    seen: set[Hashable] = set()
    ended: list[Line] = []
    while beam and nodes > 0:
        grown: list[Line] = []
        for line in beam:
            for action in game.legal_actions(line.state) if line.length else first:
                copy = line.state.clone()
                over = turn.play(copy, action, luck)
                nodes -= 1
                if not over:
                    key = copy.key()
                    if key in seen:
                        continue  # the same by another order
                    seen.add(key)
                (ended if over else grown).append(
                    Line(copy, game.evaluate(copy, seat), action, line)
                )
        last, beam = beam, nlargest(width, grown, _VALUE)
    # The first of equals is the shortest.
    return sorted(ended or beam or last, key=_VALUE, reverse=True)


def varied(found: Sequence[Line], most: int) -> list[Line]:
    """Return the best lines, the best of each first action before others where there is room.

    On one deal with one luck a good action may look bad: it is compared all the same.
    """
    firsts: dict[Action, Line] = {}
    for line in found:
        firsts.setdefault(line.actions()[0], line)
    if len(firsts) > most:
        return list(found[:most])
    others = [line for line in found if line not in firsts.values()]
    return [*firsts.values(), *others][:most]


def covering(found: Sequence[Line], most: int) -> list[Line]:
    """Return the best lines, those before others that do what no better one does.

    In a long turn the best lines are nearly the same: what they all do is not compared by them.
    """
    done: set[Action] = set()
    new: list[Line] = []
    others: list[Line] = []
    for line in found:
        actions = line.actions()
        (others if done.issuperset(actions) else new).append(line)
        done.update(actions)
    return [*new, *others][:most]


def distinct(found: Sequence[Line]) -> list[Line]:
    """Return the best line of each value and first action: such lines nearly always are the same.

    With other first actions they are not, where dice or a coin fell badly for all of them.
    """
    values: dict[tuple[float, Action], Line] = {}
    for line in found:
        values.setdefault((round(line.value, 6), line.actions()[0]), line)
    return list(values.values())


def held(turn: Turn, line: Sequence[Action], state: Any, luck: int) -> Any:
    """Return the state at the end of the turn after a line on another sampled state.

    What does not fit there is left out; what the line does not say is done as seems best.
    """
    game = turn.game
    at = 0
    for _ in range(len(line) + _STEPS):
        legal = game.legal_actions(state)
        at = next((i for i in range(at, len(line)) if line[i] in legal), len(line))
        if at < len(line):
            over = turn.play(state, line[at], luck)
            at += 1
        else:
            over, state = turn.improve(state, luck)
        if over:
            break
    return state
