"""Trainers whose op would find nothing to do stay in the hand; with something to do they play."""

import pytest

from rulesets.engine.select import Top
from rulesets.ptcg.effects.ops import (
    CardScript,
    CureOne,
    EndTurn,
    Evolve,
    In,
    InPlay,
    Modifier,
    Named,
    Reorder,
    Spend,
    SpendAttachment,
    SwapCounters,
    Switch,
    TakeUp,
    TurnUp,
    UseUp,
)
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.eras import FROM_EX

MINE, FOES = InPlay("you", "active"), InPlay("opponent", "active")
HAND = In("hand", "you", Named(("Machoke",)))
# What a Trainer does, a board on which it does something, and one on which it does not.
OPS = {
    "take up": (TakeUp(InPlay("you", "bench")), {"bench": ["Onix"]}, {}),
    "swap": (SwapCounters(MINE, FOES), {"foe": mon("Snorlax", damage=10)}, {}),
    "swap own": (SwapCounters(MINE, FOES), {"active": mon("Snorlax", damage=10)}, {}),
    "cure": (CureOne(MINE), {"active": mon("Snorlax", status="Poisoned")}, {}),
    "reorder": (Reorder(Top(In("deck"), 3)), {}, {"deck": 0}),
    "turn up": (TurnUp(In("prizes")), {}, {"prizes": 0}),
    "switch": (
        Switch(InPlay("you", "bench"), InPlay("you", "active", filter=Named(("Machop",)))),
        {"active": "Machop", "bench": ["Onix"]},
        {"active": "Rattata", "bench": ["Onix"]},
    ),
    "switch nobody": (Switch(InPlay("you", "bench")), {"bench": ["Onix"]}, {}),
    "evolve": (Evolve(HAND, MINE), {"active": "Machop", "hand": ["Bill", "Machoke"]}, {}),
}


@FROM_EX
@pytest.mark.rule("RO-01")
@pytest.mark.parametrize("name", OPS)
def test_a_trainer_is_played_where_it_does_something_and_only_there(era, name):
    op, useful, useless = OPS[name]
    scripts = {"Bill": CardScript(play=(op,))}
    for given, allowed in ((useful, True), (useless, False)):
        match = board(era, **{"hand": ["Bill"], **given}, scripts=scripts)
        assert match.allows("play", "Bill") is allowed


@FROM_EX
@pytest.mark.rule("RO-01", "RO-03")
@pytest.mark.parametrize("price", [UseUp("Gift"), Spend(), SpendAttachment()])
def test_what_only_uses_something_up_is_a_price(era, price):
    match = board(era, hand=["Bill"], scripts={"Bill": CardScript(play=(price,))})
    assert not match.allows("play", "Bill")


@FROM_EX
@pytest.mark.rule("RO-01")
def test_to_end_the_turn_alone_is_nothing(era):
    match = board(era, hand=["Bill"], scripts={"Bill": CardScript(play=(EndTurn(),))})
    assert not match.allows("play", "Bill")


@FROM_EX
@pytest.mark.rule("RO-55")
def test_a_ban_on_evolving_from_the_hand_stops_an_effect_that_does(era):
    ban = Modifier("cannot evolve from hand", on=InPlay("both"))
    given = {"active": "Machop", "hand": ["Bill", "Machoke"]}
    evolves = {"Bill": CardScript(play=(Evolve(HAND, MINE),))}
    assert board(era, **given, scripts=evolves).play("Bill").name("active") == "Machoke"
    barred = evolves | {"Rattata": CardScript(modifiers=(ban,))}
    assert not board(era, **given, scripts=barred).allows("play", "Bill")
