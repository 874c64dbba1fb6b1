"""Special Summons by rule: Synchro, Xyz, Pendulum, and monsters with a way of their own."""

import pytest

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count
from rulesets.engine.values import AtLeast
from rulesets.yugioh.effects import AtkIs, LevelIs, Named, SummonToken
from rulesets.yugioh.effects import Cards as In
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.happenings import SUMMONED
from rulesets.yugioh.match.materials import fusion_sets
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    Materials,
    Part,
    Procedure,
    Standing,
    Token,
)
from rulesets.yugioh.match.spots import Spot
from rulesets.yugioh.match.summons import may_be_special
from tests.rulesets.yugioh.play.board import board

SYNCHRO = CardScript(
    materials=Materials("synchro", (Part(tuner=True), Part(None, 1, 99, tuner=False)))
)
JUNK_WARRIOR = CardScript(
    materials=Materials(
        "synchro", (Part(Named(("Junk Synchron",)), tuner=True), Part(None, 1, 99, tuner=False))
    )
)
XYZ = CardScript(materials=Materials("xyz", (Part(LevelIs(4, 4), 2, 2),)))
SCRIPTS = {
    "Junk Warrior": JUNK_WARRIOR,
    "Naturia Beast": SYNCHRO,
    "Number 39: Utopia": XYZ,
    "Gem-Knight Pearl": XYZ,
}
# Junk Synchron is a Level 3 Tuner, Skull Servant Level 1, Celtic Guardian Level 4.


def synchro_board(field, extra=("Junk Warrior",), **more):
    return board(field, extra=extra, scripts=SCRIPTS, **more)


@pytest.mark.rule("YGO-109")
@pytest.mark.rule("YGO-110")
@pytest.mark.rule("YGO-112")
@pytest.mark.rule("YGO-113")
@pytest.mark.rule("YGO-114")
@pytest.mark.rule("YGO-116")
@pytest.mark.rule("YGO-117")
def test_a_synchro_summon_sends_a_tuner_and_others_whose_levels_add_up():
    match = synchro_board(["Junk Synchron", "Skull Servant", "Skull Servant"])
    tuner = match.card("Junk Synchron")
    one, two = match.card("Skull Servant"), match.card("2nd Skull Servant")
    assert "YGO-110" in match.refusal("synchro", "Junk Warrior", tuner, one)
    assert "YGO-110" in match.refusal("synchro", "Junk Warrior", tuner)
    match.act("synchro", "Junk Warrior", tuner, one, two)
    assert match.names("grave") == ["Junk Synchron", "Skull Servant", "Skull Servant"]
    match.act("as", "defense")
    assert match.position("Junk Warrior") == "defense"
    assert match.card("Junk Warrior") in match.s.proper
    how = match.happened(SUMMONED)[-1].how
    assert how == ("special", "synchro")  # YGO-089


@pytest.mark.rule("YGO-109")
@pytest.mark.rule("YGO-111")
@pytest.mark.parametrize(
    "field",
    [
        ["Junk Synchron", "Junk Synchron"],  # two Tuners
        ["Celtic Guardian", "Skull Servant"],  # no Tuner
        ["Junk Synchron set", "Skull Servant", "Skull Servant"],  # face down
    ],
)
def test_a_synchro_summon_takes_exactly_one_face_up_tuner_and_another_monster(field):
    match = synchro_board(field, ("Naturia Beast", "Junk Warrior"))
    assert "synchro" not in match.kinds()


@pytest.mark.rule("YGO-109")
def test_wrong_materials_of_the_right_level_are_refused_by_the_line():
    match = synchro_board(["Celtic Guardian", "Skull Servant"], ("Naturia Beast",))
    told = match.refusal("synchro", "Naturia Beast", "Celtic Guardian", "Skull Servant")
    assert "YGO-109" in told


@pytest.mark.rule("YGO-110")
def test_levels_that_add_up_to_more_are_refused():
    match = synchro_board(["Junk Synchron", "Celtic Guardian"])
    told = match.refusal("synchro", "Junk Warrior", "Junk Synchron", "Celtic Guardian")
    assert "add up to 7, not 5 (YGO-110)" in told


