"""Effects in places that seldom decide: nothing to move, nobody there, what is no such effect."""

import pytest

from rulesets.engine.lasting import Use
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import Not
from rulesets.ptcg.effects.ops import (
    SELF,
    Attach,
    Attached,
    AttackScript,
    CardScript,
    CopyAttack,
    Damage,
    Defending,
    Devolve,
    Draw,
    Escape,
    Heal,
    Held,
    In,
    InPlay,
    Is,
    Kind,
    KnockOut,
    Lasting,
    Mirror,
    Modifier,
    Named,
    Pick,
    Power,
    PrizesTaken,
    PutCounters,
    Require,
    Send,
    SpareEnergy,
    SpendAttachment,
    StopTrainer,
    Suffers,
    SwapCounters,
    Switch,
    TakePrizes,
)
from rulesets.ptcg.eras import BASE, BW, DP, EX, two_on_two
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1
from tests.rulesets.ptcg.eras import ALL, EVERY, FROM_EX, each, since

FOE = InPlay("opponent", "active")
PROTECTION, PARASECT, DOLL, SLOWKING = "gym2-101", "neo3-35", "base1-70", "neo1-14"


def attack(*effect, **parts):
    return CardScript(attacks=(AttackScript(effect=effect, **parts),))


@EVERY
@pytest.mark.rule("PL-242")
def test_evolving_ends_effects_of_trainers_and_powers_too(era):
    match = board(era, "Machop", hand=["Machoke"])
    run(match, (Lasting((Modifier("hp", 10),), "while active", SELF),))
    assert len(match.s.marks[0]) == 1
    assert match.evolve("Machoke").s.marks[0] == ()


@ALL
def test_an_attack_that_does_no_damage_damages_nobody(era):
    hears = CardScript(triggers=(Trigger("hurt", (PutCounters(1, SELF),)),))
    scripts = {"Snorlax": hears, "Machop": attack(Damage(0, InPlay("opponent", "bench")))}
    match = board(era, mon("Machop", "F"), foe="Onix", foe_bench=["Snorlax"], scripts=scripts)
    assert match.attack().damage("foe bench 1") == 0


@each(DP, BW)
@pytest.mark.rule("BW-143")
def test_a_weakness_that_adds_does_not_raise_damage_brought_down_to_nothing(era):
    less = CardScript(modifiers=(Modifier("damage dealt", -30),))
    shock = mon("Pikachu", "LL")
    assert board(era, shock, foe="Lapras").attack().damage("foe") == 50
    match = board(era, shock, foe="Lapras", scripts={"Pikachu": less}).attack()
    assert match.damage("foe") == 0


def test_damage_reaches_nobody_who_has_left():
    match = board(BW, foe="Snorlax")
    gone = match.s.decks[1][0]
    frame = run(match, (Damage(30, Held("gone")),), gone=gone, values={"attack": "x"})
    assert "done" not in frame.values
    assert not any(match.s.damage)


def test_brocks_protection_keeps_energy_from_being_moved():
    moves = attack(Attach(Attached(FOE, Kind(("Energy",))), InPlay("opponent", "bench")))
    foe = mon("gym1-20", "FF", tools=[PROTECTION])
    take = (Pick(Attached(FOE, Kind(("Energy",))), "taken"), Attach(Held("taken"), SELF))
    bill = CardScript(play=take)
    match = board(BASE, foe=foe, hand=["Bill"], scripts={"Bill": bill}).play("Bill")
    assert (match.energy("foe"), match.energy("active")) == (2, 0)
    match = board(BASE, mon("Machop", "F"), foe=foe, foe_bench=["Onix"], scripts={"Machop": moves})
    match.attack()
    assert match.energy("foe") == 2


