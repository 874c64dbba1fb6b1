"""What just happened, told with its cause and as each seat may hear it; real cards of the pool."""

from rulesets.parts.telling import teller_of
from rulesets.ptcg.eras import BASE
from tests.rulesets.ptcg.board import board, mon

HITMONCHAN, ELECTABUZZ, SCYTHER = "base1-7", "base1-20", "base2-10"
PLUSPOWER, BILL, OAK, SEARCH = "base1-84", "base1-91", "base1-88", "base1-71"
REMOVAL, SUPER_POTION, DUGTRIO, PIKACHU = "base1-92", "base1-90", "base1-19", "base1-58"


def told(match, action, listener=None, coins=""):
    """Return an action, and the coins that follow it, as a listener hears them."""
    teller = teller_of(match.game)
    lines = []
    for step in [action, *(("coin", int(coin == "H")) for coin in coins)]:
        assert match.game.refusal(match.s, step) is None
        before = match.s.clone()
        teller.listen(match.s)
        match.game.apply(match.s, step)
        lines += teller.happened(before, step, match.s, listener)
        match.s.told = None
    return lines


def test_damage_is_told_with_its_sum():
    match = board(BASE, mon(HITMONCHAN, "F", tools=[PLUSPOWER]), foe=ELECTABUZZ)
    assert told(match, ("attack", 0))[:2] == [
        "Player 1: Attack with Jab [F] 20",
        "  Player 1's Hitmonchan does 50 damage to Player 2's Electabuzz "
        "(20 ×2 Weakness +10 PlusPower), 20 of 70 HP left",
    ]


def test_resistance_is_a_term_of_the_sum():
    match = board(BASE, mon(HITMONCHAN, "FFF"), foe=SCYTHER)
    assert told(match, ("attack", 1))[1] == (
        "  Player 1's Hitmonchan does 10 damage to Player 2's Scyther (40 -30 Resistance), "
        "60 of 70 HP left"
    )


def test_what_the_text_of_the_attack_adds_is_a_term_of_the_sum():
    match = board(BASE, mon(ELECTABUZZ, "LL", tools=[PLUSPOWER]), foe=HITMONCHAN)
    assert told(match, ("attack", 1), coins="H")[2] == (
        "  Player 1's Electabuzz does 50 damage to Player 2's Hitmonchan "
        "(30 +10 by its text +10 PlusPower), 20 of 70 HP left"
    )


def test_damage_that_becomes_nothing_is_told():
    match = board(BASE, mon(HITMONCHAN, "F"), foe=SCYTHER)
    assert told(match, ("attack", 0))[1] == (
        "  Player 1's Hitmonchan does no damage to Player 2's Scyther (20 -30 Resistance)"
    )


def test_a_knock_out_its_prize_and_the_next_turn_are_told_in_order():
    match = board(BASE, mon(HITMONCHAN, "F"), foe=mon(ELECTABUZZ, "LL", 40), foe_bench=[SCYTHER])
    lines = told(match, ("attack", 0), listener=1)
    assert lines[2:] == [
        "  Player 2's Electabuzz is Knocked Out",
        "  Player 1 takes 1 Prize (5 left)",
        "  Player 2's Scyther becomes Active",
        "Turn 6: Player 2",
        "  Player 2 draws Grass Energy",
    ]


def test_the_cards_behind_a_prize_and_a_draw_are_told_to_their_owner_alone():
    match = board(BASE, HITMONCHAN, hand=[BILL])
    play = ("play", match.card(BILL))
    assert told(match, play, 0)[1] == "  Player 1 draws 2× Grass Energy"
    match = board(BASE, HITMONCHAN, hand=[BILL])
    assert told(match, play, 1)[1] == "  Player 1 draws 2 cards"


def test_a_card_taken_from_the_deck_is_named_to_who_takes_it_alone():
    for seat, what in ((0, "Grass Energy"), (1, "1 card")):
        match = board(BASE, HITMONCHAN, hand=[SEARCH, BILL, REMOVAL])
        lines = told(match, ("play", match.card(SEARCH)), seat)
        assert lines[1:] == [
            "  Player 1 discards Bill and Energy Removal from the hand",
            f"  Player 1 puts {what} from the deck into the hand",
        ]


