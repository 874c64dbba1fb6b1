"""The theme decks of three eras: every card is scripted, and they play to the end."""

from random import Random

import pytest

from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.ptcg.eras import BASE, BW, EX
from rulesets.ptcg.game import PokemonGame
from rulesets.ptcg.scripts import script_of
from tests.rulesets.ptcg.decks import theme_decks, theme_lists

SETS = {
    "base": ("base1", "base2", "base3", "base4", "base5", "gym1", "gym2"),
    "ex": ("ex1", "ex2", "ex3", "ex4"),
    "bw": ("bw1", "bw2", "bw3", "bw4", "bw5", "bw6", "bw7"),
}
ERAS = {"base": BASE, "ex": EX, "bw": BW}
MATCHES = 2  # for each deck, against the next deck of its era


def _decks(shared, era):
    return [deck for set_id in SETS[era] for deck in theme_decks(shared, set_id)]


def test_every_card_of_the_theme_decks_is_scripted(shared):
    sets = [set_id for era in SETS for set_id in SETS[era]]
    cards = {e.card.id: e.card for i in sets for d in theme_lists(shared, i) for e in d.entries}
    assert {i for i, card in cards.items() if script_of(card) is None} == set()


@pytest.mark.parametrize("era", SETS)
def test_theme_decks_play_to_the_end_without_a_violation(shared, era):
    decks, game = _decks(shared, era), PokemonGame(ERAS[era])
    for at, deck in enumerate(decks):
        for seed in range(MATCHES):
            match = game.new_match([deck, decks[(at + 1) % len(decks)]], MatchOptions({}, 2))
            assert _play(game, match, Random(f"{era} {at} {seed}")) == []


def _play(game, match, rng):
    """Play a match at random to its end; return what did not hold on the way."""
    while (actor := game.actor(match)) != OVER:
        if actor == CHANCE:
            game.apply(match, game.chance(match, rng))
        else:
            game.apply(match, rng.choice(game.legal_actions(match)))
            if found := game.violations(match):
                return found
    return []