def test_what_keeps_energy_on_a_pokemon_keeps_it_from_the_opponent_alone():
    bill = CardScript(play=(Send(Attached(InPlay(), Kind(("Energy",)))),))
    own = mon("gym1-20", "FF", tools=[PROTECTION])
    match = board(BASE, own, hand=["Bill"], scripts={"Bill": bill}).play("Bill")
    assert match.energy("active") == 0


def test_another_pokemon_is_never_the_one_that_says_so():
    match = board(BW, "Machop", bench=["Onix"])
    assert match.s.stacks[0] == (0,)  # the first card of all
    assert ask(match, InPlay("you", others=True)) == ["Onix"]


def test_what_keeps_energy_on_a_pokemon_keeps_no_other_card():
    bill = CardScript(play=(Send(Attached(FOE, Kind(("Trainer",)))),))
    foe = mon("gym1-20", "FF", tools=[PROTECTION])
    match = board(BASE, foe=foe, hand=["Bill"], scripts={"Bill": bill}).play("Bill")
    assert (match.energy("foe"), match.count("discard", 1)) == (2, 1)


def test_from_a_discard_pile_that_parasect_guards_no_power_attaches():
    for bench, energy in (([PARASECT], 0), (["Onix"], 1)):
        match = board(BASE, bench=bench, discard=["Grass Energy"])
        run(match, (Attach(In("discard"), SELF),))
        assert match.energy("active") == energy


@FROM_EX
@pytest.mark.parametrize(("to", "heir"), [(InPlay("opponent", "bench"), "bench 1"), (SELF, "foe")])
def test_energy_that_an_attack_moved_is_mirrored_to_where_it_went(era, to, heir):
    parrot = pokemon("Parrot", 90, attacks=(("Copy", "", ""),))
    scripts = {"Machop": attack(Attach(Attached(Defending()), to)), "Parrot": attack(Mirror())}
    match = board(
        era, mon("Machop", "F"), bench=["Onix"], foe=mon("Parrot", "G"), foe_bench=["Vulpix"],
        cards=[parrot], scripts=scripts,
    )  # fmt: skip
    match.attack().attack()
    while match.s.seat == 1:
        match.act(match.game.legal_actions(match.s)[0])
    assert match.energy(heir) == 1


@pytest.mark.parametrize("active", [1, 2])
@pytest.mark.rule("EX-204")
def test_a_trainer_on_the_defending_pokemon_means_one_of_two(active):
    hurts = CardScript(play=(PutCounters(1, Defending()),))
    match = board(
        two_on_two(EX), ["Machop", "Onix"], foe=["Snorlax", "Onix"], hand=["Bill"],
        scripts={"Bill": hurts},
    ).play("Bill")  # fmt: skip
    match.pick(f"foe {active}")
    assert [match.damage(f"foe {i}") for i in (1, 2)] == [10 * (active == i) for i in (1, 2)]


def test_a_trainer_that_is_stopped_does_nothing_with_two_active_pokemon_either():
    stops = CardScript(triggers=(Trigger("Trainer played", (StopTrainer(),), InPlay("both")),))
    potion = CardScript(play=(Heal(1, InPlay("you", "active")), Draw(2)))
    match = board(
        two_on_two(EX), [mon("Machop", damage=20), "Onix"], foe=["Snorlax", "Onix"],
        hand=["Potion"], scripts={"Potion": potion, "Snorlax": stops},
    ).play("Potion")  # fmt: skip
    assert (match.damage("active 1"), match.count("hand")) == (20, 0)
    assert match.names("discard") == ["Potion"]
    assert match.game.legal_actions(match.s)[-1] == ("end",)


def test_slowking_may_send_back_a_doll_that_is_played_as_a_pokemon():
    match = board(BASE, hand=[DOLL], foe=SLOWKING).bench(DOLL)
    match.act(("yes",), coins="H")
    assert (match.name("bench 1"), match.names("deck").count("Clefairy Doll")) == ("", 1)


