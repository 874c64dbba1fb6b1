"""The phases of a turn, the draw, and the ends of turn and duel."""

import pytest

from rulesets.yugioh.effects import GainLp
from rulesets.yugioh.match.happenings import PHASE
from rulesets.yugioh.match.outcome import can_pay, draw_or_lose, effect_damage
from rulesets.yugioh.match.script import CardScript, Effect, On
from tests.rulesets.yugioh.play.board import FILLER, board
from tests.rulesets.yugioh.play.test_setup import opened


@pytest.mark.rule("YGO-170")
@pytest.mark.rule("YGO-189")
@pytest.mark.rule("YGO-190")
def test_a_turn_has_its_phases_and_steps_in_order():
    match = board(["Luster Dragon"])
    match.s.history = ()
    match.attack("Luster Dragon").act("phase", "main 2")
    before = [h.how for h in match.happened(PHASE)]
    assert before == [("battle",), ("damage end",), ("battle", "end"), ("main 2",)]
    match.end()
    assert [h.how for h in match.happened(PHASE)] == [("draw",), ("standby",), ("main 1",)]


@pytest.mark.rule("YGO-186")
@pytest.mark.parametrize(("how", "phase"), [(("end",), "end"), (("battle", "end"), "battle")])
def test_the_end_phase_is_not_the_end_of_the_battle_phase(how, phase):
    effect = Effect("trigger", (GainLp(500),), on=On("phase", how=how), optional=False)
    match = board(["Luster Dragon"], scripts={"Luster Dragon": CardScript((effect,))})
    match.battle().act("phase", "main 2")
    assert match.lp[0] == (8500 if phase == "battle" else 8000)
    match.act("phase", "end")
    assert match.lp[0] == 8500


@pytest.mark.rule("YGO-319")
def test_turns_alternate():
    match = opened("first")
    seats = []
    for _ in range(4):
        seats.append(match.s.seat)
        match.end()
    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("YGO-171")
def test_the_turn_player_draws_one_card_from_the_top():
    match = board(foe_deck=["Luster Dragon", *[FILLER] * 5])
    match.end()
    assert match.names("hand", 1) == ["Luster Dragon"]
    assert len(match.s.decks[1]) == 5 and len(match.s.decks[0]) == 20


@pytest.mark.rule("YGO-182")
@pytest.mark.rule("YGO-315")
def test_the_very_first_turn_has_no_battle_phase_and_no_main_phase_2():
    match = opened()
    assert "YGO-182" in match.refusal("phase", "battle")
    assert "YGO-184" in match.refusal("phase", "main 2")
    match.end()
    assert match.allows("phase", "battle")


@pytest.mark.rule("YGO-181")
@pytest.mark.rule("YGO-184")
def test_without_a_battle_phase_there_is_no_main_phase_2():
    match = board(["Luster Dragon"])
    match.s.history = ()
    match.act("phase", "end")
    assert match.s.turn == 6 and match.s.seat == 1
    match = board(["Luster Dragon"]).battle().act("phase", "main 2")
    assert match.s.phase == "main 2" and match.s.waits == 0


@pytest.mark.rule("YGO-185")
def test_what_was_used_up_in_main_phase_1_stays_used_up_in_main_phase_2():
    match = board(hand=["Luster Dragon", "Gemini Elf"])
    match.act("summon", "Luster Dragon").battle().act("phase", "main 2")
    assert "YGO-076" in match.refusal("summon", "Gemini Elf")
    fresh = board(hand=["Luster Dragon"]).battle().act("phase", "main 2")
    assert fresh.allows("summon", "Luster Dragon")


@pytest.mark.rule("YGO-187")
@pytest.mark.rule("YGO-324")
@pytest.mark.rule("YGO-290")
def test_a_hand_of_more_than_six_is_discarded_down_at_the_end_of_ones_own_turn_only():
    match = board(hand=["Luster Dragon", *[FILLER] * 7], foe_hand=[FILLER] * 9)
    match.act("phase", "end")
    assert match.s.phase == "end" and match.s.waits == 0
    assert "YGO-187" in match.refusal("phase", "end")
    match.act("discard", "Luster Dragon")
    assert match.s.waits == 0
    match.act("discard", FILLER)
    assert match.names("grave") == ["Luster Dragon", FILLER]
    assert len(match.s.hands[0]) == 6
    assert match.s.turn == 6 and len(match.s.hands[1]) == 10


@pytest.mark.rule("YGO-938")
def test_the_discard_for_the_limit_is_neither_cost_nor_effect():
    match = board(hand=[FILLER] * 8)
    match.act("phase", "end").act("discard", FILLER)
    assert match.s.phase == "end"  # the last action of the End Phase, not after it
    assert match.s.history[-1].how == ("discarded", "rule")


@pytest.mark.rule("YGO-167")
@pytest.mark.rule("YGO-310")
def test_an_empty_deck_loses_only_when_a_card_must_be_drawn():
    match = board(deck=0, foe_deck=1)
    match.end()
    assert not match.over and match.s.decks[1] == ()
    match.end()
    assert match.over and match.winner == 1


@pytest.mark.rule("YGO-939")
def test_both_players_without_a_card_to_draw_is_a_draw():
    match = board(deck=1, foe_deck=1)
    draw_or_lose(match.s, (2, 2))
    assert match.s.result == (0.5, 0.5)
    alone = board(deck=1, foe_deck=1)
    draw_or_lose(alone.s, (1, 2))
    assert alone.s.result == (1.0, 0.0)


@pytest.mark.rule("YGO-169")
@pytest.mark.rule("YGO-268")
def test_both_players_at_no_life_points_is_a_draw():
    match = board(lp=(500, 400))
    effect_damage(match.s, (500, 500), -1, 0)
    assert match.s.result == (0.5, 0.5) and match.lp == (0, 0)


@pytest.mark.rule("YGO-921")
def test_a_cost_higher_than_the_life_points_cannot_be_paid():
    match = board(lp=(1000, 8000))
    assert can_pay(match.s, 0, 1000) and not can_pay(match.s, 0, 1001)
