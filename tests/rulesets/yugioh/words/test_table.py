"""Duels told move by move, and what choices are for; real cards with their stored programs."""

from rulesets.yugioh.game import GAME_9
from tests.rulesets.yugioh.play import board as boards

TELLER = GAME_9.teller


def board(*args, **facts):
    """Return a board whose cards have their stored programs."""
    return boards.board(*args, compiled=True, **facts)


def told(match, kind, *rest, listener=None):
    """Return an action as a listener hears it."""
    action = match.action(kind, *rest)
    assert match.game.refusal(match.s, action) is None
    before = match.s.clone()
    TELLER.listen(match.s)
    match.game.apply(match.s, action)
    lines = TELLER.happened(before, action, match.s, listener)
    match.s.told = None
    return lines


def test_a_battle_is_told_with_its_end():
    match = board(["Luster Dragon"], ["Celtic Guardian"]).battle()
    assert told(match, "attack", "Luster Dragon", "foe Celtic Guardian") == [
        "Player 1: Attack Celtic Guardian (1400) with Luster Dragon (1900)",
        "  Player 2 takes 500 battle damage, 7500 LP left",
        "  Player 2's Celtic Guardian is destroyed by battle",
    ]


def test_drawn_cards_are_named_to_who_draws_them_alone():
    for listener, what in ((0, "2× Mystical Elf"), (1, "2 cards"), (None, "2× Mystical Elf")):
        match = board(hand=["Pot of Greed"])
        lines = told(match, "activate", "Pot of Greed", 0, listener=listener)
        assert lines[-2:] == ["  Pot of Greed resolves", f"  Player 1 draws {what}"]


def test_what_a_spell_destroys_is_told_with_its_side():
    match = board(["Luster Dragon"], ["Celtic Guardian"], hand=["Dark Hole"])
    lines = told(match, "activate", "Dark Hole", 0)
    assert "  Player 1's Luster Dragon is destroyed" in lines
    assert "  Player 2's Celtic Guardian is destroyed" in lines


def test_a_card_that_lay_face_down_is_named_once_it_is_activated():
    match = board(foe=["Luster Dragon"], spells=["Jar of Greed set"], hand=["Luster Dragon"])
    lines = told(match, "activate", "Jar of Greed", 0, listener=1)
    assert lines[0] == "Player 1: Activate Jar of Greed"


def test_a_card_that_is_set_is_named_to_its_player_alone():
    for listener, what in ((0, "Set Jar of Greed"), (1, "Set a card")):
        match = board(hand=["Jar of Greed"])
        assert told(match, "set", "Jar of Greed", listener=listener) == [f"Player 1: {what}"]


def test_a_tribute_is_told():
    match = board(["Celtic Guardian"], hand=["Summoned Skull"])
    lines = told(match, "summon", "Summoned Skull", "Celtic Guardian")
    assert "  Player 1 Tributes Celtic Guardian by Summoned Skull" in lines


def test_the_end_of_a_duel_is_told_with_its_reason():
    match = board(["Luster Dragon"]).battle()
    match.s.lp[1] = 100
    assert told(match, "attack", "Luster Dragon", -1)[-2:] == [
        "  Player 2 takes 1900 battle damage, 0 LP left",
        "Player 1 wins: the opponent has no Life Points",
    ]


def test_a_choice_says_its_phase_or_what_it_is_for():
    match = board(hand=["Graceful Charity", "Luster Dragon"])
    assert TELLER.asked(match.s) == "Main Phase 1"
    match.act("activate", "Graceful Charity", 0)
    assert TELLER.asked(match.s) == (
        "Graceful Charity: discard 2 of cards in your hand (pick 1 of 2)"
    )


def test_an_answer_says_what_it_would_answer():
    match = board(hand=["Pot of Greed"], foe_spells=["Jar of Greed set"])
    match.act("activate", "Pot of Greed", 0)
    assert TELLER.asked(match.s) == "Player 1 activates Pot of Greed: answer, or pass"


def test_an_activation_shows_what_it_does_and_a_card_its_figures():
    match = board(["Luster Dragon"], hand=["Pot of Greed"])
    detail = {e.words: e.detail for e in TELLER.menu(match.s)}["Activate Pot of Greed"]
    assert "draw 2" in detail
    (line,) = TELLER.card(match.s, "luster dragon", 0)
    assert line.startswith("Luster Dragon, ") and "Level 4" in line and "ATK 1900" in line


def test_a_hidden_card_of_the_opponent_is_not_looked_up():
    match = board(foe_spells=["Jar of Greed set"])
    assert not TELLER.card(match.s, "Jar of Greed", 0) and TELLER.card(match.s, "Jar of Greed", 1)


def test_an_activation_of_a_card_that_stays_shows_what_it_does_there():
    match = board(hand=["Gaia Power"], deck=["Luster Dragon"] * 5)
    detail = {e.words: e.detail for e in TELLER.menu(match.s)}["Activate Gaia Power"]
    assert "atk +500" in detail


def test_everything_that_cannot_be_done_says_why_not():
    match = board(["Luster Dragon"], hand=["Blue-Eyes White Dragon", "Jar of Greed"], turn=5)
    match.act("set", "Jar of Greed")
    lines = TELLER.why_not(match.s, 0)
    assert any("Blue-Eyes White Dragon" in x and "YGO-079" in x for x in lines)
    assert any("Jar of Greed" in x and "YGO-153" in x for x in lines)
    assert TELLER.why_not(match.s, 1) == []
    match.battle().act("attack", "Luster Dragon", -1)
    assert any("Luster Dragon" in x and "YGO-193" in x for x in TELLER.why_not(match.s, 0))


def test_a_card_that_cannot_be_used_says_why_not():
    match = board(hand=["Summoned Skull"])
    (line,) = TELLER.why_not(match.s, 0)
    assert line.startswith("Summoned Skull: cannot ") and "(YGO-" in line
