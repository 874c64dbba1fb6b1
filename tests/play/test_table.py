"""The table at the terminal: what is told, and what may be asked, through a pipe."""

import re
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from deckcheck.cli.app import cli
from deckcheck.cli.matches.stepping import Stepping
from deckcheck.play.narration import retold
from deckcheck.play.replay import resume
from tests.conftest import ROOT

HAYMAKER = str(ROOT / "docs" / "examples" / "haymaker.txt")
MATCH = ["play", "-r", "ptcg-base", HAYMAKER, HAYMAKER, "--seed", "3"]


def said(*lines, args=MATCH):
    result = CliRunner().invoke(cli, list(args), input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.output


def test_what_chance_and_bots_do_is_told_at_once():
    told = said("7", "q", "y")
    assert "Coin for who goes first: heads\n  Player 1 goes first\n" in told
    assert "Player 2 draws 7 cards\n" in told and "Player 1 draws Energy Removal, " in told
    assert "Player 1: End the turn\nTurn 2: Player 2\n  Player 2 draws 1 card\n" in told


def test_a_choice_says_what_it_is_for():
    assert "Item Finder: put 2 of the cards in your hand except this card" in said("5", "q", "y")


def test_a_card_is_shown_by_the_number_of_its_entry_and_by_name():
    told = said("c 6", "c hitmonchan", "c Charizard", "c 99", "c 7", "q", "y")
    assert "Bill (BS 91), Trainer\n  You draw 2 cards." in told
    assert "Hitmonchan (BS 7), Basic Pokémon, 70 HP, Fighting" in told
    assert "different cards are named 'Charizard'; name one by its id:\n" in told
    assert "There is no entry 99." in told and "That entry is about no card." in told


def test_any_card_can_be_looked_up_with_its_figures_and_words():
    told = said("c base1-4", "c Glorpzax", "q", "y")
    assert "Charizard (base1-4), Fire, Stage 2, 120 HP\n" in told
    assert "  Weakness: Water ×2\n" in told and "  Energy Burn: Any number of times" in told
    assert "There is no card named 'Glorpzax'." in told


def test_a_basic_energy_is_called_so_once():
    assert "Lightning Energy (BS 100), Basic Energy, Lightning\n" in said("c 2", "q", "y")


def test_what_cannot_be_done_is_told_with_its_statement():
    assert "Jab: cannot attack: Jab costs F and Hitmonchan has none (BASE-059)" in said(
        "w", "q", "y"
    )


def test_a_hint_is_an_entry_of_the_menu():
    told = re.search(r"Greedy would take: (\d+)  (.+)", said("h", "q", "y"))
    assert told is not None
    assert re.search(rf"^ *{told[1]}  {re.escape(told[2])}", said("q", "y"), re.MULTILINE)


def test_where_there_are_many_choices_a_target_is_a_second_step(tmp_path):
    position = tmp_path / "many.txt"
    hand = "  hand: Fire Energy, Water Energy, Grass Energy, Lightning Energy, Bill\n"
    mine = f"player 1\n  active: Jynx\n  bench: Abra\n  bench: Scyther\n{hand}"
    position.write_text(f"ruleset: ptcg-base\n{mine}player 2\n  active: Jynx\n", "utf-8")
    told = said("1", "c 1", "0", "1", "2", "q", "y", args=["play", "--position", str(position)])
    assert "\n  1  Attach Fire Energy …\n  2  Attach Water Energy …\n" in told
    second = (
        "\n  1  Attach Fire Energy to Jynx (Active)\n  2  Attach Fire Energy to Abra (Bench 1)\n"
    )
    assert told.count(second) == 2 and "  0  Back\n" in told
    assert "> 2\nPlayer 1: Attach Fire Energy to Abra (Bench 1)\n" in told


def test_piles_log_and_menu_are_shown_on_request():
    told = said("6", "d", "l 2", "l all", "m", "q", "y")
    assert "Player 1 (you), discard pile (1): Bill" in told
    assert "> l 2\nPlayer 1: Play Bill\n  Player 1 draws " in told
    assert told.count("Coin for who goes first") == 2
    assert "Put 1 of the Energy cards on 1 of the opponent's Pokémon with Energy cards" in told


def test_the_help_names_every_key():
    told = said("?", "q", "y")
    for key in (
        "b ",
        "m ",
        "c N",
        "w ",
        "h ",
        "d ",
        "l ",
        "u ",
        "s ",
        "bot ",
        "concede ",
        "q ",
        "? ",
    ):
        assert f"\n{key}" in told


def test_who_concedes_has_lost_and_the_match_says_so(tmp_path):
    path = tmp_path / "m.json"
    args = [*MATCH, "--save", str(path)]
    assert "Player 2 wins: Player 1 concedes." in said(
        "6", "concede", "n", "concede", "y", args=args
    )
    match = resume(path)
    assert match.is_over and match.transcript.result == [0.0, 1.0]
    verified = CliRunner().invoke(cli, ["replay", str(path), "--verify"])
    assert verified.exit_code == 0 and "result [0.0, 1.0]" in verified.output


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_a_saved_match_conceded_by_nobody_there_is_refused(tmp_path, seat):
    import json

    path = tmp_path / "m.json"
    said("concede", "y", args=[*MATCH, "--save", str(path)])
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {"conceded": seat}), "utf-8")
    refused = CliRunner().invoke(cli, ["replay", str(path), "--verify"])
    assert refused.exit_code == 2 and "expected one of two players" in refused.output


