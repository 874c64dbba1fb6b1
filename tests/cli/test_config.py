"""The config file: where it is looked for, what it sets, and what is wrong with a broken one."""

import json
import os

import pytest
from click.testing import CliRunner

from deckcheck import config
from deckcheck.cli.app import cli

LIST = "4 Pikachu BS 58\n56 Lightning Energy BS 100\n"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists" / "a.txt").write_text(LIST)
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    return tmp_path


def run(*arguments):
    return CliRunner().invoke(cli, list(arguments), catch_exceptions=False)


def test_a_file_beside_the_lists_sets_the_ruleset(folder):
    (folder / "lists" / "deckcheck.toml").write_text('ruleset = "ex"\n')
    assert "legal by ptcg-ex on" in run("check", "lists/a.txt").output
    assert "legal by ptcg-ex on" in run("check", "lists").output


def test_options_come_before_the_file(folder):
    (folder / "deckcheck.toml").write_text('ruleset = "ptcg-ex"\noutput = "json"\n')
    ran = run("check", "lists/a.txt", "-r", "base", "-o", "text")
    assert ran.output.startswith("lists/a.txt: legal by ptcg-base")
    assert json.loads(run("check", "lists/a.txt").output)[0]["ruleset"] == "ptcg-ex"


def test_the_nearest_file_counts(folder):
    (folder / "home").mkdir()
    (folder / "home" / "deckcheck.toml").write_text('ruleset = "ptcg-bw"\n')
    assert "by ptcg-bw" in run("check", "lists/a.txt").output
    (folder / "deckcheck.toml").write_text('ruleset = "ptcg-ex"\n')
    assert "by ptcg-ex" in run("check", "lists/a.txt").output
    (folder / "lists" / "deckcheck.toml").write_text('ruleset = "ptcg-base"\n')
    assert "by ptcg-base" in run("check", "lists/a.txt").output


def test_a_table_of_a_command_is_for_that_command_alone(folder):
    (folder / "deckcheck.toml").write_text('[search]\nlimit = 2\n[check]\nruleset = "ex"\n')
    assert len(run("search", "pikachu").output.splitlines()) == 2
    assert "by ptcg-ex" in run("check", "lists/a.txt").output


def test_an_output_that_a_command_lacks_is_left_out(folder):
    (folder / "deckcheck.toml").write_text('output = "junit"\n')
    (folder / "b.txt").write_text(LIST)
    assert run("check", "lists/a.txt").output.startswith("<?xml")
    assert run("compare", "lists/a.txt", "b.txt").output.endswith("the same cards\n")


def test_the_variable_names_another_file(folder, monkeypatch):
    (folder / "own.toml").write_text('ruleset = "ptcg-bw"\n')
    monkeypatch.setenv("DECKCHECK_CONFIG", str(folder / "own.toml"))
    assert "by ptcg-bw" in run("check", "lists/a.txt").output
    monkeypatch.setenv("DECKCHECK_CONFIG", "none.toml")
    ran = run("check", "lists/a.txt")
    assert (ran.exit_code, "none.toml: cannot be opened" in ran.stderr) == (2, True)


def test_config_shows_what_is_in_force(folder):
    (folder / "lists" / "deckcheck.toml").write_text('ruleset = "goat"\n[check]\nquiet = true\n')
    said = run("config", "lists").output
    assert "Config file: lists/deckcheck.toml" in said
    assert "  ruleset = 'goat'" in said
    assert "  check: quiet = True" in said
    assert "DECKCHECK_HOME" in said
    assert json.loads(run("config", "--json").output)["file"] is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('rulset = "ex"', "deckcheck.toml:1: there is no setting 'rulset'; did you mean ruleset?"),
        ("\nregion = 3", "deckcheck.toml:2: region: expected a text, found 3"),
        ('lang = "xx"', "deckcheck.toml:1: lang: expected one of de, en"),
        ('ruleset = "chess"', "deckcheck.toml:1: there is no ruleset 'chess'"),
        ("[chek]\nquiet = true", "deckcheck.toml:1: there is no command 'chek'; did you mean"),
        ("ruleset = \nlang", "deckcheck.toml: expected TOML: Invalid value (at line 1"),
        (b"\xff\xfe", "deckcheck.toml: expected TOML:"),
    ],
)
def test_a_broken_file_is_named_with_line_and_cause(folder, text, said):
    path = folder / "deckcheck.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    for command in (("check", "lists/a.txt"), ("config",)):
        ran = run(*command)
        assert ran.exit_code == 2
        assert said in ran.stderr


@pytest.mark.parametrize("base", ["", "/somewhere/else"])
def test_the_users_folder_is_that_of_platformdirs(monkeypatch, base):
    from platformdirs import user_config_dir

    monkeypatch.delenv("DECKCHECK_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", base) if base else monkeypatch.delenv(
        "XDG_CONFIG_HOME", raising=False
    )
    assert os.fspath(config.user_folder()) == user_config_dir("deckcheck", appauthor=False)
