"""The rooms of the code: what each may know."""

import pytest

from tests.rooms import (
    ROOT,
    any_in_signatures,
    game_names,
    keeping_lists,
    lists_of_terms,
    modules_by_folder,
    names_in,
    op_files,
)

MOST_MODULES, MOST_ANY = 16, 25


def test_no_folder_is_crowded():
    crowded = {folder: n for folder, n in modules_by_folder().items() if n > MOST_MODULES}
    assert crowded == {}


def test_no_folder_of_tests_is_crowded():
    tests = modules_by_folder(packages=("tests/rulesets",))
    assert {folder: n for folder, n in tests.items() if n > MOST_MODULES} == {}


def test_signatures_of_the_rules_say_what_they_take():
    assert sum(any_in_signatures().values()) <= MOST_ANY, any_in_signatures()


@pytest.mark.parametrize("package", ["deckcheck", "cardpool"])
def test_what_serves_all_games_names_none(package):
    assert game_names(package) == []


def test_names_in_logic_are_found():
    assert names_in('if family == "pokemon":\n    pass') == [(1, "pokemon")]
    assert names_in("from rulesets.ptcg import eras") == [(1, "rulesets.ptcg.eras")]
    assert names_in("def home(card: YugiohCard): ...") == [(1, "YugiohCard")]


def test_what_people_read_may_give_an_example():
    assert names_in('def f():\n    """Like ptcg-standard."""') == []
    assert names_in('option("-r", help="such as ptcg-base")') == []
    assert names_in('fail("Try master-trainer")') == []


def test_an_op_costs_four_files():
    assert len(op_files()) <= 4
    assert all((ROOT / name).is_file() for name in op_files())


def test_no_module_keeps_a_list_of_terms():
    """A term is asked what it is, not looked up: words, dividing and hiding know none by name."""
    assert keeping_lists() == []


@pytest.mark.parametrize(
    "source",
    [
        "X = (Draw, Heal, Bench)",
        "X = {ops.Draw: 1, ops.Heal: 2, Bench: 3}",
        "isinstance(op, Draw | Heal | Send)",
        "has_term(op, Attach, Pay, Send)",
    ],
)
def test_a_list_of_terms_is_found(source):
    assert lists_of_terms(source) == [1]


@pytest.mark.parametrize("source", ["isinstance(op, (Pay, Send))", "(Draw(), Heal(1), Bench(x))"])
def test_a_program_or_a_pair_is_no_list_of_terms(source):
    assert lists_of_terms(source) == []
