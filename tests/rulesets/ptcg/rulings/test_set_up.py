"""The cards for a redeal, and who begins."""

import pytest

from rulesets.api import MatchOptions
from rulesets.ptcg.eras import BASE
from rulesets.ptcg.game import EX_GAME
from rulesets.ptcg.match.state import Match
from tests.rulesets.ptcg.board import Opening
from tests.rulesets.ptcg.eras import ERAS, LATER
from tests.rulesets.ptcg.play.test_golden import DECK, SCRIPTED

NONE = ["Grass Energy"] * 7
HAND = ["Machop", *["Grass Energy"] * 6]
FOE = ["Rattata", *["Grass Energy"] * 6, *["Grass Energy"] * 6, "Onix", "Snorlax"]


def redealt(era, *redeals):
    return Opening(era, (*redeals, HAND), (FOE,)).go()


@LATER
@pytest.mark.rule("RO-49")
def test_extra_cards_come_after_the_prizes_and_only_to_the_bench(era):
    match = redealt(era, NONE)
    if match.s.waits == 0:
        match.do("active", "Machop")
    assert (match.s.waits, match.prizes(0), match.prizes(1)) == (1, 6, 6)
    assert not match.s.revealed  # EX-048: turned over once all of it lies
    assert match.name("foe") == "Rattata"
    assert list(match.game.legal_actions(match.s)) == [("draw", 1), ("draw", 0)]
    match.act_only(("draw", 1))
    match.go().do("bench", "Onix")
    assert match.name("foe bench 1") == "Onix"


@LATER
@pytest.mark.rule("RO-49")
def test_cards_of_several_redeals_are_drawn_together(era):
    match = redealt(era, NONE, NONE)
    assert list(match.game.legal_actions(match.s)) == [("draw", 2), ("draw", 1), ("draw", 0)]
    assert "draw 0 to 2 extra cards" in match.refusal("draw", 3)


@pytest.mark.rule("RO-49")
def test_the_first_era_draws_them_at_once():
    match = Opening(BASE, (NONE, HAND), (FOE,)).go()
    assert (match.s.waits, match.prizes(1), match.count("hand", 1)) == (1, 0, 7)


@pytest.mark.rule("RO-49")
def test_the_other_reading_is_an_option_that_a_saved_match_keeps():
    options = MatchOptions({**SCRIPTED, "extra-cards-late": False})
    match = EX_GAME.new_match([DECK, DECK], options)
    assert not match.rules.extra_cards_late
    assert not Match.load(match.dump()).rules.extra_cards_late
    usual = EX_GAME.new_match([DECK, DECK], MatchOptions(SCRIPTED))
    assert usual.rules.extra_cards_late and Match.load(usual.dump()).rules.extra_cards_late


@ERAS
@pytest.mark.rule("RO-50")
def test_in_the_three_rulebooks_the_winner_of_the_toss_begins(era):
    match = Opening(era, (HAND,), (FOE,)).go("T")
    while match.s.turn == 0:
        match.do("done")
    assert match.s.first == match.s.seat == 1
