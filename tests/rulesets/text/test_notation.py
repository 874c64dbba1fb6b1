"""Grammar files become plain rules: options, repetitions and phrases are written out."""

import pytest

pytest.importorskip("lark")

from rulesets.text.notation import read_rules
from rulesets.text.rules import Symbol


def rules(source):
    return [
        (rule.origin, " ".join(symbol.name for symbol in rule.symbols), rule.node)
        for rule in read_rules([source], lambda word: Symbol(word, True, kept=False))
    ]


def test_a_phrase_stands_for_its_words():
    assert rules('start: "draw a card" -> draw') == [("start", "draw a card", "draw")]


def test_an_option_is_there_first_and_then_not():
    assert rules('start: "draw" NUM? "cards"') == [
        ("start", "draw NUM cards", "start"),
        ("start", "draw cards", "start"),
    ]


def test_a_group_gives_every_combination_in_the_order_written():
    assert [r[1] for r in rules('start: ("a" | "b") ("c" | "d")')] == ["a c", "a d", "b c", "b d"]


def test_a_repetition_is_a_rule_whose_parts_join_those_around_it():
    made = rules('start: NUM ("or" NUM)*')
    assert made == [
        ("+0", "or NUM", ""),
        ("+0", "+0 or NUM", ""),
        ("start", "NUM +0", "start"),
        ("start", "NUM", "start"),
    ]


def test_comments_and_declarations_make_no_rules():
    assert rules("// a note\n%declare NUM\nstart: NUM // the number\n") == [
        ("start", "NUM", "start")
    ]


def test_a_rule_for_no_words_is_refused():
    with pytest.raises(ValueError, match="'side' may stand for no words"):
        rules('start: side\nside: "your"?')


def test_a_rule_that_is_not_there_is_named():
    with pytest.raises(ValueError, match="'start' uses 'sied', which no rule is"):
        rules("start: sied")
