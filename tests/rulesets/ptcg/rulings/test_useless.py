"""Trainers, powers and Stadiums that all can see would do nothing; "up to" and none.

Cards printed after the third rulebook are played here by their own programs under its rules.
"""

import pytest

from rulesets.engine.lasting import Use
from rulesets.ptcg.effects.ops import (
    AttackScript,
    Bench,
    CardScript,
    Draw,
    Every,
    Held,
    In,
    InPlay,
    Kind,
    Modifier,
    MoveCounters,
    Pay,
    Pick,
    Power,
    SameName,
    Send,
    Shuffle,
    TakeUp,
    That,
    Unlike,
)
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import FROM_EX

SWITCH, POTION, RETRIEVAL, CATCHER = "bw1-104", "bw1-100", "bw1-92", "bw2-95"
JUNIPER, ULTRA_BALL, MAX_POTION = "bw1-101", "bw5-102", "bw2-94"
USELESS = "all can see that it would do nothing"


def may_play(era, card, **side):
    return board(era, **{"hand": [card], **side}).allows("play", card)


@FROM_EX
@pytest.mark.rule("RO-01", "PL-047")
@pytest.mark.parametrize(
    ("card", "useful"),
    [
        (SWITCH, {"bench": ["Onix"]}),
        (POTION, {"active": mon("Onix", damage=10)}),
        (RETRIEVAL, {"discard": ["Fire Energy"]}),
        (CATCHER, {"foe_bench": ["Onix"]}),
        ("bw1-94", {"active": mon("Onix", "R"), "bench": ["Snorlax"]}),
        ("bw1-95", {"active": mon("Onix", status="Asleep")}),
        ("bw6-116", {"foe": mon("Onix", tools=["Charm"])}),
    ],
)
def test_a_trainer_is_not_played_for_nothing(era, card, useful):
    name = {"hand": [card]}
    match = board(era, **name)
    assert USELESS in match.refusal("play", card)
    assert may_play(era, card, **useful)


@pytest.mark.rule("RO-01")
def test_paying_a_price_is_no_effect():
    # Energy Switch needs a second Pokémon, Super Potion of 1999 takes Energy from its own.
    assert not may_play(BW, "bw1-94", active=mon("Onix", "RR"))
    assert not may_play(BW, "base1-90", active=mon("Onix", "R"))
    assert may_play(BW, "base1-90", active=mon("Onix", "R", damage=10))


@pytest.mark.rule("RO-02")
def test_the_first_era_lets_a_trainer_do_nothing():
    assert may_play(BASE, "base1-95")
    assert may_play(BASE, "base1-94")
    assert may_play(BASE, "basep-16", deck=0)
    traded = {"hand": ["base1-77", "Rattata"]}
    match = board(BASE, deck=["Onix"], **traded).play("base1-77")
    assert match.allows("done") or match.menu()


@FROM_EX
@pytest.mark.rule("RO-03", "PL-048")
def test_cards_to_draw_from_an_empty_deck_are_not_played(era):
    for card in (JUNIPER, "dp3-122"):
        assert not may_play(era, card, hand=[card, "Rattata"], deck=0)
        assert may_play(era, card, hand=[card, "Rattata"], deck=1)


@FROM_EX
@pytest.mark.rule("RO-04")
@pytest.mark.parametrize("card", [ULTRA_BALL, "sm6-113", "sm75-60"])
def test_an_empty_deck_is_not_searched_for_the_price(era, card):
    hand = [card, "Rattata", "Fire Energy", "Onix"]
    assert not may_play(era, card, hand=hand, deck=0)
    assert may_play(era, card, hand=hand, deck=1)


@pytest.mark.rule("RO-05")
def test_a_healthy_pokemon_is_not_chosen_to_be_healed():
    match = board(BW, mon("Onix", "RR"), bench=[mon("Snorlax", "R", damage=30)], hand=[MAX_POTION])
    match.play(MAX_POTION)
    assert (match.damage("bench 1"), match.energy("bench 1"), match.energy("active")) == (0, 0, 2)
    assert not may_play(BW, MAX_POTION, active=mon("Onix", "RR"))


@pytest.mark.rule("RO-05")
def test_of_several_damaged_pokemon_one_is_chosen():
    hurt = [mon("Snorlax", damage=30), mon("Machop", damage=10), "Rattata"]
    match = board(BW, "Onix", bench=hurt, hand=[POTION]).play(POTION)
    offered = {match.s.name(match.s.spot(a[1])) for a in match.game.legal_actions(match.s)}
    assert offered == {"Snorlax", "Machop"}


@FROM_EX
@pytest.mark.rule("RO-06", "PL-182")
@pytest.mark.parametrize("candy", ["ex2-88", "bw5-100"])
def test_rare_candy_needs_a_card_that_fits(era, candy):
    bulbasaur = {"active": "base1-44"}
    assert not may_play(era, candy, hand=[candy, "Machamp"], **bulbasaur)
    assert may_play(era, candy, hand=[candy, "base1-15"], **bulbasaur)


