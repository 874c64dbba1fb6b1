"""Rules with several conditions, each of which alone decides."""

import pytest

from rulesets.api import CHANCE
from rulesets.engine.frames import advance, push
from rulesets.engine.lasting import Spent, Use
from rulesets.engine.select import SELF, Count
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    AttackedLastTurn,
    AttackScript,
    CardScript,
    Cure,
    CureOne,
    Defending,
    Draw,
    Escape,
    HasAttached,
    Heal,
    Held,
    In,
    Inflict,
    InPlay,
    KnockOut,
    Lasting,
    LessDamage,
    Mirror,
    Modifier,
    MoveCounters,
    Named,
    Pay,
    Pick,
    Power,
    PutCounters,
    Send,
    Shuffle,
    Substitute,
    ThisCard,
)
from rulesets.ptcg.eras import BASE, DP, EX, HS, ME, PL, SV, XY, two_on_two
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1
from tests.rulesets.ptcg.eras import ALL, FROM_EX, each


def powered(name, kind, **facts):
    return pokemon(name, powers=((kind, "Power"),), **facts)


def attack(*effect, **parts):
    return CardScript(attacks=(AttackScript(effect=effect, **parts),))


@ALL
def test_an_attack_of_last_turn_is_known_by_its_player_its_turn_and_its_name(era):
    recalls = CardScript(triggers=(Trigger("turn end", (), when=AttackedLastTurn()),))
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts={"Onix": recalls}, hand=["Onix"])
    match.s.game_uses += (Spent("game", 0, "VSTAR"),)
    assert not ask(match, AttackedLastTurn())
    match.attack(0).end()
    assert ask(match, AttackedLastTurn())
    assert ask(match, AttackedLastTurn("Low Kick"))
    assert not ask(match, AttackedLastTurn("Tackle"))
    assert not ask(match, AttackedLastTurn(), controller=1)
    assert not ask(match, AttackedLastTurn("", Named(("Machop",))))  # by another Pokémon
    match.end().end()
    assert not ask(match, AttackedLastTurn())


@ALL
def test_what_a_stadium_offers_its_owner_alone_the_opponent_does_not_use(era):
    mine = {"Rain Stadium": CardScript(uses=(Use((Draw(1),)),))}
    each_ = {"Rain Stadium": CardScript(uses=(Use((Draw(1),), by="each"),))}
    for scripts, theirs in ((mine, False), (each_, True)):
        match = board(era, stadium="Rain Stadium", scripts=scripts)
        assert match.allows("stadium", 0)
        assert match.end().allows("stadium", 0) is theirs


@each(DP, PL, HS)
@pytest.mark.rule("PL-142")
def test_energy_of_the_opponents_need_not_be_there_to_be_discarded(era):
    strips = attack(Pick(Attached(Defending()), "cards", 2), Send(Held("cards")))
    match = board(era, mon("Machop", "F"), foe=mon("Snorlax", "R"), scripts={"Machop": strips})
    assert match.attack(0).damage("foe") == 20


@FROM_EX
def test_what_forbids_a_self_knock_out_leaves_other_powers_alone(era):
    kind = era.power_kinds[0]
    cards = [powered("Bomb", kind), powered("Scholar", kind), powered("Damp", kind)]
    scripts = {
        "Bomb": CardScript(powers=(Power(uses=(Use((KnockOut(SELF),)),)),)),
        "Scholar": CardScript(powers=(Power(uses=(Use((Draw(1),)),)),)),
        "Damp": CardScript(
            powers=(Power(modifiers=(Modifier("no self knock out", on=InPlay("both")),)),)
        ),
    }
    match = board(era, "Scholar", bench=["Bomb"], foe="Damp", cards=cards, scripts=scripts)
    assert match.allows("power", "active", 0, 0)
    assert not match.allows("power", "bench 1", 0, 0)
    free = board(era, "Scholar", bench=["Bomb"], cards=cards, scripts=scripts)
    assert free.allows("power", "bench 1", 0, 0)


