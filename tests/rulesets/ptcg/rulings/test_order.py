"""Statements about order, once and each of several figures, where the wrong way shows."""

import pytest

from rulesets.api import CHANCE
from rulesets.engine.frames import advance, push
from rulesets.engine.select import SELF
from rulesets.ptcg.effects.attacks import attacks_of
from rulesets.ptcg.effects.energy import covers
from rulesets.ptcg.effects.ops import (
    Attached,
    AttackScript,
    CardScript,
    Damaged,
    Defending,
    Draw,
    Escape,
    HandOn,
    In,
    InPlay,
    Is,
    Lasting,
    Mix,
    Modifier,
    Named,
    Pay,
    Pick,
    Pile,
    Power,
    PutCounters,
    Require,
    Send,
    SetDamage,
    Suffers,
    Switch,
    TakeUp,
    ThisCard,
    Top,
    Trigger,
    TurnOf,
    Use,
)
from rulesets.ptcg.eras import BASE, BW, EX, SV, XY, two_on_two
from tests.rulesets.ptcg.board import Opening, ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1
from tests.rulesets.ptcg.eras import ALL, COLUMNS, ERAS, FROM_EX, each, up_to

ENERGY = ["Grass Energy"] * 6


@pytest.mark.rule("BW-075", "BW-225")
def test_a_hand_whose_only_pokemon_is_a_fossil_is_kept_in_the_third_era():
    match = Opening(BW, (["Mysterious Fossil", *ENERGY],), (["Machop", *ENERGY],)).go()
    assert not any(entry[0] == "show" for entry in match.s.log)
    assert match.name("active") == "Mysterious Fossil"


@ALL
@pytest.mark.rule("BASE-122", "EX-241", "BW-236")
def test_weakness_resistance_and_type_are_those_of_the_top_card(era):
    low = pokemon("Low", 60, ("Fire",), weak="Fighting ×2", resist="Water -30")
    high = stage1("High", "Low", hp=90, types=("Water",), weak="Grass ×2", resist="Fighting -30")
    above = mon("High", "G", under=("Low",))
    # Fighting: the Weakness below would double, the Resistance on top takes 30 off.
    match = board(era, mon("Machop", "F"), foe=above, cards=[low, high]).attack(0)
    assert match.damage("foe") == 0
    # The attacker is Water, not Fire: Vulpix is weak to Water.
    weak = board(era, above, foe="Vulpix", cards=[low, high]).attack(0)
    assert weak.damage("foe") == 20


@ALL
@pytest.mark.rule("EX-232", "EX-231")
def test_two_types_meet_a_resistance_once(era):
    strong = pokemon("Strong", 90, ("Fighting", "Darkness"), attacks=(("Slam", "C", "80"),))
    match = board(era, mon("Strong", "F"), foe="Resists both", cards=[strong]).attack(0)
    assert match.damage("foe") == 50


@each(BASE, EX, *(era for era in COLUMNS if era is not XY))
@pytest.mark.rule("EX-121", "EX-123", "BW-131", "BW-132", "BW-133", "PL-063", "RO-31")
def test_a_smokescreen_is_tossed_for_before_confusion(era):
    smoke = {"Snorlax": CardScript(modifiers=(
        Modifier("flip to attack", on=InPlay("opponent", "active")),
    ))}  # fmt: skip
    active = mon("Machop", "F", status="Confused")
    match = board(era, active, foe="Snorlax", scripts=smoke).attack(0, coins="T")
    assert (match.damage("active"), match.damage("foe")) == (0, 0)
    match = board(era, active, foe="Snorlax", scripts=smoke).attack(0, coins="HT")
    assert match.damage("active") > 0


@ALL
@pytest.mark.rule("BASE-047", "EX-087", "BW-102")
def test_powers_are_used_on_the_first_turn(era):
    kind = era.power_kinds[0]
    holder = pokemon("Holder", powers=((kind, "Look"),))
    scripts = {"Holder": CardScript(powers=(Power(uses=(Use((Draw(),)),)),))}
    assert board(era, "Holder", turn=1, cards=[holder], scripts=scripts).allows(
        "power", "active", 0, 0
    )


