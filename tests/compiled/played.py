"""Play seeded random matches of every game and say what came of them, one line of JSON a ruleset.

Run once on the sources and once on the compiled copy: equal digests are equal menus, actions and
saved states.
"""

import argparse
import hashlib
import json
from random import Random
from time import process_time

from deckcheck.play.match import game_of, load_decks
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.engine import frames
from tests.conftest import ROOT

# Every ruleset that is played, with its decks, its day and how many players.
MATCHES = (
    ("ptcg-base", ("haymaker", "haymaker"), "", 2),
    ("ptcg-ex", ("magma", "haymaker"), "", 2),
    ("ptcg-bw", ("haymaker", "haymaker"), "", 2),
    ("ptcg-standard", ("garchomp", "typhlosion"), "2026-06-15", 2),
    ("ptcg-expanded", ("garchomp", "typhlosion"), "2026-06-15", 2),
    ("ptcg-unlimited", ("haymaker", "magma"), "", 2),
    ("ptcg-glc", ("garchomp", "typhlosion"), "2026-06-15", 2),
    ("ygo-9", ("goat", "goat"), "", 2),
    ("master-trainer", (), "", 4),
)

SAVED = 50  # after so many actions the state is compared as it is saved


def played(game, decks, seats, seed, said=None):
    """Play one random match; return its number of actions, and say menus and actions if asked."""
    rng, moves = Random(seed), 0
    s = game.new_match(decks, MatchOptions(seats=seats))
    while (actor := game.actor(s)) != OVER:
        if said is not None and moves % SAVED == 0:
            said.append(game.dump(s))
        if actor == CHANCE:
            action = game.chance(s, rng)
        else:
            legal = game.legal_actions(s)
            # As even as `choice`, and a smaller part of what is measured.
            action = legal[int(rng.random() * len(legal))]
            if said is not None:
                said.append(legal)
        game.apply(s, action)
        if said is not None:
            said.append((actor, action))
        moves += 1
    if said is not None:
        said.append(game.returns(s))
    return moves


def play(game, decks, seats, seed):
    """Play a match twice; return its number of actions, the digest of all, and the seconds of one.

    The time is that of the game and its driver: what is kept for the digest is no part of it.
    """
    start = process_time()
    moves = played(game, decks, seats, seed)
    spent = process_time() - start
    said = []
    played(game, decks, seats, seed, said)
    return moves, hashlib.sha256(repr(said).encode()).hexdigest(), spent


def main():
    """Print the figures of each ruleset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    given = parser.parse_args()
    for name, lists, day, seats in MATCHES:
        ruleset = registry.load(name)
        paths = [str(ROOT / f"docs/examples/{deck}.txt") for deck in lists]
        decks = load_decks(paths, ruleset, day, illegal=True)
        game = game_of(ruleset)
        play(game, decks, seats, -1)  # the first match reads programs and makes the card table
        matches = [play(game, decks, seats, seed) for seed in range(given.matches)]
        digest = hashlib.sha256("".join(x[1] for x in matches).encode()).hexdigest()
        moves, spent = sum(x[0] for x in matches), sum(x[2] for x in matches)
        compiled = not str(frames.__file__).endswith(".py")
        found = {"ruleset": name, "compiled": compiled, "actions": moves, "digest": digest}
        print(json.dumps({**found, "rate": moves / spent}), flush=True)


if __name__ == "__main__":
    main()
