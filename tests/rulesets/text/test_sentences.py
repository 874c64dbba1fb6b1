"""Typography, sentences, asides and lists of points."""

import re

from rulesets.text.sentences import Sentence, outside, points, split, straight


def sentences(text):
    return [str(s) for s in split(text.split())]


def test_quotation_marks_dashes_and_spaces_become_plain():
    assert straight("“It’s”  a\nnon–target − one") == '"It\'s" a non-target - one'


def test_a_bracket_is_an_aside_only_where_it_is_a_sentence_of_its_own():
    assert sentences("do it ( now ) . ( it is so . )") == ["do it ( now )", "(it is so)"]


def test_colons_and_semicolons_stay_for_the_grammar():
    assert sentences("pay 500 LP ; draw 1 card .") == ["pay 500 LP ; draw 1 card"]


def test_a_text_that_ends_without_a_full_stop_is_kept():
    assert sentences("draw 1 card") == ["draw 1 card"]


def test_marked_parts_are_not_changed():
    assert outside(re.compile('"[^"]*"'), 'A "Big B" C', str.lower) == 'a "Big B" c'


def test_points_hold_the_sentences_up_to_the_next_one():
    told = [Sentence(tuple(s.split())) for s in ("choose 1 ● draw 1 card", "shuffle", "● stop")]
    head, found = points(told, "●")
    assert head == ("choose", "1")
    assert [[str(s) for s in point] for point in found] == [["draw 1 card", "shuffle"], ["stop"]]
