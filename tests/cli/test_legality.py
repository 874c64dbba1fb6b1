"""`card` and `search legal:` say of a card what `check` says of a list with it."""

import json

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.cli.cards.legality import verdict_on
from deckcheck.decklist.read import read_text
from deckcheck.lint import verdict
from rulesets import registry

CODES = {"pokemon": ("PTCG2", "PTCG3", "PTCG4"), "yugioh": ("YGO2", "YGO3", "YGO4")}
RULESETS = [
    (ruleset, game)
    for ruleset in registry.ids()
    if (game := registry.load(ruleset).info.family) in CODES
]
EVERY = 211  # a sample of the pool; a prime, so that it falls on all sets


@pytest.fixture(scope="module")
def pool(own_home):
    return CardPool.open()


def run(*arguments):
    return CliRunner().invoke(cli, arguments, catch_exceptions=False).stdout


def legal(name):
    return json.loads(run("card", name, "--json"))


@pytest.mark.parametrize(("ruleset", "game"), RULESETS)
def test_card_and_check_agree(pool, ruleset, game):
    checker = Checker(pool, ruleset, select=CODES[game])
    cards = list(pool.cards(game))[::EVERY]
    said, checked = {}, {}
    for card in cards:
        text = json.dumps([{"id": card.id, "count": 1}])
        (source,) = read_text(text, "x.json", "json", game)
        found = checker.check(source).findings
        said[card.id] = verdict_on(card, ruleset)
        checked[card.id] = verdict([f for f in found if f.cards])
    assert said == checked


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
