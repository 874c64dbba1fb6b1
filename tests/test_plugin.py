"""The worked example of docs/plugins.md, installed into an empty folder and run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return a folder with the example plug-in and a broken one installed."""
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *options, str(ROOT / "tests/plugin_example")], check=True)
    broken = target / "broken_plugin-0.3.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-plugin\nVersion: 0.3\n")
    (broken / "entry_points.txt").write_text("[deckcheck.rulesets]\nbroken = no_such_module:X\n")
    return target


def deckcheck(installed, *arguments, text=""):
    path = os.pathsep.join([str(installed), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "deckcheck", *arguments],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )


def test_the_plugin_checks_a_list(installed):
    ran = deckcheck(
        installed, "check", "-r", "ptcg-forty", "-", text="2 Pikachu BS 58\n39 Fire Energy BS 98\n"
    )
    assert ran.stdout.splitlines()[:2] == [
        "stdin:1: FORTY102 2 copies of Pikachu (limit 1) [one-of-each, FORTY-002]",
        "stdin: FORTY101 41 cards in the deck (exactly 40) [forty-cards, FORTY-001]",
    ]
    assert ran.returncode == 1


def test_its_fix_makes_the_list_legal(installed):
    ran = deckcheck(
        installed,
        *("check", "-r", "ptcg-forty", "--fix", "-"),
        text="2 Pikachu BS 58\n39 Fire Energy BS 98\n",
    )
    assert ran.stdout == "1 Pikachu BS 58\n39 Fire Energy BS 98\n"
    assert ran.returncode == 0


def test_its_statements_are_explained(installed):
    ran = deckcheck(installed, "rules", "show", "FORTY101")
    assert "FORTY-001: A deck has exactly 40 cards." in ran.stdout


def test_a_plugin_that_does_not_load_is_named_and_stops_nothing(installed):
    ran = deckcheck(installed, "rulesets", "--json")
    assert "ptcg-forty" in [each["id"] for each in json.loads(ran.stdout)]
    assert (
        "ruleset 'broken' from broken-plugin 0.3 failed to load: No module named 'no_such_module'"
        in ran.stderr
    )
    ran = deckcheck(installed, "check", "-r", "broken", "-", text="1 Pikachu\n")
    assert ran.returncode == 2
    assert "failed to load" in ran.stderr
