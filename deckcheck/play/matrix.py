"""Many decks against one another: every pair plays, and each rate has its interval."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any
from zlib import crc32

from deckcheck.play.simulate import Outcome, Plan, runs, spans_of, wilson
from rulesets.deck import Deck

_PAIRS = 16  # bits of the seed that tell pairs apart


@dataclass(slots=True)
class Pair:
    """Two decks by number, and the matches they have played against each other."""

    first: int
    second: int
    plan: Plan
    played: list[Outcome] = field(default_factory=list)

    def won(self, side: int) -> int:
        """Return the matches that the first (0) or second (1) deck has won."""
        return sum(outcome.returns[side] == 1 for outcome in self.played)

    def wins(self, deck: int) -> int:
        """Return the matches that a deck of the pair has won."""
        return self.won(0 if deck == self.first else 1)

    @property
    def draws(self) -> int:
        """Return the matches that nobody has won."""
        return sum(1 not in outcome.returns for outcome in self.played)

    def to_json(self, names: Sequence[str]) -> dict[str, Any]:
        """Return the pair as JSON data; the rate is the first deck's."""
        games, wins = len(self.played), self.won(0)
        return {
            "a": names[self.first],
            "b": names[self.second],
            "games": games,
            "wins_a": wins,
            "wins_b": self.won(1),
            "draws": self.draws,
            **_rate(wins, games),
        }


def pairs_of(base: Plan, decks: Sequence[Deck], mirror: bool) -> list[Pair]:
    """Return the pairs of a round robin; with `mirror` each deck meets itself too.

    A pair's seed is made from the seed of the whole and its own number, so that neither the
    number of processes nor the order in which pairs are played changes a result.
    """
    found = [*combinations(range(len(decks)), 2)]
    if mirror:
        found += [(i, i) for i in range(len(decks))]
    return [
        Pair(i, j, replace(base, decks=(decks[i], decks[j]), seed=base.seed << _PAIRS | number))
        for number, (i, j) in enumerate(found)
    ]


def play_pairs(pairs: Sequence[Pair], games: int, jobs: int) -> Iterator[int]:
    """Play all pairs, in parts of each in turn; yield how many matches were played at a time.

    What was played stays with the pairs when the caller stops.
    """
    turns = [spans_of(games) for _ in pairs]
    spans = [(k, *span) for part in zip(*turns, strict=True) for k, span in enumerate(part)]
    for (k, _, _), some in zip(spans, runs([p.plan for p in pairs], spans, jobs), strict=False):
        pairs[k].played += some
        yield len(some)


def table(pairs: Sequence[Pair], names: Sequence[str], seed: int) -> dict[str, Any]:
    """Return the result of a round robin as JSON data, the best deck first."""
    digest = 0
    for outcome in (outcome for pair in pairs for outcome in pair.played):
        digest = crc32(outcome.digest.to_bytes(4, "big"), digest)
    standings = [_standing(pairs, deck, name) for deck, name in enumerate(names)]
    played = [outcome for pair in pairs for outcome in pair.played]
    begun = [o for o in played if o.first >= 0 and 1 in o.returns]
    firsts = sum(o.returns[o.first] == 1 for o in begun)
    return {
        "ruleset": pairs[0].plan.ruleset,
        "bots": list(pairs[0].plan.players),
        "seed": seed,
        "games": len(played),
        "draws": sum(pair.draws for pair in pairs),
        "first_player_win_rate": round(firsts / len(begun), 4) if begun else None,
        "turns": round(sum(o.turns for o in played) / len(played), 2) if played else None,
        "decks": sorted(standings, key=lambda row: -row["rate"]),
        "pairs": [pair.to_json(names) for pair in pairs],
        "digest": f"{digest:08x}",
        "violations": [text for o in played for text in o.violations],
    }


def _standing(pairs: Sequence[Pair], deck: int, name: str) -> dict[str, Any]:
    """Return how a deck did against all others."""
    own = [p for p in pairs if deck in (p.first, p.second) and p.first != p.second]
    games = sum(len(pair.played) for pair in own)
    wins = sum(pair.wins(deck) for pair in own)
    return {"deck": name, "games": games, "wins": wins, **_rate(wins, games)}


def _rate(wins: int, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    return {"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def rate_of(result: Mapping[str, Any], row: str, column: str) -> float | None:
    """Return the share of matches that one deck won against another, None where none was played."""
    for pair in result["pairs"]:
        if not pair["games"]:
            continue
        if (pair["a"], pair["b"]) == (row, column):
            return float(pair["wins_a"] / pair["games"])
        if (pair["b"], pair["a"]) == (row, column):
            return float(pair["wins_b"] / pair["games"])
    return None