@pytest.mark.rule("EX-132", "EX-133")
def test_cards_on_the_defender_count_before_other_effects_on_it():
    guard = {"Charm": CardScript(modifiers=(Modifier("damage taken", -20),))}
    match = board(EX, mon("Machop", "F"), foe=mon("Snorlax", tools=["Charm"]), scripts=guard)
    more = Lasting((Modifier("damage taken", 10),), "this turn", InPlay("opponent", "active"))
    run(match, (more,))
    # 20 less 20 is nothing, which no effect raises; the other way round 10 would be left.
    assert match.attack(0).damage("foe") == 0


@FROM_EX
@pytest.mark.rule("EX-130", "BW-144")
def test_bonuses_of_the_attacker_are_doubled_by_weakness(era):
    bonus = {"Charm": CardScript(modifiers=(Modifier("damage dealt", 10),))}
    active = mon("Machop", "F", tools=["Charm"])
    assert board(era, active, foe="Weak to Fighting", scripts=bonus).attack(0).damage("foe") == 60


@pytest.mark.rule("BASE-076")
def test_bonuses_of_the_attacker_follow_weakness_in_the_first_era():
    bonus = {"Charm": CardScript(modifiers=(Modifier("damage dealt", 10),))}
    active = mon("Machop", "F", tools=["Charm"])
    assert board(BASE, active, foe="Weak to Fighting", scripts=bonus).attack(0).damage("foe") == 50


@ERAS
@pytest.mark.rule("BASE-020", "BASE-021", "EX-046", "EX-047", "BW-069", "BW-070")
def test_prizes_are_laid_after_the_bench_and_before_anything_is_shown(era):
    hand = ["Machop", "Onix", *ENERGY[1:]]
    match = Opening(era, (hand,), (hand,)).go()
    match.do("active", "Machop").do("active", "Machop")
    assert (match.s.waits, match.prizes(0), match.s.revealed) == (0, 0, 0)


@pytest.mark.rule("EX-055")
def test_a_hand_whose_only_pokemon_is_a_fossil_is_redealt_before():
    for era in (BASE, EX):
        hand = ["Mysterious Fossil", *ENERGY]
        match = Opening(era, (hand, ["Onix", *ENERGY]), (["Machop", *ENERGY],)).go()
        assert any(entry[0] == "show" for entry in match.s.log)


def test_machines_stay_where_the_era_does_not_discard_them():
    for era, left in ((BASE, 1), (EX, 0), (BW, 1)):
        match = board(era, mon("Machop", tools=["Technical Machine 01"])).end()
        assert len(match.s.tools[0]) == left


@ALL
@pytest.mark.rule("BASE-069", "BASE-126", "EX-118", "EX-119", "BW-128", "BW-129")
def test_an_attack_is_announced_then_chosen_for_then_paid(era):
    script = AttackScript(choices=(Pick(InPlay("opponent", "bench"), "aim"),), requires=(Pay("C"),))
    match = board(
        era, mon("Machop", "FW"), foe="Snorlax", foe_bench=["Onix", "Rattata"],
        scripts={"Machop": CardScript(attacks=(script,))},
    ).attack(0)  # fmt: skip
    assert match.s.last_attacks[0].name == "Low Kick"
    match.pick("foe bench 1")
    assert match.energy("active") == 2
    match.pick("Water Energy")
    assert match.damage("foe") == 20


@up_to(XY)
@pytest.mark.rule("BASE-126", "EX-119", "EX-121", "BW-129", "BW-131", "PL-063")
def test_the_price_is_paid_before_an_effect_cancels_the_attack(era):
    scripts = {
        "Machop": CardScript(attacks=(AttackScript(requires=(Pay("F"),)),)),
        "Snorlax": CardScript(
            modifiers=(Modifier("flip to attack", on=InPlay("opponent", "active")),)
        ),
    }
    match = board(era, mon("Machop", "FF"), foe="Snorlax", scripts=scripts).attack(0, coins="T")
    assert (match.energy("active"), match.damage("foe")) == (1, 0)


