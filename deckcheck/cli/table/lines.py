"""The lines of a menu: where there are many choices, targets are a second step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulesets.api import Action
from rulesets.parts.telling import AnyTeller, Entry

FEW = 9  # choices that are always shown one by one: as many as have a digit


class Line(NamedTuple):
    """A choice, or several that differ in their target alone."""

    words: str
    entries: tuple[Entry, ...]

    @property
    def action(self) -> Action:
        """Return the action, of several the first."""
        return self.entries[0].action

    @property
    def detail(self) -> str:
        """Return what there is to say of it."""
        return self.entries[0].detail

    @property
    def is_first_step(self) -> bool:
        """Tell whether a target is still to be chosen."""
        return len(self.entries) > 1

    def has(self, action: Action) -> bool:
        """Tell whether an action is among its choices."""
        return any(entry.action == action for entry in self.entries)


def one_by_one(entries: Sequence[Entry]) -> list[Line]:
    """Return a line for each choice."""
    return [Line(entry.words, (entry,)) for entry in entries]


def lines_of(teller: AnyTeller, state: Any) -> list[Line]:
    """Return the menu of a state; what differs in its target alone stands in one line."""
    entries = teller.menu(state)
    if len(entries) <= FEW:
        return one_by_one(entries)
    steps: dict[str, list[Entry]] = {}
    for entry in entries:
        steps.setdefault(teller.first_step(state, entry.action) or entry.words, []).append(entry)
    return [
        Line(f"{step} …" if len(found) > 1 else found[0].words, tuple(found))
        for step, found in steps.items()
    ]
