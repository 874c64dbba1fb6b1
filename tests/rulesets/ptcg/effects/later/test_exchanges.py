"""Counters exchanged, one condition of several cured, and what later texts count and name."""

import pytest

from rulesets.ptcg.effects.ops import (
    DEFENDING,
    SELF,
    CardScript,
    CardTypes,
    ConditionsOn,
    CureOne,
    EvolvesFromNamed,
    EvolvesInto,
    Exists,
    In,
    InPlay,
    Lasting,
    Modifier,
    SwapCounters,
)
from rulesets.ptcg.eras import BW
from tests.rulesets.ptcg.board import ask, board, mon, run

OWN = InPlay("you")
NOBODY = InPlay("opponent", "bench")


def test_two_pokemon_exchange_all_their_damage_counters():
    match = board(BW, mon("Snorlax", damage=30), foe=mon("Machop", damage=10))
    run(match, (SwapCounters(SELF, DEFENDING),))
    assert (match.damage("active"), match.damage("foe")) == (10, 30)


def test_an_undamaged_pokemon_takes_part_in_the_exchange():
    match = board(BW, mon("Snorlax", damage=30), foe="Machop")
    run(match, (SwapCounters(),))
    assert (match.damage("active"), match.damage("foe")) == (0, 30)


def test_one_condition_of_two_is_cured_and_the_player_says_which():
    match = board(BW, mon("Snorlax", status="Asleep Poisoned"))
    run(match, (CureOne(),))
    match.act(("word", "Poisoned"))
    assert match.status("active") == "Asleep"


def test_the_only_condition_is_cured_without_a_question():
    match = board(BW, mon("Snorlax", status="Burned"))
    run(match, (CureOne(),))
    assert match.status("active") == ""


def test_every_condition_is_counted():
    match = board(BW, mon("Snorlax", status="Asleep Poisoned Burned"))
    assert ask(match, ConditionsOn(OWN)) == 3


def test_cards_of_one_type_are_counted_once():
    match = board(BW, hand=["Fire Energy", "Fire Energy", "Water Energy"])
    assert ask(match, CardTypes(In("hand"))) == 2


def test_cards_are_found_by_what_they_evolve_from():
    match = board(BW, bench=[mon("Machoke", under=("Machop",))], hand=["Watchog", "Machoke"])
    assert ask(match, In("hand", filter=EvolvesFromNamed(("Machop",)))) == ["Machoke"]
    assert ask(match, InPlay("you", filter=EvolvesFromNamed(("Patrat",)))) == []
    assert ask(match, Exists(InPlay("you", filter=EvolvesFromNamed(("Machop",)))))


def test_pokemon_are_found_by_the_card_that_evolves_them():
    match = board(BW, "Machop", bench=["Patrat"], hand=["Watchog"])
    assert ask(match, InPlay("you", filter=EvolvesInto(In("hand")))) == ["Patrat"]


def test_a_maximum_takes_the_place_of_the_printed_hit_points():
    bill = CardScript(play=(Lasting((Modifier("maximum hp", 20),), "this turn", DEFENDING),))
    match = board(BW, mon("Machop", "F"), foe="Snorlax", hand=["Bill"], scripts={"Bill": bill})
    match.play("Bill").attack()
    assert match.prizes() == 5


@pytest.mark.parametrize("pair", [(SELF, NOBODY), (NOBODY, SELF), (NOBODY, NOBODY)])
def test_counters_are_exchanged_only_where_two_pokemon_are_found(pair):
    match = board(BW, mon("Snorlax", damage=30))
    run(match, (SwapCounters(*pair),))
    assert match.damage("active") == 30
