"""Matches with decks: read, played, replayed, refused."""

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from rulesets import registry
from tests.conftest import ROOT

HAYMAKER = str(ROOT / "docs" / "examples" / "haymaker.txt")


def run(*args):
    return CliRunner().invoke(cli, list(args), prog_name="deckcheck")


def test_a_match_with_decks_is_played_and_replayed_from_the_pool(tmp_path):
    path = str(tmp_path / "m.json")
    played = run("play", "-r", "ptcg-base", HAYMAKER, HAYMAKER, "--seat", "random", "--seed", "3",
                 "--save", path)  # fmt: skip
    assert played.exit_code == 0, played.output
    verified = run("replay", path, "--verify")
    assert verified.exit_code == 0 and "moves verified" in verified.output


@pytest.mark.parametrize("decks", [0, 1])
def test_a_wrong_number_of_decks_is_refused(decks):
    result = run("simulate", "-r", "ptcg-base", *[HAYMAKER] * decks)
    assert result.exit_code == 2
    noun = "deck" if decks == 1 else "decks"
    assert f"{decks} {noun} given; ptcg-base takes 2" in result.output


def test_an_illegal_deck_is_refused_with_its_findings(tmp_path):
    deck = tmp_path / "short.txt"
    deck.write_text("4 Pikachu BS 58\n", "utf-8")
    result = run("simulate", "-r", "ptcg-base", str(deck), HAYMAKER)
    assert result.exit_code == 2 and "short.txt: illegal in ptcg-base" in result.output


def test_a_ruleset_without_play_rules_says_so():
    name = next(n for n in registry.ids() if not registry.load(n).game_ref)
    result = run("play", "-r", name, "--seat", "random")
    assert result.exit_code == 2 and f"{name} has no play rules" in result.output


UNSCRIPTED = """
4 Team Galactic's Wager MT 115
4 Pikachu BS 58
52 Lightning Energy BS 100
"""


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "wager.txt"
    path.write_text(UNSCRIPTED, "utf-8")
    return str(path)


def test_cards_without_a_program_stop_a_match_and_are_explained(deck):
    args = ("simulate", "-r", "ptcg-bw", "--on", "2022-01-01", deck, deck, "--games", "1")
    refused = run(*args)
    assert refused.exit_code == 2
    said = " ".join(refused.output.split())
    assert "PTCG901 1 card without a program: Team Galactic's Wager (dp2-115)" in said
    assert "'deckcheck pool import FOLDER' brings texts" in said
    assert "See 'deckcheck rules show PTCG901'" in said


def test_cards_without_a_program_are_played_bare_where_allowed(deck):
    args = ("simulate", "-r", "ptcg-bw", "--on", "2022-01-01", deck, deck, "--games", "1")
    allowed = run(*args, "--allow-unscripted", "--jobs", "1")
    assert allowed.exit_code == 0, allowed.output
    assert "without their effects: Team Galactic's Wager (dp2-115)" in allowed.output


def test_a_match_at_the_terminal_says_what_is_played_bare(deck):
    played = run("play", "-r", "ptcg-bw", "--on", "2022-01-01", deck, deck, "--seat", "random",
                 "--seed", "1", "--allow-unscripted")  # fmt: skip
    assert played.exit_code == 0, played.output
    said = " ".join(played.output.split())
    assert said.count("Played without their effects: Team Galactic's Wager (dp2-115)") == 2


def test_a_list_with_unscripted_cards_is_legal_all_the_same(deck):
    checked = run("check", "-r", "ptcg-bw", "--on", "2022-01-01", deck)
    assert checked.exit_code == 0 and "PTCG901" not in checked.output


def test_the_code_is_explained():
    shown = run("rules", "show", "PTCG901")
    assert shown.exit_code == 0
    assert "unscripted-card" in shown.output
    assert "Rulesets: ptcg-base, ptcg-ex, ptcg-bw" in shown.output
