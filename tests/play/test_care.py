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


def notes(tmp_path, name="notes.txt"):
    """Write a file that nobody wants to lose."""
    other = tmp_path / name
    other.write_text("my notes", "utf-8")
    return other


def test_quitting_an_unsaved_match_asks_first(tmp_path):
    result = run(*ALONE, text="q\nn\nq\ny\n")
    assert result.output.count("Quit without saving?") == 2
    assert result.exit_code == 0 and not (tmp_path / "match.json").exists()


def test_saving_over_another_file_asks_first(tmp_path):
    other = notes(tmp_path)
    result = run(*ALONE, text="s notes.txt\nn\nq\ny\n")
    assert "notes.txt exists. Write over it?" in result.output
    assert other.read_text("utf-8") == "my notes"
    run(*ALONE, text="s notes.txt\ny\nq\n")
    assert json.loads(other.read_text("utf-8"))["format"] == "deckcheck-match"


def test_saving_again_to_the_file_of_the_match_asks_nothing(tmp_path):
    result = run(*ALONE, text="s mine.json\n1\ns\nq\n")
    assert "Write over" not in result.output and result.exit_code == 0


def test_an_end_of_input_writes_over_no_other_file(tmp_path):
    other = notes(tmp_path, "match.json")
    result = run(*ALONE, text="1\n")
    assert "deckcheck play --resume match-2.json" in result.output
    assert other.read_text("utf-8") == "my notes"


def test_a_file_that_is_there_is_refused_before_the_match_begins(tmp_path):
    other = notes(tmp_path)
    (tmp_path / "link.json").symlink_to("nowhere.json")
    for name in ("notes.txt", "link.json"):
        result = run(*ALONE, "--save", name, text="1\nq\n")
        assert result.exit_code == 2 and f"--save: '{name}' is there already" in result.output
        assert "Name another file" in result.output and "Seats" not in result.output
    assert other.read_text("utf-8") == "my notes" and (tmp_path / "link.json").is_symlink()


def test_a_resumed_match_is_saved_to_its_own_file_and_over_no_other(tmp_path):
    run(*ALONE, "--save", "mine.json", text="q\n")
    run(*ALONE, "--save", "other.json", text="1\nq\n")
    before = (tmp_path / "other.json").read_text("utf-8")
    result = run("play", "--resume", "mine.json", "--save", "other.json", text="1\nq\n")
    assert result.exit_code == 2 and "is there already" in result.output
    assert (tmp_path / "other.json").read_text("utf-8") == before
    short = (tmp_path / "mine.json").read_text("utf-8")
    same = str(tmp_path / "mine.json")
    result = run("play", "--resume", "mine.json", "--save", same, text="1\nq\n")
    assert result.exit_code == 0 and (tmp_path / "mine.json").read_text("utf-8") != short


def test_no_game_of_a_match_is_written_over_another_file(tmp_path):
    words = ["play", "-r", "ptcg-base", HAYMAKER, HAYMAKER, "--best-of", "3", "--seed", "1"]
    words += ["--seat", "random", "--save", "match.json"]
    (tmp_path / "match-3.json").write_text("my notes", "utf-8")
    result = run(*words)
    assert result.exit_code == 2 and "'match-3.json' is there already" in result.output
    assert (tmp_path / "match-3.json").read_text("utf-8") == "my notes"
    assert not (tmp_path / "match-1.json").exists()
    for free in ("match-4.json", "match-03.json", "match.json"):  # none of a game to be played
        (tmp_path / free).write_text("my notes", "utf-8")
    (tmp_path / "match-3.json").unlink()
    assert run(*words).exit_code == 0 and (tmp_path / "match-1.json").exists()


def test_a_match_of_a_run_is_written_over_no_other_file(tmp_path):
    words = ["simulate", "-r", "master-trainer", "--option", "turn-cap=100", "--match", "1"]
    assert run(*words, "--save", "one.json").exit_code == 0
    before = (tmp_path / "one.json").read_bytes()
    result = run(*words, "--seed", "2", "--save", "one.json")
    assert result.exit_code == 2 and "--save: 'one.json' is there already" in result.output
    assert (tmp_path / "one.json").read_bytes() == before


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
