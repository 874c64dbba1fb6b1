"""How long effects last in the later eras, and what the end of a turn finds."""

import pytest

from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    CardScript,
    Draw,
    InPlay,
    Lasting,
    Modifier,
    Power,
    Watch,
)
from rulesets.ptcg.eras import XY
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import EVERY, since

MINE, THEIRS = InPlay("you", "active"), InPlay("opponent", "active")


def played(era, *program, **given):
    """Return a board on which a Trainer has just done something."""
    scripts = {"Potion": CardScript(play=program)}
    return board(era, hand=["Potion"], scripts=scripts, **given).play("Potion")


def poisoned(era, until):
    """Return a board with two Poisoned Pokémon, to one of which Poison does more for some time."""
    both = mon("Snorlax", status="Poisoned")
    return played(era, Lasting((Modifier("poison", 3),), until, THEIRS), active=both, foe=both)


@EVERY
@pytest.mark.rule("PL-076")
def test_during_the_opponents_next_turn_does_not_reach_into_the_step_after_it(era):
    match = poisoned(era, "opponent's next turn")
    assert match.end().damage("foe") == 10  # the step before that turn
    assert match.end().damage("foe") == 20  # the step after it


@EVERY
@pytest.mark.rule("PL-076")
def test_until_the_end_of_the_opponents_next_turn_reaches_over_the_step_before_it(era):
    match = poisoned(era, "until the end of opponent's next turn")
    assert match.end().damage("foe") == 40
    assert match.end().damage("foe") == 50


@EVERY
@pytest.mark.rule("PL-076")
def test_until_the_end_of_ones_next_turn_reaches_over_both_steps_before_it(era):
    match = poisoned(era, "until the end of your next turn")
    assert match.end().damage("foe") == 40
    assert match.end().damage("foe") == 80


NIGHT = pokemon("Yveltal", 130, powers=(("Ability", "Fright Night"),))
TOOLS_OFF = Modifier("tools off", on=InPlay("both"))
OFF = {"Yveltal": CardScript(powers=(Power(modifiers=(TOOLS_OFF,)),))}


@since(XY)
@pytest.mark.rule("PL-079")
def test_a_lock_until_the_end_of_the_turn_has_ended_when_its_end_is_looked_at(era):
    """Hex Maniac wears off, so Fright Night keeps Bursting Balloon where it is."""
    match = board(
        era, mon("Rattata", tools=("xy9-97",)), bench=["Yveltal"], hand=["xy7-75"],
        scripts=OFF, cards=[NIGHT],
    )  # fmt: skip
    match.play("xy7-75").end()
    match.end()
    assert match.s.tools[0] != ()


@since(XY)
@pytest.mark.rule("PL-039", "PL-079")
def test_a_tool_without_working_text_is_not_discarded_by_it(era):
    plain = board(era, mon("Rattata", tools=("xy9-97",))).next_turn()
    assert plain.s.tools[0] == ()
    match = board(era, mon("Rattata", tools=("xy9-97",)), stadium="sv6-153").next_turn()
    assert match.s.tools[0] != ()


@EVERY
@pytest.mark.rule("PL-077", "PL-079")
def test_what_waits_for_the_end_of_a_turn_still_comes(era):
    watch = Watch((Trigger("turn end", (Draw(3),)),), "this turn", MINE)
    match = played(era, watch, Lasting((Modifier("cannot retreat"),), "this turn", MINE))
    match.end()
    assert match.count("hand") == 3
