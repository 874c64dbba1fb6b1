"""Energy and attack costs, and the attack step by step."""

import pytest

from rulesets.ptcg.effects.energy import covers
from rulesets.ptcg.effects.ops import (
    SELF,
    AtLeast,
    Attached,
    AttackScript,
    CardScript,
    Coins,
    CopyAttack,
    Damage,
    Defending,
    Draw,
    EnergyOn,
    Fail,
    Heal,
    Held,
    If,
    Inflict,
    InPlay,
    Lasting,
    Modifier,
    Pay,
    Pick,
    Provision,
    PutCounters,
    Reg,
    Send,
    SetDamage,
    Times,
)
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS, LATER

FAILS_ON_TAILS = If(AtLeast(Reg("tails"), 1), (Fail(),))
SMOKE = AttackScript(
    effect=(Lasting((Modifier("flip to attack"),), on=InPlay("opponent", "active")),)
)


def scripted(name, *attacks):
    return {name: CardScript(attacks=attacks)}


@ERAS
@pytest.mark.rule("BASE-059", "EX-101", "EX-116", "BW-120", "BW-127")
def test_an_attack_needs_its_energy(era):
    match = board(era, mon("Machop", "W"))
    assert match.refusal("attack", 0) == (
        f"cannot attack: Low Kick costs F and Machop has W ({era.cites['attack energy']})"
    )
    assert board(era, mon("Machop", "F")).allows("attack", 0)


@ERAS
@pytest.mark.parametrize("kind", "GRWLPF")
@pytest.mark.rule("BASE-060", "EX-102", "BW-121")
def test_any_energy_pays_a_colorless_requirement(era, kind):
    assert board(era, mon("Rattata", kind)).allows("attack", 0)


@ERAS
@pytest.mark.rule("BASE-009", "BASE-061", "EX-014", "EX-103", "BW-023", "BW-122")
def test_a_type_is_paid_only_by_its_own_energy(era):
    for letter in era.energy_types[:-1]:
        for other in era.energy_types[:-1]:
            assert covers((other,), letter) == (other == letter)
        assert covers((letter,), "C")


@ERAS
@pytest.mark.rule("BASE-009", "EX-014", "BW-023")
def test_the_energy_types_of_the_era(era):
    assert len(era.energy_types) == {"base": 7, "ex": 9, "bw": 10}[era.name]


@ERAS
@pytest.mark.rule("BASE-062", "EX-104")
def test_two_of_a_type_and_one_colorless_need_three_energy_two_of_that_type(era):
    for letters, enough in {"RRR": True, "RRW": True, "RWW": False, "RR": False}.items():
        fox = pokemon("Fox", attacks=(("Flare", "RRC", "40"),))
        assert board(era, mon("Fox", letters), cards=[fox]).allows("attack", 0) is enough


@pytest.mark.rule("EX-105")
def test_carvanha_needs_one_water_for_big_wave_which_does_10():
    assert not board(EX, mon("Carvanha", "R")).allows("attack", 0)
    match = board(EX, mon("Carvanha", "W"), foe="Snorlax").attack()
    assert match.damage("foe") == 10


@pytest.mark.rule("BW-123", "BW-124")
def test_tepigs_tackle_costs_one_fire_and_rollout_one_more_of_any_type():
    match = board(BW, mon("Tepig", "R"), foe="Snorlax")
    assert (match.allows("attack", 0), match.allows("attack", 1)) == (True, False)
    match.attack(0)
    assert match.damage("foe") == 10
    match = board(BW, mon("Tepig", "RW"), foe="Snorlax").attack(1)
    assert match.damage("foe") == 20
    assert not board(BW, mon("Tepig", "WW")).allows("attack", 1)


@pytest.mark.rule("BW-125")
def test_poison_claws_needs_two_psychic_and_two_of_any_type():
    for letters, enough in {"PPWW": True, "PPPP": True, "PWWW": False, "PPW": False}.items():
        assert board(BW, mon("Scolipede", letters)).allows("attack", 0) is enough


@pytest.mark.rule("BW-126")
def test_a_cost_of_zero_needs_no_energy():
    free = pokemon("Free", attacks=(("Nothing Needed", "", "10"),))
    assert board(BW, "Free", cards=[free]).allows("attack", 0)


@ERAS
@pytest.mark.rule("BASE-063", "EX-106")
def test_energy_stays_attached_after_the_attack(era):
    match = board(era, mon("Machop", "F"), foe="Snorlax").attack()
    assert match.energy("active") == 1


@pytest.mark.rule("EX-107")
def test_the_energy_an_attack_needs_need_not_match_the_pokemons_type():
    odd = pokemon("Electrike", types=("Lightning",), attacks=(("Ram", "R", "10"),))
    assert board(EX, mon("Electrike", "R"), cards=[odd]).allows("attack", 0)


