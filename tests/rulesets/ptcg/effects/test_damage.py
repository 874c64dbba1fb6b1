"""Ops of damage, counters, conditions and Knock Outs, one by one."""

import pytest

from rulesets.ptcg.effects.ops import (
    ALL,
    SELF,
    AsCounters,
    AttackScript,
    CardScript,
    Coins,
    Counters,
    Cure,
    Damage,
    Damaged,
    Fail,
    Heal,
    Ignore,
    Inflict,
    InPlay,
    KnockOut,
    LessDamage,
    Modifier,
    MoreDamage,
    MoveCounters,
    PutCounters,
    Reg,
    SetDamage,
    Times,
)
from rulesets.ptcg.eras import BW, EX
from tests.rulesets.ptcg.board import board, mon, run

FOE = InPlay("opponent", "active")
BENCH = InPlay("opponent", "bench")


def attack(coins="", foe="Snorlax", attacker="Machop", scripts=None, **script):
    """Return the match after Machop's Low Kick (20) with a script."""
    known = {attacker: CardScript(attacks=(AttackScript(**script),)), **(scripts or {})}
    match = board(
        BW, mon(attacker, "F"), bench=["Onix"], foe=foe, foe_bench=["Onix"], scripts=known
    )
    return match.attack(coins=coins)


def test_set_damage_replaces_the_printed_damage():
    assert attack(damage=(SetDamage(50),)).damage("foe") == 50


def test_more_damage_adds_to_it_and_adds_up():
    assert attack(damage=(MoreDamage(10), MoreDamage(20))).damage("foe") == 50


def test_less_damage_takes_off_but_not_below_zero():
    assert attack(damage=(LessDamage(10),)).damage("foe") == 10
    assert attack(damage=(LessDamage(90),)).damage("foe") == 0


def test_damage_per_thing_counted():
    script = (SetDamage(Times(10, Counters(FOE))),)
    assert attack(foe=mon("Snorlax", damage=30), damage=script).damage("foe") == 60


def test_ignore_lets_damage_pass_effects():
    shield = {"Snorlax": CardScript(modifiers=(Modifier("damage taken", -20),))}
    assert attack(scripts=shield).damage("foe") == 0
    assert attack(scripts=shield, damage=(Ignore(("effects",)),)).damage("foe") == 20


def test_damage_hits_others_without_weakness_on_the_bench():
    match = attack(effect=(Damage(30, BENCH), Damage(10, SELF)))
    assert (match.damage("foe"), match.damage("foe bench 1"), match.damage("active")) == (
        20,
        30,
        10,
    )


def test_fail_stops_the_attack():
    match = attack(coins="", requires=(Fail(),), effect=(Damage(10, SELF),))
    assert (match.damage("foe"), match.damage("active")) == (0, 0)
    assert match.s.seat == 1


def test_done_holds_the_damage_that_was_done():
    drain = {
        "Machop": CardScript(attacks=(AttackScript(effect=(Heal(AsCounters(Reg("done")), SELF),)),))
    }
    match = board(BW, mon("Machop", "F", damage=40), foe="Snorlax", scripts=drain).attack()
    assert match.damage("active") == 20


def test_put_counters_ignores_weakness_and_reductions():
    shield = {"Snorlax": CardScript(modifiers=(Modifier("damage taken", -20),))}
    match = board(BW, foe="Snorlax", scripts=shield)
    run(match, (PutCounters(3, FOE),))
    assert match.damage("foe") == 30


@pytest.mark.parametrize(("counters", "left", "healed"), [(2, 30, 2), (9, 0, 5), (ALL, 0, 5)])
def test_heal_removes_counters_and_notes_how_many(counters, left, healed):
    match = board(BW, mon("Snorlax", damage=50))
    frame = run(match, (Heal(counters, SELF),))
    assert match.damage("active") == left
    assert frame.values["healed"] == healed


@pytest.mark.parametrize(("counters", "moved"), [(1, 10), (9, 30), (ALL, 30)])
def test_move_counters_moves_as_many_as_there_are(counters, moved):
    match = board(BW, mon("Snorlax", damage=30), foe="Snorlax")
    run(match, (MoveCounters(counters, SELF, FOE),))
    assert (match.damage("active"), match.damage("foe")) == (30 - moved, moved)


def test_move_counters_takes_them_from_each_of_several():
    match = board(BW, mon("Snorlax", damage=30), bench=[mon("Onix", damage=10)], foe="Snorlax")
    run(match, (MoveCounters(2, InPlay("you"), FOE),))
    assert (match.damage("active"), match.damage("bench 1"), match.damage("foe")) == (10, 0, 30)


