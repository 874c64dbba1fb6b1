"""The small language in which a player says what a hand should hold."""

import pytest

from deckcheck.odds.wish import AllParts, AnyPart, Copies, NotPart, WishError, names_of, parse

A, B = Copies(("A",)), Copies(("B",))
PLACES = {"A": frozenset({0}), "B": frozenset({1}), "C": frozenset({2}), "D": frozenset({3})}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Pot of Greed", Copies(("Pot of Greed",))),
        ('"Fire and Ice"', Copies(("Fire and Ice",))),
        ("A and B", AllParts((A, B))),
        ("A or B and A", AnyPart((A, AllParts((B, A))))),
        ("(A or B) and not A", AllParts((AnyPart((A, B)), NotPart(A)))),
        ("2 A", Copies(("A",), 2)),
        ("2 of {C, D}", Copies(("C", "D"), 2)),
        ("{C, D}", Copies(("C", "D"), 1)),
        ("exactly 1 of {C, D}", Copies(("C", "D"), 1, 1)),
        ("at most 2 A", Copies(("A",), 0, 2)),
        ("at least 2 A", Copies(("A",), 2)),
        ("0 A", Copies(("A",), 0)),
        ('A and {"Nibiru, the Rock", B}', AllParts((A, Copies(("Nibiru, the Rock", "B"))))),
        ("A AND B", AllParts((A, B))),
    ],
)  # fmt: skip
def test_an_expression_means(text, meant):
    assert parse(text) == meant


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "column 1: expected a card name, found the end"),
        ("A and", "column 6: expected a card name, found the end"),
        ("(A or B", "column 8: expected ')', found the end"),
        ("A) and B", "column 2: expected 'and', 'or' or the end, found ')'"),
        ("2 of {C, }", "column 10: expected a card name, found '}'"),
        ("2 of {C D", "column 10: expected ',' or '}', found the end"),
        ('A and "B', "column 6: the quotation mark is not closed"),
        ('A "B"', "column 4: expected 'and', 'or' or the end, found 'B'"),
        ("(" * 60 + "A", "column 41: more than 40 parts in one another"),
    ],
)
def test_what_cannot_be_read_is_told_by_its_column(text, message):
    with pytest.raises(WishError) as told:
        parse(text)
    assert str(told.value) == message


def test_a_wish_holds_by_the_numbers_of_its_cards():
    wish = parse("A and (B or 2 of {C, D})")
    held = {(1, 1, 0, 0): True, (1, 0, 1, 1): True, (1, 0, 0, 2): True, (1, 0, 1, 0): False,
            (0, 1, 1, 1): False}  # fmt: skip
    assert {counts: wish.holds(counts, PLACES) for counts in held} == held


def test_a_name_twice_in_a_set_counts_once():
    assert not parse("2 of {A, A}").holds((1, 0, 0, 0), PLACES)


def test_bounds_hold_from_above_too():
    assert parse("exactly 1 A").holds((1, 0, 0, 0), PLACES)
    assert not parse("exactly 1 A").holds((2, 0, 0, 0), PLACES)
    assert parse("at most 1 of {A, B}").holds((0, 0, 3, 0), PLACES)
    assert not parse("at most 1 of {A, B}").holds((1, 1, 0, 0), PLACES)


def test_the_names_are_those_that_are_written():
    assert list(names_of(parse("A and (not B or 2 of {C, D})"))) == ["A", "B", "C", "D"]
