"""Chains, windows and triggers, played with programs written by hand."""

import pytest

from rulesets.engine.chains import open_window
from rulesets.engine.frames import advance
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.effects import Cards, Destroy, FlipDown, Named, SummonToken
from rulesets.yugioh.match.script import CardScript, Standing, Token
from tests.rulesets.yugioh.effects.cards import SCRIPTS, card
from tests.rulesets.yugioh.play.board import board, run


def duel(*args, **facts):
    """Return a board whose cards have the programs of this room."""
    return board(*args, scripts=SCRIPTS, **facts)


def passes(match):
    """Let everybody pass until nobody is asked for an answer any more."""
    while not match.over and ("pass",) in match.game.legal_actions(match.s):
        match.act("pass")
    return match


def zone(match, name):
    return match.s.zone_of(match.card(name))


@pytest.mark.rule("YGO-233", "YGO-234", "YGO-302")
def test_the_chain_of_the_rulebook_is_carried_out_backwards():
    match = duel(
        field=["Alexandrite Dragon"],
        hand=["Heavy Storm"],
        spells=["Seven Tools of the Bandit"],
        foe_spells=["Threatening Roar"],
        foe=["Giant Soldier of Stone"],
    )
    match.act("activate", "Heavy Storm", 0)
    match.act("activate", "Threatening Roar", 0)
    match.act("activate", "Seven Tools of the Bandit", 0)
    passes(match)
    assert match.lp == (7000, 8000)
    assert zone(match, "Threatening Roar") == "grave"
    assert zone(match, "Heavy Storm") == "grave"
    assert zone(match, "Seven Tools of the Bandit") == "grave"
    match.attack("Alexandrite Dragon", "Giant Soldier of Stone")
    passes(match)
    assert zone(match, "Giant Soldier of Stone") == "grave"


@pytest.mark.rule("YGO-225")
def test_a_normal_spell_cannot_answer():
    match = duel(
        hand=["Raigeki", "Heavy Storm", "Mystical Space Typhoon"],
        foe=["Luster Dragon"],
        foe_spells=["Jar of Greed", "Negate Attack"],
    )
    match.act("activate", "Heavy Storm", 0)
    match.act("activate", "Jar of Greed", 0)
    assert match.allows("activate", "Mystical Space Typhoon", 0)
    assert "YGO-225" in match.refusal("activate", "Raigeki", 0)


@pytest.mark.rule("YGO-153")
def test_a_trap_set_this_turn_cannot_be_activated():
    match = duel(hand=["Jar of Greed"], field=["Luster Dragon"])
    match.act("set", "Jar of Greed")
    assert "YGO-153" in match.refusal("activate", "Jar of Greed", 0)


@pytest.mark.rule("YGO-146")
def test_a_quick_play_spell_set_this_turn_cannot_be_activated():
    match = duel(hand=["Mystical Space Typhoon"], foe_spells=["Jar of Greed"])
    assert match.allows("activate", "Mystical Space Typhoon", 0)
    passes(match.act("set", "Mystical Space Typhoon"))
    assert "YGO-146" in match.refusal("activate", "Mystical Space Typhoon", 0)


@pytest.mark.rule("YGO-907")
def test_a_target_that_has_left_is_not_affected():
    match = duel(
        hand=["Mystical Space Typhoon"],
        foe_spells=["Jar of Greed", "Negate Attack"],
        foe_deck=["Luster Dragon", *["Mystical Elf"] * 9],
    )
    match.act("activate", "Mystical Space Typhoon", 0)
    match.act("pick", "Jar of Greed")
    match.act("activate", "Jar of Greed", 0)
    passes(match)
    assert match.names("hand", 1) == ["Luster Dragon"], "the Jar was carried out before"
    assert zone(match, "Jar of Greed") == "grave"
    assert match.spot("Negate Attack").position == "set"


@pytest.mark.rule("YGO-915", "YGO-916")
def test_a_negated_summon_has_no_success_and_uses_the_normal_summon():
    match = duel(
        hand=["Luster Dragon", "Alexandrite Dragon"],
        foe=["Giant Soldier of Stone"],
        foe_spells=["Horn of Heaven"],
    )
    match.act("summon", "Luster Dragon")
    match.act("activate", "Horn of Heaven", 0)
    passes(match)
    assert zone(match, "Luster Dragon") == "grave"
    assert not match.happened("summoned")
    assert "YGO-076" in match.refusal("summon", "Alexandrite Dragon")


@pytest.mark.rule("YGO-915")
def test_a_summon_by_an_effect_cannot_be_negated():
    match = duel(
        hand=["Monster Reborn"],
        grave=["Luster Dragon"],
        foe=["Giant Soldier of Stone"],
        foe_spells=["Horn of Heaven"],
    )
    match.act("activate", "Monster Reborn", 0)
    assert "pass" not in match.kinds(), "nobody may answer with Horn of Heaven"
    match.act("as", "attack")
    assert zone(match, "Luster Dragon") == "monsters"


@pytest.mark.rule("YGO-200")
def test_the_damage_step_lets_figures_change_and_nothing_else():
    match = duel(
        field=["Alexandrite Dragon"],
        hand=["Rush Recklessly", "Mystical Space Typhoon"],
        foe=["Gene-Warped Warwolf"],
        foe_spells=["Jar of Greed"],
    )
    passes(match.battle())
    match.attack("Alexandrite Dragon", "Gene-Warped Warwolf")
    seen = {}
    while match.s.waits >= 0 and match.s.battle is not None:
        offered = [a for a in match.game.legal_actions(match.s) if a[0] == "activate"]
        names = {match.s.table.faces[a[1]].name for a in offered}
        seen.setdefault(match.s.step, set()).update(names)
        match.act("pass")
    assert "Mystical Space Typhoon" in seen["battle"]
    assert seen["damage"] == {"Rush Recklessly"}


