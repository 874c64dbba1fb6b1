"""A command imports what it needs and no more."""

import subprocess
import sys

from cardpool.store import CardPool
from tests.conftest import ROOT

# Each costs milliseconds that a check of one list would not win back.
NOT_NEEDED = {"pathlib", "random", "textwrap", "rich", "rapidfuzz", "rulesets.ptcg.lookup.tails"}
CHECK = """
import sys
from deckcheck.cli.app import cli
try:
    cli(["check", "-r", "ptcg-base", sys.argv[1]])
finally:
    print(*sys.modules, file=sys.stderr)
"""


def test_a_check_of_an_exact_list_imports_nothing_that_only_others_need():
    CardPool.open()  # built by now, where the facts have changed
    haymaker = ROOT / "docs/examples/haymaker.txt"
    command = [sys.executable, "-c", CHECK, str(haymaker)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    imported = set(run.stderr.split())
    assert "rulesets.ptcg.construction.counts" in imported, run.stderr
    assert imported & NOT_NEEDED == set()
