"""Every op, value, condition, selector and filter is carried out by a test of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulesets.ptcg.effects import ops
from rulesets.ptcg.effects.events import EVENTS, TIMES
from rulesets.ptcg.effects.points import POINTS
from tests.conftest import ROOT
from tests.rulesets.ptcg.recorder import OPS, TERMS

HERE = Path(__file__).parent
# The recorder replaces methods of terms, which compiled modules would not call.
REPLACES = pytest.mark.interpreted


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """Return the terms that the tests of ops ask or carry out, and what modifiers are about."""
    path = tmp_path_factory.mktemp("terms") / "recorded.json"
    own = [str(p) for p in sorted(HERE.rglob("test_*.py")) if p != Path(__file__)]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.rulesets.ptcg.recorder", *own]
    env = {**os.environ, "TERMS_RECORDED": str(path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]
    return json.loads(path.read_text("utf-8"))


@REPLACES
def test_every_term_is_carried_out(recorded):
    assert [name for name in TERMS if name not in recorded["seen"]] == []


@REPLACES
def test_no_op_writes_a_register_that_it_does_not_declare(recorded):
    assert recorded["undeclared"] == []


@REPLACES
def test_every_register_declared_is_written(recorded):
    declared = [[name, r.name] for name in OPS for r in getattr(ops, name).writes]
    assert [both for both in declared if both not in recorded["declared"]] == []


@REPLACES
def test_only_an_op_that_acts_changes_the_match(recorded):
    assert recorded["acted"] == []


@REPLACES
def test_no_op_moves_pokemon_without_saying_so(recorded):
    # Send can take a Pokémon out of play, but texts that do so are programs of TakeUp.
    assert recorded["moved"] == ["Send"]


@REPLACES
def test_every_event_is_triggered(recorded):
    assert [
        event for event in (*EVENTS, *TIMES) if f"Trigger {event}" not in recorded["seen"]
    ] == []


@REPLACES
def test_every_point_is_modified(recorded):
    assert [point for point in POINTS if f"Modifier {point}" not in recorded["seen"]] == []


def test_every_point_is_asked_by_the_engine():
    rooms = [ROOT / "rulesets/ptcg" / room for room in ("match", "effects", "play")]
    modules = [path for room in rooms for path in room.rglob("*.py")]
    code = "".join(p.read_text("utf-8") for p in modules)
    # Named once in the list of points, and once more where a rule asks for it.
    assert [point for point in POINTS if code.count(f'"{point}"') < 2] == []