MAGMA = {"Magma Energy": CardScript(provides=(Provision(("FD", "FD")),))}


@pytest.mark.rule("EX-026")
@pytest.mark.parametrize(("energy", "types"), [("ex4-86", "WD"), ("ex4-87", "FD")])
def test_aqua_and_magma_energy_give_two_energy_each(energy, types):
    for cost, enough in ((types, True), (types[0] * 2, True), ("CC", True), ("CCC", False)):
        name = "Team Aqua's Spheal" if energy == "ex4-86" else "Team Magma's Numel"
        one = pokemon(name, attacks=(("Hit", cost, "10"),))
        match = board(EX, mon(name, [energy]), cards=[one])
        assert match.allows("attack", 0) is enough


@pytest.mark.rule("EX-026", "EX-027")
@pytest.mark.parametrize(
    ("cost", "enough"), [("FF", True), ("DD", True), ("FD", True), ("FC", True), ("FDC", False)]
)
def test_magma_energy_gives_two_energy_each_fighting_or_darkness(cost, enough):
    one = pokemon("One", attacks=(("Hit", cost, "10"),))
    match = board(EX, mon("One", "X"), cards=[one], scripts=MAGMA)
    assert match.allows("attack", 0) is enough


@ERAS
@pytest.mark.rule("BASE-011", "BASE-065", "EX-111", "EX-228", "BW-221", "BW-138")
def test_the_target_is_the_opponents_active_pokemon(era):
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Onix"]).attack()
    assert (match.damage("foe"), match.damage("foe bench 1")) == (20, 0)


@ERAS
@pytest.mark.rule("BASE-066", "BASE-067", "EX-108", "EX-109", "BW-105", "BW-106", "BW-198")
def test_one_attack_a_turn_and_then_the_turn_is_over(era):
    match = board(era, mon("Squirtle", "WW"), foe="Snorlax", hand=["Onix"])
    assert [line for line in match.menu() if "Attack" in line] == [
        "Attack with Bubble [W] 10",
        "Attack with Withdraw [WC]",
    ]
    match.attack(0)
    assert match.s.seat == 1
    assert match.refusal("attack", 1) != "None"


@ERAS
@pytest.mark.rule("BASE-068", "EX-116", "BW-127")
def test_the_attack_is_announced_by_name(era):
    match = board(era, mon("Machop", "F"), foe="Snorlax").attack()
    assert "Machop attacks with Low Kick" in match.game.view(match.s, 1).facts["log"]


@ERAS
@pytest.mark.rule("BASE-071", "EX-113", "BW-136", "BASE-007")
def test_the_attacks_text_is_followed_besides_its_damage(era):
    script = scripted("Machop", AttackScript(effect=(Inflict(("Asleep",)), Draw(1))))
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts=script).attack(coins="T")
    assert match.damage("foe") == 20
    assert match.status("foe") == "Asleep"
    assert match.count("hand") == 1


@ERAS
@pytest.mark.rule("BASE-007", "BASE-070", "EX-033", "EX-034", "BW-037", "BW-038")
def test_an_attack_need_not_do_damage(era):
    collect = pokemon("Lillipup", attacks=(("Collect", "C", ""),))
    script = scripted("Lillipup", AttackScript(effect=(Draw(1),)))
    match = board(era, mon("Lillipup", "G"), cards=[collect], scripts=script).attack()
    assert match.count("hand") == 1
    assert match.damage("foe") == 0
    assert match.s.seat == 1


@pytest.mark.rule("EX-034", "EX-121", "EX-122")
def test_an_attack_without_damage_is_stopped_by_smokescreen_too():
    collect = pokemon("Meowth", attacks=(("Collect", "C", ""),), id="test-collecting-meowth")
    horsea = pokemon("Horsea", attacks=(("Smokescreen", "C", "10"),))
    scripts = {**scripted("Horsea", SMOKE), **scripted("Meowth", AttackScript(effect=(Draw(2),)))}
    match = board(
        EX, mon("Horsea", "W"), foe=mon("Meowth", "W"), cards=[collect, horsea], scripts=scripts
    )
    match.attack().attack(0, coins="T")
    assert match.count("hand", 1) == 1  # the draw of the turn alone


@ERAS
@pytest.mark.parametrize(("coin", "damage"), [("H", 20), ("T", 0)])
@pytest.mark.rule("EX-121", "EX-122", "EX-242", "BW-131", "BW-132", "BW-229")
def test_a_smokescreened_attacker_tosses_and_fails_on_tails(era, coin, damage):
    horsea = pokemon("Horsea", 60, attacks=(("Smokescreen", "C", "10"),))
    match = board(
        era,
        mon("Horsea", "W"),
        foe=mon("Machop", "F"),
        cards=[horsea],
        scripts=scripted("Horsea", SMOKE),
    )
    match.attack().attack(coins=coin)
    assert match.damage("active") == damage
    assert match.s.seat == 0  # the failed attack was the one of the turn


