"""Ctrl-C in the middle of a run: what was over is reported, and nobody waits for the rest."""

import json
import os
import signal
from collections import deque
from concurrent.futures import Future
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.cli.runs import progress
from deckcheck.play import bots, simulate
from deckcheck.play.one import Plan, play_one
from deckcheck.play.simulate import CHUNK, Table, run
from deckcheck.play.workers import Alone, Processes, Span, in_order, play_span
from tests.conftest import ROOT

HAYMAKER = str(ROOT / "docs/examples/haymaker.txt")
CAP = {"turn-cap": 100}
PLAN = Plan("master-trainer", ("random", "random"), options=CAP, seed=4)
LONG = 60  # seconds that nobody waits
AGAIN = 10  # seconds after which Ctrl-C is pressed again


class Interrupted(Future):
    """A part that is still being played when somebody presses Ctrl-C."""

    def result(self, timeout=None):
        raise KeyboardInterrupt


class Playing(Future):
    """A part that is still being played, for which nobody waits."""

    def exception(self, timeout=None):
        raise AssertionError("waited for")


def over(outcomes):
    future = Future()
    future.set_result(outcomes)
    return future


def failed():
    future = Future()
    future.set_exception(ValueError("a fault"))
    return future


def until_stopped(told):
    """Return what is told before Ctrl-C goes on its way."""
    found = []
    with pytest.raises(KeyboardInterrupt):
        for each in told:
            found.append(each)
    return found


def test_what_is_over_comes_back_also_behind_what_is_not():
    spans = [Span(0, number, number + 1) for number in range(6)]
    futures = [over(["a"]), Interrupted(), over(["c"]), Playing(), failed(), over(["f"])]
    made = dict(zip(spans, futures, strict=True))
    told = until_stopped(in_order(made.__getitem__, deque(), iter(spans), 6))
    assert told == [(spans[0], ["a"]), (spans[2], ["c"]), (spans[5], ["f"])]


class Held:
    """A bot that thinks for ever; the second one that is asked has the run stopped."""

    name = "held"

    def __init__(self, folder):
        self.folder = Path(folder)

    def choose(self, position, rng):
        try:
            (self.folder / "first").mkdir()
        except FileExistsError:
            sleep(0.5)  # until the part before has come back
            # Again, should one be lost: what collects garbage then passes it over.
            for _ in range(LONG // AGAIN):
                os.kill(os.getppid(), signal.SIGINT)
                sleep(AGAIN)
        sleep(LONG)


def test_a_run_that_is_stopped_keeps_what_was_over_and_ends_its_processes(tmp_path, monkeypatch):
    made_here = bots.BOTS["random"]._replace(made_by=f"{__name__}:Held")
    monkeypatch.setitem(bots.BOTS, "held", made_here)
    held = Plan("master-trainer", (f"held:{tmp_path}", "random"), options=CAP, seed=4)
    tables = [Table(held), Table(PLAN)]
    others = set(active_children())
    # In the background of a shell Ctrl-C is passed over.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt):
        list(run(tables, 24, Processes(2)))
    signal.signal(signal.SIGINT, before)
    assert [len(table.played) for table in tables] == [0, 1]
    assert tables[1].played == [play_one(PLAN, 0)]
    for process in set(active_children()) - others:
        process.join(20)
        assert process.exitcode is not None, "nobody waits for a match that is not reported"


class InParts(Alone):
    """This process, which hands out parts of another size."""

    def __init__(self, part):
        self.part = part


def test_when_a_table_has_played_enough_does_not_depend_on_the_parts():
    found = []
    for part in (1, 3, 4, 10):
        table = Table(PLAN)
        list(run([table], 40, InParts(part), 0.2))
        assert table.closed
        found.append(table.played)
    assert all(played == found[0] for played in found)
    assert len(found[0]) < 40 and len(found[0]) % CHUNK == 0
    assert found[0] == play_span([PLAN], Span(0, 0, len(found[0])))


def never(*given):
    """Play nothing before Ctrl-C."""
    raise KeyboardInterrupt
    yield


@pytest.mark.parametrize("decks", [2, 3])
def test_json_is_whole_also_where_nothing_was_over(monkeypatch, decks):
    monkeypatch.setattr(simulate, "run", never)
    words = ["simulate", "-r", "ptcg-base", *[HAYMAKER] * decks, "--games", "8", "--jobs", "1"]
    ran = CliRunner().invoke(cli, [*words, "--json"])
    data = json.loads(ran.stdout)
    assert (data["games"], data["stopped"], data["turns"]) == (0, True, None)
    assert ran.exit_code == progress.STOPPED and "Stopped after 0 of" in ran.stderr
    for more in ([], ["--csv"] if decks > 2 else []):
        assert CliRunner().invoke(cli, [*words, *more]).exit_code == progress.STOPPED
