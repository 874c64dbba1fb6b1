"""Attacks lost, copied and paid, and what counts as an attack's damage."""

import pytest

from rulesets.engine.select import SELF
from rulesets.ptcg.effects.ops import (
    Attached,
    AttackScript,
    CardScript,
    CopyAttack,
    Damage,
    Devolve,
    EnergyOn,
    Every,
    Evolve,
    HasPower,
    Heal,
    In,
    InPlay,
    Kind,
    Lasting,
    Modifier,
    OfType,
    Pay,
    Power,
    Provision,
    PutCounters,
    Send,
    SetDamage,
    Times,
    Trigger,
    UsedLastTurn,
    Using,
)
from rulesets.ptcg.effects.terms.selectors import Attacker
from rulesets.ptcg.eras import BASE, BW, EX, XY
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import energy, pokemon, stage1
from tests.rulesets.ptcg.eras import ALL, COLUMNS, each, up_to

RAINBOW = {"Any Energy": CardScript(provides=(Provision(("GRWLPFDM",)),))}
AT_ONCE = "until the end of opponent's next turn"
ANY = energy("Any Energy", special=True)


def attacker(*attacks, **side):
    """Return a board on which Machop has these scripts for its attacks."""
    era = side.pop("era", BW)
    scripts = {"Machop": CardScript(attacks=attacks), **side.pop("scripts", {})}
    active = side.pop("active", mon("Machop", "FF"))
    return board(era, active, foe=side.pop("foe", "Snorlax"), scripts=scripts, **side)


@pytest.mark.rule("RO-31")
def test_in_the_third_rulebook_confusion_comes_after_the_price():
    priced = AttackScript(requires=(Pay("F"),))
    match = attacker(priced, active=mon("Machop", "FF", status="Confused")).attack(0, coins="T")
    assert (match.energy("active"), match.damage("active")) == (1, 30)


@ALL
@pytest.mark.rule("RO-32", "PL-064")
@pytest.mark.parametrize("coin", ["H", "T"])
def test_an_attack_lost_to_confusion_is_not_used_up(era, coin):
    once = AttackScript(once="GX")
    match = attacker(once, era=era, active=mon("Machop", "FF", status="Confused"))
    match.attack(0, coins=coin)
    assert bool(match.s.game_uses) is (coin == "H")
    used = {"H": (5, "Low Kick"), "T": (-9, "")}[coin]
    assert match.s.last_attacks[0] == used


@ALL
@pytest.mark.rule("RO-32", "PL-064")
def test_an_attack_lost_to_a_smokescreen_is_not_used_up(era):
    smoke = {"Snorlax": CardScript(modifiers=(
        Modifier("flip to attack", on=InPlay("opponent", "active")),
    ))}  # fmt: skip
    match = attacker(AttackScript(once="GX"), era=era, scripts=smoke).attack(0, coins="T")
    assert match.s.game_uses == () and match.s.last_attacks[0].name == ""


@pytest.mark.rule("RO-33", "PL-143")
def test_in_the_third_era_what_can_be_discarded_is_and_the_rest_happens():
    match = attacker(AttackScript(effect=(Pay("RR"),)), active=mon("Machop", "FR")).attack(0)
    assert (match.energy("active"), match.damage("foe")) == (1, 20)


@ALL
@pytest.mark.rule("RO-35", "PL-147")
def test_a_borrowed_attack_is_not_copied(era):
    borrow = CardScript(powers=(Power(modifiers=(Modifier("attacks of", of=InPlay("you")),)),))
    kind = era.power_kinds[-1]
    lender = pokemon("Borrower", powers=((kind, "Borrow"),), attacks=(("Own", "C", "10"),))
    match = attacker(
        AttackScript(effect=(CopyAttack(),)),
        era=era,
        foe="Borrower",
        foe_bench=["Tepig"],
        cards=[lender],
        scripts={"Borrower": borrow},
    ).attack(0)
    assert match.damage("foe") == 30  # Low Kick, then the only attack of its own


@pytest.mark.rule("RO-36", "PL-144")
def test_a_copied_attack_that_bars_itself_may_be_copied_again():
    ban = Lasting((Modifier("cannot attack", value="Slam"),), "your next turn", SELF)
    scripts = {"Snivy": CardScript(attacks=(AttackScript(effect=(ban,)),))}
    match = attacker(AttackScript(effect=(CopyAttack(),)), foe=mon("Snivy"), scripts=scripts)
    match.attack(0)
    assert match.damage("foe") == 30
    match.s.damage[match.spot("foe")] = 0
    match.end()
    assert match.attack(0).damage("foe") == 30


