"""Kinds of monsters with rules of their own, and effects that end before the turn does."""

import pytest

from rulesets.engine.lasting import Mark
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.effects import Draw, LevelIs, Named
from rulesets.yugioh.match.derived import atk_of, kinds_of
from rulesets.yugioh.match.happenings import SUMMONED
from rulesets.yugioh.match.script import CardScript, Effect, Materials, Part, Standing
from rulesets.yugioh.match.summons import may_be_special
from tests.rulesets.yugioh.play.board import board

GEMINI = CardScript(
    (Effect("ignition", (Draw(1),)),), (Standing(Modifier("atk", 300)),), kinds=("gemini",)
)
BLAZEWING = "Blazewing Butterfly"  # 1500 ATK


def gemini(*args, **facts):
    return board(*args, scripts={BLAZEWING: GEMINI}, **facts)


def test_a_gemini_monster_is_normal_until_it_is_summoned_again():
    match = gemini([BLAZEWING], hand=["Luster Dragon"])
    s, card = match.s, match.card(BLAZEWING)
    assert "Normal" in kinds_of(s, card) and "Effect" not in kinds_of(s, card)
    assert atk_of(s, card) == 1500 and "activate" not in match.kinds()
    match.act("again", BLAZEWING)
    assert "Effect" in kinds_of(s, card) and atk_of(s, card) == 1800
    assert match.happened(SUMMONED)[-1].how == ("normal",)
    assert "YGO-076" in match.refusal("summon", "Luster Dragon")  # it was the Normal Summon
    match.act("activate", BLAZEWING, 0)
    assert len(s.hands[0]) == 2
    assert "YGO-326" in match.refusal("again", BLAZEWING)


def test_a_gemini_monster_in_the_graveyard_is_a_normal_monster():
    match = gemini(grave=[BLAZEWING], hand=[BLAZEWING])
    there, held = match.s.graves[0][0], match.s.hands[0][0]
    assert "Normal" in kinds_of(match.s, there) and "Effect" in kinds_of(match.s, held)


def test_a_face_down_gemini_monster_is_not_summoned_again():
    match = gemini([f"{BLAZEWING} set"])
    assert "again" not in match.kinds()


@pytest.mark.parametrize("to", ["deck", "banished", "grave"])
def test_a_fusion_monster_may_come_by_its_materials_on_the_field_alone(to):
    line = Materials("fusion", (Part(Named(("Luster Dragon",))), Part(Named(("Gemini Elf",)))), to)
    match = board(
        ["Luster Dragon", "Gemini Elf set", "Vorse Raider"],
        hand=["Luster Dragon"],
        extra=["Gaia the Dragon Champion"],
        scripts={"Gaia the Dragon Champion": CardScript(materials=line)},
    )
    gaia = "Gaia the Dragon Champion"
    assert "YGO-120" in match.refusal("contact", gaia, "Luster Dragon", "Vorse Raider")
    match.act("contact", gaia, "Luster Dragon", "Gemini Elf").act("as", "attack")
    assert match.position(gaia) == "attack" and match.card(gaia) in match.s.proper
    zones = {"deck": 22, "banished": 2, "grave": 2}
    assert len(match.s.zone(to, 0)) == zones[to]
    assert match.happened(SUMMONED)[-1].how == ("special",)


@pytest.mark.rule("YGO-924")
@pytest.mark.rule("YGO-099")
@pytest.mark.rule("YGO-059")
@pytest.mark.rule("YGO-033")
def test_a_pendulum_card_is_activated_as_a_spell_into_an_empty_zone():
    low, high = "Stargazer Magician", "Timegazer Magician"
    match = board(hand=[low, high, low, "Luster Dragon"])
    match.act("activate", low, 0)
    assert match.s.zone_of(match.card(low)) == "pendulum" and match.position(low) == "up"
    assert "YGO-096" in match.refusal("pendulum")
    match.act("activate", high, 0).act("pendulum").act("pick", "Luster Dragon")
    match.act("done").act("as", "attack")
    third = match.s.hands[0][0]
    assert "YGO-924" in match.refusal("activate", third, 0)
    assert ("set", third) not in match.game.legal_actions(
        match.s
    )  # as a monster it needs a Tribute


