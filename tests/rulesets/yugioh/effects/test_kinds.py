"""Union monsters, one on the field, duties, and Summons that a text allows one card alone."""

import pytest

from rulesets.engine.select import Held
from rulesets.yugioh.effects import Attach, Destroy, SpecialSummon
from rulesets.yugioh.match.derived import atk_of
from tests.rulesets.yugioh.effects.test_examples import duel, finish
from tests.rulesets.yugioh.play.board import run

TANK, CANNON = "Z-Metal Tank", "X-Head Cannon"
PEACE = "Messenger of Peace"


def joined():
    """Return a duel in which a Union monster was equipped."""
    match = duel([TANK, CANNON], [])
    match.act("activate", TANK, 0)
    return finish(match)


def test_a_union_monster_becomes_an_equip_card_and_raises_its_holder():
    match = joined()
    s = match.s
    assert s.zone_of(match.card(TANK)) == "spells"
    assert match.spot(TANK).holder == match.card(CANNON)
    assert atk_of(s, match.card(CANNON)) == 1800 + 600


def test_a_union_monster_uses_one_of_its_effects_a_turn_and_comes_back_in_the_next():
    match = joined()
    assert not match.allows("activate", TANK, 1)
    match.next_turn()
    match.act("activate", TANK, 1)
    finish(match)
    assert sorted(match.names("field")) == [CANNON, TANK]
    assert atk_of(match.s, match.card(CANNON)) == 1800


def test_a_monster_holds_only_one_union_monster():
    match = duel([TANK, CANNON, "Y-Dragon Head"], [])
    match.act("activate", "Y-Dragon Head", 0)
    finish(match)
    assert not match.allows("activate", TANK, 0)


def test_a_union_monster_is_destroyed_instead_of_its_holder():
    match = joined()
    run(match, (Destroy(Held("it")),), it=match.card(CANNON))
    assert match.names("field") == [CANNON] and TANK in match.names("grave")


def test_only_one_card_of_a_kind_stays_on_both_fields():
    immortal, other = "Earthbound Immortal Uru", "Earthbound Immortal Ccapac Apu"
    match = duel([immortal], [], spells=["Sogen up"], grave=[other])
    frame = run(match, (SpecialSummon(Held("it")),), it=match.card(other))
    assert match.names("field") == [immortal] and frame.values["done"] == 0


def test_a_second_monster_of_which_you_may_control_one_cannot_be_summoned():
    name = "Bujin Yamato"
    match = duel([name], [], hand=[name])
    assert not match.allows("summon", match.s.hands[0][0]) and match.allows("set", name)
    assert duel([], [name], hand=[name]).allows("summon", name)


@pytest.mark.parametrize(("lp", "answer", "stays"), [(8000, "yes", True), (8000, "no", False)])
def test_a_duty_is_paid_or_the_card_goes(lp, answer, stays):
    match = duel([], [], spells=[f"{PEACE} up"], lp=(lp, 8000))
    match.end()
    match.act("phase", "end")
    match.act(answer)
    assert (match.s.zone_of(match.card(PEACE)) == "spells") is stays
    assert match.lp[0] == (7900 if stays else 8000)


def test_a_duty_that_cannot_be_paid_is_not_asked():
    match = duel([], [], spells=[f"{PEACE} up"], lp=(50, 8000))
    match.end()
    match.act("phase", "end")
    assert match.s.zone_of(match.card(PEACE)) == "grave"


def test_a_monster_comes_by_the_card_that_its_text_names_and_by_no_other():
    five, seven = "Armed Dragon LV5", "Armed Dragon LV7"
    match = duel([five], [], hand=[seven])
    program = (SpecialSummon(Held("it"), position="attack"),)
    run(match, program, it=match.card(seven), card=match.card("Mystical Elf"))
    assert match.names("field") == [five]
    run(match, program, it=match.card(seven), card=match.card(five))
    assert match.names("field") == [five, seven] and match.card(seven) in match.s.proper


def test_what_a_text_says_of_its_own_summon_holds_at_once():
    match = duel([], ["Luster Dragon"], hand=["Vice Dragon"])
    match.act("special", "Vice Dragon", 0)
    while not match.kinds() & {"phase"}:
        offers = match.game.legal_actions(match.s)
        match.act(*(("pass",) if ("pass",) in offers else offers[0]))
    assert atk_of(match.s, match.card("Vice Dragon")) == 1000


def test_an_effect_of_a_material_is_there_with_that_material_alone():
    name, other = "CXyz Simon the Great Moral Leader", "Norito the Moral Leader"
    for under, there in ((other, True), ("Mystical Elf", False)):
        match = duel([name], ["Luster Dragon"], grave=[other, "Mystical Elf"])
        run(match, (Attach(Held("it"), Held("to")),), it=match.card(under), to=match.card(name))
        assert match.allows("activate", name, 0) is there
