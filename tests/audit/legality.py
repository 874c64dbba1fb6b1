"""Whether `card`, `search legal:` and `check` say the same of every card in every ruleset.

    make audit-legality

Each print of the pool is checked as a list of that one card, by each ruleset of its game on the
ruleset's own day, else today.
"""

import json
import sys
import time
from collections import Counter

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.cards.legality import verdict_on
from deckcheck.cli.cards.search import is_legal
from deckcheck.decklist.read import read_text
from deckcheck.lint import verdict
from rulesets import registry
from rulesets.api import LEGAL

OF_A_KIND = 12  # in every sample: 35 of the 208 Skill Cards are on no list of Speed Duel
CODES = {"pokemon": ("PTCG2", "PTCG3", "PTCG4"), "yugioh": ("YGO2", "YGO3", "YGO4")}


def rulesets():
    """Return the rulesets of the games with decks, each with its game."""
    loaded = [(ruleset, registry.load(ruleset).info.family) for ruleset in registry.ids()]
    return [(ruleset, game) for ruleset, game in loaded if game in CODES]


def sample(cards, every):
    """Return every so manieth card, and some of each kind and each reason to be in no deck."""
    taken, kinds = set(cards[::every]), Counter()
    for card in cards:
        kind = card.kind, getattr(card, "never", "")
        kinds[kind] += 1
        if kinds[kind] <= OF_A_KIND:
            taken.add(card)
    return [card for card in cards if card in taken]


def disagreements(pool, ruleset, game, every=1):
    """Return how many cards were asked about, and those of which the three do not say one thing."""
    checker = Checker(pool, ruleset, select=CODES[game])
    cards = sample(list(pool.cards(game)), every)
    lists = (
        read_text(json.dumps([{"id": card.id, "count": 1}]), "x.json", "json", game)[0]
        for card in cards
    )
    found = []
    for card, result in zip(cards, checker.check_all(lists), strict=True):
        checked = verdict([f for f in result.findings if f.cards])
        said = verdict_on(card, ruleset)
        if checked != said or is_legal(card, ruleset) != (checked == LEGAL):
            found.append((card.id, said, checked))
    return len(cards), found


def main():
    """Ask about the whole pool and end with 1 if anything differs."""
    pool, asked, wrong, began = CardPool.open(), 0, 0, time.process_time()
    for ruleset, game in rulesets():
        count, found = disagreements(pool, ruleset, game)
        asked, wrong = asked + count, wrong + len(found)
        print(f"{ruleset}: {count} cards, {len(found)} differ {found[:5] or ''}", flush=True)
    print(f"{asked} verdicts, {wrong} differ, {time.process_time() - began:.0f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
