"""Energy, discard piles, hands and Trainer cards that something of the first years protects."""

import pytest

from rulesets.ptcg.effects.ops import (
    Attached,
    CardScript,
    Draw,
    Exists,
    Held,
    In,
    InPlay,
    KnockOut,
    Lasting,
    Marked,
    Modifier,
    Pick,
    Require,
    Self,
    Send,
    Unmark,
)
from rulesets.ptcg.eras import BASE
from tests.rulesets.ptcg.board import ask, board, mon, run

REMOVAL, BILL, SWITCH = "base1-92", "base1-91", "base1-95"
BROCKS, PROTECTION = "gym1-20", "gym2-101"


def test_brocks_protection_keeps_energy_from_the_opponents_trainers():
    foe = mon("gym1-20", "FF", tools=["gym2-101"])
    match = board(BASE, foe=foe, hand=[REMOVAL]).play(REMOVAL)
    assert match.energy("foe") == 2


def test_energy_without_protection_is_removed():
    match = board(BASE, foe=mon("gym1-20", "FF"), hand=[REMOVAL]).play(REMOVAL)
    assert match.energy("foe") == 1


def test_ecogym_returns_coloured_energy_that_the_opponent_discards():
    match = board(BASE, foe=mon("Snorlax", "F"), hand=[REMOVAL], stadium="neo1-84").play(REMOVAL)
    assert match.names("hand", 1) == ["Fighting Energy"]


def test_recycle_energy_comes_back_from_play():
    match = board(BASE, mon("Snorlax", ["neo1-105"]), ["Onix"])
    run(match, (Send(Attached(InPlay("you"))),))
    assert match.names("hand") == ["Recycle Energy"]


def test_recycle_energy_comes_back_from_a_pokemon_knocked_out():
    match = board(BASE, mon("Snorlax", ["neo1-105"]), ["Onix"])
    run(match, (KnockOut(InPlay("you", "active")),))
    match.end()
    assert "Recycle Energy" in match.names("hand")


def test_a_discard_pile_that_parasect_guards_is_not_touched_by_powers():
    match = board(BASE, "Rattata", ["neo3-35"], discard=["Grass Energy"])
    take = Pick(In("discard"), "cards"), Send(Held("cards"), "hand")
    run(match, take, self=match.spot("active"))
    assert match.names("hand") == []


def test_no_effect_takes_a_discarded_card_into_the_hand_under_pokemon_tower():
    match = board(BASE, discard=["Grass Energy"], stadium="basep-42")
    run(match, (Pick(In("discard"), "cards"), Send(Held("cards"), "hand")), values={"attack": "x"})
    assert match.names("hand") == []


def test_a_pokemon_with_exactly_10_hp_left_goes_home():
    match = board(BASE, mon("gym2-35", damage=40), ["Onix"])
    hp = match.s.face_at(match.spot("active")).hp
    match.s.damage[match.spot("active")] = hp - 20
    run(match, (Lasting((Modifier("hp", -10),), "this turn", Self()),))
    match.s.damage[match.spot("active")] = hp - 10
    match.end()
    assert match.name("active") == "Onix"


def test_narrow_gym_sends_a_fifth_benched_pokemon_to_the_hand():
    bench = ["Onix", "Onix", "Onix", "Onix", "Rattata"]
    match = board(BASE, bench=bench, hand=["gym1-124"]).play("gym1-124")
    match.act(("discard", match.spot("bench 5")))
    assert match.names("hand") == ["Rattata"]


def test_removal_costs_two_cards_under_no_removal_gym():
    foe = mon("Snorlax", "FF")
    match = board(BASE, foe=foe, hand=[REMOVAL, "Onix"], stadium="gym1-103")
    assert not match.allows("play")
    match = board(BASE, foe=foe, hand=[REMOVAL, "Onix", "Onix"], stadium="gym1-103").play(REMOVAL)
    assert match.names("hand") == []
    assert match.energy("foe") == 1


def test_no_removal_gym_asks_nothing_for_another_card():
    match = board(BASE, hand=[BILL], stadium="gym1-103").play(BILL)
    assert match.count("hand") == 2


def test_a_hand_set_aside_comes_back_when_the_next_turn_ends():
    match = board(BASE, foe_hand=["Onix"], hand=["gym1-119"]).play("gym1-119", coins="H")
    assert match.count("hand", 1) == 0
    assert match.s.aside[1]
    match.end().end()
    assert "Onix" in match.names("hand", 1)


