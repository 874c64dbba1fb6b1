"""The OpenSpiel game, by OpenSpiel's own tests; they run where OpenSpiel is installed."""

from random import Random

import pytest

from tests.training.settings import PLAYABLE, decks_of, setting_of

pyspiel = pytest.importorskip("pyspiel")
from deckcheck.training import spiel  # noqa: E402

pytestmark = pytest.mark.slow


def loaded(name):
    given = {"ruleset": name, "decks": ";".join(decks_of(name)), **setting_of(name)}
    return pyspiel.load_game("deckcheck", given)


def test_the_game_is_registered():
    assert "deckcheck" in pyspiel.registered_names()


@pytest.mark.parametrize("name", PLAYABLE)
def test_random_matches_pass_the_tests_of_openspiel(name):
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["ptcg-base", "ptcg-standard", "ygo-9"])
def test_states_are_written_and_read_as_openspiel_wants(name):
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


def test_equal_states_have_the_same_text_whatever_the_order_of_their_sets():
    # Eight strings in the order in which they came: some pair of them shares a place.
    names = [f"kind {i}" for i in range(8)]
    keys = [(1, frozenset(each)) for each in (names, reversed(names))]
    one, two = map(spiel.said, keys)
    assert one == two and one.startswith("(1, {'kind 0', ")


def test_a_setting_makes_its_first_state_once_and_hands_out_copies():
    setting = loaded("ptcg-base").setting
    one, two = setting.begin(), setting.begin()
    assert one is not two and one.key() == two.key()
    setting.let_chance_act(one, Random(1))
    assert one.key() != two.key() == setting.begin().key()


def test_a_shuffle_is_drawn_by_three_numbers_and_always_the_same():
    game = loaded("ptcg-base")
    states = [game.new_initial_state() for _ in range(3)]
    for state, last in zip(states, (9, 9, 10), strict=True):
        while len(state.chance_outcomes()) != spiel.DRAWN_FROM:
            state.apply_action(0)
        before = str(state.match.key())
        for number in (1, 2, last):
            assert str(state.match.key()) == before
            state.apply_action(number)
        assert str(state.match.key()) != before
    one, two, other = (str(state.match.key()) for state in states)
    assert one == two != other


def test_the_board_game_plays_until_its_end():
    luck = Random(4)
    state = loaded("master-trainer").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(luck.choices(numbers, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
