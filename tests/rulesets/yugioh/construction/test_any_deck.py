"""Decks of any cards in any section: every ruleset answers, and its fixes name real lines."""

from random import Random

import pytest

from rulesets import registry
from rulesets.api import ERROR, NOTE, QUESTION
from rulesets.deck import Deck, Entry
from tests.rulesets.yugioh.decks import pool, rules

RULESETS = [name for name in registry.ids() if name.startswith("ygo-")]
DAYS = ("", "1999-05-01", "2003-06-01", "2008-08-12", "2014-07-14", "2024-04-17", "2031-01-01")


def any_deck(random, cards):
    sections = ("main", "main", "main", "extra", "side", "skill", "")
    entries = tuple(
        Entry(random.choice(cards), random.choice((1, 1, 2, 3, 4, 99)), random.choice(sections), n)
        for n in range(1, random.randrange(2, 60))
    )
    return Deck(entries, {"main": random.randrange(3)})


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
def test_any_deck_gets_findings_and_no_error(ruleset):
    random = Random(ruleset)
    cards = list(pool().cards("yugioh"))
    checks = registry.load(ruleset).checks
    for on in DAYS:
        in_force = rules(ruleset, on)
        for _ in range(5):
            deck = any_deck(random, cards)
            lines = {entry.line: entry.copies for entry in deck.entries}
            for finding in (f for check in checks for f in check.run(deck, in_force)):
                assert finding.severity in (ERROR, QUESTION, NOTE)
                assert finding.message and finding.cites
                if finding.fix:
                    assert 0 <= finding.fix.copies < lines[finding.fix.line]


def test_the_same_deck_is_judged_alike_before_and_after_others():
    random = Random(7)
    cards = list(pool().cards("yugioh"))
    in_force, checks = rules("ygo-tcg", "2014-07-14"), registry.load("ygo-tcg").checks

    def judged(deck):
        return [f for check in checks for f in check.run(deck, in_force)]

    decks = [any_deck(random, cards) for _ in range(20)]
    first = [judged(deck) for deck in decks]
    assert [judged(deck) for deck in reversed(decks)] == first[::-1]