@pytest.mark.rule("RO-07")
def test_hypnotoxic_laser_needs_something_to_change():
    laser = "bw8-123"
    assert may_play(BW, laser, foe=mon("Onix", status="Asleep"))
    assert may_play(BW, laser, foe=mon("Onix", status="Poisoned"))
    match = board(BW, hand=[laser], foe=mon("Onix", status="Asleep Poisoned"))
    assert not match.allows("play", laser)
    match.s.poison[match.spot("foe")] = 2
    match.s.offers = None
    assert match.allows("play", laser)


@pytest.mark.rule("RO-08", "PL-048")
def test_guzma_needs_a_bench_on_the_other_side():
    guzma = "sm3-115"  # a switch of one's own follows only that of the opponent's Pokémon
    assert not may_play(BW, guzma, bench=["Machop"])
    match = board(BW, "Rattata", bench=["Machop", "Tepig"], foe_bench=["Onix"], hand=[guzma])
    match.play(guzma)
    match.pick("bench 1")
    assert (match.name("foe"), match.name("active")) == ("Onix", "Machop")


@pytest.mark.rule("RO-09", "PL-048")
def test_plumeria_needs_energy_on_the_other_side():
    hand = ["sm3-120", "Rattata", "Onix", "Machop"]
    assert not may_play(BW, "sm3-120", hand=hand, active=mon("Onix", "R"))
    assert may_play(BW, "sm3-120", hand=hand, foe=mon("Onix", "R"))


@FROM_EX
@pytest.mark.rule("RO-10", "PL-035")
def test_a_stadium_or_power_that_benches_is_not_used_with_a_full_bench(era):
    full = ["Onix"] * 5
    assert not board(era, bench=full, stadium="sm2-120").allows("stadium", 0)
    assert board(era, bench=full[:4], stadium="sm2-120").allows("stadium", 0)
    kind = era.power_kinds[0]
    fetch = Use(
        (Pick(In("deck", filter=Kind(("Basic",))), "cards", at_least=0), Bench(Held("cards")))
    )
    caller = pokemon("Caller", powers=((kind, "Call"),))
    scripts = {"Caller": CardScript(powers=(Power(uses=(fetch,)),))}
    for bench, allowed in ((full, False), (full[:4], True)):
        match = board(era, "Caller", bench=bench, cards=[caller], scripts=scripts)
        assert match.allows("power", "active", 0, 0) is allowed


@FROM_EX
@pytest.mark.rule("RO-10", "PL-035")
def test_an_attack_that_benches_ends_before_the_deck_is_looked_at(era):
    fetch = (
        Pick(In("deck", filter=Kind(("Basic",))), "cards", at_least=0),
        Bench(Held("cards")),
        Shuffle(),
    )
    scripts = {"Machop": CardScript(attacks=(AttackScript(effect=fetch),))}
    setting = {"deck": ["Onix", "Rattata"], "scripts": scripts}
    match = board(era, mon("Machop", "F"), bench=["Onix"] * 5, foe="Snorlax", **setting).attack(0)
    assert match.s.seat == 1
    match = board(era, mon("Machop", "F"), bench=["Onix"] * 4, foe="Snorlax", **setting).attack(0)
    assert match.s.waits == match.s.seat == 0


@FROM_EX
@pytest.mark.rule("RO-11", "PL-049")
def test_a_trainer_may_be_played_into_a_protection(era):
    shield = {"Onix": CardScript(modifiers=(Modifier("cannot be affected"),))}
    assert may_play(era, "bw8-123", foe="Onix", scripts=shield)


@FROM_EX
@pytest.mark.rule("RO-12")
def test_up_to_two_of_open_cards_is_one_at_least(era):
    # Energy Retrieval of 2023 takes up to two basic Energy cards.
    card = "sv1-171"
    discard = ["Fire Energy", "Water Energy", "Grass Energy"]
    match = board(era, hand=[card], discard=discard).play(card)
    assert not match.allows("done")
    match.pick("Fire Energy")
    assert match.allows("done")


@pytest.mark.rule("RO-12")
def test_attacks_take_one_at_least_and_hidden_cards_may_be_left():
    up_to = Pick(In("discard"), "cards", 2, at_least=0)
    search = Pick(In("deck"), "cards", 2, at_least=0)
    for pick, stops in ((up_to, False), (search, True)):
        attack = AttackScript(effect=(pick, Send(Held("cards"), "hand")))
        scripts = {"Machop": CardScript(attacks=(attack,))}
        match = board(
            EX, mon("Machop", "F"), foe="Snorlax", discard=["Onix", "Tepig", "Snivy"],
            deck=["Onix", "Tepig", "Snivy"], scripts=scripts,
        ).attack(0)  # fmt: skip
        assert match.allows("done") is stops


