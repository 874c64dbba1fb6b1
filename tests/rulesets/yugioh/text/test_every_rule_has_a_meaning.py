"""The grammar and the handlers know the same rules."""

from pathlib import Path

import pytest

pytest.importorskip("lark")

from rulesets.text.testing import handled_elsewhere, ideas
from rulesets.yugioh.text import mean
from rulesets.yugioh.text.compile import MEANINGS
from rulesets.yugioh.text.read.parse import GRAMMAR

MEAN = Path(mean.__file__).parent
ROOMS = MEAN.parent / "grammar"


def test_each_rule_that_can_stand_in_a_tree_has_a_handler_and_each_handler_a_rule():
    assert sorted(GRAMMAR.nodes ^ MEANINGS.rules) == []


@pytest.mark.parametrize("idea", ideas(ROOMS))
def test_rules_have_their_handlers_in_the_module_of_the_same_name(idea):
    assert handled_elsewhere(idea, ROOMS, MEAN, MEANINGS.rules) == []


def test_each_rule_is_a_part_of_another_or_the_start():
    symbols = {symbol for rule in GRAMMAR.rules for symbol in rule.symbols}
    parts = {symbol.name for symbol in symbols if not symbol.terminal}
    assert {rule.origin for rule in GRAMMAR.rules} - parts == {"start"}


def test_sentences_that_differ_in_numbers_names_and_types_share_a_tree():
    one = ("destroy", "1", "{dragon}", "monster", "on", "the", "field")
    other = ("destroy", "3", "{sea serpent}", "monster", "on", "the", "field")
    assert GRAMMAR.parse(one) is GRAMMAR.parse(other)
