"""Powers that switch off powers, and what stops a power."""

import pytest

from rulesets.ptcg.effects.ops import CardScript, InPlay, Modifier, OfType, Power
from rulesets.ptcg.eras import BASE, BW, EX
from rulesets.ptcg.match.continuous import powers_work
from tests.rulesets.ptcg.board import ask, board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ALL, FROM_EX

MUK, ARBOK, ALAKAZAM = "base3-13", "base5-2", "base1-1"


def works(match, place, kind):
    return powers_work(match.s, match.spot(place), kind)


@ALL
@pytest.mark.rule("RO-22", "PL-097", "PL-099")
def test_a_stared_at_muk_lets_other_powers_work_again(era):
    foe = mon(MUK, under=("base3-50",))
    match = board(era, mon(ARBOK, "GG", under=("Rattata",)), bench=[ALAKAZAM], foe=foe)
    assert not works(match, "bench 1", "Pokémon Power")
    match.attack(0)
    assert not works(match, "foe", "Pokémon Power")
    assert works(match, "bench 1", "Pokémon Power")


@pytest.mark.rule("RO-23", "PL-097")
def test_a_body_that_another_body_switches_off_switches_nothing_off():
    foe = mon("ex12-11", under=("base3-50",))
    match = board(EX, "ex13-11", bench=["Rattata"], foe=foe)
    assert not works(match, "bench 1", "Poké-Power")
    aura = board(EX, "ex13-11", bench=["ex13-12", "Rattata"], foe=foe)
    assert not works(aura, "foe", "Poké-Body")
    assert works(aura, "bench 2", "Poké-Power")


@pytest.mark.rule("RO-24", "PL-098")
@pytest.mark.parametrize("since", [(1, 3), (3, 1)])
def test_of_two_locks_on_each_other_the_older_one_stays(since):
    lock = Power(modifiers=(Modifier("powers off", on=InPlay("opponent"), value="Ability"),))
    cards = [pokemon(name, powers=(("Ability", "Lock"),)) for name in ("Mine", "Yours")]
    scripts = {name: CardScript(powers=(lock,)) for name in ("Mine", "Yours")}
    mine, yours = mon("Mine", since=since[0]), mon("Yours", since=since[1])
    match = board(BW, mine, foe=yours, cards=cards, scripts=scripts)
    assert works(match, "active", "Ability") is (since[0] < since[1])
    assert works(match, "foe", "Ability") is (since[0] > since[1])


@pytest.mark.rule("BW-211", "PL-090", "PL-091")
def test_a_lock_on_pokemon_powers_leaves_abilities_alone():
    match = board(BW, "Rattata", foe=mon(MUK, under=("base3-50",)))
    kinds = ("Pokémon Power", "Poké-Power", "Poké-Body", "Ability")
    assert [works(match, "active", kind) for kind in kinds] == [False, False, False, True]


@pytest.mark.rule("RO-25", "PL-094")
@pytest.mark.parametrize("status", ["Poisoned", "Burned"])
def test_toxic_gas_stops_under_any_condition_from_the_second_era_on(status):
    for era in (EX, BW):
        match = board(era, ALAKAZAM, foe=mon(MUK, under=("base3-50",), status=status))
        assert works(match, "active", "Pokémon Power")
    foe = mon(MUK, under=("base3-50",), status="Poisoned")
    assert not works(board(BASE, ALAKAZAM, foe=foe), "active", "Pokémon Power")


@pytest.mark.rule("RO-26", "PL-093")
@FROM_EX
def test_a_power_without_the_clause_is_used_under_a_condition(era):
    active = mon("dp1-48", status="Asleep")
    assert board(era, active, hand=["dp1-43", "Electabuzz"], cards=[pokemon("Electabuzz")]).allows(
        "power", "active", 0, 0
    )


@pytest.mark.rule("RO-26", "EX-220")
@FROM_EX
def test_a_power_with_the_clause_is_not(era):
    # Ninetales: discards a Fire Energy from the hand for cards, unless under a condition.
    for status, allowed in (("", True), ("Poisoned", False)):
        active = mon("col1-17", under=("Vulpix",), status=status)
        match = board(era, active, hand=["Fire Energy"])
        assert match.allows("power", "active", 0, 0) is allowed


@pytest.mark.rule("RO-58")
@pytest.mark.parametrize("card", ["ex2-91", "base3-62", "base1-70"])
def test_a_fossil_or_doll_cannot_be_burned(card):
    for era in (EX, BW):
        assert board(era, mon(card, status="Burned")).status("active") == ""


@pytest.mark.rule("RO-58")
def test_who_is_safe_from_poison_alone_can_be_burned():
    assert board(EX, mon("ex2-14", status="Burned Poisoned")).status("active") == "Burned"


@pytest.mark.rule("RO-22")
def test_types_changed_by_many_powers_are_found_while_a_lock_asks_for_types():
    """Asked for each Pokémon anew, a Bench of them took longer than anybody waits."""
    turned = pokemon("Turned", powers=(("Ability", "Hue"),))
    scripts = {
        "Turned": CardScript(powers=(Power(modifiers=(Modifier("type", value="R"),)),)),
        "Onix": CardScript(
            modifiers=(Modifier("powers off", on=InPlay("both", filter=OfType("W"))),)
        ),
    }
    match = board(
        BW, "Turned", bench=["Turned"] * 5, foe="Onix", foe_bench=["Turned"] * 5, scripts=scripts,
        cards=[turned],
    )  # fmt: skip
    assert len(ask(match, InPlay("both", filter=OfType("R")))) == 11