def test_discarded_cards_are_named_to_both():
    match = board(BASE, HITMONCHAN, hand=[OAK, BILL, BILL, REMOVAL])
    lines = told(match, ("play", match.card(OAK)), 1)
    assert lines[1] == "  Player 1 discards 2× Bill and Energy Removal from the hand"
    assert lines[2] == "  Player 1 draws 7 cards"


def test_energy_that_an_effect_discards_is_told_with_its_pokemon():
    match = board(BASE, HITMONCHAN, foe=mon(ELECTABUZZ, "L"), hand=[REMOVAL])
    lines = told(match, ("play", match.card(REMOVAL)), 0)
    assert lines == [
        "Player 1: Play Energy Removal",
        "  Player 2 discards Lightning Energy from Electabuzz",
    ]


def test_healing_is_told():
    match = board(BASE, mon(HITMONCHAN, "F", 60), hand=[SUPER_POTION])
    lines = told(match, ("play", match.card(SUPER_POTION)))
    assert lines[1] == "  Player 1 discards Fighting Energy from Hitmonchan"
    assert told(match, ("number", 4))[1] == "  40 damage is removed from Hitmonchan"


def test_a_coin_is_told_with_what_it_is_for_and_what_it_brings():
    match = board(BASE, mon(ELECTABUZZ, "L"), foe=HITMONCHAN)
    lines = told(match, ("attack", 0), coins="H")
    assert "Coin for Thundershock of Electabuzz: heads" in lines
    assert "  Player 2's Hitmonchan is now Paralyzed" in lines


def test_the_coin_of_a_sleeping_pokemon_names_it():
    match = board(BASE, mon(HITMONCHAN, status="Asleep"))
    lines = told(match, ("end",), coins="H")
    assert lines[1:3] == [
        "Coin for Hitmonchan, which is Asleep: heads",
        "  Player 1's Hitmonchan wakes up",
    ]


def test_a_coin_of_confusion_and_its_damage_are_told():
    match = board(BASE, mon(HITMONCHAN, "F", status="Confused"), foe=SCYTHER)
    lines = told(match, ("attack", 0), coins="T")
    assert "Coin for Hitmonchan, which is Confused: tails" in lines
    assert "  Player 1's Hitmonchan hurts itself for 20" in lines


def test_a_condition_that_ends_on_the_bench_is_told():
    match = board(BASE, mon(SCYTHER, status="Poisoned"), bench=[HITMONCHAN])
    assert told(match, ("retreat", match.spot("bench 1"))) == [
        "Player 1: Retreat; Hitmonchan becomes Active",
        "  Scyther is no longer Poisoned",
    ]


def test_a_lasting_effect_is_told_with_its_cause():
    match = board(BASE, mon(SCYTHER, "G"), foe=HITMONCHAN)
    lines = told(match, ("attack", 0))
    assert any(x.startswith("  From now on for Scyther: ") and "Scyther)" in x for x in lines)


def test_the_end_of_a_match_is_told_with_its_reason():
    match = board(BASE, mon(HITMONCHAN, "F"), foe=mon(ELECTABUZZ, "", 40), prizes=1)
    assert told(match, ("attack", 0))[-1] == (
        "Player 1 wins: all Prizes are taken and Player 2 has no Pokémon left in play"
    )
    match = board(BASE, HITMONCHAN, foe=ELECTABUZZ, foe_deck=0)
    assert told(match, ("end",))[-1] == "Player 1 wins: Player 2 cannot draw from an empty deck"


def test_a_trainer_that_does_nothing_says_so():
    match = board(BASE, HITMONCHAN, foe=ELECTABUZZ, hand=[REMOVAL])
    assert told(match, ("play", match.card(REMOVAL))) == [
        "Player 1: Play Energy Removal",
        "  Nothing happens",
    ]


def test_nothing_is_kept_where_nobody_listens():
    match = board(BASE, HITMONCHAN, hand=[BILL])
    match.play(BILL)
    assert match.s.told is None
    teller_of(match.game).listen(match.s)
    assert match.s.clone().told is None
