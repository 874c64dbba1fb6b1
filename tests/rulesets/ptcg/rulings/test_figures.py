"""Figures at their ends: many counters, costs below nothing, one Pokémon to choose from."""

from rulesets.ptcg.effects.ops import (
    SELF,
    AtLeast,
    CardScript,
    Count,
    InPlay,
    Modifier,
    PutCounters,
    Switch,
)
from rulesets.ptcg.eras import BW
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ALL

BENCH_THERE = AtLeast(Count(InPlay("you", "bench")), 1)
FALLS = CardScript(modifiers=(Modifier("falls off", when=BENCH_THERE),))


def test_each_of_many_counters_is_ten_damage():
    match = board(BW, foe="Giant", cards=[pokemon("Giant", 340)])
    run(match, (PutCounters(12, InPlay("opponent", "active")),))
    assert match.damage("foe") == 120


@ALL
def test_a_retreat_cost_brought_below_nothing_is_nothing(era):
    light = {"Machop": CardScript(modifiers=(Modifier("retreat", -2),))}
    match = board(era, "Machop", bench=["Onix"], scripts=light)
    assert match.retreat("bench 1").name("active") == "Onix"
    assert not board(era, "Machop", bench=["Onix"]).allows("retreat", "bench 1")


@ALL
def test_of_a_single_active_pokemon_nobody_chooses_which_is_switched(era):
    match = board(era, "Machop", foe="Snorlax", foe_bench=["Onix"])
    run(match, (Switch(InPlay("opponent", "bench"), by="opponent"),))
    assert (match.name("foe"), match.s.waits) == ("Onix", 0)


@ALL
def test_a_tool_falls_off_by_what_its_own_player_has(era):
    """Whose Pokémon holds it decides who is meant by "you", not which seat that is."""
    match = board(era, mon("Machop", tools=["Charm"]), foe=mon("Snorlax", tools=["Charm"]),
                  foe_bench=["Onix"], scripts={"Charm": FALLS})  # fmt: skip
    run(match, (PutCounters(0, SELF),))
    assert [len(match.s.tools[match.spot(p)]) for p in ("active", "foe")] == [1, 0]


@ALL
def test_two_prints_of_a_pokemon_are_no_halves(era):
    match = board(era, hand=["base1-58", "base2-60"])  # both are Pikachu
    kinds = {a[0] for a in match.game.legal_actions(match.s)}
    assert "bench" in kinds and "legend" not in kinds
