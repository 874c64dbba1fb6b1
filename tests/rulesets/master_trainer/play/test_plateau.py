"""Cinnabar Island, the Indigo Plateau and the Final Battle."""

from random import Random

import pytest

from rulesets.api import CHANCE, OVER
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match import components as box
from rulesets.master_trainer.play.final import master_score
from tests.rulesets.master_trainer.table import KIND, Table, chip

LORELEI, LANCE = 0, 3
STRONG = ("Charmander", "Charmeleon", "Charizard", "Venusaur")


def rich(seats=2, place="Cinnabar Island", **options):
    """Return a table where seat 0 has more than 20 points."""
    t = Table(seats, **options).team(0, *STRONG).team(1, "Meowth").at(0, place).at(1, 60)
    if seats > 2:
        t.team(2, "Pikachu").at(2, 62)
    assert t.s.points(0) >= 20
    return t


def final(seats=2, rival=LORELEI, hand=(), **options):
    """Return a table where seat 0 has just landed on the first Final Battle space."""
    return rich(seats, box.GATE + 3, **options).rival(rival).hand(0, *hand).move(1)


@pytest.mark.rule("MT-130")
@pytest.mark.rule("MT-067")
def test_with_twenty_points_one_goes_to_cinnabar_island_at_the_end_of_the_turn_and_draws():
    t = rich(place=0).lay(1, "Rattata").move(1).roll(1)
    assert t.s.place[0] == box.CINNABAR and len(t.s.hand[0]) == 2 and t.s.turn == 1


@pytest.mark.rule("MT-130")
def test_with_the_option_one_may_stay():
    t = rich(place=0, trip_to_cinnabar="may").event(box.DRAW_1).move(2)
    assert t.offers == [("go",), ("stay",)]
    assert t.act("stay").s.place[0] == 2


@pytest.mark.rule("MT-130")
def test_a_mover_on_the_plateau_stays_and_draws_nothing_more():
    t = rich(place=box.GATE + 12).move(2)
    assert t.s.place[0] == box.GATE and t.s.hand[0] == ()


@pytest.mark.rule("MT-121")
@pytest.mark.rule("MT-163")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_entry_space_is_the_first_counted(face):
    t = rich().move(face)
    assert t.s.place[0] == box.GATE + face - 1


@pytest.mark.rule("MT-163")
def test_with_the_option_the_entry_space_costs_nothing():
    assert rich(plateau_entry="free").move(1).s.place[0] == box.GATE + 1


@pytest.mark.rule("MT-131")
def test_movers_go_round_the_plateau_clockwise():
    assert rich(place=box.GATE + 12).move(3).s.place[0] == box.GATE + 1


@pytest.mark.rule("MT-131")
def test_rivals_catch_up_on_the_plateau():
    t = rich(place=box.GATE).at(1, box.GATE + 2).move(3)
    assert ("challenge", 1) in t.offers


@pytest.mark.rule("MT-164")
def test_plateau_spaces_draw_their_cards():
    assert len(rich(place=box.GATE).move(3).s.hand[0]) == 3


@pytest.mark.rule("MT-132")
def test_a_plateau_catch_takes_any_chip_of_its_colour_and_refills_its_space():
    t = rich(place=box.GATE + 6).move(1)
    assert [a[1] for a in t.offers] == list(box.CATCH_BY_PILE[box.RED])
    wanted = t.s.chips[60]
    t.act("space", 60).roll(5).sound()
    assert wanted in t.s.team[0] and t.s.chips[60] != wanted


@pytest.mark.rule("MT-132")
def test_a_failed_plateau_catch_leaves_the_chip_face_up():
    t = rich(place=box.GATE + 6).move(1).act("space", 60).roll(1)
    assert t.s.face_up >> 60 & 1


@pytest.mark.rule("MT-133")
def test_passing_over_the_final_battle_does_nothing():
    t = rich(place=box.GATE + 3).move(3)
    assert t.s.place[0] == box.GATE + 6 and t.s.turn == 1


@pytest.mark.rule("MT-133")
def test_a_mover_pushed_onto_the_final_battle_has_landed():
    t = rich(place=box.GATE + 2).at(1, box.GATE + 3).team(1, "Meowth", down=("Meowth",)).move(1)
    assert t.s.place[0] == box.GATE + 4 and t.waits_for == "PickFighter"


@pytest.mark.rule("MT-134")
def test_all_others_roll_and_the_highest_secretly_plays_the_master():
    t = final(3)
    assert t.waits_for == "RollDice"
    t.roll(2, 5)
    assert t.s.master == 2
    seen = [GAME.view(t.s, seat).facts["rival"] for seat in range(3)]
    assert seen == [-1, -1, LORELEI]


@pytest.mark.rule("MT-134")
def test_those_tied_for_the_master_roll_again_and_a_single_opponent_does_not_roll():
    t = final(3).roll(4, 4)
    assert t.actor == CHANCE and t.s.master == -1
    assert t.roll(6, 1).s.master == 1
    assert final(2).s.master == 1
    assert final(3, master_roll_ties="clockwise").roll(4, 4).s.master == 1


