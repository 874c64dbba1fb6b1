"""`card` and `search legal:` say of a card what `check` says of a list with it."""

import json

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.cli.app import cli
from tests.audit.legality import disagreements, rulesets

EVERY = 211  # a sample of the pool, a prime; `make audit-legality` takes every card


@pytest.fixture(scope="module")
def pool(own_home):
    return CardPool.open()


def run(*arguments):
    return CliRunner().invoke(cli, arguments, catch_exceptions=False).stdout


def legal(name):
    return json.loads(run("card", name, "--json"))


@pytest.mark.parametrize(("ruleset", "game"), rulesets())
def test_card_search_and_check_agree(pool, ruleset, game):
    asked, found = disagreements(pool, ruleset, game, EVERY)
    assert asked > 60
    assert found == []


@pytest.mark.parametrize(
    ("name", "ruleset"), [("Switch", "ptcg-base"), ("Team Magma's Groudon", "ptcg-ex")]
)
def test_a_name_is_legal_if_one_of_its_prints_is(name, ruleset):
    assert legal(name)["legal"][ruleset]
    assert name in run("search", f'"{name}" legal:{ruleset}')


def test_a_print_given_by_its_id_is_judged_alone():
    assert legal("base6-29")["legal"]["ptcg-base"] is False
    assert legal("basep-12")["legal"]["ptcg-base"] is True


def test_an_open_question_is_shown_as_one():
    assert "ptcg-standard" in legal("mfb-4")["judge"]
    assert legal("mfb-4")["legal"]["ptcg-standard"] is False
    assert "Needs a judge in\n  ptcg-standard" in run("card", "mfb-4")
    assert "mfb-4" not in run("search", "gloom set:mfb legal:ptcg-standard")


def test_a_question_for_a_list_is_not_taken_for_a_kind():
    said = CliRunner().invoke(cli, ["search", "is:banned"]).output
    assert "banned:" in said and "closest" not in said.split("\n")[0]


def test_a_basic_energy_is_called_so_once():
    assert "Basic Energy Energy" not in run("card", "Water Energy")


def test_the_examples_of_a_note_are_neither_legal_nor_illegal():
    said = run("rules", "show", "PTCG205")
    assert "Noted:" in said and "Illegal:" not in said
