"""Spells and Traps by their icons: where from, when, and where they go."""

import pytest

from rulesets.yugioh.match.derived import atk_of
from rulesets.yugioh.scripts import script_of
from tests.rulesets.yugioh.decks import named
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import JAR, RUSH, passed


def duel(*args, **facts):
    return board(*args, compiled=True, **facts)


def zone(match, name):
    return match.s.zone_of(match.card(name))


@pytest.mark.rule("YGO-133")
@pytest.mark.rule("YGO-134")
def test_a_normal_spell_is_activated_in_ones_main_phase_and_goes_to_the_graveyard():
    match = duel(["Luster Dragon"], ["Gemini Elf"], hand=["Raigeki"])
    match.battle()
    assert "YGO-133" in match.refusal("activate", "Raigeki", 0)
    match.act("phase", "main 2").act("activate", "Raigeki", 0)
    passed(match)
    assert match.names("grave", 1) == ["Gemini Elf"] and zone(match, "Raigeki") == "grave"


@pytest.mark.rule("YGO-134")
@pytest.mark.rule("YGO-910")
def test_a_spell_lies_on_the_field_until_the_whole_chain_is_carried_out():
    match = duel(hand=["Upstart Goblin"], foe_spells=[JAR])
    match.act("activate", "Upstart Goblin", 0)
    assert zone(match, "Upstart Goblin") == "spells" and match.position("Upstart Goblin") == "up"
    match.act("activate", JAR, 0)
    left = [h.card for h in match.s.history if h.to == "grave"]
    assert left == [match.card("Upstart Goblin"), match.card(JAR)]
    last = max(i for i, h in enumerate(match.s.history) if h.what == "resolved")
    assert all(i > last for i, h in enumerate(match.s.history) if h.to == "grave")


@pytest.mark.rule("YGO-022")
@pytest.mark.rule("YGO-030")
def test_no_spell_is_played_from_hand_without_a_free_zone_but_set_and_field_spells_are():
    full = ["Mirror Force"] * 4 + ["Upstart Goblin"]
    match = board(
        hand=["Upstart Goblin", "Sogen"],
        spells=full,
        scripts={n: script(n) for n in ("Upstart Goblin", "Sogen")},
    )
    held = match.s.hands[0][0]
    assert "YGO-022" in match.refusal("activate", held, 0)
    match.act("activate", "Sogen", 0)
    match.act("activate", "Upstart Goblin", 0)
    assert match.lp == (8000, 9000)


def script(name):
    return script_of(named(name))


@pytest.mark.rule("YGO-136")
def test_a_continuous_spell_stays_and_works_while_it_is_face_up():
    match = duel(["Luster Dragon"], hand=["Banner of Courage"])
    match.act("activate", "Banner of Courage", 0).battle()
    assert zone(match, "Banner of Courage") == "spells"
    assert atk_of(match.s, match.card("Luster Dragon")) == 2100
    match.act("phase", "main 2")
    assert atk_of(match.s, match.card("Luster Dragon")) == 1900


@pytest.mark.rule("YGO-137")
@pytest.mark.rule("YGO-138")
@pytest.mark.rule("YGO-139")
@pytest.mark.rule("YGO-300")
def test_an_equip_spell_changes_one_monster_and_is_destroyed_without_it():
    field = ["Luster Dragon", "Gemini Elf"]
    match = duel(field, ["Vorse Raider"], hand=["Axe of Despair", "Book of Moon"])
    match.act("activate", "Axe of Despair", 0).act("pick", "Luster Dragon")
    passed(match)
    assert atk_of(match.s, match.card("Luster Dragon")) == 2900
    assert atk_of(match.s, match.card("Gemini Elf")) == 1900
    assert zone(match, "Axe of Despair") == "spells"
    match.act("activate", "Book of Moon", 0).act("pick", "Luster Dragon")
    passed(match)
    assert match.position("Luster Dragon") == "set" and zone(match, "Axe of Despair") == "grave"
    gone = next(
        h for h in match.s.history if h.card == match.card("Axe of Despair") and h.to == "grave"
    )
    assert "destroyed" in gone.how


@pytest.mark.rule("YGO-144")
@pytest.mark.rule("YGO-145")
@pytest.mark.rule("YGO-151")
def test_a_quick_play_spell_is_played_from_hand_in_ones_own_turn_only():
    match = duel(["Luster Dragon"], ["Gemini Elf"], hand=[RUSH], foe_hand=[RUSH], foe_spells=[JAR])
    match.battle()
    passed(match)
    assert match.allows("activate", RUSH, 0)
    match.act("activate", RUSH, 0)
    match.act("pick", "Luster Dragon")
    assert match.s.waits == 1 and match.s.chain
    held = match.s.hands[1][0]
    assert "YGO-145" in match.refusal("activate", held, 0)
    assert match.allows("activate", JAR, 0)


@pytest.mark.rule("YGO-146")
@pytest.mark.rule("YGO-147")
@pytest.mark.rule("YGO-153")
def test_what_may_be_activated_in_the_turn_it_was_set():
    match = duel(["Luster Dragon"], ["Gemini Elf"], hand=[RUSH, JAR, "Raigeki"])
    for name in (RUSH, JAR, "Raigeki"):
        match.act("set", name)
    assert "YGO-146" in match.refusal("activate", RUSH, 0)
    assert "YGO-153" in match.refusal("activate", JAR, 0)
    match.act("activate", "Raigeki", 0)
    assert match.names("grave", 1) == ["Gemini Elf"]
    match.act("phase", "end")
    assert match.s.waits == 0 and match.s.turn == 6  # from the opponent's turn on
    assert match.allows("activate", JAR, 0) and match.allows("activate", RUSH, 0)


