"""Lists of checks and rulesets fit terminals of any width."""

from deckcheck.cli.columns import hanging


def test_a_long_text_hangs_below_its_first_line_and_a_short_one_stays():
    assert hanging("PTCG101  ", "too many copies of a card", 26) == (
        "PTCG101  too many copies\n         of a card"
    )
    assert hanging("PTCG101  ", "too many", 26) == "PTCG101  too many"


def test_a_long_head_leaves_half_the_room_to_its_text():
    assert hanging("a-long-name  ", "one two", 16) == "a-long-name  one\n        two"
