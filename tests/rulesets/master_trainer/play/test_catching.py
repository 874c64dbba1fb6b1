"""Catching with dice and balls."""

import pytest

from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import KIND, Table, chip


def on_pink(*cards):
    """Return a table where seat 0 has just stopped before a pink Rattata (3, 4, 5)."""
    t = Table().at(1, 60).team(0, "Pikachu").lay(1, "Rattata").hand(0, *cards)
    return t.move(1)


@pytest.mark.rule("MT-060")
def test_the_chip_is_revealed_before_the_roll():
    t = on_pink()
    assert t.s.stack[-1].values["chip"] == chip("Rattata")


@pytest.mark.rule("MT-061")
@pytest.mark.parametrize(("face", "caught"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 0)])
def test_a_number_on_the_chip_catches(face, caught):
    t = on_pink().roll(face).sound()
    assert (chip("Rattata") in t.s.team[0]) == caught


@pytest.mark.rule("MT-062")
def test_one_ball_is_played_before_the_roll_and_spent():
    t = on_pink("Great Ball", "Ultra Ball")
    assert t.offers == [
        ("ball", KIND["Great Ball"]), ("ball", KIND["Ultra Ball"]), ("ball", -1),
    ]  # fmt: skip
    t.act("ball", KIND["Great Ball"])
    assert t.s.hand[0] == (KIND["Ultra Ball"],) and t.waits_for == "RollDice"
    assert t.s.items[-1] == KIND["Great Ball"]


@pytest.mark.rule("MT-063")
@pytest.mark.parametrize(("face", "by"), [(2, 1), (6, -1)])
def test_a_great_ball_adds_or_takes_one_after_the_roll(face, by):
    t = on_pink("Great Ball").act("ball", KIND["Great Ball"]).roll(face)
    assert t.offers == [("adjust", -1), ("adjust", 0), ("adjust", 1)]
    assert chip("Rattata") in t.act("adjust", by).s.team[0]


@pytest.mark.rule("MT-064")
def test_an_ultra_ball_adds_one_or_two_or_nothing():
    t = on_pink("Ultra Ball").act("ball", KIND["Ultra Ball"]).roll(1)
    assert t.offers == [("adjust", 0), ("adjust", 1), ("adjust", 2)]
    assert chip("Rattata") in t.act("adjust", 2).s.team[0]


@pytest.mark.rule("MT-065")
def test_a_master_ball_adds_up_to_four_or_nothing():
    t = on_pink("Master Ball").act("ball", KIND["Master Ball"]).roll(1)
    assert t.offers == [("adjust", n) for n in range(5)]
    assert chip("Rattata") in t.act("adjust", 4).s.team[0]


@pytest.mark.rule("MT-065")
def test_with_the_option_a_master_ball_must_add():
    t = Table(master_ball_optional=False).at(1, 60).lay(1, "Rattata").hand(0, "Master Ball")
    t.move(1).act("ball", KIND["Master Ball"]).roll(1)
    assert t.offers == [("adjust", n) for n in range(1, 5)]


@pytest.mark.rule("MT-066")
def test_no_ball_changes_a_movement_roll():
    t = Table().at(1, 60).hand(0, "Great Ball", "Master Ball")
    assert t.offers == [("roll",)]
    assert t.move(2).s.place[0] == 2


@pytest.mark.rule("MT-157")
def test_the_adjusted_number_does_not_wrap():
    t = on_pink("Master Ball").act("ball", KIND["Master Ball"]).roll(6).act("adjust", 4)
    assert chip("Rattata") not in t.s.team[0]


@pytest.mark.rule("MT-067")
def test_a_caught_chip_adds_its_points():
    t = on_pink()
    before = t.s.points(0)
    assert t.roll(4).s.points(0) == before + box.POWER[chip("Rattata")]


@pytest.mark.rule("MT-068")
def test_the_space_is_refilled_face_down_from_the_tray():
    t = on_pink()
    following = t.s.tray[box.PINK][-1]
    t.roll(4).sound()
    assert t.s.chips[1] == following and not t.s.face_up >> 1 & 1


@pytest.mark.rule("MT-068")
def test_without_a_chip_of_the_colour_the_space_stays_empty():
    t = on_pink()
    t.s.tray[box.PINK] = ()
    assert t.roll(4).s.chips[1] == 0


@pytest.mark.rule("MT-069")
def test_after_a_failure_the_chip_stays_face_up_for_anybody():
    t = on_pink().roll(1)
    assert t.s.chips[1] == chip("Rattata") and t.s.face_up >> 1 & 1
    t.at(1, 0).team(1, "Meowth").at(0, 60).move(1).roll(3)
    assert chip("Rattata") in t.s.team[1]
