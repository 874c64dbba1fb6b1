"""The odds of a Final Battle, exactly: what a trainer's score and Time Machines promise."""

from __future__ import annotations

from functools import lru_cache

from rulesets.master_trainer.match.components import RIVAL_STRENGTH

_FACES = (1, 2, 3, 4, 5, 6)

# Sums are made step by step: `sum` rounds otherwise from Python 3.12 on.


@lru_cache(maxsize=1 << 12)
def final_chance(score: int, rival: int, machines: int, table: str) -> float:
    """Return the chance to beat a Master of a strength, 0 where nobody knows it: MT-141 to MT-143.

    `score` is all but the die; `machines` are Time Machines in hand: MT-096. The Master plays
    none: MT-167.
    """
    total = 0.0
    if not rival:
        for each in RIVAL_STRENGTH:
            total += final_chance(score, each, machines, table)
        return total / len(RIVAL_STRENGTH)
    rolls, ties = 0, []
    for mine in _FACES:
        for theirs in _FACES:
            lead = _lead(score, rival, mine, theirs, table)
            again = 0.0
            if machines and lead <= 0:
                again = max(
                    _again(score, rival, theirs, True, machines - 1, table),
                    _again(score, rival, mine, False, machines - 1, table),
                )
            if lead:
                total += 1.0 if lead > 0 else again
                rolls += 1
            else:
                ties.append(again)
    # A tie is played again, unless a Time Machine promises more.
    for again in sorted(ties, reverse=True):
        if again > total / rolls:
            total += again
            rolls += 1
    return total / rolls


@lru_cache(maxsize=1 << 12)
def _again(score: int, rival: int, other: int, own: bool, machines: int, table: str) -> float:
    """Return the chance with a die rolled again beside the other; only that one is open now."""
    total = 0.0
    for face in _FACES:
        mine, theirs = (face, other) if own else (other, face)
        lead = _lead(score, rival, mine, theirs, table)
        if lead > 0:
            total += 1.0
            continue
        replay = 0.0 if lead else final_chance(score, rival, machines, table)
        more = _again(score, rival, other, own, machines - 1, table) if machines else 0.0
        total += max(replay, more)
    return total / len(_FACES)


def _lead(score: int, rival: int, mine: int, theirs: int, table: str) -> int:
    """Return by how much a trainer is ahead of a Master: MT-141, MT-142."""
    return score + mine - rival - theirs - int(table[theirs - 1])
