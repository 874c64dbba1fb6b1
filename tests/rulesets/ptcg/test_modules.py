"""Every module of the match can be imported first: none waits for one that waits for it."""

import subprocess
import sys

import pytest

from tests.conftest import ROOT

ROOMS = ("match", "effects", "play", "words", "text/assemble")
ALONE = """
import sys, traceback
for name in sys.argv[1:]:
    for known in [m for m in sys.modules if m.partition(".")[0] == "rulesets"]:
        del sys.modules[known]
    try:
        __import__(name)
    except ImportError:
        print(name, traceback.format_exc(limit=-1), sep="\\n")
"""


@pytest.mark.slow
def test_every_module_can_be_imported_first():
    paths = [p for room in ROOMS for p in sorted((ROOT / "rulesets/ptcg" / room).rglob("*.py"))]
    names = [".".join(p.relative_to(ROOT).with_suffix("").parts) for p in paths]
    command = [sys.executable, "-c", ALONE, *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("", "")