@pytest.mark.rule("YGO-117")
def test_a_material_line_may_name_its_tuner():
    match = synchro_board(
        ["Naturia Cherries", "Celtic Guardian"], ("Junk Warrior", "Naturia Beast")
    )
    offered = {a[1] for a in match.game.legal_actions(match.s) if a[0] == "synchro"}
    assert offered == {match.card("Naturia Beast")}


@pytest.mark.rule("YGO-317")
def test_an_xyz_monster_is_no_synchro_material():
    match = synchro_board(["Junk Synchron", "Number 39: Utopia"], ("Naturia Beast",))
    assert "synchro" not in match.kinds()


@pytest.mark.rule("YGO-100")
@pytest.mark.rule("YGO-101")
@pytest.mark.rule("YGO-102")
@pytest.mark.rule("YGO-103")
@pytest.mark.rule("YGO-104")
def test_an_xyz_summon_stacks_two_monsters_of_the_level_under_the_xyz_monster():
    five = ["Luster Dragon", "Gemini Elf", "Summoned Skull", "Skull Servant", "Vorse Raider set"]
    match = board(five, extra=["Number 39: Utopia"], scripts=SCRIPTS)
    dragon, elf = match.card("Luster Dragon"), match.card("Gemini Elf")
    assert [a for a in match.game.legal_actions(match.s) if a[0] == "xyz"] == [
        ("xyz", match.card("Number 39: Utopia"), dragon, elf)
    ]
    assert "YGO-101" in match.refusal("xyz", "Number 39: Utopia", dragon, "Summoned Skull")
    match.act("xyz", "Number 39: Utopia", dragon, elf).act("as", "attack")
    assert match.spot("Number 39: Utopia").materials == (dragon, elf)
    assert len(match.s.monsters(0)) == 4 and match.names("grave") == []
    assert match.happened(SUMMONED)[-1].how == ("special", "xyz")


@pytest.mark.rule("YGO-258")
@pytest.mark.rule("YGO-928")
@pytest.mark.rule("YGO-254")
@pytest.mark.rule("YGO-256")
def test_a_token_is_synchro_material_and_tribute_but_no_xyz_material():
    token = Token("Level 4 Token", "Beast", "EARTH", 4, 0, 0)
    one = Token("Level 2 Token", "Beast", "EARTH", 2, 0, 0)
    goat = CardScript((Effect("card", (SummonToken(token), SummonToken(one))),))
    match = board(
        ["Luster Dragon", "Junk Synchron"],
        hand=["Scapegoat", "Summoned Skull"],
        extra=["Number 39: Utopia", "Junk Warrior"],
        scripts={**SCRIPTS, "Scapegoat": goat},
    )
    s = match.s
    for kind in (token, one):
        card = zones.token(s, kind)
        zones.enter(s, card, s.free(range(5)), Spot(card, "attack", s.turn - 1))
    s.offers = None
    assert "xyz" not in match.kinds()
    assert match.allows("synchro", "Junk Warrior", "Junk Synchron", "Level 2 Token")
    match.act("summon", "Summoned Skull", "Level 4 Token")
    assert len(s.monsters(0)) == 4


@pytest.mark.rule("YGO-919")
def test_synchro_and_xyz_summons_are_made_in_the_open_main_phase_only():
    match = synchro_board(["Junk Synchron", "Skull Servant", "Skull Servant"])
    assert "synchro" in match.kinds()
    match.battle()
    assert "synchro" not in match.kinds()
    match.act("phase", "main 2")
    assert "synchro" in match.kinds()


@pytest.mark.rule("YGO-090")
def test_special_summons_are_not_counted():
    field = ["Luster Dragon", "Gemini Elf", "Vorse Raider", "Archfiend Soldier"]
    match = board(field, extra=["Number 39: Utopia"] * 2, hand=["Mystical Elf"], scripts=SCRIPTS)
    match.act("xyz", "Number 39: Utopia", "Luster Dragon", "Gemini Elf").act("as", "attack")
    second = next(a for a in match.game.legal_actions(match.s) if a[0] == "xyz")
    match.act(*second).act("as", "attack").act("summon", "Mystical Elf")
    assert len(match.s.monsters(0)) == 3


# Pendulum Summons

LOW, HIGH = "Stargazer Magician", "Timegazer Magician"  # Scales 1 and 8


def pendulum_board(hand=(), **more):
    scripts = more.pop("scripts", {})
    return board(hand=hand, spells=[f"{LOW} up", f"{HIGH} up"], scripts=scripts, **more)


