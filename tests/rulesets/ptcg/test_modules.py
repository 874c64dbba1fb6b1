"""Every module of the match can be imported first: none waits for one that waits for it."""

import subprocess
import sys

import pytest

from tests.conftest import ROOT

ROOMS = ("match", "effects", "play", "words", "text/assemble")
# What the rooms stand on is imported before, once for all: it knows no game and so waits for none.
BELOW = ("cardpool.pokemon", "rulesets.engine.asking", "rulesets.text.grammar")
ALONE = """
import os, sys, traceback
assert not [name for name in sys.modules if name.startswith("rulesets.ptcg")]
for name in sys.argv[1:]:
    if os.fork():
        os.wait()
        continue
    try:
        __import__(name)
    except Exception:
        print(name, traceback.format_exc(limit=-1), sep="\\n", flush=True)
    os._exit(0)
"""


@pytest.mark.slow
def test_every_module_can_be_imported_first():
    paths = [p for room in ROOMS for p in sorted((ROOT / "rulesets/ptcg" / room).rglob("*.py"))]
    names = [".".join(p.relative_to(ROOT).with_suffix("").parts) for p in paths]
    command = [sys.executable, "-c", f"import {', '.join(BELOW)}{ALONE}", *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("", "")
