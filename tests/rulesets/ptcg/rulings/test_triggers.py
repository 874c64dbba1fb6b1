"""The time between turns, several effects at once, and Knock Outs."""

import pytest

from rulesets.engine.select import SELF
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Draw,
    Heal,
    InPlay,
    LostLastTurn,
    Modifier,
    Power,
    PutCounters,
    Trigger,
)
from rulesets.ptcg.effects.terms.selectors import Attacker
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import ask, board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ALL, EVERY

LUDICOLO = mon("ex2-7", damage=80, status="Poisoned", under=("ex2-66", "ex2-45"))


@pytest.mark.rule("RO-42", "PL-073")
def test_rain_dish_may_heal_before_poison_counts():
    # Ludicolo has 90 HP: 80 damage and Poison would Knock it Out.
    match = board(EX, LUDICOLO, bench=["Onix"]).end()
    assert match.menu() == ["Use Ludicolo now", "Wait with it"]
    match.act(match.game.legal_actions(match.s)[0])
    assert (match.name("active"), match.damage("active")) == ("Ludicolo", 80)


@pytest.mark.rule("RO-42", "PL-073")
def test_who_waits_with_rain_dish_loses_the_pokemon():
    match = board(EX, LUDICOLO, bench=["Onix"]).end().act(("wait",))
    assert match.name("active") == "Onix"


@pytest.mark.rule("RO-42", "PL-073")
@pytest.mark.parametrize("first", [True, False])
def test_in_the_third_era_either_order_saves_it(first):
    match = board(BW, LUDICOLO, bench=["Onix"]).end()
    offers = match.game.legal_actions(match.s)
    match.act(offers[0] if first else ("wait",))
    assert (match.name("active"), match.damage("active")) == ("Ludicolo", 80)


@pytest.mark.rule("RO-43", "PL-071")
@pytest.mark.parametrize(("first", "damage"), [(True, 10), (False, 0)])
def test_effects_between_turns_come_before_or_after_poison(first, damage):
    heal = Power(triggers=(Trigger("between turns", (Heal(2, SELF),)),))
    healer = pokemon("Healer", 50, powers=(("Ability", "Regrow"),))
    scripts = {"Healer": CardScript(powers=(heal,))}
    match = board(BW, mon("Healer", status="Poisoned"), cards=[healer], scripts=scripts).end()
    match.act(match.game.legal_actions(match.s)[0] if first else ("wait",))
    assert match.damage("active") == damage


@pytest.mark.rule("RO-43", "PL-071")
def test_without_a_condition_nobody_is_asked_for_the_order():
    heal = Power(triggers=(Trigger("any time between turns", (Heal(2, SELF),)),))
    healer = pokemon("Healer", 50, powers=(("Ability", "Regrow"),))
    scripts = {"Healer": CardScript(powers=(heal,))}
    for era in (EX, BW):
        match = board(era, mon("Healer", damage=30), cards=[healer], scripts=scripts).end()
        assert match.s.seat == 1 and match.damage("active") == 10


@ALL
@pytest.mark.rule("RO-44", "PL-209")
def test_who_controls_several_answers_says_which_comes_first(era):
    hurt = CardScript(triggers=(Trigger("damaged", (PutCounters(1, Attacker()),)),))
    draw = CardScript(triggers=(Trigger("damaged", (Draw(),)),))
    scripts = {"Charm": hurt, "Technical Machine 01": draw}
    foe = mon("Snorlax", tools=["Charm", "Technical Machine 01"])
    match = board(era, mon("Machop", "F"), foe=foe, scripts=scripts).attack(0)
    assert match.s.waits == 1
    assert match.menu() == ["Charm first", "Technical Machine 01 first"]
    hand = match.count("hand", 1)
    match.act(match.game.legal_actions(match.s)[1])
    # The other one follows without a question, and the turn goes on.
    assert match.damage("active") == 10
    assert match.count("hand", 1) >= hand + 1


@ALL
@pytest.mark.rule("RO-44", "PL-209")
def test_three_answers_are_put_in_order_one_by_one(era):
    programs = {
        "Charm": PutCounters(1, SELF),
        "Technical Machine 01": Draw(),
        "Bill": Heal(9, SELF),
    }
    scripts = {n: CardScript(triggers=(Trigger("damaged", (op,)),)) for n, op in programs.items()}
    foe = mon("Snorlax", tools=list(programs))
    match = board(era, mon("Machop", "F"), foe=foe, scripts=scripts).attack(0)
    match.act(match.game.legal_actions(match.s)[2])
    assert match.menu() == ["Charm first", "Technical Machine 01 first"]
    match.act(match.game.legal_actions(match.s)[1])
    assert match.damage("foe") == 10  # healed first, the counter put last


