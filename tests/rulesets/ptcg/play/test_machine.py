"""Any sequence of choices keeps the invariants, and copies and saves go on the same."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.api import CHANCE, OVER, MatchOptions
from tests.rulesets.ptcg.play.test_golden import DECK, GAMES, SCRIPTED

CHOICES = st.lists(st.integers(0, 999), max_size=150)


def step(game, s, choice):
    """Take one of the actions open to the actor; unlisted chance is sampled."""
    actions = game.legal_actions(s)
    if game.actor(s) == CHANCE and not actions:
        action = game.chance(s, Random(choice))
    else:
        action = actions[choice % len(actions)]
    assert game.refusal(s, action) is None
    game.apply(s, action)


@pytest.mark.parametrize("ruleset", GAMES)
@settings(max_examples=25, deadline=None)
@given(choices=CHOICES, halt=st.integers(0, 150))
def test_any_choices_keep_the_invariants(ruleset, choices, halt):
    game = GAMES[ruleset]
    s = game.new_match([DECK, DECK], MatchOptions(SCRIPTED))
    twin = None
    for number, choice in enumerate(choices):
        if game.actor(s) == OVER:
            break
        if number == halt:
            before = s.key()
            twin = game.load(json.loads(json.dumps(game.dump(s))))
            assert twin.key() == before
        copy = s.clone()
        step(game, s, choice)
        assert copy.clone().key() == copy.key()
        assert game.violations(s) == []
        if twin is not None:
            step(game, twin, choice)
    if twin is not None:
        assert twin.key() == s.key()