@ERAS
@pytest.mark.rule("BASE-069", "EX-114", "EX-119", "EX-120", "BW-129")
def test_costs_are_paid_before_the_attack_is_worked_out(era):
    ember = AttackScript(requires=(Pay("RR"),))
    match = board(
        era, mon("Charmander", "RRW"), foe="Snorlax", scripts=scripted("Charmander", None, ember)
    )
    match.attack(1)
    assert match.names("discard") == ["Fire Energy", "Fire Energy"]
    assert match.damage("foe") == 30
    # What the Energy still attached does is counted without what was paid.
    counts = AttackScript(requires=(Pay("RR"),), damage=(SetDamage(Times(10, EnergyOn(SELF))),))
    match = board(
        era, mon("Charmander", "RRW"), foe="Snorlax", scripts=scripted("Charmander", None, counts)
    )
    assert match.attack(1).damage("foe") == 10


@ERAS
@pytest.mark.rule("BASE-126", "EX-125", "EX-123", "BW-133", "BW-163")
def test_costs_paid_are_not_returned_when_confusion_makes_the_attack_fail(era):
    ember = AttackScript(requires=(Pay("R"),))
    match = board(
        era,
        mon("Charmander", "RW", status="Confused"),
        foe="Snorlax",
        scripts=scripted("Charmander", None, ember),
    )
    match.attack(1, coins="T")
    assert match.names("discard") == ["Fire Energy"]
    assert match.damage("foe") == 0


@pytest.mark.rule("EX-125")
def test_costs_paid_are_not_returned_when_an_effect_cancels_the_attack():
    ember = AttackScript(requires=(Pay("R"),))
    scripts = scripted("Charmander", None, ember)
    scripts["Onix"] = CardScript(modifiers=(Modifier("flip to attack", on=InPlay("opponent")),))
    match = board(EX, mon("Charmander", "RW"), foe="Onix", scripts=scripts)
    match.attack(1, coins="T")
    assert (match.names("discard"), match.damage("foe")) == (["Fire Energy"], 0)


@LATER
@pytest.mark.rule("EX-117", "EX-118", "BW-128")
def test_choices_come_before_costs_and_before_confusion(era):
    tongue = AttackScript(
        choices=(Pick(InPlay("opponent"), "chosen"),),
        requires=(Pay("R"),),
        effect=(Damage(20, Held("chosen")),),
    )
    lick = pokemon("Lickitung", attacks=(("Tongue Whip", "R", ""),))
    match = board(
        era,
        mon("Lickitung", "R", status="Confused"),
        foe="Snorlax",
        foe_bench=["Onix"],
        cards=[lick],
        scripts=scripted("Lickitung", tongue),
    )
    match.attack()
    assert match.count("discard") == 0  # the choice is asked for first
    match.pick("foe bench 1", coins="H")
    assert match.damage("foe bench 1") == 20
    assert match.count("discard") == 1


@pytest.mark.rule("BW-129", "BW-130", "BW-131")
def test_a_coin_that_decides_whether_the_attack_works_is_tossed_before_smokescreens():
    scripts = scripted("Machop", AttackScript(requires=(Coins(), FAILS_ON_TAILS)))
    scripts["Snorlax"] = CardScript(modifiers=(Modifier("flip to attack", on=InPlay("opponent")),))
    match = board(BW, mon("Machop", "F"), foe="Snorlax", scripts=scripts)
    match.attack(coins="T")  # one coin only: the attack is over before the second
    assert match.damage("foe") == 0
    match = board(BW, mon("Machop", "F"), foe="Snorlax", scripts=scripts).attack(coins="HH")
    assert match.damage("foe") == 20


@pytest.mark.rule("BW-134")
def test_effects_before_damage_then_damage_then_the_rest():
    # Before the damage the Tool is discarded, so it does not reduce the damage.
    plunder = AttackScript(
        damage=(Send(Attached(InPlay("opponent", "active"))),),
        effect=(Heal(Times(1, Reg("done")), SELF),),
    )
    scripts = scripted("Machop", plunder)
    scripts["Charm"] = CardScript(modifiers=(Modifier("damage taken", -10),))
    match = board(
        BW, mon("Machop", "F", damage=40), foe=mon("Snorlax", tools=["Charm"]), scripts=scripts
    )
    match.attack()
    assert match.damage("foe") == 20
    assert match.damage("active") == 0


