"""The grammar and the handlers know the same rules."""

import re
from pathlib import Path

import pytest

pytest.importorskip("lark")

from rulesets.ptcg.text import mean
from rulesets.ptcg.text.assemble.reading import MEANINGS
from rulesets.ptcg.text.read.parse import GRAMMAR

HANDLERS = Path(mean.__file__).parent
ROOMS = HANDLERS.parent / "grammar"
IDEAS = sorted(file.relative_to(ROOMS).with_suffix("") for file in ROOMS.glob("*/*.lark"))


def test_each_rule_that_can_stand_in_a_tree_has_a_handler_and_each_handler_a_rule():
    assert sorted(GRAMMAR.nodes ^ MEANINGS.rules) == []


def test_each_rule_is_a_part_of_another_or_the_start():
    symbols = {symbol for rule in GRAMMAR.rules for symbol in rule.symbols}
    parts = {symbol.name for symbol in symbols if not symbol.terminal}
    assert {rule.origin for rule in GRAMMAR.rules} - parts == {"start"}


@pytest.mark.parametrize("idea", IDEAS, ids=str)
def test_rules_have_their_handlers_in_the_module_of_the_same_name(idea):
    grammar = (ROOMS / idea).with_suffix(".lark").read_text(encoding="utf-8")
    handlers = (HANDLERS / idea).with_suffix(".py").read_text(encoding="utf-8")
    named = set(re.findall(r"-> (\w+)$|^(\w+):", grammar, re.MULTILINE))
    rules = {label or head for label, head in named} & MEANINGS.rules
    assert sorted(rule for rule in rules if f'"{rule}"' not in handlers) == []


def test_sentences_that_differ_in_numbers_and_names_share_a_tree():
    one, other = ("draw", "2", "cards"), ("draw", "7", "cards")
    assert GRAMMAR.parse(one) is GRAMMAR.parse(other)


def test_this_card_and_the_word_this_are_different():
    """Both were one terminal once, so "this counts as" was read up to its third word."""
    assert GRAMMAR.parse(("this", "counts", "as", "SELF")).at == 1
