"""Measure bots against one another: `make bench-bots`.

    python -m tests.bench.bots greedy first-greedy --games 400 --eras base ex bw modern ygo board

Each pair of decks is played four times, so that either bot has either deck and either seat; the
board game with two trainers. Every rate has its 95 % Wilson interval. Below it stands the sheet of
mistakes in the Pokémon eras: of the attacks of a bot, how many were made while an Energy could
have been attached; of those in turns in which a Trainer that draws could be played at any time,
how many while one still could. An attack that ends the match is no mistake.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from random import Random
from time import process_time

from deckcheck.play import bots
from deckcheck.play.match import load_decks
from deckcheck.play.simulate import wilson
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.engine.terms import walk
from rulesets.master_trainer.game import GAME as BOARD_GAME
from rulesets.ptcg.effects.ops.cards import Draw
from rulesets.ptcg.game import BASE_GAME, BW_GAME, DATED_GAME, EX_GAME
from rulesets.yugioh.game import GAME_9
from tests.bench.first_greedy import FirstGreedy
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import theme_decks
from tests.rulesets.yugioh.decks import product

SHARED = ROOT.parent / "shared"
DAY = "2026-06-15"
GAMES = {"base": BASE_GAME, "ex": EX_GAME, "bw": BW_GAME, "modern": DATED_GAME, "ygo": GAME_9,
         "board": BOARD_GAME}  # fmt: skip
POKEMON = ("base", "ex", "bw", "modern")
THEMES = {"base": ("base1",), "ex": ("ex1", "ex2"), "bw": ("bw1", "bw2")}
EXAMPLES = {"base": ("ptcg-base", "haymaker"), "ex": ("ptcg-ex", "magma"),
            "modern": ("ptcg-standard", "garchomp", "typhlosion")}  # fmt: skip
PRODUCTS = ("YS14", "SDDC", "SDRE", "SDOK", "SDGU", "SDCR")
OPTIONS = {"modern": {"on": DAY}, "board": {"turn-cap": 300}}
SHEET = ("energy", "draw", "able")
KEPT = {"first-greedy": FirstGreedy}


@cache
def decks_of(era):
    """Return the decks of an era: its theme decks and the lists of the documentation."""
    if era == "ygo":
        return [product(SHARED, code) for code in PRODUCTS]
    found = [deck for name in THEMES.get(era, ()) for deck in theme_decks(SHARED, name)]
    if era in EXAMPLES:
        ruleset, *names = EXAMPLES[era]
        lists = [str(ROOT / f"docs/examples/{name}.txt") for name in names]
        found += load_decks(lists, registry.load(ruleset), DAY if era == "modern" else "")
    return found


def made(name):
    """Return a bot by name, those that are only kept for measuring included."""
    return KEPT[name]() if name in KEPT else bots.make(name)


@cache
def draws(face_id, program):
    """Tell whether a program draws cards for its player."""
    return any(isinstance(term, Draw) and term.side == "you" for op in program for term in walk(op))


def mistakes(state, actions):
    """Return what an attack now leaves undone: an Energy to attach, a Trainer to draw with."""
    faces = state.table.faces
    energy = any(a[0] == "attach" and faces[a[1]].is_energy for a in actions)
    trainers = [faces[a[1]] for a in actions if a[0] == "play"]
    draw = any(draws(face.id, face.script.play or ()) for face in trainers)
    return energy, draw


def play(era, names, number):
    """Play one match; return what the first bot got, and counts by bot."""
    game, pairs = GAMES[era], [*combinations(decks_of(era), 2)]
    rng, seat = Random(number), number % 2  # where the first bot sits
    decks = list(pairs[number // 4 % len(pairs)]) if pairs else []
    state = game.new_match(decks[:: 1 if number % 4 < 2 else -1],
                           MatchOptions(OPTIONS.get(era, {}), 2))  # fmt: skip
    players, counts = [made(name) for name in names], Counter()
    attacks, drawing = [], -1
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            game.apply(state, game.chance(state, rng))
            continue
        who = int(actor != seat)
        position = bots.Position(game, state, actor)
        start = process_time()
        action = players[who].choose(position, rng)
        if len(position.actions) > 1:
            counts[who, "decisions"] += 1
            counts[who, "time"] += process_time() - start
        if era in POKEMON:
            energy, draw = mistakes(state, position.actions)
            drawing = state.turn if draw else drawing
            if action[0] == "attack":
                attacks.append((state.turn, who, energy, draw, drawing == state.turn))
        game.apply(state, action)
    if attacks and attacks[-1][0] == state.turn:
        attacks.pop()  # it ended the match: nothing else was worth doing
    for _, who, *told in attacks:
        counts[who, "attacks"] += 1
        counts.update({(who, what): n for what, n in zip(SHEET, told, strict=True)})
    return game.returns(state)[seat], counts


def measure(era, names, games, first, jobs):
    """Play matches of an era and print the result."""
    counts, won, numbers = Counter(), 0.0, range(first, first + games)
    with ProcessPoolExecutor(jobs) as pool:
        for result, found in pool.map(partial(play, era, names), numbers):
            won += result
            counts.update(found)
    low, high = wilson(won, games)
    print(f"{era:7} {names[0]} against {names[1]}: {won:g} of {games}, {won / games:.1%}"
          f" ({low:.1%} to {high:.1%})", flush=True)  # fmt: skip
    for who, name in enumerate(names):
        decisions, attacks = counts[who, "decisions"], counts[who, "attacks"]
        line = f"        {name}: {counts[who, 'time'] / max(1, decisions) * 1e3:.2f} ms a decision"
        line += f", {decisions / games:.0f} a match"
        if attacks:
            energy, able = counts[who, "energy"] / attacks, counts[who, "able"]
            line += f"; {attacks} attacks, {energy:.1%} with an Energy unattached; {able} in turns"
            line += f" with a draw Trainer, {counts[who, 'draw'] / max(1, able):.1%} unplayed"
        print(line, flush=True)


def main():
    """Print the figures of each era."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs=2, metavar="BOT")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--eras", nargs="+", default=list(GAMES), choices=list(GAMES))
    given = parser.parse_args()
    for era in given.eras:
        measure(era, given.names, given.games, given.first, given.jobs)


if __name__ == "__main__":
    main()
