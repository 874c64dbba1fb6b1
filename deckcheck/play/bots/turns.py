"""The rest of a turn on sampled states: what look-ahead bots share."""

from __future__ import annotations

from random import Random
from typing import Any

from rulesets.api import CHANCE, OVER, Action, Game, Seat

REPLIES = 4  # decisions of other seats that are answered before a line ends


def turn_of(state: Any) -> int:
    """Return a number that changes from turn to turn; a game without turns has one."""
    return int(getattr(state, "turns", getattr(state, "turn", 0)))


def mover_of(state: Any) -> Seat | None:
    """Return whose turn it is, where a state tells: as `seat`, or as `turn` beside `turns`."""
    found = getattr(state, "seat", None)
    return getattr(state, "turn", None) if found is None and hasattr(state, "turns") else found


class Turn:
    """A seat's turn as far as it can be played ahead.

    It ends with the match, when the next turn begins, or when others have decided too often. In
    another seat's turn it ends with the next decision of another: that turn is theirs to plan.
    """

    __slots__ = ("game", "mark", "replies", "seat")

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.mark = turn_of(state)
        self.replies = REPLIES if mover_of(state) in (None, seat) else 0

    def play(self, state: Any, action: Action, luck: int) -> bool:
        """Carry out an action and what follows without the seat; True where the turn is over."""
        game, seat = self.game, self.seat
        game.apply(state, action)
        rng: Random | None = None
        replies = self.replies
        while (actor := game.actor(state)) != OVER:
            if actor == CHANCE:
                rng = rng or Random(luck)
                game.apply(state, game.chance(state, rng))
            elif turn_of(state) != self.mark:
                return True
            elif actor == seat:
                return False
            elif not replies:
                return True
            else:
                replies -= 1
                self._reply(state, actor, luck)
        return True

    def _reply(self, state: Any, actor: Seat, luck: int) -> None:
        """Let another seat take what is best for it at once."""
        game = self.game
        actions = game.legal_actions(state)
        best = actions[0]
        if len(actions) > 1:
            best = max(actions, key=lambda a: after(game, state, a, actor, luck))
        game.apply(state, best)

    def improve(self, state: Any, luck: int) -> tuple[bool, Any]:
        """Return the state after the best action that goes on, or after the best ending.

        An action that goes on is taken only where it makes the standing better, or where nothing
        ends the turn.
        """
        game, seat = self.game, self.seat
        endings: list[tuple[float, Any]] = []
        others: list[tuple[float, Any]] = []
        for action in game.legal_actions(state):
            copy = state.clone()
            over = self.play(copy, action, luck)
            (endings if over else others).append((game.evaluate(copy, seat), copy))
        best = max(others, key=_value, default=None)
        if best is not None and (not endings or best[0] > game.evaluate(state, seat)):
            return False, best[1]
        return True, max(endings, key=_value)[1]


def _value(pair: tuple[float, Any]) -> float:
    return pair[0]


def after(game: Game[Any], state: Any, action: Action, seat: Seat, luck: int) -> float:
    """Return the standing after an action and the chance that follows it at once."""
    copy = state.clone()
    game.apply(copy, action)
    if game.actor(copy) == CHANCE:
        rng = Random(luck)
        while game.actor(copy) == CHANCE:
            game.apply(copy, game.chance(copy, rng))
    return game.evaluate(copy, seat)