@pytest.mark.rule("YGO-924")
def test_a_pendulum_card_is_activated_in_ones_own_main_phase_only():
    match = board(["Luster Dragon"], hand=["Stargazer Magician"]).battle()
    assert "activate" not in match.kinds()
    match.act("phase", "main 2")
    assert "activate" in match.kinds()


def marked(match, name, until):
    card = match.card(name)
    s = match.s
    mark = Mark(Modifier("atk", 1000), s.turn, s.turn, 0, -1, -1, until)
    s.change(card, marks=(mark,))


MORE = {"Vorse Raider": CardScript((), (Standing(Modifier("atk", 0)),))}


@pytest.mark.parametrize(
    ("until", "lp"),
    [("damage step", 3200), ("battle phase", 2200), ("end of turn", 2200)],
)
def test_an_effect_until_the_damage_step_ends_before_the_second_attack(until, lp):
    twice = {"Luster Dragon": CardScript((), (Standing(Modifier("extra attacks", 1)),)), **MORE}
    match = board(["Luster Dragon"], scripts=twice, hand=["Vorse Raider"])
    marked(match, "Luster Dragon", until)
    match.attack("Luster Dragon").attack("Luster Dragon")
    assert match.lp == (8000, lp)


def test_an_effect_until_the_end_of_the_battle_phase_ends_there():
    match = board(["Luster Dragon"], scripts=MORE, hand=["Vorse Raider"])
    marked(match, "Luster Dragon", "battle phase")
    match.attack("Luster Dragon")
    assert atk_of(match.s, match.card("Luster Dragon")) == 2900
    match.act("phase", "main 2")
    assert atk_of(match.s, match.card("Luster Dragon")) == 1900


@pytest.mark.parametrize(("when", "early"), [("damage step", True), ("battle phase", False)])
def test_a_monster_may_turn_to_defense_after_its_attack(when, early):
    turns = CardScript((), (Standing(Modifier("defense after attack", value=when)),))
    match = board(["Luster Dragon", "Gemini Elf"], scripts={"Luster Dragon": turns})
    match.attack("Luster Dragon")
    assert match.position("Luster Dragon") == ("defense" if early else "attack")
    match.act("phase", "main 2")
    assert match.position("Luster Dragon") == "defense"
    assert match.position("Gemini Elf") == "attack"


def test_a_monster_that_cannot_come_from_the_graveyard_comes_from_the_hand():
    script = CardScript(summoning=("no special from grave",))
    match = board(
        grave=["Luster Dragon"], hand=["Luster Dragon"], scripts={"Luster Dragon": script}
    )
    assert not may_be_special(match.s, match.s.graves[0][0], 0)
    assert may_be_special(match.s, match.s.hands[0][0], 0)


@pytest.mark.parametrize(
    ("value", "barred"),
    [
        ("special", {"xyz"}),
        ("normal", {"summon"}),
        ("any", {"xyz", "summon"}),
        ("", {"xyz", "summon"}),
    ],
)
def test_bans_on_summons_name_what_they_ban(value, barred):
    ban = CardScript((), (Standing(Modifier("no summon", value=value)),))
    xyz = CardScript(materials=Materials("xyz", (Part(LevelIs(4, 4), 2, 2),)))
    match = board(
        ["Luster Dragon", "Gemini Elf"],
        hand=["Vorse Raider"],
        extra=["Gem-Knight Pearl"],
        scripts={"Luster Dragon": ban, "Gem-Knight Pearl": xyz},
    )
    assert {"xyz", "summon"} - match.kinds() == barred
