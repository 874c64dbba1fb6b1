"""A power that answers damage, whoever did it: the opponent, its own side or itself."""

import pytest

from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    InPlay,
    Modifier,
    PutCounters,
    Self,
)
from rulesets.ptcg.eras import BASE
from tests.rulesets.ptcg.board import board, mon, run

FOES_ACTIVE = InPlay("opponent", "active")
ELECTRODE, VOLTORB = "gym2-52", "gym2-84"
EVOLVED = {"under": [VOLTORB]}


@pytest.mark.rule("RO-64")
@pytest.mark.parametrize(("coin", "hurt"), [("T", 20), ("H", 0)])
def test_an_opponents_attack_that_damages_it_is_answered(coin, hurt):
    match = board(BASE, mon("Jynx", "G"), foe=mon(ELECTRODE, **EVOLVED)).attack(0, coins=coin)
    assert (match.damage("active"), match.damage("foe")) == (hurt, 10 + hurt)


@pytest.mark.rule("RO-64")
@pytest.mark.parametrize(("coin", "hurt"), [("T", 20), ("H", 0)])
def test_damage_that_it_does_to_itself_while_confused_is_answered(coin, hurt):
    active = mon(ELECTRODE, "LLL", status="Confused", **EVOLVED)
    match = board(BASE, active, foe="Snorlax").attack(0, coins="T" + coin)
    assert (match.damage("active"), match.damage("foe")) == (20 + hurt, hurt)


def test_confusion_that_does_no_damage_is_not_answered():
    shield = {"Snorlax": CardScript(modifiers=(Modifier("damage dealt", -20, on=FOES_ACTIVE),))}
    active = mon(ELECTRODE, "LLL", status="Confused", **EVOLVED)
    match = board(BASE, active, foe="Snorlax", scripts=shield).attack(0, coins="T")
    assert match.damage("active") == 0


@pytest.mark.rule("RO-64")
@pytest.mark.parametrize("whose", ["its own", "another of its side"])
def test_damage_of_an_attack_of_its_own_side_is_answered(whose):
    # An attack of a copier that does damage to the side's Active Pokémon stands for both.
    to = Self() if whose == "its own" else InPlay("you", "active")
    recoil = (Damage(10, to),)
    match = board(BASE, mon(ELECTRODE, **EVOLVED), foe="Snorlax")
    root = match.s.stacks[0][0]
    values = {"attack": "a recoil", "damage": 0, "printed": 0}
    run(match, recoil, values=values, self=root, card=match.s.stacks[0][-1], coins="T")
    assert (match.damage("active"), match.damage("foe")) == (30, 20)


@pytest.mark.rule("RO-64")
def test_counters_that_powers_and_poison_put_are_no_damage_of_an_attack():
    match = board(BASE, mon(ELECTRODE, status="Poisoned", **EVOLVED), foe="Snorlax")
    run(match, (PutCounters(1, InPlay("you", "active")),))
    match.end()
    assert (match.damage("active"), match.damage("foe")) == (20, 0)


@pytest.mark.rule("RO-64")
def test_it_is_answered_even_if_it_is_knocked_out_by_itself():
    active = mon(ELECTRODE, "LLL", damage=50, status="Confused", **EVOLVED)
    match = board(BASE, active, ["Onix"], foe="Snorlax").attack(0, coins="TT")
    assert match.name("active") == "Onix" and match.damage("foe") == 20


def test_on_the_bench_it_does_not_answer():
    script = {"Jynx": CardScript(attacks=(AttackScript(effect=(
        Damage(10, InPlay("opponent", "bench")),)),))}  # fmt: skip
    bench = [mon(ELECTRODE, **EVOLVED)]
    match = board(BASE, mon("Jynx", "G"), foe="Snorlax", foe_bench=bench, scripts=script)
    match.attack(0)
    assert match.damage("foe bench 1") == 10 and match.damage("active") == 0