def test_counters_are_not_moved_onto_a_pokemon_safe_from_effects():
    safe = {"Snorlax": CardScript(modifiers=(Modifier("prevent effects"),))}
    match = attack(
        attacker="Machop", scripts=safe, effect=(Damage(10, SELF), MoveCounters(1, SELF, FOE))
    )
    assert (match.damage("active"), match.damage("foe")) == (10, 20)


@pytest.mark.parametrize(("printed", "done"), [(20, 40), (0, 0)])
def test_what_adds_to_damage_taken_does_so_only_if_there_is_any(printed, done):
    marked = {"Snorlax": CardScript(modifiers=(Modifier("damage taken", 20),))}
    assert attack(scripts=marked, damage=(SetDamage(printed),)).damage("foe") == done


def test_damage_after_resistance_took_all_of_it_is_not_raised():
    marked = {"Gyarados": CardScript(modifiers=(Modifier("damage taken", 20),))}
    assert attack(foe="Gyarados", scripts=marked).damage("foe") == 0


def test_inflict_gives_several_conditions_and_stronger_poison():
    match = board(BW, foe="Snorlax")
    run(match, (Inflict(("Asleep", "Poisoned"), FOE, counters=2),))
    assert match.status("foe") == "Asleep Poisoned"
    match.end("H")
    assert match.damage("foe") == 20


def test_cure_removes_named_conditions_only():
    match = board(BW, mon("Snorlax", status="Asleep Poisoned"))
    run(match, (Cure(SELF, ("Asleep",)),))
    assert match.status("active") == "Poisoned"


def test_knock_out_works_whatever_the_damage():
    match = board(BW, foe="Snorlax", foe_bench=["Onix"])
    run(match, (KnockOut(FOE),))
    assert (match.name("foe"), match.prizes()) == ("Onix", 5)


def test_effects_of_attacks_are_prevented_but_not_those_of_others():
    safe = {"Snorlax": CardScript(modifiers=(Modifier("prevent effects"),))}
    match = attack(scripts=safe, effect=(Inflict(("Asleep",)), PutCounters(2), KnockOut(FOE)))
    assert (match.status("foe"), match.damage("foe")) == ("", 20)
    outside = board(BW, foe="Snorlax", scripts=safe)
    run(outside, (PutCounters(2, FOE),))
    assert outside.damage("foe") == 20


def test_prevent_all_stops_damage_and_effects():
    safe = {"Snorlax": CardScript(modifiers=(Modifier("prevent all"),))}
    match = attack(scripts=safe, effect=(Inflict(("Asleep",)),))
    assert (match.status("foe"), match.damage("foe")) == ("", 0)


@pytest.mark.parametrize(("coin", "damage"), [("H", 0), ("T", 20)])
def test_a_shield_may_depend_on_a_coin_at_the_moment_of_the_attack(coin, damage):
    lucky = {"Snorlax": CardScript(modifiers=(Modifier("prevent damage", coin=True),))}
    assert attack(coins=coin, scripts=lucky).damage("foe") == damage


def test_a_shield_may_hold_only_against_some_attackers():
    against = InPlay("opponent", filter=Damaged())
    safe = {"Snorlax": CardScript(modifiers=(Modifier("prevent damage", against=against),))}
    assert attack(scripts=safe).damage("foe") == 20
    match = board(EX, mon("Machop", "F", damage=10), foe="Snorlax", scripts=safe).attack()
    assert match.damage("foe") == 0


def test_coins_count_heads_and_tails():
    match = board(BW)
    frame = run(match, (Coins(4),), coins="HTTH")
    assert (frame.values["heads"], frame.values["tails"]) == (2, 2)


def test_coins_until_tails():
    match = board(BW)
    frame = run(match, (Coins(-1),), coins="HHT")
    assert (frame.values["heads"], frame.values["tails"]) == (2, 1)


def test_no_coins_are_no_toss():
    frame = run(board(BW), (Coins(0),))
    assert frame.values["heads"] == 0


def test_poison_and_sleep_may_be_made_worse():
    worse = {
        "Charm": CardScript(modifiers=(Modifier("poison", 2), Modifier("sleep coins", 1))),
    }
    match = board(BW, mon("Snorlax", status="Poisoned Asleep", tools=["Charm"]), scripts=worse)
    match.end("HT")
    assert (match.damage("active"), match.status("active")) == (30, "Asleep Poisoned")
    match.end("HH")
    assert match.status("active") == "Poisoned"


def test_the_bench_may_be_made_smaller():
    small = {"Rain Stadium": CardScript(modifiers=(Modifier("bench", 3, who="both"),))}
    match = board(BW, bench=["Onix"] * 3, hand=["Machop"], stadium="Rain Stadium", scripts=small)
    assert not match.allows("bench", "Machop")