@ALL
@pytest.mark.rule("BASE-076", "EX-134", "BW-146")
def test_what_is_prevented_no_bonus_brings_back(era):
    scripts = {
        "Charm": CardScript(modifiers=(Modifier("damage dealt", 10),)),
        "Snorlax": CardScript(modifiers=(Modifier("prevent damage"),)),
    }
    active = mon("Machop", "F", tools=["Charm"])
    assert board(era, active, foe="Snorlax", scripts=scripts).attack(0).damage("foe") == 0


@pytest.mark.rule("EX-129", "BW-143")
def test_a_bonus_raises_a_base_damage_of_nothing_in_the_second_era_alone():
    script = AttackScript(damage=(SetDamage(0),))
    scripts = {
        "Machop": CardScript(attacks=(script,)),
        "Charm": CardScript(modifiers=(Modifier("damage dealt", 10),)),
    }
    for era, damage in ((BASE, 0), (EX, 10), (BW, 0)):
        active = mon("Machop", "F", tools=["Charm"])
        match = board(era, active, foe="Snorlax", scripts=scripts).attack(0)
        assert match.damage("foe") == damage


@up_to(SV)
@pytest.mark.rule("BASE-103", "EX-171", "BW-176", "BW-177", "PL-070")
def test_paralysis_ends_before_the_other_effects_of_that_time(era):
    paralyzed = Is(SELF, Suffers(("Paralyzed",)))
    ache = Trigger("between turns", (PutCounters(1, SELF),), when=paralyzed)
    body = {"Machop": CardScript(triggers=(ache,))}
    match = board(era, mon("Machop", status="Paralyzed"), scripts=body).end()
    if match.s.waits == 0 and match.game.legal_actions(match.s)[-1] == ("wait",):
        match.act(("wait",))
    assert (match.status("active"), match.damage("active")) == ("", 0)


@ALL
@pytest.mark.rule("BASE-109", "EX-181", "BW-185")
def test_an_active_pokemon_that_an_effect_takes_away_is_replaced_at_once(era):
    match = board(era, "Machop", bench=["Onix"], foe="Snorlax")
    run(match, (TakeUp(SELF),))
    assert (match.name("active"), match.name("bench 1"), match.s.waits) == ("Onix", "", 0)
    match = board(era, "Machop", bench=["Onix", "Rattata"], foe="Snorlax")
    run(match, (TakeUp(SELF),))
    assert match.menu() == ["Make Onix Active", "Make Rattata Active"]


@pytest.mark.rule("BASE-061", "EX-101", "BW-120")
def test_energy_of_several_types_serves_where_it_is_needed():
    for cost in ("RG", "RW"):
        assert covers(("RG", "RW"), cost) and covers(("RW", "RG"), cost)
    assert not covers(("RG", "RG"), "RW")
    assert not covers(("RG",), "RG")


@pytest.mark.rule("EX-204")
def test_the_active_pokemon_chosen_for_a_trainer_narrows_only_active_pokemon():
    match = board(two_on_two(EX), ["Machop", "Onix"], bench=["Rattata"], foe=["Snorlax", "Onix"])
    chosen = {"actives": match.s.stacks[match.spot("active 2")][0]}
    assert ask(match, InPlay("you", "active"), **chosen) == ["Onix"]
    assert ask(match, InPlay("you"), **chosen) == ["Machop", "Onix", "Rattata"]
    assert ask(match, Defending()) == ["Snorlax"]


@ALL
@pytest.mark.parametrize("attacker", [0, 1])
def test_cards_on_a_protected_pokemon_stay_whoever_attacks(era, attacker):
    scripts = {
        "Machop": CardScript(attacks=(AttackScript(effect=(Send(Attached(Defending())),)),)),
        "Snorlax": CardScript(modifiers=(Modifier("prevent effects"),)),
    }
    safe, fighter = mon("Snorlax", "R"), mon("Machop", "F")
    if attacker:
        match = board(era, safe, foe=fighter, scripts=scripts).end()
    else:
        match = board(era, fighter, foe=safe, scripts=scripts)
    match.attack(0)
    assert match.energy("active" if attacker else "foe") == 1


