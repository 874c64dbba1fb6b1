"""Rulebooks by difference: each parameter of play changes what it names and nothing else."""

from dataclasses import replace

import pytest

from rulesets.yugioh.books import RULEBOOK_9
from rulesets.yugioh.effects import Draw
from tests.rulesets.yugioh.effects.cards import monster
from tests.rulesets.yugioh.play.board import FILLER, Opening, board
from tests.rulesets.yugioh.scenarios.test_chain_links import stored

# What Duels were played by before 2011: one Field Spell for both, a first draw, old priority.
EARLY = replace(
    RULEBOOK_9,
    name="early",
    first_player_draws=True,
    field_spells="one",
    pendulum=False,
    ignition_after_summon=True,
)
SMALL = replace(RULEBOOK_9, name="small", life=4000, hand=4, monster_zones=3, spell_zones=3)
DECK = [FILLER] * 20


def opened(rules):
    """Return a duel of a rulebook in its first Main Phase, the first seat's."""
    match = Opening(DECK, DECK, rules).luck()
    match.act("go", "first" if match.s.waits == 0 else "second")
    return match


@pytest.mark.parametrize(("rules", "cards"), [(RULEBOOK_9, 5), (EARLY, 6), (SMALL, 4)])
def test_hands_and_the_first_draw_are_parameters(rules, cards):
    assert len(opened(rules).s.hands[0]) == cards


def test_life_points_and_the_hand_limit_are_parameters():
    assert opened(SMALL).lp == (4000, 4000)
    tight = replace(RULEBOOK_9, name="tight", hand_limit=2, draw=2)
    match = opened(tight)
    match.act("phase", "end")
    for _ in range(3):
        match.act(*match.game.legal_actions(match.s)[0])
    assert len(match.s.hands[0]) == 2 and len(match.s.hands[1]) == 5 + 2


def test_the_first_turn_may_have_a_battle_phase():
    quick = replace(RULEBOOK_9, name="quick", first_player_battles=True)
    match = board(hand=["Luster Dragon"], turn=1, rules=quick).act("summon", "Luster Dragon")
    assert match.attack("Luster Dragon").lp == (8000, 6100)


def test_zones_may_be_fewer():
    three = ["Luster Dragon", "Gemini Elf", "Vorse Raider"]
    match = board(three, hand=["Mystical Elf", "Summoned Skull", "Jar of Greed"], rules=SMALL,
                  spells=["Mirror Force"] * 3)  # fmt: skip
    assert "YGO-923" in match.refusal("summon", "Mystical Elf")
    assert "YGO-149" in match.refusal("set", "Jar of Greed")
    match.act("summon", "Summoned Skull", "Luster Dragon")
    assert len(match.s.monsters(0)) == 3
    assert board(three, hand=["Mystical Elf"]).allows("summon", "Mystical Elf")


def test_tributes_may_be_asked_from_other_levels():
    steep = replace(RULEBOOK_9, name="steep", one_tribute=4, two_tributes=6)
    match = board(
        ["Kuriboh", "Skull Servant"], hand=["Luster Dragon", "Summoned Skull"], rules=steep
    )
    assert "YGO-078" in match.refusal("summon", "Luster Dragon")
    assert match.allows("summon", "Summoned Skull", "Kuriboh", "Skull Servant")


@pytest.mark.rule("YGO-028")
@pytest.mark.parametrize(("rules", "left"), [(RULEBOOK_9, ["Umi"]), (EARLY, [])])
def test_a_field_spell_may_end_the_other_players(rules, left):
    scripts = stored("Umi", "Mountain")
    match = board(hand=["Mountain"], foe_spells=["Umi up"], scripts=scripts, rules=rules)
    match.act("activate", "Mountain", 0)
    there = [match.s.table.faces[c].name for c in match.s.cards_at(range(13, 26))]
    assert there == left and match.s.zone_of(match.card("Mountain")) == "field zone"


def test_pendulum_summons_may_be_unknown():
    low, high = "Stargazer Magician", "Timegazer Magician"
    match = board(hand=["Luster Dragon"], spells=[f"{low} up", f"{high} up"], rules=EARLY)
    assert "pendulum" not in match.kinds()


@pytest.mark.parametrize(("rules", "may"), [(RULEBOOK_9, False), (EARLY, True)])
def test_an_ignition_effect_may_come_right_after_a_summon(rules, may):
    scripts = {"Celtic Guardian": monster("ignition", Draw(1)), **stored("Trap Hole")}
    match = board(hand=["Celtic Guardian"], foe_spells=["Trap Hole"], scripts=scripts, rules=rules)
    match.act("summon", "Celtic Guardian")
    assert (match.s.waits == 0) == may, "the turn player is asked before the Trap Hole"
    if may:
        match.act("activate", "Celtic Guardian", 0)
        assert match.s.waits == 1 or match.names("hand") == [FILLER]
