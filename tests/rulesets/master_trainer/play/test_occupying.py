"""Spaces that another mover holds."""

import pytest

from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import Table


def shy(table, *seats):
    """Make it impossible to trade with or challenge these seats."""
    for seat, name in zip(seats, ("Meowth", "Clefairy", "Squirtle"), strict=False):
        table.team(seat, name, down=(name,))
    return table


@pytest.mark.rule("MT-050")
def test_a_mover_goes_on_to_the_next_free_space():
    t = shy(Table(3).at(0, 5).at(1, 9).at(2, 10), 1, 2).move(4)
    assert t.s.place[0] == 11


@pytest.mark.rule("MT-050")
def test_the_plateau_spaces_are_held_too():
    t = shy(Table(2).at(0, box.GATE).at(1, box.GATE + 3), 1).team(0, "Pikachu").move(3)
    assert t.s.place[0] == box.GATE + 4


@pytest.mark.rule("MT-051")
@pytest.mark.rule("MT-054")
def test_one_may_stay_on_a_held_space_to_battle_and_its_instruction_is_cancelled():
    t = Table(2).at(0, 3).at(1, 4).team(0, "Pikachu").team(1, "Meowth").move(1)
    assert ("challenge", 1) in t.offers
    t.act("challenge", 1).roll(6, 1)
    assert t.s.place == [4, 4] and t.s.turn == 1
    assert len(t.s.hand[0]) == 2  # the reward of the battle, and nothing from Viridian City


@pytest.mark.rule("MT-052")
def test_no_trade_or_battle_where_more_than_one_mover_is_passed():
    t = Table(3).at(0, 5).at(1, 7).at(2, 7).move(4)
    assert t.s.place[0] == 9 and "challenge" not in t.verbs


@pytest.mark.rule("MT-053")
def test_cinnabar_island_holds_several_movers_and_one_of_them_can_be_met():
    t = Table(3).at(0, 71).at(1, "Cinnabar Island").at(2, "Cinnabar Island").move(2)
    if ("step", 72) in t.offers:
        t.act("step", 72)
    assert {("challenge", 1), ("challenge", 2), ("stay",)} <= set(t.offers)
    t.act("stay")
    assert t.s.place == [box.CINNABAR] * 3


@pytest.mark.rule("MT-053")
def test_with_the_option_several_movers_on_cinnabar_island_are_left_alone():
    t = Table(3, cinnabar_meeting=False).at(0, 72)
    t.at(1, "Cinnabar Island").at(2, "Cinnabar Island").move(1)
    if ("step", 73) in t.offers:
        t.act("step", 73)
    assert "challenge" not in t.verbs


@pytest.mark.rule("MT-055")
def test_the_mover_chooses_the_way_of_the_extra_steps_and_passes_movers_on_them():
    t = shy(Table(2).at(0, 22).at(1, "Cerulean City"), 1).team(0, "Pikachu").move(1)
    assert t.offers == [("step", 24), ("step", 39)]
    t = shy(Table(3).at(0, 8).at(1, 9), 1).at(2, 10).team(2, "Bulbasaur").team(0, "Pikachu").move(1)
    assert ("challenge", 2) in t.offers


@pytest.mark.rule("MT-055")
def test_with_the_option_the_first_way_is_taken():
    t = shy(Table(2, extra_steps="first-way").at(0, 22).at(1, 23), 1).team(0, "Pikachu").move(1)
    assert t.s.place[0] == 24


@pytest.mark.rule("MT-055")
def test_a_way_that_cannot_be_completed_is_not_offered():
    # 42, 43, 44, 45, 46, 48 ends before 47, which leads to 43 again: if 48 is held, no way on.
    t = shy(Table(3).at(0, 41).at(1, 48).at(2, 47), 1, 2).team(0, "Pikachu").move(6)
    t.act("step", 42).act("step", 44)
    assert t.s.place[0] == 49
    free = shy(Table(2).at(0, 41).at(1, 5), 1).team(0, "Pikachu").move(6)
    free.act("step", 42).act("step", 44)
    assert set(free.offers) == {("step", 48), ("step", 49)}


@pytest.mark.rule("MT-156")
def test_movers_on_the_space_of_departure_are_not_passed():
    t = Table(2).team(0, "Pikachu").team(1, "Meowth").move(1)
    assert t.s.place == [1, 0] and t.waits_for == "RollDice"


@pytest.mark.rule("MT-052")
def test_two_on_a_space_of_the_road_are_the_most():
    t = Table(3).at(0, 5).at(1, 9).at(2, 9).move(4)
    assert t.s.place[0] == 10
