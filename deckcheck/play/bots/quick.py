"""A fast policy for turns to come: actions are ranked once in a turn, not after each step."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from deckcheck.play.bots.turns import Turn, turn_of
from rulesets.api import CHANCE, OVER, Action, Game

_STEPS = 24  # decisions of a seat in one turn
_HANDS = 8  # times that the decision goes from seat to seat in one turn


class Quick:
    """A seat's turn, played on at little cost.

    What makes the standing better is done in the order of how much it does, as long as it still
    does; then the turn is ended as seems best. The luck by which actions are compared is not the
    luck of the ending that is taken, so that nobody knows a coin before it falls.
    """

    __slots__ = ("dull", "good", "luck", "rng", "turn")

    def __init__(self, turn: Turn, rng: Random) -> None:
        self.turn = turn
        self.rng = rng
        self.luck = rng.getrandbits(32)
        self.good: list[Action] = []  # the best last
        self.dull: set[Action] = set()

    def play(self, state: Any) -> Any:
        """Return the state when the seat's turn is over, or another seat decides."""
        game, turn = self.turn.game, self.turn
        for _ in range(_STEPS):
            legal = game.legal_actions(state)
            if len(legal) == 1:
                if turn.play(state, legal[0], self.rng.getrandbits(32)):
                    break
                continue
            better = self.still_good(state, legal)
            if better is None:
                over, better = self._looked_around(state, legal)
                if over:
                    return better
            state = better
        return state

    def still_good(self, state: Any, legal: Sequence[Action]) -> Any:
        """Return the state after the next good action that still makes the standing better."""
        game, turn = self.turn.game, self.turn
        now: float | None = None
        while self.good:
            action = self.good.pop()
            if action not in legal:
                continue
            now = game.evaluate(state, turn.seat) if now is None else now
            copy = state.clone()
            if not turn.play(copy, action, self.luck) and game.evaluate(copy, turn.seat) > now:
                return copy
        return None

    def _looked_around(self, state: Any, legal: Sequence[Action]) -> tuple[bool, Any]:
        """Return the state after the best action that goes on, or after the best ending."""
        game, turn = self.turn.game, self.turn
        now = game.evaluate(state, turn.seat)
        endings: list[tuple[float, Action]] = []
        others: list[tuple[float, Action, Any]] = []
        for action in [a for a in legal if a not in self.dull] or legal:
            copy = state.clone()
            over = turn.play(copy, action, self.luck)
            value = game.evaluate(copy, turn.seat)
            if over:
                endings.append((value, action))
            else:
                others.append((value, action, copy))
        others.sort(key=_value)
        if others and (not endings or others[-1][0] > now):
            self.good = [action for value, action, _ in others[:-1] if value > now]
            if endings:  # a menu of the turn, not a choice within an effect
                self.dull.update(action for value, action, _ in others if value <= now)
            return False, others[-1][2]
        ending = max(endings, key=_value)[1]
        turn.play(state, ending, self.rng.getrandbits(32))
        return True, state


def _value(found: tuple[Any, ...]) -> float:
    return float(found[0])


def play_turn(game: Game[Any], state: Any, rng: Random) -> Any:
    """Return the state after the rest of the turn, whoever decides in it."""
    mark = turn_of(state)
    hands = 0
    while (actor := game.actor(state)) != OVER and turn_of(state) == mark and hands < _HANDS:
        if actor == CHANCE:
            game.apply(state, game.chance(state, rng))
        else:
            state = Quick(Turn(game, state, actor), rng).play(state)
            hands += 1
    return state
