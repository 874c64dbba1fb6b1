"""Battles with answers: the Damage Step, attacked FLIP monsters, Replays."""

import pytest

from rulesets.yugioh.effects import SummonToken
from rulesets.yugioh.match.script import Token
from tests.rulesets.yugioh.effects.cards import card
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import duel, passed
from tests.rulesets.yugioh.scenarios.test_chain_links import stored

SHEEP = Token("Sheep Token", "Beast", "EARTH", 1, 0, 0)
GOAT = card(SummonToken(SHEEP, 4, position="defense"))


@pytest.mark.rule("YGO-200", "YGO-201")
def test_the_damage_step_lets_rush_recklessly_through_and_not_the_typhoon():
    match = duel(
        ["Alexandrite Dragon"],
        ["Gene-Warped Warwolf"],
        hand=["Rush Recklessly", "Mystical Space Typhoon"],
        foe_spells=["Mirror Force"],
    )
    passed(match.battle()).attack("Alexandrite Dragon", "foe Gene-Warped Warwolf")
    assert match.s.step == "battle" and match.allows("activate", "Mystical Space Typhoon", 0)
    while match.s.step == "battle":
        match.act("pass")
    assert "YGO-200" in match.refusal("activate", "Mystical Space Typhoon", 0)
    match.act("activate", "Rush Recklessly", 0).act("pick", "Alexandrite Dragon")
    passed(match)
    assert match.lp == (8000, 7300) and match.names("field") == ["Alexandrite Dragon"]


@pytest.mark.rule("YGO-057", "YGO-202", "YGO-203", "YGO-204", "YGO-930")
def test_an_attacked_flip_monster_acts_although_it_was_destroyed():
    match = duel(["Luster Dragon", "Gemini Elf"], ["Man-Eater Bug set"])
    match.attack("Luster Dragon", "foe Man-Eater Bug")
    picks = {a[1] for a in match.game.legal_actions(match.s) if a[0] == "pick"}
    assert picks == set(match.s.monsters(0)), "after damage calculation, the Bug itself is gone"
    match.act("pick", "Luster Dragon")
    assert match.names("field") == ["Gemini Elf"] and match.names("grave", 1) == ["Man-Eater Bug"]
    order = [h.card for h in match.s.history if h.to == "grave"]
    assert order == [match.card("Luster Dragon"), match.card("foe Man-Eater Bug")]


def attacked(answer, scripts):
    """Let a monster attack another one and the opponent answer with a Set card."""
    match = board(["Luster Dragon"], ["Mystical Elf"], foe_spells=[answer], scripts=scripts)
    passed(match.battle()).attack("Luster Dragon", "foe Mystical Elf")
    return match.act("activate", answer, 0)


@pytest.mark.rule("YGO-197", "YGO-198", "YGO-932", "YGO-933")
def test_tokens_that_come_make_a_replay():
    match = attacked("Scapegoat", {"Scapegoat": GOAT})
    assert match.s.waits == 0 and "stop" in match.kinds()
    targets = {a[2] for a in match.game.legal_actions(match.s) if a[0] == "attack"}
    assert targets == set(match.s.monsters(1)) and len(targets) == 5
    match.act("attack", "Luster Dragon", "foe Sheep Token")
    assert len(match.s.monsters(1)) == 4 and len(match.happened("attack declared")) == 1


@pytest.mark.rule("YGO-932")
def test_a_change_of_position_makes_no_replay():
    match = attacked("Desert Sunlight", stored("Desert Sunlight"))
    assert match.position("foe Mystical Elf") == "defense" and "stop" not in match.kinds()
    assert match.lp == (7900, 8000), "the attack went on against its 2000 DEF"


@pytest.mark.rule("YGO-073", "YGO-072")
def test_an_effect_may_let_a_monster_attack_twice():
    match = duel(["Hayabusa Knight"], ["Skull Servant", "Kuriboh"])
    match.attack("Hayabusa Knight", "foe Skull Servant")
    match.attack("Hayabusa Knight", "foe Kuriboh")
    assert match.names("field", 1) == []
    assert "YGO-193" in match.refusal("attack", "Hayabusa Knight", -1)
