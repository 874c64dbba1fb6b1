"""Play random duels with every invariant on: `make soak-yugioh`.

Two decks by lot of the products and lists of `target-decks.csv`, whose cards without a program are
played as if they had no text, and in every second duel of cards drawn from all that have one. The
invariants are held after every decision. Two duels in `--probe` also run through the conformance
suite: hidden cards, refusals, saving, replaying.

    python -m tests.bench.soak_yugioh --duels 2000 --seed 1
"""

import argparse
import csv
import sys
import traceback
from pathlib import Path
from random import Random
from time import process_time

from cardpool.model.yugioh import YUGIOH
from rulesets import registry
from rulesets.api import OVER, MatchOptions
from rulesets.deck import Deck, Entry
from rulesets.testing import check_ruleset
from rulesets.yugioh.match.faces import EXTRA_KINDS
from rulesets.yugioh.scripts import is_plain, is_scripted, unscripted
from tests.bench.yugioh import step
from tests.conftest import ROOT
from tests.rulesets.yugioh.decks import named, pool, product, ydk
from tests.rulesets.yugioh.play.test_soundness import PLAIN

LONGEST = 20_000  # decisions after which a duel counts as endless


def listed(shared):
    """Yield the decks to be played by name: products by their code, lists by their path."""
    with (shared / "data/yugioh/play/target-decks.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["kind"] == "product":
                yield row["id"], product(shared, row["id"])
            else:
                text = (shared / "decks" / row["id"]).read_text("utf-8", errors="replace")
                found, unknown = ydk(text)
                if not unknown:
                    yield row["id"], found


def scripted():
    """Return all Main Deck and all Extra Deck cards that have a program."""
    cards = [c for c in pool().cards(YUGIOH) if _is_playable(c)]
    extra = [c for c in cards if not c.subkinds.isdisjoint(EXTRA_KINDS)]
    return [c for c in cards if c not in extra], extra


def _is_playable(card):
    return is_scripted(card) and not is_plain(card) and card.kind in ("Monster", "Spell", "Trap")


def drawn(rng, cards):
    """Return a deck of scripted cards by lot, with a few that are easily Summoned."""
    main, extra = cards
    plain = [Entry(named(name), 2) for name in rng.sample(PLAIN, 5)]
    picked = [Entry(c, 1, "main") for c in rng.sample(main, 35)]
    return Deck((*plain, *picked, *(Entry(c, 1, "extra") for c in rng.sample(extra, 15))))


def duel(ruleset, decks, seed, probed):
    """Play one duel; return its decisions, and what went wrong."""
    game, rng, taken = ruleset.game, Random(seed), 0
    try:
        s = game.new_match(decks, MatchOptions())
        while game.actor(s) != OVER:
            step(game, s, rng)
            taken += 1
            if broken := game.violations(s):
                return taken, "; ".join(broken)
            if taken > LONGEST:
                return taken, "it does not end"
        if probed:
            check_ruleset(ruleset, decks=decks, games=1, seed=rng.randrange(10**6), every=20)
    except Exception:  # every crash is a result here
        return taken, traceback.format_exc(limit=-4)
    return taken, ""


def main():
    """Print what became of the duels; exit with 1 if one went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--probe", type=int, default=100, help="two duels in so many are probed")
    parser.add_argument("--shared", type=Path, default=ROOT.parent / "shared")
    given = parser.parse_args()
    ruleset, decks, cards = registry.load("ygo-9"), dict(listed(given.shared)), scripted()
    names, start = sorted(decks), process_time()
    whole = sum(not unscripted(e.card for e in deck.entries) for deck in decks.values())
    print(f"{len(names)} lists, {whole} of them whole; {sum(map(len, cards)):,} cards to draw")
    moves = longest = wrong = 0
    for number in range(given.duels):
        seed = f"{given.seed} {number}"
        rng = Random(f"pair {seed}")
        if number % 2:
            pair = "drawn decks"
            both = [drawn(rng, cards) for _ in range(2)]
        else:
            pair = rng.choices(names, k=2)
            both = [decks[name] for name in pair]
        probed = number % given.probe < 2
        taken, fault = duel(ruleset, both, seed, probed)
        moves, longest = moves + taken, max(longest, taken)
        if fault:
            wrong += 1
            print(f"duel {number} {pair}, decision {taken}: {fault}", flush=True)
        if number % 500 == 499:
            print(f"{number + 1:,} duels, {moves:,} decisions, {wrong} went wrong", flush=True)
    print(
        f"{given.duels:,} duels, {moves:,} decisions, longest {longest:,}, "
        f"{2 * given.duels // given.probe} probed, {wrong} went wrong, "
        f"{process_time() - start:.0f} s of CPU"
    )
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