@ALL
def test_a_cure_of_something_else_leaves_the_coins_of_a_deep_sleep(era):
    coins = Modifier("sleep coins", 1, InPlay("opponent", "bench"))
    deep = Lasting((Modifier("sleep coins", 1),), "while in play", SELF)
    again = Inflict(("Asleep",), SELF)
    for ops, tossed in (((deep, Cure(SELF, ("Poisoned",))), "HH"),
                        ((deep, Cure(SELF, ("Asleep",)), again), "H")):  # fmt: skip
        match = board(era, mon("Snorlax", status="Asleep Poisoned"),
                      scripts={"Rattata": CardScript(modifiers=(coins,))})  # fmt: skip
        run(match, ops)
        assert match.end(tossed).status("active").replace("Poisoned", "") == ""


@ALL
def test_one_condition_is_removed_where_there_is_one_and_nothing_keeps_it(era):
    match = board(era, mon("Snorlax", status="Poisoned"))
    run(match, (CureOne(InPlay("you", "bench")),))
    assert match.status("active") == "Poisoned"
    run(match, (CureOne(InPlay("you", "active")),))
    assert match.status("active") == ""


@pytest.mark.rule("EX-199")
def test_of_two_on_two_either_player_chooses_attacker_and_target():
    fighters = [mon("Machop", "F"), mon("Machop", "F")]
    match = board(two_on_two(EX), fighters, foe=fighters)
    attacks = [a for a in match.game.legal_actions(match.s) if a[0] == "attack"]
    slots = match.s.slots
    assert attacks == [("attack", 0, p, t) for p in (0, 1) for t in (slots, slots + 1)]
    attacks = [a for a in match.end().game.legal_actions(match.s) if a[0] == "attack"]
    assert attacks == [("attack", 0, p, t) for p in (slots, slots + 1) for t in (0, 1)]


@ALL
def test_a_ban_on_energy_for_one_pokemon_leaves_the_others(era):
    ban = {"Onix": CardScript(modifiers=(Modifier("cannot attach", on=SELF),))}
    match = board(era, "Machop", bench=["Onix"], hand=["Grass Energy"], scripts=ban)
    assert match.allows("attach", "Grass Energy", "active")
    assert not match.allows("attach", "Grass Energy", "bench 1")
    late = {"Onix": CardScript(modifiers=(Modifier("cannot attach from hand", on=SELF),))}
    match = board(era, "Machop", bench=[mon("Onix")], hand=["Grass Energy"], scripts=late,
                  discard=["Fire Energy"])  # fmt: skip
    assert not match.allows("attach", "Grass Energy", "bench 1")
    fire = match.s.discards[0][0]
    run(match, (Attach(Held("fire"), InPlay("you", "bench")),), fire=fire)
    assert match.energy("bench 1") == 1


@ALL
def test_whoever_is_made_active_after_a_knock_out_has_come_up(era):
    comes = CardScript(triggers=(Trigger("comes up", (Draw(2),), SELF),))
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"],
                  scripts={"Onix": comes})  # fmt: skip
    match.attack(0)
    assert (match.name("foe"), match.count("hand", 1)) == ("Onix", 2 + 1)  # and the turn's draw


@pytest.mark.rule("EX-172")
def test_a_tool_may_act_after_burn_and_before_sleep_is_tossed_for():
    berry = CardScript(triggers=(Trigger("between turns", (Cure(SELF),)),))
    own = mon("Machop", status="Asleep Burned", tools=["Berry"])
    match = board(EX, own, scripts={"Berry": berry}).end().act(("wait",)).act(("wait",), coins="T")
    assert match.damage("active") == 20
    match.act(("tool", match.s.tools[0][0]))  # no coin for the Sleep
    assert (match.status("active"), match.s.seat) == ("", 1)


@pytest.mark.rule("EX-115")
def test_who_has_evolved_from_a_baby_is_attacked_without_a_toss():
    grown = stage1("Grown", "Pichu", hp=60)
    match = board(EX, mon("Machop", "F"), foe=mon("Grown", under=("Pichu",)), cards=[grown])
    assert match.attack(0).damage("foe") == 20


