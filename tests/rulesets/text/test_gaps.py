"""The words that were not understood, counted over cards."""

from rulesets.text.gaps import Frequent, NotUnderstood, frequent


def alike(words):
    return tuple("0" if word.isdigit() else word for word in words)


def test_words_are_counted_once_a_card_and_numbers_are_all_alike():
    one = ("attack 1", "draw 2 cards sideways", "sideways", "")
    two = ("attack 2", "draw 3 cards sideways", "sideways", "")
    other = ("rule", "hop", "hop", "")
    assert frequent([[one, two], [two, other]], alike, 5) == [
        Frequent(2, "draw 0 cards", "sideways", ""),
        Frequent(1, "", "hop", ""),
    ]


def test_where_all_words_were_read_the_reason_is_counted():
    gap = ("attack 1", "draw it", "", "a pronoun without a card")
    assert frequent([[gap]], alike, 5) == [Frequent(1, "draw it", "", gap[3])]


def test_only_the_most_frequent_are_listed():
    gaps = [[("rule", word, word, "")] for word in ("a", "b", "b")]
    assert [row.words for row in frequent(gaps, alike, 1)] == ["b"]


def test_a_sentence_tells_the_words_it_stopped_at():
    assert str(NotUnderstood(("draw", "a", "card", "sideways"), 3)) == "sideways"
    assert str(NotUnderstood(("draw", "a"), 2)) == "(more words expected)"
