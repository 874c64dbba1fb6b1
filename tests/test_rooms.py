"""The rooms of the code: what each may know."""

from tests.rooms import game_names, names_in


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