@ALL
def test_energy_for_some_pokemon_is_offered_for_these_alone(era):
    limits = {"Metal Energy": CardScript(attach_to=InPlay("you", filter=Named(("Onix",))))}
    match = board(era, "Machop", bench=["Onix"], hand=["Metal Energy"], scripts=limits)
    offered = [a[2] for a in match.game.legal_actions(match.s) if a[0] == "attach"]
    assert offered == [match.spot("bench 1")]


@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_the_turn_player_is_first_to_do_what_an_event_starts(era, seat):
    if era is ME:
        return
    # Who draws the last card of the other's deck shows who was first.
    draws = CardScript(triggers=(Trigger("turn end", (PutCounters(1, InPlay("both", "active")),)),))
    heals = CardScript(triggers=(Trigger("turn end", (Heal(9, InPlay("both", "active")),)),))
    sides = ("Machop", "Onix") if not seat else ("Onix", "Machop")
    match = board(era, sides[0], foe=sides[1], scripts={"Machop": draws, "Onix": heals})
    match = match.end() if seat else match
    match.s.damage[0] = match.s.damage[match.s.slots] = 0
    match.end()
    assert (match.damage("active"), match.damage("foe")) == (0, 0)


@ALL
def test_a_power_of_an_evolved_pokemon_is_of_one_pokemon(era):
    kind = era.power_kinds[0]
    high = stage1("High", "Machop", powers=((kind, "Look"),))
    scripts = {"High": CardScript(powers=(Power(uses=(Use((Draw(Count(SELF)),)),)),))}
    match = board(era, mon("High", under=("Machop",)), cards=[high], scripts=scripts)
    assert match.power().count("hand") == 1


@ALL
@pytest.mark.parametrize("attacker", [0, 1])
def test_energy_is_not_moved_from_a_protected_pokemon_whoever_attacks(era, attacker):
    moves = attack(Attach(Attached(Defending()), InPlay("opponent", "bench")))
    scripts = {"Machop": moves, "Snorlax": CardScript(modifiers=(Modifier("prevent effects"),))}
    safe, fighter = mon("Snorlax", "R"), mon("Machop", "F")
    mine, theirs = (safe, fighter) if attacker else (fighter, safe)
    match = board(era, mine, ["Onix"], theirs, ["Onix"], scripts=scripts)
    match = match.end() if attacker else match
    match.attack(0)
    assert match.energy("active" if attacker else "foe") == 1


@each(SV, ME)
@pytest.mark.rule("PL-191", "RO-54")
def test_in_a_tiebreaker_nobody_wins_while_the_prizes_are_equal(era):
    match = board(era, mon("Machop", "F"), foe="Snorlax", prizes=4, foe_prizes=4)
    match.s.game = 1
    match.attack(0)
    assert not match.over
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"],
                  prizes=4, foe_prizes=4)  # fmt: skip
    match.s.game = 1
    assert match.attack(0).winner == 0


@each(BASE, EX, XY)
def test_counters_kept_off_attacks_come_by_trainers(era):
    cage = Modifier("no counters", on=InPlay("opponent", "bench"), against=InPlay("you"))
    scripts = {
        "Rain Stadium": CardScript(modifiers=(cage,)),
        "Machop": attack(PutCounters(1, InPlay("opponent", "bench"))),
        "Bill": CardScript(play=(PutCounters(1, InPlay("opponent", "bench")),)),
    }
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Onix"], hand=["Bill"],
                  stadium="Rain Stadium", scripts=scripts)  # fmt: skip
    match.play("Bill")
    assert match.damage("foe bench 1") == 10
    assert match.attack(0).damage("foe bench 1") == 10


@ALL
def test_counters_that_an_attack_moves_off_are_moved_off_again_by_a_mirror(era):
    moves = attack(MoveCounters(2, Defending(), InPlay("opponent", "bench")))
    quiet = pokemon("Quiet", 90, attacks=(("Mirror Move", "C", ""),))
    scripts = {"Machop": moves, "Quiet": attack(Mirror())}
    match = board(era, mon("Machop", "F", damage=20), foe=mon("Quiet", "G", damage=40),
                  foe_bench=["Onix"], scripts=scripts, cards=[quiet])  # fmt: skip
    assert match.attack(0).damage("foe") == 40  # 20 done, 20 moved
    # 20 done again, 20 moved off again.
    assert match.attack(0).damage("active") == 20


