"""The greedy bot: one step ahead on resampled states, by the game's own evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

from deckcheck.bots.base import Position
from rulesets.api import CHANCE, Action, Game, Seat


class GreedyBot:
    """Try each action on a few sampled states and take the best on average."""

    name = "greedy"

    def __init__(self, samples: int = 4) -> None:
        self.samples = samples

    def choose(self, position: Position, rng: Random) -> Action:
        """Return the action with the best mean standing; the first of equals."""
        actions = position.actions
        if len(actions) == 1:
            return actions[0]
        game, seat = position.game, position.seat
        totals = [0.0] * len(actions)
        for _ in range(self.samples):
            sampled = position.sample(rng)
            # The same luck for every action: the differences are then the actions' own.
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
