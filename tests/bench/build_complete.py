"""Complete the cores that the project promises, and play the decks against random fills.

    python -m tests.bench.build_complete --games 200

Each deck must be legal, made within two seconds after start-up, and beat a deck of the same core
filled at random in 65 % of matches between greedy bots, where the ruleset plays. `--harder` lets it
also meet fills that have eighteen basic Energy cards of the core's type; no promise is made there.
"""

import argparse
import time
from random import Random

from cardpool.store import CardPool
from deckcheck.builder.complete import Completer
from deckcheck.builder.judging import play
from deckcheck.builder.removal import forbidden
from deckcheck.builder.repair import plus
from deckcheck.checker import Checker
from deckcheck.decklist.read import read_text
from deckcheck.lint import verdict
from rulesets.deck import Deck

CORES = (
    ("4 Hitmonchan", "ptcg-base", ""),  # Team Magma came after that rulebook
    ("4 Team Magma's Groudon", "ptcg-ex", ""),
    ("4 Team Magma's Groudon", "ptcg-bw", ""),
    ("4 Team Magma's Groudon", "ptcg-unlimited", ""),
    ("2 Charizard ex OBF 125", "ptcg-standard", "2024-08-16"),
    ("3 Dark Magician", "ygo-9", ""),
)
BEATS = 0.65
KINDS = {"pokemon": ("Pokémon", "Trainer", "Energy"), "yugioh": ("Monster", "Spell", "Trap")}


def core_of(pool, text, ruleset, on):
    """Return the linter of a ruleset and the deck of a core."""
    linter, resolver = Checker(pool, ruleset, on).by(ruleset)
    return linter, Deck(resolver.read(read_text(text, "core.txt")[0]).entries)


def at_random(completer, core, size, seed, energy=0):
    """Return a core filled with legal cards that come as they come."""
    rng, linter = Random(seed), completer.linter
    deck = core
    kinds = KINDS[core.entries[0].card.game]
    cards = [c for kind in kinds for c in completer.legal.cards(kind) if completer.legal.plays(c)]
    if energy:
        types = core.entries[0].card.types
        basic = next(c for c in completer.legal.named(f"{types[0]} Energy"))
        deck = plus(deck, basic, energy, "main")
    while deck.size() < size:
        card = rng.choice(cards)
        section = completer.family.section_of(card)
        more = plus(deck, card, min(rng.randint(1, 4), size - deck.size()), section)
        if not forbidden(linter.run(more)):
            deck = more
    return deck


def main():
    """Print the figures; exit code 1 where a promise is not kept."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default="", help="a ruleset")
    parser.add_argument("--harder", action="store_true", help="meet fills with Energy, too")
    given = parser.parse_args()
    games = given.games
    pool = CardPool.open()
    kept = True
    for text, ruleset, on in CORES:
        if given.only not in ("", ruleset):
            continue
        linter, core = core_of(pool, text, ruleset, on)
        completer = Completer(pool, linter)
        started = time.process_time()
        done = completer.complete(core)
        spent = time.process_time() - started
        said = verdict(linter.run(done.deck))
        kept &= said == "legal" and spent < 2
        print(f"{text} in {ruleset}: {said}, {done.deck.size()} cards, {spent:.2f} s", flush=True)
        if not linter.ruleset.game_ref:
            print("  not played by this ruleset")
            continue
        fills = (("random", 0), ("random with Energy", 18))
        for name, energy in fills[: 1 + given.harder]:
            wins = 0.0
            for part in range(4):
                other = at_random(completer, core, done.deck.size(), part, energy)
                wins += play(linter, done.deck, other, games // 4, part)[0]
            rate = wins / (games // 4 * 4)
            kept &= rate >= BEATS or energy > 0
            print(f"  won {rate:.0%} of {games // 4 * 4} against {name}", flush=True)
    raise SystemExit(0 if kept else 1)


if __name__ == "__main__":
    main()
