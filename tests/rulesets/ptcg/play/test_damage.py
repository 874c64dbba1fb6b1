"""Damage: base, bonuses, Weakness, Resistance, reductions, the Bench, counters."""

import pytest

from rulesets.ptcg.effects import damage as calculation
from rulesets.ptcg.effects.ops import (
    SELF,
    AtLeast,
    AttackScript,
    CardScript,
    Coins,
    Damage,
    Half,
    If,
    InPlay,
    Is,
    Lasting,
    Modifier,
    MoreDamage,
    OfType,
    Power,
    Provision,
    PutCounters,
    Reg,
    SetDamage,
    Times,
)
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS, LATER

BENCH = InPlay("opponent", "bench")


def hit(era, attacker, foe, scripts=None, cards=(), index=0, coins="", **more):
    """Return the damage an attack does."""
    match = board(era, attacker, foe=foe, scripts=scripts, cards=cards, **more)
    match.attack(index, coins)
    return match.damage("foe")


def scripted(name, **script):
    return {name: CardScript(attacks=(AttackScript(**script),))}


@ERAS
@pytest.mark.rule("BASE-072", "BASE-073", "EX-112", "EX-126", "EX-136", "BW-139", "BW-148")
def test_the_number_beside_the_attack_is_its_damage_one_counter_for_each_10(era):
    assert hit(era, mon("Machop", "F"), "Snorlax") == 20


@ERAS
@pytest.mark.rule("BASE-074", "EX-130", "BW-144", "BW-226")
def test_weakness_doubles_the_damage(era):
    assert hit(era, mon("Snivy", "G"), "Onix") == 20


@pytest.mark.rule("BW-152", "BW-144")
def test_tackle_10_against_weakness_to_fire_does_20():
    assert hit(BW, mon("Tepig", "R"), "Snivy") == 20


@pytest.mark.rule("BASE-077")
def test_charmander_has_weakness_to_one_type():
    water = pokemon("Charmander", types=("Fire",), weak="Water ×2", id="test-weak-charmander")
    assert hit(BASE, mon("Squirtle", "W"), "Charmander", cards=[water]) == 20
    assert hit(BASE, mon("Machop", "F"), "Charmander", cards=[water]) == 20


@pytest.mark.rule("EX-140", "EX-141")
def test_carvanhas_big_wave_does_20_to_a_houndour_weak_to_water():
    assert hit(EX, mon("Carvanha", "W"), "Houndour") == 20


@ERAS
@pytest.mark.rule("BASE-075", "EX-131", "BW-145")
def test_resistance_takes_30_off(era):
    kick = pokemon("Kicker", types=("Fighting",), attacks=(("Kick", "F", "50"),))
    assert hit(era, mon("Kicker", "F"), "Gyarados", cards=[kick]) == 20


@ERAS
@pytest.mark.rule("BASE-123", "EX-136", "BW-148")
def test_damage_never_falls_below_zero(era):
    assert hit(era, mon("Machop", "F"), "Gyarados") == 0


@pytest.mark.parametrize(("era", "damage"), [(BASE, 20), (EX, 20), (BW, 30)])
@pytest.mark.rule("BW-226", "BW-144", "BASE-074", "EX-130")
def test_a_weakness_printed_plus_20_adds_20_only_where_the_printed_amount_counts(era, damage):
    jolt = pokemon("Jolt", types=("Lightning",), attacks=(("Zap", "L", "10"),))
    assert hit(era, mon("Jolt", "L"), "Lapras", cards=[jolt]) == damage


@pytest.mark.parametrize(("era", "damage"), [(BASE, 10), (EX, 10), (BW, 20)])
@pytest.mark.rule("BW-145", "BASE-075", "EX-131")
def test_a_resistance_printed_minus_20_takes_20_off_only_where_the_printed_amount_counts(
    era, damage
):
    steel = pokemon("Steel", types=("Metal",), attacks=(("Bash", "C", "40"),))
    assert hit(era, mon("Steel", "G"), "Lapras", cards=[steel]) == damage


@ERAS
@pytest.mark.rule("BASE-076", "EX-114", "EX-130", "EX-131", "BW-144", "BW-145")
def test_weakness_comes_before_resistance(era):
    both = pokemon("Both", 200, weak="Fighting ×2", resist="Fighting -30")
    kick = pokemon("Kicker", types=("Fighting",), attacks=(("Kick", "F", "20"),))
    assert hit(era, mon("Kicker", "F"), "Both", cards=[both, kick]) == 10