@pytest.mark.rule("EX-124", "EX-137", "BASE-070", "BW-134")
@ERAS
def test_damage_comes_before_the_other_effects_and_knock_outs_last(era):
    # The effect still finds the Defending Pokémon that the damage has beaten.
    seen = AttackScript(effect=(If(AtLeast(Reg("done"), 20), (Draw(1),)),))
    match = board(
        era,
        mon("Machop", "F"),
        foe=mon("Rattata", damage=20),
        foe_bench=["Onix"],
        scripts=scripted("Machop", seen),
    )
    match.attack()
    assert match.count("hand") == 2  # the card drawn, then the Prize
    # Counters of the effect come on the one that the damage has beaten, not on who follows.
    late = scripted("Machop", AttackScript(effect=(PutCounters(1, Defending()),)))
    match = board(
        era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"], scripts=late
    )
    match.attack()
    assert (match.name("foe"), match.damage("foe")) == ("Onix", 0)


@pytest.mark.rule("BW-135")
def test_after_the_attack_every_pokemon_is_checked_the_attacker_too():
    blast = AttackScript(
        effect=(Damage(20, InPlay("opponent", "bench")), Damage(50, SELF)),
    )
    match = board(
        BW,
        mon("Machop", "F"),
        bench=["Onix"],
        foe="Snorlax",
        foe_bench=[mon("Rattata", damage=10), "Onix"],
        scripts=scripted("Machop", blast),
    )
    match.attack()
    assert match.names("discard") == ["Machop", "Fighting Energy"]
    assert match.names("discard", 1) == ["Rattata"]
    assert (match.prizes(0), match.prizes(1)) == (5, 5)


@pytest.mark.rule("BW-137")
def test_in_short_energy_then_weakness_and_resistance_then_counters():
    match = board(BW, mon("Tepig", "R"), foe="Snivy").attack()
    assert match.damage("foe") == 20


@pytest.mark.rule("EX-115", "EX-116")
def test_against_a_baby_tails_ends_the_turn_without_an_attack():
    match = board(EX, mon("Machop", "F"), foe="Pichu", foe_bench=["Onix"])
    match.attack(coins="T")
    assert match.s.seat == 1
    assert match.damage("foe") == 0
    assert "attacks" not in str(match.game.view(match.s, 0).facts["log"])


@pytest.mark.rule("EX-115")
def test_against_a_baby_heads_lets_the_attack_go_on():
    match = board(EX, mon("Machop", "F"), foe="Pichu", foe_bench=["Onix"]).attack(coins="H")
    assert match.damage("foe") == 20


@pytest.mark.rule("EX-115")
def test_the_baby_toss_comes_before_costs():
    ember = AttackScript(requires=(Pay("R"),))
    match = board(
        EX,
        mon("Charmander", "RW"),
        foe="Pichu",
        foe_bench=["Onix"],
        scripts=scripted("Charmander", None, ember),
    )
    match.attack(1, coins="T")
    assert match.count("discard") == 0


@pytest.mark.rule("BW-039", "BW-102", "BW-212")
def test_an_ability_is_no_attack():
    ability = pokemon("Reuniclus", powers=(("Ability", "Damage Swap"),), attacks=())
    match = board(BW, "Reuniclus", cards=[ability])
    assert match.menu() == ["End the turn"]


@pytest.mark.rule("EX-031", "EX-032")
def test_a_card_that_names_itself_means_the_pokemon_using_the_attack():
    # Snorlax's attack puts "Snorlax" to Sleep; whoever copies it falls asleep itself.
    scripts = scripted("Snorlax", AttackScript(effect=(Inflict(("Asleep",), SELF),)))
    scripts["Machop"] = CardScript(attacks=(AttackScript(damage=(CopyAttack(),)),))
    match = board(EX, mon("Machop", "F"), foe="Snorlax", scripts=scripts)
    match.attack(coins="T")
    assert match.status("active") == "Asleep"
    assert match.status("foe") == ""
    assert match.damage("foe") == 30


def test_set_damage_replaces_the_printed_number():
    triple = AttackScript(damage=(Coins(3), SetDamage(Times(20, Reg("heads")))))
    match = board(BW, mon("Machop", "F"), foe="Snorlax", scripts=scripted("Machop", triple))
    match.attack(coins="HTH")
    assert match.damage("foe") == 40


@pytest.mark.rule("BASE-087", "EX-123", "BW-130")
@pytest.mark.parametrize(("era", "hurt"), [(BASE, 20), (EX, 30), (BW, 0)])
def test_a_coin_of_the_attack_itself_comes_before_confusion_only_in_the_last_era(era, hurt):
    scripts = scripted("Machop", AttackScript(requires=(Coins(), FAILS_ON_TAILS)))
    attacker = mon("Machop", "F", status="Confused")
    match = board(era, attacker, foe="Snorlax", scripts=scripts).attack(coins="T")
    assert (match.damage("active"), match.damage("foe")) == (hurt, 0)