@since(BW)
def test_a_power_may_end_the_turn(era):
    kind = era.power_kinds[-1]
    card = pokemon("Quick", powers=((kind, "Leap"),))
    for ends in (True, False):
        script = CardScript(powers=(Power(uses=(Use((Draw(1),), ends_turn=ends),)),))
        match = board(era, "Quick", cards=[card], scripts={"Quick": script}).power()
        assert match.s.turn == (6 if ends else 5)
        assert match.count("hand") == 1


@ALL
@pytest.mark.rule("RO-26")
@pytest.mark.parametrize("own", [True, False])
def test_a_condition_stops_the_power_whose_words_say_so_alone(era, own):
    card = pokemon("Gifted", powers=((era.power_kinds[-1], "Gift"),))
    clause = (Require(Not(Is(SELF, Suffers()))),) if own else ()
    script = CardScript(powers=(Power(uses=(Use((*clause, Draw(1))),)),))
    given = {"cards": [card], "scripts": {"Gifted": script}}
    match = board(era, mon("Gifted", status="Poisoned"), **given)
    assert match.allows("power", "active", 0, 0) is not own
    assert board(era, "Gifted", **given).allows("power", "active", 0, 0)


def test_a_shield_against_powers_is_none_against_a_tool():
    safe = CardScript(modifiers=(Modifier("prevent powers"),))
    hurts = Trigger("turn end", (PutCounters(1, FOE),))
    for scripts, damage in (
        ({"Charm": CardScript(triggers=(hurts,))}, 10),
        ({"Bodied": CardScript(powers=(Power(triggers=(hurts,)),))}, 0),
    ):
        body = pokemon("Bodied", powers=(("Ability", "Hurts"),))
        match = board(
            BW, mon("Bodied", tools=["Charm"]), foe="Snorlax", cards=[body],
            scripts={"Snorlax": safe, **scripts},
        )  # fmt: skip
        match.act(("end",))
        assert match.damage("foe") == damage


def test_a_spent_attachment_is_one_of_those_that_an_effect_allows():
    more = CardScript(modifiers=(Modifier("attachments", 1),))
    match = board(BW, hand=["Fire Energy", "Water Energy"], scripts={"Rattata": more})
    run(match, (SpendAttachment(),))
    match.attach("Fire Energy")
    assert not match.allows("attach", "Water Energy", "active")


def test_energy_to_spare_is_counted_by_the_cost_of_the_attack_announced():
    spare = SpareEnergy("")
    match = board(BW, mon("Machop", "FFF"), foe="Snorlax")
    assert ask(match, spare) == 3  # no attack was announced
    assert ask(match, spare, values={"cost": "FC"}) == 1
    two = board(BW, mon("Machop", "FG"))
    assert ask(two, SpareEnergy("G"), values={"cost": "CF"}) == 0  # coloured Energy is paid first
    match.attack()
    own = match.s.last_attacks[0]
    match.s.last_attacks[0] = own._replace(turn=match.s.turn)
    assert ask(match, spare) == 2
    match.s.last_attacks[0] = own._replace(turn=match.s.turn, name="Other")
    assert ask(match, spare) == 3
    assert ask(match, spare, self=match.s.decks[0][0]) == 0


def test_counters_that_reach_nobody_are_none():
    bench = InPlay("opponent", "bench")
    assert run(board(BW), (PutCounters(2, bench),)).values["placed"] == 0
    match = board(BW, foe_bench=["Snorlax"] * 2)
    assert run(match, (PutCounters(2, bench),)).values["placed"] == 4


def test_the_second_player_copies_the_last_attack_of_the_first_one():
    parrot = pokemon("Parrot", 90, attacks=(("Copy", "", ""),))
    scripts = {"Parrot": attack(CopyAttack(last=True))}
    match = board(BW, mon("Machop", "F"), foe="Parrot", cards=[parrot], scripts=scripts)
    match.attack().attack()
    assert match.damage("active") == 20


