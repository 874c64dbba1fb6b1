"""How a match ended, in the words of its game."""

from __future__ import annotations

from typing import Any

from rulesets.api import Action, AnyGame
from rulesets.parts.telling import teller_of

_EVERY = 32  # moves between the states that are kept: a copy costs little against so many moves
_WON, _DRAWN = " wins: ", "A draw: "


class Ending:
    """The last moves of a match, from which its end can be told.

    Only when a match is over does one know which move was the last, and telling a move needs the
    state before it. A copy from a few moves back gives it.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self._kept = state.clone()
        self._since: list[Action] = []

    def add(self, state: Any, action: Action) -> None:
        """Note a move that is about to be made."""
        if len(self._since) >= _EVERY:
            self._kept = state.clone()
            self._since.clear()
        self._since.append(action)

    def told(self, seats: int) -> str:
        """Return why the match is over; of two players as the winner and the loser."""
        if not self._since:
            return ""
        game, teller = self.game, teller_of(self.game)
        before, last = self._kept, self._since[-1]
        for action in self._since[:-1]:
            game.apply(before, action)
        after = before.clone()
        teller.listen(after)
        game.apply(after, last)
        lines = teller.happened(before, last, after, None)
        said = next((line for line in reversed(lines) if line), "")
        result = game.returns(after)
        if _WON in said:
            said = said.partition(_WON)[2]
        elif said.startswith(_DRAWN):
            said = f"draw: {said.removeprefix(_DRAWN)}"
        elif 1 in result:
            return "a win"  # a game that does not say why
        if seats == 2 and 1 in result:
            winner = result.index(1)
            said = said.replace(teller.name(winner), "the winner")
            said = said.replace(teller.name(1 - winner), "the loser")
        return said.strip()
