"""Who may act when: priority, windows at phases and steps, and what they hold up."""

import pytest

from rulesets.yugioh.match.summons import KINDS
from tests.rulesets.yugioh.play.board import FILLER, board

JAR = "Jar of Greed"  # a Normal Trap without conditions: draw a card
RUSH = "Rush Recklessly"  # a Quick-Play Spell on ATK


def duel(*args, **facts):
    return board(*args, compiled=True, **facts)


def passed(match):
    """Let everybody pass until nobody is asked for an answer."""
    while not match.over and ("pass",) in match.game.legal_actions(match.s):
        match.act("pass")
    return match


def asked(match):
    """Return who is asked for an answer, and in which phase."""
    answering = ("pass",) in match.game.legal_actions(match.s)
    return (match.s.waits, match.s.phase) if answering else None


@pytest.mark.rule("YGO-243")
@pytest.mark.rule("YGO-244")
@pytest.mark.rule("YGO-901")
def test_in_an_open_game_state_only_the_turn_player_acts():
    match = duel(["Luster Dragon"], hand=["Gemini Elf"], foe_spells=[JAR])
    assert match.s.waits == 0 and "pass" not in match.kinds()
    match.act("summon", "Gemini Elf")
    assert asked(match) == (1, "main 1")  # after an action the opponent may start a Chain


@pytest.mark.rule("YGO-246")
@pytest.mark.rule("YGO-247")
@pytest.mark.rule("YGO-248")
@pytest.mark.rule("YGO-901")
def test_announcing_the_end_of_a_phase_lets_the_opponent_act_and_the_phase_goes_on_then():
    match = duel(["Luster Dragon"], foe_spells=[JAR])
    match.act("phase", "battle")
    assert asked(match) == (1, "main 1")
    match.act("activate", JAR, 0)
    assert match.s.phase == "main 1" and match.s.waits == 0 and "phase" in match.kinds()
    match.act("phase", "battle")
    assert match.s.phase == "battle"
    match = duel(["Luster Dragon"], foe_spells=[JAR]).act("phase", "battle").act("pass")
    assert match.s.phase == "battle"


@pytest.mark.rule("YGO-248")
def test_who_announces_the_end_of_a_phase_has_passed_priority():
    match = duel(["Luster Dragon"], spells=[JAR], foe_spells=["Trap Hole"])
    match.act("phase", "end")
    assert match.s.phase != "main 1"  # nobody is asked before the phase ends


@pytest.mark.rule("YGO-245")
def test_the_turn_player_is_asked_before_the_opponent():
    match = duel(["Luster Dragon"], spells=[JAR], hand=["Gemini Elf"], foe_spells=[JAR])
    match.act("summon", "Gemini Elf")
    assert match.s.waits == 0 and match.allows("activate", JAR, 0)
    match.act("pass")
    assert match.s.waits == 1
    match.act("pass")
    assert "phase" in match.kinds()


@pytest.mark.rule("YGO-173")
@pytest.mark.rule("YGO-174")
@pytest.mark.rule("YGO-188")
@pytest.mark.rule("YGO-154")
def test_traps_may_be_activated_in_draw_standby_and_end_phase():
    for stop in ("draw", "standby", "end"):
        match = duel(foe_spells=[JAR])
        match.act("phase", "end")
        phases = []
        while asked(match):
            phases.append((match.s.phase, match.s.turn))
            if match.s.phase == stop and (stop == "end" or match.s.turn == 6):
                match.act("activate", JAR, 0)
                break
            match.act("pass")
        passed(match)
        expected = [("main 1", 5), ("end", 5), ("draw", 6), ("standby", 6)]
        assert phases == expected[: expected.index(phases[-1]) + 1]
        assert len(match.s.hands[1]) == 2 and match.s.zone_of(match.card(JAR)) == "grave"