def test_among_more_than_two_nobody_concedes():
    args = ["play", "-r", "master-trainer", "--players", "3", "--seed", "7"]
    assert "Only one of two players concedes" in said("concede", "y", "q", "y", args=args)


def test_a_bot_plays_on_for_who_leaves_it_the_seat(tmp_path):
    path = tmp_path / "m.json"
    told = said("bot clever", "bot random", args=[*MATCH, "--save", str(path)])
    assert "no bot named 'clever'; there are " in told
    assert "Player 1 is now played by a bot." in told and " wins" in told
    assert resume(path).transcript.players == ["random", "greedy"]


def test_a_match_of_bots_is_told_whole():
    told = said(args=[*MATCH, "--seat", "random,random"])
    assert "Player 2 draws PlusPower, " in told and "Player 1 draws Energy Removal, " in told
    assert " wins: " in told


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    path = tmp_path_factory.mktemp("table") / "m.json"
    said(args=[*MATCH, "--seat", "random,random", "--save", str(path)])
    return path


def test_a_replay_tells_the_match_as_text_with_all_hands_or_one(played):
    whole = said(args=["replay", str(played), "--text"])
    assert "\n\nTurn 2: Player 2\n  Player 2 draws " in whole and " wins: " in whole
    assert "Player 2 draws PlusPower, " in whole
    heard = said(args=["replay", str(played), "--text", "--seat", "1"])
    assert "Player 2 draws PlusPower, " not in heard and "Player 2 draws 7 cards" in heard


def stepped(played, monkeypatch, *lines, seat=None):
    """Return what is shown while these lines are typed."""
    typed = iter([*lines, "q"])
    console = Console(file=StringIO(), width=100)
    monkeypatch.setattr(console, "input", lambda *a, **k: next(typed))
    match = resume(played)
    Stepping(match, list(retold(match, seat)), seat, console).run()
    return console.file.getvalue()


def test_a_replay_steps_on_back_and_to_a_turn(played, monkeypatch):
    told = stepped(played, monkeypatch, "", "", "b", "t2", "v")
    assert "[1/" not in told and "Player 2 shuffles the deck" in told
    assert "turn 2, opponent's turn" in told and "Player 2, hand: " in told


def test_a_replay_plays_on_by_itself_to_the_end(played, monkeypatch):
    told = stepped(played, monkeypatch, "a 0", seat=0)
    assert "Player 2 draws 7 cards" in told and " wins: " in told and "Player 2, hand:" not in told


def test_a_replay_tells_who_conceded(tmp_path):
    path = tmp_path / "m.json"
    said("concede", "y", args=[*MATCH, "--save", str(path)])
    assert said(args=["replay", str(path)]).endswith("Player 1 concedes\n")


def refused(*args):
    result = CliRunner().invoke(cli, ["play", *args], input="")
    assert result.exit_code == 2, result.output
    return " ".join(result.output.split())


def test_without_a_ruleset_decks_are_played_by_one_in_which_they_are_legal():
    told = said("q", "y", args=["play", HAYMAKER, HAYMAKER, "--seed", "3"])
    assert told.startswith("Played by ptcg-base; -r names another ruleset.\n")


def test_a_ruleset_that_a_list_names_is_taken(tmp_path):
    deck = tmp_path / "own.txt"
    deck.write_text("# ruleset: ptcg-ex\n" + Path(HAYMAKER).read_text("utf-8"), "utf-8")
    told = said("q", "y", args=["play", str(deck), str(deck), "--seed", "3"])
    assert told.startswith("Played by ptcg-ex; ")


def test_without_a_ruleset_and_decks_it_says_what_to_give():
    told = refused()
    assert "no ruleset named Try 'deckcheck play -r master-trainer', or -r with one of " in told
    assert "ptcg-base, " in told


def test_decks_that_are_legal_nowhere_say_what_to_give(tmp_path):
    deck = tmp_path / "short.txt"
    deck.write_text("4 Pikachu BS 58\n", "utf-8")
    told = refused(str(deck), str(deck))
    assert "in none that is played are all decks legal (ptcg-base, " in told
    assert "--on DATE" in told and "--allow-illegal" in told


def test_one_deck_for_two_players_says_how_to_play_it_against_itself():
    told = refused("-r", "ptcg-base", HAYMAKER)
    assert "1 deck given; ptcg-base takes 2 Give a list twice to play it against itself." in told
