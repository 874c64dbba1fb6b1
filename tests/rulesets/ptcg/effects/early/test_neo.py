"""Cards of the Neo sets at play, by their stored programs, and the terms they brought."""

import pytest

from rulesets.ptcg.effects import modifiers
from rulesets.ptcg.effects.ops import (
    CardScript,
    InPlay,
    Is,
    Lasting,
    Marked,
    Modifier,
    MostCounters,
    Self,
    Using,
)
from rulesets.ptcg.effects.ops import Power as PowerScript
from rulesets.ptcg.eras import BASE, EX
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon


def test_no_effect_switches_a_pokemon_that_croconaw_holds():
    match = board(
        BASE, mon("neo1-31", "WWW"), foe="Snorlax", foe_bench=["Onix"], foe_hand=["base1-95"]
    ).attack(1)
    match.play("base1-95")
    assert match.name("foe") == "Snorlax"
    assert not match.allows("retreat")


def test_a_pokemon_that_nobody_holds_is_switched():
    match = board(BASE, "Snorlax", ["Onix"], hand=["base1-95"]).play("base1-95")
    assert match.name("active") == "Onix"


def test_who_uses_an_attack_may_be_asked_of_another_pokemon():
    match = board(BASE, "Rattata", ["Onix"])
    match.s.last_attacks[match.spot("active")] = (match.s.turn, "Bite")
    assert ask(match, Using("Bite", InPlay("you", "active")))
    assert not ask(match, Using("Bite", InPlay("you", "bench")))


def test_the_most_counters_are_those_of_one_pokemon():
    match = board(BASE, mon("Onix", damage=20), [mon("Onix", damage=30)])
    assert ask(match, MostCounters(InPlay("you"))) == 3


@pytest.mark.parametrize("falls", [False, True])
def test_who_tries_to_retreat_from_umbreon_is_hurt_first_and_may_fall_by_it(falls):
    match = board(BASE, mon("neo2-32", "DDD"), foe=mon("Onix", "G" * 3), foe_bench=["Rattata"])
    match.attack(1)
    match.s.damage[match.spot("foe")] = 80 if falls else 0
    match.retreat("foe bench 1")
    assert match.name("foe") == "Rattata"
    assert ("Onix" in match.names("discard", 1)) == falls
    if not falls:
        assert match.damage("foe bench 1") == 10


def test_from_the_opponents_umbreon_the_first_player_retreats_all_the_same():
    match = board(BASE, mon("Snorlax", "GGGG"), bench=["Rattata"], foe=mon("neo2-32", "DDD")).end()
    match.attack(1)
    match.retreat("bench 1")
    assert (match.name("active"), match.damage("bench 1")) == ("Rattata", 30 + 10)


def test_a_marker_is_known_by_its_name():
    match = board(BASE, foe="Snorlax")
    assert not ask(match, Is(InPlay("opponent"), Marked("Char")))
    char = Lasting((Modifier("marker", value="Char"),), "while in play", InPlay("opponent"))
    run(match, (char,))
    assert ask(match, Is(InPlay("opponent"), Marked("Char")))
    assert not ask(match, Is(InPlay("opponent"), Marked("Paint")))


def test_a_chosen_resistance_takes_the_place_of_the_one_printed():
    match = board(BASE, mon("base1-39", "GGG"), foe=mon("base1-52", "F")).attack(1)
    match.act(("word", "F"))
    match.attack()
    assert match.damage("active") == 10  # 20, twice that by Weakness, 30 less


SLEEPY = pokemon("Sleepy", 80, powers=(("Pokémon Power", "Deep Sleep"),))
DEEP = CardScript(powers=(PowerScript(modifiers=(Modifier("sleep coins", 1, InPlay("both")),)),))


def test_several_texts_that_name_two_coins_to_wake_up_still_mean_two():
    match = board(
        EX, mon("Rattata", status="Asleep"), ["Sleepy", "Sleepy"], scripts={"Sleepy": DEEP},
        cards=[SLEEPY],
    )  # fmt: skip
    match.end(coins="HH")
    assert not match.status("foe")


@pytest.mark.parametrize(("coin", "damage"), [("T", 0), ("H", 10)])
def test_a_shield_may_ask_for_tails(coin, damage):
    match = board(BASE, mon("neo2-71", "W"), foe=mon("Rattata", "G")).attack()
    match.attack(coins=coin)
    assert match.damage("active") == damage


def test_of_two_types_taken_in_a_turn_the_newer_one_counts():
    match = board(EX, "ecard3-149")
    water, fire = (Lasting((Modifier("type", value=x),), "this turn", Self()) for x in "WR")
    run(match, (water, fire), self=match.spot("active"))
    assert modifiers.types_of(match.s, match.spot("active")) == "R"
