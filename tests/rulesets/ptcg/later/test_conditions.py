"""Special Conditions and the time between turns in the later eras."""

import pytest

from rulesets.api import CHANCE
from rulesets.engine.lasting import Mark
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Cure,
    Draw,
    Heal,
    Inflict,
    InPlay,
    Modifier,
    PutCounters,
    Self,
)
from rulesets.ptcg.eras import BASE, BW, BW11, DP, EX, HS, ME, SM, SV, XY
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.eras import COLUMNS, EVERY, each, since, until


@since(SM)
@pytest.mark.rule("PL-060", "PL-061")
@pytest.mark.parametrize(("coin", "status"), [("H", ""), ("T", "Burned")])
def test_a_burned_pokemon_gets_two_counters_and_heads_ends_the_burn(era, coin, status):
    match = board(era, mon("Snorlax", status="Burned")).end(coin)
    assert (match.damage("active"), match.status("active")) == (20, status)
    # Whatever the age of the card that burns: base1-11 is of 1999.
    old = board(era, mon("Snorlax"), foe="Snorlax")
    run(old, (Inflict(("Burned",), InPlay("you", "active")),))
    assert old.end(coin).damage("active") == 20


@until(XY)
@pytest.mark.rule("PL-060")
@pytest.mark.parametrize(("coin", "damage"), [("H", 0), ("T", 20)])
def test_before_that_tails_hurts_and_nothing_is_cured(era, coin, damage):
    match = board(era, mon("Snorlax", status="Burned")).end(coin)
    assert (match.damage("active"), match.status("active")) == (damage, "Burned")


@since(SM)
@pytest.mark.rule("PL-060", "PL-070")
def test_both_burned_pokemon_get_their_counters_before_a_toss(era):
    match = board(era, mon("Snorlax", status="Burned"), foe=mon("Snorlax", status="Burned"))
    match.game.apply(match.s, ("end",))
    assert (match.damage("active"), match.damage("foe")) == (20, 20)
    match.luck("HT")
    assert (match.status("active"), match.status("foe")) == ("", "Burned")


@EVERY
@pytest.mark.rule("PL-062")
def test_confused_and_tails_puts_three_counters_and_no_attack(era):
    match = board(era, mon("Machop", "F", status="Confused"), foe="Onix").attack(0, coins="T")
    assert (match.damage("active"), match.damage("foe")) == (30, 0)


ORDERS = {
    "dp": ("choices", "costs", "cancel", "confusion"),
    "bw": ("choices", "costs", "cancel", "confusion"),
    "xy": ("confusion", "choices", "costs", "cancel"),
    "sm": ("cancel", "confusion", "choices", "costs"),
    "me": ("cancel", "confusion", "choices", "costs"),
}


@each(DP, BW, XY, SM, ME)
@pytest.mark.rule("PL-063", "RO-31")
def test_steps_of_an_attack_come_in_the_order_of_the_era(era):
    """A smokescreen and Confusion are told apart by what tails does."""
    order = ORDERS[era.name]
    script = CardScript(attacks=(AttackScript(requires=(Draw(1),)),))
    smoke = CardScript(modifiers=(Modifier("flip to attack", on=InPlay("opponent", "active")),))
    match = board(
        era, mon("Machop", "F", status="Confused"), scripts={"Machop": script, "Rattata": smoke}
    )
    match.game.apply(match.s, ("attack", 0))
    paid = match.count("hand") == 1  # before the first coin
    assert paid == (order.index("costs") < min(order.index("cancel"), order.index("confusion")))
    # Tails of the first coin ends the attack; a Confused attacker is hurt by its own only.
    match.luck("T")
    hurt = match.damage("active") == 30
    assert hurt == (order.index("confusion") < order.index("cancel"))


@EVERY
@pytest.mark.rule("PL-065", "PL-067")
def test_a_poison_of_more_counters_is_one_poison_and_effects_add_to_it(era):
    strong = Inflict(("Poisoned",), InPlay("opponent", "active"), 4)
    gym = CardScript(modifiers=(Modifier("poison", 2, on=InPlay("both", "active")),))
    match = board(era, foe="Snorlax", stadium="Rain Stadium", scripts={"Rain Stadium": gym})
    run(match, (strong,))
    assert (match.status("foe"), match.end().damage("foe")) == ("Poisoned", 60)
    weaker = board(era, foe="Snorlax")
    run(weaker, (strong, Inflict(("Poisoned",), InPlay("opponent", "active"))))
    assert weaker.end().damage("foe") == 10


