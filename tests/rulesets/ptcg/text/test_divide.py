"""An attack is divided by what its ops tell of themselves, not by who they are."""

from dataclasses import dataclass, replace

import pytest

from rulesets.engine.frames import ACTS, CARDS, PREPARES, Op, Register
from rulesets.ptcg.effects.ops import (
    HEADS,
    AtLeast,
    Coins,
    Count,
    Damage,
    Damaged,
    If,
    In,
    InPlay,
    May,
    MoreDamage,
    OneOf,
    Pay,
    Pick,
    Put,
    Reg,
    SetDamage,
    Size,
    Times,
    Whether,
)
from rulesets.ptcg.effects.parts import AFTER_DAMAGE, DAMAGE
from rulesets.ptcg.text.assemble import rewards
from rulesets.ptcg.text.assemble.divide import Registers, divide, targets

MORE = MoreDamage(10)


@dataclass(frozen=True, slots=True)
class Ponder(Op):
    """Ask something, changing nothing."""

    part = PREPARES


@dataclass(frozen=True, slots=True)
class Sing(Op):
    """Do something that leaves the Pokémon in play where they are."""

    part = ACTS
    moves = False
    writes = (Register("sung", CARDS),)
    outcome = "sung"


@dataclass(frozen=True, slots=True)
class Wander(Op):
    """Do something without saying more: Pokémon may move."""


@dataclass(frozen=True, slots=True)
class Sting(Op):
    """Work on the attack's damage."""

    part = DAMAGE


@dataclass(frozen=True, slots=True)
class Echo(Op):
    """Do something that never is the price of damage."""

    part = AFTER_DAMAGE


@pytest.mark.parametrize(
    ("program", "before", "after"),
    [
        ((Ponder(), Sing(), MORE), (Ponder(), MORE), (Sing(),)),
        ((Wander(), Sting(), Sing()), (Sting(),), (Wander(), Sing())),
        ((Sing(), SetDamage(Times(10, Size("sung")))), "all", ()),
        ((OneOf(((Sting(),), (MORE,))),), "all", ()),
        ((May((Sing(), MORE)),), "all", ()),
    ],
    ids=("prepares", "acts", "counted", "contains", "price"),
)
def test_an_op_goes_where_it_belongs(program, before, after):
    assert divide(program, Registers()) == (program if before == "all" else before, after)


def test_what_never_is_a_price_waits_for_the_damage():
    before, after = divide((May((Pay("R"), MORE, Echo())),), Registers())
    assert before == (May((Put("answer", 1), Pay("R"), MORE)),)
    assert after == (If(AtLeast(Reg("answer"), 1), (Echo(),)),)


def test_a_condition_about_the_board_is_asked_once():
    cards = AtLeast(Count(In("hand")), 3)
    before, after = divide((If(cards, (MORE, Sing())),), Registers())
    asked = AtLeast(Reg("answer"), 1)
    assert before == (Put("answer", Whether(cards, 1)), If(asked, (MORE,)))
    assert after == (If(asked, (Sing(),)),)


def test_a_settled_condition_is_asked_twice():
    heads = AtLeast(Reg("heads"), 1)
    before, after = divide((Coins(), If(heads, (MORE, Sing()))), Registers())
    assert before == (Coins(), If(heads, (MORE,)))
    assert after == (If(heads, (Sing(),)),)


PICK = Pick(InPlay("opponent"), "pokemon")


@pytest.mark.parametrize("op", [Ponder(), Sing(), Sting(), Echo(), If(HEADS, (Sing(),))], ids=repr)
def test_a_target_is_chosen_before_what_leaves_pokemon_in_place(op):
    assert targets((op, PICK, Damage(10))) == ((PICK,), (op, Damage(10)))


@pytest.mark.parametrize("op", [Wander(), May((Sing(),)), If(HEADS, (Wander(),))], ids=repr)
def test_a_target_waits_for_what_may_move_pokemon(op):
    assert targets((op, PICK))[0] == ()


def test_a_target_that_may_change_is_not_chosen_early():
    damaged = replace(PICK, source=InPlay("opponent", filter=Damaged()))
    assert targets((damaged,))[0] == ()


def test_an_op_tells_whether_it_did_anything():
    assert rewards.tests_of((Sing(), Wander())) == [AtLeast(Size("sung"), 1)]
    assert rewards.tests_of((Sing(),), certain=True) == []