@pytest.mark.rule("YGO-096")
@pytest.mark.rule("YGO-097")
@pytest.mark.rule("YGO-061")
@pytest.mark.rule("YGO-062")
@pytest.mark.rule("YGO-917")
def test_a_pendulum_summon_brings_any_number_of_monsters_between_the_scales_at_once():
    match = pendulum_board(["Luster Dragon", "Dark Magician", "Blue-Eyes White Dragon"])
    match.act("pendulum")
    assert "YGO-097" in match.refusal("pick", "Blue-Eyes White Dragon")  # Level 8
    match.act("pick", "Luster Dragon").act("pick", "Dark Magician")
    match.act("as", "attack").act("as", "defense")
    assert match.position("Luster Dragon") == "attack"
    assert match.position("Dark Magician") == "defense"
    told = match.happened(SUMMONED)
    assert [h.how for h in told] == [("special", "pendulum")] * 2
    assert told[0].tick == told[1].tick
    assert "YGO-096" in match.refusal("pendulum")


@pytest.mark.rule("YGO-097")
@pytest.mark.parametrize(("name", "may"), [("Skull Servant", False), ("Petit Angel", True)])
def test_the_scales_themselves_are_not_between(name, may):
    match = pendulum_board([name])  # Scales 1 and 8; Levels 1 and 3
    assert ("pendulum" in match.kinds()) == may


@pytest.mark.rule("YGO-096")
@pytest.mark.rule("YGO-033")
def test_both_pendulum_zones_are_needed():
    match = board(hand=["Luster Dragon"], spells=[f"{LOW} up"])
    assert "YGO-096" in match.refusal("pendulum")


@pytest.mark.rule("YGO-067")
@pytest.mark.rule("YGO-098")
def test_of_the_extra_deck_only_face_up_pendulum_monsters_come():
    match = pendulum_board(field=[LOW], extra=["Gem-Knight Pearl", "Junk Warrior"])
    card = match.s.monsters(0)[0]
    zones.move(match.s, card, "grave", how=("destroyed",))
    match.s.offers = None
    match.act("pendulum")
    assert list(match.game.legal_actions(match.s)) == [("pick", card)]
    assert "YGO-098" in match.refusal("pick", "Junk Warrior")
    match.act("pick", card).act("as", "defense")
    assert match.s.zone_of(card) == "monsters"


@pytest.mark.rule("YGO-923")
def test_a_pendulum_summon_takes_at_most_as_many_monsters_as_zones_are_free():
    four = ["Vorse Raider", "Archfiend Soldier", "Celtic Guardian", "Mystical Elf"]
    match = pendulum_board(["Luster Dragon", "Gemini Elf"], field=four)
    match.act("pendulum").act("pick", "Luster Dragon")
    assert match.kinds() == {"as"}


@pytest.mark.rule("YGO-034")
@pytest.mark.rule("YGO-060")
def test_pendulum_cards_take_no_room_of_other_zones():
    match = board(
        hand=["Mirror Force"], spells=[f"{LOW} up", f"{HIGH} up", *["Monster Reborn"] * 4]
    )
    match.act("set", "Mirror Force")
    assert match.s.zone_of(match.card("Mirror Force")) == "spells"


# Ways of their own

TWIN_HEADED = "The Fiend Megacyber"  # any monster; its way is given by the test
OWN_WAY = CardScript(
    procedures=(
        Procedure(condition=AtLeast(Count(In(("monsters",), "opponent")), 2), position="attack"),
    )
)


@pytest.mark.rule("YGO-092")
@pytest.mark.rule("YGO-088")
def test_a_way_of_its_own_is_open_only_while_its_condition_holds():
    scripts = {TWIN_HEADED: OWN_WAY}
    match = board(foe=["Luster Dragon"], hand=[TWIN_HEADED], scripts=scripts)
    assert "YGO-092" in match.refusal("special", TWIN_HEADED, 0)
    match = board(foe=["Luster Dragon", "Gemini Elf"], hand=[TWIN_HEADED], scripts=scripts)
    match.act("special", TWIN_HEADED, 0)
    assert match.position(TWIN_HEADED) == "attack"
    assert match.s.normal_summons == 0
    assert match.happened(SUMMONED)[-1].how == ("special",)


