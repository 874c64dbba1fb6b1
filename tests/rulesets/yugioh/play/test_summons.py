"""Normal, Tribute and Flip Summons, Sets, and changes of position."""

import pytest

from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.match.happenings import SUMMONED
from rulesets.yugioh.match.script import CardScript, Standing
from rulesets.yugioh.match.summons import tribute_sets
from tests.rulesets.yugioh.play.board import FILLER, board

FIVE = ["Luster Dragon", "Gemini Elf", "Vorse Raider", "Celtic Guardian", "Archfiend Soldier"]


@pytest.mark.rule("YGO-074")
@pytest.mark.rule("YGO-075")
@pytest.mark.rule("YGO-077")
@pytest.mark.rule("YGO-083")
def test_a_normal_summon_plays_a_monster_from_hand_in_face_up_attack_position():
    match = board(hand=["Luster Dragon"])
    match.act("summon", "Luster Dragon")
    assert match.position("Luster Dragon") == "attack"
    assert match.names("hand") == []
    assert [h.how for h in match.happened(SUMMONED)] == [("normal",)]
    assert match.s.waits == 0 and match.s.phase == "main 1"


@pytest.mark.rule("YGO-076")
@pytest.mark.parametrize("first", ["summon", "set"])
@pytest.mark.parametrize("second", ["summon", "set"])
def test_one_normal_summon_or_set_a_turn(first, second):
    match = board(hand=["Luster Dragon", "Gemini Elf"])
    match.act(first, "Luster Dragon")
    assert "YGO-076" in match.refusal(second, "Gemini Elf")
    match.next_turn()
    assert match.allows(second, "Gemini Elf")


@pytest.mark.rule("YGO-078")
@pytest.mark.rule("YGO-079")
@pytest.mark.rule("YGO-081")
@pytest.mark.parametrize(
    ("name", "needed"), [("Luster Dragon", 0), ("Summoned Skull", 1), ("Dark Magician", 2)]
)
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_tributes_are_exactly_as_many_as_the_level_asks(name, needed, verb):
    cite = {0: "YGO-077", 1: "YGO-078", 2: "YGO-079"}[needed]
    if verb == "set" and needed:
        cite = "YGO-081"
    match = board(["Gemini Elf", "Vorse Raider", "Celtic Guardian"], hand=[name])
    pile = ("Gemini Elf", "Vorse Raider", "Celtic Guardian")
    for count in range(4):
        if count != needed:
            assert cite in match.refusal(verb, name, *pile[:count])
    match.act(verb, name, *pile[:needed])
    assert match.names("grave") == list(pile[:needed])
    assert match.position(name) == ("attack" if verb == "summon" else "set")


@pytest.mark.rule("YGO-078")
def test_a_summon_with_tributes_is_a_tribute_summon():
    match = board(["Gemini Elf"], hand=["Summoned Skull", "Luster Dragon"])
    match.act("summon", "Summoned Skull", "Gemini Elf")
    assert match.happened(SUMMONED)[0].how == ("normal", "tribute")
    assert "YGO-076" in match.refusal("summon", "Luster Dragon")


@pytest.mark.rule("YGO-306")
@pytest.mark.rule("YGO-307")
@pytest.mark.rule("YGO-292")
def test_tributes_are_ones_own_face_up_or_down_and_are_not_destroyed():
    match = board(["Gemini Elf set"], ["Vorse Raider"], hand=["Summoned Skull"])
    assert "YGO-306" in match.refusal("summon", "Summoned Skull", "foe Vorse Raider")
    match.act("summon", "Summoned Skull", "Gemini Elf")
    told = next(h for h in match.s.history if h.card == match.card("Gemini Elf"))
    assert told.to == "grave" and "tributed" in told.how and "destroyed" not in told.how


@pytest.mark.rule("YGO-303")
@pytest.mark.rule("YGO-301")
def test_tributes_are_paid_before_the_monster_is_summoned():
    match = board(["Gemini Elf"], hand=["Summoned Skull"])
    match.act("summon", "Summoned Skull", "Gemini Elf")
    paid, summoned = match.s.history[0], match.happened(SUMMONED)[0]
    assert paid.card == match.card("Gemini Elf") and paid.tick < summoned.tick


@pytest.mark.rule("YGO-080")
@pytest.mark.rule("YGO-082")
@pytest.mark.rule("YGO-304")
def test_a_set_monster_lies_face_down_and_is_not_summoned():
    match = board(hand=["Luster Dragon"])
    match.act("set", "Luster Dragon")
    assert match.position("Luster Dragon") == "set"
    assert match.happened(SUMMONED) == []


@pytest.mark.rule("YGO-018")
@pytest.mark.rule("YGO-923")
def test_a_sixth_monster_needs_room_that_tributes_may_make():
    match = board(FIVE, hand=["Mystical Elf", "Summoned Skull"])
    assert "YGO-923" in match.refusal("summon", "Mystical Elf")
    assert "YGO-923" in match.refusal("set", "Mystical Elf")
    match.act("summon", "Summoned Skull", "Gemini Elf")
    assert len(match.s.monsters(0)) == 5


@pytest.mark.rule("YGO-084")
@pytest.mark.rule("YGO-085")
@pytest.mark.rule("YGO-086")
def test_a_flip_summon_turns_to_attack_position_and_not_in_the_turn_of_the_set():
    match = board(hand=["Luster Dragon"])
    match.act("set", "Luster Dragon")
    assert "YGO-086" in match.refusal("flip", "Luster Dragon")
    match.next_turn().act("flip", "Luster Dragon")
    assert match.position("Luster Dragon") == "attack"
    assert match.happened(SUMMONED)[0].how == ("flip",)
    assert "YGO-084" in match.refusal("flip", "Luster Dragon")