def test_only_prizes_count_as_prizes_taken():
    match = board(BW, hand=["Onix", "Machop"])
    run(match, (Send(In("hand", filter=Named(("Onix",))), "discard"),))
    assert ask(match, PrizesTaken()) == 0
    run(match, (Send(In("hand"), "prizes"),))
    assert (match.prizes(), ask(match, PrizesTaken())) == (7, 0)
    run(match, (TakePrizes(2),))
    assert ask(match, PrizesTaken()) == 2


PARROT = pokemon("Parrot", 90, attacks=(("Copy", "", ""),))


@FROM_EX
def test_counters_that_an_attack_exchanged_are_mirrored_by_how_many_came(era):
    trader = pokemon("Trader", 90, attacks=(("Trade", "", ""),))
    match = board(
        era, mon("Trader", damage=30), foe=mon("Parrot", damage=10), cards=[trader, PARROT],
        scripts={"Trader": attack(SwapCounters()), "Parrot": attack(Mirror())},
    ).attack()  # fmt: skip
    assert (match.damage("active"), match.damage("foe")) == (10, 30)
    assert match.attack().damage("active") == 30  # two more


@FROM_EX
def test_devolving_by_an_attack_is_mirrored(era):
    elder = stage1("Elder", "Machop", attacks=(("Shrink", "", ""),))
    great = stage1("Great Parrot", "Parrot")
    match = board(
        era, mon("Elder", under=["Machop"]), foe=mon("Great Parrot", under=["Parrot"]),
        cards=[elder, great, PARROT],
        scripts={"Elder": attack(Devolve(to="discard")), "Parrot": attack(Mirror())},
    ).attack()  # fmt: skip
    assert (match.name("active"), match.name("foe")) == ("Elder", "Parrot")
    assert match.attack().name("active") == "Machop"
    assert match.names("discard") == ["Elder"]


@ALL
def test_who_escapes_an_attack_that_knocks_out_stays_and_the_others_fall(era):
    escape = CardScript(triggers=(Trigger("would be knocked out by attack", (Escape(10),)),))
    scripts = {"Machop": attack(KnockOut(InPlay("opponent"))), "Snorlax": escape}
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Onix"], scripts=scripts)
    match.attack()
    assert (match.name("foe"), match.name("foe bench 1")) == ("Snorlax", "")
    assert match.prizes(0) == 5


@ALL
@pytest.mark.parametrize(
    ("event", "drawn"), [("knocked out by any attack", 2), ("knocked out", 0)], ids=["any", "foe's"]
)
def test_who_falls_to_its_own_attack_falls_to_an_attack_but_to_none_of_the_opponent(
    era, event, drawn
):
    cry = CardScript(
        attacks=(AttackScript(effect=(Damage(90, SELF),)),),
        triggers=(Trigger(event, (Draw(2),)),),
    )
    match = board(era, mon("Machop", "F"), bench=["Onix"], foe="Snorlax", scripts={"Machop": cry})
    assert match.attack().name("active") == "Onix"
    assert match.count("hand") == drawn


def test_nobody_is_asked_which_pokemon_a_single_active_one_is():
    match = board(BW, foe="Snorlax", foe_bench=["Onix"])
    run(match, (Switch(InPlay("opponent", "bench"), by="opponent"),))
    assert (match.name("foe"), match.s.waits) == ("Onix", 0)


@FROM_EX
def test_energy_taken_from_the_first_spot_is_mirrored_too(era):
    scripts = {"Machop": attack(Attach(Attached(Defending()), SELF)), "Parrot": attack(Mirror())}
    match = board(
        era, mon("Parrot", "G"), foe=mon("Machop", "F"), cards=[PARROT], scripts=scripts
    ).end()
    assert match.attack().energy("foe") == 2
    match.attack()
    while match.s.seat == 0:
        match.act(match.game.legal_actions(match.s)[0])
    assert (match.energy("active"), match.energy("foe")) == (1, 1)
