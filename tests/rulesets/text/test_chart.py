"""Which tree a sentence gets, and where a sentence without one stops."""

import pytest

pytest.importorskip("lark")

from rulesets.text.chart import Chart, Node
from rulesets.text.notation import read_rules
from rulesets.text.rules import Symbol


def reader(source):
    found = read_rules([source], lambda word: Symbol(word, True, kept=False))
    chart = Chart(found, "start")
    return lambda sentence: chart.read(sentence.split())


DRAW = reader("""
start: deeds
?deeds: deed | deeds "and" deed -> both
deed: "draw" NUM "cards" -> draw | "shuffle" -> shuffle
""")


def test_words_of_phrases_leave_the_tree_and_classes_stay_by_their_place():
    assert DRAW("draw NUM cards") == Node("start", (Node("draw", (1,)),))


def test_a_chain_joins_from_the_left():
    first = Node("both", (Node("shuffle", ()), Node("shuffle", ())))
    assert DRAW("shuffle and shuffle and draw NUM cards") == Node(
        "start", (Node("both", (first, Node("draw", (5,)))),)
    )


@pytest.mark.parametrize(
    ("sentence", "at"),
    [
        ("juggle", 0),
        ("draw NUM coins", 2),
        ("draw NUM cards sideways", 3),
        ("draw NUM", 2),  # more words are expected
        ("", 0),
    ],
)
def test_a_sentence_that_does_not_fit_tells_where_it_stops(sentence, at):
    assert DRAW(sentence) == at


def test_of_two_alternatives_the_first_one_written_is_taken():
    read = reader('start: one | two\none: NUM "cards"\ntwo: NUM "cards"')
    assert read("NUM cards") == Node("start", (Node("one", (0,)),))


def test_a_rule_with_a_question_mark_gives_way_to_a_lone_part():
    read = reader('start: side\n?side: mine | mine mine -> ours\nmine: "your"')
    assert read("your") == Node("start", (Node("mine", ()),))
    assert read("your your") == Node("start", (Node("ours", (Node("mine", ()),) * 2),))


def test_the_parts_of_a_repetition_stand_side_by_side():
    read = reader('start: NAME ("or"? NAME)*')
    assert read("NAME NAME or NAME") == Node("start", (0, 1, 3))


def test_a_word_that_is_also_the_name_of_a_rule_is_only_a_word():
    read = reader('start: "cards" cards\ncards: NUM')
    assert read("cards NUM") == Node("start", (Node("cards", (1,)),))
    assert read("cards cards") == 1


@pytest.mark.parametrize("length", [2, 5, 9])
def test_every_division_is_considered(length):
    read = reader('start: left "x" right\nleft: "x"+\nright: "x"')
    assert isinstance(read(" ".join("x" * (length + 1))), Node)


def test_where_one_alternative_divides_its_words_in_several_ways_one_division_is_settled():
    """Lists inside lists: stored programs depend on which of the divisions is taken."""
    read = reader("""
start: alt ("or"? alt)*
alt: names -> named | NAME -> other
names: (NAME | SELF) ("or"? (NAME | SELF))*
""")
    named = read("SELF NAME NAME NAME or NAME").parts
    assert [len(names.parts) for (names,) in (one.parts for one in named)] == [3, 2]
