"""A saved match on the screen, move by move, forwards and back."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

from cardpool.errors import shown
from deckcheck.cli.table.printing import print_told
from deckcheck.cli.table.prompt import ask, number_in
from rulesets.parts.telling import INDENT, teller_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from deckcheck.play.match import Match
    from deckcheck.play.narration import Step
    from rulesets.api import Seat

_HELP = """\
Enter    the next move                 b      one move back
+        to the next decision          tN     to the beginning of turn N
N        to move N                     g      to the end
v        shows the board               a [S]  plays on by itself, S seconds a move; Ctrl-C stops
?        shows this help               q      quits"""
_PAUSE = 1.0
_AUTO = re.compile(r"a(?:\s+(\d{1,3}(?:\.\d{1,3})?))?")


def step_through(match: Match, listener: Seat | None) -> None:
    """Show a match as a seat heard it, or with all hands."""
    from rich.console import Console

    from deckcheck.play.narration import retold

    Stepping(match, list(retold(match, listener)), listener, Console(highlight=False)).run()


class Stepping:
    """The place in a match, and what is typed to go elsewhere."""

    def __init__(
        self, match: Match, steps: Sequence[Step], listener: Seat | None, console: Console
    ) -> None:
        self.match, self.steps, self.listener = match, steps, listener
        self.console = console
        self.at = 0  # moves made

    def run(self) -> None:
        """Ask where to go until the person quits."""
        told = "all hands" if self.listener is None else f"as seat {self.listener + 1} heard it"
        self.console.print(f"{len(self.steps)} moves, {told}.\n{_HELP}", markup=False)
        while True:
            try:
                said = ask(self.console, f"[{self.at}/{len(self.steps)}] ")
                if said == "q":
                    return
                self._answer(said)
            except (EOFError, KeyboardInterrupt):
                return

    def _answer(self, said: str) -> None:
        auto = _AUTO.fullmatch(said)
        if auto is not None:
            self._play_on(float(auto[1]) if auto[1] else _PAUSE)
        elif said == "v":
            self._board()
        elif (wanted := self.target(said)) is None:
            self.console.print(_HELP, markup=False)
        else:
            self._go(wanted)

    def target(self, said: str) -> int | None:
        """Return the move number that a command leads to, or None for an unknown command."""
        last = len(self.steps)
        if said == "+":
            onward = range(self.at + 1, last)
            return next((i for i in onward if self.steps[i].actor >= 0), last)
        if said[:1] == "t" and (turn := number_in(said[1:].strip())) is not None:
            return next((i + 1 for i, step in enumerate(self.steps) if step.turn >= turn), last)
        goals = {"": self.at + 1, "b": self.at - 1, "g": last}
        if (number := number_in(said)) is not None:
            goals[said] = number
        return max(0, min(goals[said], last)) if said in goals else None

    def _go(self, wanted: int) -> None:
        """Tell what lies between, or where one goes back or far, show the board there."""
        near = 0 < wanted - self.at <= 30
        first = self.at if near else max(0, wanted - 1)
        self.at = wanted
        if not near:
            self._board()
        self._tell(self.steps[first:wanted])

    def _tell(self, steps: Sequence[Step]) -> None:
        for step in steps:
            print_told(self.console, step.lines or [f"{INDENT}({step.words})"])

    def _board(self) -> None:
        """Show the board after the moves made; with all hands as the first seat sees it."""
        game, state = self.match.game, self._state()
        seat = self.listener or 0
        if self.at:
            self.console.print(game.screen(game.view(state, seat), self.console.width))
        if self.listener is None:
            for line in teller_of(game).hands(state):
                self.console.print(shown(line), markup=False)

    def _state(self) -> Any:
        state = self.match.fresh()
        for step in self.steps[: self.at]:
            if step.action:
                self.match.game.apply(state, step.action)
        return state

    def _play_on(self, pause: float) -> None:
        """Go on move by move until the end or Ctrl-C."""
        try:
            while self.at < len(self.steps):
                step = self.steps[self.at]
                self.at += 1
                self._tell([step])
                if step.lines:
                    time.sleep(pause)
        except KeyboardInterrupt:
            self.console.print()
