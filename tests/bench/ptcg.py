"""Measure the Pokémon games: `make bench-ptcg`.

The three rulebooks with theme decks, and today's with two Standard lists of June 2026.

Random play in CPU time: matches and actions a second, the time of one clone, and how often the
greedy bot beats the random one with the same deck (`--greedy 500`).
"""

import argparse
from pathlib import Path
from random import Random
from time import process_time

from deckcheck.play import bots
from deckcheck.play.match import load_decks
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.ptcg.game import BASE_GAME, BW_GAME, DATED_GAME, EX_GAME
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import SETS, theme_decks

GAMES = {"base": BASE_GAME, "ex": EX_GAME, "bw": BW_GAME}


def play(game, decks, rng, options):
    """Play one random match; return the final state and the number of actions."""
    s = game.new_match(decks, options)
    moves = 0
    while (actor := game.actor(s)) != OVER:
        game.apply(s, game.chance(s, rng) if actor == CHANCE else rng.choice(game.legal_actions(s)))
        moves += 1
    return s, moves


def speed(game, decks, seconds):
    """Return matches/s and actions/s of random play."""
    rng, matches, moves = Random(0), 0, 0
    start = process_time()
    while process_time() - start < seconds:
        moves += play(game, decks, rng, MatchOptions())[1]
        matches += 1
    spent = process_time() - start
    return matches / spent, moves / spent


def clone_time(game, decks):
    """Return the microseconds of one clone in the middle of a match."""
    rng = Random(1)
    s = game.new_match(decks, MatchOptions())
    for _ in range(100):
        actor = game.actor(s)
        if actor == OVER:
            break
        game.apply(s, game.chance(s, rng) if actor == CHANCE else rng.choice(game.legal_actions(s)))
    start = process_time()
    for _ in range(20_000):
        s.clone()
    return (process_time() - start) / 20_000 * 1e6


def greedy_wins(game, deck, matches):
    """Return the share of matches the greedy bot wins against the random one."""
    players = [bots.make("greedy"), bots.make("random")]
    won = 0
    for number in range(matches):
        rng = Random(number)
        seat = number % 2  # the greedy bot sits on either side
        s = game.new_match([deck, deck], MatchOptions())
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                action = game.chance(s, rng)
            else:
                bot = players[0] if actor == seat else players[1]
                action = bot.choose(bots.Position(game, s, actor), rng)
            game.apply(s, action)
        won += game.returns(s)[seat]
    return won / matches


def todays_decks():
    """Return the lists of today that the README plays."""
    lists = [str(ROOT / f"docs/examples/{name}.txt") for name in ("garchomp", "typhlosion")]
    return load_decks(lists, registry.load("ptcg-standard"), "2026-06-15")


def main():
    """Print the figures of each era."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--greedy", type=int, default=0, help="matches greedy against random")
    parser.add_argument("--shared", type=Path, default=ROOT.parent / "shared")
    given = parser.parse_args()
    for era, game in (*GAMES.items(), ("2026", DATED_GAME)):
        decks = theme_decks(given.shared, SETS[era])[:2] if era in SETS else todays_decks()
        matches, moves = speed(game, decks, given.seconds)
        line = f"{era:4}  {matches:6.0f} matches/s  {moves:8,.0f} actions/s"
        line += f"  clone {clone_time(game, decks):.1f} µs"
        if given.greedy:
            line += f"  greedy wins {greedy_wins(game, decks[0], given.greedy):.1%}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