@ALL
def test_the_turn_passes_once_the_prizes_that_act_are_taken(era):
    acts = CardScript(triggers=(Trigger("taken as a Prize", (Draw(1),)),))
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"],
                  scripts={"Grass Energy": acts})  # fmt: skip
    match.attack(0)
    assert (match.prizes(), match.s.seat, match.s.waits) == (5, 1, 1)


def test_of_two_on_two_who_attacks_twice_is_the_one_that_attacked():
    twice = {"Onix": CardScript(modifiers=(Modifier("attacks twice"),))}
    fighters, foes = [mon("Machop", "F"), mon("Onix", "G")], ["Snorlax", "Snorlax"]
    match = board(two_on_two(EX), fighters, foe=foes, scripts=twice)
    aim = match.spot("foe 2")
    match.act(("attack", 0, 1, aim))
    assert (match.s.seat, match.damage("foe 2")) == (0, 10)
    match.act(("attack", 0, 1, aim))
    assert (match.s.seat, match.damage("foe 2")) == (1, 20)


@each(DP, PL, HS)
@pytest.mark.rule("PL-142")
def test_a_price_of_the_opponents_need_not_be_there(era):
    strips = {"Machop": attack(Pay("RR", Defending()))}
    match = board(era, mon("Machop", "F"), foe=mon("Snorlax", "R"), scripts=strips)
    assert match.attack(0).damage("foe") == 20


@ALL
def test_who_has_escaped_once_escapes_again_another_turn(era):
    escape = {"Rattata": CardScript(triggers=(Trigger("would be knocked out by damage",
                                                      (Escape(30),)),))}  # fmt: skip
    match = board(era, mon("Vulpix", "RR"), foe=mon("Rattata", damage=20), scripts=escape)
    match.attack(0)
    assert (match.name("foe"), match.damage("foe")) == ("Rattata", 0)
    match.end()
    match.s.damage[match.spot("foe")] = 20
    match.attack(0)
    assert (match.name("foe"), match.damage("foe")) == ("Rattata", 0)


@ALL
def test_two_attached_cards_are_asked_for_where_two_are_named(era):
    for energy, found in (("R", []), ("RR", ["Machop"]), ("RG", [])):
        match = board(era, mon("Machop", energy))
        two = InPlay("you", filter=HasAttached(Named(("Fire Energy",)), 2))
        assert ask(match, two) == found


@ALL
def test_a_deck_of_one_card_is_not_shuffled(era):
    for cards, waits in ((["Onix"], 0), (["Onix", "Machop"], CHANCE)):
        match = board(era, deck=cards, prizes=0)
        match.s.stack[-1].pc -= 1
        push(match.s, (Shuffle(),))
        match.s.waits = advance(match.s)
        assert match.s.waits == waits


@ALL
def test_an_attack_made_to_do_less_than_nothing_does_nothing(era):
    scripts = {
        "Machop": CardScript(attacks=(AttackScript(damage=(LessDamage(30),)),)),
        "Snorlax": CardScript(triggers=(Trigger("damaged", (Draw(3),), SELF),)),
    }
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts=scripts).attack(0)
    assert (match.damage("foe"), match.count("hand", 1)) == (0, 1)  # the turn's draw alone


@ALL
@pytest.mark.parametrize("attacker", [0, 1])
def test_energy_that_an_attack_takes_is_taken_back_by_a_mirror(era, attacker):
    quiet = pokemon("Quiet", 90, attacks=(("Mirror Move", "", ""),))
    scripts = {"Machop": attack(Attach(Attached(Defending()), SELF)), "Quiet": attack(Mirror())}
    taker, robbed = mon("Machop", "F"), mon("Quiet", "R")
    mine, theirs = (robbed, taker) if attacker else (taker, robbed)
    match = board(era, mine, ["Onix"], theirs, ["Onix"], scripts=scripts, cards=[quiet])
    match = match.end() if attacker else match
    here, there = ("foe", "active") if attacker else ("active", "foe")
    match.attack(0)
    assert (match.energy(here), match.energy(there)) == (2, 0)
    match.attack(0)
    match.pick("Fire Energy")
    assert (match.energy(here), match.energy(there)) == (1, 1)


