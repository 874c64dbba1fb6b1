"""The table on the whole screen, driven by keys; textual need not be installed."""

import asyncio
from random import Random
from threading import current_thread, main_thread

import pytest

pytest.importorskip("textual")

from click.testing import CliRunner
from rich.console import Console
from textual.widgets import OptionList, RichLog, Static

from deckcheck.cli.app import cli
from deckcheck.cli.table.fullscreen import TableApp
from deckcheck.play.match import Match, from_position, load_decks
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
            await app.workers.wait_for_complete()
            for key in keys:
                await pilot.press(key)
                await app.workers.wait_for_complete()
            await pilot.pause()
            app.said = "\n".join(strip.text for strip in app.query_one("#story", RichLog).lines)
            app.asks = str(app.query_one("#asked", Static).render())
            app.choices = app.query_one("#menu", OptionList).option_count
            app.detail = str(app.query_one("#detail", Static).render())
            app.room = app.query_one("#menu").size.height
            scene, board = app.query_one("#scene"), app.query_one("#cards", Static)
            lines = range(scene.scroll_offset.y, scene.scroll_offset.y + scene.size.height)
            app.board = "\n".join(board.render_line(y).text for y in lines)

    asyncio.run(drive())
    return app


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 16)])
def test_the_story_the_question_and_the_choices_are_on_the_screen(size):
    app = driven(TableApp(match("ptcg-base"), None), [], size)
    assert "Coin for who goes first: heads" in " ".join(app.said.split())
    assert app.choices == len(app.lines) == 7 and app.asks == "Your turn: choose."


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


def test_a_bot_plays_on_to_the_end_once_that_was_said_twice():
    app = driven(TableApp(match("ptcg-base"), None), ["b", "w"])
    assert not app.match.is_over and app.match.transcript.players[0] == "human"
    app = driven(TableApp(match("ptcg-base"), None), ["b", "b"])
    assert app.match.is_over and app.choices == 0 and app.asks == "The match is over."


def typed(words):
    return ["colon", *("space" if letter == " " else letter for letter in words), "enter"]


def test_any_card_can_be_looked_up_by_typing_its_name():
    app = driven(TableApp(match("ptcg-base"), None), typed("c Mr. Fuji"))
    assert "Mr. Fuji (" in app.said and len(app.match.transcript.moves) == 3


def test_conceding_is_typed_twice():
    app = driven(TableApp(match("ptcg-base"), None), typed("concede"))
    assert not app.match.is_over
    app = driven(TableApp(match("ptcg-base"), None), typed("concede") * 2)
    assert "Player 2 wins: Player 1 concedes." in " ".join(app.said.split())


def test_saving_writes_over_no_other_file_unless_that_is_said_twice(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("match.json", "m"):
        (tmp_path / name).write_text("mine", "utf-8")
    driven(TableApp(match("ptcg-base"), None), ["s", *typed("s m")])
    assert {(tmp_path / name).read_text("utf-8") for name in ("match.json", "m")} == {"mine"}
    assert resume(tmp_path / "match-2.json").transcript.moves
    driven(TableApp(match("ptcg-base"), None), typed("s m") * 2)
    assert resume(tmp_path / "m").transcript.moves


def test_keys_are_answered_while_a_bot_thinks(monkeypatch):
    app, threads = TableApp(match("ptcg-base", "greedy"), None), set()
    found = app.match.automatic

    def automatic():
        if app.match.actor == 1:
            threads.add(current_thread())
        return found()

    monkeypatch.setattr(app.match, "automatic", automatic)
    driven(app, ["7", "enter"])
    assert threads and main_thread() not in threads


def test_what_the_marked_choice_does_stands_beside_it():
    app = driven(TableApp(match("ptcg-base"), None), ["6"])
    assert app.detail == "You draw 2 cards."


@pytest.mark.parametrize("name", ["ptcg-base", "ygo-9", "master-trainer"])
def test_what_one_holds_is_on_a_small_screen(name):
    app = driven(TableApp(match(name), None), [])
    assert "\nHand  " in app.board or "\nYour Item cards" in app.board


def test_a_full_bench_leaves_room_for_the_hand_and_the_choices():
    side = "".join(f"  bench: {name}\n" for name in ("Abra", "Jynx", "Scyther", "Machop", "Magmar"))
    text = "ruleset: ptcg-base\nplayer 1\n  active: Jynx\n" + side + "  hand: 5 Bill\nplayer 2\n"
    table = from_position(f"{text}  active: Jynx\n{side}", "full.txt", ["human", "random"])
    app = driven(TableApp(table, None), [])
    assert app.board.startswith("Player 2") and "\nHand  5× Bill" in app.board and app.room >= 6


def refused(*args):
    result = CliRunner().invoke(cli, ["play", "-r", "ptcg-base", HAYMAKER, HAYMAKER, *args])
    assert result.exit_code == 2, result.output
    return result.output


def test_the_whole_screen_needs_a_terminal_and_one_person():
    assert "--full-screen needs a terminal" in refused("--full-screen")
    assert "one person against bots" in refused("--full-screen", "--seat", "human,human")
    assert "plays one match" in refused("--full-screen", "--best-of", "3")


MANY = """ruleset: ptcg-base
player 1
  active: Jynx
  bench: Abra
  bench: Scyther
  hand: Fire Energy, Water Energy, Grass Energy, Bill
player 2
  active: Jynx
"""


def test_where_there_are_many_choices_a_target_is_a_second_step():
    def table():
        return TableApp(from_position(MANY, "many.txt", ["human", "random"]), None)

    app = driven(table(), ["1"])
    assert app.lines[0].words == "Attach Fire Energy …" and app.choices == 5
    app = driven(table(), ["1", "enter"])
    assert app.asks == "Choose one; Esc goes back." and app.choices == 3
    assert driven(table(), ["1", "enter", "escape"]).choices == 5
    app = driven(table(), ["1", "enter", "2", "enter"])
    assert "Player 1: Attach Fire Energy to Abra (Bench 1)" in " ".join(app.said.split())
