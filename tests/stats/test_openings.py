"""How a game begins by the rules of each era and day, as the odds of a deck go by it."""

from fractions import Fraction
from math import comb

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.decklist.read import read_bytes
from deckcheck.stats.figures import Counter, figures
from rulesets import registry

FOSSILS = "4 Mysterious Fossil FO 62\n1 Pikachu BS 58\n55 Lightning Energy BS 100\n"


def statistics(ruleset, on=""):
    linter, _ = Checker(CardPool.open(), ruleset, on).by(ruleset)
    return registry.family(linter.ruleset.info.family).statistics(linter.rules)


def read(text, ruleset, on=""):
    source, *_ = read_bytes(text.encode(), "deck")
    checker = Checker(CardPool.open(), ruleset, on)
    return checker.read(source), statistics(ruleset, on)


@pytest.mark.rule("BASE-018", "BASE-021", "BASE-025", "BASE-030")
def test_the_first_rulebook_gives_two_cards_for_a_redeal_and_lets_the_first_player_draw():
    opening = statistics("ptcg-base").opening
    assert (opening.hand, opening.aside, opening.bonus, opening.first_draws) == (7, 6, 2, True)
    assert {"BASE-018", "BASE-021", "BASE-025", "BASE-030"} <= set(opening.cites)


@pytest.mark.rule("EX-043", "EX-050", "EX-060", "EX-234")
def test_the_ex_rulebook_gives_one_card_and_the_first_player_does_not_draw():
    opening = statistics("ptcg-ex").opening
    assert (opening.hand, opening.aside, opening.bonus, opening.first_draws) == (7, 6, 1, False)
    assert {"EX-043", "EX-050", "EX-060", "EX-234"} <= set(opening.cites)


@pytest.mark.rule("BW-066", "BW-070", "BW-074", "BW-077")
def test_the_last_rulebook_gives_one_card_and_lets_the_first_player_draw():
    opening = statistics("ptcg-bw").opening
    assert (opening.hand, opening.aside, opening.bonus, opening.first_draws) == (7, 6, 1, True)
    assert {"BW-066", "BW-070", "BW-074", "BW-077"} <= set(opening.cites)


@pytest.mark.rule("PF-080")
def test_a_format_of_today_begins_as_the_rulebook_it_is_counted_by():
    assert statistics("ptcg-standard", "2024-08-16").opening.cites[-1] == "PF-080"
    assert statistics("ptcg-standard", "2005-03-01").opening.first_draws is False


@pytest.mark.rule("BW-075", "EX-055")
@pytest.mark.parametrize(("ruleset", "starters"), [("ptcg-ex", 1), ("ptcg-bw", 5)])
def test_a_fossil_keeps_a_hand_where_the_era_says_so(ruleset, starters):
    deck, stats = read(FOSSILS, ruleset)
    assert Counter(deck, stats, 0).starters == starters


@pytest.mark.rule("YGO-164", "YGO-172", "YF-050")
@pytest.mark.parametrize(
    ("ruleset", "on", "draws"),
    [
        ("ygo-9", "", False),
        ("ygo-tcg", "2014-07-13", True),
        ("ygo-tcg", "2014-07-14", False),
        ("ygo-ocg", "2014-03-20", True),
        ("ygo-ocg", "2014-03-21", False),
        ("ygo-goat", "", True),
    ],
)
def test_who_begins_a_duel_drew_until_2014(ruleset, on, draws):
    opening = statistics(ruleset, on).opening
    assert (opening.hand, opening.first_draws) == (5, draws)
    assert opening.cites == ("YGO-164", "YF-050" if draws else "YGO-172")


@pytest.mark.rule("YF-051")
def test_a_speed_duel_begins_with_four_cards():
    assert statistics("ygo-speed").opening.hand == 4


def test_a_deck_that_is_all_starters_is_never_redealt():
    deck, stats = read("60 Pikachu BS 58\n", "ptcg-ex")
    found = figures(deck, stats, ("deck", "ptcg-ex", ""), 2)
    assert found.kept == 1
    assert found.redeals == (0, 0, 0)
    assert found.groups[0].number == {7: 1}


def test_the_odds_of_a_deck_are_those_of_its_numbers():
    deck, stats = read("4 Pikachu BS 58\n4 Bill BS 91\n52 Lightning Energy BS 100\n", "ptcg-ex")
    found = figures(deck, stats, ("deck", "ptcg-ex", ""), 2)
    assert found.kept == 1 - Fraction(comb(56, 7), comb(60, 7))
    bill = found.each[1]
    both = comb(60, 7) - comb(56, 7) - (comb(56, 7) - comb(52, 7))
    assert bill.seen.first[0] == Fraction(both, comb(60, 7)) / found.kept
    # Who goes first does not draw: after two turns one card less was seen (EX-060).
    assert bill.seen.first[2] == bill.seen.second[1]


def test_cards_that_are_not_known_count_as_any_other():
    deck, stats = read("4 Pikachu BS 58\n6 Glorpzax\n50 Lightning Energy BS 100\n", "ptcg-ex")
    found = figures(deck, stats, ("deck", "ptcg-ex", ""), 1)
    assert found.cards == 60
    assert found.kept == 1 - Fraction(comb(56, 7), comb(60, 7))
    assert found.remarks[0] == "6 cards are not known; they count as any other card"
