"""Bots decide by what their seat sees: hidden cards that lie otherwise change no choice."""

from random import Random

import pytest

from deckcheck.play import bots
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions
from tests.rulesets.ptcg.decks import theme_decks
from tests.rulesets.yugioh.decks import product

RULESETS = ("ptcg-base", "ptcg-bw", "ygo-9", "master-trainer")
# In how many positions, and with how many deals of each. The one that searches takes longest; a
# copy of it that looks at the hidden cards is found in these positions of every ruleset.
THINKERS = {"greedy": (8, 3), "search:rounds=2": (5, 2)}


def decks_of(shared, ruleset):
    """Return two real decks of a ruleset, none for the board game."""
    if ruleset == "ygo-9":
        return [product(shared, code) for code in ("YSD", "SDK")]
    if ruleset == "master-trainer":
        return []
    return theme_decks(shared, {"ptcg-base": "base1", "ptcg-bw": "bw1"}[ruleset])[:2]


def positions(shared, ruleset, seed, step=7, most=25):
    """Yield states of a random match in which somebody has a choice."""
    game, rng = registry.load(ruleset).game, Random(seed)
    state, met = game.new_match(decks_of(shared, ruleset), MatchOptions({}, 2)), 0
    while (actor := game.actor(state)) != OVER and most:
        if actor == CHANCE:
            game.apply(state, game.chance(state, rng))
            continue
        actions = game.legal_actions(state)
        met += len(actions) > 1
        if met % step == step - 1 and len(actions) > 1:
            most -= 1
            yield game, state, actor
        game.apply(state, rng.choice(actions))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_dealt_anew_does_not_show_how_the_cards_truly_lie(shared, ruleset):
    for number, (game, state, seat) in enumerate(positions(shared, ruleset, 3)):
        other = game.resample(state, seat, Random(number))
        dealt = [game.resample(each, seat, Random(99)) for each in (state, other)]
        for anyone in (0, 1):
            views = [game.view(each, anyone) for each in dealt]
            assert views[0] == views[1]


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_bot_chooses_the_same_when_only_hidden_cards_differ(shared, ruleset, name):
    most, deals = THINKERS[name]
    met = positions(shared, ruleset, 4, step=11, most=most)
    for number, (game, state, seat) in enumerate(met):
        chosen = set()
        for deal in range(deals):
            other = game.resample(state, seat, Random(number * 10 + deal)) if deal else state
            position = bots.Position(game, other, seat)
            chosen.add(bots.make(name).choose(position, Random(5)))
        assert len(chosen) == 1
