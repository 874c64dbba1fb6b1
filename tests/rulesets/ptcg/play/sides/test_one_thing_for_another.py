"""Rules that are easily taken for their opposite where one of two conditions holds alone."""

import pytest

from rulesets.engine.lasting import Use
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    Attached,
    AttackScript,
    CardScript,
    ChooseType,
    Cure,
    Damage,
    Draw,
    Evade,
    Heal,
    Held,
    In,
    Inflict,
    InPlay,
    Is,
    Modifier,
    Named,
    Not,
    Pick,
    Power,
    Provision,
    Require,
    Self,
    Send,
    Suffers,
    UseTrainer,
)
from rulesets.ptcg.eras import BASE, ME, XY
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ALL, FROM_EX, each, since

CLAUSE = ("Asleep", "Confused", "Paralyzed")


@ALL
def test_special_energy_counts_whole_where_only_the_others_does_not(era):
    off = Modifier("special energy off", on=InPlay("opponent"))
    scripts = {
        "Machop": CardScript(modifiers=(off,)),
        "Magma Energy": CardScript(provides=(Provision(("FD", "FD")),)),
    }
    match = board(era, mon("Machop", "X"), foe="Snorlax", scripts=scripts)
    assert match.allows("attack", 0)
    theirs = board(era, "Rattata", foe=mon("Machop", "X"), scripts={
        **scripts, "Machop": CardScript(), "Rattata": CardScript(modifiers=(off,))})  # fmt: skip
    assert not theirs.end().allows("attack", 0)
    plain = {"Machop": CardScript(modifiers=(Modifier("special energy off"),))}
    assert board(era, mon("Machop", "F"), foe="Snorlax", scripts=plain).allows("attack", 0)


@ALL
def test_what_the_top_card_offers_is_what_is_used(era):
    scripts = {"Machoke": CardScript(uses=(Use((Draw(2),)),))}
    match = board(era, mon("Machoke", under=("Machop",)), scripts=scripts)
    assert match.act(("use", 0, 0)).count("hand") == 2


@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_damage_from_ones_own_side_is_not_answered_as_the_opponents(era, seat):
    scripts = {
        "Machop": CardScript(attacks=(AttackScript(effect=(Damage(10, InPlay("you", "bench")),)),)),
        "Onix": CardScript(triggers=(Trigger("damaged", (Draw(3),), Self()),)),
    }
    mine = {"active": mon("Machop", "F"), "bench": ["Onix"], "foe": "Snorlax"}
    theirs = {"active": "Snorlax", "foe": mon("Machop", "F"), "foe_bench": ["Onix"]}
    match = board(era, **(theirs if seat else mine), scripts=scripts)
    match = match.end() if seat else match
    before = match.count("hand", seat)
    match.attack(0)
    assert match.damage("foe bench 1" if seat else "bench 1") == 10
    assert match.count("hand", seat) == before


@FROM_EX
@pytest.mark.rule("RO-03")
def test_energy_returned_to_the_hand_is_no_price(era):
    back = (Pick(Attached(InPlay("you")), "cards"), Send(Held("cards"), "hand"))
    match = board(era, mon("Machop", "F"), hand=["Potion"],
                  scripts={"Potion": CardScript(play=back)})  # fmt: skip
    assert match.play("Potion").names("hand") == ["Fighting Energy"]
    gone = (Pick(Attached(InPlay("you")), "cards"), Send(Held("cards")))
    match = board(era, mon("Machop", "F"), hand=["Potion"],
                  scripts={"Potion": CardScript(play=gone)})  # fmt: skip
    assert not match.allows("play", "Potion")


@ALL
def test_who_evades_on_the_bench_does_not_save_the_active_pokemon(era):
    spread = (Damage(10, InPlay("opponent", "bench")), Inflict(("Poisoned",)))
    scripts = {
        "Machop": CardScript(attacks=(AttackScript(effect=spread),)),
        "Onix": CardScript(triggers=(Trigger("hurt", (Evade(),), Self()),)),
    }
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Onix"], scripts=scripts)
    assert match.attack(0).status("foe") == "Poisoned"