@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_a_pokemon_whose_last_card_is_sent_leaves_nothing_behind(era, seat):
    sides = {"bench": ["Onix"], "foe_bench": ["Onix"]}
    match = board(era, mon("Machop", "F", damage=10), foe=mon("Machop", "F", damage=10), **sides)
    run(match, (Send(Pile(InPlay("you", "active")), "deck"),), controller=seat)
    place = "foe" if seat else "active"
    assert (match.name(place), match.damage(place), match.energy(place)) == ("Onix", 0, 0)
    assert match.names("discard", seat) == ["Fighting Energy"]


@ALL
@pytest.mark.rule("BASE-123", "EX-136", "BW-148")
def test_damage_brought_down_to_nothing_is_not_raised_by_the_defender(era):
    strong = pokemon("Strong", 90, ("Fighting",), attacks=(("Slam", "C", "30"),))
    scripts = {"Resists Fighting": CardScript(modifiers=(Modifier("damage taken", 10),))}
    match = board(era, mon("Strong", "F"), foe="Resists Fighting", cards=[strong], scripts=scripts)
    assert match.attack(0).damage("foe") == 0


@ALL
def test_damage_handed_on_counts_as_damage_of_that_attack(era):
    cover = Trigger("hurt", (HandOn(10),), on=InPlay("you", "active"))
    scripts = {"Onix": CardScript(triggers=(cover,))}
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Onix"], scripts=scripts)
    match.attack(0)
    active, bench = match.spot("foe"), match.spot("foe bench 1")
    assert (match.s.damage[active], match.s.damage[bench]) == (10, 10)
    assert (match.s.hits[active], match.s.hits[bench]) == ((5, 10), (5, 10))


@ALL
@pytest.mark.parametrize(("less", "paid"), [(-1, 3), (-2, 2), (-3, 1)])
def test_each_energy_less_is_taken_off_the_cost(era, less, paid):
    cheap = {"Charm": CardScript(modifiers=(Modifier("attack cost", less),))}
    for energy in (paid, paid - 1):
        active = mon("Snorlax", "G" * energy, tools=["Charm"])
        assert board(era, active, scripts=cheap).allows("attack", 0) is (energy == paid)


@ALL
@pytest.mark.rule("EX-082")
def test_a_price_of_a_type_and_any_other_takes_both(era):
    for cost in ("RC", "CR"):
        match = board(era, mon("Machop", "RW"))
        run(match, (Pay(cost),))
        while match.s.waits == 0 and match.game.legal_actions(match.s)[0][0] == "pick":
            match.act(match.game.legal_actions(match.s)[0])
        assert match.energy("active") == 0


@ALL
def test_a_power_belongs_to_the_top_card(era):
    kind = era.power_kinds[0]
    high = stage1("High", "Machop", powers=((kind, "Look"),))
    use = Use((Require(Is(ThisCard(), Named(("High",)))), Draw()))
    scripts = {"High": CardScript(powers=(Power(uses=(use,)),))}
    match = board(era, mon("High", under=("Machop",)), cards=[high], scripts=scripts)
    assert match.power().count("hand") == 1


@ALL
@pytest.mark.parametrize(("by_attack", "survives"), [(True, True), (False, False)])
def test_who_escapes_attacks_does_not_escape_powers(era, by_attack, survives):
    kind = era.power_kinds[0]
    holder = pokemon("Holder", powers=((kind, "Curse"),), attacks=(("Curse", "", ""),))
    counters = (PutCounters(3, Defending()),)
    escape = Trigger("would be knocked out by attack", (Escape(10),))
    scripts = {
        "Holder": CardScript((AttackScript(counters),), (Power(uses=(Use(counters),)),)),
        "Rattata": CardScript(triggers=(escape,)),
    }
    match = board(era, "Holder", foe_bench=["Onix"], cards=[holder], scripts=scripts)
    match = match.attack(0) if by_attack else match.power()
    assert match.name("foe") == ("Rattata" if survives else "Onix")


