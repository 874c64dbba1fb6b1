"""What attacks cost in the later eras, and what may be attached to pay for it."""

import pytest

from rulesets.ptcg.effects.ops import (
    SELF,
    AtLeast,
    AttackScript,
    CardScript,
    Count,
    EnergyOn,
    In,
    InPlay,
    Modifier,
    Pay,
    SetDamage,
    Times,
)
from rulesets.ptcg.match.script import Price
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import EVERY

FREE = pokemon("Free", attacks=(("Nap", "", "10"),))


def costs(*modifiers, attacks=()):
    """Return a script whose Pokémon pays its attacks by some modifiers."""
    return CardScript(attacks=attacks, modifiers=tuple(modifiers))


def pays(era, name, energy, script, cards=()):
    match = board(era, mon(name, energy), foe="Snorlax", scripts={name: script}, cards=cards)
    return match.allows("attack", 0)


@EVERY
@pytest.mark.rule("PL-149")
def test_a_cost_reduced_by_colorless_keeps_its_colours(era):
    less = costs(Modifier("attack cost", -1))
    assert pays(era, "Charmander", "", less)  # one Colorless
    assert not pays(era, "Machop", "W", less)  # one Fighting
    assert pays(era, "Machop", "F", less)
    assert pays(era, "Scolipede", "PPW", less)
    assert not pays(era, "Scolipede", "PWW", less)


@EVERY
@pytest.mark.rule("PL-149", "RO-39")
def test_a_cost_that_is_set_is_made_neither_more_nor_less(era):
    machop = Modifier("attack for", value="Low Kick|DD")
    for change in (2, -1):
        scripted = costs(machop, Modifier("attack cost", change))
        assert pays(era, "Machop", "DD", scripted)
        assert not pays(era, "Machop", "D", scripted)
    price = AttackScript(prices=(Price("DD", AtLeast(Count(In("deck")), 1)),))
    for change in (2, -1):
        scripted = costs(Modifier("attack cost", change), attacks=(price,))
        assert pays(era, "Machop", "DD", scripted)
        assert not pays(era, "Machop", "D", scripted)


@EVERY
@pytest.mark.rule("PL-149")
def test_an_attack_with_a_set_cost_may_be_used_for_its_own(era):
    scripted = costs(Modifier("attack for", value="Low Kick|DD"))
    assert pays(era, "Machop", "F", scripted)
    other = costs(Modifier("attack for", value="High Kick|D"))
    assert not pays(era, "Machop", "D", other)


@EVERY
@pytest.mark.rule("PL-207")
def test_more_and_less_are_summed_whichever_is_asked_first(era):
    more, less = Modifier("attack cost", 1), Modifier("attack cost", -1)
    for pair in ((more, less), (less, more)):
        assert pays(era, "Free", "", costs(*pair), [FREE])
        assert not pays(era, "Machop", "", costs(*pair))
        assert pays(era, "Machop", "F", costs(*pair))
    both = costs(more, more)
    assert not pays(era, "Machop", "FW", both)
    assert pays(era, "Machop", "FWW", both)
    named = costs(Modifier("cost of attack", 1, value="Low Kick"), less)
    assert pays(era, "Machop", "F", named)


@EVERY
@pytest.mark.rule("PL-207")
def test_no_cost_beats_more_and_less(era):
    none, more = Modifier("no attack cost"), Modifier("attack cost", 1)
    for pair in ((none, more), (more, none)):
        assert pays(era, "Machop", "", costs(*pair))


@EVERY
@pytest.mark.rule("PL-207")
def test_an_attack_without_a_cost_needs_energy_once_attacks_cost_more(era):
    given = {"stadium": "sv3-192", "foe": "Snorlax", "cards": [FREE]}
    assert not board(era, mon("Free"), **given).allows("attack", 0)
    assert board(era, mon("Free", "W"), **given).allows("attack", 0)
    assert board(era, mon("Free"), foe="Snorlax", cards=[FREE]).allows("attack", 0)
    at_all = costs(Modifier("attack cost", 1, InPlay("you")))
    assert not pays(era, "Free", "", at_all, [FREE])


@EVERY
@pytest.mark.rule("PL-063")
def test_what_an_attack_requires_is_paid_before_its_damage_is_worked_out(era):
    counts = AttackScript(requires=(Pay("F"),), damage=(SetDamage(Times(10, EnergyOn(SELF))),))
    scripts = {"Machop": CardScript(attacks=(counts,))}
    match = board(era, mon("Machop", "FFF"), foe="Snorlax", scripts=scripts).attack()
    assert match.names("discard") == ["Fighting Energy"]
    assert match.damage("foe") == 20
