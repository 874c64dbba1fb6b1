"""Every command in every page of the docs is run, in a folder that has the files it names."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import COMMANDS, cli
from tests.conftest import ROOT
from tests.documented import ALL, FILES, PAGES, furnish
from tests.test_plugin import installed  # noqa: F401

FEW = "1"  # game of a match that a page plays by the thousand


@pytest.fixture
def sandbox(tmp_path, monkeypatch, bundled_read_once):
    """Return a folder with all that the pages name, in which a command runs."""
    place = tmp_path / "here"
    place.mkdir()
    furnish(place)
    monkeypatch.chdir(place)
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    return place


def is_of_the_plug_in(command):
    return any(word in command for word in ("fleets", "plugin_example", "rules show FL"))


def prepared(words):
    """Return the words of a command, after what must have happened before it."""
    if words[0] == "verify":
        report = CliRunner().invoke(cli, ["check", words[2], "-r", "standard"]).stdout
        words[1] = report.splitlines()[-1]
    elif words[:2] == ["build", "new"]:
        Path(words[2]).unlink(missing_ok=True)
    elif words[:2] == ["build", "swap"]:  # the example before took the card out
        Path(words[2]).write_text(FILES[words[2]], "utf-8")
    elif words[:2] == ["pool", "remove"]:
        CliRunner().invoke(cli, ["pool", "import", "lflist.conf"])
    elif words[:2] == ["card", "tst9-1"]:
        CliRunner().invoke(cli, ["pool", "import", "pokemon-tcg-data"])
    elif words[0] == "replay" or "--resume" in words:
        Path("match.json").write_bytes(saved_match())
    elif "--form" in words:
        from tests.sheets.test_forms import MAP, form

        Path("form.pdf").write_bytes(form())
        Path("form.toml").write_text(MAP, "utf-8")
    if "--games" in words:
        words[words.index("--games") + 1] = FEW
    if words[0] in ("simulate", "tournament"):  # bots that think play in tests of their own
        return [word.replace("greedy", "random") for word in words]
    return words


@cache
def saved_match():
    """Return a match between bots as `play` saves it."""
    seats = ["--seat", "random,random", "--seed", "7", "--save", "match.json"]
    CliRunner().invoke(cli, ["play", "-r", "ptcg-base", "a.txt", "b.txt", *seats])
    return Path("match.json").read_bytes()


def opens_the_screen(words):
    return words[0] == "build" and not (set(words[1:2]) & _BUILD) and "-h" not in words


_BUILD = {"new", "add", "remove", "swap", "move", "set-ruleset", "undo", "redo", "complete", "fix"}


def on_the_screen(words):
    """Run a command that opens the builder, on a screen of its own, and leave with Ctrl-Q."""
    run = [sys.executable, "-c", _ON_A_SCREEN, *words]
    said = subprocess.run(run, capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})  # fmt: skip
    return "" if said.stdout.endswith("left\n") else f"{words}: {said.stderr[-300:]}"


_ON_A_SCREEN = """
import sys
from deckcheck.builder.screen.app import BuilderApp
from deckcheck.cli.app import cli
sys.stdin.isatty = sys.stdout.isatty = lambda: True

async def leave(pilot):
    await pilot.press("ctrl+q")

