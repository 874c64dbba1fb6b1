"""Numbers and conditions inside programs, one by one."""

import pytest

from rulesets.ptcg.effects.ops import (
    AllOf,
    Among,
    AnyOf,
    AsCounters,
    AtLeast,
    Attached,
    Attachments,
    AttackScript,
    CardScript,
    Count,
    Counters,
    Damage,
    DamageTaken,
    Draw,
    EnergyOn,
    Equal,
    Equals,
    Exists,
    Half,
    Hp,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Least,
    LostLastTurn,
    Minus,
    MoreDamage,
    Not,
    Opponent,
    Played,
    Plus,
    PrizesTaken,
    Provision,
    Reg,
    Require,
    RetreatCost,
    Self,
    Size,
    SpareEnergy,
    Times,
    TurnOf,
    TypesAmong,
    UsedLastTurn,
    Using,
    Whether,
)
from rulesets.ptcg.eras import BASE, BW
from tests.rulesets.ptcg.board import ask, board, mon, run

YES, NO = Equal(1, 1), Equal(1, 2)
MINE, THEIRS = InPlay("you"), InPlay("opponent")


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (Plus(2, 3), 5),
        (Times(2, 3), 6),
        (Minus(5, 3), 2),
        (Minus(3, 5), 0),
        (Least(3, 5), 3),
        (Half(50), 20),
        (Half(50, up=True), 30),
        (Half(5, up=True, step=1), 3),
        (AsCounters(45), 4),
        (Reg("heads"), 2),
        (Reg("never set"), 0),
        (Size("cards"), 3),
        (Whether(YES, 10, 20), 10),
        (Whether(NO, 10, 20), 20),
        (Opponent(), 1),
    ],
)
def test_numbers_are_worked_out(value, number):
    assert ask(board(BW), value, values={"heads": 2}, cards=(4, 5, 6)) == number


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (AtLeast(2, 2), True),
        (AtLeast(1, 2), False),
        (Equal(2, 2), True),
        (Not(YES), False),
        (AllOf((YES, NO)), False),
        (AllOf((YES, YES)), True),
        (AnyOf((YES, NO)), True),
        (AnyOf((NO, NO)), False),
        (Equals("word", "Fire"), True),
        (Equals("word", "Water"), False),
    ],
)
def test_conditions_are_judged(condition, holds):
    assert ask(board(BW), condition, values={"word": "Fire"}) is holds


def test_counters_hit_points_and_retreat_costs_are_added_up():
    match = board(BW, mon("Onix", damage=30), bench=[mon("Machop", damage=20)])
    assert ask(match, Counters(MINE)) == 5
    assert ask(match, Hp(MINE)) == 140
    assert ask(match, Hp(MINE, left=True)) == 90
    assert ask(match, RetreatCost(MINE)) == 4


def test_energy_is_counted_by_what_the_cards_give():
    double = CardScript(provides=(Provision(("C", "C")),))
    match = board(BW, mon("Onix", "FF2"), bench=[mon("Machop", "F")],
                  scripts={"Double Colorless Energy": double})  # fmt: skip
    assert ask(match, EnergyOn(Self())) == 4
    assert ask(match, EnergyOn(MINE, "F")) == 3
    assert ask(match, EnergyOn(MINE, filter=Kind(("Special Energy",)))) == 2


def test_spare_energy_is_what_the_cost_leaves_over():
    match = board(BW, mon("Squirtle", "WWWF"))
    assert ask(match, SpareEnergy("W"), values={"cost": "WC"}) == 2  # Colorless is paid with the F
    assert ask(match, SpareEnergy("W"), values={"cost": "WWW"}) == 0


def test_prizes_taken_are_those_no_longer_laid():
    match = board(BW, prizes=4, foe_prizes=6)
    assert (ask(match, PrizesTaken()), ask(match, PrizesTaken("opponent"))) == (2, 0)


def test_different_types_are_counted_once():
    match = board(BW, "Squirtle", bench=["Gyarados", "Team Magma's Groudon"])
    assert ask(match, TypesAmong(MINE)) == 3


def test_attachments_are_those_of_the_turns_own_rule():
    match = board(BW, hand=["Fire Energy"])
    assert ask(match, Attachments()) == 0
    match.attach("Fire Energy")
    assert ask(match, Attachments()) == 1


def test_damage_taken_is_that_of_the_opponents_last_turn():
    match = board(BW, mon("Machop", "F"), foe="Onix", foe_deck=3)
    match.attack()
    assert ask(match, DamageTaken(MINE), controller=1) == 20
    match.end()
    match.end()
    assert ask(match, DamageTaken(MINE), controller=1) == 0


def test_exists_asks_for_one_and_is_for_all():
    match = board(BW, "Squirtle", bench=["Onix"])
    assert ask(match, Exists(InPlay("you", "bench")))
    assert not ask(match, Exists(InPlay("opponent", "bench")))
    assert not ask(match, Is(InPlay("opponent", "bench"), Kind(("Basic",))))  # nobody is there
    assert ask(match, Is(MINE, Kind(("Basic",))))
    assert ask(match, Among(Self(), MINE)) and not ask(match, Among(Self(), THEIRS))


def test_turn_of_tells_whose_turn_and_whether_the_first():
    first, later = board(BW, turn=1), board(BW, turn=5)
    assert ask(first, TurnOf()) and not ask(first, TurnOf("opponent"))
    assert ask(first, TurnOf(first=True)) and not ask(later, TurnOf(first=True))


def test_a_side_lost_a_pokemon_only_in_the_turn_just_over():
    match = board(BW, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"])
    match.attack()
    assert ask(match, LostLastTurn(), controller=1)
    assert not ask(match, LostLastTurn(), controller=0)


def test_a_supporter_played_this_turn_is_remembered_for_the_turn():
    match = board(BW, hand=["Professor"], scripts={"Professor": CardScript(play=(Draw(),))})
    assert not ask(match, Played())
    match.play("Professor")
    assert ask(match, Played()) and not ask(match, Played("opponent"))


def test_using_is_this_turns_attack_and_used_last_turn_that_of_the_own_turn_before():
    match = board(BW, mon("Squirtle", "W"), foe="Onix")
    assert not ask(match, Using("Bubble"))
    match.attack()
    match.s.turn -= 1
    assert ask(match, Using("Bubble")) and not ask(match, Using("Withdraw"))
    match.s.turn += 2
    assert ask(match, UsedLastTurn("Bubble")) and not ask(match, Using("Bubble"))


def test_using_lets_an_attack_know_itself():
    more = AttackScript(damage=(If(Using("Bubble"), (MoreDamage(20),)),))
    match = board(BW, mon("Squirtle", "W"), foe="Onix", scripts={"Squirtle": CardScript((more,))})
    match.attack()
    assert match.damage("foe") == 30


def test_require_bars_a_program_that_may_not_begin():
    needs = CardScript(play=(Require(Exists(In("discard"))),))
    match = board(BASE, hand=["Bill"], scripts={"Bill": needs})
    assert not match.allows("play", "Bill")
    match = board(BASE, hand=["Bill"], discard=["Onix"], scripts={"Bill": needs})
    assert match.allows("play", "Bill")
    match.play("Bill")
    assert "Bill" in match.names("discard")


def test_a_count_of_cards_sets_damage():
    match = board(BW, mon("Onix", "FF"))
    run(match, (Damage(Times(10, Count(Attached(Self()))), InPlay("opponent", "active")),))
    assert match.damage("foe") == 20
