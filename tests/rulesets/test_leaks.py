"""No seat of any playable ruleset learns of hidden cards: by view, prompt, narration or replay."""

import json
from zlib import crc32

import pytest

from deckcheck.play.match import Match
from deckcheck.play.narration import narrated, retold
from rulesets import registry
from rulesets.api import Ruleset
from rulesets.parts.telling import teller_of
from rulesets.testing import check_ruleset, check_secrecy
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
def test_no_seat_is_shown_or_told_what_depends_on_hidden_cards(name, shared):
    report = check_secrecy(registry.load(name), decks=decks_for(name, shared), games=2, every=20)
    assert report.ended == 2 and report.probes > 20


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
def test_what_an_action_brought_about_is_held_against_hidden_cards(name, shared, monkeypatch):
    game = registry.load(name).game
    teller = type(teller_of(game))
    honest = teller.happened

    def leak(self, before, action, after, listener):
        lines = honest(self, before, action, after, listener)
        return [*lines, str(crc32(json.dumps(game.dump(after)).encode()))]

    monkeypatch.setattr(teller, "happened", leak)
    with pytest.raises(AssertionError, match="is told hidden facts"):
        check_ruleset(registry.load(name), decks=decks_for(name, shared), games=1, every=50)


@pytest.mark.parametrize("name", PLAYABLE)
def test_entries_of_a_menu_that_read_the_same_are_found(name, shared, monkeypatch):
    ruleset = registry.load(name)
    teller = type(teller_of(ruleset.game))
    honest = teller.menu
    monkeypatch.setattr(teller, "menu", lambda self, s: [*honest(self, s), *honest(self, s)])
    with pytest.raises(AssertionError, match="read the same"):
        check_ruleset(ruleset, decks=decks_for(name, shared), games=1)


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_replay_for_a_seat_tells_it_what_it_heard_in_the_match(name, shared):
    match = Match(registry.load(name), ["random", "random"], decks_for(name, shared), {}, 3)
    seats = (0, 1, None)
    heard = {seat: [] for seat in seats}
    while (action := match.automatic()) is not None and len(match.transcript.moves) < 120:
        told = narrated(match.game, match.state, action, seats, match.play)
        for seat in seats:
            heard[seat].append(told[seat])
    for seat in seats:
        assert [step.lines for step in retold(match, seat)] == heard[seat]
    assert heard[0] != heard[None] and heard[1] != heard[None]
