"""How strong players are by their matches: Bradley-Terry, in points of Elo, with errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

POINTS = 400 / log(10)  # of Elo for one unit of log odds
_PRIOR = 0.5  # wins and losses of everybody against an average player: nobody is infinitely strong
_STEPS = 200
_CLOSE = 1e-10


class Rating(NamedTuple):
    """Points above the average, and half of their 95 % interval."""

    elo: float
    error: float


def ratings(count: int, scores: Mapping[tuple[int, int], tuple[float, float]]) -> list[Rating]:
    """Return the ratings of players 0 to count - 1.

    `scores` has what the two of a pair won of each other, a draw as half to each. The strengths
    are those under which the results are most likely (Newton's method); the errors come from the
    curvature there. They hold for matches of these players and bots, nothing else.
    """
    strengths = [0.0] * count
    for _ in range(_STEPS):
        slope, curve = _slopes(strengths, scores)
        step = _solved(curve, slope)
        strengths = [s + max(-2.0, min(2.0, d)) for s, d in zip(strengths, step, strict=True)]
        if max(map(abs, step), default=0) < _CLOSE:
            break
    mean = sum(strengths) / count if count else 0.0
    _, curve = _slopes(strengths, scores)
    found = []
    for i, strength in enumerate(strengths):
        # The variance of a strength less the mean of all, by the inverse of the curvature.
        apart = [(1.0 if j == i else 0.0) - 1 / count for j in range(count)]
        spread = sum(a * b for a, b in zip(apart, _solved(curve, apart), strict=True))
        found.append(Rating(POINTS * (strength - mean), POINTS * 1.96 * sqrt(max(0.0, spread))))
    return found


def _slopes(
    strengths: Sequence[float], scores: Mapping[tuple[int, int], tuple[float, float]]
) -> tuple[list[float], list[list[float]]]:
    """Return how the log likelihood rises with each strength, and its negated curvature."""
    count = len(strengths)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for i, strength in enumerate(strengths):
        p = 1 / (1 + exp(-strength))
        slope[i] += _PRIOR - 2 * _PRIOR * p
        curve[i][i] += 2 * _PRIOR * p * (1 - p)
    for (i, j), (won, lost) in scores.items():
        p = 1 / (1 + exp(strengths[j] - strengths[i]))
        games = won + lost
        slope[i] += won - games * p
        slope[j] -= won - games * p
        weight = games * p * (1 - p)
        for row, column, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            curve[row][column] += sign * weight
    return slope, curve


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return x with matrix · x = right, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for k in range(column, size + 1):
                rows[row][k] -= factor * rows[column][k]
    solved = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][k] * solved[k] for k in range(row + 1, size))
        solved[row] = (rows[row][size] - known) / rows[row][row]
    return solved
