"""Handlers of rules: what they get, and what is no handler."""

import pytest

from rulesets.text.chart import Node
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Meanings, Phrase


@pytest.fixture
def meanings():
    return Meanings()


def test_a_handler_gets_the_context_and_what_its_parts_mean(meanings):
    meanings.always("side", "opponent")

    @meanings.means("draw", "take")
    def draw(said, side, n):
        return said, side, int(n)

    tree = Node("take", (Node("side", ()), 2))
    assert meanings.read(tree, ("they", "draw", "3"), "said") == ("said", "opponent", 3)


def test_silent_rules_are_left_out_with_all_they_contain(meanings):
    meanings.silent("note")
    meanings.means("draw")(lambda said, *parts: parts)
    tree = Node("draw", (Node("note", (Node("unheard of", ()),)), 0))
    assert meanings.read(tree, ("2",), None) == ("2",)


def test_a_phrase_tells_that_it_was_said(meanings):
    meanings.phrase("by_foes")
    assert meanings.read(Node("by_foes", ()), (), None) == Phrase("by_foes")


def test_a_refused_rule_says_why(meanings):
    meanings.refused("fossil", "Fossils by kind")
    with pytest.raises(NoMeaning, match="Fossils by kind"):
        meanings.read(Node("fossil", ()), (), None)


def test_a_rule_has_one_handler(meanings):
    meanings.always("side", "you")
    with pytest.raises(ValueError, match="'side' has two handlers"):
        meanings.always("side", "opponent")
