"""Exact odds against closed formulas, against every shuffle of small decks, and at the edges."""

from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from deckcheck.odds.deal import Deal, Kind, NoHandError, TooManyKindsError
from deckcheck.odds.questions import (
    Turns,
    at_least,
    by_number,
    deal_of,
    every_turn,
    mean,
    redeals,
    set_aside,
)
from tests.odds.simulated import FULL, WITHIN, asked, compared


def pokemon(copies, starting=0, cards=60, starters=10):
    """Return a deck with Basics that is asked about some copies."""
    return deal_of(copies, starting, cards, starters, hand=7, aside=6, redealt=True)


def plain(copies, cards=40, hand=5):
    return deal_of(copies, 0, cards, 0, hand, aside=0, redealt=False)


def ratio(above, below):
    return Fraction(above, below)


# Ten questions, each with a formula of its own, which counts hands another way than the code.
CLOSED = {
    "a Basic in seven cards": (
        pokemon(10, 10).kept(),
        1 - ratio(comb(50, 7), comb(60, 7)),
    ),
    "a three-of in five cards": (
        at_least(by_number(plain(3), 0)),
        1 - ratio(37 * 36 * 35 * 34 * 33, 40 * 39 * 38 * 37 * 36),
    ),
    "exactly two of three in five cards": (
        by_number(plain(3), 0)[2],
        ratio(comb(3, 2) * comb(37, 3), comb(40, 5)),
    ),
    "a three-of in six cards on the draw": (
        at_least(by_number(plain(3), Turns(False).draws(1, False))),
        1 - ratio(comb(37, 6), comb(40, 6)),
    ),
    "expected copies of a three-of in six cards": (mean(by_number(plain(3), 1)), ratio(18, 40)),
    "a Trainer four-of in a kept hand": (
        at_least(by_number(pokemon(4), 0)),
        1 - ratio(comb(56, 7) - comb(46, 7), comb(60, 7) - comb(50, 7)),
    ),
    "the only Basic in the Prizes": (
        set_aside(pokemon(1, 1, starters=1)).get(1, 0),
        0,
    ),
    "a single Trainer in the Prizes, where all cards start": (
        set_aside(pokemon(1, 0, starters=59))[1],
        ratio(6, 60),
    ),
    "a single card in the Prizes, given a kept hand": (
        set_aside(pokemon(1, 0, starters=10))[1],
        ratio(comb(59, 7) - comb(49, 7), comb(59, 7))
        * ratio(6, 60)
        / (1 - ratio(comb(50, 7), comb(60, 7))),
    ),
    "expected redeals with ten Basics": (
        redeals(pokemon(10, 10).kept(), 1).expected,
        1 / (1 - ratio(comb(50, 7), comb(60, 7))) - 1,
    ),
}  # fmt: skip


@pytest.mark.parametrize("question", CLOSED)
def test_odds_agree_with_a_closed_formula(question):
    found, formula = CLOSED[question]
    assert found == formula


def shuffles(deck, hand, needs):
    """Return every order of a small deck whose hand is kept."""
    orders = permutations(range(len(deck)))
    dealt = ([deck[i] for i in order] for order in orders)
    return [order for order in dealt if not needs or any(c in needs for c in order[:hand])]


@pytest.mark.parametrize("draws", [0, 1, 2])
def test_odds_agree_with_every_shuffle_of_a_small_deck(draws):
    """Seven cards: two starters b, of which one is asked for too, two e and three others."""
    orders = shuffles("beexxxB", 3, "bB")
    deal = deal_of(3, 1, 7, 2, hand=3, aside=2, redealt=True)  # asked for: B and both e
    wanted = [sum(c in "Be" for c in order[: 3 + draws]) for order in orders]
    for number in range(4):
        counted = Fraction(wanted.count(number), len(orders))
        assert by_number(deal, draws).get(number, 0) == counted


