"""What a choice is for, what its card does, and why something else is not to be had."""

import pytest

from rulesets.parts.telling import teller_of
from rulesets.ptcg.eras import BASE
from tests.rulesets.ptcg.board import board, mon

HITMONCHAN, ELECTABUZZ, SCYTHER = "base1-7", "base1-20", "base2-10"
FINDER, BILL, OAK, REMOVAL, GUST = "base1-74", "base1-91", "base1-88", "base1-92", "base1-93"
OTHER_PIKACHU, PIKACHU, RAICHU = "base2-60", "base1-58", "base1-14"
POLIWRATH, DODUO = "base1-13", "base1-48"


def asked(match):
    return teller_of(match.game).asked(match.s)


def words(match):
    return [entry.words for entry in teller_of(match.game).menu(match.s)]


def test_a_pick_says_its_cause_its_purpose_and_its_count():
    match = board(BASE, HITMONCHAN, hand=[FINDER, BILL, OAK, REMOVAL], discard=[BILL, OAK])
    match.play(FINDER)
    assert asked(match) == (
        "Item Finder: put 2 of the cards in your hand except this card into the discard pile "
        "(pick 1 of 2)"
    )
    match.pick(BILL)
    assert asked(match).endswith("(pick 2 of 2)")
    match.pick(OAK)
    assert (
        asked(match) == "Item Finder: put 1 of the Trainer cards in your discard pile into the hand"
    )


def test_picks_that_follow_from_one_another_say_what_they_lead_to():
    foes = {"foe": mon(ELECTABUZZ, "L"), "foe_bench": [mon(SCYTHER, "G")]}
    match = board(BASE, HITMONCHAN, hand=[REMOVAL], **foes).play(REMOVAL)
    said = asked(match)
    assert said.startswith("Energy Removal: put 1 of the Energy cards on 1 of the opponent's")
    assert said.endswith("into the discard pile")


def test_the_price_of_a_retreat_says_what_it_is_for():
    match = board(BASE, mon(HITMONCHAN, "FL2"), bench=[SCYTHER])
    match.act(("retreat", match.spot("bench 1")))
    assert asked(match) == "The retreat of Hitmonchan: discard {C}{C} Energy from this Pokémon"


def test_a_number_says_what_it_is_a_number_of():
    match = board(BASE, mon(HITMONCHAN, "F", 60), hand=["base1-90"]).play("base1-90")
    assert asked(match) == (
        "Super Potion: choose how many: remove so many damage counters from Hitmonchan"
    )


def test_a_replacement_says_why_it_is_asked_for():
    foes = {"foe": mon(ELECTABUZZ, "", 60), "foe_bench": [SCYTHER, HITMONCHAN]}
    match = board(BASE, mon(HITMONCHAN, "F"), **foes).attack()
    assert asked(match) == "The Active spot is empty: choose a Benched Pokémon to become Active"


def test_in_the_middle_of_a_turn_nothing_is_asked():
    assert asked(board(BASE, HITMONCHAN)) == ""


def test_equal_pokemon_on_the_bench_are_told_apart_by_place_and_state():
    match = board(BASE, SCYTHER, bench=[mon(ELECTABUZZ, "L", 30), ELECTABUZZ])
    assert [w for w in words(match) if w.startswith("Retreat")] == [
        "Retreat; Electabuzz becomes Active (Bench 1, 40/70 HP, L)",
        "Retreat; Electabuzz becomes Active (Bench 2, 70/70 HP)",
    ]


def test_cards_of_one_name_that_play_differently_are_told_apart_by_print():
    match = board(BASE, SCYTHER, hand=[PIKACHU, OTHER_PIKACHU])
    assert [w for w in words(match) if w.startswith("Bench")] == [
        "Bench Pikachu (BS 58)",
        "Bench Pikachu (JU 60)",
    ]


def test_prints_that_play_the_same_are_offered_once():
    match = board(BASE, SCYTHER, hand=["base1-98", "base4-126"])
    assert len([a for a in match.game.legal_actions(match.s) if a[0] == "attach"]) == 2
    assert [w for w in words(match) if w.startswith("Attach")] == [
        "Attach Fire Energy to Scyther (Active)"
    ]


def test_an_attack_shows_what_it_does_beside_its_damage():
    match = board(BASE, mon(ELECTABUZZ, "LL"))
    entries = {e.words: e.detail for e in teller_of(match.game).menu(match.s)}
    assert "Paralyzed" in entries["Attack with Thundershock [L] 10"]
    assert entries["End the turn"] == ""


def test_a_menu_shows_the_sign_that_is_printed_behind_the_damage():
    assert "Attack with Water Gun [WWC] 30+" in words(board(BASE, mon(POLIWRATH, "WWWW")))
    assert "Attack with Fury Attack [C] 10×" in words(board(BASE, mon(DODUO, "F")))


def test_a_card_shows_its_figures_and_words():
    match = board(BASE, ELECTABUZZ)
    lines = teller_of(match.game).card(match.s, "electabuzz", 0)
    assert lines[0] == "Electabuzz (BS 20), Basic Pokémon, 70 HP, Lightning"
    assert lines[1].startswith("  [L] Thundershock 10: Flip a coin.")
    assert lines[2].startswith("  [LC] Thunderpunch 30+: Flip a coin.")
    assert lines[-1] == "  Weakness Fighting ×2; Resistance none; Retreat 2"


def test_a_card_of_the_opponent_that_lies_hidden_is_not_known():
    match = board(BASE, HITMONCHAN, foe=ELECTABUZZ, foe_hand=[GUST])
    teller = teller_of(match.game)
    assert teller.card(match.s, "Electabuzz", 0) and not teller.card(match.s, "Gust of Wind", 0)
    assert teller.card(match.s, "Gust of Wind", 1)


def why_not(match):
    return teller_of(match.game).why_not(match.s, 0)


@pytest.mark.rule("BASE-059")
def test_an_attack_without_its_energy_says_why_not():
    match = board(BASE, mon(HITMONCHAN, "F"))
    assert (
        "Special Punch: cannot attack: Special Punch costs FFC and Hitmonchan has F (BASE-059)"
        in (why_not(match))
    )
    assert not any(line.startswith("Jab") for line in why_not(match))


def test_a_card_that_cannot_evolve_anything_says_why_not():
    match = board(BASE, SCYTHER, hand=[RAICHU])
    (line,) = [line for line in why_not(match) if line.startswith("Raichu")]
    assert line.startswith("Raichu: cannot evolve Scyther: Raichu does not evolve from Scyther (")


def test_the_piles_are_open_to_both():
    match = board(BASE, HITMONCHAN, discard=[BILL, BILL])
    assert teller_of(match.game).piles(match.s, 1) == [
        "Player 2 (you), discard pile (0): empty",
        "Player 1, discard pile (2): 2× Bill",
    ]


def test_a_card_says_what_is_picked_where_it_is_used():
    match = board(BASE, HITMONCHAN, hand=[FINDER])
    assert teller_of(match.game).card(match.s, "Item Finder", 0)[1] == (
        "  Only if there are 2 or more of the cards in your hand except this card. "
        "Put 2 of the cards in your hand except this card into the discard pile. "
        "Put 1 of the Trainer cards in your discard pile into the hand."
    )