@pytest.mark.rule("RO-12", "RO-02")
def test_the_first_era_lets_up_to_be_none():
    attack = AttackScript(effect=(Pick(In("discard"), "cards", 2, at_least=0),))
    scripts = {"Machop": CardScript(attacks=(attack,))}
    match = board(
        BASE, mon("Machop", "F"), foe="Snorlax", discard=["Onix", "Tepig", "Snivy"], scripts=scripts
    )
    assert match.attack(0).allows("done")


def test_what_a_pick_still_has_to_decide_is_not_held_against_a_card():
    # Energy moved from one Pokémon to another: which is which is open until the first pick.
    match = board(BW, mon("Onix", "R"), bench=["Snorlax"], hand=["bw1-94"]).play("bw1-94")
    assert (match.energy("active"), match.energy("bench 1")) == (0, 1)


@FROM_EX
@pytest.mark.rule("RO-01", "PL-047")
def test_a_property_denied_is_judged_where_no_pick_decides_it(era):
    evolved = Every((Kind(("Pokémon",)), Unlike(Kind(("Basic",)))))
    fetch = (Pick(In("discard", filter=evolved), "cards"), Send(Held("cards"), "hand"))
    scripts = {"Bill": CardScript(play=fetch)}
    assert not may_play(era, "Bill", discard=["Machop"], scripts=scripts)
    assert may_play(era, "Bill", discard=["Machoke"], scripts=scripts)


@FROM_EX
@pytest.mark.rule("RO-01", "PL-047")
def test_a_property_that_a_pick_decides_is_left_open(era):
    other = InPlay("you", filter=Unlike(SameName(Held("one"))))
    move = (
        Pick(InPlay("you"), "one"),
        Pick(other, "two"),
        MoveCounters(1, Held("one"), Held("two")),
    )
    scripts = {"Bill": CardScript(play=move)}
    hurt = mon("Machop", damage=20)
    assert may_play(era, "Bill", active=hurt, bench=["Onix"], scripts=scripts)
    assert not may_play(era, "Bill", active="Machop", bench=["Onix"], scripts=scripts)


@FROM_EX
@pytest.mark.rule("RO-01", "PL-047")
def test_those_among_others_are_judged_by_their_property(era):
    found = That(In("discard"), Kind(("Supporter",)))
    scripts = {"Bill": CardScript(play=(Pick(found, "cards"), Send(Held("cards"), "hand")))}
    assert not may_play(era, "Bill", discard=["Machop"], scripts=scripts)
    assert may_play(era, "Bill", discard=["Machop", "Copycat"], scripts=scripts)
    # What lies in the deck nobody knows.
    hidden = That(In("deck"), Kind(("Supporter",)))
    scripts = {"Bill": CardScript(play=(Pick(hidden, "cards"), Send(Held("cards"), "hand")))}
    assert may_play(era, "Bill", scripts=scripts)
    assert not may_play(era, "Bill", deck=0, scripts=scripts)


@FROM_EX
@pytest.mark.rule("RO-01", "PL-047")
def test_drawing_up_to_a_hand_that_is_there_is_nothing(era):
    scripts = {"Bill": CardScript(play=(Draw(3, until=True),))}
    for others, allowed in ((2, True), (3, False)):
        hand = ["Bill", *["Onix"] * others]
        assert may_play(era, "Bill", hand=hand, scripts=scripts) is allowed


@pytest.mark.rule("RO-08")
def test_guzma_on_a_protected_pokemon_switches_nobody():
    guzma = "sm3-115"
    shield = CardScript(modifiers=(Modifier("prevent trainers", value="Supporter"),))
    match = board(
        BW,
        "Rattata",
        bench=["Machop", "Tepig"],
        foe_bench=["Onix", "Snorlax"],
        hand=[guzma],
        scripts={"Onix": shield},
    )
    match.play(guzma)
    match.pick("foe bench 1")
    assert (match.name("foe"), match.name("active")) == ("Rattata", "Rattata")
    assert match.name("foe bench 1") == "Onix"
    assert match.s.supporters == 1  # it was played: the choice was there


@FROM_EX
@pytest.mark.rule("RO-03")
@pytest.mark.parametrize(
    ("side", "foe", "allowed"),
    [
        ("you", mon("Onix", "F"), False),
        ("opponent", mon("Onix", "F"), True),
        ("opponent", "Onix", False),
    ],
)
def test_energy_of_ones_own_that_a_trainer_discards_is_a_price(era, side, foe, allowed):
    scripts = {"Potion": CardScript(play=(Pay("C", InPlay(side)),))}
    own = mon("Onix", "F")
    match = board(era, own, bench=[own], foe=foe, hand=["Potion"], scripts=scripts)
    assert match.allows("play", "Potion") == allowed


@FROM_EX
@pytest.mark.rule("RO-01")
def test_a_trainer_that_takes_up_a_pokemon_needs_one(era):
    scripts = {"Potion": CardScript(play=(TakeUp(InPlay("you", "bench")),))}
    for bench, allowed in (((), False), (["Onix"], True)):
        match = board(era, bench=bench, hand=["Potion"], scripts=scripts)
        assert match.allows("play", "Potion") == allowed
