"""Setting up, and who begins."""

from random import Random

import pytest

from rulesets.api import CHANCE, MatchOptions
from rulesets.engine.game import waiting
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match import components as box
from rulesets.master_trainer.play.setup import FindFirst


def set_up(seats=4, seed=1):
    s = GAME.new_match((), MatchOptions(seats=seats))
    rng = Random(seed)
    while GAME.actor(s) == CHANCE:
        GAME.apply(s, GAME.chance(s, rng))
    return s


def before_first(starters):
    """Return a match of trainers with these starters, before it is settled who begins."""
    s = GAME.new_match((), MatchOptions(seats=len(starters)))
    while not isinstance(waiting(s)[0], FindFirst) and s.turns == 0:
        op, f = waiting(s)
        if op.zone.name == "starters":
            rest = [n for n in box.STARTERS if n not in starters]
            order = tuple(box.STARTERS.index(n) for n in [*starters, *rest])
            GAME.apply(s, ("shuffle", order))
        else:
            GAME.apply(s, op.chance(s, f, Random(0)))
    return s


@pytest.mark.rule("MT-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_trainers_can_play(seats):
    assert len(set_up(seats).team) == seats


@pytest.mark.rule("MT-003")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_trainers_cannot_play(seats):
    with pytest.raises(ValueError, match="2 to 6"):
        GAME.new_match((), MatchOptions(seats=seats))


@pytest.mark.rule("MT-010")
@pytest.mark.rule("MT-160")
def test_chips_in_the_tray_and_face_down_chips_are_seen_by_nobody():
    s = set_up()
    facts = GAME.view(s, 0).facts
    assert facts["chips"] == {} and len(facts["face_down"]) == 37
    assert facts["tray"] == {"pink": 25, "green": 31, "blue": 28, "red": 19}


@pytest.mark.rule("MT-011")
def test_every_catch_space_gets_a_face_down_chip_of_its_colour_and_the_first_are_pink():
    s = set_up()
    for space in box.CATCH_SPACES:
        assert box.CHIP_COLOUR[s.chips[space]] == box.ROAD[space].colour
    assert s.face_up == 0
    assert {box.ROAD[i].colour for i in range(1, 18) if box.ROAD[i].type == "catch"} == {"pink"}


@pytest.mark.rule("MT-012")
def test_the_four_yellow_chips_lie_shuffled_in_the_unknown_dungeon():
    assert sorted(set_up().dungeon) == [144, 145, 146, 150]
    assert len({set_up(seed=seed).dungeon for seed in range(10)}) > 1


@pytest.mark.rule("MT-013")
@pytest.mark.rule("MT-152")
def test_the_catch_spaces_and_the_tray_hold_the_counted_chips():
    s = set_up()
    assert [len(spaces) for spaces in box.CATCH_BY_PILE] == [10, 10, 10, 7]
    assert [len(tray) for tray in s.tray] == [25, 31, 28, 19]


@pytest.mark.rule("MT-014")
@pytest.mark.rule("MT-015")
def test_each_trainer_is_dealt_one_open_starter_and_the_rest_leave_the_game():
    s = set_up(4)
    assert all(len(team) == 1 and team[0] in box.STARTERS for team in s.team)
    assert len(s.starters) == 2
    assert GAME.view(s, 0).facts["team"] == [list(team) for team in s.team]


@pytest.mark.rule("MT-016")
def test_the_five_rival_cards_lie_shuffled_face_down():
    s = set_up()
    assert sorted(s.rivals) == [0, 1, 2, 3, 4]
    assert GAME.view(s, 0).facts["rival"] == -1
    assert len({set_up(seed=seed).rivals for seed in range(10)}) > 1


@pytest.mark.rule("MT-017")
def test_both_decks_are_whole_and_nobody_has_a_card():
    s = set_up()
    assert (len(s.items), len(s.events)) == (54, 54)
    assert s.hand == [(), (), (), ()]


@pytest.mark.rule("MT-018")
@pytest.mark.rule("MT-156")
def test_all_movers_start_on_pallet_town_in_the_colour_of_their_starter():
    assert set_up(6).place == [box.PALLET] * 6
    assert box.MOVER_COLOUR == {
        1: "green", 4: "red", 7: "blue", 35: "pink", 52: "brown", 25: "yellow",
    }  # fmt: skip


@pytest.mark.rule("MT-019")
def test_the_starter_with_the_fewest_points_begins():
    s = before_first([4, 25, 1])
    assert (s.first, s.turn, s.turns) == (1, 1, 1)


@pytest.mark.rule("MT-019")
def test_those_tied_for_fewest_points_roll_and_the_highest_begins():
    s = before_first([25, 4, 52])
    for face in (2, 6):
        GAME.apply(s, ("roll", face))
    assert s.first == 2


@pytest.mark.rule("MT-019")
def test_a_tie_in_the_roll_for_the_start_is_rolled_again_among_the_tied():
    s = before_first([25, 35, 52])
    for face in (5, 5, 1):
        GAME.apply(s, ("roll", face))
    assert GAME.actor(s) == CHANCE
    for face in (1, 3):
        GAME.apply(s, ("roll", face))
    assert s.first == 1


@pytest.mark.rule("MT-019")
def test_turns_go_clockwise():
    s = before_first([4, 25, 1])
    turns = []
    rng = Random(3)
    while s.turns < 5:
        turns.append(s.turn)
        actor = GAME.actor(s)
        moves = GAME.legal_actions(s)
        GAME.apply(s, GAME.chance(s, rng) if actor == CHANCE else rng.choice(moves))
    assert list(dict.fromkeys(turns)) == [1, 2, 0]
