"""Movement across the country and what the space does where a mover stops."""

import pytest

from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import Table


@pytest.mark.rule("MT-030")
def test_the_die_gives_the_number_of_spaces_and_towns_count():
    assert Table().at(0, 2).at(1, 20).move(4).s.place[0] == 6  # over Viridian City on 4


@pytest.mark.rule("MT-031")
def test_there_is_one_way_from_pallet_town_to_cerulean():
    for space in range(box.CERULEAN):
        t = Table().at(0, space).at(1, 60)
        t.move(1)
        assert t.s.place[0] == space + 1


@pytest.mark.rule("MT-032")
@pytest.mark.rule("MT-154")
def test_at_cerulean_the_mover_chooses_east_or_south_after_the_roll():
    t = Table().at(0, "Cerulean City").move(2)
    assert t.offers == [("step", 24), ("step", 39)]
    assert t.act("step", 39).s.place[0] == 38


@pytest.mark.rule("MT-033")
def test_behind_cerulean_a_later_turn_may_go_back_the_way_one_came():
    """EXAMPLE: to Fuchsia City, then back to Vermilion City."""
    t = Table().at(0, "Fuchsia City").move(6)
    assert ("step", 57) in t.offers
    t.act("step", 57)
    assert t.s.place[0] == 52


@pytest.mark.rule("MT-033")
def test_nobody_walks_back_west_of_cerulean():
    t = Table().at(0, "Cerulean City").move(1)
    assert ("step", 22) not in t.offers


@pytest.mark.rule("MT-033")
def test_a_mover_set_before_cerulean_again_moves_towards_it_only():
    t = Table().at(0, "Fuchsia City").at(1, 60).hand(0, "Fly")
    t.act("fly", box.TOWN_AT["Pewter City"]).settle()
    t.move(1)
    assert t.s.place[0] == 13


@pytest.mark.rule("MT-033")
@pytest.mark.rule("MT-035")
def test_with_the_option_a_mover_walks_west_and_stops_at_pallet_town():
    t = Table(walk_west=True).at(0, "Cerulean City").at(1, 60)
    t.at(0, 2).move(6)
    t.act("step", 1)
    assert t.s.place[0] == box.PALLET


@pytest.mark.rule("MT-034")
def test_a_move_never_doubles_back():
    """EXAMPLE: with a six one cannot pass Lavender Town and return to it."""
    t = Table().at(0, 30).move(6)
    t.act("step", 31)
    while t.waits_for == "Walk":
        assert ("step", 31) not in t.offers and ("step", 30) not in t.offers
        t.act(*t.offers[0])
    path = t.s.place[0]
    assert path not in (30, 31)


@pytest.mark.rule("MT-034")
def test_a_loop_does_not_lead_back_to_the_start():
    # 43, 44, 45, 46, 48, 47 is a loop: with a six its last step would be the first space again.
    t = Table().at(0, 43).at(1, 5).move(6).act("step", 44)
    assert t.s.stack[-1].values["path"] == (43, 44, 45, 46, 49)
    assert t.offers == [("step", 50), ("step", 75)]


@pytest.mark.rule("MT-035")
def test_the_full_roll_is_used():
    for face in range(1, 7):
        t = Table().at(0, 6).at(1, 60).move(face)
        assert t.s.place[0] == 6 + face


@pytest.mark.rule("MT-153")
def test_a_space_that_is_passed_gives_nothing():
    t = Table().at(0, 3).at(1, 60).move(3)
    assert t.s.place[0] == 6 and t.s.hand[0] == ()


@pytest.mark.rule("MT-040")
def test_a_town_gives_two_item_cards():
    assert len(Table().at(0, 3).at(1, 60).move(1).s.hand[0]) == 2


@pytest.mark.rule("MT-040")
@pytest.mark.rule("MT-043")
def test_a_centre_gives_no_cards():
    assert Table().at(0, 22).at(1, 60).move(1).s.hand[0] == ()


@pytest.mark.rule("MT-041")
def test_a_catch_space_reveals_its_chip_and_the_attempt_is_not_optional():
    t = Table().at(1, 60).lay(1, "Rattata").move(1)
    assert t.waits_for == "RollDice" and t.s.face_up >> 1 & 1


@pytest.mark.rule("MT-041")
def test_an_empty_catch_space_does_nothing():
    t = Table().at(1, 60)
    t.s.tray[box.PINK] += (t.s.chips[1],)
    t.s.chips[1] = 0
    assert t.move(1).s.turn == 1


@pytest.mark.rule("MT-042")
def test_an_event_space_draws_the_top_event_card():
    t = Table().at(1, 60).event(box.DRAW_3).move(2)
    assert t.s.event == box.DRAW_3 and len(t.s.hand[0]) == 3


@pytest.mark.rule("MT-120")
def test_a_larger_roll_stops_on_cinnabar_island_and_draws_two():
    """EXAMPLE: a five from fewer than five spaces away."""
    t = Table().at(0, 71).at(1, 5).team(0, "Pikachu").move(5)
    if t.waits_for == "Walk":
        t.act("step", 72)
    assert t.s.place[0] == box.CINNABAR and len(t.s.hand[0]) == 2


@pytest.mark.rule("MT-121")
@pytest.mark.rule("MT-162")
def test_with_fewer_than_twenty_points_a_mover_walks_back_from_cinnabar_island():
    t = Table().at(0, "Cinnabar Island").at(1, 5).team(0, "Pikachu").move(2)
    assert t.s.place[0] == 71


@pytest.mark.rule("MT-162")
def test_with_the_option_a_mover_waits_on_cinnabar_island():
    t = Table(leave_cinnabar="wait").at(0, "Cinnabar Island").team(0, "Pikachu")
    assert t.offers == [("wait",)]
    t.act("wait")
    assert t.s.place[0] == box.CINNABAR and len(t.s.hand[0]) == 2
