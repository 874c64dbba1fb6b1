"""The random bot."""

from __future__ import annotations

from random import Random

from deckcheck.play.bots.base import Position
from rulesets.api import Action


class RandomBot:
    """Pick any legal action, each as likely as the others."""

    name = "random"

    def choose(self, position: Position, rng: Random) -> Action:
        """Return a random action."""
        actions = position.actions
        return actions[int(rng.random() * len(actions))]
