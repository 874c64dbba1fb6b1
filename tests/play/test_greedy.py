"""The greedy bot in games that let an action be repeated."""

from collections import Counter
from random import Random

import pytest

from cardpool.store import CardPool
from deckcheck.play import bots
from deckcheck.play.match import game_of
from deckcheck.play.simulate import Plan, play_one
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.deck import Deck, Entry

MOST = 200  # actions in one turn


def free_retreaters():
    """Return a deck of Basic Pokémon that retreat for free."""
    pool = CardPool.open()
    counts = {"base1-47": 4, "base1-48": 4, "base3-57": 4, "base1-97": 24, "base1-100": 24}
    return Deck(tuple(Entry(pool.get(card), count) for card, count in counts.items()))


@pytest.mark.rule("BASE-041")
def test_a_greedy_player_does_not_retreat_back_and_forth_for_ever():
    game = game_of(registry.load("ptcg-base"))
    rng, deck = Random(1), free_retreaters()
    for _ in range(3):
        state = game.new_match([deck, deck], MatchOptions({}, 2))
        seats, actions = [bots.make("greedy"), bots.make("random")], Counter()
        while (actor := game.actor(state)) != OVER:
            if actor == CHANCE:
                action = game.chance(state, rng)
            else:
                action = seats[actor].choose(bots.Position(game, state, actor), rng)
            game.apply(state, action)
            actions[state.turn] += 1
            assert actions[state.turn] <= MOST
        assert actions


def test_every_turn_of_the_board_game_is_another_to_a_bot():
    """With the seat for a turn, a bot that had rolled twelve times in a match no longer did."""
    game = game_of(registry.load("master-trainer"))
    rng, state, turns = Random(1), game.new_match([], MatchOptions({"turn-cap": 100}, 2)), {}
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            action = game.chance(state, rng)
        else:
            position = bots.Position(game, state, actor)
            turns.setdefault(state.turns, set()).add(position.turn)
            action = rng.choice(position.actions)
        game.apply(state, action)
    assert len(turns) > 60
    assert all(len(told) == 1 for told in turns.values())
    assert len(set.union(*turns.values())) == len(turns)


def test_greedy_plays_the_same_match_on_every_python():
    """Hold matches that differed between 3.11 and 3.13 while evaluations summed floats."""
    plan = Plan("master-trainer", ("greedy",) * 4, (), {"turn-cap": 100}, seed=5)
    digests = [f"{play_one(plan, index).digest:08x}" for index in range(3)]
    assert digests == ["b2185106", "167d7191", "608e34ce"]
