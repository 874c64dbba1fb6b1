"""Every open point is an option, and the game stays sound under each of them."""

import re

import pytest

from rulesets import registry, statements
from rulesets.api import MatchOptions
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.options import OPTIONS, RIVAL_TABLES, rules
from rulesets.testing import check_ruleset

RULESET = registry.load("master-trainer")


def test_every_open_statement_has_an_option_or_is_settled_by_another():
    opened = {s.id for s in statements.digest("MT").values() if "OPEN" in s.text}
    cited = {option.statement for option in OPTIONS if option.statement}
    # MT-003: the number of players is --players; MT-035: settled by walk-west.
    assert opened - cited == {"MT-003", "MT-035"}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_a_match_is_sound_with_every_choice(option):
    for choice in option.choices[:4]:
        values = {"turn-cap": 300, option.name: choice}
        if choice != option.default and values["turn-cap"] == 300:
            check_ruleset(RULESET, seats=3, games=1, options=values, every=60)


def test_defaults_are_among_the_choices():
    assert all(option.default in option.choices for option in OPTIONS)


def test_the_twelve_rival_tables_fit_the_known_figures():
    assert len(set(RIVAL_TABLES)) == 12
    for table in RIVAL_TABLES:
        assert sorted(table) == list("667788") and table[1] == "7"
        assert 15 + max(face + int(bonus) for face, bonus in enumerate(table, 1)) == 28


def test_unknown_options_and_values_are_refused():
    with pytest.raises(ValueError, match="no option 'x'"):
        rules(MatchOptions({"x": 1}))
    with pytest.raises(ValueError, match=re.escape("option 'return-draw': 3 is not one of 0, 2")):
        rules(MatchOptions({"return-draw": 3}))


def test_decks_are_refused():
    with pytest.raises(ValueError, match="takes none"):
        GAME.new_match([None, None], MatchOptions())


def test_the_reconstruction_is_labelled():
    assert "reconstruction" in RULESET.info.note
    table = next(option for option in OPTIONS if option.name == "rival-table")
    assert "reconstruction" in table.help


def test_a_match_at_its_cap_is_a_draw():
    s = GAME.new_match((), MatchOptions({"turn-cap": 300}, 2))
    from random import Random

    rng = Random(1)
    while GAME.actor(s) != -2:
        legal = GAME.legal_actions(s)
        GAME.apply(s, GAME.chance(s, rng) if GAME.actor(s) == -1 else rng.choice(legal))
    assert s.turns == 300 and GAME.returns(s) == (0.5, 0.5)


def test_the_documentation_lists_every_option_with_its_default():
    from tests.conftest import ROOT

    text = (ROOT / "docs" / "master-trainer.md").read_text("utf-8")
    for option in OPTIONS:
        assert f"| `{option.name}` | {str(option.default).lower()} |" in text
        assert option.help in text
    for check in RULESET.checks:
        assert f"| {check.code} {check.name} |" in text
