"""The greedy bot: one step ahead on resampled states, by the game's own evaluation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from deckcheck.play.bots.base import Position
from rulesets.api import CHANCE, Action, Game, Seat

# Looking one step ahead, a bot might retreat for free and back again for ever (BASE-041).
OFTEN = 3  # times a turn that one action is taken while there is another


class GreedyBot:
    """Try each action on a few sampled states and take the best on average."""

    name = "greedy"

    def __init__(self, samples: int = 4) -> None:
        self.samples = samples
        self._turn = -1
        self._taken: Counter[Action] = Counter()

    def choose(self, position: Position, rng: Random) -> Action:
        """Return the action with the best mean standing; the first of equals."""
        if position.turn != self._turn:
            self._turn = position.turn
            self._taken.clear()
        actions = [a for a in position.actions if self._taken[a] < OFTEN] or position.actions
        chosen = actions[0] if len(actions) == 1 else self._best(position, actions, rng)
        self._taken[chosen] += 1
        return chosen

    def _best(self, position: Position, actions: Sequence[Action], rng: Random) -> Action:
        game, seat = position.game, position.seat
        totals = [0.0] * len(actions)
        for _ in range(self.samples):
            sampled = position.sample(rng)
            # The same luck for every action, so that only the actions make a difference.
            luck = rng.getrandbits(32)
            for i, action in enumerate(actions):
                totals[i] += _standing(game, sampled.clone(), action, seat, luck)
        return actions[max(range(len(actions)), key=totals.__getitem__)]


def _standing(game: Game[Any], state: Any, action: Action, seat: Seat, luck: int) -> float:
    """Return the standing after an action and the chance that follows it at once."""
    game.apply(state, action)
    if game.actor(state) == CHANCE:
        rng = Random(luck)
        while game.actor(state) == CHANCE:
            game.apply(state, game.chance(state, rng))
    return game.evaluate(state, seat)
