"""Measure bots against one another: `make bench-bots`.

    python -m tests.bench.bots greedy first-greedy --games 400 --eras base ex bw modern ygo board

Each pair of decks is played four times, so that either bot has either deck and either seat; with
`--mirror` each deck against itself, where decks are so unlike that they decide. The board game is
played with two trainers. Bots exchange seats with the same shuffles, so that luck with cards
falls to both: every rate has its 95 % Wilson interval, and the narrower one of these pairs.

Below it stands the sheet of mistakes in the Pokémon eras: of the attacks of a bot, how many were
made while an Energy could have been attached; of those in turns in which a Trainer that draws was
worth playing at any time, how many while one still was. Worth playing is one that leaves more cards
in hand than before, and in the deck at least five, and three for each Prize still to be taken: a
full hand is rightly not thrown away for seven cards, and who draws too many has none at the end.
An attack that ends the match is no mistake.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from math import sqrt
from random import Random
from statistics import stdev
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
OPTIONS = {"modern": {"on": DAY}, "board": {"turn-cap": 1000}}
SHEET = ("energy", "draw", "able")
EVERY = 20  # matches after which the rate is told
DECK_LEFT, PRIZE_LEFT = 5, 3  # cards that a player does well to leave: in any case, and a Prize
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


def worth_playing(game, state, action):
    """Tell whether a Trainer draws, leaves more cards in hand, and enough in the deck."""
    face, seat = state.table.faces[action[1]], state.seat
    if not draws(face.id, face.script.play or ()):
        return False
    after, rng = state.clone(), Random(1)
    game.apply(after, action)
    while after.limbo and (actor := game.actor(after)) != OVER:
        game.apply(after, game.chance(after, rng) if actor == CHANCE else choice(game, after, rng))
    enough = max(DECK_LEFT, PRIZE_LEFT * len(after.prizes[seat]))
    return len(after.hands[seat]) > len(state.hands[seat]) and len(after.decks[seat]) >= enough


def choice(game, state, rng):
    """Return any of the choices of an effect."""
    return rng.choice(list(game.legal_actions(state)))


def mistakes(game, state, actions):
    """Return what an attack now leaves undone: an Energy to attach, a Trainer to draw with."""
    faces = state.table.faces
    energy = any(a[0] == "attach" and faces[a[1]].is_energy for a in actions)
    return energy, any(a[0] == "play" and worth_playing(game, state, a) for a in actions)


def pairs_of(era, mirror):
    """Return which decks meet: any two, or each one itself."""
    decks = decks_of(era)
    return [(deck, deck) for deck in decks] if mirror else [*combinations(decks, 2)]


def play(era, names, number, mirror=False):
    """Play one match; return what the first bot got, and counts by bot."""
    game, pairs = GAMES[era], pairs_of(era, mirror)
    # Bots exchange seats in the next match, with the same shuffles and coins as far as they go.
    rng, thought, seat = Random(number // 2), Random(f"bots {number}"), number % 2
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
        action = players[who].choose(position, thought)
        if len(position.actions) > 1:
            counts[who, "decisions"] += 1
            counts[who, "time"] += process_time() - start
        if era in POKEMON:
            energy, draw = mistakes(game, state, position.actions)
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


def measure(era, names, games, first=0, jobs=1, mirror=False):
    """Play matches of an era and print the result, and on the way what it is so far."""
    counts, results = Counter(), []
    match = partial(play, era, names, mirror=mirror)
    for result, found in played(match, range(first, first + games), jobs):
        results.append(result)
        counts.update(found)
        if len(results) % EVERY == 0 and len(results) < games:
            print(told(era, names, results), flush=True)
    print(told(era, names, results))
    for who, name in enumerate(names):
        decisions, attacks = counts[who, "decisions"], counts[who, "attacks"]
        line = f"        {name}: {counts[who, 'time'] / max(1, decisions) * 1e3:.2f} ms a decision"
        line += f", {decisions / games:.0f} a match"
        if attacks:
            energy, able = counts[who, "energy"] / attacks, counts[who, "able"]
            line += f"; {attacks} attacks, {energy:.1%} with an Energy unattached; {able} in turns"
            line += f" with a draw worth playing, {counts[who, 'draw'] / max(1, able):.1%} unplayed"
        print(line, flush=True)


def played(match, numbers, jobs):
    """Yield what matches brought in order, played here or by so many processes."""
    if jobs == 1:
        yield from map(match, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(match, numbers)


def told(era, names, results):
    """Return how often the first bot won, with its interval and the error of pairs of matches."""
    games, won = len(results), sum(results)
    low, high = wilson(won, games)
    line = f"{era:7} {names[0]} against {names[1]}: {won:g} of {games}, {won / games:.1%}"
    line += f" ({low:.1%} to {high:.1%})"
    pairs = [(a + b) / 2 for a, b in zip(results[::2], results[1::2], strict=False)]
    if len(pairs) > 1:
        line += f"; ±{1.96 * stdev(pairs) / sqrt(len(pairs)):.1%} by pairs"
    return line


def main():
    """Print the figures of each era."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs=2, metavar="BOT")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--mirror", action="store_true", help="each deck against itself")
    parser.add_argument("--eras", nargs="+", default=list(GAMES), choices=list(GAMES))
    given = parser.parse_args()
    for era in given.eras:
        measure(era, given.names, given.games, given.first, given.jobs, given.mirror)


if __name__ == "__main__":
    main()
