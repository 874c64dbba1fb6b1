"""Scripts by hand that need more than a reading: what they do in play."""

from rulesets.ptcg.effects.ops import AttackScript, CardScript, Inflict
from rulesets.ptcg.eras import BASE as FIRST_ERA
from rulesets.ptcg.scripts.base import BASE_SETS
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon

STRIKES_BACK = pokemon("Striker", 100, powers=(("Pokémon Power", "Strikes Back"),))


def _struck(status="", effect=()):
    scripts = {
        "Striker": CardScript(powers=(BASE_SETS["base1-8"]["power 1"],)),
        "Machop": CardScript(attacks=(AttackScript(effect=effect),)),
    }
    foe = mon("Striker", status=status)
    return board(FIRST_ERA, mon("Machop", "F"), foe=foe, scripts=scripts, cards=[STRIKES_BACK])


def test_a_power_that_strikes_back_hurts_the_attacker():
    assert _struck().attack().damage("active") == 10


def test_it_does_not_while_it_was_paralyzed_when_the_attack_came():
    assert _struck("Paralyzed").attack().damage("active") == 0


def test_what_the_same_attack_inflicts_comes_too_late_to_stop_it():
    match = _struck(effect=(Inflict(("Paralyzed",)),)).attack()
    assert (match.status("foe"), match.damage("active")) == ("Paralyzed", 10)
