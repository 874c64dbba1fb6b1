"""The Special Conditions and the time between turns."""

import pytest

from rulesets.api import CHANCE
from rulesets.ptcg.effects.ops import (
    SELF,
    AttackScript,
    CardScript,
    Cure,
    Damage,
    Heal,
    Inflict,
    InPlay,
    Modifier,
    Power,
    PutCounters,
    Trigger,
)
from rulesets.ptcg.eras import BASE, BW, EX, ME
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS, LATER

FOE = InPlay("opponent", "active")


def inflict(match, *conditions, on=FOE):
    run(match, (Inflict(conditions, on),))
    return match


@pytest.mark.rule("BASE-078")
def test_the_base_booklet_has_four_conditions_and_no_burn():
    assert set(BASE.conditions) == {"Asleep", "Confused", "Paralyzed", "Poisoned"}
    assert inflict(board(BASE), "Burned").status("foe") == ""


@LATER
@pytest.mark.rule("EX-142", "BW-154")
def test_later_booklets_have_five_conditions(era):
    for condition in ("Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"):
        assert inflict(board(era), condition).status("foe") == condition
    assert len(era.conditions) == 5


@ERAS
@pytest.mark.rule("BASE-079", "EX-143", "BW-155")
def test_only_an_active_pokemon_can_have_a_condition(era):
    match = inflict(board(era, foe_bench=["Onix"]), "Asleep", on=InPlay("opponent", "bench"))
    assert match.status("foe bench 1") == ""


@ERAS
@pytest.mark.parametrize("status", ["Asleep", "Paralyzed"])
@pytest.mark.rule("BASE-081", "BASE-092", "EX-145", "EX-158", "BW-157", "BW-167")
def test_asleep_and_paralyzed_pokemon_cannot_attack(era, status):
    match = board(era, mon("Machop", "F", status=status))
    topic = {"Asleep": "attack asleep", "Paralyzed": "attack paralyzed"}[status]
    assert match.refusal("attack", 0) == (f"cannot attack: Machop is {status} ({era.cites[topic]})")


@ERAS
@pytest.mark.parametrize(("coin", "status"), [("H", ""), ("T", "Asleep")])
@pytest.mark.rule("BASE-082", "EX-146", "EX-171", "BW-158")
def test_heads_wakes_an_asleep_pokemon_tails_lets_it_sleep(era, coin, status):
    match = board(era, mon("Machop", status="Asleep")).end(coin)
    assert match.status("active") == status


@ERAS
@pytest.mark.rule("BASE-082", "EX-146", "BW-158")
def test_sleep_is_tossed_for_after_every_players_turn(era):
    match = board(era, mon("Machop", status="Asleep")).end("T").end("H")
    assert match.status("active") == ""


@ERAS
@pytest.mark.rule("BASE-084", "BASE-087", "EX-152", "BW-163")
def test_a_confused_attacker_tosses_and_heads_lets_the_attack_go_on(era):
    match = board(era, mon("Machop", "F", status="Confused"), foe="Snorlax").attack(coins="H")
    assert (match.damage("foe"), match.damage("active")) == (20, 0)


@pytest.mark.parametrize(("era", "hurt"), [(BASE, 20), (EX, 30), (BW, 30)])
@pytest.mark.rule("BASE-088", "EX-153", "BW-164")
def test_confused_pokemon_hurts_itself_on_tails(era, hurt):
    match = board(era, mon("Machop", "F", status="Confused"), foe="Snorlax").attack(coins="T")
    assert (match.damage("foe"), match.damage("active")) == (0, hurt)


@pytest.mark.parametrize(("era", "weak", "resistant"), [(BASE, 40, 0), (EX, 30, 30), (BW, 30, 30)])
@pytest.mark.rule("BASE-089", "EX-154", "BW-140", "BW-164")
def test_weakness_and_resistance_to_its_own_type(era, weak, resistant):
    match = board(era, mon("Jynx", "P", status="Confused"), foe="Snorlax").attack(coins="T")
    assert match.damage("active") == weak
    match = board(
        era, mon("Mr. Mime", "P", status="Confused"), bench=["Onix"], foe="Snorlax"
    ).attack(coins="T")
    assert match.damage("active") == resistant


@pytest.mark.rule("BASE-089")
def test_other_modifiers_of_its_attack_count_for_confusion_too():
    scripts = {"Charm": CardScript(modifiers=(Modifier("damage dealt", 10),))}
    match = board(
        BASE,
        mon("Machop", "F", status="Confused", tools=["Charm"]),
        foe="Snorlax",
        scripts=scripts,
    )
    assert match.attack(coins="T").damage("active") == 30