@pytest.mark.rule("YGO-091")
def test_a_special_summon_is_in_either_face_up_position_unless_stated():
    free = CardScript(procedures=(Procedure(),))
    match = board(hand=[TWIN_HEADED], scripts={TWIN_HEADED: free})
    match.act("special", TWIN_HEADED, 0)
    assert match.game.legal_actions(match.s) == (("as", "attack"), ("as", "defense"))


@pytest.mark.rule("YGO-094")
@pytest.mark.rule("YGO-095")
@pytest.mark.rule("YGO-093")
def test_a_monster_with_its_own_way_comes_back_only_after_a_proper_summon():
    match = board(
        grave=["Junk Warrior", "Luster Dragon"],
        hand=["Demise, King of Armageddon"],
        scripts=SCRIPTS,
    )
    warrior, dragon = match.card("Junk Warrior"), match.card("Luster Dragon")
    assert may_be_special(match.s, dragon, 0)
    assert not may_be_special(match.s, warrior, 0)
    assert not may_be_special(match.s, match.card("Demise, King of Armageddon"), 0)
    match.s.proper = (warrior,)
    assert may_be_special(match.s, warrior, 0)
    match = synchro_board(["Junk Synchron", "Skull Servant", "Skull Servant"])
    s = match.s
    servants = [match.card("Skull Servant"), match.card("2nd Skull Servant")]
    match.act("synchro", "Junk Warrior", "Junk Synchron", *servants).act("as", "attack")
    zones.move(s, match.card("Junk Warrior"), "grave")
    assert may_be_special(s, match.card("Junk Warrior"), 0)


@pytest.mark.rule("YGO-120")
@pytest.mark.rule("YGO-124")
def test_fusion_materials_are_found_by_the_line():
    line = Materials("fusion", (Part(Named(("Luster Dragon",))), Part(AtkIs(1900, 1900))))
    match = board(
        ["Luster Dragon", "Gemini Elf"],
        hand=["Celtic Guardian"],
        extra=["Gaia the Dragon Champion"],
        scripts={"Gaia the Dragon Champion": CardScript(materials=line)},
    )
    gaia = match.card("Gaia the Dragon Champion")
    cards = (*match.s.monsters(0), *match.s.hands[0])
    assert fusion_sets(match.s, gaia, 0, cards) == [match.s.monsters(0)]
    assert fusion_sets(match.s, gaia, 0, cards[1:]) == []


def test_an_effect_may_keep_a_monster_from_being_material():
    barred = CardScript((), (Standing(Modifier("no material", value="xyz")),))
    match = board(
        ["Luster Dragon", "Gemini Elf"],
        extra=["Number 39: Utopia"],
        scripts={**SCRIPTS, "Gemini Elf": barred},
    )
    assert "xyz" not in match.kinds()


FIVE = ["Luster Dragon", "Gemini Elf", "Vorse Raider", "Celtic Guardian", "Archfiend Soldier"]


@pytest.mark.rule("YGO-923")
def test_a_price_paid_from_the_hand_makes_no_room():
    match = board(FIVE, hand=["The Tricky", "Mystical Elf"], compiled=True)
    assert "YGO-923" in match.refusal("special", "The Tricky", 0)
    match = board(FIVE[1:], hand=["The Tricky", "Mystical Elf"], compiled=True)
    match.act("special", "The Tricky", 0).act("as", "attack")
    assert match.names("grave") == ["Mystical Elf"] and len(match.s.monsters(0)) == 5


@pytest.mark.rule("YGO-301")
def test_a_way_whose_price_cannot_be_paid_is_closed():
    match = board(hand=["The Tricky"], compiled=True)
    assert "YGO-301" in match.refusal("special", "The Tricky", 0)


@pytest.mark.rule("YGO-913")
def test_a_way_limited_by_name_is_open_once_a_turn():
    once = CardScript(procedures=(Procedure(position="attack", limit=Limit("name")),))
    match = board(hand=[TWIN_HEADED] * 2, scripts={TWIN_HEADED: once})
    match.act("special", match.s.hands[0][0], 0)
    assert "YGO-913" in match.refusal("special", match.s.hands[0][0], 0)
    match.next_turn()
    assert match.allows("special", match.s.hands[0][0], 0)
