"""Item cards and reviving."""

import pytest

from rulesets.api import CHANCE
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import KIND, Table, chip

TM = "Time Machine"


def hurt(*cards, down=("Rattata",), place=20, **options):
    """Return a table where seat 0 has knocked-out Pokémon."""
    t = Table(2, **options).at(0, place).at(1, 60)
    return t.team(0, "Pikachu", "Rattata", "Onix", down=down).hand(0, *cards)


@pytest.mark.rule("MT-091")
@pytest.mark.parametrize("place", ["Cerulean City", "Vermilion City"])
def test_stopping_on_a_centre_revives_one(place):
    t = hurt(place=22 if place == "Cerulean City" else 41).move(1)
    if t.waits_for == "Walk":
        t.act("step", 42)
    assert t.s.down[0] == ()


@pytest.mark.rule("MT-091")
def test_other_towns_revive_nobody():
    assert hurt(place=3).move(1).s.down[0] == (chip("Rattata"),)


@pytest.mark.rule("MT-092")
@pytest.mark.rule("MT-043")
@pytest.mark.parametrize("face", range(1, 7))
def test_with_two_down_one_is_revived_or_a_one_or_six_revives_all(face):
    t = hurt(down=("Rattata", "Onix"), place=22).move(1)
    assert t.offers == [
        ("revive", chip("Rattata")), ("revive", chip("Onix")), ("challenge_die",),
    ]  # fmt: skip
    t.act("challenge_die").roll(face)
    assert len(t.s.down[0]) == (0 if face in (1, 6) else 2)


@pytest.mark.rule("MT-092")
def test_with_two_down_one_may_be_chosen():
    t = hurt(down=("Rattata", "Onix"), place=22).move(1).act("revive", chip("Onix"))
    assert t.s.down[0] == (chip("Rattata"),)


@pytest.mark.rule("MT-093")
def test_a_revived_pokemon_fights_and_counts_again():
    t = hurt("Potion")
    before = t.s.points(0)
    t.act("potion", chip("Rattata"))
    assert t.s.points(0) == before + box.POWER[chip("Rattata")]
    assert chip("Rattata") in t.s.conscious(0)


@pytest.mark.rule("MT-095")
def test_attack_bonus_cards_are_for_battles_only():
    t = Table(2).at(1, 60).hand(0, "+1", "+5")
    assert t.offers == [("roll",)]
    assert t.move(2).s.place[0] == 2


@pytest.mark.rule("MT-096")
def test_a_time_machine_has_a_roll_made_again_before_anything_is_done_with_it():
    t = Table(2).at(1, 60).hand(0, TM).move(5)
    assert (t.actor, t.offers, t.s.place[0]) == (0, [("time_machine", 0), ("stand",)], 0)
    t.act("time_machine", 0).roll(2)
    assert t.s.place[0] == 2 and t.s.items[-1] == KIND[TM]


@pytest.mark.rule("MT-096")
def test_a_time_machine_works_on_an_opponents_roll_and_the_new_roll_can_be_met_again():
    t = Table(3).at(1, 60).at(2, 62).team(0, "Pikachu").hand(1, TM).hand(2, TM).move(6)
    assert t.actor == 1  # clockwise from the roller
    t.act("time_machine", 0).roll(5)
    assert t.actor == 2
    t.act("time_machine", 0).roll(4)
    assert t.s.place[0] == 4


@pytest.mark.rule("MT-096")
def test_a_time_machine_meets_catch_revive_and_battle_rolls():
    t = Table(2).at(1, 60).lay(1, "Rattata").hand(1, TM).move(1).act("stand").roll(4)
    assert t.actor == 1 and t.act("time_machine", 0).roll(1).s.team[0] == (t.s.team[0][0],)
    t = hurt(TM, down=("Rattata", "Onix"), place=22).move(1).act("stand")
    t.act("challenge_die").roll(2).act("time_machine", 0).roll(6)
    assert t.s.down[0] == ()
    t = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu").team(1, "Meowth").hand(1, TM).move(2)
    t.act("stand").act("challenge", 1).roll(6, 1)
    assert t.offers == [("time_machine", 0), ("time_machine", 1), ("stand",)]
    t.act("time_machine", 1).roll(6)
    assert t.actor == CHANCE  # 3 + 6 against 3 + 6: a tie


@pytest.mark.rule("MT-097")
def test_fly_goes_to_a_town_instead_of_the_roll_and_its_instruction_applies():
    t = Table(2).at(1, "Saffron City").hand(0, "Fly")
    towns = {action[1] for action in t.offers if action[0] == "fly"}
    assert towns == set(box.TOWNS) - {box.PALLET, box.TOWN_AT["Saffron City"]}
    t.act("fly", box.TOWN_AT["Celadon City"])
    assert t.s.place[0] == box.TOWN_AT["Celadon City"]
    assert len(t.s.hand[0]) == 2 and t.s.turn == 1