@pytest.mark.rule("BASE-090")
def test_a_confused_squirtle_using_withdraw_does_20_to_itself_on_tails():
    match = board(BASE, mon("Squirtle", "WW", status="Confused")).attack(1, coins="T")
    assert match.damage("active") == 20


@pytest.mark.rule("EX-155")
def test_a_confused_treecko_using_an_attack_without_damage_gets_three_counters_on_tails():
    treecko = pokemon("Treecko", 40, ("Grass",), (("Hell Breath", "G", ""),))
    match = board(EX, mon("Treecko", "G", status="Confused"), cards=[treecko])
    assert match.attack(coins="T").damage("active") == 30


@ERAS
@pytest.mark.rule("BASE-125", "EX-242", "BW-229")
def test_an_attack_that_fails_through_confusion_ends_the_turn(era):
    match = board(era, mon("Machop", "F", status="Confused"), foe="Snorlax").attack(coins="T")
    assert match.s.seat == 1


@pytest.mark.parametrize("era", [EX, BW], ids=["ex", "bw"])
@pytest.mark.rule("EX-242", "BW-135")
def test_confusion_counters_can_knock_the_attacker_out(era):
    match = board(
        era, mon("Machop", "F", status="Confused", damage=20), bench=["Onix"], foe="Snorlax"
    ).attack(coins="T")
    assert match.name("active") == "Onix"
    assert match.prizes(1) == 5


@ERAS
@pytest.mark.rule("BASE-093", "BASE-102", "EX-159", "EX-160", "EX-171", "BW-168")
def test_paralysis_from_the_opponents_turn_ends_after_the_owners_next_turn(era):
    script = {"Machop": CardScript(attacks=(AttackScript(effect=(Inflict(("Paralyzed",)),)),))}
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Onix"], scripts=script)
    match.attack()
    assert match.status("foe") == "Paralyzed"
    assert not any(line.startswith(("Attack", "Retreat")) for line in match.menu())
    match.end()
    assert match.status("foe") == ""


@ERAS
@pytest.mark.rule("BASE-093", "EX-171", "BW-168")
def test_paralysis_from_the_owners_own_turn_waits_for_the_owners_next_turn(era):
    match = board(era, "Snorlax", foe="Snorlax")
    inflict(match, "Paralyzed", on=SELF)
    match.end()
    assert match.status("active") == "Paralyzed"
    match.end()
    assert match.status("active") == "Paralyzed"
    match.end()
    assert match.status("active") == ""


@ERAS
@pytest.mark.rule("BASE-096", "BASE-102", "EX-162", "EX-168", "EX-169", "BW-170")
def test_poison_puts_one_counter_after_each_players_turn_whatever_the_weakness(era):
    match = board(era, mon("Jynx", status="Poisoned"), foe=mon("Snorlax", status="Poisoned"))
    match.end()
    assert (match.damage("active"), match.damage("foe")) == (10, 10)
    match.end()
    assert match.damage("active") == 20


@ERAS
@pytest.mark.rule("BASE-097", "EX-163", "BW-171")
def test_poison_is_not_doubled_but_replaced(era):
    match = inflict(inflict(board(era), "Poisoned"), "Poisoned")
    assert match.status("foe") == "Poisoned"
    match.end()
    assert match.damage("foe") == 10
    stronger = board(era)
    inflict(stronger, "Poisoned")
    run(stronger, (Inflict(("Poisoned",), FOE, 2),))
    assert stronger.end().damage("foe") == 20


@LATER
@pytest.mark.parametrize(("coin", "damage"), [("H", 0), ("T", 20)])
@pytest.mark.rule("EX-148", "EX-170", "BW-160")
def test_burn_tosses_between_turns_and_tails_puts_two_counters(era, coin, damage):
    weak = pokemon("Leaf", 90, weak="Fire ×2")
    match = board(era, mon("Leaf", status="Burned"), cards=[weak]).end(coin)
    assert match.damage("active") == damage


@LATER
@pytest.mark.rule("EX-149", "BW-160")
def test_the_burn_toss_never_cures(era):
    match = board(era, mon("Snorlax", status="Burned")).end("H")
    assert match.status("active") == "Burned"
    match.end("T")
    assert match.damage("active") == 20