@pytest.mark.rule("YGO-087")
def test_any_number_of_flip_summons_beside_the_normal_summon():
    match = board(["Gemini Elf set", "Vorse Raider set"], hand=["Luster Dragon"])
    match.act("flip", "Gemini Elf").act("flip", "Vorse Raider").act("summon", "Luster Dragon")
    assert len(match.happened(SUMMONED)) == 3


@pytest.mark.rule("YGO-177")
@pytest.mark.rule("YGO-180")
def test_a_position_is_changed_once_a_turn():
    match = board(["Luster Dragon"])
    match.act("position", "Luster Dragon")
    assert match.position("Luster Dragon") == "defense"
    assert "YGO-180" in match.refusal("position", "Luster Dragon")
    match.next_turn().act("position", "Luster Dragon")
    assert match.position("Luster Dragon") == "attack"


@pytest.mark.rule("YGO-178")
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_a_monster_that_came_this_turn_keeps_its_position(verb):
    match = board(hand=["Luster Dragon"])
    match.act(verb, "Luster Dragon")
    kind = "position" if verb == "summon" else "flip"
    assert ("YGO-178" if verb == "summon" else "YGO-086") in match.refusal(kind, "Luster Dragon")


@pytest.mark.rule("YGO-314")
def test_a_monster_flip_summoned_this_turn_is_not_turned_again():
    match = board(["Luster Dragon set"])
    match.act("flip", "Luster Dragon")
    assert "YGO-180" in match.refusal("position", "Luster Dragon")


@pytest.mark.rule("YGO-179")
@pytest.mark.rule("YGO-935")
def test_a_monster_that_attacked_is_not_turned_in_main_phase_2():
    match = board(["Luster Dragon", "Gemini Elf"])
    match.attack("Luster Dragon").act("phase", "main 2")
    assert "YGO-179" in match.refusal("position", "Luster Dragon")
    assert match.allows("position", "Gemini Elf")


@pytest.mark.rule("YGO-326")
@pytest.mark.parametrize("verb", ["summon", "set"])
@pytest.mark.parametrize("name", ["Demise, King of Armageddon", "Paladin of White Dragon"])
def test_a_ritual_monster_is_not_normal_summoned_or_set(name, verb):
    match = board(["Luster Dragon", "Gemini Elf"], hand=[name])
    assert "YGO-326" in match.refusal(verb, name)


@pytest.mark.rule("YGO-021")
@pytest.mark.rule("YGO-149")
def test_five_spells_and_traps_are_set_and_no_sixth():
    match = board(hand=["Mirror Force", *["Monster Reborn"] * 5])
    for _ in range(5):
        match.act("set", "Monster Reborn")
    assert "YGO-149" in match.refusal("set", "Mirror Force")
    assert match.allows("phase", "end")


@pytest.mark.rule("YGO-028")
@pytest.mark.rule("YGO-029")
@pytest.mark.rule("YGO-030")
@pytest.mark.rule("YGO-141")
@pytest.mark.rule("YGO-143")
def test_a_field_spell_lies_in_its_zone_and_a_second_sends_the_first_undestroyed():
    spells = ["Mirror Force"] * 5
    match = board(hand=["Sogen", "Umi"], spells=spells, foe_spells=["Forest up"])
    match.act("set", "Sogen").act("set", "Umi")
    assert match.s.zone_of(match.card("Umi")) == "field zone"
    assert match.names("grave") == ["Sogen"]
    told = next(h for h in match.s.history if h.card == match.card("Sogen") and h.to == "grave")
    assert told.how == ("rule",)
    before = [h.what for h in match.s.history[match.s.history.index(told) :]]
    assert before[1] == "moved"  # the new one is placed after that
    assert match.position("foe Forest") == "up"


@pytest.mark.rule("YGO-072")
def test_effects_may_ask_for_fewer_tributes_or_allow_a_second_summon():
    none = CardScript((), (Standing(Modifier("tributes", -2), ("hand",)),))
    match = board(hand=["Dark Magician"], scripts={"Dark Magician": none})
    match.act("summon", "Dark Magician")
    assert match.position("Dark Magician") == "attack"
    more = CardScript((), (Standing(Modifier("extra normal summon", 1)),))
    match = board(
        ["Vorse Raider"], hand=["Luster Dragon", "Gemini Elf"], scripts={"Vorse Raider": more}
    )
    match.act("summon", "Luster Dragon").act("summon", "Gemini Elf")
    assert len(match.s.monsters(0)) == 3


def test_a_monster_that_counts_for_two_is_tributed_alone():
    double = CardScript((), (Standing(Modifier("double tribute")),))
    match = board(
        ["Gemini Elf", "Vorse Raider"], hand=["Dark Magician"], scripts={"Gemini Elf": double}
    )
    elf, raider = match.card("Gemini Elf"), match.card("Vorse Raider")
    assert tribute_sets(match.s, 0, match.card("Dark Magician")) == [(elf,)]
    assert raider in match.s.monsters(0)


def test_equal_cards_in_hand_are_offered_once():
    match = board(hand=[FILLER, FILLER])
    assert [a[0] for a in match.game.legal_actions(match.s)].count("summon") == 1
    second = match.s.hands[0][1]
    assert "another copy" in match.refusal("summon", second)
