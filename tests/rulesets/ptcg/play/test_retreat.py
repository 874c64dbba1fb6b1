"""Retreating: what it costs, who cannot, what is lost and what is kept."""

import pytest

from rulesets.api import CHANCE
from rulesets.engine.lasting import Mark
from rulesets.ptcg.effects.ops import CardScript, Modifier, Provision
from rulesets.ptcg.eras import BASE, BW
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS, LATER

DOUBLE = {"Double Colorless Energy": CardScript(provides=(Provision(("C", "C")),))}


@ERAS
@pytest.mark.rule("BASE-037", "EX-076", "BW-095")
def test_retreat_discards_energy_equal_to_the_cost(era):
    match = board(era, mon("Onix", "GGGG"), bench=["Rattata"])
    match.retreat()
    assert match.name("active") == "Rattata"
    assert match.energy("bench 1") == 1
    assert match.names("discard") == ["Grass Energy"] * 3


@ERAS
@pytest.mark.rule("BASE-038", "EX-237", "BW-234")
def test_too_little_energy_forbids_retreating(era):
    match = board(era, mon("Onix", "GG"), bench=["Rattata"])
    assert match.refusal("retreat", "bench 1") == (
        f"cannot retreat: Onix needs 3 Energy and has 2 ({era.cites['retreat energy']})"
    )


@ERAS
@pytest.mark.rule("BASE-039", "EX-077", "BW-096")
def test_a_pokemon_without_retreat_cost_retreats_for_free(era):
    match = board(era, mon("Rattata", "G"), bench=["Onix"]).retreat()
    assert match.name("active") == "Onix"
    assert match.energy("bench 1") == 1


@ERAS
@pytest.mark.rule("BASE-119", "EX-238", "BW-228", "BW-235")
def test_retreating_needs_a_benched_pokemon_and_its_player_chooses_which(era):
    assert board(era).refusal("retreat", "bench 1") == (
        f"cannot retreat: there is no Benched Pokémon ({era.cites['retreat bench']})"
    )
    match = board(era, bench=["Onix", "Machop"]).retreat("bench 2")
    assert match.name("active") == "Machop"


@ERAS
@pytest.mark.rule("BASE-120", "EX-239", "BW-235")
def test_any_energy_pays_and_the_player_chooses_which_cards(era):
    match = board(era, mon("Vulpix", "RW"), bench=["Rattata"]).retreat()
    assert match.menu() == [
        "Pick Fire Energy on Vulpix (Active)",
        "Pick Water Energy on Vulpix (Active)",
    ]
    match.pick("Water Energy")
    assert match.names("discard") == ["Water Energy"]
    assert match.name("bench 1") == "Vulpix"


@pytest.mark.rule("BASE-041", "BASE-032")
def test_the_base_booklet_lets_a_player_retreat_any_number_of_times():
    match = board(BASE, "Rattata", bench=["Rattata"])
    match.retreat().retreat().retreat()
    assert match.s.seat == 0


@LATER
@pytest.mark.rule("EX-075", "BW-094")
def test_later_booklets_allow_one_retreat_a_turn(era):
    match = board(era, "Rattata", bench=["Rattata"]).retreat()
    assert match.refusal("retreat", "bench 1") == (
        f"cannot retreat: the limit is 1 a turn ({era.cites['retreat limit']})"
    )
    match.next_turn()
    assert match.allows("retreat", "bench 1")


@ERAS
@pytest.mark.parametrize("status", ["Asleep", "Paralyzed"])
@pytest.mark.rule("BASE-042", "BASE-081", "BASE-092", "EX-079", "EX-145", "EX-158", "BW-098")
def test_asleep_and_paralyzed_pokemon_cannot_retreat(era, status):
    match = board(era, mon("Snorlax", "GGGG", status=status), bench=["Rattata"])
    assert match.refusal("retreat", "bench 1") == (
        f"cannot retreat: Snorlax is {status} ({era.cites['retreat condition']})"
    )


@pytest.mark.rule("BW-098", "BW-157", "BW-167")
def test_the_refusal_names_the_statement_of_its_era():
    match = board(BW, mon("Snorlax", "GGGG", status="Asleep"), bench=["Rattata"])
    assert match.refusal("retreat", "bench 1") == "cannot retreat: Snorlax is Asleep (BW-098)"


@ERAS
@pytest.mark.rule("BASE-043", "EX-078", "EX-225", "BW-097", "BW-206")
def test_both_pokemon_keep_damage_cards_and_remaining_energy(era):
    match = board(
        era,
        mon("Machoke", "FFFFW", damage=30, under=["Machop"]),
        bench=[mon("Onix", "R", damage=20)],
    ).retreat()
    match.pick("Fighting Energy").pick("Fighting Energy").pick("Fighting Energy")
    assert (match.damage("bench 1"), match.energy("bench 1")) == (30, 2)
    assert len(match.s.stacks[match.spot("bench 1")]) == 2
    assert (match.damage("active"), match.energy("active")) == (20, 1)