@LATER
@pytest.mark.rule("EX-150", "BW-161")
def test_burning_again_only_replaces_the_burn(era):
    match = inflict(inflict(board(era, foe="Snorlax"), "Burned"), "Burned")
    assert match.status("foe") == "Burned"
    assert match.end("T").damage("foe") == 20


@ERAS
@pytest.mark.parametrize("first", ["Asleep", "Confused", "Paralyzed"])
@pytest.mark.parametrize("second", ["Asleep", "Confused", "Paralyzed"])
@pytest.mark.rule("BASE-099", "EX-165", "BW-173")
def test_asleep_confused_and_paralyzed_replace_one_another(era, first, second):
    match = inflict(inflict(board(era), first), second)
    assert match.status("foe") == second


@ERAS
@pytest.mark.parametrize("other", ["Asleep", "Confused", "Paralyzed"])
@pytest.mark.rule("BASE-100", "BASE-101", "EX-166", "BW-174")
def test_poison_goes_together_with_the_others(era, other):
    assert inflict(board(era), "Poisoned", other).status("foe") == f"{other} Poisoned"
    assert inflict(board(era), other, "Poisoned").status("foe") == f"{other} Poisoned"


@LATER
@pytest.mark.rule("EX-166", "EX-167", "BW-174", "BW-175")
def test_burn_and_poison_go_together_with_one_of_the_others(era):
    assert inflict(board(era), "Confused", "Burned").status("foe") == "Burned Confused"
    match = inflict(board(era), "Poisoned", "Burned", "Paralyzed")
    assert match.status("foe") == "Burned Paralyzed Poisoned"


@ERAS
@pytest.mark.rule("BASE-102", "BASE-103", "EX-168", "EX-174", "BW-178")
def test_everything_between_turns_is_done_for_both_before_the_next_turn(era):
    match = board(era, mon("Machop", status="Asleep"), foe=mon("Snorlax", status="Asleep Poisoned"))
    match.end("HT")
    assert (match.status("active"), match.status("foe")) == ("", "Asleep Poisoned")
    assert match.damage("foe") == 10
    assert match.s.turn == 6


@ERAS
@pytest.mark.rule("BASE-102")
def test_confusion_does_not_end_between_turns(era):
    match = board(era, mon("Machop", status="Confused")).end().end()
    assert match.status("active") == "Confused"


@pytest.mark.parametrize("era", [BASE, EX], ids=["base", "ex"])
@pytest.mark.rule("BASE-127", "EX-169", "EX-170", "EX-171", "EX-244")
def test_a_pokemon_beaten_by_poison_tosses_for_nothing_more(era):
    status = "Poisoned Asleep" if era is BASE else "Poisoned Burned Asleep"
    match = board(era, mon("Machop", damage=40, status=status), bench=["Onix"])
    match.end()  # no coin is needed: it is Knocked Out after the Poison step
    assert match.name("active") == "Onix"
    assert match.prizes(1) == 5


@ERAS
@pytest.mark.rule("BASE-127", "EX-169", "EX-170", "EX-171", "BW-176")
def test_conditions_are_handled_between_turns_in_the_order_of_the_booklet(era):
    order = ["poison", "wakes"] if era is BASE else ["poison", "burn", "wakes"]
    status = "Poisoned Asleep" if era is BASE else "Poisoned Burned Asleep"
    match = board(era, mon("Snorlax", status=status)).end("H" if era is BASE else "TH")
    assert [entry[0] for entry in match.s.log if entry[0] in order] == order


@ERAS
@pytest.mark.rule("BASE-127", "EX-171", "BW-176")
def test_sleep_is_tossed_for_before_paralysis_ends(era):
    match = board(era, mon("Snorlax", status="Paralyzed"), foe=mon("Snorlax", status="Asleep"))
    match.game.apply(match.s, ("end",))
    assert (match.s.waits, match.status("active")) == (CHANCE, "Paralyzed")
    assert match.luck("H").status("active") == ""


@pytest.mark.rule("EX-244")
def test_knock_outs_are_settled_again_after_burn():
    match = board(EX, mon("Machop", damage=30, status="Burned Asleep"), bench=["Onix"]).end("T")
    assert match.name("active") == "Onix"


@pytest.mark.rule("BW-176", "BW-178")
def test_in_the_bw_booklet_knock_outs_are_checked_after_everything_between_turns():
    # Poison is enough to beat it, but the tosses for Burn and Sleep still come.
    match = board(BW, mon("Machop", damage=40, status="Poisoned Burned Asleep"), bench=["Onix"])
    match.end("TH")
    assert match.name("active") == "Onix"
    assert match.prizes(1) == 5