@pytest.mark.parametrize(("era", "damage"), [(BASE, 30), (EX, 40), (BW, 40)])
@pytest.mark.rule("BASE-076", "EX-127", "EX-128", "BW-141", "BW-142")
def test_a_bonus_of_the_attacker_counts_before_weakness_except_in_the_base_booklet(era, damage):
    scripts = {"Charm": CardScript(modifiers=(Modifier("damage dealt", 10),))}
    assert hit(era, mon("Tepig", "R", tools=["Charm"]), "Snivy", scripts) == damage


@ERAS
@pytest.mark.rule("EX-128", "BW-141", "BASE-076")
def test_what_a_card_places_expressly_stands_there_in_every_era(era):
    before = {"Charm": CardScript(modifiers=(Modifier("damage dealt before", 10),))}
    after = {"Charm": CardScript(modifiers=(Modifier("damage dealt after", 10),))}
    assert hit(era, mon("Tepig", "R", tools=["Charm"]), "Snivy", before) == 40
    assert hit(era, mon("Tepig", "R", tools=["Charm"]), "Snivy", after) == 30


DARKNESS = {
    "Darkness Energy": CardScript(
        provides=(Provision(("D",)),), modifiers=(Modifier("damage dealt", 10),)
    )
}


@pytest.mark.rule("EX-128")
def test_darkness_energy_and_dragon_dance_count_before_weakness():
    dark = pokemon("Dark One", types=("Darkness",), attacks=(("Bite", "D", "20"),))
    assert hit(EX, mon("Dark One", "D"), "Weak to Darkness", DARKNESS, [dark]) == 60
    dance = CardScript(
        attacks=(
            AttackScript(effect=(Lasting((Modifier("damage dealt", 30),), "your next turn"),)),
            None,
        )
    )
    altaria = pokemon("Altaria", attacks=(("Dragon Dance", "C", ""), ("Peck", "C", "20")))
    weak = pokemon("Weak", 200, weak="Colorless ×2")
    match = board(
        EX, mon("Altaria", "G"), foe="Weak", cards=[altaria, weak], scripts={"Altaria": dance}
    )
    match.attack(0).end().attack(1)
    assert match.damage("foe") == 100


@pytest.mark.rule("EX-022", "EX-019")
def test_groudon_being_partly_darkness_gets_10_from_darkness_energy():
    only_dark = {
        "Darkness Energy": CardScript(
            provides=(Provision(("D",)),),
            modifiers=(Modifier("damage dealt", 10, when=_is_dark()),),
        )
    }
    assert hit(EX, mon("Team Magma's Groudon", "FD"), "Snorlax", only_dark) == 30
    assert hit(EX, mon("Machop", "FD"), "Snorlax", only_dark) == 20


def _is_dark():
    return Is(SELF, OfType("D"))


@pytest.mark.parametrize(
    ("foe", "damage"),
    [
        ("Weak to Fighting", 40),
        ("Weak to Darkness", 40),
        ("Weak to both", 40),
        ("Resists Fighting", 0),
        ("Resists both", 0),
        ("Weak and resistant", 10),
        ("Snorlax", 20),
    ],
)
@LATER
@pytest.mark.rule("EX-019", "EX-020", "EX-021", "EX-231", "EX-232")
def test_either_type_of_a_dual_type_attacker_meets_weakness_and_resistance_once(era, foe, damage):
    assert hit(era, mon("Team Magma's Groudon", "F"), foe) == damage


@pytest.mark.rule("EX-027")
def test_magma_energy_gives_darkness_without_its_bonus():
    scripts = {"Magma Energy": CardScript(provides=(Provision(("FD", "FD")),))}
    assert hit(EX, mon("Team Magma's Groudon", "X"), "Snorlax", scripts) == 20


@pytest.mark.rule("EX-126", "BW-139")
@LATER
def test_a_plus_or_times_is_worked_out_from_the_text(era):
    plus = scripted("Machop", damage=(Coins(), If(AtLeast(Reg("heads"), 1), (MoreDamage(10),))))
    assert hit(era, mon("Machop", "F"), "Snorlax", plus, coins="H") == 30
    assert hit(era, mon("Machop", "F"), "Snorlax", plus, coins="T") == 20
    times = scripted("Machop", damage=(Coins(2), SetDamage(Times(20, Reg("heads")))))
    assert hit(era, mon("Machop", "F"), "Snorlax", times, coins="HH") == 40


