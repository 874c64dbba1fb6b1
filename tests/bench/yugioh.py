"""Measure duels with product decks: `make bench-yugioh`.

Random play in CPU time on one core: duels and decisions a second, the time of one clone, and how
often the greedy bot beats the random one with the same decks (`--greedy 100`). Cards without a
program are played as if they had no text, and how many there are is told.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from deckcheck.play import bots
from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.yugioh.game import GAME_9
from rulesets.yugioh.scripts import unscripted
from tests.conftest import ROOT
from tests.rulesets.yugioh.decks import product

GREEDY = 0.85  # the least share of duels that the greedy bot wins
PAIRS = ("YS14-SDDC", "SDRE-SDOK", "SDGU-SDCR", "YSD-SDK", "5DS1-SDLI")


def step(game, s, rng):
    """Take one decision at random."""
    chance = game.actor(s) == CHANCE
    game.apply(s, game.chance(s, rng) if chance else rng.choice(game.legal_actions(s)))


def speed(game, decks, seconds):
    """Return duels/s and decisions/s of random play."""
    rng, duels, moves = Random(0), 0, 0
    start = process_time()
    while process_time() - start < seconds:
        s = game.new_match(decks, MatchOptions())
        while game.actor(s) != OVER:
            step(game, s, rng)
            moves += 1
        duels += 1
    spent = process_time() - start
    return duels / spent, moves / spent


def clone_time(game, decks):
    """Return the microseconds of one clone in the middle of a duel."""
    rng = Random(1)
    s = game.new_match(decks, MatchOptions())
    for _ in range(100):
        if game.actor(s) != OVER:
            step(game, s, rng)
    start = process_time()
    for _ in range(20_000):
        s.clone()
    return (process_time() - start) / 20_000 * 1e6


def greedy_wins(game, decks, duels):
    """Return the share of duels the greedy bot wins against the random one, on either side."""
    players = [bots.make("greedy"), bots.make("random")]
    won = 0
    for number in range(duels):
        rng, seat = Random(number), number % 2
        s = game.new_match(decks if number % 4 < 2 else decks[::-1], MatchOptions())
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                action = game.chance(s, rng)
            else:
                action = players[actor != seat].choose(bots.Position(game, s, actor), rng)
            game.apply(s, action)
        won += game.returns(s)[seat]
    return won / duels


def main():
    """Print the figures of each pair of decks, and their median."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--greedy", type=int, default=0, help="duels greedy against random")
    parser.add_argument("--shared", type=Path, default=ROOT.parent / "shared")
    parser.add_argument("pairs", nargs="*", default=PAIRS)
    given = parser.parse_args()
    figures, shares = [], []
    for pair in given.pairs:
        decks = [product(given.shared, name) for name in pair.split("-")]
        missing = {c.id for d in decks for c in unscripted(e.card for e in d.entries)}
        line = f"{pair:10} {len(missing):3} unscripted"
        duels, moves = speed(GAME_9, decks, given.seconds)
        figures.append((duels, moves))
        line += f"  {duels:6.1f} duels/s  {moves:8,.0f} decisions/s"
        line += f"  clone {clone_time(GAME_9, decks):.1f} µs"
        if given.greedy:
            shares.append(greedy_wins(GAME_9, decks, given.greedy))
            line += f"  greedy wins {shares[-1]:.1%}"
        print(line, flush=True)
    duels, moves = (median(column) for column in zip(*figures, strict=True))
    print(f"median     {duels:.1f} duels/s  {moves:,.0f} decisions/s")
    if shares:
        won = sum(shares) / len(shares)
        print(f"greedy wins {won:.1%} of {given.greedy * len(shares)} duels, on either side")
        sys.exit(0 if won >= GREEDY else 1)


if __name__ == "__main__":
    main()