@EVERY
@pytest.mark.rule("PL-066")
def test_of_effects_that_set_the_counters_the_largest_counts_once(era):
    def one(point, amount):
        return CardScript(modifiers=(Modifier(point, amount, InPlay("opponent")),))

    scripts = {
        "Machop": one("poison counters", 4),
        "Vulpix": one("poison counters", 3),
        "Onix": one("poison", 2),
    }
    for bench, counters in (
        (("Machop",), 4),
        (("Machop", "Machop"), 4),
        (("Vulpix", "Machop"), 4),
        (("Vulpix",), 3),
        (("Machop", "Onix"), 6),
        (("Machop", "Onix", "Onix"), 8),
    ):
        match = board(era, bench=bench, foe=mon("Snorlax", status="Poisoned"), scripts=scripts)
        assert match.end().damage("foe") == 10 * counters
    strong = (Inflict(("Poisoned",), InPlay("opponent", "active"), 5),)
    own = board(era, bench=["Machop"], foe="Snorlax", scripts=scripts)
    run(own, strong)
    assert own.end().damage("foe") == 50


@since(SM)
@pytest.mark.rule("PL-066")
def test_two_volcarona_burn_no_worse_than_one(era):
    for bench in (["bw5-22"], ["bw5-22", "bw5-22"]):
        match = board(era, bench=bench, foe=mon("Snorlax", status="Burned"))
        assert match.end(coins="T").damage("foe") == 40


@EVERY
@pytest.mark.rule("PL-069")
def test_conditions_are_no_effects_that_wear_off(era):
    match = board(era, mon("Rattata", status="Poisoned"))
    match.s.marks[0] = ()
    assert match.status("active") == "Poisoned"


@EVERY
@pytest.mark.rule("PL-206", "PL-242")
def test_conditions_end_on_the_bench_and_by_evolving(era):
    match = board(era, mon("Machop", "F", status="Poisoned"), bench=["Onix"], hand=["Machoke"])
    assert match.evolve("Machoke").status("active") == ""
    match = board(era, mon("Machop", "F", status="Poisoned", damage=10), bench=["Onix"]).retreat()
    assert (match.status("bench 1"), match.damage("bench 1")) == ("", 10)


@EVERY
@pytest.mark.rule("PL-242")
def test_evolving_ends_every_effect_and_the_bench_those_of_attacks(era):
    attack, other = (
        Mark(Modifier("damage taken", -10), 5, 9999, 0, -1, -1, origin)
        for origin in ("attack", "others")
    )
    for leaves, left in ((False, ()), (True, (other,))):
        active = mon("Machop", "FF", damage=10)
        match = board(era, active, bench=["Onix"], hand=["Machoke"])
        match.s.marks[0] = (attack, other)
        match = match.retreat() if leaves else match.evolve("Machoke")
        place = "bench 1" if leaves else "active"
        assert match.s.marks[match.spot(place)] == left
        assert (match.damage(place), match.energy(place)) == (10, 1 if leaves else 2)


@EVERY
@pytest.mark.rule("PL-070")
def test_poison_burn_sleep_and_paralysis_come_one_after_the_other(era):
    match = board(era, mon("Snorlax", status="Poisoned Burned Asleep")).end("TH")
    done = [entry[0] for entry in match.s.log if entry[0] in ("poison", "burn", "wakes")]
    assert done == ["poison", "burn", "wakes"]
    match = board(era, mon("Snorlax", status="Paralyzed"), foe=mon("Snorlax", status="Asleep"))
    match.game.apply(match.s, ("end",))
    assert (match.s.waits, match.status("active")) == (CHANCE, "Paralyzed")
    assert match.luck("H").status("active") == ""