@FROM_EX
@pytest.mark.parametrize(
    ("place", "safe", "drawn"), [("active", False, 2), ("bench", False, 0), ("active", True, 0)]
)
def test_only_a_burn_that_comes_about_is_answered(era, place, safe, drawn):
    answers = Trigger("burned by an attack", (Draw(2),), SELF)
    shield = (Modifier("cannot be affected", value="Burned"),) if safe else ()
    scripts = {
        "Machop": attack(Inflict(("Burned",), InPlay("opponent", place))),
        "Snorlax": CardScript(triggers=(answers,), modifiers=shield),
    }
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Snorlax"], scripts=scripts)
    match.game.apply(match.s, ("attack", 0))
    while match.s.waits == CHANCE:
        match.game.apply(match.s, ("coin", 1))
    assert match.count("hand", 1) == drawn + 1  # and the turn's draw


@FROM_EX
def test_only_a_burn_by_an_attack_of_the_opponents_is_answered_as_such(era):
    answers = CardScript(triggers=(Trigger("burned by an attack", (Draw(2),), SELF),))
    match = board(era, foe="Snorlax", scripts={"Snorlax": answers})
    run(match, (Inflict(("Burned",), InPlay("opponent", "active")),))
    assert (match.status("foe"), match.count("hand", 1)) == ("Burned", 0)
    own = CardScript((AttackScript((Inflict(("Burned",), SELF),)),), triggers=answers.triggers)
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts={"Machop": own})
    match.game.apply(match.s, ("attack", 0))
    assert (match.status("active"), match.count("hand")) == ("Burned", 0)


@ALL
def test_each_use_of_each_power_is_made_once_a_turn(era):
    kind = era.power_kinds[0]
    rich = pokemon("Rich", powers=((kind, "One"), (kind, "Two"), (kind, "Three")))
    powers = (
        Power(uses=(Use((Draw(1),)), Use((Draw(1),)))),
        Power(uses=(Use((Draw(1),)), Use((Draw(1),)))),
        Power(uses=(Use((Draw(1),)),)),
    )
    match = board(era, "Rich", cards=[rich], scripts={"Rich": CardScript(powers=powers)})
    left = [("power", 0, *which) for which in ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))]
    for chosen in [left[i] for i in (3, 1, 0, 4, 2)]:
        assert [a for a in match.game.legal_actions(match.s) if a[0] == "power"] == left
        match.act(chosen)
        left.remove(chosen)
        assert not match.allows(*chosen)
    assert match.count("hand") == 5


@ALL
def test_this_card_of_a_power_is_the_top_card_of_its_pokemon(era):
    high = stage1("High", "Machop", powers=((era.power_kinds[0], "Leave"),))
    leaves = Use((Draw(1), Send(ThisCard(), "hand")))
    scripts = {"High": CardScript(powers=(Power(uses=(leaves,)),))}
    match = board(era, mon("High", under=("Machop",)), cards=[high], scripts=scripts).power()
    assert (match.name("active"), match.names("hand")) == ("Machop", ["Grass Energy", "High"])


@ALL
def test_only_a_pokemon_of_one_card_is_substituted_and_only_by_a_card(era):
    plain, grown = "Machop", mon("Machoke", under=("Machop",))
    onix = In("hand", "you", Named(("Onix",)))
    for active, hand, on, name in (
        (plain, ["Onix"], SELF, "Onix"),
        (plain, [], SELF, "Machop"),
        (plain, ["Onix"], InPlay("you", "bench"), "Machop"),
        (grown, ["Onix"], SELF, "Machoke"),
    ):
        match = board(era, active, hand=hand)
        run(match, (Substitute(onix, on),))
        assert match.name("active") == name
