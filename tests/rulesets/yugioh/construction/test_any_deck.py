"""Decks of any cards in any section: every ruleset answers, and its fixes name real lines."""

from dataclasses import astuple
from random import Random

import pytest

from rulesets import registry
from rulesets.api import ERROR, NOTE, QUESTION
from rulesets.deck import Deck, Entry
from rulesets.yugioh.construction.tally import (
    COSTLY,
    MISPLACED,
    ODD_SIZE,
    OPEN_LIST,
    OVER,
    SIDE,
    SIDED,
    SKILLS,
    SUSPECTS,
)
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


@pytest.mark.parametrize(
    ("ruleset", "on"),
    [("ygo-tcg", "2025-11-01"), ("ygo-ocg", "2011-11-11"), ("ygo-genesys", ""), ("ygo-goat", "")],
)
def test_a_card_that_nothing_is_said_about_is_judged_like_any_other(ruleset, on):
    in_force = rules(ruleset, on)
    for card in pool().cards("yugioh"):
        status = in_force.status(card)
        assert astuple(status) == astuple(in_force._judge(card, status.home)), card.name


@pytest.mark.parametrize("ruleset", ["ygo-tcg", "ygo-genesys", "ygo-goat", "ygo-speed"])
def test_a_check_that_a_deck_does_not_need_finds_nothing(ruleset):
    random, in_force = Random(3), rules(ruleset)
    cards = list(pool().cards("yugioh"))
    passed_over = set()
    for size in (1, 1, 1, 1, 2, 5, 20, 25) * 30:
        chosen = [random.choice(cards) for _ in range(size)]
        where = random.choice((("main",), ("main", "extra", "side")))
        deck = Deck(
            tuple(Entry(card, random.choice((1, 3, 4)), random.choice(where), 1) for card in chosen)
        )
        flags = in_force.flags(deck)
        for check in registry.load(ruleset).checks:
            if check.needs and not check.needs & flags:
                passed_over.add(check.needs)
                assert list(check.run(deck, in_force)) == [], check.code
    always = {SKILLS} if ruleset == "ygo-speed" else set()
    every = {OVER, SUSPECTS, MISPLACED, ODD_SIZE, SIDE, COSTLY, SKILLS, OPEN_LIST, SIDED}
    assert passed_over == every - always
