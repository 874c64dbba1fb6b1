"""The table on the whole screen, driven by keys; textual need not be installed."""

import asyncio
from random import Random

import pytest

pytest.importorskip("textual")

from click.testing import CliRunner
from rich.console import Console
from textual.widgets import OptionList, RichLog, Static

from deckcheck.cli.app import cli
from deckcheck.cli.matches.fullscreen import TableApp
from deckcheck.play.match import Match, load_decks
from deckcheck.play.replay import resume
from rulesets import registry
from tests.conftest import ROOT
from tests.rulesets.yugioh.play.test_soundness import plain_deck

HAYMAKER = str(ROOT / "docs" / "examples" / "haymaker.txt")
KEYS = ["1", "2", "3", "enter", "enter", "down", "up", "c", "w", "h", "d", "l", "u", "x", "9",
        "question_mark", "0", "tab", "escape", "space", "home", "end", "pageup"]  # fmt: skip


def match(name, bot="random"):
    ruleset = registry.load(name)
    decks = {"ygo-9": lambda: [plain_deck()] * 2, "master-trainer": list}.get(
        name, lambda: load_decks([HAYMAKER] * 2, ruleset)
    )()
    return Match(ruleset, ["human", bot], decks, {}, 3)


def driven(app, keys, size=(80, 24)):
    """Press keys and return the app, with what its story says as `said`."""

    async def drive():
        async with app.run_test(size=size) as pilot:
            for key in keys:
                await pilot.press(key)
            await pilot.pause()
            app.said = "\n".join(strip.text for strip in app.query_one("#story", RichLog).lines)
            app.asks = str(app.query_one("#asked", Static).render())
            app.choices = app.query_one("#menu", OptionList).option_count

    asyncio.run(drive())
    return app


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 16)])
def test_the_story_the_question_and_the_choices_are_on_the_screen(size):
    app = driven(TableApp(match("ptcg-base"), None), [], size)
    assert "Coin for who goes first: heads" in " ".join(app.said.split())
    assert app.choices == len(app.entries) == 7 and app.asks == "Your turn: choose."


def test_a_number_marks_a_choice_and_enter_takes_it():
    app = driven(TableApp(match("ptcg-base"), None), ["6", "enter"])
    assert "Player 1: Play Bill" in app.said


def test_keys_answer_without_a_move():
    app = driven(TableApp(match("ptcg-base"), None), ["6", "c", "w", "d", "h", "question_mark"])
    said = " ".join(app.said.split())
    for part in ("Bill (BS 91), Trainer", "Jab: cannot attack", "discard pile (0)", "Greedy would",
                 "Arrows or digits"):  # fmt: skip
        assert part in said
    assert len(app.match.transcript.moves) == 3


def test_a_hidden_card_is_not_on_the_screen():
    app = driven(TableApp(match("ptcg-base"), None), [])
    console = Console(width=80)
    with console.capture() as shown:
        console.print(app.match.game.screen(app.match.game.view(app.match.state, 0), 80))
    hidden = [app.match.state.table.faces[c].name for c in app.match.state.hands[1]]
    assert "PlusPower" in hidden and "PlusPower" not in app.said + shown.get()


@pytest.mark.parametrize("name", ["ptcg-base", "ygo-9", "master-trainer"])
@pytest.mark.parametrize("seed", range(2))
def test_no_key_ends_the_match(name, seed):
    rng = Random(seed)
    app = driven(TableApp(match(name), None), [rng.choice(KEYS) for _ in range(36)])
    assert app.return_code in (None, 0) and app.match.transcript.moves


def test_a_match_is_saved_and_goes_on(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    driven(TableApp(match("ptcg-base"), None), ["6", "enter", "s", "q"])
    assert resume(tmp_path / "match.json").transcript.moves[-1].action[0] == "play"


def test_quitting_without_saving_asks_once():
    app = driven(TableApp(match("ptcg-base"), None), ["q"])
    assert "q again quits" in " ".join(app.said.split())


def test_a_bot_plays_on_to_the_end():
    app = driven(TableApp(match("ptcg-base"), None), ["b"])
    assert app.match.is_over and app.choices == 0 and app.asks == "The match is over."


def refused(*args):
    result = CliRunner().invoke(cli, ["play", "-r", "ptcg-base", HAYMAKER, HAYMAKER, *args])
    assert result.exit_code == 2, result.output
    return result.output


def test_the_whole_screen_needs_a_terminal_and_one_person():
    assert "--full-screen needs a terminal" in refused("--full-screen")
    assert "one person against bots" in refused("--full-screen", "--seat", "human,human")
    assert "plays one match" in refused("--full-screen", "--best-of", "3")