@pytest.mark.rule("BW-177", "BW-176", "BW-178", "BW-103")
def test_abilities_act_between_turns_after_the_conditions():
    # Poison brings it to its limit; the Ability heals before Knock Outs are checked.
    heal = Power(triggers=(Trigger("between turns", (Heal(1, SELF),)),))
    healer = pokemon("Healer", 50, powers=(("Ability", "Regrow"),))
    match = board(
        BW,
        mon("Healer", damage=40, status="Poisoned"),
        cards=[healer],
        scripts={"Healer": CardScript(powers=(heal,))},
    )
    match.end().act(("wait",))  # with what could also be used before them
    assert (match.name("active"), match.damage("active"), match.s.turn) == ("Healer", 40, 6)


@pytest.mark.rule("EX-172")
@pytest.mark.parametrize(("moment", "survives"), [("now", True), ("later", False)])
def test_a_tool_acts_between_turns_at_the_moment_its_player_chooses(moment, survives):
    berry = CardScript(triggers=(Trigger("between turns", (Heal(2, SELF),)),))
    match = board(
        EX,
        mon("Machop", damage=40, status="Poisoned", tools=["Berry"]),
        bench=["Onix"],
        scripts={"Berry": berry},
    )
    match.end()
    assert match.menu() == ["Use Berry of Machop (Active) now", "Wait with it"]
    match.act(("tool", match.s.tools[0][0]) if moment == "now" else ("wait",))
    assert match.name("active") == ("Machop" if survives else "Onix")


@pytest.mark.rule("EX-172")
def test_a_tool_may_act_between_turns_before_poison_does():
    berry = CardScript(triggers=(Trigger("between turns", (Cure(SELF),)),))
    match = board(EX, mon("Machop", status="Poisoned", tools=["Berry"]), scripts={"Berry": berry})
    match.end()
    match.act(("tool", match.s.tools[0][0]))
    assert (match.status("active"), match.damage("active")) == ("", 0)


@pytest.mark.rule("EX-172")
@pytest.mark.parametrize("era", [EX, ME])
def test_the_opponent_says_when_a_tool_of_theirs_acts(era):
    # Today it is the player whose turn comes next who says so, for the Tools of both (PL-074).
    berry = CardScript(triggers=(Trigger("any time between turns", (Cure(SELF),)),))
    own = mon("Machop", status="Poisoned", tools=["Berry"])
    match = board(era, foe=own, scripts={"Berry": berry})
    match.end()
    assert match.s.waits == 1
    match.act(("tool", match.s.tools[match.spot("foe")][0]))
    assert (match.status("foe"), match.damage("foe")) == ("", 0)


@ERAS
@pytest.mark.rule("BASE-128", "EX-173", "EX-179", "BW-232")
def test_a_knock_out_by_poison_is_completed_before_the_next_turn(era):
    match = board(
        era,
        mon("Machop", damage=40, status="Poisoned"),
        bench=["Onix", "Rattata"],
        foe=mon("Machop", damage=40, status="Poisoned"),
        foe_bench=["Onix", "Rattata"],
    )
    match.end()
    # The player whose turn is about to begin replaces first.
    assert match.s.waits == 1
    match.promote("foe bench 1")
    assert match.s.waits == 0
    assert match.s.turn == 5
    match.promote("bench 2")
    assert match.s.turn == 6
    assert (match.prizes(0), match.prizes(1)) == (5, 5)
    assert [entry[1] for entry in match.s.log if entry[0] == "prize"] == [1, 0]


def test_effects_can_protect_from_conditions():
    scripts = {"Snorlax": CardScript(modifiers=(Modifier("cannot be affected", value="Asleep"),))}
    match = inflict(board(BW, foe="Snorlax", scripts=scripts), "Asleep", "Poisoned")
    assert match.status("foe") == "Poisoned"


def test_conditions_are_cured_by_name_or_all_at_once():
    match = board(BW, mon("Snorlax", status="Asleep Poisoned Burned"))
    run(match, (Cure(SELF, ("Poisoned",)),))
    assert match.status("active") == "Asleep Burned"
    run(match, (Cure(SELF),))
    assert match.status("active") == ""


def test_damage_and_counters_are_told_apart_for_conditions():
    match = board(BW, foe="Snorlax")
    run(match, (PutCounters(3, FOE), Damage(10, FOE)))
    assert match.damage("foe") == 40
