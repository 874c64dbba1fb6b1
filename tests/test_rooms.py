"""The rooms of the code: what each may know."""

import pytest

from tests.rooms import ROOT, game_names, keeping_lists, lists_of_terms, names_in, op_files


def test_the_application_names_no_game():
    assert game_names("deckcheck") == []


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
