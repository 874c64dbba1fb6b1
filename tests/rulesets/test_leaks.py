"""No seat of any playable ruleset learns of hidden cards: by view, prompt, narration or replay."""

import json
from random import Random
from zlib import crc32

import pytest

from deckcheck.cli.matches.telling import heard_by
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions, Ruleset
from rulesets.testing import check_ruleset
from tests.rulesets.ptcg.decks import SETS, theme_decks
from tests.rulesets.yugioh.play.test_soundness import plain_deck

CARD_GAMES = {f"ptcg-{era}": era for era in SETS}
DATED = {f"ptcg-{name}": "swsh1" for name in ("standard", "expanded", "unlimited", "glc")}
PLAYABLE = [
    name
    for name in registry.ids()
    if isinstance(found := registry.load(name), Ruleset) and found.game_ref
]


def decks_for(name, shared):
    if name in CARD_GAMES:
        return theme_decks(shared, SETS[CARD_GAMES[name]])[:2]
    if name in DATED:
        return theme_decks(shared, DATED[name])[:2]
    return [plain_deck()] * 2 if name == "ygo-9" else []


def test_the_suite_of_leaks_knows_every_playable_ruleset():
    assert sorted(PLAYABLE) == sorted([*CARD_GAMES, *DATED, "master-trainer", "ygo-9"])


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_narration_that_depends_on_hidden_cards_is_found(name, shared, monkeypatch):
    game = registry.load(name).game
    honest = type(game).heard

    def leak(self, s, a, seat):
        return f"{honest(self, s, a, seat)} {crc32(json.dumps(self.dump(s)).encode())}"

    monkeypatch.setattr(type(game), "heard", leak)
    with pytest.raises(AssertionError, match="is told hidden facts"):
        check_ruleset(registry.load(name), decks=decks_for(name, shared), games=1, every=50)


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_replay_for_a_seat_tells_it_what_it_heard_in_the_match(name, shared):
    game, rng = registry.load(name).game, Random(3)
    state = game.new_match(decks_for(name, shared), MatchOptions({}, 2))
    for _ in range(60):
        if (actor := game.actor(state)) == OVER:
            break
        legal = list(game.legal_actions(state))
        action = game.chance(state, rng) if actor == CHANCE else rng.choice(legal)
        for seat in (0, 1):
            assert heard_by(game, state, action, seat) == game.heard(state, action, seat)
        assert heard_by(game, state, action, None) == game.describe(state, action)
        game.apply(state, action)
