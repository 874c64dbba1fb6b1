"""Every stored program can be told in words of ours."""

import pytest

from cardpool import programs
from cardpool.store import CardPool
from rulesets.text.testing import unrendered
from rulesets.yugioh.explain import explained
from rulesets.yugioh.scripts import script_of
from rulesets.yugioh.words.programs import render_card


@pytest.fixture(scope="module")
def pool(own_home):
    return CardPool.open()


@pytest.mark.parametrize("kind", ["monster", "spell", "trap"])
def test_every_part_of_every_program_has_words(pool, kind):
    for card_id in programs.of_set(f"yugioh/{kind}"):
        script = script_of(pool.get(card_id))
        assert unrendered(render_card(script)) == [], card_id


def test_a_card_is_explained_by_its_program(pool):
    card = next(iter(pool.named("Mystical Space Typhoon", "yugioh")))
    told = explained(pool, card)
    assert told.scripted
    assert "destroy the targets" in told.parts[0].words


def test_a_card_without_a_program_says_so(pool):
    cards = (c for c in pool.cards("yugioh") if c.kind == "Spell" and script_of(c) is None)
    assert explained(pool, next(cards)).reason