def test_an_open_hand_is_seen_by_the_other_player():
    match = board(BASE, "base3-52", foe_hand=["Onix"])
    seen = match.game.view(match.s, 0).facts["players"][1]
    assert seen["cards"] == ["Onix"]
    hidden = board(BASE, foe_hand=["Onix"])
    assert "cards" not in hidden.game.view(hidden.s, 0).facts["players"][1]
    match.s.revealed = 0  # the Pokémon that opens it still lies face down
    assert "cards" not in match.game.view(match.s, 0).facts["players"][1]


@pytest.mark.parametrize(("coin", "drawn"), [("H", 0), ("T", 2)])
def test_slowking_may_send_a_trainer_back_to_the_deck(coin, drawn):
    match = board(BASE, hand=[BILL], foe="neo1-14").play(BILL)
    match.act(("yes",), coins=coin)
    assert match.count("hand") == drawn
    assert (match.s.table.faces[match.s.decks[0][0]].name == "Bill") == (coin == "H")


@pytest.mark.parametrize(("answer", "theirs"), [(("yes",), 2), (("no",), 0)])
def test_chaos_gym_lets_the_opponent_use_what_tails_stop(answer, theirs):
    match = board(BASE, hand=[BILL], stadium="gym2-102").play(BILL, coins="T")
    match.act(answer)
    assert (match.count("hand"), match.count("hand", 1)) == (0, theirs)
    assert match.names("discard") == ["Bill"]


def test_chaos_gym_leaves_a_trainer_alone_with_heads():
    match = board(BASE, hand=[BILL], stadium="gym2-102").play(BILL, coins="H")
    assert match.count("hand") == 2


@pytest.mark.parametrize(("coins", "status"), [("TH", "Paralyzed"), ("TT", "Paralyzed")])
def test_lock_on_counts_tails_as_heads(coins, status):
    match = board(BASE, mon("neo2-7", "LLL"), foe="Snorlax").attack(0).end()
    match.attack(1, coins=coins)
    assert match.damage("foe") == 50


def test_ninja_trick_lets_another_pokemon_take_the_attack():
    foe = mon("gym2-44", tools=["gym2-115"])
    match = board(BASE, mon("Rattata", "GG"), foe=foe, foe_bench=["Onix"]).attack()
    match.act(("yes",))
    assert match.name("foe") == "Onix"
    assert match.damage("foe") > 0
    assert "Koga's Ninja Trick" in match.names("discard", 1)


def test_a_marker_taken_off_is_gone():
    match = board(BASE)
    run(match, (Lasting((Modifier("marker", value="x"),), "while active", Self()),),
        self=match.spot("active"))  # fmt: skip
    assert ask(match, InPlay("you", filter=Marked("x")))
    run(match, (Unmark("x", InPlay("you")),))
    assert not ask(match, InPlay("you", filter=Marked("x")))


def test_shadow_images_last_until_damage_is_done():
    match = board(BASE, mon("gym1-13", "G"), foe=mon("Rattata", "GG")).attack(0)
    match.attack(coins="H")
    assert match.damage("active") > 0
    match.end()
    match.attack()
    assert match.damage("active") > 10


def test_the_turn_ends_though_an_attack_sends_a_pokemon_home():
    foe = mon("gym2-35", damage=40)
    match = board(BASE, mon("Machop", "F"), foe=foe, foe_bench=["Onix"]).attack()
    assert (match.name("foe"), match.s.turn, match.s.waits) == ("Onix", 6, 1)
    assert match.prizes() == 6


def test_chaos_gym_gives_nobody_a_trainer_that_comes_into_play_itself():
    theirs = {"foe": BROCKS, "foe_bench": [BROCKS]}
    match = board(BASE, BROCKS, hand=[PROTECTION], stadium="gym2-102", **theirs)
    match.play(PROTECTION, coins="T").act(("yes",))
    assert match.s.waits == 0 and match.game.legal_actions(match.s)[-1] == ("end",)
    assert not any(match.s.tools) and match.count("discard") == 1


@pytest.mark.parametrize(("hand", "theirs"), [(["Onix"], 3), ([], 0)])
def test_chaos_gym_gives_the_opponent_only_what_they_could_play(hand, theirs):
    asks = CardScript(play=(Require(Exists(In("hand"))), Draw(2)))
    match = board(
        BASE, hand=[BILL, "Onix"], foe_hand=hand, stadium="gym2-102", scripts={BILL: asks}
    )
    match.play(BILL, coins="T").act(("yes",))
    assert (match.count("hand"), match.count("hand", 1)) == (1, theirs)
