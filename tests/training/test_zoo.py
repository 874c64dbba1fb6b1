"""PettingZoo environments of every playable ruleset, by PettingZoo's own tests."""

import warnings
from random import Random

import pytest

from deckcheck.training.setting import ACTIONS, Menu, Setting, view_features
from tests.conftest import ROOT
from tests.training.settings import PLAYABLE, decks_of, setting_of

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test

from deckcheck.training.zoo import env, raw_env


def made(name):
    return env(name, decks_of(name), **setting_of(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYABLE)
def test_the_api_test_passes(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # observations with a mask are a dictionary
        api_test(made(name), num_cycles=150)


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYABLE)
def test_the_seed_test_passes(name):
    seed_test(lambda: made(name), num_cycles=100)


def played(arena, seed, luck):
    """Play a match of random choices; return the rewards and the number of choices."""
    arena.reset(seed=seed)
    won, choices = {}, 0
    for agent in arena.agent_iter():
        seen, reward, ended, cut, _ = arena.last()
        if ended or cut:
            won[agent] = reward
            arena.step(None)
            continue
        choices += 1
        open_ = [i for i, bit in enumerate(seen["action_mask"]) if bit]
        arena.step(luck.choice(open_))
    return won, choices


def test_a_match_ends_with_one_winner():
    won, _ = played(made("ptcg-base"), 1, Random(1))
    assert sorted(won.values()) == [-1.0, 1.0]


def test_rewards_of_several_players_sum_to_nothing():
    arena = raw_env("master-trainer", players=4)
    setting = arena.setting
    game = setting.game

    class Over:
        @staticmethod
        def returns(state):
            return (0, 1, 0, 0)

    setting.game = Over
    assert setting.rewards(None) == [-1 / 3, 1.0, -1 / 3, -1 / 3]
    setting.game = game


def test_a_choice_that_is_not_open_loses():
    arena = made("ptcg-base")
    arena.reset(seed=3)
    loser = arena.agent_selection
    arena.step(ACTIONS - 1)
    assert arena.terminations[loser] and arena._cumulative_rewards[loser] == -1


def test_an_observation_tells_nothing_hidden():
    """Deal the hidden cards anew: the seat observes the same."""
    arena = raw_env("ptcg-base", decks_of("ptcg-base"), **setting_of("ptcg-base"))
    arena.reset(seed=5)
    luck, compared = Random(2), 0
    while compared < 30 and not any(arena.terminations.values()):
        agent = arena.agent_selection
        seat = arena.possible_agents.index(agent)
        before = arena.observe(agent)
        true = arena.state_
        arena.state_ = arena.setting.game.resample(true, seat, luck)
        after = arena.observe(agent)
        arena.state_ = true
        assert all((before[key] == after[key]).all() for key in before)
        compared += 1
        arena.step(luck.choice([i for i, bit in enumerate(before["action_mask"]) if bit]))
    assert compared == 30


def test_different_views_have_different_features():
    setting = Setting("ptcg-base", decks_of("ptcg-base"), allow_illegal=True, allow_unscripted=True)
    state = setting.begin()
    setting.let_chance_act(state, Random(1))
    one = view_features(setting.game, state, 0)
    setting.game.apply(state, setting.game.legal_actions(state)[0])
    assert one != view_features(setting.game, state, 0) and any(one)


def test_many_choices_are_turned_over_in_pages():
    actions = [("pick", i) for i in range(300)]
    menu, seen = Menu(actions), []
    for _ in range(3):
        seen += menu.shown()
        assert menu.numbers()[-1] == ACTIONS - 1 and len(menu.numbers()) <= ACTIONS
        assert menu.take(ACTIONS - 1) is None
    assert seen == actions and menu.take(5) == ("pick", 5)
    few = Menu(actions[:ACTIONS])
    assert few.numbers() == list(range(ACTIONS)) and few.take(ACTIONS - 1) == actions[ACTIONS - 1]
    with pytest.raises(ValueError, match="choice 3 is not open"):
        Menu(actions[:2]).take(3)


@pytest.mark.slow
def test_the_training_example_learns_to_beat_random(monkeypatch, tmp_path):
    """With a deck that leaves little but to attach and to attack, 120 matches are enough."""
    monkeypatch.syspath_prepend(str(ROOT / "docs/examples/agents"))
    import train

    deck = tmp_path / "deck.txt"
    deck.write_text("4 Hitmonchan BS 7\n56 Fighting Energy BS 97\n", "utf-8")
    arena = env("ptcg-base", [str(deck)] * 2)
    weights = train.train(arena, 120)
    assert train.measure(arena, weights * 0, 40) < 0.7
    assert train.measure(arena, weights, 40) >= 0.8
