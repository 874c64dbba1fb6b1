"""Every ruleset with a game keeps the promises of the contract."""

import pytest

from rulesets import registry
from rulesets.api import Ruleset
from rulesets.testing import check_ruleset

# Rulesets that are played without decks; the card games bring their own decks to this suite.
WITHOUT_DECKS = [
    name
    for name in registry.ids()
    if isinstance(found := registry.load(name), Ruleset)
    and found.game_ref
    and found.info.family == "board"
]


@pytest.mark.parametrize("name", WITHOUT_DECKS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_ruleset_keeps_the_contract(name, seats):
    report = check_ruleset(
        registry.load(name), seats=seats, games=4, seed=seats, options={"turn-cap": 300}, every=15
    )
    assert report.ended == report.matches == 4


def test_the_board_game_is_among_them():
    assert "master-trainer" in WITHOUT_DECKS
