"""A tree of whole turns: information-set Monte Carlo tree search on resampled states.

An edge is a line of one seat's turn. Every round deals the hidden cards anew and tries several
lines of the root on that one deal with the same luck, so that lines are compared like with like.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, log, sqrt, tanh
from random import Random
from typing import Any, TypeAlias

from deckcheck.play.bots.base import Position
from deckcheck.play.bots.plan import Line, held, lines, varied
from deckcheck.play.bots.turns import Turn, turn_of
from rulesets.api import CHANCE, OVER, Action, Game, Seat

_WIDTH, _NODES = 4, 300  # of the beam that finds lines
_FIRST = 6  # lines of a node to begin with; more by the root of its visits
_GROWS = 24  # visits after which a node below the root has lines of its own
_EXPLORE = 0.35
_DECISIONS = 40  # in a rollout, before the evaluation cuts it off

Counts: TypeAlias = dict[tuple[Action, ...], tuple[int, float]]  # visits and total by line


class Edge:
    """A line, how often it was tried and what it brought, and the node that it leads to."""

    __slots__ = ("actions", "line", "node", "total", "visits")

    def __init__(self, line: Line, actions: tuple[Action, ...]) -> None:
        self.line = line
        self.actions = actions
        self.visits = 0
        self.total = 0.0
        self.node = Node()

    @property
    def mean(self) -> float:
        """Return what the line brought on average, from 0 to 1."""
        return self.total / self.visits if self.visits else 1.0


class Node:
    """A seat's turn: the lines it may take, as far as they were found."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[tuple[Action, ...], Edge] = {}
        self.visits = 0

    def room(self) -> int:
        """Return how many more lines the node may have by now (progressive widening)."""
        return int(_FIRST * sqrt(self.visits / _FIRST + 1)) - len(self.edges)

    def widen(self, found: Sequence[Line]) -> None:
        """Add the best of some lines that are new, as many as there is room for."""
        room = self.room()
        for line in found:
            actions = line.actions()
            if room > 0 and actions not in self.edges:
                self.edges[actions] = Edge(line, actions)
                room -= 1

    def ranked(self) -> list[Edge]:
        """Return the lines by what they promise: their mean, and more where seldom tried."""
        most = log(self.visits + 1)
        return sorted(
            self.edges.values(),
            key=lambda e: -(e.mean + _EXPLORE * sqrt(most / (e.visits + 1))),
        )


class Search:
    """A search for the best line of a position."""

    def __init__(self, position: Position, actions: Sequence[Action], rng: Random) -> None:
        self.position = position
        self.game: Game[Any] = position.game
        self.seat: Seat = position.seat
        self.actions = actions
        self.rng = rng
        self.root = Node()
        self.base = 0.0
        self.spread = 0.0

    def round(self) -> None:
        """Deal anew and try lines on the deal: each new one, then the more promising half."""
        state = self.position.sample(self.rng)
        luck = self.rng.getrandbits(32)
        root = self.root
        turn = Turn(self.game, state, self.seat)
        if root.room() > 0:
            found = lines(turn, state, self.actions, luck, _WIDTH, _NODES)
            root.widen(varied(found, len(found)) if not root.visits else found)
        tried = root.ranked()
        if root.visits:
            tried = tried[: max(2, len(tried) // 2)]
        brought = []
        for edge in tried:
            end = held(turn, edge.actions, state.clone(), luck)
            # A standing is sure and sees little, a rollout sees more and varies: both count.
            now = self.game.evaluate(end, self.seat)
            brought.append((now + self._below(edge.node, end, turn.mark, luck)) / 2)
        self._measure(brought)
        self._count(tried, [self._squashed(value) for value in brought])

    def _count(self, tried: Sequence[Edge], values: Sequence[float]) -> None:
        """Count what lines brought on one deal, less what the deal alone made better or worse.

        That is how much the lines that were tried before differ from their means.
        """
        known = [v - e.mean for e, v in zip(tried, values, strict=True) if e.visits]
        deal = fsum(known) / len(known) if known else 0.0
        for edge, value in zip(tried, values, strict=True):
            edge.visits += 1
            edge.total += value - deal
        self.root.visits += len(tried)

    def counts(self) -> Counts:
        """Return how often each line was tried and what it brought."""
        return {e.actions: (e.visits, e.total) for e in self.root.edges.values()}

    def add(self, counts: Counts) -> None:
        """Add what another search of the position found out of the lines of this one."""
        for actions, (visits, total) in counts.items():
            if actions in self.root.edges:
                self.root.edges[actions].visits += visits
                self.root.edges[actions].total += total

    def settled(self) -> bool:
        """Tell whether there is but one line, so that nothing is left to find out."""
        return len(self.root.edges) == 1

    def best(self) -> Line:
        """Return the line that is surely good: seldom tried ones count for less."""
        edges = self.root.edges.values()
        return max(edges, key=lambda e: e.mean - 0.5 / sqrt(e.visits + 1) if e.visits else -1).line

    def _measure(self, values: Sequence[float]) -> None:
        """Learn from the first round how far apart standings of this position are."""
        if not self.spread:
            middle = sorted(values)
            self.base = middle[len(middle) // 2]
            apart = sorted(abs(v - self.base) for v in values)
            self.spread = max(apart[len(apart) * 3 // 4], 1e-6) * 2

    def _squashed(self, value: float) -> float:
        return 0.5 + 0.5 * tanh((value - self.base) / self.spread)

    def _below(self, node: Node, state: Any, mark: int, luck: int) -> float:
        """Return the standing of the root's seat after others have had their turns.

        A node that was visited often has lines of its own, which its seat chooses among for
        itself: what is good for it is bad for the root's.
        """
        node.visits += 1
        game, actor = self.game, self.game.actor(state)
        if node.visits < _GROWS or actor in (OVER, CHANCE, self.seat):
            return self._rollout(state, mark, luck)
        turn = Turn(game, state, actor)
        legal = game.legal_actions(state)
        if node.room() > 0:
            node.widen(lines(turn, state, legal, luck, _WIDTH // 2, _NODES // 3))
        # Lines that the cards of this deal do not allow stay out of the choice.
        edge = next((e for e in node.ranked() if e.actions[0] in legal), None)
        if edge is None:
            return self._rollout(state, mark, luck)
        value = self._rollout(held(turn, edge.actions, state, luck), mark, luck)
        edge.visits += 1
        edge.total += 1 - self._squashed(value)
        return value

    def _rollout(self, state: Any, mark: int, luck: int) -> float:
        """Let each seat do what seems best until it is the root's turn again, then evaluate."""
        game, seat = self.game, self.seat
        rng = Random(luck)
        for _ in range(_DECISIONS):
            actor = game.actor(state)
            if actor == OVER:
                break
            if actor == CHANCE:
                game.apply(state, game.chance(state, rng))
                continue
            if actor == seat and turn_of(state) != mark:
                break
            state = Turn(game, state, actor).improve(state, luck)[1]
        return game.evaluate(state, seat)
