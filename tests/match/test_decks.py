"""Matches with decks: read, played, replayed, refused."""

from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.match import unscripted
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


@pytest.mark.parametrize("decks", [0, 1, 3])
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


def test_a_game_names_the_cards_that_no_program_carries_out():
    card = SimpleNamespace(name="Odd Card", id="x-1")
    assert unscripted(SimpleNamespace(unscripted=lambda decks: [card, card]), []) == [
        "Odd Card (x-1)"
    ]
    assert unscripted(SimpleNamespace(), []) == []


def test_cards_without_a_program_stop_a_match_unless_allowed(monkeypatch):
    card = SimpleNamespace(name="Odd Card", id="x-1")
    from rulesets.ptcg.game import PokemonGame

    monkeypatch.setattr(PokemonGame, "unscripted", lambda self, decks: [card], raising=False)
    args = ("simulate", "-r", "ptcg-base", HAYMAKER, HAYMAKER, "--games", "1", "--jobs", "1")
    refused = run(*args)
    assert refused.exit_code == 2
    assert "PTCG901 no program carries out 1 card: Odd Card (x-1)" in refused.output
    allowed = run(*args, "--allow-unscripted")
    assert allowed.exit_code == 0 and "without their effects: Odd Card (x-1)" in allowed.output