def test_prizes_agree_with_every_shuffle_of_a_small_deck():
    orders = shuffles("beexxxB", 3, "bB")
    deal = deal_of(3, 1, 7, 2, hand=3, aside=2, redealt=True)
    aside = [sum(c in "Be" for c in order[3:5]) for order in orders]
    assert set_aside(deal) == {
        number: Fraction(aside.count(number), len(orders)) for number in set(aside)
    }


def test_a_card_for_every_turn_agrees_with_every_shuffle_of_a_small_deck():
    orders = shuffles("beexxxx", 2, "b")
    deal = deal_of(2, 0, 7, 1, hand=2, aside=1, redealt=True)
    # The card after the hand is set aside; the draws come after it.
    drawn = [[*order[:2], *order[3:]] for order in orders]
    both = (
        [o for o in drawn if "e" in o[:3]],
        [o for o in drawn if "e" in o[:3] and o[:4].count("e") == 2],
    )
    found = every_turn(deal, Turns(True), 2, goes_first=True)
    assert found == [Fraction(len(each), len(drawn)) for each in both]


def test_no_copies_are_never_seen():
    assert by_number(pokemon(0), 9) == {0: 1}
    assert set_aside(pokemon(0)) == {0: 1}


def test_a_deck_of_nothing_else_is_always_seen():
    assert by_number(pokemon(60, 60, 60, 60), 2) == {9: 1}
    assert set_aside(pokemon(60, 60, 60, 60)) == {6: 1}
    assert redeals(pokemon(60, 60, 60, 60).kept(), 1) == (0, 0, 0)


def test_a_deck_smaller_than_its_hand_is_in_it():
    deal = deal_of(2, 0, 4, 1, hand=7, aside=6, redealt=True)
    assert by_number(deal, 3) == {2: 1}
    assert set_aside(deal) == {0: 1}
    assert deal.kept() == 1


def test_cards_set_aside_are_never_drawn():
    """Nine cards: seven in hand, two set aside, nothing to draw."""
    deal = deal_of(1, 0, 9, 8, hand=7, aside=6, redealt=True)
    assert by_number(deal, 50) == by_number(deal, 0)
    assert at_least(by_number(deal, 50)) == Fraction(7, 9)


def test_an_empty_deck_deals_nothing():
    assert by_number(plain(0, cards=0), 3) == {0: 1}


def test_a_deck_without_a_starter_keeps_no_hand():
    assert pokemon(4, starters=0).kept() == 0
    with pytest.raises(NoHandError):
        by_number(pokemon(4, starters=0), 0)


@pytest.mark.rule("EX-052", "EX-054")
def test_joint_redeals_give_no_cards():
    """By hand, kept = 1/2: both lack 1/4 of the time, one alone 1/4, so alone = 1/3; then 2."""
    found = redeals(Fraction(1, 2), 1)
    assert found == (1, 1, Fraction(2, 3))


def test_the_first_player_may_go_without_a_draw():
    assert [Turns(False).draws(turn, True) for turn in (0, 1, 2)] == [0, 0, 1]
    assert [Turns(False).draws(turn, False) for turn in (0, 1, 2)] == [0, 1, 2]
    assert [Turns(True, extra=2).draws(turn, True) for turn in (0, 1, 2)] == [2, 3, 4]


def test_chances_of_all_cases_are_one():
    deal = Deal((Kind(4), Kind(4, True), Kind(12, True), Kind(11), Kind(29)), 7, 6, True)
    assert sum(deal.in_sight(4, lambda counts: counts).values()) == 1
    assert sum(deal.put_aside(lambda counts: counts).values()) == 1


def test_a_question_of_too_many_kinds_is_refused():
    deal = Deal((Kind(4),) * 15, 7)
    with pytest.raises(TooManyKindsError, match="15 kinds of cards"):
        deal.in_sight(8, sum)


@pytest.mark.slow
def test_odds_agree_with_shuffled_decks():
    """A twentieth of `make odds`, which shuffles 200,000 times; the seed is fixed."""
    tables = asked()
    assert sum(map(len, tables.values())) == 30
    for game, questions in tables.items():
        for question, seen, away in compared(game, questions, FULL // 20, seed=2026):
            assert away < WITHIN, (game.name, question.name, float(question.exact), seen)
