"""The stored programs: each can be read, belongs to a card of the pool, and there are enough."""

import pytest

from cardpool import programs
from cardpool.store import CardPool
from rulesets.yugioh.match.script import CardScript
from rulesets.yugioh.scripts import is_scripted, script_of

KINDS = ("monster", "spell", "trap")
LEAST = 3236  # of the 6,163 cards to July 2014; it may only rise


@pytest.fixture(scope="module")
def pool(own_home):
    return CardPool.open()


@pytest.fixture(scope="module")
def stored():
    return {card: kind for kind in KINDS for card in programs.of_set(f"yugioh/{kind}")}


def test_there_are_as_many_as_before(stored):
    assert len(stored) >= LEAST


def test_every_program_is_that_of_a_card_of_its_kind(stored, pool):
    cards = {card: pool.get(card) for card in stored}
    assert [c for c, card in cards.items() if card is None] == []
    assert [c for c, card in cards.items() if card.kind.lower() != stored[c]] == []


def test_every_program_can_be_read(stored, pool):
    cards = [pool.get(card) for card in stored]
    assert all(is_scripted(card) for card in cards)
    assert all(isinstance(script_of(card), CardScript) for card in cards)


def test_a_card_without_a_program_has_no_script(pool, stored):
    other = next(c for c in pool.cards("yugioh") if c.kind == "Spell" and c.id not in stored)
    assert script_of(other) is None
