"""Matches of today's formats, with the lists that the README names."""

import re

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text("utf-8")
SHOWN = re.findall(r"^    deckcheck (play .+)$", README, re.MULTILINE)


@pytest.mark.parametrize("command", SHOWN)
def test_the_matches_of_the_readme_play_to_their_end(command, monkeypatch):
    monkeypatch.chdir(ROOT)
    words = [*command.split(), "--seat", "greedy,random", "--seed", "3"]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 0, result.output
    assert re.search(r"Player [12] wins: [^\n]+$", result.output.strip())
    assert "without their effects" not in result.output


def test_the_readme_shows_a_match_of_standard():
    assert any("-r standard" in command for command in SHOWN)


@pytest.mark.parametrize("name", ["standard", "expanded", "unlimited"])
@pytest.mark.rule("PL-220")
def test_a_saved_match_keeps_its_day_and_its_rulebook(name, monkeypatch, tmp_path):
    monkeypatch.chdir(ROOT)
    decks = [f"docs/examples/{deck}.txt" for deck in ("garchomp", "typhlosion")]
    saved = tmp_path / "match.json"
    words = ["play", "-r", name, *decks, "--on", "2026-06-15", "--seat", "random,random"]
    assert CliRunner().invoke(cli, [*words, "--seed", "1", "--save", str(saved)]).exit_code == 0
    text = saved.read_text("utf-8")
    assert '"on": "2026-06-15"' in text and '"rules": "me"' in text
    replayed = CliRunner().invoke(cli, ["replay", str(saved), "--verify"])
    assert replayed.exit_code == 0, replayed.output
    saved.write_text(text.replace('"on": "2026-06-15"', '"on": "yesterday"'), "utf-8")
    refused = CliRunner().invoke(cli, ["replay", str(saved), "--verify"])
    assert refused.exit_code == 2 and "option 'on' cannot be 'yesterday'" in refused.output
