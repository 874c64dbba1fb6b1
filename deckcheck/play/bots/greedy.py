"""The greedy bot: plans its whole turn on resampled states, by the game's own evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.following import PlanningBot
from deckcheck.play.bots.plan import Line, held, lines, varied
from deckcheck.play.bots.turns import Turn
from rulesets.api import Action


class GreedyBot(PlanningBot):
    """Find lines to the end of the turn on one sampled state, take what holds on others too."""

    name = "greedy"

    def __init__(
        self, *, samples: int = 8, width: int = 6, nodes: int = 600, kept: int = 8
    ) -> None:
        super().__init__()
        self.samples = samples  # on which lines are compared
        self.width = width
        self.nodes = nodes
        self.kept = kept  # lines that are compared

    def plan(self, position: Position, actions: Sequence[Action], rng: Random) -> Line:
        """Return the line that is best on average on other sampled states."""
        state = position.sample(rng)
        turn = Turn(position.game, state, position.seat)
        luck = rng.getrandbits(32)
        found = varied(lines(turn, state, actions, luck, self.width, self.nodes), self.kept)
        if len(found) == 1:
            return found[0]
        told = [line.actions() for line in found]
        totals = [0.0] * len(found)
        for _ in range(self.samples):
            # The same cards and the same luck for every line.
            sampled, luck = position.sample(rng), rng.getrandbits(32)
            for i, each in enumerate(told):
                totals[i] += position.game.evaluate(
                    held(turn, each, sampled.clone(), luck), position.seat
                )
        return found[max(range(len(found)), key=totals.__getitem__)]