@pytest.mark.rule("MT-135")
def test_twenty_points_are_tested_on_entering_only():
    t = final()  # sound: 20 points
    weak = rich(place=box.GATE + 3).team(0, "Pikachu").move(1)
    assert t.s.master == weak.s.master == 1
    always = rich(place=box.GATE + 3, plateau_points="always").team(0, "Pikachu").move(1)
    assert always.s.turn == 1


@pytest.mark.rule("MT-165")
def test_without_a_conscious_pokemon_there_is_no_final_battle():
    t = rich(place=box.GATE + 3).team(0, "Pikachu", down=("Pikachu",)).move(1)
    assert t.s.turn == 1 and t.s.place[0] == box.GATE + 4
    t = rich(place=box.GATE + 3, final_without_fighter="return")
    t.team(0, "Pikachu", down=("Pikachu",)).move(1)
    assert t.s.place[0] == box.CINNABAR


@pytest.mark.rule("MT-140")
def test_the_rival_card_is_shown_once_pokemon_and_cards_are_laid():
    t = final(hand=("+5",))
    assert GAME.view(t.s, 0).facts["rival"] == -1
    t.act("fighter", chip("Charizard"))
    assert GAME.view(t.s, 0).facts["rival"] == -1
    t.act("bonus", KIND["+5"])
    assert GAME.view(t.s, 0).facts["rival"] == LORELEI


@pytest.mark.rule("MT-142")
def test_a_masters_score_is_strength_die_and_the_bonus_of_the_face():
    """EXAMPLE: Lance 14, a roll of 2, bonus 7: 23."""
    assert master_score(Table().s, LANCE, 2) == 23


@pytest.mark.rule("MT-002")
@pytest.mark.rule("MT-141")
@pytest.mark.rule("MT-144")
def test_a_higher_score_wins_the_match():
    # Charizard with both lower stages and a +5: strength + 5 + 5, die 6, against Lorelei's 17.
    t = final(hand=("+5",)).act("fighter", chip("Charizard")).act("bonus", KIND["+5"]).roll(6, 1)
    assert box.STRENGTH[chip("Charizard")] + 5 + 5 + 6 > 10 + 1 + 6
    assert t.actor == OVER and GAME.returns(t.s) == (1.0, 0.0)
    t.sound()


@pytest.mark.rule("MT-143")
def test_a_tie_in_the_final_battle_is_played_again():
    strength = box.STRENGTH[chip("Charizard")] + 5
    t = final().act("fighter", chip("Charizard"))
    die = next(d for d in range(1, 7) for m in range(1, 7)
               if strength + d == master_score(t.s, LORELEI, m))  # fmt: skip
    theirs = next(m for m in range(1, 7) if strength + die == master_score(t.s, LORELEI, m))
    t.roll(die, theirs)
    assert t.actor == CHANCE and t.s.rivals[0] == LORELEI and t.s.master == 1


@pytest.mark.rule("MT-145")
@pytest.mark.rule("MT-146")
def test_a_loss_knocks_out_sends_back_and_gives_the_masters_player_two_cards():
    t = final(3).roll(6, 1).act("fighter", chip("Charmander")).roll(1, 5)
    assert t.waits_for == "Shuffle"
    t.act("shuffle", (4, 3, 2, 1, 0)).sound()
    assert t.s.down[0] == (chip("Charmander"),) and t.s.place[0] == box.CINNABAR
    assert t.s.hand[0] == () and len(t.s.hand[1]) == 2 and t.s.turn == 1
    assert t.s.master == -1


@pytest.mark.rule("MT-145")
def test_with_the_option_one_draws_on_returning():
    t = final(2, return_draw=2).act("fighter", chip("Charmander")).roll(1, 5).shuffle()
    assert len(t.s.hand[0]) == 2


@pytest.mark.rule("MT-145")
def test_twenty_counted_points_are_needed_to_enter_again():
    t = rich().team(0, *STRONG, down=("Charizard", "Venusaur")).move(1)
    assert t.s.place[0] == 72


@pytest.mark.rule("MT-167")
def test_the_masters_player_uses_no_card_but_others_may_play_a_time_machine():
    t = final(3).hand(1, "Time Machine").hand(2, "Time Machine").roll(6, 1)
    t.act("stand").act("stand").act("fighter", chip("Charizard")).roll(1, 2)
    assert t.s.master == 1 and t.actor == 2
    assert t.offers == [("time_machine", 0), ("time_machine", 1), ("stand",)]


@pytest.mark.rule("MT-146")
def test_the_match_goes_on_after_a_lost_final_battle():
    t = final().act("fighter", chip("Charmander")).roll(1, 5).shuffle()
    assert t.actor == 1 and t.waits_for == "Menu"


@pytest.mark.rule("MT-146")
def test_nobody_sees_the_top_rival_card_after_the_reshuffle():
    full = [*["Fly"] * 3, *["Potion"] * 4]
    t = final(3).hand(1, *full).roll(6, 1).act("fighter", chip("Charmander"))
    t.roll(1, 5).act("shuffle", (4, 3, 2, 1, 0))
    # The Master's player holds too many cards and decides while the battle is still being ended.
    assert t.actor == 1 and any("rival" in f.values for f in t.s.stack)
    assert [GAME.view(t.s, seat).facts["rival"] for seat in range(3)] == [-1, -1, -1]
    dealt = {GAME.resample(t.s, 0, Random(seed)).rivals[0] for seed in range(30)}
    assert len(dealt) == 5
