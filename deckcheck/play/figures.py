"""Figures of matches: rates with their intervals, lengths, and how matches ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any
from zlib import crc32

from deckcheck.play.one import Outcome, Plan


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(wins: int, games: int) -> dict[str, float]:
    """Return a rate with its interval as JSON data."""
    low, high = wilson(wins, games)
    return {
        "rate": round(wins / games if games else 0.0, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def wins_of(played: Sequence[Outcome], side: int) -> int:
    """Return the matches that a player, by number, has won."""
    return sum(outcome.returns[side] == 1 for outcome in played)


def draws_of(played: Sequence[Outcome]) -> int:
    """Return the matches that nobody has won."""
    return sum(1 not in outcome.returns for outcome in played)


def endings_of(played: Iterable[Outcome]) -> dict[str, int]:
    """Return how matches ended and how often, the most frequent first."""
    counted = Counter(outcome.ended or "unknown" for outcome in played)
    return dict(sorted(counted.items(), key=lambda each: (-each[1], each[0])))


def shared_figures(played: Sequence[Outcome]) -> dict[str, Any]:
    """Return what is told of any run: endings, who began, violations, and a digest of it all."""
    begun = [o for o in played if o.first >= 0 and 1 in o.returns]
    firsts = sum(o.returns[o.first] == 1 for o in begun)
    digest = 0
    for outcome in played:
        digest = crc32(outcome.digest.to_bytes(4, "big"), digest)
    return {
        "draws": draws_of(played),
        "first_player_win_rate": round(firsts / len(begun), 4) if begun else None,
        "first_player": rate(firsts, len(begun)) if begun else None,
        "endings": endings_of(played),
        "digest": f"{digest:08x}",
        "violations": [text for o in played for text in o.violations],
    }


def summary(plan: Plan, names: Sequence[str], played: Sequence[Outcome]) -> dict[str, Any]:
    """Return the result of a run at one table as JSON data."""
    games = len(played)
    wins = [wins_of(played, i) for i in range(len(plan.players))]
    turns = sorted(p.turns for p in played)
    return {
        "ruleset": plan.ruleset,
        "games": games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "wins": wins,
        "turns": {
            "mean": round(sum(turns) / games, 2),
            "median": middle(turns),
            "min": turns[0],
            "max": turns[-1],
        }
        if games
        else None,
        "actions": sum(p.actions for p in played),
        "win_rate": [
            {"deck": name, "bot": bot, **rate(won, games)}
            for name, bot, won in zip(names, plan.players, wins, strict=True)
        ],
        **shared_figures(played),
    }


def middle(ordered: Sequence[int]) -> float:
    """Return the median: of an even number, between the two in the middle."""
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    return (ordered[half - 1] + ordered[half]) / 2


def histogram(turns: Sequence[int], bars: int = 12) -> list[tuple[int, int, int]]:
    """Return (from, to, matches) of equal steps of match length."""
    low, high = min(turns), max(turns)
    step = max(1, -(-(high - low + 1) // bars))
    found = []
    for start in range(low, high + 1, step):
        count = sum(start <= n < start + step for n in turns)
        found.append((start, start + step - 1, count))
    return found
