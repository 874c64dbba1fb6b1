"""What the actions of a turn lead to: Knock Outs at once, a Stadium used, an attack on oneself."""

import pytest

from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Heal,
    InPlay,
    Modifier,
    Use,
)
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import stage1
from tests.rulesets.ptcg.eras import ERAS


@pytest.mark.rule("BW-179")
def test_a_stadium_that_gave_hit_points_takes_them_along_at_once():
    # Aspertia City Gym gives Colorless Pokémon 20 HP.
    match = board(
        BW, "Machop", bench=[mon("Rattata", damage=40)], hand=["Sun Stadium"], stadium="bw7-127"
    )
    match.play("Sun Stadium")
    assert match.name("bench 1") == ""
    assert match.prizes(1) == 5


@pytest.mark.rule("EX-175")
def test_low_pressure_system_replaced_knocks_out_both_sides():
    match = board(
        EX,
        "Machop",
        bench=[mon("Snivy", damage=60)],
        foe_bench=[mon("Snivy", damage=60)],
        hand=["Sun Stadium"],
        stadium="ex3-86",
    )
    match.play("Sun Stadium")
    assert (match.name("bench 1"), match.name("foe bench 1")) == ("", "")
    assert (match.prizes(0), match.prizes(1)) == (5, 5)


@ERAS
@pytest.mark.rule("BASE-104", "EX-175", "BW-179")
def test_evolving_into_fewer_hit_points_knocks_out_before_the_next_action(era):
    frail = stage1("Frail", "Snorlax", hp=60)
    match = board(era, mon("Snorlax", damage=70), bench=["Rattata"], hand=["Frail"], cards=[frail])
    match.evolve("Frail")
    assert match.name("active") == "Rattata"
    assert match.prizes(1) == 5


@ERAS
def test_a_stadium_used_this_turn_does_not_use_up_the_next_one(era):
    use = CardScript(uses=(Use((Heal(1, InPlay("you", "active")),), by="each"),))
    match = board(
        era, mon("Snorlax", damage=60), hand=["Sun Stadium"], stadium="Rain Stadium",
        scripts={"Sun Stadium": use, "Rain Stadium": use},
    )  # fmt: skip
    match.act(("stadium", 0))
    assert not match.allows("stadium", 0)
    match.play("Sun Stadium")
    match.act(("stadium", 0))
    assert match.damage("active") == 40
    assert not match.allows("stadium", 0)


def test_a_stadium_of_the_second_era_that_forbids_it_is_not_played_onto_its_like():
    again = board(EX, hand=["pop3-11"], stadium="ex3-86")
    assert again.refusal("play", "pop3-11").startswith("cannot play Low Pressure System: a Stadium")
    assert board(EX, hand=["pop3-11"], stadium="pop3-10").allows("play", "pop3-11")
    # The older print says nothing of the kind.
    assert board(EX, hand=["ex3-86"], stadium="pop3-11").allows("play", "ex3-86")


@pytest.mark.rule("BASE-089")
def test_plus_power_counts_when_a_confused_pokemon_attacks_itself():
    match = board(BASE, mon("Machop", "F", status="Confused"), hand=["base1-84"])
    match.play("base1-84").attack(0, coins="T")
    assert match.damage("active") == 30


@pytest.mark.rule("BASE-089")
def test_a_bonus_against_some_pokemon_counts_by_the_attacker_itself():
    bonus = {"Charm": CardScript(modifiers=(
        Modifier("damage dealt", 10, against=InPlay("opponent", "active")),
        Modifier("damage dealt", 40, against=InPlay("opponent", "bench")),
    ))}  # fmt: skip
    active = mon("Machop", "F", status="Confused", tools=["Charm"])
    assert board(BASE, active, scripts=bonus).attack(0, coins="T").damage("active") == 30


@pytest.mark.rule("BASE-088")
def test_the_base_damage_of_a_lost_attack_does_not_count_against_oneself():
    match = board(BASE, mon("base2-10", "GGG"), foe="Snorlax")
    match.attack(0).end()
    match.s.conditions[0] = ("Confused",)
    match.attack(1, coins="T")
    assert match.damage("active") == 20


def test_a_doubled_base_damage_is_twice_the_printed_one():
    match = board(BASE, mon("gym1-82", "GG"), foe="Snorlax").attack(0).end().attack(1)
    assert match.damage("foe") == 40


def test_the_coin_of_one_shield_says_nothing_about_another_pokemon():
    shield = CardScript(modifiers=(Modifier("prevent damage", coin=True),))
    wave = CardScript(
        attacks=(AttackScript(effect=(Damage(20, InPlay("opponent", "bench")),)),),
    )
    setting = {"foe": "Snorlax", "foe_bench": ["Onix", "Gyarados"]}
    scripts = {"Machop": wave, "Snorlax": shield, "Onix": shield}
    match = board(EX, mon("Machop", "F"), scripts=scripts, **setting).attack(0, coins="HT")
    assert [match.damage(p) for p in ("foe", "foe bench 1", "foe bench 2")] == [0, 20, 20]
