"""The turn: its frame, the draw, benching, attaching, and the limits of each."""

import pytest

from rulesets.ptcg.effects.ops import (
    CardScript,
    Draw,
    Heal,
    In,
    InPlay,
    Look,
    Pick,
    Power,
    Top,
    Use,
)
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import Opening, board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS, LATER

DRAW = {"Bill": CardScript(play=(Draw(2),)), "Professor": CardScript(play=(Draw(7),))}


def first_turn(era, hand, scripts=None, coins="H"):
    """Return a match in the first player's first turn with some cards in hand."""
    deal = ["Rattata", *hand, *["Grass Energy"] * (6 - len(hand))]
    match = Opening(era, (deal,), (["Rattata", *["Grass Energy"] * 6],), scripts)
    match.go(coins)
    while match.s.turn == 0:
        offers = match.game.legal_actions(match.s)
        if offers[0][0] == "active":
            match.do("active", "Rattata")
        else:
            match.do("done")
    return match


@ERAS
@pytest.mark.rule("BASE-027", "EX-056", "BW-076")
def test_players_take_turns_alternately(era):
    match = board(era)
    seats = []
    for _ in range(4):
        seats.append(match.s.seat)
        match.end()
    assert seats == [0, 1, 0, 1]


@ERAS
@pytest.mark.rule("BASE-028", "EX-057", "BW-076")
def test_only_the_player_whose_turn_it_is_acts(era):
    match = board(era, foe_hand=["Onix"])
    assert match.s.waits == 0
    onix = match.card("Onix", 1)
    refused = match.refusal("bench", onix)
    assert refused == f"cannot bench it: the card is not in hand ({era.cites['turn']})"


@ERAS
@pytest.mark.rule("BASE-029", "BASE-030", "EX-058", "EX-059", "BW-076", "BW-077")
def test_a_turn_begins_with_one_card_from_the_deck(era):
    match = board(era, foe_hand=[], foe_deck=10)
    match.end()
    assert match.count("hand", 1) == 1
    assert match.count("deck", 1) == 9


@pytest.mark.parametrize(("era", "cards"), [(BASE, 7), (EX, 6), (BW, 7)])
@pytest.mark.rule("BASE-030", "EX-060", "BW-077")
def test_whether_the_first_player_draws_on_the_first_turn(era, cards):
    match = first_turn(era, [])
    assert match.count("hand") == cards  # six left after the Active Pokémon, and the draw
    match.end()
    assert match.count("hand", 1) == 7


@ERAS
@pytest.mark.rule("BASE-031", "BASE-116", "EX-061", "EX-187", "BW-078", "BW-188")
def test_a_player_who_cannot_draw_at_the_start_of_the_turn_loses(era):
    match = board(era, foe_deck=0).end()
    assert match.winner == 0
    last = board(era, foe_deck=1).end()  # the last card can be drawn
    assert not last.over and last.count("hand", 1) == 1


@ERAS
@pytest.mark.rule("BASE-032", "EX-064", "BW-081")
def test_any_number_of_basics_may_be_benched_in_a_turn(era):
    match = board(era, hand=["Onix", "Onix", "Machop"])
    for name in ("Onix", "Machop", "Onix"):
        match.bench(name)
    assert len(match.s.bench_spots(0)) == 3


@ERAS
@pytest.mark.rule("BASE-017", "BASE-035", "EX-039", "EX-064", "BW-057", "BW-081")
def test_the_bench_never_holds_more_than_five_pokemon(era):
    match = board(era, bench=["Rattata"] * 4, hand=["Onix", "Machop"])
    match.bench("Onix")
    assert match.refusal("bench", "Machop") == (
        f"cannot bench Machop: the Bench holds 5 Pokémon ({era.cites['bench full']})"
    )


@ERAS
@pytest.mark.rule("BASE-017", "EX-039", "BW-057")
def test_evolved_pokemon_count_towards_the_five(era):
    evolved = mon("Machoke", under=["Machop"])
    match = board(era, bench=[evolved] * 5, hand=["Onix"])
    assert not match.allows("bench", "Onix")


@ERAS
@pytest.mark.rule("BASE-117", "BASE-005", "EX-233", "EX-017", "BW-197", "BW-233")
def test_only_basic_pokemon_are_put_on_the_bench_from_hand(era):
    match = board(era, hand=["Machoke", "Machop"])
    assert match.refusal("bench", "Machoke") == (
        f"cannot bench Machoke: it is not a Basic Pokémon ({era.cites['bench kind']})"
    )
    assert match.allows("bench", "Machop")


