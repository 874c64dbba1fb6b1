"""A Dask cluster plays the same matches, also when one of its workers is killed."""

import json
import os
import signal
import subprocess
import sys

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play.runs.matrix import pairs_of, table
from deckcheck.play.simulate import Plan, run
from deckcheck.play.workers import Alone, Processes, workers
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import SETS, theme_decks

distributed = pytest.importorskip("distributed")
NAMES = ["a", "b", "c"]
GAMES = 24
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster():
    """Return a scheduler with two workers, each a process of one thread."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as found:
        yield found


@pytest.fixture(scope="module")
def decks(shared):
    return theme_decks(shared, SETS["base"])[:3]


def pairs(decks):
    return pairs_of(Plan("ptcg-base", ("random", "random"), seed=5), decks, False)


def test_the_table_is_the_same_alone_on_two_processes_and_with_a_worker_killed(cluster, decks):
    found = []
    for who in (Alone(), Processes(2), workers(1, cluster.scheduler_address)):
        these, killed = pairs(decks), None
        for step in run(these, GAMES, who):
            if killed is None and not isinstance(who, Alone | Processes):
                assert step.done < GAMES  # in the middle of it
                killed = kill_one(cluster)
        found.append(table(these, NAMES, 5))
    assert killed is not None and found[0]["games"] == 3 * GAMES
    assert found[0] == found[1] == found[2]


def kill_one(cluster):
    """Kill the process of a worker and return its number."""
    with distributed.Client(cluster) as client:
        pid = next(iter(client.run(os.getpid).values()))
    os.kill(pid, signal.SIGKILL)
    return pid


def test_stopping_on_a_cluster_gives_the_same_matches(cluster, decks):
    found = []
    for who in (Alone(), workers(1, cluster.scheduler_address)):
        these = pairs(decks)
        list(run(these, 200, who, 0.2))
        found.append([pair.played for pair in these])
    assert found[0] == found[1]


def test_the_command_plays_on_a_cluster(cluster):
    deck = str(ROOT / "docs/examples/haymaker.txt")
    words = ["simulate", "-r", "ptcg-base", deck, deck, "--games", "8", "--json"]
    told = [
        json.loads(CliRunner().invoke(cli, [*words, *more]).stdout)
        for more in (["--jobs", "1"], ["--cluster", cluster.scheduler_address])
    ]
    assert told[0] == told[1]


def test_a_scheduler_that_does_not_answer_is_told(monkeypatch):
    from deckcheck.play.runs import cluster

    monkeypatch.setattr(cluster, "_CONNECT", "0.5s")
    words = ["simulate", "-r", "master-trainer", "--cluster", "tcp://127.0.0.1:9"]
    ran = CliRunner().invoke(cli, words)
    assert ran.exit_code == 2 and "no scheduler answers" in ran.output
    both = CliRunner().invoke(cli, [*words, "--jobs", "2"])
    assert both.exit_code == 2 and "--jobs is for this machine" in both.output


def test_without_the_package_the_command_says_what_to_install(tmp_path):
    (tmp_path / "distributed.py").write_text("raise ModuleNotFoundError(name='distributed')")
    ran = subprocess.run(
        [sys.executable, "-m", "deckcheck", "simulate", "-r", "master-trainer", "--cluster", "x"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2 and "pip install 'deckcheck[cluster]'" in ran.stderr
