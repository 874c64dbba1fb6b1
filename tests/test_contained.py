"""Plug-ins at fault: named, the others work, and no exit code says "legal"."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from deckcheck.lint import Linter
from rulesets import contained, registry
from rulesets.api import Check, Finding
from rulesets.deck import Deck
from rulesets.errors import PluginError
from tests.conftest import ROOT

HOSTILE = """
import sys
from dataclasses import replace
from rulesets.api import Check, Finding, Ruleset, RulesetInfo
from rulesets.family import Family
from rulesets.lines.list_format import ListFormat

def ruleset(name, run=lambda deck, rules: (), in_force=lambda *given: None, **more):
    info = RulesetInfo(name, "T\\x1b[2Jitle", "pokemon", "2020-01-01", statements=("BW",))
    check = Check("BAD201", "bad", ("BW-001",), run, "Bad.")
    return Ruleset(info, (check,), in_force, **more)

def leaves(deck, rules):
    sys.exit(0)

def raises(*given):
    raise ValueError("over\\x1b[2J")

def ends(*given):
    sys.exit(0)

EXITS = ruleset("bad-exit", leaves)
RAISES = ruleset("bad-raise", raises)
TYPES = ruleset("bad-type", lambda deck, rules: ["no finding"])
SEVERITY = ruleset("bad-severity", lambda d, r: [Finding("BAD201", "bad", "fatal", "very bad")])
NONE = ruleset("bad-none", lambda deck, rules: None)
FORCE = ruleset("bad-force", in_force=raises)
LEAVES = ruleset("bad-leave", in_force=ends)
NAMED = ruleset("another-name")
CHECKS = replace(ruleset("bad-checks"), checks=("no check",))
ESCAPE = ruleset("bad-escape", lambda d, r: [Finding("BAD201", "bad", "error", "x\\x1b[2Jy")])

class Game(Family):
    id = "bad-game"
    @property
    def formats(self):
        return (ListFormat("bad", raises, likeness=raises),)
    def knows(self, pool, name):
        sys.exit(0)

GAME = Game()
"""
POINTS = """
[deckcheck.rulesets]
bad-import = hostile_import:X
bad-exit = hostile:EXITS
bad-raise = hostile:RAISES
bad-type = hostile:TYPES
bad-severity = hostile:SEVERITY
bad-none = hostile:NONE
bad-force = hostile:FORCE
bad-leave = hostile:LEAVES
bad-name = hostile:NAMED
bad-checks = hostile:CHECKS
bad-escape = hostile:ESCAPE
[deckcheck.families]
bad-game = hostile:GAME
"""
NAMES = [line.split(" = ")[0] for line in POINTS.splitlines() if line.startswith("bad-")][:-1]
LIST = "4 Pikachu BS 58\n56 Lightning Energy BS 100\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return a folder with a hostile plug-in."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "hostile.py").write_text(HOSTILE)
    (folder / "hostile_import.py").write_text("import sys\nsys.exit(0)\n")
    info = folder / "hostile-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(POINTS)
    return folder


def deckcheck(installed, *arguments, text=""):
    path = os.pathsep.join([str(installed), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "deckcheck", *arguments], input=text, capture_output=True,
        text=True, encoding="utf-8", env={**os.environ, "PYTHONPATH": path}, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_at_fault_is_named_and_never_says_legal(installed, name):
    ran = deckcheck(installed, "check", "-r", name, "-", text=LIST)
    assert ran.returncode == (1 if name == "bad-escape" else 2), ran.stdout
    assert "Traceback" not in ran.stderr and "\x1b" not in ran.stdout + ran.stderr
    assert "legal by" not in ran.stdout.replace("illegal by", "")
    if name != "bad-escape":
        assert f"ruleset {name!r} from hostile 0.1" in ran.stderr


def test_the_other_rulesets_and_games_work_beside_it(installed):
    for text, ruleset in ((LIST, "ptcg-unlimited"), (LIST, ""), ("3 Nothing Known\n", "")):
        chosen = ["-r", ruleset] if ruleset else []
        ran = deckcheck(installed, "check", *chosen, "-", text=text)
        assert "Traceback" not in ran.stderr
        assert ran.returncode == (0 if ruleset else 1), ran.stderr
        assert " by ptcg-" in ran.stdout
    ran = deckcheck(installed, "rulesets")
    assert ran.returncode == 2 and "ptcg-base" in ran.stdout and "\x1b" not in ran.stdout
    assert "'bad-import' from hostile 0.1 failed to load" in ran.stdout + ran.stderr


def test_a_card_is_shown_without_the_rulesets_at_fault(installed):
    ran = deckcheck(installed, "card", "base1-58")
    assert ran.returncode == 0 and "ptcg-base" in ran.stdout
    assert "ruleset 'bad-force' from hostile 0.1: in_force failed" in ran.stderr
    assert "\x1b" not in ran.stdout + ran.stderr and "Traceback" not in ran.stderr


def test_a_search_by_a_ruleset_at_fault_says_so(installed):
    for name in ("bad-raise", "bad-exit", "bad-force"):
        ran = deckcheck(installed, "search", f"legal:{name}")
        assert ran.returncode == 2 and f"ruleset {name!r} from hostile 0.1" in ran.stderr


def test_the_days_of_a_list_are_told_without_the_rulesets_at_fault(installed):
    ran = deckcheck(installed, "check", "--when", "-", text=LIST)
    assert ran.returncode in (0, 1) and "ptcg-unlimited" in ran.stdout
    assert "ruleset 'bad-exit' from hostile 0.1" in ran.stderr


def held(run):
    """Return a linter of a ruleset whose only check is contained."""
    own = registry.load("ptcg-base")
    check = Check("BAD101", "bad", ("BW-001",), run, "Bad.")
    return Linter(contained.ruleset(replace(own, checks=(check,)), "ptcg-base", "hostile 0.1"))


def _loops(deck, rules):
    while True:
        pass


def _loops_and_catches(deck, rules):
    while True:
        try:
            while True:
                pass
        except Exception:
            pass


def _finds_forever(deck, rules):
    while True:
        yield Finding("BAD101", "bad", "note", "again")


@pytest.mark.parametrize("run", [_loops, _loops_and_catches])
def test_a_check_without_end_is_stopped_and_named(monkeypatch, run):
    monkeypatch.setattr(contained, "SECONDS", 0.2)
    with pytest.raises(PluginError, match=r"check BAD101 of ruleset 'ptcg-base' .*no end after"):
        held(run).run(Deck(()))


def test_findings_without_end_are_stopped(monkeypatch):
    monkeypatch.setattr(contained, "MOST", 50)
    with pytest.raises(PluginError, match="more than 50 findings"):
        held(_finds_forever).run(Deck(()))


def test_a_check_that_cannot_be_stopped_ends_with_2():
    code = (
        "import time\nfrom rulesets import contained\n"
        "contained.SECONDS = 0.2\n"
        "with contained.contained('ruleset x'):\n"
        "    while True:\n"
        "        try:\n"
        "            time.sleep(60)\n"
        "        except BaseException: pass\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, cwd=ROOT)
    assert ran.returncode == 2 and b"ruleset x cannot be stopped" in ran.stderr
