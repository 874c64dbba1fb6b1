"""Can the player to move win this turn for sure? Every line is tried.

For sure: whatever coins and dice show, whatever the opponent chooses, and without a card that
nobody knows turning up before the end.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from deckcheck.desk.asking import settle_order
from deckcheck.play.narration import turns_of
from rulesets.api import CHANCE, OVER, Action, AnyGame, Seat
from rulesets.parts.positions import AnyCardPositions

DEEPEST = 9  # decisions of one's own
MOST = 40_000  # positions looked at before a puzzle is given up
LONGEST = 120  # of them in a row: coins that are tossed until tails have no end


class TooManyError(Exception):
    """More positions than were to be looked at."""


class Solution(NamedTuple):
    """How a puzzle is won: in how many decisions of one's own, and by which first ones."""

    moves: int
    first: list[Action]
    looked_at: int


class Solver:
    """Searches one turn of one player, first in one decision, then in two, and so on."""

    def __init__(
        self, game: AnyGame, positions: AnyCardPositions, seat: Seat, turn: int, most: int = MOST
    ) -> None:
        self.game, self.positions, self.seat, self.turn = game, positions, seat, turn
        self.most = most
        self._known: dict[tuple[Any, int], bool] = {}
        self._row = 0  # positions from the first one to this one

    def solve(self, s: Any) -> Solution | None:
        """Return the shortest solution, None where no win is sure. May raise TooManyError."""
        for moves in range(1, DEEPEST + 1):
            first = [a for a in self.game.legal_actions(s) if self.wins_by(s, a, moves - 1)]
            if first:
                return Solution(moves, first, len(self._known))
        return None

    def wins(self, s: Any, moves: int) -> bool:
        """Tell whether so many decisions of one's own surely win."""
        game, actor = self.game, self.game.actor(s)
        if actor == OVER:
            # An opponent who cannot draw for the next turn loses in that turn, not in this one.
            return turns_of(s) == self.turn and game.returns(s)[self.seat] == 1
        if turns_of(s) != self.turn or (actor == self.seat and moves == 0):
            return False
        key = s.key(), moves
        if key not in self._known:
            if len(self._known) >= self.most or self._row >= LONGEST:
                raise TooManyError
            self._known[key] = False  # whoever comes here again on the way has gone in a circle
            self._row += 1
            won = self._by_luck(s, moves) if actor == CHANCE else self._by_choice(s, actor, moves)
            self._row -= 1
            self._known[key] = won
        return self._known[key]

    def wins_by(self, s: Any, action: Action, moves: int) -> bool:
        """Tell whether an action wins with so many decisions after it."""
        copy = s.clone()
        self.game.apply(copy, action)
        return not self._shown(s, copy) and self.wins(copy, moves)

    def _shown(self, before: Any, after: Any) -> bool:
        """Tell whether a card has turned up that nobody knew; at the end that is too late."""
        if self.game.actor(after) == OVER:
            return False
        hidden = self.positions.hidden
        return bool(hidden(before, self.seat) - hidden(after, self.seat))

    def _by_luck(self, s: Any, moves: int) -> bool:
        copy = s.clone()
        if settle_order(self.game, copy):
            return not self._shown(s, copy) and self.wins(copy, moves)
        outcomes = self.game.chance_outcomes(s)
        return outcomes is not None and all(self.wins_by(s, a, moves) for a, _ in outcomes)

    def _by_choice(self, s: Any, actor: Seat, moves: int) -> bool:
        actions = self.game.legal_actions(s)
        hidden = self.positions.hidden(s, self.seat)
        if any(c in hidden for a in actions for c in self.positions.named(s, a)):
            return False  # depends on cards that the player cannot know
        if actor != self.seat:
            return all(self.wins_by(s, a, moves) for a in actions)
        return any(self.wins_by(s, a, moves - 1) for a in actions)


def line(solver: Solver, s: Any, moves: int) -> list[str]:
    """Return a winning line in words; where luck or the opponent decides, the first way."""
    said = []
    s, game = s.clone(), solver.game
    while game.actor(s) != OVER:
        if settle_order(game, s):
            continue
        own = game.actor(s) == solver.seat
        outcomes = game.chance_outcomes(s) if game.actor(s) == CHANCE else None
        actions = [a for a, _ in outcomes] if outcomes else list(game.legal_actions(s))
        moves -= own
        action = next(a for a in actions if solver.wins_by(s, a, moves))
        if own:
            said.append(game.describe(s, action))
        game.apply(s, action)
    return said