@ERAS
@pytest.mark.rule(
    "BASE-044", "BASE-080", "EX-080", "EX-144", "EX-224", "BW-099", "BW-156", "BW-204"
)
def test_going_to_the_bench_ends_conditions_and_effects_of_attacks(era):
    match = board(era, mon("Rattata", status="Poisoned"), bench=["Onix"], scripts=_SHIELD)
    match.s.marks[0] = (Mark(Modifier("cannot attack"), 5, 5, 1, -1, -1, "attack"),)
    match.retreat()
    assert match.status("bench 1") == ""
    assert match.s.marks[match.spot("bench 1")] == ()


_SHIELD = {"Onix": CardScript(modifiers=(Modifier("cannot attack", value="none"),))}


@LATER
@pytest.mark.rule("EX-223", "BW-205")
def test_a_burn_marker_is_removed_on_the_bench(era):
    match = board(era, mon("Rattata", status="Burned"), bench=["Onix"]).retreat()
    assert match.status("bench 1") == ""


@ERAS
@pytest.mark.rule("BASE-045", "EX-081", "BW-100")
def test_after_retreating_the_new_active_may_attack(era):
    match = board(era, "Rattata", bench=[mon("Machop", "F")], foe="Snorlax").retreat()
    match.attack()
    assert match.damage("foe") == 20


@pytest.mark.rule("BASE-042", "BASE-084", "BASE-085", "BASE-086")
def test_a_confused_pokemon_pays_then_tosses_to_retreat_in_the_base_booklet():
    match = board(BASE, mon("Vulpix", "RRR", status="Confused"), bench=["Rattata"])
    match.game.apply(match.s, ("retreat", match.spot("bench 1")))
    assert (match.s.waits, match.count("discard")) == (CHANCE, 1)  # paid before the coin
    match.luck("H")
    assert match.name("active") == "Rattata"
    assert match.count("discard") == 1


@pytest.mark.rule("BASE-086")
def test_a_failed_toss_loses_the_energy_and_forbids_another_try_this_turn():
    match = board(BASE, mon("Vulpix", "RRR", status="Confused"), bench=["Rattata"])
    match.retreat(coins="T")
    assert match.name("active") == "Vulpix"
    assert match.energy("active") == 2
    assert match.refusal("retreat", "bench 1") == (
        "cannot retreat: Vulpix failed to retreat this turn (BASE-086)"
    )
    match.next_turn()
    assert match.allows("retreat", "bench 1")


@LATER
@pytest.mark.rule("EX-156", "BW-165", "BW-098")
def test_a_confused_pokemon_retreats_without_a_toss_later(era):
    match = board(era, mon("Vulpix", "R", status="Confused"), bench=["Rattata"]).retreat()
    assert match.name("active") == "Rattata"


@LATER
@pytest.mark.parametrize("status", ["Poisoned", "Burned", "Confused"])
@pytest.mark.rule("BW-098")
def test_no_other_condition_prevents_retreating(era, status):
    match = board(era, mon("Rattata", status=status), bench=["Onix"])
    assert match.allows("retreat", "bench 1")


def doubled(era):
    """Return a Pokémon with Retreat Cost 2, two single Energy cards and one Double."""
    big = pokemon("Big", 80, retreat=2)
    return board(era, mon("Big", "RW2"), bench=["Rattata"], scripts=DOUBLE, cards=[big]).retreat()


@ERAS
@pytest.mark.rule("EX-082", "EX-083", "BASE-037")
def test_the_double_alone_pays_a_cost_of_two(era):
    match = doubled(era).pick("Double Colorless Energy")
    assert match.names("discard") == ["Double Colorless Energy"]
    assert match.name("active") == "Rattata"


@ERAS
@pytest.mark.rule("EX-083")
def test_two_singles_pay_a_cost_of_two(era):
    match = doubled(era).pick("Fire Energy").pick("Water Energy")
    assert sorted(match.names("discard")) == ["Fire Energy", "Water Energy"]
    assert match.energy("bench 1") == 1


@ERAS
@pytest.mark.rule("EX-082", "EX-083")
def test_a_single_and_then_the_double_overpays(era):
    match = doubled(era).pick("Fire Energy").pick("Double Colorless Energy")
    assert match.names("discard") == ["Fire Energy", "Double Colorless Energy"]
    assert match.energy("bench 1") == 1


@ERAS
@pytest.mark.rule("EX-084")
def test_no_card_may_be_discarded_once_the_cost_is_paid(era):
    match = doubled(era).pick("Double Colorless Energy")
    assert match.energy("bench 1") == 2  # both singles stay
    match = doubled(era).pick("Fire Energy").pick("Double Colorless Energy")
    assert match.energy("bench 1") == 1
