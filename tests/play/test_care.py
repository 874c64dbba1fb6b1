"""What a person might lose or miss at the table: files, options, luck and legality."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play.figures import middle
from deckcheck.play.match import Match
from rulesets import registry
from tests.conftest import ROOT

ALONE = ["play", "-r", "master-trainer", "--players", "2", "--seat", "human,random", "--seed", "7"]
HAYMAKER = str(ROOT / "docs/examples/haymaker.txt")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def run(*args, text=None):
    return CliRunner().invoke(cli, list(args), input=text, prog_name="deckcheck")


def test_quitting_an_unsaved_match_asks_first(tmp_path):
    result = run(*ALONE, text="q\nn\nq\ny\n")
    assert result.output.count("Quit without saving?") == 2
    assert result.exit_code == 0 and not (tmp_path / "match.json").exists()


def test_saving_over_another_file_asks_first(tmp_path):
    other = tmp_path / "notes.txt"
    other.write_text("my notes", "utf-8")
    result = run(*ALONE, text="s notes.txt\nn\nq\ny\n")
    assert "notes.txt exists. Write over it?" in result.output
    assert other.read_text("utf-8") == "my notes"
    run(*ALONE, text="s notes.txt\ny\nq\n")
    assert json.loads(other.read_text("utf-8"))["format"] == "deckcheck-match"


def test_saving_again_to_the_file_of_the_match_asks_nothing(tmp_path):
    result = run(*ALONE, text="s mine.json\n1\ns\nq\n")
    assert "Write over" not in result.output and result.exit_code == 0


def test_an_end_of_input_writes_over_no_other_file(tmp_path):
    other = tmp_path / "match.json"
    other.write_text("my notes", "utf-8")
    result = run(*ALONE, text="1\n")
    assert "deckcheck play --resume match-2.json" in result.output
    assert other.read_text("utf-8") == "my notes"


@pytest.mark.parametrize(
    "more",
    [["--seed", "0"], ["-r", "ptcg-base"], [HAYMAKER], ["--seat", "random"], ["--allow-illegal"]],
)
def test_resuming_passes_over_no_option_in_silence(tmp_path, more):
    run(*ALONE, "--save", "mine.json", text="q\n")
    result = run("play", "--resume", "mine.json", *more)
    assert result.exit_code == 2 and "--resume" in result.output


def test_a_match_with_an_edited_seed_is_not_verified(tmp_path):
    run(*ALONE, "--save", "mine.json", text="1\n1\nq\n")
    sound = run("replay", "mine.json", "--verify")
    assert sound.exit_code == 0 and "luck by seed 7" in sound.output
    saved = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    (tmp_path / "mine.json").write_text(json.dumps({**saved, "seed": 8}), "utf-8")
    edited = run("replay", "mine.json", "--verify")
    assert edited.exit_code == 2 and "not the luck of seed 8" in edited.output


def test_taking_back_lets_bots_forget_what_they_did():
    match = Match(registry.load("master-trainer"), ["human", "greedy"], (), {}, 7)
    match.advance()
    while not any(move.actor == 0 for move in match.transcript.moves):
        match.make(match.game.legal_actions(match.state)[0])
        match.advance()
    before = match._bot(1)
    assert match.undo()
    assert match._bot(1) is not before


def test_the_median_of_an_even_number_lies_between():
    assert middle([1, 2, 4, 9]) == 3
    assert middle([1, 2, 9]) == 2


def test_a_deck_that_is_not_legal_is_played_where_that_is_allowed(tmp_path):
    deck = tmp_path / "five.txt"
    text = (ROOT / "docs/examples/haymaker.txt").read_text("utf-8")
    deck.write_text(text.replace("4 Hitmonchan", "5 Hitmonchan"), "utf-8")
    command = ["simulate", "-r", "ptcg-base", str(deck), HAYMAKER, "--games", "1", "--seed", "1"]
    refused = run(*command)
    assert refused.exit_code == 2
    assert "--allow-illegal" in refused.output and "--on DATE" in refused.output
    allowed = run(*command, "--allow-illegal")
    assert allowed.exit_code == 0
    assert "deck 1 is not legal in ptcg-base: 5 copies of Hitmonchan" in allowed.output


def test_a_game_of_decks_without_decks_says_how_many_it_takes():
    result = run("play", "-r", "ptcg-base", "--seat", "human,greedy")
    assert result.exit_code == 2 and "0 decks given; ptcg-base takes 2" in result.output