@pytest.mark.rule("MT-097")
def test_nobody_flies_to_a_held_town_or_from_the_plateau():
    t = Table(2).at(1, "Saffron City").hand(0, "Fly")
    assert str(t.refusal("fly", box.TOWN_AT["Saffron City"])).endswith("(MT-050)")
    t = Table(2).at(0, box.GATE).hand(0, "Fly")
    assert t.offers == [("roll",)]
    assert str(t.refusal("fly", box.CINNABAR)).endswith("(MT-097)")


@pytest.mark.rule("MT-097")
def test_the_open_points_of_fly_are_options():
    celadon = box.TOWN_AT["Celadon City"]
    t = Table(2, fly_effect=False).at(1, 60).hand(0, "Fly").act("fly", celadon)
    assert t.s.hand[0] == ()
    t = Table(2, fly_timing="before-roll").at(1, 60).hand(0, "Fly").act("fly", celadon)
    assert t.waits_for == "Menu" and t.s.turn == 0
    t = Table(2, fly_cinnabar=False).at(1, 60).hand(0, "Fly")
    assert ("fly", box.CINNABAR) not in t.offers


@pytest.mark.rule("MT-098")
def test_a_potion_revives_one_before_the_roll_or_at_the_end_of_ones_turn():
    t = hurt("Potion")
    assert ("potion", chip("Rattata")) in t.offers
    t.event(box.DRAW_1).move(2)
    assert t.waits_for == "MayHeal" and t.s.turn == 0
    t.act("potion", chip("Rattata")).sound()
    assert t.s.down[0] == () and t.s.turn == 1


@pytest.mark.rule("MT-098")
def test_a_potion_on_the_way_or_after_a_fight_card_makes_a_challenge_possible():
    t = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu", down=("Pikachu",)).team(1, "Meowth")
    t.hand(0, "Potion").move(3)
    assert t.offers == [("potion", chip("Pikachu")), ("step", 8)]
    assert ("challenge", 1) in t.act("potion", chip("Pikachu")).offers
    t = Table(2).at(1, 60).team(0, "Pikachu", down=("Pikachu",)).team(1, "Meowth")
    t.hand(0, "Potion").event(box.BATTLE).move(2).act("potion", chip("Pikachu"))
    assert t.waits_for == "RollDice" and t.s.stack[-1].values["rollers"] == (0, 1)


@pytest.mark.rule("MT-098")
@pytest.mark.rule("MT-102")
def test_no_potion_in_another_trainers_turn():
    t = hurt("Potion")
    t.s.turn, t.s.stack[-1].controller, t.s.waits = 1, 1, 1
    t.at(1, 0).move(2)
    while t.s.turn == 1 and t.actor != CHANCE:
        assert "potion" not in t.verbs
        t.act(*t.offers[-1])


@pytest.mark.rule("MT-100")
def test_a_used_card_goes_face_down_under_the_deck():
    t = hurt("Potion").act("potion", chip("Rattata")).sound()
    assert t.s.items[-1] == KIND["Potion"] and t.s.hand[0] == ()


@pytest.mark.rule("MT-101")
def test_more_than_seven_cards_are_returned_or_used_at_once():
    t = hurt(*["Ultra Ball"] * 6, "Potion", place=3).move(1)
    assert t.waits_for == "KeepLimit" and len(t.s.hand[0]) == 9
    assert ("potion", chip("Rattata")) in t.offers
    t.act("potion", chip("Rattata")).act("return", KIND["Ultra Ball"]).sound()
    assert len(t.s.hand[0]) == 7 and t.s.items[-1] == KIND["Ultra Ball"] and t.s.turn == 1


@pytest.mark.rule("MT-102")
def test_any_number_of_cards_may_be_used_on_ones_own_turn():
    t = hurt("Potion", "Potion", "Fly", down=("Rattata", "Onix"))
    t.act("potion", chip("Rattata")).act("potion", chip("Onix")).act("fly", 4).sound()
    assert t.s.down[0] == () and t.s.place[0] == 4


@pytest.mark.rule("MT-160")
def test_item_cards_are_hidden_but_their_number_is_open():
    t = Table(2).hand(0, "Potion").hand(1, "Fly", "Fly")
    facts = GAME.view(t.s, 0).facts
    assert facts["hand"] == [KIND["Potion"]] and facts["hand_sizes"] == [1, 2]
    t2 = Table(2).hand(0, "Potion").hand(1, "+1", "+2")
    assert GAME.view(t2.s, 0).facts == facts
