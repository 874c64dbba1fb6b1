"""Play every playable ruleset with random legal decks, its invariants held after every action.

    python -m tests.fuzz.soak --matches 2000 --seed 1

`make soak` plays for five minutes, `make soak-nightly` 2,000 matches a ruleset.
"""

import argparse
import os
import sys
import time
import traceback
from pathlib import Path
from random import Random

from deckcheck.play.narration import turns_of
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions
from tests.conftest import ROOT
from tests.rulesets.ptcg.text.stored.legal_decks import ERAS, LATER, drawer
from tests.rulesets.yugioh.decks import product
from tests.rulesets.yugioh.play.test_soundness import plain_deck

# Actions after which a match counts as endless. The board game's cap is 3,000 turns, of about
# seven actions each with six players who move at random.
LONGEST = 40_000
CAP = "turn-cap"
SHARED = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))
PRODUCTS = sorted((SHARED / "data/yugioh/play/decks").glob("*.ydk"))
_DRAWN = {ruleset: [era] for era, (ruleset, _) in ERAS.items()}
for _era, (_ruleset, _, _) in LATER.items():
    _DRAWN.setdefault(_ruleset, []).append(_era)


def playable():
    """Return the rulesets that have a game."""
    return [r for r in map(registry.load, registry.ids()) if r.game_ref]


def decks_for(ruleset, rng):
    """Return random legal decks, none where a match needs none, and the day they are legal on."""
    if not registry.family(ruleset.info.family).plays_decks:
        return [], ""
    if ruleset.info.id not in _DRAWN:
        if not PRODUCTS:  # the lists of products are not there: Normal Monsters duel
            return [plain_deck(), plain_deck()], ""
        return [product(SHARED, path.stem) for path in rng.choices(PRODUCTS, k=2)], ""
    draw = drawer(rng.choice(_DRAWN[ruleset.info.id]), rng.random() < 0.25)
    return [draw.deck(rng), draw.deck(rng)], draw.day


def _cap(ruleset, rng):
    """Return a cap on turns where a ruleset has one: players who move at random hardly ever win.

    One match in fifty goes on to the game's own cap, which takes seconds.
    """
    has_cap = any(option.name == CAP for option in ruleset.info.options)
    return {CAP: rng.choice((100, 300))} if has_cap and rng.randrange(50) else {}


def turns_pass(state, moves):
    """Tell whether a match that goes on and on does so turn by turn.

    No rule forbids two players to pass for ever while a Stadium puts their hands back into their
    decks; players who move at random do it.
    """
    return turns_of(state) > moves / 100


def match(ruleset, seed):
    """Play one match; return its actions, and the fault with which it ended."""
    rng, moves = Random(seed), 0
    try:
        decks, day = decks_for(ruleset, rng)
        seats = len(decks) or rng.randint(*ruleset.info.seats)
        game = ruleset.game
        options = {"on": day} if day else _cap(ruleset, rng)
        state = game.new_match(decks, MatchOptions(options, seats))
        while (actor := game.actor(state)) != OVER:
            legal = game.legal_actions(state)
            action = game.chance(state, rng) if actor == CHANCE else rng.choice(legal)
            game.apply(state, action)
            moves += 1
            if broken := game.violations(state):
                return moves, "; ".join(broken)
            if moves > LONGEST:
                return moves, "" if turns_pass(state, moves) else "a turn does not end"
    except Exception:  # every crash is a result here
        return moves, traceback.format_exc(limit=-3)
    return moves, ""


def soak(ruleset, matches, seed, until):
    """Play matches and print what became of them; return how many went wrong."""
    start, played, actions, longest, wrong = time.monotonic(), 0, 0, 0, 0
    for number in range(matches):
        if time.monotonic() > until:
            break
        moves, fault = match(ruleset, f"{ruleset.info.id} {seed} {number}")
        played, actions, longest = played + 1, actions + moves, max(longest, moves)
        if fault:
            wrong += 1
            print(f"{ruleset.info.id} match {number} (seed {seed}), action {moves}: {fault}")
    took = time.monotonic() - start
    print(
        f"{ruleset.info.id}: {played:,} matches, {actions:,} actions, longest {longest:,}, "
        f"{wrong} went wrong, {took:.0f} s",
        flush=True,
    )
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, help="of each ruleset, however long it takes")
    parser.add_argument("--minutes", type=float, default=5, help="for all rulesets together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ruleset", action="append", help="only this one; may be repeated")
    given = parser.parse_args()
    rulesets = [r for r in playable() if r.info.id in (given.ruleset or [r.info.id])]
    if not rulesets:
        parser.error(f"no playable ruleset is called {', '.join(given.ruleset)}")
    wrong = 0
    for ruleset in rulesets:
        share = 60 * given.minutes / len(rulesets)
        until = float("inf") if given.matches else time.monotonic() + share
        wrong += soak(ruleset, given.matches or sys.maxsize, given.seed, until)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