run = BuilderApp.run
BuilderApp.run = lambda app: (run(app, headless=True, auto_pilot=leave), print("left"))
cli(sys.argv[1:])
"""


def told_by(command):
    """Run a command and return what is wrong with it, nothing where it did its work."""
    words = prepared(shlex.split(command)[1:])
    if opens_the_screen(words):
        return on_the_screen(words)
    ran = CliRunner().invoke(cli, words, input="quit\n" * 50)
    if ran.exception and not isinstance(ran.exception, SystemExit):
        return f"{command}: {ran.exception!r}"
    usage = ran.exit_code == 2 and "Usage:" in ran.stderr
    refused = ran.exit_code == 2 and ran.stderr.startswith("Error:")
    return f"{command}: {ran.stderr[:300]}" if usage or refused else ""


def first_shown():
    """Return the commands of each page that no page before it shows.

    Those of the builder are all tried: one works on what another has left in the list.
    """
    seen, found = set(), {}
    for page, shown in ALL.items():
        new = (each for each in shown if each not in seen or each.startswith("deckcheck build"))
        found[page] = [each for each in new if not is_of_the_plug_in(each)]
        seen.update(shown)
    return {page: shown for page, shown in found.items() if shown}


TRIED = first_shown()


@pytest.mark.parametrize("page", TRIED)
def test_every_command_of_a_page_does_its_work(page, sandbox):
    for word, package in (("sheet", "fpdf"), ("coverage", "lark"), ("build", "textual")):
        if any(word in command for command in TRIED[page]):
            pytest.importorskip(package)
    assert [said for command in TRIED[page] if (said := told_by(command))] == []


OF_THE_PLUG_IN = [each for found in ALL.values() for each in found if is_of_the_plug_in(each)]


@pytest.mark.parametrize("command", OF_THE_PLUG_IN)
def test_every_command_with_the_plug_in_does_its_work(command, installed, tmp_path):  # noqa: F811
    lists = "tests/plugin_example/lists"
    shutil.copytree(ROOT / lists, tmp_path / lists)
    path = os.pathsep.join([str(installed), str(ROOT)])
    program = shlex.quote(sys.executable)
    ran = subprocess.run(
        command.replace("deckcheck", f"{program} -m deckcheck", 1),
        shell=True,  # a shell finds the lists of lists/*.fleet
        input="quit\n" * 50,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    assert ran.returncode in (0, 1), ran.stderr
    assert "Error:" not in ran.stderr and "Traceback" not in ran.stderr, ran.stderr


def test_the_pages_show_many_commands_and_every_one_of_the_program():
    every = [each for found in ALL.values() for each in found]
    assert len(every) > 160 and len(OF_THE_PLUG_IN) >= 4
    assert {shlex.split(each)[1] for each in every} >= set(COMMANDS)


def test_what_the_pages_tell_to_make_and_to_run_as_a_module_exists():
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    made = set(re.findall(r"(?:`| {4})make ([a-z][\w-]*)", text))
    assert len(made) > 8 and made <= targets
    modules = set(re.findall(r"python -m ([\w.]+\w)", text)) - {"pip", "venv"}
    assert len(modules) > 5
    assert [each for each in modules if find_spec(each) is None] == []


def test_the_ten_tasks_need_no_page_but_help():
    """Whoever reads the help of deckcheck and of the command meets every word of the ten."""
    tasks = [each for each in ALL["first-steps.md"] if "--help" not in each]
    assert len(tasks) == 10
    listed = CliRunner().invoke(cli, ["--help"]).output
    for task in tasks:
        words = shlex.split(task)[1:]
        assert f"  {words[0]} " in listed
        helped = CliRunner().invoke(cli, [words[0], "--help"]).output
        if words[:2] == ["rules", "show"]:
            helped = CliRunner().invoke(cli, ["rules", "show", "--help"]).output
        assert all(word in helped for word in words if word.startswith("-")), task


@pytest.mark.parametrize(
    "wrong",
    [
        "deckcheck check deck.txt --rulset ptcg-ex",
        "deckcheck compare deck.txt none.txt",
        "deckcheck build none.xyz --ruleset chess",
        "deckcheck pool import none.cdb",
        "deckcheck simulate -r master-trainer --players 40 --games 200",
    ],
)
def test_a_wrong_command_would_be_found(wrong, sandbox):
    assert told_by(wrong)


def test_sources_without_a_file_are_told_and_none_is_begun(sandbox):
    pytest.importorskip("lark")
    missing = sandbox.parent / "shared" / "data" / "yugioh" / "cards.cdb"
    missing.unlink()
    assert "cards.cdb" in told_by("deckcheck pool coverage --from ../shared/data")
    assert not missing.exists()