@pytest.mark.rule("YGO-057", "YGO-930")
def test_an_attacked_flip_monster_acts_after_damage_calculation():
    match = duel(field=["Alexandrite Dragon", "Luster Dragon"], foe=["Man-Eater Bug set"])
    match.attack("Alexandrite Dragon", "Man-Eater Bug")
    match.act("pick", "Luster Dragon")
    passes(match)
    assert zone(match, "Luster Dragon") == "grave"
    assert zone(match, "Man-Eater Bug") == "grave"


@pytest.mark.rule("YGO-905", "YGO-906")
def test_a_monster_tributed_for_a_summon_misses_its_when_and_not_what_it_must():
    match = duel(field=["Peten the Dark Clown"], hand=["Summoned Skull"])
    match.act("summon", "Summoned Skull", "Peten the Dark Clown")
    assert match.names("hand") == [], "its optional effect missed the timing"
    match = duel(field=["Dandylion"], hand=["Summoned Skull"])
    match.act("summon", "Summoned Skull", "Dandylion")
    assert match.names("hand") == ["Mystical Elf"], "a mandatory one never does"


@pytest.mark.rule("YGO-905")
def test_a_monster_destroyed_by_a_spell_takes_its_when():
    match = duel(field=["Luster Dragon"], hand=["Raigeki"], foe=["Peten the Dark Clown"])
    match.act("activate", "Raigeki", 0)
    assert match.allows("activate", "Peten the Dark Clown", 0)


@pytest.mark.rule("YGO-903")
def test_simultaneous_triggers_follow_turn_player_and_duty():
    match = duel(
        field=["Dandylion", "Peten the Dark Clown"],
        foe=["Dandylion", "Peten the Dark Clown"],
        hand=["Raigeki"],
    )
    s = match.s
    for name in ("Dandylion", "foe Dandylion", "Peten the Dark Clown", "foe Peten the Dark Clown"):
        assert match.card(name) >= 0
    run(match, (Destroy(Cards(("monsters",), "either")),))
    s.stack[-1].pc -= 1
    open_window(s)
    s.offers, s.waits = None, advance(s)
    assert [link.controller for link in s.chain] == [0, 1], "both duties first, the turn player's"
    assert s.waits == 0
    match.act("activate", "Peten the Dark Clown", 0)
    assert s.waits == 1


@pytest.mark.rule("YGO-909")
def test_a_monster_tributed_as_cost_escapes_what_negates_it_on_the_field():
    match = duel(
        field=["Exiled Force"],
        foe=["Luster Dragon"],
        foe_spells=["Skill Drain up"],
        lp=(8000, 8000),
    )
    match.act("activate", "Exiled Force", 0)
    passes(match)
    assert zone(match, "Luster Dragon") == "grave"


@pytest.mark.rule("YGO-300", "YGO-937")
def test_an_equip_card_goes_with_its_holder():
    match = duel(field=["Alexandrite Dragon", "Luster Dragon"], hand=["Axe of Despair"])
    match.act("activate", "Axe of Despair", 0)
    match.act("pick", "Luster Dragon")
    assert match.spot("Axe of Despair").holder == match.card("Luster Dragon")
    run(match, (FlipDown(Cards(("monsters",), "you", Named(("Luster Dragon",)))),))
    match.s.settle()
    assert zone(match, "Axe of Despair") == "grave"


@pytest.mark.rule("YGO-193")
def test_mirror_force_answers_an_attack_and_takes_the_attackers():
    match = duel(
        field=["Alexandrite Dragon", "Luster Dragon defense"],
        foe=["Giant Soldier of Stone"],
        foe_spells=["Mirror Force"],
    )
    match.attack("Alexandrite Dragon", "Giant Soldier of Stone")
    match.act("activate", "Mirror Force", 0)
    passes(match)
    assert zone(match, "Alexandrite Dragon") == "grave"
    assert zone(match, "Luster Dragon") == "monsters"
    assert match.lp == (8000, 8000)


def test_a_duel_is_saved_in_the_middle_of_a_chain():
    match = duel(
        field=["Alexandrite Dragon"], hand=["Heavy Storm"], foe_spells=["Threatening Roar"]
    )
    match.act("activate", "Heavy Storm", 0)
    data = match.game.dump(match.s)
    again = match.game.load(data)
    assert again.key() == match.s.key()
    assert match.game.legal_actions(again) == match.game.legal_actions(match.s)


@pytest.mark.rule("YGO-072")
def test_no_token_comes_while_special_summons_are_forbidden():
    sheep = Token("Sheep Token", "Beast", "EARTH", 1, 0, 0)
    scripts = {"Scapegoat": card(SummonToken(sheep, 4, position="defense"))}
    ban = Standing(Modifier("no summon", value="special", who="both"))
    open_ = board(hand=["Scapegoat"], scripts=scripts)
    assert open_.allows("activate", "Scapegoat", 0)
    scripts["Luster Dragon"] = CardScript(modifiers=(ban,))
    closed = board(field=["Luster Dragon"], hand=["Scapegoat"], scripts=scripts)
    assert not closed.allows("activate", "Scapegoat", 0)