@ERAS
@pytest.mark.rule("BASE-033", "EX-066", "BW-083")
def test_only_one_energy_card_is_attached_from_hand_in_a_turn(era):
    match = board(era, hand=["Fire Energy", "Water Energy"])
    match.attach("Fire Energy")
    assert match.refusal("attach", "Water Energy", "active") == (
        "cannot attach Water Energy: the limit is 1 Energy card a turn"
        f" ({era.cites['attach limit']})"
    )
    match.next_turn()
    assert match.allows("attach", "Water Energy", "active")


@ERAS
@pytest.mark.rule("BASE-034", "BASE-016", "EX-067", "EX-209", "BW-084", "BW-195")
def test_energy_goes_to_any_own_pokemon_active_or_benched(era):
    match = board(era, bench=["Onix"], hand=["Fire Energy"])
    assert match.allows("attach", "Fire Energy", "active")
    assert not match.allows("attach", "Fire Energy", "foe")
    match.attach("Fire Energy", "bench 1")
    assert match.energy("bench 1") == 1
    assert match.count("hand") == 0


@ERAS
@pytest.mark.rule("BASE-006", "EX-015", "EX-036", "BW-064")
def test_energy_works_only_when_attached(era):
    match = board(era, mon("Machop"), hand=["Fighting Energy"])
    assert not match.allows("attack", 0)
    match.attach("Fighting Energy")
    assert match.allows("attack", 0)


@ERAS
@pytest.mark.rule(
    "BASE-008", "BASE-032", "BASE-036", "EX-015", "EX-068", "BW-085", "BW-086", "BW-222"
)
def test_trainers_are_followed_then_discarded_and_not_limited(era):
    match = board(era, hand=["Bill", "Bill"], scripts=DRAW)
    match.play("Bill").play("Bill")
    assert match.names("discard") == ["Bill", "Bill"]
    assert match.count("hand") == 4
    asks = {"Bill": CardScript(play=(Pick(InPlay("you"), "it"), Draw(1)))}
    match = board(era, bench=["Onix"], hand=["Bill"], scripts=asks).play("Bill")
    assert match.names("discard") == []  # not before its instructions are followed
    assert match.pick("bench 1").names("discard") == ["Bill"]


@ERAS
@pytest.mark.rule("BASE-008", "EX-015")
def test_pokemon_and_energy_stay_in_play_turn_after_turn(era):
    match = board(era, mon("Machop", "F"), foe="Snorlax")
    match.attack()
    match.end()
    assert match.energy("active") == 1
    assert match.allows("attack", 0)


@ERAS
@pytest.mark.rule("BASE-032", "BASE-029", "EX-058", "BW-076")
def test_free_actions_come_in_any_order(era):
    match = board(
        era,
        mon("Rattata", "G"),
        bench=["Machop"],
        hand=["Onix", "Bill", "Fire Energy", "Machoke"],
        scripts=DRAW,
    )
    match.retreat("bench 1").play("Bill").evolve("Machoke").attach("Fire Energy").bench("Onix")
    assert match.name("active") == "Machoke"
    assert match.s.seat == 0


@pytest.mark.rule("BASE-121")
def test_on_the_first_turn_of_the_base_game_everything_but_evolving_is_allowed():
    hand = ["Bill", "Rattata", "Fire Energy", "Machoke", "Machop"]
    match = first_turn(BASE, hand, DRAW)
    match.bench("Machop").attach("Fire Energy").play("Bill")
    assert match.refusal("evolve", "Machoke", "bench 1").endswith("(BASE-057)")
    assert match.allows("retreat", "bench 1")
    assert match.allows("attack", 0)


@pytest.mark.rule("EX-240", "EX-070")
def test_on_the_first_turn_of_the_ex_game_no_supporter_and_no_evolving():
    hand = ["Professor", "Rain Stadium", "Fire Energy", "Machop", "Machoke"]
    match = first_turn(EX, hand, DRAW)
    assert match.count("hand") == 6  # seven, one of them laid, and no draw
    assert match.refusal("play", "Professor") == (
        "cannot play Professor: the first player plays no Supporter on the first turn (EX-070)"
    )
    match.bench("Machop").attach("Fire Energy").play("Rain Stadium")
    assert match.refusal("evolve", "Machoke", "bench 1").endswith("(EX-096)")
    assert match.allows("retreat", "bench 1")
    assert match.allows("attack", 0)
    match.end()
    assert match.s.turn == 2


