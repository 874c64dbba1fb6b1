"""Bots of other packages, found by their entry points."""

import json
import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT

SOURCE = """
class First:
    name = "first"

    def __init__(self, last=""):
        self.place = -1 if last == "last" else 0

    def begin(self, table):
        assert table.ruleset == "master-trainer" and table.seats == 2

    def choose(self, position, rng):
        return position.actions[self.place]


class Crashing(First):
    def choose(self, position, rng):
        raise SystemExit(0)


class Cheating(First):
    def choose(self, position, rng):
        return ("win",)


class Late(First):
    def begin(self, table):
        raise KeyError("nothing")


def nothing():
    return 5
"""
POINTS = """[deckcheck.bots]
first = own_bots:First
crashing = own_bots:Crashing
cheating = own_bots:Cheating
late = own_bots:Late
missing = no_such_module:Bot
nothing = own_bots:nothing
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    target = tmp_path_factory.mktemp("site")
    (target / "own_bots.py").write_text(SOURCE, "utf-8")
    info = target / "own_bots-0.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 0.2\n")
    (info / "entry_points.txt").write_text(POINTS)
    return target


def simulate(installed, *names):
    bots = ["--bots", ",".join(names), "--games", "4", "--jobs", "2", "--json"]
    return subprocess.run(
        [sys.executable, "-m", "deckcheck", "simulate", "-r", "master-trainer", "--players", "2",
         "--option", "turn-cap=100", *bots],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip


def test_a_bot_of_another_package_plays_by_its_name(installed):
    ran = simulate(installed, "first", "random")
    assert ran.returncode == 0, ran.stderr
    assert [row["bot"] for row in json.loads(ran.stdout)["win_rate"]] == ["first", "random"]


def test_what_stands_behind_a_colon_is_given_to_the_bot(installed):
    one, two = (
        json.loads(simulate(installed, n, "random").stdout) for n in ("first", "first:last")
    )
    assert one["digest"] != two["digest"]


@pytest.mark.parametrize("name", ["crashing", "cheating", "late"])
def test_a_fault_loses_every_match_and_the_run_goes_on(installed, name):
    ran = simulate(installed, name, "random")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["wins"] == [0, 4]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("missing", "bot 'missing' from own-bots 0.2 failed: ModuleNotFoundError"),
        ("nothing", "own_bots:nothing makes no bot; expected a method 'choose'"),
        ("crashed", "there are random, greedy, search, program, first, crashing"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused(installed, name, told):
    ran = simulate(installed, name)
    assert ran.returncode == 2 and told in ran.stderr and "Traceback" not in ran.stderr
