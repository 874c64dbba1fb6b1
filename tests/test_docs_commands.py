"""Every command in every page of the docs is run, in a folder that has the files it names."""

import re
import shlex
import shutil
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from tests.conftest import ROOT

PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
STANDARD = "4 Boss's Orders MEG 114\n4 Dunsparce TEF 128\n52 Fire Energy SVE 2\n"
MAGMA = "4 Team Magma's Groudon MA 9\n2 Switch RS 92\n54 Fighting Energy RS 105\n"
DUEL = "#main\n" + "46986414\n" * 3 + "05318639\n" * 2 + "#extra\n!side\n05318639\n"
FILES = {
    **dict.fromkeys(("lists/ash.txt", "deck.txt", "ash.txt", "old-deck.txt"), STANDARD),
    **dict.fromkeys(("registered/ash.txt", "table/ash.txt", "charizard.txt"), STANDARD),
    **dict.fromkeys(("worlds/one.txt", "zard.txt", "mine.txt", "theirs.txt"), STANDARD),
    "lists/misty.ydk": DUEL,
    "magma.txt": MAGMA,
    **dict.fromkeys(("deck.ydk", "registered.ydk", "duel2.ydk", "yugi.ydk"), DUEL),
}
# What a test cannot do: a person's or an organiser's files, whole imports, the user's own shell.
NOT_RUN = {
    "pool import": "needs the card data of others; tests/cardpool/importing imports them",
    "pool remove": "needs such an import",
    "pool coverage --from": "compiles every text; make programs-twice does",
    "sheet deck.txt --form": "needs the form of an organiser; tests/sheets fills one in",
    "rulesets fleets": "needs the plug-in; tests/test_plugin.py installs it",
    "tests/plugin_example": "needs the plug-in; tests/test_plugin.py installs it",
    "play -r ptcg-bw": "needs decks of scripted cards; tests/play has them",
    "play -r ygo-9": "needs decks of scripted cards; tests/play/test_series.py has them",
    "card ID": "stands for any id",
    "build magma.txt": "opens the screen of the builder; tests/builder drives it",
    "simulate": "plays hundreds of matches; tests/play has fewer",
}


def commands(page):
    """Yield the commands of a page: in blocks of code, indented, or behind a prompt."""
    text = page.read_text("utf-8").replace("\\\n", " ")
    inside = False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = not inside
        found = re.match(r"(?: {4,}|\$ )?(deckcheck [a-z].*)$", line)
        if found and (inside or line.startswith((" ", "$"))):
            told = re.split(r"\s{2,}|\s+(?:>>?|#|\|\|)\s*", found[1])[0]
            yield re.sub(r"\s*\[[^\]]*\]", "", told)


ALL = {page.name: list(dict.fromkeys(commands(page))) for page in PAGES}


def is_run(command):
    return not any(each in command for each in NOT_RUN)


@pytest.fixture
def sandbox(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    shutil.copytree(ROOT / "docs/examples", tmp_path / "docs/examples")
    shutil.copy(ROOT / "docs/examples/formats/kanto-cube.toml", tmp_path)
    return tmp_path


def told_by(command):
    """Run a command and return what is wrong with it, nothing where it did its work."""
    words = shlex.split(command)[1:]
    if words[0] == "verify":
        report = CliRunner().invoke(cli, ["check", words[2], "-r", "standard", "--proof"]).stdout
        words[1] = report.splitlines()[-1]
    if words[:2] == ["build", "new"]:
        Path(words[2]).unlink(missing_ok=True)
    elif words[:2] == ["build", "swap"]:  # the example before took the card out
        Path(words[2]).write_text(FILES[words[2]], "utf-8")
    ran = CliRunner().invoke(cli, words, input="quit\n" * 50)
    if ran.exception and not isinstance(ran.exception, SystemExit):
        return f"{command}: {ran.exception!r}"
    usage = ran.exit_code == 2 and "Usage:" in ran.stderr
    refused = ran.exit_code == 2 and ran.stderr.startswith("Error:")
    return f"{command}: {ran.stderr[:300]}" if usage or refused else ""


@pytest.mark.parametrize("page", [name for name, found in ALL.items() if found])
def test_every_command_of_a_page_does_its_work(page, sandbox):
    if any("sheet" in command for command in ALL[page]):
        pytest.importorskip("fpdf")
    if any("replay" in command for command in ALL[page]):
        seats = ["--players", "2", "--seat", "random,random", "--seed", "7"]
        CliRunner().invoke(cli, ["play", "-r", "master-trainer", *seats, "--save", "match.json"])
    told = [said for command in ALL[page] if is_run(command) and (said := told_by(command))]
    assert told == []


def options_of(command):
    """Return the options that a command has, also one below a group."""
    words = shlex.split(command)[1:]
    found = cli.get_command(click.Context(cli), words[0])
    while isinstance(found, click.Group):
        words = words[1:]
        inner = found.get_command(click.Context(found), words[0]) if words else None
        if inner is None:  # a group that opens a list by itself
            every = found.list_commands(click.Context(found))
            inner = found.get_command(click.Context(found), every[0])
        found = inner
    known = {name for each in found.params for name in (*each.opts, *each.secondary_opts)}
    return known, [word for word in words if re.match(r"--?[a-z]", word)]


@pytest.mark.parametrize(
    "command", [each for found in ALL.values() for each in found if not is_run(each)]
)
def test_a_command_that_is_not_run_has_the_options_it_shows(command):
    known, used = options_of(command)
    assert set(used) <= known


def test_the_pages_show_many_commands_and_few_are_not_run():
    every = [each for found in ALL.values() for each in found]
    assert len(every) > 120
    assert sum(map(is_run, every)) > 0.75 * len(every)


def test_the_ten_tasks_need_no_page_but_help():
    """Whoever reads the help of deckcheck and of the command meets every word of the ten."""
    tasks = ALL["first-steps.md"]
    assert len(tasks) == 10
    listed = CliRunner().invoke(cli, ["--help"]).output
    for task in tasks:
        words = shlex.split(task)[1:]
        assert f"  {words[0]} " in listed
        helped = CliRunner().invoke(cli, [words[0], "--help"]).output
        if words[:2] == ["rules", "show"]:
            helped = CliRunner().invoke(cli, ["rules", "show", "--help"]).output
        assert all(word in helped for word in words if word.startswith("-")), task


def test_a_wrong_command_would_be_found(sandbox):
    assert told_by("deckcheck check deck.txt --rulset ptcg-ex")
    assert told_by("deckcheck compare deck.txt none.txt")