@pytest.mark.rule("YGO-183")
def test_traps_and_quick_play_spells_may_be_activated_in_the_battle_phase():
    match = duel(["Luster Dragon"], ["Gemini Elf"], hand=[RUSH, FILLER], foe_spells=[JAR])
    match.battle()
    passed(match)
    assert match.s.step == "battle" and match.allows("activate", RUSH, 0)
    match.act("activate", RUSH, 0)
    assert match.s.step == "battle"


@pytest.mark.rule("YGO-902")
@pytest.mark.rule("YGO-240")
def test_after_an_attack_declaration_answers_come_before_the_damage_step():
    match = duel(["Luster Dragon"], foe_spells=["Sakuretsu Armor"], foe=["Celtic Guardian"])
    match.battle()
    match.act("attack", "Luster Dragon", "foe Celtic Guardian")
    assert match.s.waits == 1 and match.s.step == "battle"
    match.act("activate", "Sakuretsu Armor", 0)
    passed(match)
    assert match.names("grave") == ["Luster Dragon"] and match.lp == (8000, 8000)


@pytest.mark.rule("YGO-902")
@pytest.mark.rule("YGO-240")
def test_after_a_summon_an_answer_starts_a_chain_of_its_own():
    match = duel(hand=["Luster Dragon"], foe_spells=["Trap Hole"])
    match.act("summon", "Luster Dragon")
    assert match.s.waits == 1 and match.s.chain == ()
    assert match.names("field") == ["Luster Dragon"]  # the Summon has succeeded
    match.act("activate", "Trap Hole", 0)
    assert match.names("grave") == ["Luster Dragon"]


@pytest.mark.rule("YGO-175")
@pytest.mark.rule("YGO-176")
def test_actions_of_a_main_phase_come_in_any_order_and_number():
    match = duel(
        ["Luster Dragon set"],
        hand=["Upstart Goblin", "Upstart Goblin", "Gemini Elf", JAR],
    )
    match.act("activate", "Upstart Goblin", 0)
    match.act("set", JAR)
    match.act("flip", "Luster Dragon")
    match.act("activate", "Upstart Goblin", 0)
    match.act("summon", "Gemini Elf")
    assert match.lp == (8000, 10000) and match.names("field") == ["Luster Dragon", "Gemini Elf"]


@pytest.mark.rule("YGO-203")
@pytest.mark.rule("YGO-204")
@pytest.mark.rule("YGO-057")
def test_an_attacked_flip_monster_acts_after_damage_and_not_on_what_was_destroyed():
    match = duel(["Luster Dragon", "Gemini Elf"], ["Man-Eater Bug set"])
    match.attack("Luster Dragon", "foe Man-Eater Bug")
    assert match.s.waits == 1 and match.s.battle.part == "after"
    if "pick" not in match.kinds():
        match.act("activate", "foe Man-Eater Bug", 0)
    picks = {a[1] for a in match.game.legal_actions(match.s) if a[0] == "pick"}
    bug = match.card("foe Man-Eater Bug")
    assert match.s.spot(bug).gone and bug not in picks
    match.act("pick", "Gemini Elf")
    passed(match)
    assert match.names("field") == ["Luster Dragon"] and match.names("field", 1) == []


@pytest.mark.rule("YGO-186")
def test_the_end_of_the_turn_is_announced_and_effects_of_the_end_phase_follow():
    match = duel(["Luster Dragon"], hand=[RUSH])
    match.act("activate", RUSH, 0)
    passed(match)
    assert match.game.view(match.s, 0).facts["players"][0]["monsters"][0]["atk"] == 2600
    match.act("phase", "end")
    assert match.game.view(match.s, 0).facts["players"][0]["monsters"][0]["atk"] == 1900


@pytest.mark.rule("YGO-089")
def test_every_special_way_counts_as_a_special_summon():
    ways = ("pendulum", "xyz", "fusion", "synchro", "ritual")
    assert all(KINDS.get(way, ("special", way))[0] == "special" for way in ways)