@pytest.mark.rule("RO-37", "PL-148")
def test_more_damage_next_turn_ends_on_the_bench_and_history_does_not():
    more = Lasting((Modifier("damage dealt before", 30, when=Using("Low Kick")),), "your next turn")
    match = attacker(AttackScript(effect=(more,)), bench=["Rattata"]).attack(0).end()
    match.retreat("bench 1")
    assert match.s.marks[match.spot("bench 1")] == ()
    match.s.retreats = 0
    match.s.offers = None
    match.retreat("bench 1")
    assert ask(match, UsedLastTurn("Low Kick"))
    assert match.attack(0).damage("foe") == 40


@ALL
@pytest.mark.rule("RO-38", "PL-059")
def test_energy_discarded_by_the_attack_still_counts_for_its_damage(era):
    script = AttackScript(
        damage=(SetDamage(Times(10, EnergyOn(SELF))),), effect=(Send(Attached(SELF)),)
    )
    match = attacker(script, era=era).attack(0)
    assert (match.damage("foe"), match.energy("active")) == (20, 0)


@ALL
@pytest.mark.rule("RO-40", "PL-056")
def test_less_damage_by_attacks_counts_against_oneself_only_without_the_opponents(era):
    itself = AttackScript(effect=(Damage(30, SELF),))
    for against, damage in ((None, 20), (InPlay("opponent"), 30)):
        guard = Modifier("damage taken", -10, against=against)
        charm = {"Charm": CardScript(modifiers=(guard,))}
        active = mon("Machop", "FF", tools=["Charm"])
        match = attacker(itself, era=era, active=active, scripts=charm).attack(0)
        assert match.damage("active") == damage


@ALL
@pytest.mark.rule("RO-41", "PL-055")
def test_damage_that_no_effect_changes_does_not_restore_a_weakness(era):
    weak = pokemon("Sturdy", 90, weak="Fighting ×2")
    script = {"Sturdy": CardScript(modifiers=(Modifier("no weakness"),))}
    strike = AttackScript(ignores=("effects",))
    assert (
        attacker(strike, era=era, foe="Sturdy", cards=[weak], scripts=script)
        .attack(0)
        .damage("foe")
        == 20
    )


@ALL
@pytest.mark.rule("RO-29", "PL-210")
def test_a_power_switched_off_by_the_attack_does_not_answer_it(era):
    kind = era.power_kinds[-1]
    rough = Power(
        modifiers=(Modifier("damage taken", -10),),
        triggers=(Trigger("damaged", (PutCounters(2, Attacker()),)),),
    )
    foe = pokemon("Rough", 90, powers=((kind, "Rough Skin"),))
    acid = AttackScript(
        effect=(
            Lasting((Modifier("powers off", value=kind),), AT_ONCE, InPlay("opponent", "active")),
        )
    )
    for attack, counters in ((AttackScript(), 20), (acid, 0)):
        match = attacker(
            attack,
            era=era,
            foe="Rough",
            cards=[foe],
            scripts={"Rough": CardScript(powers=(rough,))},
        ).attack(0)
        assert (match.damage("foe"), match.damage("active")) == (10, counters)


@ALL
@pytest.mark.rule("PL-209")
def test_the_answer_comes_before_the_knock_out_that_the_attack_was(era):
    helmet = CardScript(triggers=(Trigger("damaged", (PutCounters(2, Attacker()),)),))
    foe = mon("Rattata", damage=20, tools=["Charm"])
    match = board(era, mon("Machop", "F", damage=30), ["Onix"], foe=foe, foe_bench=["Snorlax"],
                  scripts={"Charm": helmet}).attack(0)  # fmt: skip
    # Both fall at once: each player takes a Prize.
    assert (match.name("active"), match.name("foe")) == ("Onix", "Snorlax")
    assert (match.prizes(0), match.prizes(1)) == (5, 5)


@ALL
@pytest.mark.rule("RO-46", "PL-209")
def test_the_attack_heals_before_the_answer_to_it(era):
    helmet = CardScript(triggers=(Trigger("damaged", (PutCounters(2, Attacker()),)),))
    drain = AttackScript(effect=(Heal(4, SELF),))
    active = mon("Machop", "FF", damage=40)
    foe = mon("Snorlax", tools=["Charm"])
    match = attacker(drain, era=era, active=active, foe=foe, scripts={"Charm": helmet}).attack(0)
    assert match.damage("active") == 20


