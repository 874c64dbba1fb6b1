"""Evolving by cards, Fossils, LV.X and Radiant Pokémon in the later eras."""

import pytest

from rulesets.ptcg.effects.ops import (
    CardScript,
    Evolve,
    EvolvesFrom,
    Held,
    In,
    InPlay,
    Modifier,
    Pick,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.eras import DP, ME, SV, SWSH, XY
from tests.rulesets.ptcg.board import ask, board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import EVERY, each, since

CANDY = "ex2-88"
# What Wally says, in short: evolve any Pokémon, new ones too.
WALLY = CardScript(
    play=(
        Pick(In("deck", "you", EvolvesFrom(InPlay("you", "active"))), "cards", 1, 0),
        Evolve(Held("cards"), InPlay("you", "active")),
    )
)
EVOSODA = "xy1-116"


@since(XY)
@pytest.mark.rule("PL-183")
def test_evolving_cards_follow_their_own_texts_in_one_turn(era):
    given = {"hand": [EVOSODA, "Professor"], "deck": ["Machoke", "Machamp"], "turn": 5}
    first = board(era, "Machop", scripts={"Professor": WALLY}, **given)
    first.play(EVOSODA).pick("Machoke").play("Professor").pick("Machamp")
    assert first.name("active") == "Machamp"
    second = board(era, "Machop", scripts={"Professor": WALLY}, **given)
    second.play("Professor").pick("Machoke")
    assert not second.allows("play", EVOSODA)


@since(XY)
@pytest.mark.rule("PL-183")
def test_leave_to_evolve_at_once_does_not_lift_a_cards_own_limit(era):
    at_once = {"Machop": CardScript(modifiers=(Modifier("evolves at once"),))}
    match = board(
        era, mon("Machop", since=5), hand=[EVOSODA, "Machoke"], deck=["Machoke"], turn=5,
        scripts=at_once,
    )  # fmt: skip
    assert match.allows("evolve", "Machoke", "active")
    assert not match.allows("play", EVOSODA)


@EVERY
@pytest.mark.rule("PL-186")
def test_rare_candy_goes_by_a_line_of_names(era):
    """Dark Dragonite evolves from Dark Dragonair, and that from Dratini."""
    match = board(era, "base1-26", hand=[CANDY, "base5-5"]).play(CANDY)
    assert match.name("active") == "Dark Dragonite"
    assert not board(era, "Machop", hand=[CANDY, "base5-5"]).allows("play", CANDY)


@EVERY
@pytest.mark.rule("PL-186")
def test_rare_candy_does_not_start_from_a_baby_that_no_card_names(era):
    """Electivire evolves from Electabuzz, whose cards do not name Elekid."""
    evolved = pokemon("Electivire", 110, stage="Stage 1", evolves_from="Electabuzz")
    given = {"hand": [CANDY, "base1-20", "Electivire"], "cards": [evolved]}
    assert not board(era, "dp1-48", **given).allows("play", CANDY)
    match = board(era, "base1-20", hand=[CANDY, "Electivire"], cards=[evolved])
    assert match.play(CANDY).name("active") == "Electivire"


@EVERY
@pytest.mark.rule("PL-187")
def test_rare_candy_skips_from_a_fossil_to_the_stage_2(era):
    match = board(era, "Rattata", bench=["base3-62"], hand=[CANDY, "base3-9"]).play(CANDY)
    assert match.name("bench 1") == "Kabutops"
    other = board(era, "Rattata", bench=["base3-62"], hand=[CANDY, "Machamp"])
    assert not other.allows("play", CANDY)


@each(SV, ME)
@pytest.mark.rule("PL-138")
def test_an_antique_fossil_becomes_only_what_names_it(era):
    """Kabuto of 2023 names the Antique Dome Fossil, that of 1999 the Mysterious Fossil."""
    match = board(era, bench=["sv3pt5-152"], hand=["sv3pt5-140", "base3-50"])
    assert match.allows("evolve", "sv3pt5-140", "bench 1")
    assert not match.allows("evolve", "base3-50", "bench 1")
    old = board(era, bench=["base3-62"], hand=["sv3pt5-140", "base3-50"])
    assert old.allows("evolve", "base3-50", "bench 1")
    assert not old.allows("evolve", "sv3pt5-140", "bench 1")


@since(SWSH)
@pytest.mark.rule("PL-131")
def test_a_radiant_pokemon_is_a_basic_with_a_rule_box_for_one_prize(era):
    radiant = pokemon("Radiant Machop", 100, marks=("Radiant",))
    grown = [radiant, pokemon("Big", stage="Stage 1", evolves_from="Machop")]
    match = board(
        era, mon("Snorlax", "FFFF"), foe=mon("Radiant Machop", damage=90), foe_bench=["Onix"],
        cards=grown,
    )  # fmt: skip
    assert match.attack(0).prizes() == 5
    own = board(era, "Radiant Machop", hand=["Radiant Machop", "Machoke"], cards=grown)
    assert own.allows("bench", "Radiant Machop")
    assert not own.allows("evolve", "Machoke", "active")
    assert ask(own, InPlay("you", filter=RULE_BOX)) == ["Radiant Machop"]


@each(DP)
@pytest.mark.rule("PL-116")
def test_basic_pokemon_or_evolution_card_means_a_lv_x_too(era):
    """Poké Ball of 2003 finds any Pokémon card."""
    match = board(era, hand=["ex1-86"], deck=["Gengar LV.X", "Fire Energy", "Machop"])
    match.play("ex1-86", coins="H")
    assert match.pick("Gengar LV.X").names("hand") == ["Gengar LV.X"]