@pytest.mark.parametrize(("era", "damage"), [(EX, 10), (BW, 0)])
@pytest.mark.rule("EX-129", "BW-143")
def test_whether_a_bonus_turns_a_base_damage_of_zero_into_damage(era, damage):
    scripts = scripted("Machop", damage=(Coins(), SetDamage(Times(20, Reg("heads")))))
    scripts["Charm"] = CardScript(modifiers=(Modifier("damage dealt", 10),))
    assert hit(era, mon("Machop", "F", tools=["Charm"]), "Snorlax", scripts, coins="T") == damage


@LATER
@pytest.mark.rule("EX-129", "BW-143", "BW-150")
def test_an_attack_without_damage_gets_no_bonus_and_no_weakness(era):
    scripts = {"Charm": CardScript(modifiers=(Modifier("damage dealt", 10),))}
    growl = pokemon("Growler", types=("Fire",), attacks=(("Growl", "C", ""),))
    assert hit(era, mon("Growler", "R", tools=["Charm"]), "Snivy", scripts, [growl]) == 0


@pytest.mark.rule("EX-129")
def test_a_base_damage_brought_to_zero_ends_the_calculation():
    scripts = {
        "Charm": CardScript(modifiers=(Modifier("damage dealt", -20),)),
        "Snorlax": CardScript(modifiers=(Modifier("damage taken", 10),)),
    }
    assert hit(EX, mon("Machop", "F", tools=["Charm"]), "Snorlax", scripts) == 0


HALVED = CardScript(modifiers=(Modifier("damage taken", Times(-1, Half(Reg("damage")))),))


@pytest.mark.parametrize(("era", "damage"), [(BASE, 10), (EX, 20), (BW, 20)])
@pytest.mark.rule("BASE-076", "EX-114", "EX-132", "BW-146")
def test_every_step_of_the_damage_has_its_place(era, damage):
    both = pokemon("Both", 200, weak="Fighting ×2", resist="Fighting -30")
    kick = pokemon("Kicker", types=("Fighting",), attacks=(("Kick", "F", "20"),))
    scripts = {
        "Kicker": CardScript(modifiers=(Modifier("damage dealt", 10),)),
        "Charm": HALVED,
    }
    # (20 + 10) × 2 - 30, then half of these 30 off by tens; at first 20 × 2 - 30 + 10.
    assert hit(era, mon("Kicker", "F"), mon("Both", tools=["Charm"]), scripts, [both, kick]) == (
        damage
    )


METAL = {
    "Metal Energy": CardScript(
        provides=(Provision(("M",)),), modifiers=(Modifier("damage taken", -10),)
    )
}


@LATER
@pytest.mark.rule("EX-132", "EX-133", "BW-146")
def test_metal_energy_on_the_defender_counts_after_weakness(era):
    assert hit(era, mon("Tepig", "R"), mon("Snivy", "M"), METAL) == 10


@pytest.mark.rule("EX-132", "EX-134")
def test_trainers_and_energy_on_the_defender_come_before_its_powers():
    # The Body takes half, 10, off the 30 left after Metal Energy; before it, 20 off 40 and then 10.
    body = Power(modifiers=(Modifier("damage taken", Times(-1, Half(Reg("damage")))),))
    shield = pokemon("Shield", 100, powers=(("Poké-Body", "Half"),))
    kick = pokemon("Kicker", types=("Fighting",), attacks=(("Kick", "F", "40"),))
    scripts = {**METAL, "Shield": CardScript(powers=(body,))}
    assert hit(EX, mon("Kicker", "F"), mon("Shield", "M"), scripts, [shield, kick]) == 20


@pytest.mark.rule("EX-134", "EX-135")
def test_the_effect_of_the_defenders_last_attack_counts_after_weakness():
    wall = CardScript(attacks=(AttackScript(effect=(Lasting((Modifier("damage taken", -20),)),)),))
    puff = pokemon("Wigglytuff", 80, weak="Fighting ×2", attacks=(("Stand Back", "C", ""),))
    match = board(
        EX,
        mon("Wigglytuff", "G"),
        foe=mon("Machop", "F"),
        cards=[puff],
        scripts={"Wigglytuff": wall},
    )
    match.attack().attack()
    assert match.damage("active") == 20