@pytest.mark.rule("EX-070")
def test_the_second_player_may_play_a_supporter_on_the_second_turn():
    match = first_turn(EX, ["Professor"], DRAW, coins="T")
    assert match.s.seat == 1
    match.end()
    assert match.allows("play", "Professor")


@pytest.mark.rule("BW-089", "BW-090")
def test_on_the_first_turn_of_the_bw_game_supporters_and_attacks_are_allowed():
    match = first_turn(BW, ["Professor", "Fire Energy"], DRAW)
    match.attach("Fire Energy")
    assert match.allows("attack", 0)
    match.play("Professor")
    assert match.s.supporters == 1


@LATER
@pytest.mark.rule("EX-062", "EX-063", "BW-079", "BW-080")
def test_drawing_or_looking_at_more_cards_than_remain_takes_what_is_left(era):
    match = board(era, deck=3)
    run(match, (Look(Top(In("deck"), 5)),))
    seen = next(entry for entry in reversed(match.s.log) if entry[0] == "see")
    assert len(seen[2]) == 3
    run(match, (Draw(7 if era is EX else 5),))
    assert (match.count("hand"), match.count("deck")) == (3, 0)
    assert not match.over


@ERAS
@pytest.mark.rule("BASE-067", "BASE-064", "EX-109", "EX-110", "BW-105", "BW-107")
def test_a_turn_may_end_without_an_attack_and_ends_with_one(era):
    assert board(era).end().s.seat == 1
    match = board(era, mon("Machop", "F"), foe="Snorlax").attack()
    assert match.s.seat == 1


@ERAS
@pytest.mark.rule("BASE-046", "BASE-048", "BASE-016", "EX-085", "EX-088", "BW-101")
def test_powers_are_used_from_active_and_benched_pokemon_before_the_attack(era):
    healer = pokemon("Healer", 60, powers=((era.power_kinds[0], "Heal"),))
    use = Use((Pick(InPlay("you"), "it"), Heal(1, InPlay("you"))))
    match = board(
        era,
        mon("Healer", "G", damage=30),
        bench=["Healer"],
        cards=[healer],
        scripts={"Healer": CardScript(powers=(Power(uses=(use,)),))},
    )
    match.power("active").pick("active")
    match.power("bench 1").pick("active")
    assert match.damage("active") == 10
    assert match.allows("attack", 0)


@ERAS
@pytest.mark.rule("BASE-012", "BASE-013", "EX-035", "BW-063")
def test_only_cards_on_the_table_are_in_play(era):
    match = board(era, bench=["Onix"], hand=["Machop"], deck=["Machop"] * 4, discard=["Machop"])
    names = {match.s.key_of(c) for c in InPlay("you").find(match.s, match.s.stack[-1])}
    assert names == {"Rattata", "Onix"}


@ERAS
@pytest.mark.rule("BASE-010", "EX-038", "BW-056", "BW-058", "BW-138")
def test_only_the_active_pokemon_fights(era):
    match = board(era, "Snorlax", bench=[mon("Machop", "F")])
    attacks = [a for a in match.game.legal_actions(match.s) if a[0] == "attack"]
    assert attacks == []
    assert len(match.s.active_spots(0)) == 1


@ERAS
@pytest.mark.rule("BASE-014", "BASE-106", "EX-037", "BW-059", "BW-060", "BW-061")
def test_discard_piles_are_open_and_belong_to_the_cards_owner(era):
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", "G", damage=20), foe_bench=["Onix"])
    match.attack()
    assert match.names("discard", 1) == ["Rattata", "Grass Energy"]
    seen = match.game.view(match.s, 0).facts["players"][1]["discard"]
    assert seen == ["Rattata", "Grass Energy"]


@ERAS
@pytest.mark.rule("BW-052", "BW-053")
def test_hands_are_hidden_and_decks_are_counted(era):
    match = board(era, foe_hand=["Onix"], foe_deck=9)
    facts = match.game.view(match.s, 0).facts
    assert facts["players"][1]["deck"] == 9
    assert facts["players"][1]["hand"] == 1
    assert "Onix" not in str(facts)


@ERAS
@pytest.mark.rule("BW-054", "BW-055", "BASE-015")
def test_a_prize_is_seen_only_when_it_is_in_the_hand_and_may_then_be_played(era):
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"])
    assert match.game.view(match.s, 0).facts["players"][0]["cards"] == []
    match.attack()
    assert match.names("hand") == ["Grass Energy"]
    match.end()
    assert match.allows("attach", "Grass Energy", "active")
