"""Battle damage and destruction by position and figures."""

import pytest

from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.match.derived import atk_of
from rulesets.yugioh.match.happenings import BATTLE_DAMAGE, EFFECT_DAMAGE
from rulesets.yugioh.match.outcome import effect_damage
from rulesets.yugioh.match.script import CardScript, Standing
from tests.rulesets.yugioh.play.board import board

# Luster Dragon 1900/1600, Gemini Elf 1900/900, Mystical Elf 800/2000, Celtic Guardian 1400/1200,
# Giant Soldier of Stone 1300/2000, Summoned Skull 2500/1200, Sangan's peers with 0 ATK below.
NO_ATK = "Labyrinth Wall"  # 0/3000
NO_ATK_2 = "Millennium Shield"  # 0/3000


def fought(attacker, target, position="attack", scripts=None):
    """Return a duel after one attack: attacker against target."""
    match = board([attacker], [f"{target} {position}"], scripts=scripts)
    return match.attack(attacker, f"foe {target}")


@pytest.mark.rule("YGO-206")
@pytest.mark.rule("YGO-207")
def test_a_stronger_attacker_destroys_and_deals_the_difference():
    match = fought("Luster Dragon", "Celtic Guardian")
    assert match.lp == (8000, 7500)
    assert match.names("grave", 1) == ["Celtic Guardian"]
    assert match.names("field") == ["Luster Dragon"]


@pytest.mark.rule("YGO-208")
def test_equal_attackers_destroy_each_other_without_damage():
    match = fought("Luster Dragon", "Gemini Elf")
    assert match.lp == (8000, 8000)
    assert (match.names("grave"), match.names("grave", 1)) == (["Luster Dragon"], ["Gemini Elf"])


@pytest.mark.rule("YGO-209")
def test_a_weaker_attacker_is_destroyed_and_its_player_loses_the_difference():
    match = fought("Celtic Guardian", "Luster Dragon")
    assert match.lp == (7500, 8000)
    assert match.names("grave") == ["Celtic Guardian"]
    assert match.names("field", 1) == ["Luster Dragon"]


@pytest.mark.rule("YGO-206")
@pytest.mark.rule("YGO-210")
@pytest.mark.parametrize("position", ["defense", "set"])
def test_a_defender_with_less_def_is_destroyed_without_damage(position):
    match = fought("Luster Dragon", "Gemini Elf", position)
    assert match.lp == (8000, 8000)
    assert match.names("grave", 1) == ["Gemini Elf"] and match.names("grave") == []


@pytest.mark.rule("YGO-211")
def test_equal_atk_and_def_destroy_nothing():
    match = fought("Luster Dragon", "Luster Dragon #2", "defense")
    assert match.s.table.faces[match.card("foe Luster Dragon #2")].defence == 1400
    match = fought("Celtic Guardian", "Luster Dragon #2", "defense")
    assert match.lp == (8000, 8000)
    assert match.names("grave") == match.names("grave", 1) == []


@pytest.mark.rule("YGO-212")
def test_a_defender_with_more_def_costs_the_attacker_the_difference():
    match = fought("Luster Dragon", "Mystical Elf", "defense")
    assert match.lp == (7900, 8000)
    assert match.names("grave") == match.names("grave", 1) == []


@pytest.mark.rule("YGO-213")
@pytest.mark.rule("YGO-192")
def test_a_direct_attack_takes_the_full_atk():
    match = board(["Luster Dragon"]).attack("Luster Dragon")
    assert match.lp == (8000, 6100)


@pytest.mark.rule("YGO-214")
@pytest.mark.rule("YGO-215")
def test_two_attackers_without_atk_destroy_nothing():
    match = fought(NO_ATK, NO_ATK_2)
    assert match.lp == (8000, 8000)
    assert match.names("grave") == match.names("grave", 1) == []


@pytest.mark.rule("YGO-166")
def test_a_player_at_no_life_points_has_lost():
    match = board(["Luster Dragon"], lp=(8000, 1900)).attack("Luster Dragon")
    assert match.over and match.winner == 0 and match.lp == (8000, 0)
    alive = board(["Luster Dragon"], lp=(8000, 1901)).attack("Luster Dragon")
    assert not alive.over and alive.lp == (8000, 1)


@pytest.mark.rule("YGO-939")
def test_the_duel_ends_the_moment_the_damage_is_taken():
    match = board(["Luster Dragon"], ["Celtic Guardian"], lp=(8000, 500))
    match.attack("Luster Dragon", "foe Celtic Guardian")
    assert match.over and match.s.zone_of(match.card("foe Celtic Guardian")) == "monsters"


@pytest.mark.rule("YGO-216")
def test_battle_damage_is_not_effect_damage():
    match = fought("Luster Dragon", "Celtic Guardian")
    assert [h.amount for h in match.happened(BATTLE_DAMAGE)] == [500]
    assert match.happened(EFFECT_DAMAGE) == []
    effect_damage(match.s, (0, 300), -1, 0)
    assert [h.amount for h in match.happened(EFFECT_DAMAGE)] == [300]


@pytest.mark.rule("YGO-217")
def test_piercing_damage_only_where_an_effect_grants_it():
    pierce = {"Luster Dragon": CardScript((), (Standing(Modifier("pierce")),))}
    match = fought("Luster Dragon", "Gemini Elf", "defense", pierce)
    assert match.lp == (8000, 7000)
    stronger = fought("Luster Dragon", "Mystical Elf", "defense", pierce)
    assert stronger.lp == (7900, 8000)


@pytest.mark.rule("YGO-072")
def test_effects_save_monsters_and_change_damage():
    proof = {"Celtic Guardian": CardScript((), (Standing(Modifier("battle proof")),))}
    match = fought("Luster Dragon", "Celtic Guardian", scripts=proof)
    assert match.names("field", 1) == ["Celtic Guardian"] and match.lp == (8000, 7500)
    for point, lp in (
        ("no battle damage", (8000, 8000)),
        ("damage to other", (7500, 8000)),
    ):
        changed = {"Celtic Guardian": CardScript((), (Standing(Modifier(point)),))}
        assert fought("Luster Dragon", "Celtic Guardian", scripts=changed).lp == lp
    for point, lp in (("double battle damage", 7000), ("half battle damage", 7750)):
        changed = {"Luster Dragon": CardScript((), (Standing(Modifier(point)),))}
        assert fought("Luster Dragon", "Celtic Guardian", scripts=changed).lp == (8000, lp)


def test_a_monster_that_survives_once_a_turn_does_not_survive_twice():
    once = {"Celtic Guardian": CardScript((), (Standing(Modifier("proof once a turn")),))}
    match = board(["Luster Dragon", "Gemini Elf"], ["Celtic Guardian"], scripts=once)
    match.attack("Luster Dragon", "foe Celtic Guardian")
    assert match.names("field", 1) == ["Celtic Guardian"]
    match.attack("Gemini Elf", "foe Celtic Guardian")
    assert match.names("field", 1) == []


@pytest.mark.rule("YGO-277")
def test_the_printed_figure_stays_the_original_one():
    more = {"Luster Dragon": CardScript((), (Standing(Modifier("atk", 500)),))}
    match = board(["Luster Dragon"], scripts=more)
    card = match.card("Luster Dragon")
    assert atk_of(match.s, card) == 2400 and match.s.table.faces[card].atk == 1900
