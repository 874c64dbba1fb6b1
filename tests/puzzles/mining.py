"""Mine the puzzles that come along, the hardest of each game.

    make mine-puzzles
    python -m tests.puzzles.mining ygo-9 --matches 300 --keep 5 --out build/puzzles

Matches of two random bots with real decks, each from a seed of its own, so that the same numbers
find the same puzzles again. The hardest come first: those that the greedy bot misses, with whatever
luck; then those that take the most decisions; then those of which a random turn solves the least.
A match gives one puzzle at most, and no two of a game are won in the same words.
"""

import argparse
import os
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from typing import NamedTuple

from deckcheck.play.match import from_position, load_decks, not_carried_out
from deckcheck.play.positions import set_up
from deckcheck.puzzles.mine import Puzzle, luck, mined, proved
from deckcheck.puzzles.suite import as_text, won_this_turn
from rulesets import registry
from tests.bench.cluster import DAY, real_decks
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import theme_decks
from tests.rulesets.yugioh.decks import product

SHARED = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))
THEMES = {
    "ptcg-base": ("base1", "base2", "base3", "base4", "base5", "gym1", "gym2"),
    "ptcg-ex": ("ex1", "ex2", "ex3", "ex4", "ex5", "ex6"),
    "ptcg-bw": ("bw1", "bw2", "bw3", "bw4", "bw5"),
}
PRODUCTS = ("YS14", "SDDC", "SDRE", "SDOK", "SDGU", "SDCR", "5DS1", "SDLI", "SDWA", "YSYR")
TODAY, DUEL = "ptcg-standard", "ygo-9"
MATCHES = {"ptcg-base": 1600, "ptcg-ex": 2000, "ptcg-bw": 5000, TODAY: 1600, DUEL: 1200}
KEEP = {"ptcg-base": 7, "ptcg-ex": 8, "ptcg-bw": 9, TODAY: 14, DUEL: 13}
MOST = 6_000  # positions that the proof of a puzzle may look at
LUCKS = range(3)  # of which the greedy bot tries a puzzle with each


class Found(NamedTuple):
    """A puzzle, with how often the greedy bot solves it and the share of random turns that do."""

    puzzle: Puzzle
    greedy: int
    luck: float

    def ease(self):
        """Return what is the less, the harder a puzzle is."""
        return self.greedy, -self.puzzle.moves, self.luck


@cache
def decks_of(ruleset):
    """Return real decks of a game that play with every card."""
    if ruleset == TODAY:
        return load_decks(real_decks(SHARED, 8), registry.load(ruleset), DAY)
    if ruleset == DUEL:
        found = [product(SHARED, code) for code in PRODUCTS]
    else:
        folder = SHARED / "data/pokemon/pokemon-tcg-data/decks/en"
        there = [name for name in THEMES[ruleset] if (folder / f"{name}.json").exists()]
        found = [deck for name in there for deck in theme_decks(SHARED, name)]
    rules = registry.load(ruleset)
    return [deck for deck in found if not not_carried_out(rules, [deck], "")]


def is_open(text):
    """Tell whether the opponent of a duel has no card set: any of them may be a surprise."""
    head, *sides = text.split("\nplayer ")
    foe = 1 if "to move: 1" in head else 0
    return DUEL not in head or "; set" not in sides[foe]


def is_sure(puzzle):
    """Tell whether a duel is won in the same way whatever the opponent holds.

    So it is where the opponent may answer with any card of the deck at once and nothing changes.
    """
    made = set_up(puzzle.position, "puzzle")
    s, foe = made.laid.state, 1 - made.laid.state.seat
    if made.ruleset.info.id != DUEL or not s.hands[foe]:
        return True
    hand, every = len(s.hands[foe]), len(s.hands[foe]) + len(s.decks[foe])
    parts = puzzle.position.split("\nplayer ")
    parts[1 + foe] = parts[1 + foe].replace(f"  hand: {hand} unknown", f"  hand: {every} unknown")
    again = proved("\nplayer ".join(parts), MOST)
    return again is not None and again[1:] == puzzle[1:]


def weighed(puzzle):
    """Return a puzzle with how hard it is."""
    made = set_up(puzzle.position, "puzzle")
    game, state = made.ruleset.game, made.laid.state
    share, greedy = luck(game, state, Random(0)), 0
    for seed in LUCKS:
        match = from_position(puzzle.position, "puzzle", ("greedy", "greedy"), seed=seed)
        greedy += won_this_turn(match)
    return Found(puzzle, greedy, share)


def of_match(ruleset, seed):
    """Return the hardest puzzle of the match of a seed, None where it gives none."""
    pairs = list(permutations(decks_of(ruleset), 2))
    decks = Random(seed).choice(pairs)
    options = {"on": DAY} if ruleset == TODAY else {}
    every = mined(registry.load(ruleset), decks, seed, options, "random", MOST, is_open)
    there = [puzzle for puzzle in every if is_sure(puzzle)]
    return min(map(weighed, there), key=Found.ease, default=None)


def hardest(ruleset, seed, matches, keep):
    """Return the hardest puzzles of a game out of some matches."""
    found = {}
    for number in range(matches):
        one = of_match(ruleset, seed << 20 | number)
        if one is not None:
            found.setdefault(tuple(one.puzzle.solution), one)
            tell(ruleset, number, one)
    return sorted(found.values(), key=Found.ease)[:keep]


def tell(ruleset, number, one):
    """Say what a match has given."""
    print(f"{ruleset} {number}: {one.puzzle.moves} decisions, greedy {one.greedy} of {len(LUCKS)}, "
          f"at random {one.luck:.1%}", flush=True)  # fmt: skip


def main():
    """Write the hardest puzzles, one of each game in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=list(MATCHES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, help="of each game - defaults to its own number")
    parser.add_argument("--keep", type=int, help="puzzles of each game - defaults to its own")
    parser.add_argument("--out", type=Path, default=ROOT / "build/puzzles")
    parser.add_argument("--first", type=int, default=10, help="number of the first file")
    given = parser.parse_args()
    games = [
        hardest(name, given.seed, given.matches or MATCHES[name], given.keep or KEEP[name])
        for name in given.rulesets
    ]
    longest = max(map(len, games), default=0)
    mixed = [game[i] for i in range(longest) for game in games if i < len(game)]
    given.out.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(mixed, given.first):
        (given.out / f"{number:03}.txt").write_text(as_text(one.puzzle), "utf-8")
    print(f"{len(mixed)} puzzles in {given.out}")


if __name__ == "__main__":
    main()
