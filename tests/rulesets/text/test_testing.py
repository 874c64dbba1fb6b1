"""The helpers for goldens and reviewed rows find what they are for."""

import pytest

from rulesets.text.fingerprint import digest
from rulesets.text.gaps import NotUnderstood
from rulesets.text.reviewed import Reviewed, Row, read_reviewed, write_reviewed
from rulesets.text.testing import (
    golden_id,
    mutations,
    unrendered,
    vocabulary,
    without_effect,
    worded,
)

GOLDEN = {"plain": "draw 2 cards", "program": {"term": "Draw", "count": 2}}


SENTENCES = {("a-1", "attack 1"): ["flip 9 coins", "draw 2 cards"], ("b-1", "rule"): ["heal it"]}


def printed(card, place):
    return SENTENCES[card, place]


def test_a_golden_gets_its_words_from_the_cards_it_names():
    parts = [["a-1", "attack 1", 2, 2], "wait", ["b-1", "rule"]]
    golden = {"from": parts, "text": digest("draw 2 cards. wait. heal it"), "program": {}}
    assert worded(golden, printed) == golden | {"plain": "draw 2 cards. wait. heal it"}
    assert golden_id(golden) == "a-1 attack 1, wait, b-1 rule"


def test_a_golden_is_refused_whose_card_has_other_words_now():
    golden = {"from": [["a-1", "attack 1"]], "text": digest("flip 8 coins"), "program": {}}
    with pytest.raises(ValueError, match="a-1 attack 1: other words"):
        worded(golden, printed)


def test_each_number_and_each_known_word_is_changed_once():
    assert list(mutations("draw 2 of 3 cards", {"draw": "discard"})) == [
        "draw 12 of 3 cards",
        "draw 2 of 13 cards",
        "discard 2 of 3 cards",
    ]


def test_a_change_that_changes_nothing_is_found():
    def ignores_numbers(golden, plain):
        return golden["program"]

    assert without_effect(GOLDEN, ["draw 12 cards"], ignores_numbers) == ["draw 12 cards"]


def test_a_change_that_no_longer_compiles_is_fine():
    def refuses(golden, plain):
        raise NotUnderstood(tuple(plain.split()), 0)

    assert without_effect(GOLDEN, ["draw 12 cards"], refuses) == []


def test_the_vocabulary_of_a_program_is_found_at_every_depth():
    program = [{"term": "If", "then": [{"term": "Draw"}]}, {"point": "damage"}, None]
    assert vocabulary(program) == {("term", "If"), ("term", "Draw"), ("point", "damage")}


def test_a_part_without_words_is_named():
    assert unrendered([("attack 1", "Draw a card."), ("power 1", "")]) == ["power 1"]


ROWS = (Row("a", "attack 1", "Draw."), Row("b", "rule", "Heal."))


def test_a_row_whose_words_changed_is_found_and_accepted():
    drawn = Reviewed("2 of 9 texts, random.Random(4)", ROWS)
    words = {("a", "attack 1"): "Draw.", ("b", "rule"): "Heal 1."}

    def words_now(card, place):
        return words[card, place]

    assert drawn.changed(words_now) == [ROWS[1]]
    for printed_words, kept in (((), "Heal 1."), (("Heal 1.",), digest("Heal 1."))):
        accepted = drawn.accepting({("b", "rule")}, words_now, printed_words.__contains__)
        assert accepted.rows[1].words == kept
        assert accepted.changed(words_now) == []


def test_a_list_survives_writing(tmp_path):
    drawn = Reviewed("2 of 9 texts, random.Random(4)", ROWS)
    write_reviewed(tmp_path / "era.tsv", drawn)
    assert read_reviewed(tmp_path / "era.tsv") == drawn
    assert (drawn.population, drawn.seed, len(drawn.drawn_at())) == (9, 4, 2)
