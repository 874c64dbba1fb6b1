"""The 2-on-2 battle of the EX booklet's annex."""

import pytest

from rulesets.api import MatchOptions
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Heal,
    Held,
    Inflict,
    InPlay,
    Modifier,
    Pick,
    Provision,
    Switch,
)
from rulesets.ptcg.eras import EX, two_on_two
from rulesets.ptcg.game import BASE_GAME, BW_GAME, EX_GAME
from rulesets.ptcg.options import TWO_ON_TWO
from tests.rulesets.ptcg.board import Opening, board, mon
from tests.rulesets.ptcg.cards import CARDS

PAIRS = two_on_two(EX)
ENERGY = ["Grass Energy"] * 7


def pairs(active=("Machop", "Onix"), foe=("Snorlax", "Snorlax"), **more):
    return board(PAIRS, list(active), foe=list(foe), **more)


@pytest.mark.rule("EX-192")
def test_the_option_gives_each_player_two_active_pokemon():
    from rulesets.deck import Deck, Entry

    deck = Deck((Entry(CARDS["Rattata"], 4), Entry(CARDS["Grass Energy"], 56)))
    s = EX_GAME.new_match([deck, deck], MatchOptions({"two-on-two": True}))
    assert (s.rules.actives, s.rules.bench) == (2, 4)
    assert EX_GAME.new_match([deck, deck], MatchOptions()).rules.actives == 1
    assert EX_GAME.options[0] == TWO_ON_TWO
    assert TWO_ON_TWO not in (*BASE_GAME.options, *BW_GAME.options)


@pytest.mark.rule("EX-194", "EX-196", "EX-208")
def test_two_basics_become_active_and_four_more_may_be_benched():
    hand = ["Rattata", "Onix", "Machop", "Vulpix", "Squirtle", "Tepig", "Snivy"]
    match = Opening(PAIRS, (hand,), (["Rattata", *ENERGY[1:]],)).go()
    match.do("active", "Onix").do("active", "Snivy")
    assert (match.name("active 1"), match.name("active 2")) == ("Onix", "Snivy")
    for name in ("Rattata", "Machop", "Vulpix", "Squirtle"):
        match.do("bench", name)
    assert len(match.s.bench_spots(0)) == 4
    assert "Tepig" in match.names("hand")


@pytest.mark.rule("EX-195")
def test_a_single_basic_starts_alone():
    match = Opening(PAIRS, (["Rattata", *ENERGY[1:]],), (["Onix", "Machop", *ENERGY[2:]],)).go()
    while match.s.turn == 0:
        match.do(*_first(match))
    assert match.s.active_spots(0) == (0,)
    assert len(match.s.active_spots(1)) == 2


def _first(match):
    action = match.game.legal_actions(match.s)[0]
    return action[0], match.s.table.faces[action[1]].name


@pytest.mark.rule("EX-197")
def test_a_player_with_one_active_must_make_a_benched_pokemon_the_second():
    match = board(PAIRS, ["Machop"], foe=["Snorlax", "Onix"], hand=["Rattata"])
    match.bench("Rattata")
    assert match.name("active 2") == "Rattata"
    assert match.s.bench_spots(0) == ()


@pytest.mark.rule("EX-197")
def test_after_a_knock_out_the_owner_chooses_the_new_second_active():
    match = pairs(
        [mon("Machop", "F"), "Onix"],
        [mon("Rattata", damage=20), "Snorlax"],
        foe_bench=["Onix", "Machop"],
    )
    match.act(("attack", 0, match.spot("active"), match.spot("foe")))
    assert match.s.waits == 1
    match.promote("foe bench 2")
    assert match.name("foe") == "Machop"


@pytest.mark.rule("EX-198", "EX-247")
def test_one_active_and_an_empty_bench_play_on_and_nobody_left_loses():
    match = pairs([mon("Machop", "F"), "Onix"], [mon("Rattata", damage=20), "Snorlax"])
    match.act(("attack", 0, match.spot("active"), match.spot("foe")))
    assert not match.over
    assert match.s.active_spots(1) == (match.spot("foe 2"),)
    alone = board(PAIRS, [mon("Machop", "F"), "Onix"], foe=[mon("Rattata", damage=20)])
    alone.act(("attack", 0, alone.spot("active"), alone.spot("foe")))
    assert alone.winner == 0


@pytest.mark.rule("EX-199")
def test_the_player_chooses_attacker_attack_and_target_once_a_turn():
    match = pairs([mon("Machop", "F"), mon("Onix", "G")])
    attacks = [line for line in match.menu() if "Attack" in line]
    assert attacks == [
        "Machop: Attack with Low Kick [F] 20 at Snorlax",
        "Machop: Attack with Low Kick [F] 20 at Snorlax",
        "Onix: Attack with Tackle [C] 10 at Snorlax",
        "Onix: Attack with Tackle [C] 10 at Snorlax",
    ]
    match.act(("attack", 0, match.spot("active 2"), match.spot("foe 2")))
    assert (match.damage("foe 1"), match.damage("foe 2")) == (0, 10)
    assert match.s.seat == 1


@pytest.mark.rule("EX-200")
def test_an_attack_on_each_defending_pokemon_hits_both():
    script = AttackScript(effect=(Damage(10, InPlay("opponent", "active")),))
    wave = {"Machop": CardScript(attacks=(script,))}
    match = pairs([mon("Machop", "F"), "Onix"], scripts=wave)
    match.act(("attack", 0, match.spot("active"), match.spot("foe 2")))
    assert (match.damage("foe 1"), match.damage("foe 2")) == (10, 30)


