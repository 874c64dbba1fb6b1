"""Every statement of play names the code that carries it out, and that code exists."""

from importlib import import_module

import pytest

from rulesets import statements
from rulesets.ptcg.carried_out import CARRIED_OUT, places
from rulesets.ptcg.carried_out_later import LATER_ERAS
from rulesets.ptcg.eras import ERAS


@pytest.mark.parametrize("place", [*CARRIED_OUT, *LATER_ERAS])
def test_the_code_exists(place):
    module, _, name = place.rpartition(".")
    assert hasattr(import_module(f"rulesets.ptcg.{module}"), name)


@pytest.mark.parametrize("prefix", ["BASE", "EX", "BW", "PL"])
def test_every_statement_of_play_is_carried_out(prefix):
    known = places()
    play = [s.id for s in statements.digest(prefix).values() if s.mark == "P"]
    assert [s for s in play if s not in known] == []


def test_only_statements_that_exist_are_named():
    for statement in places():
        assert statements.get(statement).id == statement


@pytest.mark.parametrize("era", ERAS.values(), ids=lambda era: era.name)
def test_refusals_cite_statements_that_exist(era):
    for statement in era.cites.values():
        assert statements.get(statement).id == statement
