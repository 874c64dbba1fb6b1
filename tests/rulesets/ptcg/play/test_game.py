"""The contract: conformance, views, saving, the ends of matches, the board on a screen."""

import json
from random import Random

import pytest
from rich.console import Console

from deckcheck.play import bots
from rulesets import registry
from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.ptcg.eras import BW, EX
from rulesets.ptcg.game import BASE_GAME, BW_GAME, EX_GAME, PokemonGame
from rulesets.testing import check_ruleset
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.decks import SETS, theme_decks
from tests.rulesets.ptcg.eras import ERAS
from tests.rulesets.ptcg.play.test_golden import DECK, SCRIPTED
from tests.rulesets.ptcg.play.test_golden import GAMES as MADE

GAMES = {"base": BASE_GAME, "ex": EX_GAME, "bw": BW_GAME}


@pytest.mark.parametrize("era", GAMES)
def test_the_conformance_suite_holds(shared, era):
    report = check_ruleset(
        registry.load(f"ptcg-{era}"), decks=theme_decks(shared, SETS[era])[:2], games=2, every=12
    )
    assert report.ended == report.matches == 2


def test_the_conformance_suite_holds_for_two_on_two(shared):
    report = check_ruleset(
        registry.load("ptcg-ex"),
        decks=theme_decks(shared, "ex1")[:2],
        options={"two-on-two": True},
        games=2,
        every=20,
    )
    assert report.ended == 2


@pytest.mark.parametrize("era", GAMES)
def test_the_suite_finds_a_game_that_tells_face_down_cards(shared, era, monkeypatch):
    monkeypatch.delattr(PokemonGame, "heard")
    decks = theme_decks(shared, SETS[era])[:2]
    with pytest.raises(AssertionError, match="hears hidden facts"):
        check_ruleset(registry.load(f"ptcg-{era}"), decks=decks, games=2, every=12)


@pytest.mark.parametrize("era", GAMES)
def test_random_matches_end_without_a_broken_invariant(shared, era):
    game, decks = GAMES[era], theme_decks(shared, SETS[era])[:2]
    rng = Random(era)
    for _ in range(10):
        s = game.new_match(decks, MatchOptions())
        while (actor := game.actor(s)) != OVER:
            action = game.chance(s, rng) if actor == CHANCE else rng.choice(game.legal_actions(s))
            game.apply(s, action)
            assert game.violations(s) == []
        assert sum(game.returns(s)) == 1


@ERAS
def test_a_clone_shares_nothing_that_changes(era):
    match = board(era, mon("Machop", "F"), bench=["Onix"], foe="Snorlax", hand=["Fire Energy"])
    before = match.s.key()
    copy = match.s.clone()
    match.game.apply(copy, ("attack", 0))
    assert match.s.key() == before
    assert copy.key() != before


def test_a_state_in_the_middle_of_an_effect_is_saved_and_resumed():
    match = board(BW, mon("Vulpix", "RW"), bench=["Rattata"]).retreat()
    loaded = match.game.load(json.loads(json.dumps(match.game.dump(match.s))))
    assert loaded.key() == match.s.key()
    assert match.game.legal_actions(loaded) == match.game.legal_actions(match.s)


def test_violations_name_what_is_broken():
    match = board(EX, mon("Machop", "F"), bench=["Onix"])
    s = match.s
    s.damage[0] = 15
    s.conditions[1] = ("Asleep",)
    s.supporters = 2
    s.hands[0] += s.stacks[0]
    assert match.game.violations(s) == [
        "cards in more than one place: ['Machop']; in none: []",
        "Machop has 15 damage",
        "Onix on the Bench is ('Asleep',)",
        "2 Supporters in a turn; the limit is 1",
    ]


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_shows_both_sides(width):
    match = board(
        EX,
        mon("Machop", "FW", damage=20, status="Asleep", tools=["Charm"]),
        bench=["Onix", "Rattata"],
        foe=mon("Snorlax", damage=60),
        foe_bench=["Vulpix"],
        hand=["Fire Energy", "Fire Energy", "Machoke"],
        stadium="Rain Stadium",
    )
    console = Console(width=width, record=True, file=None)
    with console.capture() as captured:
        console.print(match.game.screen(match.game.view(match.s, 0), width))
    text = captured.get()
    for words in (
        "Machop",
        "30/50 HP",
        "Asleep",
        "+ Charm",
        "Snorlax",
        "30/90 HP",
        "Onix",
        "Vulpix",
        "Prizes 6",
        "deck 10",
        "2× Fire Energy",
        "Stadium: Rain Stadium",
        "your turn",
    ):
        assert words in text
    assert max(map(len, text.splitlines())) <= width


def test_illegal_actions_are_refused_and_change_nothing():
    match = board(BW, mon("Snorlax", "GGGG", status="Asleep"), bench=["Rattata"], hand=["Onix"])
    before = match.s.key()
    for action in (("retreat", 1), ("attack", 0), ("attack", 7), ("bench", 99), ("nonsense",), ()):
        assert match.game.refusal(match.s, action) is not None
    assert match.s.key() == before
    assert match.refusal("nonsense") == "('nonsense',) is no action of a turn (BW-076)"


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", MADE)
def test_the_evaluation_lets_greedy_beat_random(ruleset):
    game, wins = MADE[ruleset], 0.0
    for number in range(2):
        rng, seat = Random(number), number % 2
        players = {seat: bots.make("greedy"), 1 - seat: bots.make("random")}
        s = game.new_match([DECK, DECK], MatchOptions(SCRIPTED))
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                game.apply(s, game.chance(s, rng))
            else:
                game.apply(s, players[actor].choose(bots.Position(game, s, actor), rng))
        wins += game.returns(s)[seat]
    assert wins == 2
