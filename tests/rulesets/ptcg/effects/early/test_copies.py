"""Pokémon of the first sets that become something else: Ditto, Brock's Ninetales, Electrode."""

from rulesets.ptcg.effects import modifiers
from rulesets.ptcg.effects.ops import Attached, Devolve, InPlay, Kind, Named
from rulesets.ptcg.eras import BASE
from tests.rulesets.ptcg.board import ask, board, mon, run

DITTO, CHARIZARD, MACHAMP = "base3-3", "base1-4", "base1-8"
NINETALES = mon("gym2-3", "RR", under=["gym2-86"])


def test_ditto_is_the_card_it_stands_against():
    match = board(BASE, DITTO, foe=CHARIZARD)
    face = match.s.face_at(match.spot("active"))
    assert (match.name("active"), face.hp, face.types) == ("Charizard", 120, "R")
    assert ask(match, InPlay("you", filter=Named(("Charizard",))))
    assert modifiers.hp_of(match.s, match.spot("active")) == 120


def test_ditto_pays_for_copied_attacks_with_any_energy():
    match = board(BASE, mon(DITTO, "WWWW"), foe="base1-52")
    match.attack()
    assert match.damage("foe") == 20


def test_ditto_on_the_bench_or_confused_is_itself():
    match = board(BASE, "Rattata", [DITTO], foe=CHARIZARD)
    assert match.name("bench 1") == "Ditto"
    match = board(BASE, mon(DITTO, status="Confused"), foe=CHARIZARD)
    assert match.name("active") == "Ditto"


def test_ditto_is_hurt_by_the_power_that_it_copies():
    match = board(BASE, mon(DITTO, "G"), foe=mon(MACHAMP, "FFFF")).end().attack()
    assert match.damage("foe") == 10  # Strikes Back, as Machamp's own


def test_ditto_copies_nothing_that_still_lies_face_down():
    match = board(BASE, DITTO, foe=CHARIZARD)
    match.s.revealed = 0
    assert match.name("active") == "Ditto"


def test_two_dittos_find_only_each_other():
    match = board(BASE, DITTO, foe=DITTO)
    assert match.name("active") == "Ditto"


def test_brocks_ninetales_takes_the_shape_of_an_evolution_card():
    match = board(BASE, NINETALES, hand=[CHARIZARD])
    match.power()
    assert match.name("active") == "Charizard"
    assert match.s.face_at(match.spot("active")).powers[0].name != "Energy Burn"
    match.act(("power", match.spot("active"), 0, 1))
    assert match.name("active") == "Brock's Ninetales"
    assert match.names("discard") == ["Charizard"]


def test_a_shape_does_not_devolve():
    match = board(BASE, NINETALES, hand=[CHARIZARD])
    match.power()
    run(match, (Devolve(InPlay("you", "active")),))
    assert match.name("active") == "Charizard"


def test_electrode_gives_two_energy_and_a_prize():
    match = board(BASE, "Rattata", [mon("base1-21", under=["base1-67"])])
    match.power("bench 1")
    match.act(("word", "L"))
    assert match.energy("active") == 1
    assert modifiers.units_on(match.s, match.spot("active")) == ("L", "L")
    assert ask(match, Attached(InPlay("you"), Kind(("Energy",))))
    assert match.prizes(1) == 5
    match.end().end()
    assert modifiers.units_on(match.s, match.spot("active")) == ("L", "L")
