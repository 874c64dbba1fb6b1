"""Old cards under the rules of later eras, and statements on words and names."""

import pytest

from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Draw,
    EnergyOn,
    Heal,
    InPlay,
    Modifier,
    Provision,
    Self,
)
from rulesets.ptcg.effects.terms.card_filters import Kind
from rulesets.ptcg.effects.terms.selectors import Defending
from rulesets.ptcg.eras import BASE, BW, EX, ME, SV, rules_name
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import EVERY, each


@EVERY
@pytest.mark.rule("PL-139")
def test_a_baby_of_neo_keeps_its_own_rule_in_later_eras(era):
    says = {"Pichu": CardScript(modifiers=(Modifier("baby"),))}
    for coin, damage in (("H", 20), ("T", 0)):
        match = board(era, mon("Machop", "F"), foe="Pichu", scripts=says).attack(0, coins=coin)
        assert match.damage("foe") == damage
    plain = board(era, mon("Machop", "F"), foe="Pichu").attack(0)
    assert plain.damage("foe") == 20  # babies of later sets have no such rule


@EVERY
@pytest.mark.rule("PL-133")
def test_ex_of_2003_and_2023_are_one_kind_and_written_alike(era):
    old, new = pokemon("Latias ex", marks=("ex",)), pokemon("Latios ex", marks=("ex",))
    other = pokemon("Uxie-EX", marks=("EX",))
    match = board(era, "Latias ex", bench=["Latios ex", "Uxie-EX"], cards=[old, new, other])
    assert ask(match, InPlay("you", "play", Kind(("ex",)))) == ["Latias ex", "Latios ex"]


@EVERY
@pytest.mark.rule("PL-170")
def test_energy_counts_what_cards_give_and_energy_cards_count_cards(era):
    double = {"Double Colorless Energy": CardScript(provides=(Provision(("C", "C")),))}
    match = board(era, mon("Machop", "2F"), scripts=double)
    assert ask(match, EnergyOn(InPlay("you", "active"))) == 3
    assert match.energy("active") == 2


@EVERY
@pytest.mark.rule("PL-224")
def test_the_defending_pokemon_is_the_opponents_active_one(era):
    assert ask(board(era, foe="Onix", foe_bench=["Snorlax"]), Defending()) == ["Onix"]


@EVERY
@pytest.mark.rule("PL-225")
def test_between_turns_on_an_old_card_is_the_checkup(era):
    says = {"Rattata": CardScript(triggers=(Trigger("between turns", (Draw(1),)),))}
    match = board(era, "Rattata", foe="Onix", scripts=says).end()
    assert match.count("hand") == 1


@EVERY
@pytest.mark.rule("PL-226")
def test_to_remove_counters_is_to_heal_ten_for_each(era):
    match = board(era, mon("Snorlax", damage=50))
    run(match, (Heal(2, Self()),))
    assert match.damage("active") == 30


@pytest.mark.rule("PL-227")
def test_owners_and_signs_are_part_of_a_name_and_levels_are_not():
    assert rules_name("Brock's Onix") != rules_name("Onix")
    assert rules_name("Zapdos G") != rules_name("Zapdos")
    assert rules_name("Gengar LV.X") == rules_name("Gengar")


@each(SV, ME)
@pytest.mark.rule("PL-231")
def test_the_challenge_is_played_by_the_rulebook_of_the_day(era):
    from rulesets import registry
    from rulesets.ptcg.eras import played_by

    day = {"sv": "2024-06-01", "me": "2026-06-01"}[era.name]
    assert registry.load("ptcg-glc").game.rules_on(day) is played_by(day) is era


@each(ME)
@pytest.mark.rule("PL-195", "RO-44")
def test_now_the_turn_player_orders_what_several_fallen_pokemon_do(era):
    assert _who_orders(era) == 0


@each(BASE, EX, BW, SV)
@pytest.mark.rule("PL-195")
def test_before_the_player_of_the_fallen_pokemon_did(era):
    assert _who_orders(era) == 1


def _who_orders(era):
    from rulesets.ptcg.effects.ops import Damage

    wide = CardScript(attacks=(AttackScript(effect=(Damage(30, InPlay("opponent", "bench")),)),))
    scripts = {
        "Machop": wide,
        "Rattata": CardScript(triggers=(Trigger("knocked out", (Draw(1),)),)),
        "Squirtle": CardScript(triggers=(Trigger("knocked out", (Draw(2),)),)),
    }
    match = board(
        era, mon("Machop", "F"), foe=mon("Rattata", damage=20), scripts=scripts,
        foe_bench=[mon("Squirtle", damage=20), "Onix", "Onix"],
    )  # fmt: skip
    match.act(("attack", 0))
    assert {a[0] for a in match.game.legal_actions(match.s)} == {"next"}
    return match.s.waits
