"""Evolving by effects, and what bans on evolving mean for them."""

import pytest

from rulesets.ptcg.effects.ops import CardScript, Evolve, In, InPlay, Modifier
from rulesets.ptcg.eras import BASE, EX
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.eras import ALL

AERODACTYL, BREEDER = "base3-1", "base1-76"
LINE = {"hand": [BREEDER, "base1-15"], "cards": ()}


@pytest.mark.rule("RO-55")
def test_pokemon_breeder_is_not_played_under_prehistoric_power():
    # Venusaur from hand onto Bulbasaur.
    free = board(BASE, "base1-44", **LINE)
    assert free.allows("play", BREEDER)
    barred = board(BASE, "base1-44", foe=mon(AERODACTYL, under=("base3-62",)), **LINE)
    assert not barred.allows("play", BREEDER)
    stopped = mon(AERODACTYL, under=("base3-62",), status="Asleep")
    assert board(BASE, "base1-44", foe=stopped, **LINE).allows("play", BREEDER)


@ALL
@pytest.mark.rule("RO-55", "PL-180")
def test_a_ban_on_playing_evolution_cards_concerns_the_hand_alone(era):
    ban = {"Onix": CardScript(modifiers=(Modifier("cannot play", value="Evolution", who="both"),))}
    match = board(era, "Machop", foe="Onix", hand=["Machoke"], deck=["Machoke"], scripts=ban)
    run(match, (Evolve(In("hand"), InPlay("you", "active")),))
    assert match.name("active") == "Machop"
    run(match, (Evolve(In("deck"), InPlay("you", "active")),))
    assert match.name("active") == "Machoke"


@ALL
@pytest.mark.rule("RO-55", "PL-180")
def test_a_pokemon_that_cannot_evolve_is_not_evolved_by_an_effect(era):
    ban = {"Machop": CardScript(modifiers=(Modifier("cannot evolve"),))}
    match = board(era, "Machop", deck=["Machoke"], scripts=ban)
    run(match, (Evolve(In("deck"), InPlay("you", "active")),))
    assert match.name("active") == "Machop"


@ALL
@pytest.mark.rule("RO-56", "PL-007")
def test_an_effect_evolves_a_new_pokemon_on_the_first_turn(era):
    match = board(era, mon("Machop", since=1), deck=["Machoke"], turn=1)
    run(match, (Evolve(In("deck"), InPlay("you", "active")),))
    assert match.name("active") == "Machoke"


@pytest.mark.rule("RO-57", "PL-134")
def test_an_evolution_card_put_straight_onto_the_bench_is_neither_evolved_nor_basic():
    from rulesets.ptcg.effects.ops import Bench, Devolve, Evolved, Kind, That
    from tests.rulesets.ptcg.board import ask

    match = board(EX, "Rattata", deck=["Machamp"])
    run(match, (Bench(In("deck")),))
    there = InPlay("you", "bench")
    assert ask(match, That(there, Kind(("Evolution",)))) == ["Machamp"]
    assert ask(match, That(there, Kind(("Basic",)))) == []
    assert ask(match, That(there, Evolved())) == []
    run(match, (Devolve(there),))
    assert match.name("bench 1") == "Machamp"
