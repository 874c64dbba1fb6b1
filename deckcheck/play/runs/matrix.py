"""Many decks against one another or against a field: each rate has its interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from deckcheck.play.figures import draws_of, endings_of, rate, shared_figures, wins_of
from deckcheck.play.one import Plan
from deckcheck.play.runs.rating import ratings
from deckcheck.play.simulate import Table
from rulesets.deck import Deck

_PAIRS = 16  # bits of the seed that tell pairs apart


@dataclass(slots=True)
class Pair(Table):
    """Two decks by number, and the matches they have played against each other."""

    first: int = 0
    second: int = 0

    def won(self, side: int) -> int:
        """Return the matches that the first (0) or second (1) deck has won."""
        return wins_of(self.played, side)

    def wins(self, deck: int) -> int:
        """Return the matches that a deck of the pair has won."""
        return self.won(0 if deck == self.first else 1)

    @property
    def draws(self) -> int:
        """Return the matches that nobody has won."""
        return draws_of(self.played)

    def to_json(self, names: Sequence[str], number: int) -> dict[str, Any]:
        """Return the pair as JSON data; the rate is the first deck's."""
        games, wins = len(self.played), self.won(0)
        turns = sum(outcome.turns for outcome in self.played)
        return {
            "pair": number,
            "a": names[self.first],
            "b": names[self.second],
            "games": games,
            "wins_a": wins,
            "wins_b": self.won(1),
            "draws": self.draws,
            **rate(wins, games),
            "turns": round(turns / games, 2) if games else None,
            "endings": endings_of(self.played),
        }


def pairs_of(base: Plan, decks: Sequence[Deck], mirror: bool, field: int = 0) -> list[Pair]:
    """Return the pairs of a round robin; with `mirror` each deck meets itself too.

    `field`: the last so many decks are a field. The others meet them, and not one another.
    A pair's seed is made from the seed of the whole and its own number, so that neither the
    number of processes nor the order in which pairs are played changes a result.
    """
    count = len(decks)
    found = [*combinations(range(count), 2)]
    if field:
        found = [(i, j) for i, j in found if i < count - field <= j]
    if mirror:
        found += [(i, i) for i in range(count - field)]
    return [
        Pair(
            replace(base, decks=(decks[i], decks[j]), seed=base.seed << _PAIRS | number),
            first=i,
            second=j,
        )
        for number, (i, j) in enumerate(found)
    ]


def table(pairs: Sequence[Pair], names: Sequence[str], seed: int) -> dict[str, Any]:
    """Return the result of all pairs as JSON data, the best deck first."""
    played = [outcome for pair in pairs for outcome in pair.played]
    scores = {
        (p.first, p.second): (p.won(0) + p.draws / 2, p.won(1) + p.draws / 2)
        for p in pairs
        if p.first != p.second
    }
    strengths = ratings(len(names), scores)
    standings = [_standing(pairs, deck, name) for deck, name in enumerate(names)]
    for row, rated in zip(standings, strengths, strict=True):
        row |= {"elo": round(rated.elo, 1), "elo_error": round(rated.error, 1)}
    return {
        "ruleset": pairs[0].plan.ruleset,
        "bots": list(pairs[0].plan.players),
        "seed": seed,
        "games": len(played),
        "turns": round(sum(o.turns for o in played) / len(played), 2) if played else None,
        "decks": sorted(standings, key=lambda row: -row["rate"]),
        "pairs": [pair.to_json(names, number) for number, pair in enumerate(pairs, 1)],
        **shared_figures(played),
    }


def _standing(pairs: Sequence[Pair], deck: int, name: str) -> dict[str, Any]:
    """Return how a deck did against all others."""
    own = [p for p in pairs if deck in (p.first, p.second) and p.first != p.second]
    games = sum(len(pair.played) for pair in own)
    wins = sum(pair.wins(deck) for pair in own)
    return {"deck": name, "games": games, "wins": wins, **rate(wins, games)}


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
