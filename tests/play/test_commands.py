"""play, replay and simulate from the command line."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

BOTS = ["--players", "2", "--seat", "random", "--seed", "4", "--option", "turn-cap=300"]


def run(*args, text=None):
    return CliRunner().invoke(cli, list(args), input=text, prog_name="deckcheck")


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "m.json"
    result = run("play", "-r", "master-trainer", *BOTS, "--save", str(path))
    assert result.exit_code == 0, result.output
    return path


def test_a_match_between_bots_is_played_and_written(saved):
    assert json.loads(saved.read_text("utf-8"))["result"] is not None


def test_replay_verifies_and_prints(saved):
    verified = run("replay", str(saved), "--verify")
    assert verified.exit_code == 0 and "moves verified" in verified.output
    data = json.loads(run("replay", str(saved), "--json").output)
    assert data["moves"][-1]["number"] == len(data["moves"])
    assert data["moves"][-1]["told"][-1] in run("replay", str(saved)).output


def test_an_edited_transcript_ends_with_exit_code_2(saved):
    data = json.loads(saved.read_text("utf-8"))
    del data["moves"][20]
    saved.write_text(json.dumps(data), "utf-8")
    result = run("replay", str(saved), "--verify")
    assert result.exit_code == 2 and "m.json: move 21:" in result.output


def test_a_person_plays_asks_for_help_takes_back_saves_and_quits(tmp_path):
    path = tmp_path / "own.json"
    result = run(
        "play", "-r", "master-trainer", "--players", "2", "--seat", "human,random", "--seed", "7",
        text=f"?\n1\nu\n99\ns {path}\nq\n",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    for words in ("Roll the die and move", "takes that action", "Expected a number from 1 to",
                  "Saved. Go on with: deckcheck play --resume"):  # fmt: skip
        assert words in result.output
    assert path.exists()
    again = run("play", "--resume", str(path), text="q\n")
    assert again.exit_code == 0 and "Roll the die and move" in again.output


def test_the_end_of_input_saves(tmp_path):
    path = tmp_path / "own.json"
    result = run("play", "-r", "master-trainer", "--seat", "human,random", "--seed", "7",
                 "--save", str(path), text="1\n")  # fmt: skip
    assert result.exit_code == 0 and path.exists()


def test_simulate_prints_the_documented_json():
    result = run("simulate", "-r", "master-trainer", "--players", "3", "--games", "4", "--jobs",
                 "1", "--option", "turn-cap=300", "--json")  # fmt: skip
    data = json.loads(result.output)
    assert {"ruleset", "games", "seed", "wins", "draws", "turns", "first_player_win_rate",
            "win_rate", "unscripted"} <= data.keys()  # fmt: skip
    assert {"deck", "rate", "low", "high"} <= data["win_rate"][0].keys()
    assert data["games"] == 4 and len(data["wins"]) == 3


def test_simulate_shows_a_table_and_lengths():
    result = run("simulate", "-r", "master-trainer", "--games", "3", "--jobs", "1", "--option",
                 "turn-cap=300", "--check")  # fmt: skip
    assert result.exit_code == 0
    assert "95 % interval" in result.output and "█" in result.output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulate", "-r", "master-trainer", "--bots", "clever"], "seat 1: no player named"),
        (["simulate", "-r", "master-trainer", "--bots", "human"], "'human' is no bot"),
        (["simulate", "-r", "master-trainer", "--players", "9"], "9 players; master-trainer"),
        (["simulate", "-r", "nowhere"], "there is no ruleset 'nowhere'"),
        (["simulate", "-r", "ptcg-glc"], "ptcg-glc"),
        (["simulate", "-r", "master-trainer", "--option", "x=1"], "has no option 'x'"),
        (["simulate", "-r", "master-trainer", "--option", "turn-cap"], "expected NAME=VALUE"),
        (["simulate", "-r", "master-trainer", "--option", "turn-cap=7"], "'7' is not one of"),
        (["play", "-r", "master-trainer", "--seat", "me"], "seat 1: no player named 'me'"),
        (["play", "-r", "master-trainer", "--players", "2", "--seat", "human,random,random"],
         "3 seats named for 2 players"),
        (["play"], "no ruleset named"),
        (["play", "--resume", "nothing.json"], "cannot read 'nothing.json'"),
        (["replay", "nothing.json"], "cannot read 'nothing.json'"),
    ],
)  # fmt: skip
def test_bad_input_says_what_and_ends_with_exit_code_2(args, message):
    result = run(*args)
    assert result.exit_code == 2 and message in result.output, result.output


def test_decks_for_a_ruleset_without_decks_are_refused(tmp_path):
    deck = tmp_path / "deck.txt"
    deck.write_text("Team\n1 Pikachu\n", "utf-8")
    result = run("simulate", "-r", "master-trainer", str(deck))
    assert result.exit_code == 2 and "takes no deck" in result.output, result.output


def test_replay_of_a_seat_that_is_not_there_is_refused(saved):
    assert "--seat 9: the match has 2 players" in run("replay", str(saved), "--seat", "9").output