@FROM_EX
@pytest.mark.rule("EX-180", "BW-184")
def test_the_prizes_of_an_evolved_pokemon_are_those_of_its_top_card(era):
    great = stage1("Great ex", "Machop", hp=30, marks=("ex",))
    small = stage1("Small", "Scyther ex", hp=30)
    for name, under, taken in (("Great ex", "Machop", 2), ("Small", "Scyther ex", 1)):
        foe = mon(name, under=(under,), damage=10)
        match = board(
            era, mon("Machop", "F"), foe=foe, foe_bench=["Onix"], cards=[great, small]
        ).attack(0)
        assert match.prizes(0) == 6 - taken


@ALL
def test_borrowed_attacks_come_after_those_of_the_top_card(era):
    borrow = {"Charm": CardScript(modifiers=(Modifier("attacks of", of=InPlay("you", "bench")),))}
    active = mon("Machoke", "FFGG", under=("Machop",), tools=["Charm"])
    match = board(era, active, bench=["Snivy"], scripts=borrow)
    assert [a.name for a in attacks_of(match.s, 0)] == ["Tackle", "Slam"]


@pytest.mark.parametrize(("cards", "waits"), [(1, 0), (2, CHANCE), (3, CHANCE)])
def test_two_cards_are_enough_to_be_shuffled(cards, waits):
    match = board(BW, deck=["Onix", "Machop", "Rattata", "Tepig"])
    match.s.stack[-1].pc -= 1
    push(match.s, (Mix(Top(In("deck"), cards)),))
    match.s.waits = advance(match.s)
    assert match.s.waits == waits


@ALL
def test_a_card_that_does_not_stay_falls_off_as_soon_as_its_reason_is_there(era):
    brittle = Modifier("falls off", when=Is(SELF, Damaged()))
    scripts = {"Charm": CardScript(modifiers=(brittle,))}
    foe = mon("Snorlax", tools=["Charm"])
    match = board(era, mon("Machop", "F"), foe=foe, scripts=scripts)
    assert match.s.tools[match.spot("foe")]
    assert match.attack(0).s.tools[match.spot("foe")] == ()


@pytest.mark.rule("EX-204")
def test_of_two_active_pokemon_the_one_to_switch_is_chosen():
    match = board(two_on_two(EX), ["Machop", "Onix"], bench=["Rattata"], foe=["Snorlax", "Onix"])
    run(match, (Switch(InPlay("you", "bench"), by="you"),))
    match.pick("active 2")
    assert (match.name("active"), match.name("active 2")) == ("Machop", "Rattata")


@pytest.mark.rule("PL-019")
@pytest.mark.parametrize(("turn", "first"), [(1, True), (2, True), (3, False)])
def test_each_players_own_first_turn_is_one_of_the_first_two(turn, first):
    assert ask(board(BW, turn=turn), TurnOf("you", first=True)) is first


@ALL
@pytest.mark.parametrize(("left", "damage"), [(10, 20), (30, 0), (40, 0)])
def test_who_escapes_has_at_most_its_hit_points_left(era, left, damage):
    escape = Trigger("would be knocked out by damage", (Escape(left),))
    scripts = {"Rattata": CardScript(triggers=(escape,))}
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", damage=10), scripts=scripts)
    assert match.attack(0).damage("foe") == damage


@pytest.mark.rule("EX-202")
def test_of_two_sleepers_each_needs_all_its_heads():
    deep = CardScript(modifiers=(Modifier("sleep coins", 1),))
    sleepers = [mon(n, status="Asleep", tools=["Charm"]) for n in ("Machop", "Onix")]
    foes = ["Snorlax", "Tepig"]
    match = board(two_on_two(EX), sleepers, foe=foes, scripts={"Charm": deep}).end()
    root = match.s.stacks[match.spot("active 2")][0]
    match.act(("toss for", root), coins="HTHH")
    assert (match.status("active"), match.status("active 2")) == ("", "Asleep")