@EVERY
@pytest.mark.rule("PL-070", "PL-241")
def test_conditions_are_done_in_their_order_for_both(era):
    active = mon("Snorlax", status="Poisoned Asleep")
    match = board(era, active, foe=mon("Snorlax", status="Poisoned"))
    match.game.apply(match.s, ("end",))
    assert (match.damage("active"), match.damage("foe")) == (10, 10)
    assert match.status("active") == "Asleep Poisoned"  # its coin comes after Poison
    assert match.luck("H").status("active") == "Poisoned"


@EVERY
@pytest.mark.rule("PL-241")
def test_asleep_and_paralyzed_pokemon_neither_attack_nor_retreat(era):
    for status in ("Asleep", "Paralyzed"):
        match = board(era, mon("Machop", "FF", status=status), bench=["Onix"])
        assert not match.allows("attack", 0) and not match.allows("retreat", "bench 1")
    waking = board(era, mon("Snorlax", status="Paralyzed"), foe="Snorlax").end()
    assert waking.status("active") == ""
    late = board(era, "Snorlax", foe="Snorlax")
    run(late, (Inflict(("Paralyzed",), InPlay("you", "active")),))
    assert late.end().status("active") == "Paralyzed"  # it was not there when the turn began
    assert late.end().end().status("active") == ""
    match = board(era, mon("Snorlax", status="Confused"))
    run(match, (Inflict(("Asleep",), InPlay("you", "active")),))
    assert match.status("active") == "Asleep"


HEALS = CardScript(triggers=(Trigger("between turns", (Heal(1, Self()),)),))


@since(BW11)
@pytest.mark.rule("PL-071", "PL-072")
@pytest.mark.parametrize("early", [True, False])
def test_an_effect_before_or_after_the_conditions_saves_who_is_poisoned(era, early):
    match = board(
        era, mon("Rattata", damage=20, status="Poisoned"), foe="Snorlax", scripts={"Rattata": HEALS}
    )
    match.act(("end",))
    tool = next(a for a in match.game.legal_actions(match.s) if a[0] == "tool")
    match.act(tool if early else ("wait",))
    assert (match.name("active"), match.damage("active")) == ("Rattata", 20)


@until(HS)
@pytest.mark.rule("PL-072")
def test_before_black_and_white_poison_knocks_out_at_once(era):
    match = board(
        era, mon("Rattata", damage=20, status="Poisoned"), bench=["Onix"], foe="Snorlax",
        scripts={"Rattata": HEALS},
    )  # fmt: skip
    assert match.end().name("active") == "Onix"


TWO = {
    "Rattata": CardScript(triggers=(Trigger("between turns", (Draw(1),)),)),
    "Snorlax": CardScript(triggers=(Trigger("between turns", (Draw(2),)),)),
}


@each(ME)
@pytest.mark.rule("PL-074", "RO-43")
def test_now_the_player_whose_turn_comes_next_orders_all_effects(era):
    match = board(era, "Rattata", foe="Snorlax", scripts=TWO)
    for player in (1, 0):
        match.act(("end",))
        assert match.s.waits == player
        offered = match.game.legal_actions(match.s)
        assert sorted(a[0] for a in offered) == ["next", "next"]
        match.act(offered[0])


@each(BASE, EX, BW, SM, SV)
@pytest.mark.rule("PL-074")
def test_before_each_player_orders_their_own(era):
    match = board(era, "Rattata", foe="Snorlax", scripts=TWO)
    match.act(("end",))
    assert match.s.turn == 6 and match.s.waits == 1  # no question: each has one
    assert match.game.legal_actions(match.s)[-1] == ("end",)
    match.act(("end",))
    assert match.s.turn == 7 and match.s.waits == 0
    assert (match.count("hand"), match.count("hand", 1)) == (2 + 1, 4 + 1)  # and the turns' own


@each(*COLUMNS)
@pytest.mark.rule("PL-077")
def test_the_end_of_the_turn_comes_before_the_step_between_turns(era):
    heals = CardScript(triggers=(Trigger("turn end", (PutCounters(1, InPlay("you", "active")),)),))
    match = board(era, mon("Snorlax", status="Poisoned"), scripts={"Snorlax": heals}).end()
    assert match.damage("active") == 20
    cures = CardScript(triggers=(Trigger("turn end", (Cure(InPlay("you", "active")),)),))
    match = board(era, mon("Snorlax", status="Poisoned"), scripts={"Snorlax": cures}).end()
    assert match.damage("active") == 0