@ALL
@pytest.mark.rule("RO-44", "PL-209")
def test_equal_answers_need_no_order(era):
    hurt = CardScript(triggers=(Trigger("damaged", (PutCounters(1, Attacker()),)),))
    scripts = {"Charm": hurt, "Technical Machine 01": hurt}
    foe = mon("Snorlax", tools=["Charm", "Technical Machine 01"])
    match = board(era, mon("Machop", "F"), foe=foe, scripts=scripts).attack(0)
    assert match.damage("active") == 20 and match.s.seat == 1


@ALL
@pytest.mark.rule("RO-45", "PL-075")
def test_a_knock_out_between_turns_is_none_of_the_last_turn(era):
    poisoned = mon("Machop", damage=40, status="Poisoned")
    match = board(era, "Snorlax", foe=poisoned, foe_bench=["Onix"]).end()
    assert match.name("foe") == "Onix"
    assert not ask(match, LostLastTurn(any_cause=True), controller=1)


@ALL
@pytest.mark.rule("RO-30", "PL-196")
def test_what_the_fallen_switch_off_stays_off_while_they_fall(era):
    kind = era.power_kinds[-1]
    lock = Power(modifiers=(Modifier("powers off", on=InPlay("you"), value=kind),))
    cry = Power(triggers=(Trigger("knocked out anyhow", (Draw(2),)),))
    cards = [pokemon(n, 30, powers=((kind, n),)) for n in ("Warden", "Crier")]
    for warden, drawn in ((lock, 0), (Power(), 2)):
        scripts = {
            "Warden": CardScript(powers=(warden,)),
            "Crier": CardScript(powers=(cry,)),
            "Machop": CardScript(
                attacks=(AttackScript(effect=(Damage(30, InPlay("opponent", "bench")),)),)
            ),
        }
        match = board(
            era, mon("Machop", "F"), foe=mon("Warden", damage=10), foe_bench=["Crier", "Snorlax"],
            cards=cards, scripts=scripts,
        )  # fmt: skip
        before = match.count("hand", 1)
        match.attack(0)
        drew = 1  # for the turn
        assert match.count("hand", 1) == before + drawn + drew


@ALL
@pytest.mark.rule("RO-47", "PL-196")
def test_prizes_are_counted_once_the_others_fallen_have_left(era):
    kind = era.power_kinds[-1]
    greed = Power(modifiers=(Modifier("prizes", 1, on=InPlay("both", "bench")),))
    cards = [pokemon("Greedy", 30, powers=((kind, "Greed"),))]
    wave = AttackScript(effect=(Damage(30, InPlay("opponent", "bench")),))
    scripts = {"Greedy": CardScript(powers=(greed,)), "Machop": CardScript(attacks=(wave,))}
    for damage, taken in ((0, 2), (10, 2)):
        foe = mon("Greedy", damage=damage)
        match = board(
            era, mon("Machop", "F"), foe=foe, foe_bench=["Rattata", "Snorlax"], cards=cards,
            scripts=scripts,
        ).attack(0)  # fmt: skip
        assert match.prizes(0) == 6 - taken


@ALL
@pytest.mark.rule("RO-47", "PL-196")
def test_what_lies_on_the_fallen_still_counts_for_its_prizes(era):
    scripts = {"Charm": CardScript(modifiers=(Modifier("prizes", -1),))}
    foe = mon("Rattata", damage=10, tools=["Charm"])
    match = board(era, mon("Machop", "F"), foe=foe, foe_bench=["Onix"], scripts=scripts).attack(0)
    assert match.prizes(0) == 6


@ALL
@pytest.mark.rule("RO-54", "PL-190")
def test_more_ways_to_win_win_and_equal_ones_lead_to_one_prize_each(era):
    bomb = {"Machop": CardScript(attacks=(AttackScript(effect=(PutCounters(5, SELF),)),))}
    both = {"foe": mon("Rattata", damage=10), "prizes": 1, "foe_prizes": 1, "scripts": bomb}
    # The attacker's side has a Bench: it wins in two ways, the other in one.
    assert board(era, mon("Machop", "F"), bench=["Onix"], **both).attack(0).winner == 0
    equal = board(era, mon("Machop", "F"), **both)
    equal.game.apply(equal.s, ("attack", 0))
    assert equal.s.game == 1 and equal.winner is None


@pytest.mark.rule("RO-59")
def test_a_fossil_of_the_first_eras_gives_no_prize():
    for era, card in ((BASE, "base3-62"), (EX, "ex2-91")):
        match = board(era, mon("Machop", "F"), foe=card, foe_bench=["Onix"]).attack(0)
        assert (match.name("foe"), match.prizes(0)) == ("Onix", 6)


@EVERY
@pytest.mark.rule("RO-59", "PL-136")
def test_from_diamond_and_pearl_on_old_fossils_give_a_prize_and_dolls_none(era):
    for card, left in (("base3-62", 5), ("ex2-91", 5), ("base1-70", 6)):
        match = board(era, mon("Machop", "F"), foe=card, foe_bench=["Onix"]).attack(0)
        assert (match.name("foe"), match.prizes(0)) == ("Onix", left)
