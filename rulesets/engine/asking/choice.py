"""The base of a game's own ops that let a seat choose one thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rulesets.api import Action, Seat
from rulesets.engine.frames import Frame, Op, S


class Choice(Op[S]):
    """Let a seat choose one of some things; what leaves nothing to decide is not asked.

    A game's op says what there is to choose (`choices`) and what the choice does (`chosen`); an
    action is the verb and the choice.
    """

    __slots__ = ()

    verb: ClassVar[str] = "pick"

    def choices(self, s: S, f: Frame) -> Sequence[Any]:
        """Return what may be chosen now: ints, strings or tuples of these."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, s: S, f: Frame, choice: Any) -> Seat | None:
        """Do what the choice says."""
        raise NotImplementedError(type(self).__name__)

    def chooser(self, s: S, f: Frame) -> Seat:
        """Return who chooses."""
        return f.controller

    def nothing(self, s: S, f: Frame) -> None:
        """Do what follows where there is nothing to choose."""

    def run(self, s: S, f: Frame) -> Seat | None:
        """Take the only choice at once, otherwise wait."""
        found = self.choices(s, f)
        if not found:
            self.nothing(s, f)
            return None
        return self.chosen(s, f, found[0]) if len(found) == 1 else self.chooser(s, f)

    def offers(self, s: S, f: Frame) -> Sequence[Action]:
        """Return one action a choice."""
        verb = self.verb
        return [
            (verb, *choice) if isinstance(choice, tuple) else (verb, choice)
            for choice in self.choices(s, f)
        ]

    def take(self, s: S, f: Frame, action: Action) -> Seat | None:
        """Do what was chosen."""
        return self.chosen(s, f, action[1] if len(action) == 2 else action[1:])