@ALL
@pytest.mark.rule("RO-53", "PL-197")
def test_hit_points_are_compared_after_everything_the_attack_does(era):
    more = Lasting((Modifier("hp", 30),), AT_ONCE, InPlay("opponent", "active"))
    late = AttackScript(effect=(more,))
    match = attacker(late, era=era, foe=mon("Rattata", damage=20)).attack(0)
    assert (match.name("foe"), match.damage("foe")) == ("Rattata", 40)


@pytest.mark.rule("RO-19", "PL-159")
def test_special_energy_falls_off_within_one_effect():
    boosted = mon("Machoke", ("ex10-98",), under=("Machop",))
    match = board(EX, boosted, hand=["Machoke"])
    run(match, (Devolve(InPlay("you", "active"), "hand"), Evolve(In("hand"), SELF)))
    assert match.name("active") == "Machoke"
    assert match.names("discard") == ["Boost Energy"]


@up_to(XY)
@pytest.mark.rule("RO-51", "PL-150")
def test_before_2017_a_paid_retreat_takes_no_more_energy(era):
    slow = pokemon("Slow", 60, retreat=2)
    dce = {"Double Colorless Energy": CardScript(provides=(Provision(("C", "C")),))}
    match = board(era, mon("Slow", "22"), bench=["Onix"], cards=[slow], scripts=dce)
    assert match.retreat().energy("bench 1") == 1


@pytest.mark.rule("RO-61", "PL-172")
def test_energy_of_every_type_is_colorless_outside_play():
    match = board(BW, mon("Machop", ("Any Energy",)), hand=["Any Energy", "Darkness Energy"],
                  cards=[ANY], scripts=RAINBOW)  # fmt: skip
    in_hand = {t: ask(match, In("hand", filter=OfType(t))) for t in "CRD"}
    assert in_hand == {"C": ["Any Energy"], "R": [], "D": ["Darkness Energy"]}
    assert ask(match, Attached(SELF, OfType("R"))) == ["Any Energy"]


@each(BASE, EX, *COLUMNS[3:])
@pytest.mark.rule("RO-62", "PL-173")
def test_energy_of_every_type_is_all_of_one_and_pays_one_of_two(era):
    every = AttackScript(effect=(Send(Attached(SELF, Every((Kind(("Energy",)), OfType("R"))))),))
    both = AttackScript(effect=(Pay("RW"),))
    for attack, left in ((every, 1), (both, 1)):
        active = mon("Machop", ("F", "Any Energy"))
        match = attacker(attack, era=era, active=active, cards=[ANY], scripts=RAINBOW).attack(0)
        assert match.energy("active") == left
        assert match.names("discard") == ["Any Energy"]


@pytest.mark.rule("RO-27", "PL-096")
def test_a_lost_power_does_not_count_as_one():
    cards = [pokemon("Seer", powers=(("Ability", "Sight"),)), stage1("Lock", "Seer")]
    lock = Modifier("powers off", on=InPlay("opponent", filter=HasPower()), value="Ability")
    able = InPlay("both", filter=HasPower(("Ability",)))
    scripts = {"Charm": CardScript(modifiers=(lock,))}
    free = board(BW, foe="Seer", cards=cards)
    assert ask(free, able) == ["Seer"]
    locked = board(BW, mon("Rattata", tools=["Charm"]), foe="Seer", cards=cards, scripts=scripts)
    assert ask(locked, able) == []


@ALL
@pytest.mark.rule("RO-60", "PL-222")
def test_trainer_on_an_old_card_means_every_trainer(era):
    # Headache of Psyduck keeps the opponent from playing Trainer cards for a turn.
    hand = ["bw1-101", "Sun Stadium", "bw1-104"]
    match = board(era, mon("base3-53", "P"), foe="Snorlax", foe_bench=["Onix"], foe_hand=hand)
    match.attack(0)
    assert [match.allows("play", card) for card in hand] == [False, False, False]


@pytest.mark.rule("EX-082")
def test_two_energy_returned_are_counted_like_two_energy_discarded():
    # Energy Loop of Deoxys δ returns 2 Energy: one Double Colorless Energy is enough.
    dce = {"Double Colorless Energy": CardScript(provides=(Provision(("C", "C")),))}
    match = board(EX, mon("ex13-3", "D2D"), foe="Snorlax", scripts=dce).attack(0)
    match.pick("Double Colorless Energy")
    assert (match.energy("active"), match.count("hand")) == (2, 1)