@pytest.mark.rule("EX-201")
def test_only_one_retreat_a_turn():
    match = pairs(["Rattata", "Rattata"], bench=["Onix", "Machop"])
    match.act(("retreat", match.spot("bench 1"), match.spot("active 2")))
    assert match.name("active 2") == "Onix"
    refused = match.refusal("retreat", "bench 2", "active 1")
    assert refused == "cannot retreat: the limit is 1 a turn (EX-075)"


@pytest.mark.rule("EX-202")
def test_a_player_chooses_the_order_of_the_tosses_for_two_pokemon():
    match = pairs([mon("Machop", status="Asleep"), mon("Onix", status="Asleep")]).end()
    assert match.s.waits == 0
    assert match.menu() == ["Toss for Machop first", "Toss for Onix first"]
    match.act(("toss for", match.s.stacks[1][0]), coins="HT")
    assert (match.status("active 1"), match.status("active 2")) == ("Asleep", "")


@pytest.mark.rule("EX-203")
def test_with_one_active_paralyzed_the_other_may_attack():
    match = pairs([mon("Machop", "F", status="Paralyzed"), mon("Onix", "G")])
    attackers = {a[2] for a in match.game.legal_actions(match.s) if a[0] == "attack"}
    assert attackers == {match.spot("active 2")}
    match.end()
    assert match.status("active 1") == ""


@pytest.mark.rule("EX-204", "EX-205")
def test_a_trainer_for_the_active_pokemon_affects_only_one_of_the_two():
    potion = CardScript(play=(Heal(2, InPlay("you", "active")),))
    match = pairs(
        [mon("Machop", damage=20), mon("Onix", damage=20)],
        hand=["Potion"],
        scripts={"Potion": potion},
    )
    match.play("Potion").pick("active 2")
    assert (match.damage("active 1"), match.damage("active 2")) == (20, 0)


@pytest.mark.rule("EX-204")
def test_a_switching_trainer_exchanges_the_chosen_active():
    bench = InPlay("you", "bench")
    switch = CardScript(play=(Pick(bench, "new"), Switch(Held("new"))))
    match = pairs(bench=["Rattata", "Vulpix"], hand=["Bill"], scripts={"Bill": switch})
    match.play("Bill").pick("active 2").pick("bench 2")
    assert (match.name("active 1"), match.name("active 2")) == ("Machop", "Vulpix")


@pytest.mark.rule("EX-204")
def test_a_trainer_for_two_or_more_pokemon_affects_them_all():
    both = CardScript(play=(Heal(1, InPlay("you")),))
    match = pairs(
        [mon("Machop", damage=20), mon("Onix", damage=20)], hand=["Bill"], scripts={"Bill": both}
    )
    match.play("Bill")
    assert (match.damage("active 1"), match.damage("active 2")) == (10, 10)


def test_an_attacker_that_switches_itself_out_is_the_one_exchanged():
    leap = AttackScript(effect=(Pick(InPlay("you", "bench"), "new"), Switch(Held("new"))))
    scripts = {"Machop": CardScript(attacks=(leap,))}
    match = pairs(["Onix", mon("Machop", "F")], bench=["Rattata"], scripts=scripts)
    match.act(("attack", 0, match.spot("active 2"), match.spot("foe")))
    assert (match.name("active 1"), match.name("active 2")) == ("Onix", "Rattata")


@pytest.mark.rule("EX-206")
def test_special_energy_counts_only_for_its_own_pokemon():
    metal = CardScript(provides=(Provision(("M",)),), modifiers=(Modifier("damage taken", -10),))
    match = pairs(
        [mon("Machop", "F"), "Onix"],
        [mon("Snorlax", "M"), "Snorlax"],
        scripts={"Metal Energy": metal},
    )
    match.act(("attack", 0, match.spot("active"), match.spot("foe 2")))
    assert match.damage("foe 2") == 20


@pytest.mark.rule("EX-207")
def test_the_baby_toss_is_made_only_against_a_baby():
    match = pairs([mon("Machop", "F"), "Onix"], ["Pichu", "Snorlax"])
    match.act(("attack", 0, match.spot("active"), match.spot("foe 2")))
    assert match.damage("foe 2") == 20
    match = pairs([mon("Machop", "F"), "Onix"], ["Pichu", "Snorlax"])
    match.act(("attack", 0, match.spot("active"), match.spot("foe 1")), coins="T")
    assert match.damage("foe 1") == 0


@pytest.mark.rule("EX-208")
def test_the_bench_holds_four():
    match = pairs(bench=["Rattata"] * 4, hand=["Onix"])
    assert match.refusal("bench", "Onix") == (
        "cannot bench Onix: the Bench holds 4 Pokémon (EX-064)"
    )


def test_effects_on_the_defending_pokemon_mean_the_target():
    sleep = {"Machop": CardScript(attacks=(AttackScript(effect=(Inflict(("Asleep",)),)),))}
    match = pairs([mon("Machop", "F"), "Onix"], scripts=sleep)
    match.act(("attack", 0, match.spot("active"), match.spot("foe 2")), coins="T")
    assert (match.status("foe 1"), match.status("foe 2")) == ("", "Asleep")


@pytest.mark.rule("EX-192")
def test_the_opponent_chooses_which_active_pokemon_is_switched():
    lure = AttackScript(
        effect=(Switch(Held("pokemon"), by="opponent"),),
        choices=(Pick(InPlay("opponent", "bench"), "pokemon"),),
    )
    match = pairs(
        (mon("Machop", "F"), "Onix"),
        ("Snorlax", "Rattata"),
        foe_bench=["Snivy"],
        scripts={"Machop": CardScript(attacks=(lure,))},
    )
    match.act(("attack", 0, match.spot("active 1"), match.spot("foe 1")))
    assert match.s.waits == 1
    match.pick("foe 2")
    assert (match.name("foe 1"), match.name("foe 2")) == ("Snorlax", "Snivy")