@pytest.mark.rule("BW-146", "BW-147")
def test_an_ability_takes_20_off_after_weakness():
    guard = Power(modifiers=(Modifier("damage taken", -20),))
    hard = pokemon("Hard", 100, weak="Fighting ×2", powers=(("Ability", "Hard Coat"),))
    scripts = {"Hard": CardScript(powers=(guard,))}
    assert hit(BW, mon("Machop", "F"), "Hard", scripts, [hard]) == 20


@pytest.mark.rule("BW-142", "BW-141")
def test_forty_more_next_turn_is_added_before_weakness():
    charge = Lasting((Modifier("damage dealt before", 40),), "your next turn")
    charger = pokemon(
        "Charger", types=("Fire",), attacks=(("Charge", "C", ""), ("Burn", "C", "10"))
    )
    match = board(
        BW,
        mon("Charger", "R"),
        foe="Snivy",
        cards=[charger, pokemon("Snivy", 200, weak="Fire ×2", id="test-big-snivy")],
        scripts={"Charger": CardScript(attacks=(AttackScript(effect=(charge,)), None))},
    )
    match.attack(0).end().attack(1)
    assert match.damage("foe") == 100


@ERAS
@pytest.mark.rule("BASE-124", "EX-138", "EX-243", "BW-149", "BW-237")
def test_weakness_and_resistance_do_not_count_on_the_bench(era):
    spread = scripted("Tepig", effect=(Damage(10, BENCH),))
    match = board(
        era, mon("Tepig", "R"), foe="Snorlax", foe_bench=["Snivy"], scripts=spread
    ).attack()
    assert match.damage("foe bench 1") == 10


@LATER
@pytest.mark.rule("EX-243", "BW-237")
def test_on_the_bench_the_other_steps_still_count(era):
    scripts = {**scripted("Tepig", effect=(Damage(30, BENCH),)), **METAL}
    match = board(
        era, mon("Tepig", "R"), foe="Snorlax", foe_bench=[mon("Snivy", "M")], scripts=scripts
    ).attack()
    assert match.damage("foe bench 1") == 20


@LATER
@pytest.mark.rule("EX-139", "BW-140")
def test_placing_counters_is_not_calculated(era):
    scripts = {**scripted("Tepig", effect=(PutCounters(2),)), **METAL}
    tepig = pokemon("Tepig", types=("Fire",), attacks=(("Mark", "R", ""),), id="test-tepig-mark")
    match = board(
        era, mon("Tepig", "R"), foe=mon("Snivy", "M"), cards=[tepig], scripts=scripts
    ).attack()
    assert match.damage("foe") == 20


@pytest.mark.rule("BW-153", "EX-225")
def test_a_damage_counter_stands_for_10():
    match = board(BW, mon("Machop", "F"), foe="Snorlax")
    calculation.place(match.s, match.spot("foe"), 30)
    assert match.damage("foe") // 10 == 3


@ERAS
@pytest.mark.parametrize(
    ("ignores", "damage"),
    [
        ((), 30),
        (("resistance",), 50),
        (("effects",), 40),
        (("weakness", "resistance", "effects"), 30),
    ],
)
def test_an_attack_ignores_what_it_says(era, ignores, damage):
    tough = pokemon("Tough", 200, weak="Fighting ×2", resist="Fighting -20")
    kick = pokemon("Kicker", types=("Fighting",), attacks=(("Kick", "F", "30"),))
    scripts = scripted("Kicker", ignores=ignores)
    scripts["Charm"] = CardScript(modifiers=(Modifier("damage taken", -10),))
    expected = damage if era is BW else damage - (0 if "resistance" in ignores else 10)
    found = hit(era, mon("Kicker", "F"), mon("Tough", tools=["Charm"]), scripts, [tough, kick])
    assert found == expected


@ERAS
def test_damage_to_itself_is_not_doubled(era):
    recoil = scripted("Jynx", effect=(Damage(20, SELF),))
    match = board(era, mon("Jynx", "P"), foe="Snorlax", scripts=recoil).attack()
    assert match.damage("active") == 20
