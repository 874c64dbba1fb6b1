"""Setting up a duel: shuffled decks, the toss, five cards, 8000 Life Points."""

from dataclasses import replace
from random import Random

import pytest

from rulesets.api import CHANCE
from rulesets.yugioh.books import RULEBOOK_9
from tests.rulesets.yugioh.play.board import FILLER, Opening

DECK = ["Luster Dragon", "Gemini Elf", *[FILLER] * 38]


def opened(choice="first", heads=True):
    match = Opening(DECK, DECK)
    s, game = match.s, match.game
    for _ in range(2):
        game.apply(s, ("shuffle", tuple(range(40))))
    game.apply(s, ("coin", int(heads)))
    match.act("go", choice)
    return match


@pytest.mark.rule("YGO-161")
@pytest.mark.rule("YGO-162")
def test_both_main_decks_are_shuffled_before_a_card_is_drawn():
    match = Opening(DECK, DECK)
    s, game = match.s, match.game
    for seat in (0, 1):
        assert s.waits == CHANCE and not any(s.hands)
        before = s.decks[seat]
        game.apply(s, game.chance(s, Random(seat)))
        assert s.decks[seat] != before and sorted(s.decks[seat]) == sorted(before)


@pytest.mark.rule("YGO-163")
@pytest.mark.parametrize(("heads", "chooser"), [(True, 0), (False, 1)])
@pytest.mark.parametrize("choice", ["first", "second"])
def test_the_winner_of_the_toss_goes_first_or_second_as_they_choose(heads, chooser, choice):
    match = Opening(DECK, DECK)
    for _ in range(2):
        match.game.apply(match.s, ("shuffle", tuple(range(40))))
    match.game.apply(match.s, ("coin", int(heads)))
    assert match.s.waits == chooser
    assert "YGO-163" in match.refusal("phase", "battle")
    match.act("go", choice)
    assert match.s.seat == match.s.waits == (chooser if choice == "first" else 1 - chooser)


@pytest.mark.rule("YGO-164")
@pytest.mark.rule("YGO-172")
@pytest.mark.rule("YGO-026")
def test_hands_are_the_top_five_and_the_first_turn_has_no_draw():
    match = opened()
    s = match.s
    assert match.names("hand") == ["Luster Dragon", "Gemini Elf", *[FILLER] * 3]
    assert (len(s.hands[0]), len(s.hands[1])) == (5, 5)
    assert len(s.decks[0]) == 35
    match.end()
    assert len(s.hands[1]) == 6


@pytest.mark.rule("YGO-165")
def test_both_start_with_8000_life_points():
    assert opened().lp == (8000, 8000)


def test_a_rulebook_says_what_is_drawn_and_with_how_much_a_duel_starts():
    rules = replace(RULEBOOK_9, life=4000, hand=4, first_player_draws=True)
    match = Opening(DECK, DECK, rules)
    for _ in range(2):
        match.game.apply(match.s, ("shuffle", tuple(range(40))))
    match.game.apply(match.s, ("coin", 1))
    match.act("go", "first")
    assert match.lp == (4000, 4000)
    assert (len(match.s.hands[0]), len(match.s.hands[1])) == (5, 4)