@pytest.mark.rule("YGO-147")
def test_a_set_normal_spell_is_not_used_in_the_opponents_turn():
    match = duel(foe_spells=["Raigeki", JAR], field=["Luster Dragon"])
    match.act("phase", "end")
    assert match.s.waits == 1
    assert "YGO-225" in match.refusal("activate", "foe Raigeki", 0)


@pytest.mark.rule("YGO-152")
def test_a_trap_is_not_activated_from_the_hand():
    match = duel(hand=[JAR])
    assert "YGO-152" in match.refusal("activate", JAR, 0)


@pytest.mark.rule("YGO-155")
@pytest.mark.rule("YGO-157")
def test_a_normal_trap_leaves_and_a_continuous_one_stays():
    match = duel(["Luster Dragon"], spells=[JAR, "Gravity Bind"])
    match.act("activate", JAR, 0).act("activate", "Gravity Bind", 0)
    assert zone(match, JAR) == "grave" and zone(match, "Gravity Bind") == "spells"
    match.battle()
    assert "attack" not in match.kinds()  # Level 4 and higher cannot attack


@pytest.mark.rule("YGO-156")
def test_a_set_trap_may_be_destroyed_in_the_turn_it_was_set():
    match = duel(hand=[JAR], foe_spells=["Mystical Space Typhoon"])
    match.act("set", JAR)
    match.act("activate", "Mystical Space Typhoon", 0)
    passed(match)
    assert zone(match, JAR) == "grave" and len(match.s.hands[0]) == 0


@pytest.mark.rule("YGO-043")
@pytest.mark.rule("YGO-049")
def test_an_ignition_effect_needs_its_monster_face_up_and_ones_own_open_main_phase():
    demise = "Demise, King of Armageddon"
    match = duel([f"{demise} set"], ["Luster Dragon"])
    assert "YGO-043" in match.refusal("activate", demise, 0)
    match = duel([demise], ["Luster Dragon"]).battle()
    assert "YGO-049" in match.refusal("activate", demise, 0)
    match.act("phase", "main 2").act("activate", demise, 0)
    assert match.lp == (6000, 8000) and match.names("grave", 1) == ["Luster Dragon"]


@pytest.mark.rule("YGO-132")
@pytest.mark.rule("YGO-295")
@pytest.mark.rule("YGO-302")
def test_a_cost_is_paid_at_activation_and_cannot_exceed_the_life_points():
    demise = "Demise, King of Armageddon"
    poor = duel([demise], ["Luster Dragon"], lp=(1500, 8000))
    assert "YGO-301" in poor.refusal("activate", demise, 0)
    match = duel([demise], ["Luster Dragon"], foe_spells=[JAR])
    match.act("activate", demise, 0)
    assert match.lp == (6000, 8000) and match.names("field", 1) == ["Luster Dragon"]


@pytest.mark.rule("YGO-150")
@pytest.mark.rule("YGO-301")
def test_lightning_vortex_discards_as_its_cost():
    match = duel(["Luster Dragon"], ["Gemini Elf", "Vorse Raider set"], hand=["Lightning Vortex"])
    assert "YGO-301" in match.refusal("activate", "Lightning Vortex", 0)
    match = duel(
        foe=["Gemini Elf", "Vorse Raider set"],
        hand=["Lightning Vortex", "Luster Dragon"],
        foe_spells=[JAR],
    )
    match.act("activate", "Lightning Vortex", 0)
    assert match.names("grave") == ["Luster Dragon"]  # before anything is answered
    passed(match)
    assert match.names("field", 1) == ["Vorse Raider"]


@pytest.mark.rule("YGO-286")
@pytest.mark.rule("YGO-285")
def test_a_search_needs_a_card_to_find_and_shuffles_after_it():
    match = duel(hand=["Reinforcement of the Army"])
    assert "YGO-286" in match.refusal("activate", "Reinforcement of the Army", 0)
    warriors = ["Mystical Elf", "Celtic Guardian", "Mystical Elf"]
    match = duel(hand=["Reinforcement of the Army"], deck=warriors)
    match.game.apply(match.s, match.action("activate", "Reinforcement of the Army", 0))
    assert match.names("hand") == ["Celtic Guardian"]
    assert match.s.waits == -1  # the Deck is shuffled
    match.luck()


@pytest.mark.rule("YGO-160")
def test_shadow_spell_holds_its_target_and_goes_with_it():
    match = duel(["Luster Dragon"], ["Gemini Elf"], spells=["Shadow Spell"], hand=["Raigeki"])
    match.act("activate", "Shadow Spell", 0)
    passed(match)
    s, elf = match.s, match.card("foe Gemini Elf")
    assert atk_of(s, elf) == 1200
    match.end()
    assert "YGO-072" in match.refusal("position", "foe Gemini Elf")
    match.battle()
    assert "YGO-072" in match.refusal("attack", "foe Gemini Elf", "Luster Dragon")
    match.end().act("activate", "Raigeki", 0)
    passed(match)
    assert zone(match, "Shadow Spell") == "grave"
