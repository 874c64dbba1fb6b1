"""The grammar and the handlers know the same rules."""

from pathlib import Path

import pytest

pytest.importorskip("lark")

from rulesets.ptcg.text import mean
from rulesets.ptcg.text.assemble.reading import MEANINGS
from rulesets.ptcg.text.read.parse import GRAMMAR
from rulesets.text.testing import handled_elsewhere, ideas

MEAN = Path(mean.__file__).parent
ROOMS = MEAN.parent / "grammar"


def test_each_rule_that_can_stand_in_a_tree_has_a_handler_and_each_handler_a_rule():
    assert sorted(GRAMMAR.nodes ^ MEANINGS.rules) == []


def test_each_rule_is_a_part_of_another_or_the_start():
    symbols = {symbol for rule in GRAMMAR.rules for symbol in rule.symbols}
    parts = {symbol.name for symbol in symbols if not symbol.terminal}
    assert {rule.origin for rule in GRAMMAR.rules} - parts == {"start"}


@pytest.mark.parametrize("idea", ideas(ROOMS))
def test_rules_have_their_handlers_in_the_module_of_the_same_name(idea):
    assert handled_elsewhere(idea, ROOMS, MEAN, MEANINGS.rules) == []


def test_sentences_that_differ_in_numbers_and_names_share_a_tree():
    one, other = ("draw", "2", "cards"), ("draw", "7", "cards")
    assert GRAMMAR.parse(one) is GRAMMAR.parse(other)


def test_this_card_and_the_word_this_are_different():
    """Both were one terminal once, so "this counts as" was read up to its third word."""
    assert GRAMMAR.parse(("this", "counts", "as", "SELF")).at == 1
