"""Play many random matches with every invariant on: `make soak-ptcg`."""

import argparse
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from time import perf_counter

from rulesets.api import CHANCE, OVER, MatchOptions
from tests.bench.ptcg import GAMES
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import theme_decks

SETS = {"base": ("base1", "base2"), "ex": ("ex1", "ex4"), "bw": ("bw1", "bw5")}


def soak(era, shared, matches, seed, options):
    """Return the actions played and the longest match; a broken invariant stops with its seed."""
    game = GAMES[era]
    decks = [d for s in SETS[era] for d in theme_decks(shared, s)[:2]]
    pairs = list(combinations_with_replacement(decks, 2))
    total = longest = 0
    for number in range(matches):
        rng = Random(f"{era} {seed} {number}")
        s = game.new_match(pairs[number % len(pairs)], options)
        moves = 0
        while (actor := game.actor(s)) != OVER:
            legal = game.legal_actions(s)
            action = game.chance(s, rng) if actor == CHANCE else rng.choice(legal)
            game.apply(s, action)
            moves += 1
            broken = game.violations(s)
            if broken or moves > 20_000:
                raise SystemExit(f"{era} match {number} seed {seed} move {moves}: {broken}")
        total += moves
        longest = max(longest, moves)
    return total, longest


def main():
    """Print what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--era", choices=sorted(GAMES), action="append")
    parser.add_argument("--two-on-two", action="store_true")
    parser.add_argument("--shared", type=Path, default=ROOT.parent / "shared")
    given = parser.parse_args()
    options = MatchOptions({"two-on-two": True} if given.two_on_two else {})
    for era in given.era or GAMES:
        start = perf_counter()
        moves, longest = soak(era, given.shared, given.matches, given.seed, options)
        print(
            f"{era}: {given.matches:,} matches ended, {moves:,} actions, longest {longest}, "
            f"no violation, {perf_counter() - start:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