@FROM_EX
@pytest.mark.rule("RO-25")
def test_the_conditions_of_a_clause_are_asked_of_others_by_name(era):
    for status, found in (("Burned", []), ("Asleep", ["Snorlax"])):
        match = board(era, foe=mon("Snorlax", status=status))
        assert ask(match, InPlay("opponent", filter=Suffers(CLAUSE))) == found


@each(BASE)
@pytest.mark.rule("RO-26")
def test_a_power_is_stopped_by_the_conditions_that_its_clause_names(era):
    gift = Use((Require(Not(Is(Self(), Suffers(CLAUSE)))), Draw(1)))
    card = pokemon("Powered", powers=(("Pokémon Power", "Gift"),))
    scripts = {"Powered": CardScript(powers=(Power(uses=(gift,)),))}
    for status, allowed in (("Poisoned", True), ("Asleep", False)):
        match = board(era, mon("Powered", status=status), scripts=scripts, cards=[card])
        assert match.allows("power", "active", 0, 0) == allowed


@FROM_EX
@pytest.mark.rule("RO-01")
def test_a_cure_is_of_use_for_the_conditions_it_names(era):
    cures = {"Potion": CardScript(play=(Cure(InPlay("you"), ("Asleep",)),))}
    for status, allowed in (("Asleep", True), ("Poisoned", False), ("", False)):
        match = board(era, mon("Snorlax", status=status), hand=["Potion"], scripts=cures)
        assert match.allows("play", "Potion") == allowed


@ALL
def test_no_type_is_asked_for_where_nobody_gets_it(era):
    chooses = ChooseType(Modifier("weakness"), InPlay("opponent", "bench"), "while active")
    script = {"Potion": CardScript(play=(chooses, Draw(1)))}
    match = board(era, hand=["Potion"], scripts=script)
    run(match, (chooses,))
    assert match.s.waits == 0
    assert all(action[0] != "word" for action in match.game.legal_actions(match.s))


@each(ME)
@pytest.mark.rule("PL-074", "RO-43")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_whose_turn_comes_next_orders_the_step_whoever_it_is(era, seat):
    heals = CardScript(triggers=(Trigger("between turns", (Heal(1, Self()),), Self()),))
    active = mon("Snorlax", damage=20, status="Poisoned")
    match = board(era, active, foe=active, scripts={"Snorlax": heals})
    if seat:
        while match.s.seat == 0 or ("end",) not in match.game.legal_actions(match.s):
            first = match.game.legal_actions(match.s)[-1]
            match.act(("end",) if match.s.waits == match.s.seat else first)
    match.act(("end",))
    assert match.s.waits == 1 - seat


@since(XY)
@pytest.mark.rule("PL-063", "RO-31")
def test_nothing_is_chosen_for_an_attack_before_confusion_is_tossed(era):
    for part in ("choices", "requires"):
        script = CardScript(attacks=(AttackScript(**{part: (Draw(1),)}),))
        match = board(era, mon("Machop", "F", status="Confused"), foe="Snorlax",
                      scripts={"Machop": script})  # fmt: skip
        match.game.apply(match.s, ("attack", 0))
        assert match.count("hand") == 0
        match.luck("H")
        assert match.count("hand") == 1


@ALL
def test_a_trainer_used_by_another_counts_as_what_it_is(era):
    uses = CardScript(play=(UseTrainer(In("discard", "you", Named(("Bill", "Professor")))),))
    for name, supporters in (("Bill", 0), ("Professor", 1)):
        scripts = {"Potion": uses, name: CardScript(play=(Draw(1),))}
        match = board(era, hand=["Potion"], discard=[name], scripts=scripts).play("Potion")
        match.pick(name)
        assert (match.count("hand"), match.s.supporters) == (1, supporters)
